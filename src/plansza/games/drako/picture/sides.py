"""Draws what one side has before it: slip, figures' boards, markers, cards."""

from plansza.core import kit
from plansza.core.drawing import Drawing
from plansza.core.kit import Box
from plansza.core.picture import Speaker
from plansza.games.drako.picture import cards, ledger, panels
from plansza.games.drako.picture.layout import Layout, Point
from plansza.games.drako.rules.board import Board, unseen
from plansza.games.drako.rules.components import (
    BERSERKER,
    BRALD,
    CHARGE_SLOTS,
    DRAGON,
    FIGURE_NAMES,
    KNIGHT,
    SIDE_NAMES,
    THROW_SLOTS,
    THROWER,
    TRACK_NAMES,
    TRACK_SLOTS,
    TRACKS,
)
from plansza.games.drako.rules.fields import FIELD_NAMES
from plansza.games.drako.rules.view import DrakoView

TRACK_SIGNS = ("drako-sign-shield", "drako-sign-fly", "drako-sign-fire", "drako-sign-move")
POWERS = {THROWER: (THROW_SLOTS, "drako-sign-rock"), BERSERKER: (CHARGE_SLOTS, "drako-sign-charge")}


def figure_label(board: Board, words: Speaker, figure: int) -> str:
    """Who it is, where, how wounded."""
    place = board.places[figure]
    return words(
        "figure-label",
        figure=words.thing(FIGURE_NAMES[figure]),
        field=FIELD_NAMES[place] if place >= 0 else "none",
        wounds=board.wounds[figure],
        slots=board.slots(figure),
        net="yes" if board.net == figure else "no",
    )


