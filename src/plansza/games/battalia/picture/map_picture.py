"""The map: terrain cards with their roads, cities, gates, markets, heroes, and places to build."""

from collections.abc import Iterable, Sequence

from plansza.core import kit
from plansza.core.kit import Box
from plansza.core.picture import INK, Speaker, edge, paper, remembered, tag, text, thing, use
from plansza.games.battalia.picture import clicks
from plansza.games.battalia.picture.art import pieces
from plansza.games.battalia.picture.art.colours import BRIGHT, DEEP, ROOFS, SIGNS
from plansza.games.battalia.picture.art.names import BUILDINGS, VALLEYS, emblem_art
from plansza.games.battalia.picture.layout import RIM, SQUARE, Layout, corner, shown
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
    MASKS,
    NEUTRAL,
    NEUTRAL_NAMES,
    PASS,
    ROTATIONS,
    RUINS,
    S_TERRAIN,
    SHAPE_NAMES,
)
from plansza.games.battalia.rules.moves import MOVES, PLACE
from plansza.games.battalia.rules.squares import COLUMNS, CONNECTION, OFF, SQUARE_NAMES, SQUARES
from plansza.games.battalia.rules.variants import heroic, valleys
from plansza.games.battalia.rules.variants.valley_board import BUILDING_NAMES, IN_A_VALLEY
from plansza.games.battalia.rules.view import BattaliaView

TABLE = "#a98a5b"
GUEST_ART = ("bt-metamorphia", "bt-bilkarr")
# Where up to two, four or more figures stand on a square, and how large they are.
FEW, SOME = 2, 4


