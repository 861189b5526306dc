"""The map: terrain cards with their roads, cities, gates, markets, heroes, and places to build."""

from collections.abc import Sequence
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
    section,
    tag,
    text,
    thing,
    use,
)
from plansza.games.battalia.picture import alliance_bands, clicks
from plansza.games.battalia.picture.art import pieces
from plansza.games.battalia.picture.art.colours import BRIGHT, DEEP, ROOFS, SIGNS
from plansza.games.battalia.picture.art.names import BUILDINGS, VALLEYS, emblem_art
from plansza.games.battalia.picture.figures import figures, standing_on
from plansza.games.battalia.picture.ghost import Ghosts
from plansza.games.battalia.picture.layout import SQUARE, Layout, corner, shown, there_is
from plansza.games.battalia.picture.lays import Lays
from plansza.games.battalia.picture.sheet import Lit, Sheet, hue_of
from plansza.games.battalia.rules.board import NOBODY
from plansza.games.battalia.rules.components import (
    BRIDGE,
    BUILDING,
    CENTRE,
    CITY,
    COLOUR_NAMES,
    COLOURS,
    GATE,
    MARKETS,
    NEUTRAL,
    PASS,
    RUINS,
    SHAPE_NAMES,
)
from plansza.games.battalia.rules.squares import COLUMNS, CONNECTION, OFF, SQUARE_NAMES
from plansza.games.battalia.rules.variants import heroic, valleys
from plansza.games.battalia.rules.variants.valley_board import BUILDING_NAMES, IN_A_VALLEY
from plansza.games.battalia.rules.view import BattaliaView

TABLE = "#a98a5b"
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
            self._squares(),
            self._attacked(),
            figures(standing_on(self.board), self.least, self.lit, self.words),
            *Lays(self.view, self.layout, self.words, self.lit).draw(choices),
            Ghosts(self.view, self.layout, self.words, self.lit).on_map(),
        ]
        return kit.window("map", self.words("map-label"), box, self.all, *shapes)

    def _ground(self) -> str:
        """The table below the squares, and what is written on its rim."""
        there = there_is(self.board)
        columns = frozenset([square % COLUMNS for square in there])
        rows = frozenset([square // COLUMNS for square in there])
        return table(self.all, columns, rows, self.layout.rim, self.letters)

    def _squares(self) -> str:
        board, vale, seat = self.board, self.board.vale, self.view.seat
        land = Land(
            there=there_is(board),
            shapes=tuple(board.land),
            hues=tuple(board.hue),
            exits=tuple(board.exits),
            owners=tuple(board.owner),
            levels=tuple(board.level),
            colours=tuple(board.colour),
            teams=alliance_bands.teams_of(board),
            heroic=board.heroic,
            markets=tuple(board.markets),
            cloaked=tuple(board.cloaked),
            works=tuple(vale.works),
            shroud=tuple(vale.shroud),
            stashed=tuple(vale.stashed) if vale.open else (),
            seals=vale.seals[seat] if vale.open and seat is not None else 0,
        )
        return squares(land, self.numeral, self.lit, self.words)

    def _attacked(self) -> str:
        """The trace of the last attack, whatever came of it."""
        return trace(self.board.target, "target", self.numeral)


# -- squares ------------------------------------------------------------------------------------


class Land(NamedTuple):
    """All that lies on the map and does not walk. Tuples go by square, unless they say more."""

    there: tuple[int, ...]  # the squares of this map
    shapes: tuple[int, ...]
    hues: tuple[int, ...]
    exits: tuple[int, ...]
    owners: tuple[int, ...]
    levels: tuple[int, ...]
    colours: tuple[int, ...]  # by seat
    teams: int  # 0 where everybody plays alone
    heroic: bool
    markets: tuple[int, ...]  # by seat × 2 + number
    cloaked: tuple[int, ...]  # squares
    works: tuple[int, ...]  # C25, by building
    shroud: tuple[int, ...]  # C25: squares
    stashed: tuple[int, ...]  # C25, by gate: what lies under it, in number
    seals: int  # C25: the gates where the viewer has a ring, a bit for each


@section
def squares(land: Land, numeral: float, lit: Lit, words: Speaker) -> str:
    """All squares."""
    markets: dict[int, list[tuple[int, bool]]] = {}
    for at, where in enumerate(land.markets):
        if where != OFF:
            first = at // MARKETS * MARKETS
            both = OFF not in land.markets[first : first + MARKETS]
            hue = hue_of(land.colours, at // MARKETS)
            markets.setdefault(where, []).append((hue, both))
    drawn = []
    for square in land.there:
        lights, shape = clicks.square_id(square) in lit, land.shapes[square]
        if shape < 0:
            drawn.append(free_square(square, lights, words))
            continue
        said = _said(land, square)
        if shape >= CENTRE:
            drawn.append(valley_square(square, said, _valley(land, square), numeral, lights, words))
        else:
            card = _terrain(land, square, tuple(markets.get(square, ())))
            drawn.append(laid_square(square, said, card, numeral, lights, words))
    return "".join(drawn)


def _terrain(land: Land, square: int, markets: tuple[tuple[int, bool], ...]) -> "Terrain":
    shape, owner, level = land.shapes[square], land.owners[square], land.levels[square]
    return Terrain(
        hue=land.hues[square],
        exits=land.exits[square],
        shape=shape,
        level=level or 4,
        guard=heroic.guard_of(shape, land.heroic) if owner == NOBODY else level,
        owner=hue_of(land.colours, owner),
        markets=markets,
        cloaked=square in land.cloaked,
        stash=_stash(land, square),
        team=alliance_bands.team_of(owner, land.teams),
    )


def _stash(land: Land, square: int) -> tuple[int, bool]:
    """C25: what lies under a gate, in number, and whether the viewer has a ring there."""
    if land.shapes[square] != GATE or not land.stashed:
        return 0, False
    colour = land.hues[square]
    return land.stashed[colour], bool(land.seals >> colour & 1)


def _valley(land: Land, square: int) -> "ValleyCard":
    """C25: a card of the valleys, face up or down."""
    symbol, number = _on_valley(land, square)
    owner = land.owners[square]
    return ValleyCard(
        which=valleys.valley_of(square) if square != CONNECTION else NO_VALLEY,
        exits=land.exits[square],
        symbol=symbol,
        number=number,
        owner=hue_of(land.colours, owner),
        team=alliance_bands.team_of(owner, land.teams),
    )


def _on_valley(land: Land, square: int) -> tuple[str, int]:
    """What stands on a valley card, and the number on its plate (0 for none)."""
    shape = land.shapes[square]
    if square in land.shroud or (shape == BUILDING and square not in land.works):
        return "bt-unexplored", 0
    if shape == PASS:
        return "bt-pass", 0
    if shape == BRIDGE:
        return "bt-bridge", 0
    if shape == BUILDING:
        which, number = divmod(land.works.index(square), IN_A_VALLEY)
        return f"bt-building-{BUILDINGS[which][number]}", land.levels[square]
    if shape == CENTRE:
        guard = land.levels[square] or heroic.guard_of(shape, land.heroic)
        return f"bt-valley-{VALLEYS[valleys.valley_of(square)]}", guard
    return "", 0


def _said(land: Land, square: int) -> "Said":
    """What the label of a square tells."""
    works = land.works
    return Said(
        shape=land.shapes[square],
        hue=land.hues[square],
        owner=land.owners[square],
        level=land.levels[square],
        building=works.index(square) if square in works else NO_BUILDING,
        shrouded=square in land.shroud,
    )


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