class SidePainter:
    """Draws the things of one role into the parts of a picture."""

    def __init__(
        self,
        drawing: Drawing[DrakoView],
        layout: Layout,
        role: int,
        near: bool,
        parts: dict[str, str],
    ) -> None:
        self.view = view = drawing.view
        self.board = view.board
        self.options = view.options
        self.words = drawing.words
        self.lit = drawing.lit
        self.layout = layout
        self.panel = layout.near if near else layout.far
        self.role = role
        self.end = "near" if near else "far"  # of the table
        self.side = view.options.sides[role]
        self.name = drawing.words("side", side=SIDE_NAMES[self.side])
        self.parts = parts

    def paint(self) -> None:
        """Everything of this side but what it holds open."""
        if self.panel.slip is not None:
            id = f"slip-{self.end}"
            self.parts[id] = panels.slip(id, self.panel.slip, self.side, self.name)
        self.boards()
        self.markers()
        self.deck()
        if self.panel.discards is not None:
            self.discards(self.panel.discards)
        if self.panel.summary is not None:
            self.summary(self.panel.summary)
        if self.end == "far" or self.view.seat is None:
            self.backs()

    # -- figures ------------------------------------------------------------------------------

    def boards(self) -> None:
        """B3: every figure's wounds and powers."""
        layout, figures = self.layout, self.options.figures[self.role]
        for index, figure in enumerate(figures):
            box = layout.board(self.panel, index, len(figures))
            name = self.words("figure-short", figure=FIGURE_NAMES[figure])
            if figure == DRAGON and layout.across:
                name = ""  # his tracks lie there
            fallen = not self.board.alive(figure) and self.board.wounds[figure] > 0
            id = f"board-{FIGURE_NAMES[figure]}"
            label = figure_label(self.board, self.words, figure)
            size, letters = layout.face, layout.letters
            self.parts[id] = panels.board(figure, box, size, letters, name, label, fallen)
            if figure == DRAGON:
                self.tracks(box)
            else:
                self.slots(figure, box)

    def slots(self, figure: int, box: Box) -> None:
        """The wound slots of a figure that has one row of them."""
        layout, board = self.layout, self.board
        power, sign = POWERS.get(figure, (0, ""))
        left = box.x + layout.face + 12
        id = f"slots-{FIGURE_NAMES[figure]}"
        self.parts[id] = panels.slots(
            id,
            start=(left, box.bottom - layout.slot - (7 if layout.across else 5)),
            radius=layout.slot,
            wounds=board.wounds[figure],
            count=board.slots(figure),
            power=power,
            power_sign=sign,
            side=self.side,
            room=box.right - left - 4,
        )

    def tracks(self, box: Box) -> None:
        """P6: the dragon's four tracks."""
        for track in range(TRACKS):
            id = f"track-{TRACK_NAMES[track]}"
            wounds, count = self.board.tracks[track], TRACK_SLOTS[track]
            name = self.words("track-name", track=TRACK_NAMES[track])
            self.parts[id] = panels.track(
                id,
                self.layout.track(box, track),
                self.layout.letters,
                label=f"{name}: {wounds}/{count}",
                name=name,
                sign=TRACK_SIGNS[track],
                wounds=wounds,
                count=count,
                radius=self.layout.track_slot,
                lit=id in self.lit,
            )

    def markers(self) -> None:
        """B4, P7, N1: stones, the dodge, the fury, the net while it is free."""
        board, owner = self.board, self.options.owner
        x, y = self.panel.markers
        if owner[THROWER] == self.role:
            self.stones((x, y))
        if owner[KNIGHT] == self.role:
            self.marker("dodge", (x, y), "drako-dodge", not board.dodge)
        if owner[BRALD] == self.role:
            self.marker("fury", (x, y), "drako-fury", not board.fury)
            self.marker("net", (x + 2.5 * self.layout.marker, y), "drako-sign-net", board.net >= 0)

    def marker(self, id: str, at: Point, sign: str, spent: bool) -> None:
        """One round marker."""
        label, lit = self.words(f"{id}-label"), id in self.lit
        if spent:
            label = self.words("spent-label", marker=label)
        self.parts[id] = panels.marker(id, label, at, self.layout.marker, sign, spent, lit)

    def stones(self, at: Point) -> None:
        """B4: the trolls' stones, used ones too."""
        count, used = self.board.stones, self.board.used_stones
        size = self.layout.stone
        label = self.words("stones-label", count=count, used=used)
        self.parts["stones"] = panels.stones("stones", label, at, count, used, size)

    # -- cards --------------------------------------------------------------------------------

    def deck(self) -> None:
        """The deck with its count."""
        box, left, id = self.panel.deck, self.board.deck[self.role], f"deck-{self.end}"
        label = self.words("deck-label", side=self.name, count=left)
        sheets = min(4, (left + 9) // 10)
        self.parts[id] = cards.pile(id, self.side, box, sheets, label, id in self.lit)
        count = f"deck-count-{self.end}"
        y = box.bottom - (10 if self.layout.across else 0)
        self.parts[count] = kit.counter(count, label, box.middle, y, left)

    def discards(self, box: Box) -> None:
        """T7: the last discard on top, and how many there are."""
        pile, id = self.board.discards[self.role], f"discards-{self.end}"
        label = self.words("discards-label", side=self.name, count=len(pile))
        self.parts[id] = cards.top_card(id, self.side, pile[-1] if pile else -1, box, label)
        count = f"discards-count-{self.end}"
        self.parts[count] = kit.counter(count, label, box.middle, box.bottom, len(pile))

    def summary(self, box: Box) -> None:
        """D1, T7: on how many cards in hand and deck each kind of symbol is left."""
        words, letters, id = self.words, self.layout.letters, f"ledger-{self.end}"
        self.parts[id] = ledger.summary(id, self.side, box, letters, words("ledger"))
        hidden, deck = self._counted()
        self.parts.update(ledger.kinds(self.end, self.side, box, letters, hidden, deck, words))

    def card_list(self) -> str:
        """D1, T7: of every kind of card, how many are left in hand and deck."""
        letters, box = self.layout.letters, self.panel.list
        hidden, deck = self._counted()
        return ledger.sheet(self.end, self.side, box, letters, hidden, deck, self.words)

    def _counted(self) -> tuple[ledger.Cards, ledger.Cards]:
        """The cards left in hand and deck, in order, and all that there were."""
        hidden = sorted(left_of(self.view, self.role))
        return tuple(hidden), tuple(self.options.decks[self.role])

    def backs(self) -> None:
        """A hand from behind."""
        count = self.board.held[self.role]
        label = self.words("hidden-card")
        for index in range(count):
            id = f"back-{self.end}-{index}"
            box = kit.in_row(self.panel.backs, self.panel.back, index, count, 3)
            self.parts[id] = cards.hidden(id, self.side, box, label)


def left_of(view: DrakoView, role: int) -> list[int]:
    """The cards of a role that nobody has seen leave its hand and deck."""
    return [*unseen(view.options, view.board, role), *view.board.counted[role]]
