"""The board as SVG: painted from the back of the table to its front."""

from collections.abc import Mapping
from math import dist

from plansza.core import kit
from plansza.core.drawing import Drawing
from plansza.core.kit import Box
from plansza.core.picture import TURN
from plansza.games.drako.picture import (
    cards,
    clicks,
    gestures,
    ledger,
    panels,
    shapes,
)
from plansza.games.drako.picture.layout import Layout, Point
from plansza.games.drako.picture.scenery import valley
from plansza.games.drako.picture.sides import SidePainter, figure_label
from plansza.games.drako.rules import moving
from plansza.games.drako.rules.board import OVER, PLACING, REACTING, REDRAWING
from plansza.games.drako.rules.components import (
    BERSERKER,
    CARD_NAMES,
    FIGURE_NAMES,
    FIRE,
    ROCK,
    SYMBOL_WORDS,
    SYMBOLS,
    SYMBOLS_ON,
)
from plansza.games.drako.rules.fields import DIRECTION_NAMES, FIELD_NAMES, HEXES
from plansza.games.drako.rules.fighting import line_of
from plansza.games.drako.rules.moves import (
    DONE,
    DRAW,
    ENDURE,
    HIT,
    KEEP,
    MOVES,
    REDRAW,
    RUN,
    SHED,
    STRIKE,
    WASTE,
)
from plansza.games.drako.rules.reaction import open_attacks
from plansza.games.drako.rules.speech import symbol_facts
from plansza.games.drako.rules.state import DrakoState
from plansza.games.drako.rules.view import DrakoView

ANSWERS = ("open", "shielded", "dodged")
BUTTONS = (WASTE, DONE, ENDURE, SHED, KEEP, REDRAW)
FIGURE_SIZE = 1.28  # of a figure's base, in sides of a field
NARROW = 56  # a card on which no names are written