class Chart(Sheet):
    """Draws the map of one view."""

    def __init__(self, view: BattaliaView, layout: Layout, words: Speaker, lit: Lit) -> None:
        super().__init__(view, layout, words, lit)
        self.all = shown(view.board, layout.map)
        # On a phone a wide map is small: what is written on it grows.
        self.letters = max(26.0, layout.legible(self.all))
        self.numeral = max(30.0, self.letters)

    def draw(self, choices: Sequence[int]) -> str:
        """The whole map, in its window."""
        box = self.layout.map
        ground = tag("g", paper(*self.all, TABLE, 8), *self._rim(), class_="scenery")
        shapes = [ground, *self._squares(), *self._figures(), *self._lays(choices)]
        return kit.window("map", self.words("map-label"), box, self.all, *shapes)

    def _rim(self) -> list[str]:
        """Letters above the columns, numbers beside the rows."""
        there = [square for square in range(SQUARES) if self.board.land[square] != BLOCKED]
        columns = sorted({square % COLUMNS for square in there})
        rows = sorted({square // COLUMNS for square in there})
        top, left, size = rows[0] * SQUARE, columns[0] * SQUARE, self.letters
        return [
            *[_mark("abcdefghijk"[at], (at + 0.5) * SQUARE, top - 9, size) for at in columns],
            *[_mark(str(at + 1), left - RIM / 2, (at + 0.5) * SQUARE + 9, size) for at in rows],
        ]

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
        id, shape = clicks.square_id(square), board.land[square]
        x, y = corner(square)
        if shape < 0:
            return free_square(id, self.words("square-empty", square=SQUARE_NAMES[square]), x, y,
                               id in self.lit)  # fmt: skip
        owner = board.owner[square]
        level = board.level[square]
        if board.is_valley(square):
            return self._valley(square)
        guard = heroic.guard(board, square) if owner == NOBODY else level
        hue = NEUTRAL if owner == NOBODY else self._hue(owner)
        return laid_square(
            id, self._label(square), x, y, board.hue[square], board.exits[square], shape,
            level or 4, guard, hue, markets, square in board.cloaked, self._stash(square),
            self.numeral, id in self.lit,
        )  # fmt: skip

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
        board = self.board
        id, owner = clicks.square_id(square), board.owner[square]
        x, y = corner(square)
        symbol, number = self._on_valley(square)
        which = valleys.valley_of(square) if square != CONNECTION else 0
        return valley_square(
            id, self._label(square), x, y, which, board.exits[square], symbol, number,
            NEUTRAL if owner == NOBODY else self._hue(owner), square == CONNECTION, self.numeral,
            id in self.lit,
        )  # fmt: skip

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
        colour = self.board.colour[seat]
        return colour if colour >= 0 else NEUTRAL

    def _label(self, square: int) -> str:
        board = self.board
        owner = board.owner[square]
        card = self.words("shape", shape=SHAPE_NAMES[board.land[square]])
        if square in board.vale.shroud:
            card = f"{card} (?)"
        elif square in board.vale.works:
            number = board.vale.works.index(square)
            card = f"{card}, {self.words('building', building=BUILDING_NAMES[number])}"
        if board.hue[square] >= 0:
            card = f"{self.words('colour', colour=COLOUR_NAMES[board.hue[square]])}, {card}"
        return self.words("square-label", square=SQUARE_NAMES[square], card=card,
                          owner="none" if owner == NOBODY else owner + 1,
                          level=board.level[square])  # fmt: skip

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
            for at, figure in enumerate(figures):
                x, y, size = _stand(square, at, len(figures))
                yield (
                    self._hero(figure, x, y, size)
                    if figure >= 0
                    else self._guest(-1 - figure, square, x, y, size)
                )

    def _hero(self, place: int, x: float, y: float, size: float) -> str:
        seat, number = divmod(place, HEROES)
        id = clicks.hero_id(place)
        label = self.words("hero-label", number=number + 1, owner=seat + 1)
        return hero(id, label, x, y, size, self._hue(seat), number + 1,
                    heroic.is_veteran(self.board, seat), self.board.vale.rings[place],
                    id in self.lit)  # fmt: skip

    def _guest(self, guest: int, square: int, x: float, y: float, size: float) -> str:
        name = NEUTRAL_NAMES[guest]
        label = self.words("guest-label", guest=name, square=SQUARE_NAMES[square])
        art = use(GUEST_ART[guest], 0, 0, size, size)
        return thing(f"guest-{name}", label, art, transform=f"translate({x:g} {y:g})")

    # -- building -----------------------------------------------------------------------------

    def _lays(self, choices: Sequence[int]) -> Iterable[str]:
        """Where a card may be laid: the card in every turn that fits, to be clicked."""
        turns: dict[int, list[int]] = {}
        for move in choices:
            kind, square, turn = MOVES.parts(move)
            if kind is PLACE:
                turns.setdefault(square, []).append(turn)
        shape = self.board.arg
        for square, fits in turns.items():
            hue = self.board.top[S_TERRAIN + shape]
            for at, turn in enumerate(fits):
                id = f"lay-{SQUARE_NAMES[square]}-{turn}"
                label = self.words.move(PLACE.at(square, turn))
                box = _share(square, at, len(fits))
                yield lay(id, label, box, hue, MASKS[shape * ROTATIONS + turn], shape >= CITY,
                          id in self.lit)  # fmt: skip


# -- pieces -------------------------------------------------------------------------------------


@remembered
def _mark(content: str, x: float, y: float, size: float) -> str:
    return text(content, x, y, size, text_anchor="middle", fill="#f6ecd8", fill_opacity=".8")


@remembered
def free_square(id: str, label: str, x: float, y: float, lit: bool) -> str:
    """Where nothing lies yet."""
    return thing(id, label, pieces.empty(0, 0, SQUARE), edge(5, 5, SQUARE - 10, SQUARE - 10, 6),
                 lit=lit, still=True, transform=f"translate({x:g} {y:g})")  # fmt: skip


@remembered
def laid_square(
    id: str, label: str, x: float, y: float, hue: int, exits: int, shape: int, level: int,
    guard: int, owner: int, markets: tuple[tuple[int, bool], ...], cloaked: bool,
    stash: tuple[int, bool], numeral: float, lit: bool,
) -> str:  # fmt: skip
    """A terrain card and what stands on it."""
    shapes = [pieces.tile(0, 0, SQUARE, hue, exits)]
    if shape == GATE:
        shapes.append(pieces.painted("bt-gate", 14, 4, 72, hue))
        shapes.append(plate(hue + 1, hue, numeral))
        shapes += [use("bt-fate-2", 2 + at * 16, 2, 30, 30) for at in range(stash[0])]
        shapes.append(pieces.painted("bt-ring-gate", 2, 34, 30, hue) if stash[1] else "")
    elif shape == RUINS:
        shapes.append(use("bt-ruins", 0, -6, SQUARE, SQUARE))
        shapes.append(plate(guard, NEUTRAL, numeral))
    elif shape >= CITY:
        town = use(f"bt-city-{level}", 0, -8, SQUARE, SQUARE, color=DEEP[owner], fill=ROOFS[owner])
        shapes += [town, plate(guard, owner, numeral)]
    for at, (colour, star) in enumerate(markets):
        shapes.append(pieces.market(5 + at % 3 * 31, 64 - at // 3 * 30, 30, colour, star))
    if cloaked:
        shapes.append(use("bt-time", 4, 4, 34, 34))
    shapes.append(edge(4, 4, SQUARE - 8, SQUARE - 8, 3))
    return thing(id, label, *shapes, lit=lit, still=True, transform=f"translate({x:g} {y:g})")


@remembered
def valley_square(
    id: str, label: str, x: float, y: float, which: int, exits: int, symbol: str, number: int,
    owner: int, neutral: bool, numeral: float, lit: bool,
) -> str:  # fmt: skip
    """C25: a card of a valley, or what joins the two."""
    if neutral:
        ground = pieces.tile(0, 0, SQUARE, -1, exits) + use(symbol, 0, 0, SQUARE, SQUARE)
    else:
        ground = pieces.valley(0, 0, SQUARE, which, exits, symbol)
    shapes = [ground, plate(number, owner, numeral) if number else ""]
    shapes.append(edge(4, 4, SQUARE - 8, SQUARE - 8, 3))
    return thing(id, label, *shapes, lit=lit, still=True, transform=f"translate({x:g} {y:g})")


@remembered
def plate(number: int, colour: int, size: float) -> str:
    """A number on the colours of whom it belongs to, at the foot of a square."""
    own = colour < COLOURS
    width, height = size * (2.1 if own else 1.35), size * 1.12
    left, top = (SQUARE - width) / 2, SQUARE - height - 2
    sign = use(emblem_art(colour), left + size * 0.1, top + size * 0.11, size * 0.9, size * 0.9,
               color=SIGNS[colour]) if own else ""  # fmt: skip
    x = left + (width - size * 0.52 if own else width / 2)
    return paper(left, top, width, height, BRIGHT[colour], 6) + sign + text(
        number, x, top + size * 0.92, size, text_anchor="middle", font_weight=700,
        fill=SIGNS[colour])  # fmt: skip


@remembered
def hero(
    id: str, label: str, x: float, y: float, size: float, colour: int, number: int, veteran: bool,
    ring: int, lit: bool,
) -> str:  # fmt: skip
    """A banner that can be clicked; a ring shows at which gate a bonus awaits him."""
    worn = pieces.painted("bt-ring-gate", 0, size / 2, size / 2, ring) if ring >= 0 else ""
    shapes = pieces.hero(0, 0, size, colour, number, veteran), worn
    return thing(
        id,
        label,
        *shapes,
        edge(2, 0, size - 4, size, 5),
        lit=lit,
        transform=f"translate({x:g} {y:g})",
    )


@remembered
def lay(id: str, label: str, box: Box, hue: int, exits: int, city: bool, lit: bool) -> str:
    """A card as it could lie."""
    side = box.width
    shapes = [tag("g", pieces.tile(0, 0, side, hue, exits), opacity=".93")]
    if city:
        shapes.append(use("bt-city-1", side * 0.1, side * 0.08, side * 0.8, side * 0.8,
                          color=INK, fill="#8b7a5c"))  # fmt: skip
    shapes.append(edge(0, 0, side, side, 3))
    return thing(id, label, *shapes, lit=lit, still=True, transform=box.place())


def _share(square: int, at: int, count: int) -> Box:
    """Where one of several turns of a card is shown on its square."""
    x, y = corner(square)
    if count == 1:
        return Box(x + 6, y + 6, SQUARE - 12, SQUARE - 12)
    side = SQUARE / 2 - 5
    row, column = divmod(at, 2)
    down = 0.0 if count > FEW else side / 2 + 3
    return Box(x + 3 + column * (side + 4), y + 3 + row * (side + 4) + down, side, side)


def _stand(square: int, at: int, count: int) -> tuple[float, float, float]:
    """Where a figure stands on its square, and how large it is."""
    x, y = corner(square)
    if count <= FEW:
        return x + (52 if count == 1 else 2 + at * 50), y - 6, 48
    across = 2 if count <= SOME else 4
    size = 44.0 if count <= SOME else 29.0
    row, column = divmod(at, across)
    return x + 2 + column * (96 / across), y - 6 + row * size * 0.9, size
