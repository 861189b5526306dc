"""The board as SVG: a pure function of a view, the moves on offer, and words."""

from collections.abc import Sequence
from math import dist

from plansza.core import kit
from plansza.core.kit import Box
from plansza.core.picture import TURN, Picture, Speaker, ids_in, root, standing_alone
from plansza.games.drako.picture import clicks, shapes
from plansza.games.drako.picture.faces import art
from plansza.games.drako.picture.layout import TALL, WIDE, Layout, Panel, Point
from plansza.games.drako.picture.scenery import SKY, valley
from plansza.games.drako.rules import moving
from plansza.games.drako.rules.board import OVER, PLACING, REACTING, REDRAWING, unseen
from plansza.games.drako.rules.components import (
    BERSERKER,
    BRALD,
    CARD_NAMES,
    CHARGE_SLOTS,
    DRAGON,
    FIGURE_NAMES,
    FIGURES,
    FIRE,
    KNIGHT,
    ROCK,
    SIDE_NAMES,
    SYMBOL_WORDS,
    SYMBOLS,
    SYMBOLS_ON,
    THROW_SLOTS,
    THROWER,
    TRACK_NAMES,
    TRACK_SLOTS,
    TRACKS,
)
from plansza.games.drako.rules.fields import DIRECTIONS, FIELD_NAMES, FIELDS, HEXES, RAYS
from plansza.games.drako.rules.moves import (
    ASSIGN,
    DONE,
    DRAW,
    ENDURE,
    HIT,
    KEEP,
    PLAY,
    REDRAW,
    RUN,
    SHED,
    STRIKE,
    USE,
    WASTE,
)
from plansza.games.drako.rules.speech import symbol_facts
from plansza.games.drako.rules.view import DrakoView

ANSWERS = ("open", "shielded", "dodged")
TRACK_SIGNS = ("drako-sign-shield", "drako-sign-fly", "drako-sign-fire", "drako-sign-move")
POWERS = {THROWER: (THROW_SLOTS, "drako-sign-rock"), BERSERKER: (CHARGE_SLOTS, "drako-sign-charge")}
FIGURE_SIZE = 1.28  # of a figure's base, in sides of a field
Lit = frozenset[str]
NONE: Lit = frozenset()


def draw(
    view: DrakoView,
    choices: Sequence[int],
    words: Speaker,
    standalone: bool = False,
    tall: bool = False,
) -> Picture:
    """Draw what this view shows; a picture that stands alone lights `choices` itself."""
    layout = TALL if tall else WIDE
    paths = {move: clicks.path(view.board, move) for move in choices}
    clickable = ids_in(paths)
    painter = Painter(view, layout, words, clickable, clickable if standalone else NONE)
    painter.paint(choices)
    previews = {move: clicks.preview(view, move, words) for move in choices}
    picture = Picture(
        root(layout.width, layout.height, words("title")),
        painter.parts,
        paths,
        clicks.reasons(view, clickable, words),
        {move: preview for move, preview in previews.items() if preview},
    )
    return standing_alone(picture, art(), SKY) if standalone else picture