class Painter:
    """Draws one picture, from the back of the table to its front."""

    def __init__(self, drawing: Drawing[DrakoView], layout: Layout) -> None:
        self.drawing = drawing
        self.view = view = drawing.view
        self.board = view.board
        self.options = view.options
        self.layout = layout
        self.words = drawing.words
        self.choices = drawing.choices
        self.lit = drawing.lit
        self.near = 0 if view.seat is None else view.board.role(view.seat)
        self.flip = self._looks_north()
        self.parts: dict[str, str] = {}

    def _looks_north(self) -> bool:
        """Whoever starts in the north sits there: his own edge is the nearest."""
        start = self.options.camps[self.near].start
        rows = [HEXES[field][1] for field in start]
        return len(rows) > 1 and sum(rows) < 0

    def paint(self) -> None:
        """Everything on the table."""
        self.parts["valley"] = valley(self.layout)
        self.fields()
        self.lines()
        self.figures()
        self.attacks()
        sides = {end: self.side(end) for end in ("far", "near")}
        for side in sides.values():
            side.paint()
        self.turn()
        self.played()
        self.hand()
        self.hint()
        self.buttons()
        self.drawers(sides)

    def side(self, end: str) -> SidePainter:
        """Who draws the things at one end of the table."""
        near = end == "near"
        role = self.near if near else 1 - self.near
        return SidePainter(self.drawing, self.layout, role, near, self.parts)

    # -- the fields ---------------------------------------------------------------------------

    def at(self, field: int) -> Point:
        """The middle of a field as this viewer sees it."""
        return self.layout.field(field, self.flip)

    def fields(self) -> None:
        """B1: the nineteen fields; P3: the knights' start fields have a warmer paper."""
        side, letters = self.layout.side, self.layout.letters
        for field in range(len(FIELD_NAMES)):
            id, home = gestures.field_id(field), field in self.board.homes
            at, stands, lit = self.at(field), self.stands_for(field), id in self.lit
            self.parts[id] = shapes.field(field, home, at, side, letters, stands, lit, self.words)

    def stands_for(self, field: int) -> str:
        """Whoever means the field means who stands on it; or the one attack on him."""
        board = self.board
        figure = board.field[field]
        if figure < 0:
            return ""
        attacks = [index for index in open_attacks(board) if board.targets[index] == figure]
        return clicks.attack_id(attacks[0]) if len(attacks) == 1 else shapes.figure_id(figure)

    def lines(self) -> None:
        """The ways of shots, throws, fire and charges that can be chosen now."""
        for deed in gestures.deeds(self.view, self.choices):
            kind, one, two = MOVES.parts(deed.moves[-1])
            if kind is STRIKE:
                self.aim(deed.state, one, two)
            elif kind is RUN or kind is HIT:
                self.run(one)

    def run(self, way: int) -> None:
        """The line of a charge, to its end or to whoever stops it."""
        board = self.board
        enemy = moving.met(board, way)
        end = board.places[enemy] if enemy >= 0 else moving.landing(board, way)
        self.line(f"line-{DIRECTION_NAMES[way]}", board.places[BERSERKER], end, "charge")

    def aim(self, state: DrakoState, figure: int, target: int) -> None:
        """The line to a target; of a rock or of fire, as far as it reaches."""
        board = state.board
        kind = board.in_play().kind
        end = board.places[target]
        if kind == ROCK:
            end = board.places[gestures.hit_by(state, figure, target)[-1]]
        elif kind == FIRE:
            end = line_of(board, figure, target)[-1]
        id = f"line-{FIGURE_NAMES[figure]}-{FIGURE_NAMES[target]}"
        self.line(id, board.places[figure], end, SYMBOL_WORDS[kind])

    def line(self, id: str, start: int, end: int, kind: str) -> None:
        """A line between two fields, once."""
        self.parts[id] = shapes.line(id, self.at(start), self.at(end), kind)

    # -- figures and attacks ------------------------------------------------------------------

    def figures(self) -> None:
        """Everybody on the board, and those to be placed now."""
        board, size = self.board, round(self.layout.side * FIGURE_SIZE, 1)
        for figure in [*self.options.figures[1 - self.near], *self.options.figures[self.near]]:
            if board.alive(figure):
                self.figure(figure, self.at(board.places[figure]), size)
        if board.phase == PLACING:
            self.reserve(size)

    def reserve(self, size: float) -> None:
        """B2: the viewer's figures that are not placed yet stand before him."""
        area = self.layout.reserve
        waiting = [each for each in self.options.figures[self.near] if not self.board.alive(each)]
        for place, figure in enumerate(waiting):
            x = area.middle + (place - (len(waiting) - 1) / 2) * (size + 10)
            self.figure(figure, (x, area.centre), min(size, area.height))

    def figure(self, figure: int, middle: Point, size: float) -> None:
        """One figure."""
        id, letters = shapes.figure_id(figure), self.layout.letters
        label = figure_label(self.board, self.words, figure)
        netted, lit = self.board.net == figure, id in self.lit
        self.parts[id] = shapes.figure(figure, middle, size, letters, label, netted, lit)

    def attacks(self) -> None:
        """T6, T7: the attacks declared, and how each was answered."""
        board = self.board
        pairs = list(zip(board.strikers, board.targets, strict=True))
        ends = {
            index: (self.at(board.places[pair[0]]), self.at(board.places[pair[1]]))
            for index, pair in enumerate(pairs)
            if all(map(board.alive, pair))
        }
        # The longest arrow first: none hides the number of one in its way.
        for index in sorted(ends, key=lambda index: -dist(*ends[index])):
            same = [other for other, pair in enumerate(pairs) if pair == pairs[index]]
            bend = (same.index(index) - (len(same) - 1) / 2) * 34
            id = clicks.attack_id(index)
            self.parts[id] = shapes.attack(
                id,
                self.attack_label(index),
                *ends[index],
                bend,
                board.values[index],
                board.answers[index],
                size=self.layout.side * FIGURE_SIZE,
                lit=id in self.lit,
            )

    def attack_label(self, index: int) -> str:
        """Who strikes whom, how hard, and how that was answered."""
        board, words = self.board, self.words
        return words(
            "attack-label",
            attack=index + 1,
            figure=words.thing(FIGURE_NAMES[board.strikers[index]]),
            target=words.thing(FIGURE_NAMES[board.targets[index]], "acc"),
            value=board.values[index],
            answer=ANSWERS[board.answers[index]],
        )

    # -- cards and buttons --------------------------------------------------------------------

    def turn(self) -> None:
        """Whose turn it is, or who answers."""
        board = self.board
        role = board.asked()
        slip = (self.layout.near if role == self.near else self.layout.far).slip
        if board.phase == OVER or slip is None:
            return
        mine = self.view.seat is not None and role == self.near
        if board.phase in (PLACING, REDRAWING):
            content = self.words("sets-up-now")
        elif board.phase >= REACTING:
            content = self.words("answers-now")
        else:
            content = self.words("your-turn" if mine else "their-turn", count=board.actions)
        self.parts[TURN] = panels.turn(slip, self.layout.letters, content)

    def card(self, id: str, side: int, card: int, box: Box, label: str, count: int = 1) -> None:
        """A card that the viewer sees."""
        signs = [] if box.width < NARROW else SYMBOLS_ON[card]
        kinds = [SYMBOL_WORDS[SYMBOLS[symbol].kind] for symbol in signs]
        names = tuple(self.words("sign-name", one=kind) for kind in kinds)
        letters, lit = self.layout.letters, id in self.lit
        self.parts[id] = cards.card(id, side, card, box, label, names, letters, count, lit)

    def played(self) -> None:
        """T3: the card in play."""
        board = self.board
        if board.card < 0:
            return
        id = cards.CARD_IDS[board.card]
        if board.card in self.view.hand:
            id += "-played"
        label = self.words("played-label", card=self.words.thing(CARD_NAMES[board.card]))
        self.card(id, self.options.sides[board.turn], board.card, self.layout.played, label)
        symbols = SYMBOLS_ON[board.card]
        for place, box in enumerate(cards.zones(self.layout.played, len(symbols))):
            id = gestures.symbol_id(place)
            if id in self.drawing.clickable:
                name = self.words("symbol-one", **symbol_facts(symbols[place]))
                self.parts[id] = cards.symbol_zone(id, box, name, id in self.lit)

    def hand(self) -> None:
        """The viewer's own cards; equal ones lie together."""
        hand = self.view.hand
        kinds = sorted(set(hand))
        for index, card in enumerate(kinds):
            count = hand.count(card)
            box = self.layout.in_hand(index, len(kinds))
            label = self.words("card-label", card=self.words.thing(CARD_NAMES[card]), count=count)
            side = self.options.sides[self.near]
            self.card(cards.CARD_IDS[card], side, card, box, label, count)

    def hint(self) -> None:
        """That the deck can be clicked, before it."""
        if DRAW.at() not in self.choices:
            return
        layout, content = self.layout, self.words.move(DRAW.at())
        at = layout.near.deck.x - 12, layout.buttons.centre - layout.letters * 0.3
        self.parts["draw-hint"] = cards.hint("draw-hint", at, content, layout.letters)

    def buttons(self) -> None:
        """What can be done without touching a thing of the game; to waste a card is a quiet link,
        unless nothing else is left to do."""
        wanted = [kind.at() for kind in BUTTONS if kind.at() in self.choices]
        hint = "draw-hint" in self.parts
        for index, move in enumerate(wanted):
            box, content = self.layout.place(index, len(wanted), hint), self.words.move(move)
            id = MOVES.kind(move).code
            lit = id in self.lit
            if move == WASTE.at() and len(self.choices) > 1:
                self.parts[id] = cards.link(id, box, content, self.layout.letters, lit)
            else:
                self.parts[id] = kit.button(id, box, content, lit)

    def drawers(self, sides: Mapping[str, SidePainter]) -> None:
        """The lists of all cards, out of sight until they are wanted."""
        words, letters = self.words, self.layout.letters
        for drawer in self.layout.drawers:
            inside, handle = f"cards-{drawer.name}", f"open-{drawer.name}"
            name = words("open-one" if len(drawer.ends) == 1 else "open-all")
            self.parts[handle] = ledger.opener(handle, inside, drawer.opener, name, letters)
            lists = [sides[end].card_list() for end in drawer.ends]
            self.parts[inside] = kit.drawer(inside, words("ledger"), *lists)
