"""The board as SVG: a pure function of a view, the moves on offer, and words."""

from collections.abc import Callable, Mapping, Sequence, Set
from functools import cache

from plansza.core import kit
from plansza.core.drawing import Canvas, Drawing, Phrase, Pictures
from plansza.core.errors import Fact
from plansza.core.kit import Box
from plansza.core.picture import TURN, Speaker
from plansza.core.stage import Stage
from plansza.games.spor.picture import clicks, drawers, faces, shapes, staging, table
from plansza.games.spor.picture.about import about
from plansza.games.spor.picture.faces import ROW, SMALL, TACTICS_PRINTED
from plansza.games.spor.picture.layout import TALL, WIDE, Layout
from plansza.games.spor.picture.reach import LOST, SUM, reaches
from plansza.games.spor.picture.scenery import valley
from plansza.games.spor.picture.shapes import Named
from plansza.games.spor.picture.sketch import sketch
from plansza.games.spor.rules.board import ARRANGING, EXCHANGING, LAST_TURN, OVER
from plansza.games.spor.rules.components import (
    BATTLE_CARDS,
    CARD_NAMES,
    DAMS,
    DEFENDER,
    LOGS,
    MOST_SPACES,
    ROLE_NAMES,
)
from plansza.games.spor.rules.formations import FORMATION_NAMES
from plansza.games.spor.rules.moves import ACROSS, END, OUT, PASS, RETREAT
from plansza.games.spor.rules.row import tiles_left
from plansza.games.spor.rules.view import SporView

WEAKEST = FORMATION_NAMES[0]
LIFT = 12  # what a picked card rises from the hand
IN_HAND = "hand"
PRINTED = dict(enumerate(TACTICS_PRINTED, BATTLE_CARDS))