class Painter:
    """Draws one picture, from the back of the table to its front."""

    def __init__(
        self, view: DrakoView, layout: Layout, words: Speaker, clickable: Lit, lit: Lit
    ) -> None:
        self.view = view
        self.board = view.board
        self.options = view.options
        self.layout = layout
        self.words = words
        self.clickable = clickable
        self.lit = lit
        self.near = 0 if view.seat is None else view.board.role(view.seat)
        self.flip = self._looks_north()
        self.parts: dict[str, str] = {}

    def _looks_north(self) -> bool:
        """Whoever starts in the north sits there: his own edge is the nearest."""
        start = self.options.camps[self.near].start
        rows = [HEXES[field][1] for field in start]
        return len(rows) > 1 and sum(rows) < 0

    def paint(self, choices: Sequence[int]) -> None:
        """Everything on the table."""
        self.parts["valley"] = valley(self.layout)
        self.fields()
        self.lines(choices)
        self.figures()
        self.attacks()
        for role, side in ((1 - self.near, "far"), (self.near, "near")):
            panel = self.layout.near if side == "near" else self.layout.far
            self.slip(role, side, panel)
            self.boards(role, panel)
            self.markers(role, side, panel)
            self.piles(role, side, panel)
            self.ledger(role, side, panel)
            if side == "far" or self.view.seat is None:
                self.backs(role, side, panel)
        self.turn()
        self.played()
        self.hand()
        self.buttons(choices)

    # -- the arena ----------------------------------------------------------------------------

    def at(self, field: int) -> Point:
        """The middle of a field as this viewer sees it."""
        return self.layout.field(field, self.flip)

    def fields(self) -> None:
        """B1: the nineteen fields; P3: the knights' start fields."""
        for field in range(FIELDS):
            id, home = clicks.field_id(field), field in self.board.homes
            label = self.words("field-home-label" if home else "field-label",
                               field=FIELD_NAMES[field])  # fmt: skip
            q, r = HEXES[field]
            tone = (q - r) % 3
            self.parts[id] = shapes.field(id, label, self.at(field), self.layout.side,
                                          self.layout.letters, tone, home,
                                          id in self.lit)  # fmt: skip

    def lines(self, choices: Sequence[int]) -> None:
        """The ways of shots, throws, fire and charges that can be chosen now."""
        board = self.board
        for move in choices:
            if STRIKE <= move < RUN:
                self.aim(*divmod(move - STRIKE, FIGURES))
            elif RUN <= move < PLAY:
                direction = (move - HIT) % DIRECTIONS
                field = moving.landing(board, direction)
                enemy = moving.met(board, direction)
                end = board.places[enemy] if move >= HIT else field
                self.line(f"line-{direction}", board.places[BERSERKER], end, "charge")

    def aim(self, figure: int, target: int) -> None:
        """The line to a target; of a rock or of fire, as far as it reaches."""
        board = self.board
        kind = board.in_play().kind
        start, end = board.places[figure], board.places[target]
        if kind in (ROCK, FIRE):
            reached = clicks.hit_by(self.view, figure, target)
            end = board.places[reached[-1]]
            if kind == FIRE:
                ray = next(ray for ray in RAYS[start * DIRECTIONS : (start + 1) * DIRECTIONS]
                           if end in ray)  # fmt: skip
                end = ray[-1]
        id = f"line-{FIGURE_NAMES[figure]}-{FIGURE_NAMES[target]}"
        self.line(id, start, end, SYMBOL_WORDS[kind])

    def line(self, id: str, start: int, end: int, kind: str) -> None:
        """A line between two fields, once."""
        self.parts[id] = shapes.line(id, self.at(start), self.at(end), kind)

    def figures(self) -> None:
        """Everybody on the board, and those to be placed now."""
        board, size = self.board, round(self.layout.side * FIGURE_SIZE, 1)
        for figure in [*self.options.figures[1 - self.near], *self.options.figures[self.near]]:
            if board.alive(figure):
                self.figure(figure, self.at(board.places[figure]), size)
        if board.phase == PLACING:
            self.reserve(size)

    def reserve(self, size: float) -> None:
        """B2: figures not placed yet stand before their owner."""
        for role in (1 - self.near, self.near):
            waiting = [each for each in self.options.figures[role] if not self.board.alive(each)]
            area = self.layout.reserve
            for place, figure in enumerate(waiting):
                x = area.middle + (place - (len(waiting) - 1) / 2) * (size + 10)
                if role == self.near:
                    self.figure(figure, (x, area.centre), min(size, area.height))

    def figure(self, figure: int, middle: Point, size: float) -> None:
        """One figure."""
        id = shapes.figure_id(figure)
        label, netted = self.figure_label(figure), self.board.net == figure
        self.parts[id] = shapes.figure(figure, middle, size, self.layout.letters, label, netted,
                                        id in self.lit)  # fmt: skip

    def figure_label(self, figure: int) -> str:
        """Who it is, where, how wounded."""
        board = self.board
        field = FIELD_NAMES[board.places[figure]] if board.alive(figure) else "none"
        return self.words(
            "figure-label", figure=self.words.thing(FIGURE_NAMES[figure]), field=field,
            wounds=board.wounds[figure], slots=board.slots(figure),
            net="yes" if board.net == figure else "no",
        )  # fmt: skip

    def attacks(self) -> None:
        """T6, T7: the attacks declared, and how each was answered."""
        board, words = self.board, self.words
        pairs = list(zip(board.strikers, board.targets, strict=True))
        ends = {index: [self.at(board.places[each]) for each in pair]
                for index, pair in enumerate(pairs) if all(map(board.alive, pair))}  # fmt: skip
        # The longest arrow first: none hides the number of one in its way.
        for index in sorted(ends, key=lambda index: -dist(*ends[index])):
            striker, target = pairs[index]
            same = [other for other, pair in enumerate(pairs) if pair == (striker, target)]
            bend = (same.index(index) - (len(same) - 1) / 2) * 34
            id = f"attack-{index + 1}"
            label = words("attack-label", attack=index + 1,
                          figure=words.thing(FIGURE_NAMES[striker], "acc"),
                          target=words.thing(FIGURE_NAMES[target], "acc"),
                          value=board.values[index],
                          answer=ANSWERS[board.answers[index]])  # fmt: skip
            size = self.layout.side * FIGURE_SIZE
            self.parts[id] = shapes.attack(id, label, *ends[index], bend, board.values[index],
                                           board.answers[index], size, id in self.lit)  # fmt: skip

    # -- the sides ----------------------------------------------------------------------------

    def slip(self, role: int, side: str, panel: Panel) -> None:
        """The side's name."""
        number = self.options.sides[role]
        title = self.words("side", side=SIDE_NAMES[number])
        self.parts[f"slip-{side}"] = shapes.slip(f"slip-{side}", panel.slip, number, title)

    def turn(self) -> None:
        """Whose turn it is, or who answers."""
        board = self.board
        if board.phase == OVER:
            return
        role = board.asked()
        mine = self.view.seat is not None and role == self.near
        if board.phase in (PLACING, REDRAWING):
            content = self.words("sets-up-now")
        elif board.phase >= REACTING:
            content = self.words("answers-now")
        else:
            content = self.words("your-turn" if mine else "their-turn", count=board.actions)
        panel = self.layout.near if role == self.near else self.layout.far
        self.parts[TURN] = shapes.turn(panel.slip, self.layout.letters, content)

    def boards(self, role: int, panel: Panel) -> None:
        """B3: every figure's wounds and powers."""
        figures = self.options.figures[role]
        for index, figure in enumerate(figures):
            box = self.layout.board(panel, index, len(figures))
            name = self.words("figure-short", figure=FIGURE_NAMES[figure])
            if figure == DRAGON and self.layout is TALL:
                name = ""  # his tracks lie there, and his slip says it
            fallen = not self.board.alive(figure) and self.board.wounds[figure] > 0
            id = f"board-{FIGURE_NAMES[figure]}"
            self.parts[id] = shapes.board(figure, box, self.layout.face, self.layout.letters,
                                          name, self.figure_label(figure), fallen)  # fmt: skip
            if figure == DRAGON:
                self.tracks(box)
            else:
                self.slots(figure, box)

    def slots(self, figure: int, box: Box) -> None:
        """The wound slots of a figure that has one row of them."""
        layout, board = self.layout, self.board
        power, sign = POWERS.get(figure, (0, ""))
        left = box.x + layout.face + 12
        start = (left, box.y + (45 if layout is WIDE else 33))
        id = f"slots-{FIGURE_NAMES[figure]}"
        self.parts[id] = shapes.slots(id, start, layout.slot, board.wounds[figure],
                                      board.slots(figure), power, sign,
                                      self.options.sides[self.options.owner[figure]],
                                      box.right - left - 4)  # fmt: skip

    def tracks(self, box: Box) -> None:
        """P6: the dragon's four tracks."""
        layout, board = self.layout, self.board
        for track in range(TRACKS):
            if layout is WIDE:
                column, row = track % 2, track // 2
                place = Box(box.x + 8 + column * 140, box.y + 70 + row * 66, 134, 60)
            else:
                place = Box(box.x + 50 + track * 81, box.y + 2, 78, 42)
            id = f"track-{TRACK_NAMES[track]}"
            name = self.words("track-name", track=TRACK_NAMES[track])
            label = f"{name}: {board.tracks[track]}/{TRACK_SLOTS[track]}"
            self.parts[id] = shapes.track(id, place, layout.letters, label, name,
                                          TRACK_SIGNS[track], board.tracks[track],
                                          TRACK_SLOTS[track], 9.5 if layout is WIDE else 6,
                                          id in self.lit)  # fmt: skip

    def markers(self, role: int, side: str, panel: Panel) -> None:
        """B4, P7, N1: stones, the dodge, the fury, the net while it is free."""
        board, owner, words = self.board, self.options.owner, self.words
        x, y = panel.markers
        if owner[THROWER] == role:
            label = words("stones-label", count=board.stones, used=board.used_stones)
            self.parts["stones"] = shapes.stones("stones", label, (x, y), board.stones,
                                                 board.used_stones, self.layout.stone,
                                                 self.layout.stones_across)  # fmt: skip
        if owner[KNIGHT] == role:
            self.marker("dodge", (x, y), "drako-dodge", not board.dodge)
        if owner[BRALD] == role:
            self.marker("fury", (x, y), "drako-fury", not board.fury)
            self.marker("net", (x + 2.5 * self.layout.marker, y), "drako-sign-net", board.net >= 0)

    def marker(self, id: str, at: Point, sign: str, spent: bool) -> None:
        """One round marker."""
        label = self.words(f"{id}-label")
        if spent:
            label = self.words("spent-label", marker=label)
        self.parts[id] = shapes.marker(id, label, at, self.layout.marker, sign, spent,
                                       id in self.lit)  # fmt: skip

    def piles(self, role: int, side: str, panel: Panel) -> None:
        """The deck with its count, and the discards with theirs."""
        board, words = self.board, self.words
        number = self.options.sides[role]
        name = words("side", side=SIDE_NAMES[number])
        deck, id = board.deck[role], f"deck-{side}"
        label = words("deck-label", side=name, count=deck)
        self.parts[id] = shapes.pile(id, number, panel.deck, min(4, (deck + 9) // 10), label,
                                     id in self.lit)  # fmt: skip
        count = f"deck-count-{side}"
        y = panel.deck.bottom if self.layout is WIDE else panel.deck.centre
        self.parts[count] = kit.counter(count, label, panel.deck.middle, y, deck)
        if self.layout is WIDE:
            self.discards(role, side, panel, name)

    def discards(self, role: int, side: str, panel: Panel, name: str) -> None:
        """T7: the last discard on top, and how many there are."""
        cards, id = self.board.discards[role], f"discards-{side}"
        label = self.words("discards-label", side=name, count=len(cards))
        top = cards[-1] if cards else -1
        number, box = self.options.sides[role], panel.discards
        self.parts[id] = shapes.top_card(id, number, top, box, label)
        count = f"discards-count-{side}"
        self.parts[count] = kit.counter(count, label, box.middle, box.bottom, len(cards))

    def ledger(self, role: int, side: str, panel: Panel) -> None:
        """D1, T7: of every kind of card, how many are left in hand and deck."""
        words, deck = self.words, self.options.decks[role]
        kinds = tuple(sorted(set(deck)))
        number, columns = self.options.sides[role], self.layout.ledger_columns
        label = f"{words('side', side=SIDE_NAMES[number])}: {words('ledger')}"
        # Wide enough, a side's things are all in one column, its name at the top.
        title = words("ledger").capitalize() if self.layout is WIDE else label
        id, letters = f"ledger-{side}", self.layout.letters
        self.parts[id] = shapes.ledger(id, number, kinds, panel.ledger, columns, letters, title,
                                       label)  # fmt: skip
        hidden = [*unseen(self.options, self.board, role), *self.board.counted[role]]
        rows = -(-len(kinds) // columns)
        for index, card in enumerate(kinds):
            cell = shapes.ledger_cell(panel.ledger, index, columns, rows)
            count, total = hidden.count(card), deck.count(card)
            label = words("ledger-label", card=words.thing(CARD_NAMES[card]), left=count,
                          total=total)  # fmt: skip
            key = f"left-{side}-{card}"
            self.parts[key] = shapes.left(key, cell, letters, count, total, label)

    def backs(self, role: int, side: str, panel: Panel) -> None:
        """A hand from behind."""
        count = self.board.held[role]
        for index in range(count):
            id = f"back-{side}-{index}"
            box = kit.in_row(panel.backs, panel.back, index, count, 3)
            label = self.words("hidden-card")
            self.parts[id] = shapes.hidden(id, self.options.sides[role], box, label)

    # -- cards and buttons --------------------------------------------------------------------

    def card(self, id: str, side: int, card: int, box: Box, label: str, count: int = 1) -> None:
        """A card that the viewer sees."""
        names = tuple(self.words("sign-name", one=SYMBOL_WORDS[SYMBOLS[symbol].kind])
                      for symbol in SYMBOLS_ON[card])  # fmt: skip
        if box.width < 64:
            names = ()
        self.parts[id] = shapes.card(id, side, card, box, label, names,
                                      self.layout.letters, count, id in self.lit)  # fmt: skip

    def played(self) -> None:
        """T3: the card in play."""
        board = self.board
        if board.card < 0:
            return
        id = shapes.CARD_IDS[board.card]
        if board.card in self.view.hand:
            id += "-played"
        label = self.words("played-label", card=self.words.thing(CARD_NAMES[board.card]))
        self.card(id, self.options.sides[board.turn], board.card, self.layout.played, label)

    def hand(self) -> None:
        """The viewer's own cards; equal ones lie together."""
        hand = self.view.hand
        kinds = sorted(set(hand))
        for index, card in enumerate(kinds):
            count = hand.count(card)
            box = self.layout.in_hand(index, len(kinds))
            label = self.words("card-label", card=self.words.thing(CARD_NAMES[card]), count=count)
            side = self.options.sides[self.near]
            self.card(shapes.CARD_IDS[card], side, card, box, label, count)

    def buttons(self, choices: Sequence[int]) -> None:
        """What can be done without touching a thing of the game; symbols are large."""
        if DRAW in choices and self.layout is WIDE:
            pile = self.layout.near.deck
            at = self.layout.near.backs.x, pile.bottom - 26
            self.parts["draw-hint"] = shapes.hint("draw-hint", at, self.words.move(DRAW),
                                                  self.layout.letters)  # fmt: skip
        wanted = [move for move in choices if USE <= move < ASSIGN]
        wanted += [move for move in (WASTE, DONE, ENDURE, SHED, KEEP, REDRAW) if move in choices]
        for index, move in enumerate(wanted):
            box = self.layout.place(index, len(wanted))
            (id,) = clicks.path(self.board, move)
            if move >= ASSIGN:
                self.parts[id] = kit.button(id, box, self.words.move(move), id in self.lit)
                continue
            symbol = SYMBOLS_ON[self.board.card][move - USE]
            name = self.words("symbol-one", **symbol_facts(symbol))
            side = self.options.sides[self.board.turn]
            self.parts[id] = shapes.symbol_button(id, box, symbol, side, name, id in self.lit)
