"""The table as SVG: a pure function of a view, the moves on offer, and words. Plain and tidy."""

from collections.abc import Sequence

from plansza.core import kit
from plansza.core.kit import Box
from plansza.core.picture import (
    Picture,
    Speaker,
    edge,
    ids_in,
    paper,
    root,
    standing_alone,
    text,
    thing,
)
from plansza.games.battalia import battle, clicks
from plansza.games.battalia.art import art, pieces
from plansza.games.battalia.board import BLOCKED, NOBODY, TENT_FIELDS
from plansza.games.battalia.components import (
    ARTEFACT_NAMES,
    CARD_NAMES,
    CITY,
    COLOUR_NAMES,
    HEROES,
    KINDS,
    MARKETS,
    MASKS,
    NOTHING,
    RANK_NAMES,
    RANKS,
    ROTATIONS,
    S_TERRAIN,
    SHAPE_NAMES,
    STACKS,
)
from plansza.games.battalia.house import CHOICE, LIT
from plansza.games.battalia.layout import (
    BUTTON_HEIGHT,
    BUTTON_ROWS,
    ENTRY_HEIGHT,
    GAP,
    LINE_HEIGHT,
    SLIP_HEIGHT,
    SPACE,
    STACK_HEIGHT,
    STACK_ROWS,
    STACKS_ACROSS,
    Layout,
    in_grid,
)
from plansza.games.battalia.shapes import (
    button_face,
    card_face,
    ink_of,
    land,
    line,
    slip_text,
    stack_face,
    stalls,
)
from plansza.games.battalia.squares import SQUARE_NAMES, SQUARES
from plansza.games.battalia.view import BattaliaView

GROUND = "#c8ae7c"
ROOMY_TILE = 80.0  # smaller cards have no room for the names of their squares
IN_ROW = 6  # cards of a hand that fit beside each other


def draw(
    view: BattaliaView,
    choices: Sequence[int],
    words: Speaker,
    standalone: bool = False,
    tall: bool = False,
) -> Picture:
    """Draw what this view shows; a picture that stands alone lights `choices` itself."""
    layout = Layout(view.setup.seats, tall)
    paths = clicks.paths(view.board, choices)
    lit = ids_in(paths) if standalone else frozenset()
    painter = Painter(view, layout, words, lit)
    painter.paint(choices, paths)
    picture = Picture(root(layout.width, layout.height, words("title")), painter.parts, paths)
    return standing_alone(picture, art(), GROUND) if standalone else picture


