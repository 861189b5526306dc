"""The map: terrain cards with their roads, cities, gates, markets, heroes, and places to build."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from plansza.core import kit
from plansza.core.kit import Box
from plansza.core.picture import (
    BOLD,
    MIDDLE,
    Speaker,
    edge,
    paper,
    remembered,
    scenery,
    tag,
    text,
    thing,
    use,
)
from plansza.games.battalia.picture import alliance_bands, clicks
from plansza.games.battalia.picture.art import pieces
from plansza.games.battalia.picture.art.colours import BRIGHT, DEEP, ROOFS, SIGNS
from plansza.games.battalia.picture.art.names import BUILDINGS, VALLEYS, emblem_art
from plansza.games.battalia.picture.ghost import Ghosts
from plansza.games.battalia.picture.layout import SQUARE, Layout, corner, shown
from plansza.games.battalia.picture.lays import Lays
from plansza.games.battalia.picture.sheet import Lit, Sheet
from plansza.games.battalia.rules.board import BLOCKED, NOBODY
from plansza.games.battalia.rules.components import (
    BRIDGE,
    BUILDING,
    CENTRE,
    CITY,
    COLOUR_NAMES,
    COLOURS,
    GATE,
    HEROES,
    MARKETS,
    NEUTRAL,
    NEUTRAL_NAMES,
    PASS,
    RUINS,
    SHAPE_NAMES,
)
from plansza.games.battalia.rules.squares import COLUMNS, CONNECTION, OFF, SQUARE_NAMES, SQUARES
from plansza.games.battalia.rules.variants import heroic, valleys
from plansza.games.battalia.rules.variants.valley_board import BUILDING_NAMES, IN_A_VALLEY
from plansza.games.battalia.rules.view import BattaliaView

TABLE = "#a98a5b"
GUEST_ART = ("bt-metamorphia", "bt-bilkarr")
# Where up to two, four or more figures stand on a square, and how large they are.
FEW, SOME = 2, 4
BESIDE = 66.0  # how far a thumb may aim to the left of a figure that stands alone
NO_VALLEY = -1  # of the card that joins the two
NO_BUILDING = -1


class Chart(Sheet):
    """Draws the map of one view."""

    def __init__(self, view: BattaliaView, layout: Layout, words: Speaker, lit: Lit) -> None:
        super().__init__(view, layout, words, lit)
        self.all = shown(view.board, layout)
        # On a phone a wide map is small: what is written on it grows.
        self.letters = max(26.0, layout.legible(self.all))
        self.numeral = max(30.0, self.letters)
        # A thumb must hit what stands on it.
        self.least = layout.reachable(self.all)

    def draw(self, choices: Sequence[int]) -> str:
        """The whole map, in its window."""
        box = self.layout.map
        shapes = [
            self._ground(),
            *self._squares(),
            self._attacked(),
            *self._figures(),
            *Lays(self.view, self.layout, self.words, self.lit).draw(choices),
            Ghosts(self.view, self.layout, self.words, self.lit).on_map(),
        ]
        return kit.window("map", self.words("map-label"), box, self.all, *shapes)

    def _ground(self) -> str:
        """The table below the squares, and what is written on its rim."""
        there = [square for square in range(SQUARES) if self.board.land[square] != BLOCKED]
        columns = frozenset([square % COLUMNS for square in there])
        rows = frozenset([square // COLUMNS for square in there])
        return table(self.all, columns, rows, self.layout.rim, self.letters)

    # -- squares ------------------------------------------------------------------------------

    def _squares(self) -> Iterable[str]:
        board = self.board
        markets: dict[int, list[tuple[int, bool]]] = {}
        for at, where in enumerate(board.markets):
            if where != OFF:
                first = at // MARKETS * MARKETS
                both = OFF not in board.markets[first : first + MARKETS]
                markets.setdefault(where, []).append((self._hue(at // MARKETS), both))
        for square in range(SQUARES):
            if board.land[square] != BLOCKED:
                yield self._square(square, tuple(markets.get(square, ())))

    def _square(self, square: int, markets: tuple[tuple[int, bool], ...]) -> str:
        board = self.board
        lit, shape = clicks.square_id(square) in self.lit, board.land[square]
        if shape < 0:
            return free_square(square, lit, self.words)
        if board.is_valley(square):
            return self._valley(square)
        owner, level = board.owner[square], board.level[square]
        card = Terrain(
            hue=board.hue[square],
            exits=board.exits[square],
            shape=shape,
            level=level or 4,
            guard=heroic.guard(board, square) if owner == NOBODY else level,
            owner=self._hue(owner),
            markets=markets,
            cloaked=square in board.cloaked,
            stash=self._stash(square),
            team=alliance_bands.team_of(board, owner),
        )
        return laid_square(square, self._said(square), card, self.numeral, lit, self.words)

    def _stash(self, square: int) -> tuple[int, bool]:
        """C25: what lies under a gate, in number, and whether the viewer has a ring there."""
        board = self.board
        if board.land[square] != GATE or not board.vale.open:
            return 0, False
        colour, seat = board.hue[square], self.view.seat
        ring = seat is not None and bool(board.vale.seals[seat] >> colour & 1)
        return board.vale.stashed[colour], ring

    def _valley(self, square: int) -> str:
        """C25: a card of the valleys, face up or down."""
        lit = clicks.square_id(square) in self.lit
        symbol, number = self._on_valley(square)
        card = ValleyCard(
            which=valleys.valley_of(square) if square != CONNECTION else NO_VALLEY,
            exits=self.board.exits[square],
            symbol=symbol,
            number=number,
            owner=self._hue(self.board.owner[square]),
            team=alliance_bands.team_of(self.board, self.board.owner[square]),
        )
        return valley_square(square, self._said(square), card, self.numeral, lit, self.words)

    def _on_valley(self, square: int) -> tuple[str, int]:
        """What stands on a valley card, and the number on its plate (0 for none)."""
        board = self.board
        shape = board.land[square]
        if square in board.vale.shroud or (shape == BUILDING and square not in board.vale.works):
            return "bt-unexplored", 0
        if shape == PASS:
            return "bt-pass", 0
        if shape == BRIDGE:
            return "bt-bridge", 0
        if shape == BUILDING:
            which, number = divmod(board.vale.works.index(square), IN_A_VALLEY)
            return f"bt-building-{BUILDINGS[which][number]}", board.level[square]
        if shape == CENTRE:
            guard = board.level[square] or heroic.guard(board, square)
            return f"bt-valley-{VALLEYS[valleys.valley_of(square)]}", guard
        return "", 0

    def _hue(self, seat: int) -> int:
        colour = self.board.colour[seat] if seat != NOBODY else -1
        return colour if colour >= 0 else NEUTRAL

    def _said(self, square: int) -> "Said":
        """What the label of a square tells."""
        board, works = self.board, self.board.vale.works
        return Said(
            shape=board.land[square],
            hue=board.hue[square],
            owner=board.owner[square],
            level=board.level[square],
            building=works.index(square) if square in works else NO_BUILDING,
            shrouded=square in board.vale.shroud,
        )

    def _attacked(self) -> str:
        """The trace of the last attack, whatever came of it."""
        return trace(self.board.target, "target", self.numeral)

    # -- figures ------------------------------------------------------------------------------

    def _figures(self) -> Iterable[str]:
        """Heroes and neutral players, side by side where several meet."""
        board = self.board
        here: dict[int, list[int]] = {}
        for place, where in enumerate(board.heroes):
            if where != OFF:
                here.setdefault(where, []).append(place)
        for guest, where in enumerate(board.guests):
            if where != OFF:
                here.setdefault(where, []).append(-1 - guest)
        for square, figures in here.items():
            alone = len(figures) == 1
            for at, figure in enumerate(figures):
                box = (_in_row if self.least else _stand)(square, at, len(figures))
                if figure >= 0:
                    yield self._hero(figure, box, alone)
                else:
                    yield self._guest(-1 - figure, square, box)

    def _hero(self, place: int, box: Box, alone: bool) -> str:
        seat, number = divmod(place, HEROES)
        id, hue, ring = clicks.hero_id(place), self._hue(seat), self.board.vale.rings[place]
        label = self.words("hero-label", number=number + 1, owner=seat + 1)
        veteran = heroic.is_veteran(self.board, seat)
        team = alliance_bands.team_of(self.board, seat)
        frame = self._frame(box, alone)
        return hero(id, label, box, hue, number + 1, veteran, ring, team, frame, id in self.lit)

    def _frame(self, box: Box, alone: bool) -> str:
        """Where a figure is clicked: on a phone also around it."""
        if not self.least:
            return edge(2, 0, box.width - 4, box.height, 5)
        left = box.width - BESIDE if alone else 0.0
        return edge(left + 1, 0, box.width - left - 2, max(box.height, self.least), 5)

    def _guest(self, guest: int, square: int, box: Box) -> str:
        name = NEUTRAL_NAMES[guest]
        label = self.words("guest-label", guest=name, square=SQUARE_NAMES[square])
        art = use(GUEST_ART[guest], 0, 0, box.width, box.height)
        return thing(f"guest-{name}", label, art, transform=box.place())


# -- pieces -------------------------------------------------------------------------------------


@remembered
def table(area: Box, columns: frozenset[int], rows: frozenset[int], rim: float, size: float) -> str:
    """The table with letters above the columns, and numbers beside the rows."""
    top, left = min(rows) * SQUARE, min(columns) * SQUARE - rim / 2
    across = [
        _mark("abcdefghijk"[at], (at + 0.5) * SQUARE, top - 9, size) for at in sorted(columns)
    ]
    down = [_mark(str(at + 1), left, (at + 0.5) * SQUARE + 9, size) for at in sorted(rows)]
    return tag("g", paper(*area, TABLE, 8), *across, *down, class_="scenery")


@remembered
def _mark(content: str, x: float, y: float, size: float) -> str:
    return text(content, x, y, size, **MIDDLE, fill="#f6ecd8", fill_opacity=".8")


def _placed(square: int, label: str, *shapes: str, lit: bool) -> str:
    """Something that is never dragged, at its place on the map."""
    x, y = corner(square)
    place = f"translate({x:g} {y:g})"
    return thing(clicks.square_id(square), label, *shapes, lit=lit, still=True, transform=place)


class Said(NamedTuple):
    """What is told of a square to those who cannot see it."""

    shape: int
    hue: int
    owner: int  # by seat
    level: int
    building: int
    shrouded: bool


def _label(square: int, said: Said, words: Speaker) -> str:
    card = words("shape", shape=SHAPE_NAMES[said.shape])
    if said.shrouded:
        card = f"{card} (?)"
    elif said.building != NO_BUILDING:
        card = f"{card}, {words('building', building=BUILDING_NAMES[said.building])}"
    if said.hue >= 0:
        card = f"{words('colour', colour=COLOUR_NAMES[said.hue])}, {card}"
    whose = "none" if said.owner == NOBODY else said.owner + 1
    name = SQUARE_NAMES[square]
    return words("square-label", square=name, card=card, owner=whose, level=said.level)


@remembered
def free_square(square: int, lit: bool, words: Speaker) -> str:
    """Where nothing lies yet."""
    label = words("square-empty", square=SQUARE_NAMES[square])
    shapes = pieces.empty(0, 0, SQUARE), edge(5, 5, SQUARE - 10, SQUARE - 10, 6)
    return _placed(square, label, *shapes, lit=lit)


class Terrain(NamedTuple):
    """A terrain card and what stands on it."""

    hue: int
    exits: int
    shape: int
    level: int
    guard: int
    owner: int  # by colour
    markets: tuple[tuple[int, bool], ...]
    cloaked: bool
    stash: tuple[int, bool]
    team: int  # C13: the owner's side, or nobody's


@remembered
def laid_square(
    square: int, said: Said, card: Terrain, numeral: float, lit: bool, words: Speaker
) -> str:
    """A terrain card and what stands on it."""
    shapes = [pieces.tile(0, 0, SQUARE, card.hue, card.exits)]
    if card.shape == GATE:
        hidden, ring = card.stash
        shapes.append(pieces.painted("bt-gate", 14, 4, 72, card.hue))
        shapes.append(plate(card.hue + 1, card.hue, numeral))
        shapes += [use("bt-fate-2", 2 + at * 16, 2, 30, 30) for at in range(hidden)]
        shapes.append(pieces.painted("bt-ring-gate", 2, 34, 30, card.hue) if ring else "")
    elif card.shape == RUINS:
        shapes.append(use("bt-ruins", 0, -6, SQUARE, SQUARE))
        shapes.append(plate(card.guard, NEUTRAL, numeral))
    elif card.shape >= CITY:
        papers = {"color": DEEP[card.owner], "fill": ROOFS[card.owner]}
        shapes.append(use(f"bt-city-{card.level}", 0, -8, SQUARE, SQUARE, **papers))
        shapes.append(plate(card.guard, card.owner, numeral, card.team))
    for at, (colour, star) in enumerate(card.markets):
        shapes.append(pieces.market(5 + at % 3 * 31, 64 - at // 3 * 30, 30, colour, star))
    if card.cloaked:
        shapes.append(use("bt-time", 4, 4, 34, 34))
    shapes.append(edge(4, 4, SQUARE - 8, SQUARE - 8, 3))
    drawn, state = _placed(square, _label(square, said, words), *shapes, lit=lit), _state(card)
    return drawn + trace(square, state, numeral) if state else drawn


def _state(card: Terrain) -> str:
    """What stands on a square, in short; nothing where nobody has done anything."""
    if card.owner == NEUTRAL and card.shape >= CITY:
        return ""
    state = card.hue, card.exits, card.level, card.owner, len(card.markets)
    return "".join([f"{each:x}" for each in state])


@remembered
def trace(square: int, what: str, numeral: float) -> str:
    """An outline of a square that is new whenever there is something new about it: a page marks
    what came, so what was built, raised, taken or attacked keeps a trace, as broad as numerals need
    it."""
    x, y = corner(square)
    scale = round(numeral / 14, 2)
    side = round((SQUARE - 8) / scale, 1)
    place = f"translate({x + 4:g} {y + 4:g}) scale({scale:g})"
    id = f"trace-{clicks.square_id(square)}-{what}"
    return scenery(id, edge(0, 0, side, side, 2), transform=place)


class ValleyCard(NamedTuple):
    """C25: a card of a valley, or what joins the two."""

    which: int
    exits: int
    symbol: str
    number: int
    owner: int  # by colour
    team: int


@remembered
def valley_square(
    square: int, said: Said, card: ValleyCard, numeral: float, lit: bool, words: Speaker
) -> str:
    """C25: a card of a valley and what stands on it."""
    if card.which == NO_VALLEY:
        ground = pieces.tile(0, 0, SQUARE, -1, card.exits) + use(card.symbol, 0, 0, SQUARE, SQUARE)
    else:
        ground = pieces.valley(0, 0, SQUARE, card.which, card.exits, card.symbol)
    number = plate(card.number, card.owner, numeral, card.team) if card.number else ""
    shapes = ground, number, edge(4, 4, SQUARE - 8, SQUARE - 8, 3)
    return _placed(square, _label(square, said, words), *shapes, lit=lit)


@remembered
def plate(number: int, colour: int, size: float, team: int = NOBODY) -> str:
    """A number on the colours of whom it belongs to, at the foot of a square; allies have the
    strokes of their side above it."""
    own = colour < COLOURS
    width, height = size * (2.1 if own else 1.35), size * 1.12
    left, top = (SQUARE - width) / 2, SQUARE - height - 2
    shown = paper(left, top, width, height, BRIGHT[colour], 6)
    if team != NOBODY:
        shown = alliance_bands.mark(left, top - size * 0.28, width, team) + shown
    if own:
        place = left + size * 0.1, top + size * 0.11, size * 0.9, size * 0.9
        shown += use(emblem_art(colour), *place, color=SIGNS[colour])
    x = left + (width - size * 0.52 if own else width / 2)
    return shown + text(number, x, top + size * 0.92, size, **MIDDLE, **BOLD, fill=SIGNS[colour])


@remembered
def hero(
    id: str,
    label: str,
    box: Box,
    colour: int,
    number: int,
    veteran: bool,
    ring: int,
    team: int,
    frame: str,
    lit: bool,
) -> str:
    """A banner to be clicked within its frame; a ring shows at which gate a bonus awaits him."""
    size = box.width
    worn = pieces.painted("bt-ring-gate", 0, size / 2, size / 2, ring) if ring >= 0 else ""
    banner = pieces.hero(0, 0, size, colour, number, veteran) + worn
    if team != NOBODY:
        banner += alliance_bands.mark(size * 0.22, size * 0.02, size * 0.56, team)
    return thing(id, label, banner, frame, lit=lit, transform=box.place())


def _stand(square: int, at: int, count: int) -> Box:
    """Where a figure stands on its square, and how large it is."""
    x, y = corner(square)
    if count <= FEW:
        return Box(x + (52 if count == 1 else 2 + at * 50), y - 6, 48, 48)
    across = 2 if count <= SOME else 4
    size = 44.0 if count <= SOME else 29.0
    row, column = divmod(at, across)
    return Box(x + 2 + column * (96 / across), y - 6 + row * size * 0.9, size, size)


def _in_row(square: int, at: int, count: int) -> Box:
    """The same on a phone: side by side, however many there are."""
    if count <= FEW:
        return _stand(square, at, count)
    x, y = corner(square)
    wide = (SQUARE - 4) / count
    return Box(round(x + 2 + at * wide, 1), y - 6, wide, wide)