class SporPictures(Pictures[SporView]):
    """The valley with its dams."""

    ground = "#c8ae7c"

    def art(self) -> str:
        return faces.art() + shapes.disc_art() + table.art()

    def paths(self, view: SporView, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
        return clicks.paths(view, choices)

    def paint(self, drawing: Drawing[SporView]) -> Canvas:
        layout = TALL if drawing.tall else WIDE
        painter = Painter(drawing, layout)
        painter.paint()
        return Canvas(layout.width, layout.height, painter.parts)

    def preview(self, view: SporView, move: int, words: Speaker) -> str:
        return clicks.preview(view, move, words)

    def reasons(self, view: SporView, clickable: Set[str], words: Speaker) -> dict[str, str]:
        return clicks.reasons(view, clickable, words)

    def about(self, view: SporView, id: str) -> list[Phrase]:
        return about(view, id)

    def badges(self, view: SporView) -> list[str]:
        return [shapes.badge(view.board.role(seat)) for seat in (0, 1)]

    def stage(
        self, view: SporView, kind: str, code: str, facts: Mapping[str, Fact]
    ) -> Stage | None:
        return staging.stage(view, kind, code, facts)

    def sketch(self, view: SporView, words: Speaker) -> str:
        return sketch(view, words)


class Painter:
    """Draws one picture, from the back of the table to its front."""

    def __init__(self, drawing: Drawing[SporView], layout: Layout) -> None:
        self.view = view = drawing.view
        self.board = view.board
        self.layout = layout
        self.words = drawing.words
        self.choices = drawing.choices
        self.clickable = drawing.clickable
        self.lit = drawing.lit
        self.drawing = drawing
        seat = view.seat if view.seat is not None else view.board.attacker
        self.near = view.board.role(seat)  # the role at the bottom of the table
        self.parts: dict[str, str] = {}
        self.cards: set[str] = set()  # ids of those that have been drawn

    def paint(self) -> None:
        """Everything on the table."""
        self.parts["valley"] = valley(self.layout)
        for dam in range(DAMS):
            self.dam(dam)
        self.slips()
        self.decks()
        self.other_hand()
        self.formations()
        self.discards()
        self.hand()
        self.tiles()
        self.buttons()

    def card(self, card: int, box: Box, where: str, kind: str, dam: int = 0) -> None:
        """A card that lies open or in the viewer's hand."""
        id = self.card_id(card)
        self.parts[id] = self.face_of(id, card, box, where, kind, dam)

    def card_id(self, card: int) -> str:
        """The id of the next card to be drawn; a second dragonfly gets a number."""
        id = shapes.card_id(card)
        if id in self.cards:
            id += "-2"
        self.cards.add(id)
        return id

    def face_of(self, id: str, card: int, box: Box, where: str, kind: str, dam: int = 0) -> str:
        """A card, drawn where it lies."""
        label = shapes.card_label(card, where, dam, self.words)
        if where == IN_HAND and card >= BATTLE_CARDS:
            name, printed = self.words.thing(CARD_NAMES[card]), PRINTED[card]
            named = Named(name, printed if printed != name else "", self.layout.letters)
            return shapes.named_card(id, card, box, label, kind, named, id in self.lit)
        aimed = card == self.board.chosen and where != IN_HAND  # a trick is about it
        return shapes.card(id, card, box, label, kind, aimed or id in self.lit)

    def dam(self, dam: int) -> None:
        """A dam and the cards on both its sides; outer cards first, so that tops stay visible."""
        layout, board = self.layout, self.board
        for side, near in (("far", False), ("near", True)):
            role = self.near if near else 1 - self.near
            cards = board.cards(role, dam)
            places, ground = places_at(layout is TALL, near, dam)
            id = f"slots-{side}-{dam + 1}"
            target = clicks.stands_for(board, role, dam)
            self.parts[id] = shapes.slots(id, places[: board.spaces(dam)], ground, target)
            laid = list(zip(cards, places, strict=False))
            for card, place in laid if near else laid[::-1]:
                self.card(card, place, ROLE_NAMES[role], ROW, dam + 1)
        box, id = layout.dam_box(dam), f"dam-{dam + 1}"
        self.parts[id] = shapes.dam(board, dam, box, self.words, id in self.lit)
        if board.full_at[dam] and board.destroyed != dam:
            claim = f"claim-{dam + 1}"
            holds = claim in self.clickable
            self.parts[claim] = shapes.claim_flag(dam, box, self.words, holds)

    def slips(self) -> None:
        """Who plays which role, and whose turn it is."""
        sides = ("far", 1 - self.near), ("near", self.near)
        for box, (side, role) in zip(self.layout.slips, sides, strict=False):
            self.parts[f"slip-{side}"] = self.slip(f"slip-{side}", box, role)
            line = self.turn_line(role)
            if line and TURN not in self.parts and self.layout.tabs is None:
                self.parts[TURN] = shapes.turn(box, line)

    def slip(self, id: str, box: Box, role: int) -> str:
        """A player's slip: the name, if somebody sits there, and the role."""
        title = capital(self.words("role", role=ROLE_NAMES[role], form="nom"))
        name = self.drawing.name(self.board.seat(role))
        label = f"{name}: {title}" if name else title
        if self.layout.tabs is not None:
            return shapes.emblem(id, box, role, label)
        shown = kit.shortened(name, box.width - shapes.EMBLEM - 19, shapes.LETTERS, 0.64)
        lines = (shown, title) if name else (title, "")
        return shapes.slip(id, box, role, *lines, label)

    def turn_line(self, role: int) -> str:
        """What the slip of the role to move says."""
        board, words = self.board, self.words
        if board.phase == OVER or (board.turn != role and board.phase != EXCHANGING):
            return ""
        if board.ending == LAST_TURN:
            return words("last-turn")
        return words("has-turn")

    def decks(self) -> None:
        """The decks with their counts, and the defender's logs."""
        board, words, layout = self.board, self.words, self.layout
        if board.phase == ARRANGING and layout.tabs is not None:
            return  # the dams that wait need the room
        self.pile("deck", layout.deck, board.deck, False)
        if self.view.options.tactics:
            self.pile("tactics-deck", layout.tactics_deck, board.tactics_deck, True)
        if self.shows_logs():
            label, lit = words("logs-count", count=board.logs), "log" in self.lit
            self.parts["log"] = shapes.logs(layout.logs, board.logs, LOGS, label, lit)

    def shows_logs(self) -> bool:
        """On a phone the attacker has his buttons there; what is left is told above the board."""
        return self.layout.tabs is None or self.near == DEFENDER or self.view.seat is None

    def pile(self, id: str, box: Box, count: int, tactics: bool) -> None:
        """A deck with the number of its cards."""
        sheets = min(4, (count + 11) // 12)
        lit = id in self.lit
        self.parts[id] = shapes.pile(id, box, sheets, tactics, self.words(id), lit)
        label = self.words(f"{id}-count", count=count)
        self.parts[f"{id}-count"] = kit.counter(f"{id}-count", label, box.middle, box.bottom, count)

    def discards(self) -> None:
        """T7: every discarded battle card at its colour and value, tricks laid, elites lost."""
        lying = {"discards": self.sheet(), **self.discarded(), **self.laid()}
        if self.layout.tabs is None:
            self.parts.update(lying)
        elif OUT.at() not in self.choices:  # else there is a button in its place
            title = self.words("discards")
            drawer = kit.drawer("discards-drawer", title, *lying.values())
            self.parts["discards-drawer"] = drawer
            self.tab("discards-open", "discards-drawer", self.layout.tabs[0], title)

    def sheet(self) -> str:
        """The paper under the discards."""
        layout, lit = self.layout, "discards" in self.lit
        titled = layout.tabs is None
        return shapes.sheet(layout.sheet, layout.discards, self.words("discards"), titled, lit)

    def discarded(self) -> dict[str, str]:
        """The discarded battle cards."""
        box, words = self.layout.discards, self.words
        drawn: dict[str, str] = {}
        for card in sorted(self.board.discards()):
            id, label = shapes.card_id(card), shapes.card_label(card, "discards", 0, words)
            drawn[id] = shapes.discarded(card, box, label, id in self.lit)
        return drawn

    def laid(self) -> dict[str, str]:
        """Tricks laid by either side and elites lost, as small cards."""
        board, place = self.board, self.layout.laid_place
        cards = [*board.tricks[self.near], *board.tricks[1 - self.near], *board.fallen]
        named = [(self.card_id(card), card) for card in cards]
        return {
            id: self.face_of(id, card, place(index, len(cards)), "tricks", SMALL)
            for index, (id, card) in enumerate(named)
        }

    def formations(self) -> None:
        """F1: their table, and at each the dams where it is the best that can still be had."""
        layout, words, box = self.layout, self.words, self.layout.formations
        if layout.tabs is None:
            self.parts.update(table.table(box, self.best_dams(), words))
            return
        self.parts["formations"] = table.drawer(box, self.best_dams(), words)
        self.tab("formations-open", "formations", layout.tabs[1], words("formations-open"))

    def tab(self, id: str, drawer: str, box: Box, name: str) -> None:
        """What pulls a drawer down."""
        self.parts[id] = drawers.tab(id, drawer, box, name)

    def best_dams(self) -> table.Dams:
        """The dams of each row of the table; where a formation cannot be had, anything will do."""
        rows: list[list[int]] = [[] for _ in table.ROWS]
        for dam, name in enumerate(reaches(self.board, self.near)):
            if name and name != LOST:
                rows[table.ROWS.index(WEAKEST if name == SUM else name)].append(dam)
        return tuple([tuple(row) for row in rows])

    def other_hand(self) -> None:
        """The other player's cards from behind; both hands for a spectator."""
        self.backs(1 - self.near, self.layout.back_place, "far")
        if self.view.seat is None:
            self.backs(self.near, self.layout.near_back_place, "near")

    def backs(self, role: int, place: Callable[[int, int], Box], side: str) -> None:
        """Backs differ by deck; their ids tell nothing but the place."""
        battle, tactics = self.board.held[role], self.board.held_tactics[role]
        count = battle + tactics
        labels = self.words("hidden-card"), self.words("hidden-tactics-card")
        for index in range(count):
            id, other = f"back-{side}-{index}", index >= battle
            self.parts[id] = shapes.back(id, place(index, count), other, labels[other])

    def hand(self) -> None:
        """The viewer's own cards."""
        hand = self.view.hand
        waiting = list(self.view.picks)
        for index, card in enumerate(hand):
            box = self.layout.in_hand(index, len(hand))
            if card in waiting:
                waiting.remove(card)
                box = box._replace(y=box.y - LIFT)
            self.card(card, box, IN_HAND, self.layout.hand_face)

    def tiles(self) -> None:
        """C2: the tiles that wait for their place, where hands will be."""
        if self.board.phase != ARRANGING:
            return
        waiting = tiles_left(self.board.tiles)
        for index, tile in enumerate(waiting):
            id, box = f"tile-{tile + 1}", self.layout.waiting_tile(index, len(waiting))
            self.parts[id] = shapes.tile(tile, box, self.words, id in self.lit)

    def buttons(self) -> None:
        """What can be done without touching a thing of the game."""
        kinds = [PASS, END, ACROSS] if self.layout.tabs is None else [PASS, END, ACROSS, OUT]
        wanted = ["retreat"] if "retreat" in self.clickable else []
        wanted += [clicks.SINGLE[kind] for kind in kinds if kind.at() in self.choices]
        for index, id in enumerate(wanted):
            place = self.layout.button(index, len(wanted), self.shows_logs())
            label = self.only_retreat() if wanted == ["retreat"] else ""
            label = label or self.words(f"button-{id}")
            self.parts[id] = kit.button(id, place, label, id in self.lit)

    def only_retreat(self) -> str:
        """T3: from which dam, if a click on the button does it; there is room to say so."""
        paths = self.drawing.paths.items()
        at_once = [move for move, path in paths if path == (RETREAT.code,)]
        return self.words.move(at_once[0]) if at_once else ""


@cache
def places_at(tall: bool, near: bool, dam: int) -> tuple[tuple[Box, ...], Box]:
    """Where the cards of one side of a dam may lie, and the ground under all of them."""
    layout = TALL if tall else WIDE
    places = [layout.place(near, dam, index) for index in range(MOST_SPACES)]
    return tuple(places), layout.side(near, dam)


def capital(text: str) -> str:
    """The first letter large, the others as they are."""
    return text[:1].upper() + text[1:]