class Painter:
    """Draws one picture, from the back of the table to its front."""

    def __init__(
        self, view: BattaliaView, layout: Layout, words: Speaker, lit: frozenset[str]
    ) -> None:
        self.view = view
        self.board = view.board
        self.layout = layout
        self.words = words
        self.lit = lit
        self.parts: dict[str, str] = {}

    def paint(self, choices: Sequence[int], paths: dict[int, clicks.Path]) -> None:
        """Everything on the table."""
        for square in range(SQUARES):
            if self.board.land[square] != BLOCKED and self.layout.shows(square):
                self.square(square)
        for place, where in enumerate(self.board.heroes):
            if where >= 0:
                self.hero(place, where)
        self.players()
        self.facts()
        self.hand(choices)
        self.buttons(paths)

    def add(self, id: str, label: str, *shapes: str, box: Box | None = None) -> None:
        """One more thing, drawn at the origin if it has a box."""
        where = None if box is None else box.place()
        self.parts[id] = thing(id, label, *shapes, lit=id in self.lit, transform=where)

    # -- the map ------------------------------------------------------------------------------

    def square(self, square: int) -> None:
        """A square: free, or a card with its road, city, gate or ruins."""
        board, box, side = self.board, self.layout.square(square), self.layout.tile
        if board.land[square] < 0:
            label = self.words("square-empty", square=SQUARE_NAMES[square])
            shapes = [kit.slot(Box(0, 0, side, side))]
        else:
            label = self._card_label(square)
            markets = {at // MARKETS for at, where in enumerate(board.markets) if where == square}
            shapes = [land(board, square, side), *stalls(board, sorted(markets), side)]
        laid = board.land[square] >= 0
        if side > (ROOMY_TILE if laid else self.layout.mini):
            top = self.layout.letter if laid else side - 5
            shapes.append(text(SQUARE_NAMES[square], 4, top, self.layout.letter))
        self.add(clicks.square_id(square), label, *shapes, edge(0, 0, side, side), box=box)

    def _card_label(self, square: int) -> str:
        board = self.board
        owner = board.owner[square]
        card = self.words("shape", shape=SHAPE_NAMES[board.land[square]])
        if board.hue[square] >= 0:
            card = f"{self.words('colour', colour=COLOUR_NAMES[board.hue[square]])}, {card}"
        return self.words("square-label", square=SQUARE_NAMES[square], card=card,
                          owner="none" if owner == NOBODY else owner + 1,
                          level=board.level[square])  # fmt: skip

    def hero(self, place: int, where: int) -> None:
        """A hero: the banner of his faction."""
        seat, number = divmod(place, HEROES)
        there = [at for at, other in enumerate(self.board.heroes) if other == where]
        box, size = self.layout.square(where), max(28.0, self.layout.tile * 0.44)
        step = min(size, (box.width - size) / max(len(there) - 1, 1))
        x = box.right - size - step * there.index(place)
        label = self.words("hero-label", number=number + 1, owner=seat + 1)
        banner = pieces.hero(0, 0, size, self.board.colour[seat], number + 1)
        self.add(clicks.hero_id(place), label, banner, edge(0, 0, size, size, 4),
                 box=Box(x, box.y, size, size))  # fmt: skip

    # -- players and facts --------------------------------------------------------------------

    def players(self) -> None:
        """The day, and a slip for every seat."""
        board, words, area = self.board, self.words, self.layout.players
        day = words("sketch-day", week=board.week, day=board.day + 1,
                    lit=words("artefact-type", type=ARTEFACT_NAMES[LIT[board.day]], form="nom"),
                    choice=words("artefact-type", type=ARTEFACT_NAMES[CHOICE[board.day]],
                                 form="nom"))  # fmt: skip
        self.add("day", day, self._line(area.y, day))
        below = area._replace(y=area.y + self.layout.high(LINE_HEIGHT))
        letter = self.layout.letter
        for seat in range(board.seats):
            box = in_grid(below, seat, self.layout.slips_across, self.layout.high(SLIP_HEIGHT),
                          GAP)  # fmt: skip
            colour = board.colour[seat]
            mark = "▸ " if seat == board.seat else ""
            title = mark + words("slip-title", number=seat + 1, points=board.points_of(seat),
                                 colour=COLOUR_NAMES[colour] if colour != NOTHING else "none",
                                 you="yes" if seat == self.view.seat else "no")  # fmt: skip
            cards = words("slip-cards", hand=board.held[seat], nation=board.nation[seat],
                          deck=board.deck_size(seat), ambush=board.ambush[seat],
                          tents=board.tents[::TENT_FIELDS].count(seat))  # fmt: skip
            ink, room = ink_of(colour), box.width - 16
            shapes = [paper(0, 0, box.width, box.height, kit.SLIP, 5),
                      slip_text(title, 8, letter * 1.25, room, letter, 700, ink),
                      slip_text(cards, 8, letter * 2.55, room, letter)]  # fmt: skip
            self.add(f"seat-{seat + 1}", f"{title}: {cards}", *shapes, box=box)

    def facts(self) -> None:
        """Supplies left, displayed Great Artefacts, the reader's hidden cards, limbo."""
        board, words, area = self.board, self.words, self.layout.lines
        tented = [kind for cards in self.view.tented for kind in cards]
        rest = words("sketch-rest", supplies=board.supplies, dust=board.dust, chests=board.chests)
        lines = [("rest", rest)]
        for id, cards in (("display", board.display), ("limbo", board.limbo),
                          ("own", self.view.ambush + tented)):  # fmt: skip
            if cards:
                names = ", ".join(words.thing(CARD_NAMES[kind]) for kind in cards)
                lines.append((id, words(f"facts-{id}", cards=names)))
        for number, (id, label) in enumerate(lines):
            top = area.y + number * self.layout.high(LINE_HEIGHT)
            self.add(f"facts-{id}", label, self._line(top, label))

    def _line(self, top: float, content: str) -> str:
        """A line of words in the column of slips."""
        layout = self.layout
        box = Box(layout.side_x, top, layout.side_width, layout.high(LINE_HEIGHT) - GAP)
        return line(box, content, layout.letter)

    # -- the middle: stacks, cards to choose from, a battle -------------------------------------

    def stacks(self) -> None:
        """The pool, each stack by its top card."""
        area, high = self.layout.middle, self.layout.high(STACK_HEIGHT)
        for stack in range(S_TERRAIN):
            box = in_grid(area, stack, STACKS_ACROSS, high, GAP)
            name = self._stack_name(stack)
            face = stack_face(self.board.top[stack], stack, name, box, self.layout.letter)
            self.add(clicks.stack_id(stack), self.words("stack-label", name=name), face,
                     edge(0, 0, box.width, box.height), box=box)  # fmt: skip
        below = area._replace(y=area.y + STACK_ROWS * (high + GAP))
        side = self.layout.mini
        for stack in range(S_TERRAIN, STACKS):
            box = in_grid(below, stack - S_TERRAIN, (STACKS - S_TERRAIN + 1) // 2, side, GAP)
            self._terrain(stack, Box(box.middle - side / 2, box.y, side, side))

    def _terrain(self, stack: int, box: Box) -> None:
        """A stack of roads or cities: its top card, small."""
        colour, side = self.board.top[stack], box.width
        label = self.words("stack-label", name=self._stack_name(stack))
        if colour == NOTHING:
            shapes = [kit.slot(Box(0, 0, side, side))]
        else:
            shapes = [pieces.tile(0, 0, side, colour, MASKS[(stack - S_TERRAIN) * ROTATIONS])]
            if stack >= S_TERRAIN + CITY:
                shapes.append(pieces.city(side * 0.2, side * 0.16, side * 0.6, 1))
        self.add(clicks.stack_id(stack), label, *shapes, edge(0, 0, side, side), box=box)

    def _stack_name(self, stack: int) -> str:
        if stack < RANKS:
            return self.words("unit-rank", rank=RANK_NAMES[stack], form="nom")
        if stack < S_TERRAIN:
            return self.words("artefact-type", type=ARTEFACT_NAMES[stack - RANKS], form="nom")
        return self.words("shape", shape=SHAPE_NAMES[stack - S_TERRAIN])

    def battle(self) -> float:
        """Both lines with their strengths; where the next thing may lie."""
        board, area = self.board, self.layout.middle
        top, high = area.y, self.layout.high(ENTRY_HEIGHT)
        for side, code in ((0, "attacker"), (1, "defender")):
            strength = self.words("sketch-side", side=code, strength=battle.total(board, side))
            self.add(f"side-{code}", strength, self._line(top, strength))
            row = area._replace(y=top + self.layout.high(LINE_HEIGHT))
            entries = board.kinds[side]
            for slot, entry in enumerate(entries):
                place = in_grid(row, slot, max(len(entries), IN_ROW), high)
                self.card(clicks.entry_id(side, slot), entry % KINDS, place)
            top += self.layout.high(LINE_HEIGHT) + high + GAP
        return top

    # -- cards and buttons --------------------------------------------------------------------

    def hand(self, choices: Sequence[int]) -> None:
        """The viewer's hand; then what else may be chosen, or a battle, or the stacks."""
        view, area = self.view, self.layout.hand
        own = sorted(view.hand + view.board.guise) if view.seat == view.board.turn else view.hand
        many = len(own) > IN_ROW
        across = (len(own) + 1) // 2 if many else max(len(own), IN_ROW)
        height = (area.height - SPACE) / 2 if many else area.height
        for index, kind in enumerate(own):
            self.card(self._free(kind), kind, in_grid(area, index, across, height))
        held = {clicks.card_id(kind) for kind in own}
        others = [kind for kind in clicks.cards_in(choices) if clicks.card_id(kind) not in held]
        top = self.battle() if self.board.kinds[0] else self.layout.middle.y
        tray, high = self.layout.middle._replace(y=top), self.layout.high(ENTRY_HEIGHT)
        for index, kind in enumerate(others):
            self.card(self._free(kind), kind, in_grid(tray, index, IN_ROW, high))
        if not others and not self.board.kinds[0]:
            self.stacks()

    def _free(self, kind: int) -> str:
        """The id of a card; a second one of a kind gets a number."""
        id, number = clicks.card_id(kind), 2
        while id in self.parts:
            id = f"{clicks.card_id(kind)}-{number}"
            number += 1
        return id

    def card(self, id: str, kind: int, box: Box) -> None:
        """A card by its name."""
        label = self.words.thing(CARD_NAMES[kind])
        self.add(id, label, card_face(kind, label, box, self.layout.letter),
                 edge(0, 0, box.width, box.height, 5), box=box)  # fmt: skip

    def buttons(self, paths: dict[int, clicks.Path]) -> None:
        """What is done without touching a thing of the game, and ways to turn a card."""
        area, side = self.layout.buttons, self.layout.mini
        turns = clicks.turns_in(paths)
        for index, turn in enumerate(turns):
            box = Box(area.x + index * side * 1.5, area.y, side, side)
            face = pieces.tile(0, 0, side, NOTHING, MASKS[self.board.arg * ROTATIONS + turn])
            label = self.words("button-turn", turn=turn)
            self.add(f"turn-{turn}", label, face, edge(0, 0, side, side), box=box)
        wanted = clicks.buttons(paths, self.words)
        across = max(3, -(-len(wanted) // BUTTON_ROWS))
        below = area._replace(y=area.y + side + SPACE) if turns else area
        for index, (id, label) in enumerate(wanted):
            box = in_grid(below, index, across, self.layout.high(BUTTON_HEIGHT))
            self.add(id, label, button_face(label, box, self.layout.letter),
                     edge(0, 0, box.width, box.height, 8), box=box)  # fmt: skip
