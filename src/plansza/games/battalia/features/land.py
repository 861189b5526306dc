"""The map: terrain, cities, heroes, markets."""

from typing import Final

from plansza.core.features import Feature, Features
from plansza.core.native import i64
from plansza.core.sheet import Sheet
from plansza.games.battalia.features.grid import Grid
from plansza.games.battalia.rules.board import Board
from plansza.games.battalia.rules.components import (
    ALL_EXITS,
    COLOURS,
    HEROES,
    MARKETS,
    SHAPE_NAMES,
    TOP_LEVEL,
)
from plansza.games.battalia.rules.squares import WAYS

HUES: Final = COLOURS + 1  # none is one, too
# The ways out of a square, by its exits.
WAYS_OUT: Final[list[list[int]]] = [
    [way for way in range(WAYS) if exits >> way & 1] for exits in range(ALL_EXITS + 1)
]


def card_of(shape: int, hue: int, exits: int) -> int:
    """A number for every terrain card as it may lie: shape, colour or none, exits."""
    return (shape * HUES + hue + 1) * len(WAYS_OUT) + exits


def planes_of(shape: int, hue: int, exits: int) -> list[int]:
    """The planes that it marks: of `land`, then of `hue`, then of `exits`."""
    shapes = len(SHAPE_NAMES)
    colour = [] if hue < 0 else [shapes + hue]
    return [shape, *colour, *[shapes + COLOURS + way for way in WAYS_OUT[exits]]]


# By `card_of`.
PLANES: Final[list[list[int]]] = [
    planes_of(shape, hue, exits)
    for shape in range(len(SHAPE_NAMES))
    for hue in range(-1, COLOURS)
    for exits in range(len(WAYS_OUT))
]


def of_land(grid: Grid) -> list[Feature]:
    """The features of the map."""
    seats, plane = grid.seats, grid.shape
    return [
        Feature("outside", plane, 1, "Squares that this map does not have."),
        Feature(
            "land",
            (len(SHAPE_NAMES), *plane),
            1,
            f"A plane for each shape of terrain: {', '.join(SHAPE_NAMES)}.",
        ),
        Feature("hue", (COLOURS, *plane), 1, "A plane for each colour of terrain."),
        Feature("exits", (WAYS, *plane), 1, "Roads out of a square: north, east, south, west."),
        Feature("owner", (seats, *plane), 1, "Each seat's cities, from the observer on."),
        Feature("level", plane, TOP_LEVEL, "The level of a city."),
        Feature("cloaked", plane, 1, "Squares that a Cloak protects from attacks."),
        Feature("heroes", (seats, HEROES, *plane), 1, "Where each seat's heroes are."),
        Feature("markets", (seats, *plane), MARKETS, "Where each seat has markets."),
        Feature(
            "freed",
            (seats, HEROES, *plane),
            1,
            "The squares that each hero has entered free of charge this turn.",
        ),
    ]


class Land:
    """Writes the map."""

    def __init__(self, row: Features, grid: Grid, gaps: list[int]) -> None:
        self.grid = grid
        self.gaps = [grid.cells[square] for square in gaps if grid.cells[square] >= 0]
        # By card, see `card_of`: the planes that it marks, from the first one of `land` on.
        self.planes = [[plane * grid.size for plane in planes] for planes in PLANES]
        self.outside: i64 = row.start("outside")
        self.land: i64 = row.start("land")
        self.owner: i64 = row.start("owner")
        self.level: i64 = row.start("level")
        self.cloaked: i64 = row.start("cloaked")
        self.heroes: i64 = row.start("heroes")
        self.markets: i64 = row.start("markets")
        self.freed: i64 = row.start("freed")

    def write(self, board: Board, seat: int, sheet: Sheet) -> None:
        """Square by square, then what stands there."""
        sheet.mark(self.gaps, self.outside)
        self._write_squares(board, seat, sheet)
        cells = self.grid.cells
        for square in board.cloaked:
            sheet.put(self.cloaked + cells[square], 1)
        self._write_heroes(board, seat, sheet)
        self._write_markets(board, seat, sheet)

    def _write_squares(self, board: Board, seat: int, sheet: Sheet) -> None:
        """Shapes, colours, roads; owners and levels of cities."""
        grid = self.grid
        size, squares, planes = grid.size, grid.squares, self.planes
        land, hues, exits = board.land, board.hue, board.exits
        owners, levels = board.owner, board.level
        for cell in range(size):
            square = squares[cell]
            shape = land[square]
            if shape < 0:  # nothing lies there
                continue
            card = card_of(shape, hues[square], exits[square])
            sheet.mark(planes[card], self.land + cell)
            if owners[square] >= 0:
                sheet.put(self.owner + grid.step(seat, owners[square]) * size + cell, 1)
            if levels[square]:
                sheet.put(self.level + cell, levels[square])

    def _write_heroes(self, board: Board, seat: int, sheet: Sheet) -> None:
        """Heroes, and where they have been."""
        grid = self.grid
        size, cells = grid.size, grid.cells
        for place in range(len(board.heroes)):
            square = board.heroes[place]
            if square < 0:
                continue
            plane = grid.hero(seat, place) * size
            sheet.put(self.heroes + plane + cells[square], 1)
            entered = board.freed[place]
            if entered:
                for other in grid.squares:
                    if entered >> other & 1:
                        sheet.put(self.freed + plane + cells[other], 1)

    def _write_markets(self, board: Board, seat: int, sheet: Sheet) -> None:
        """Markets; two of one seat may stand together."""
        grid = self.grid
        for place in range(len(board.markets)):
            square = board.markets[place]
            if square >= 0:
                plane = grid.step(seat, place // MARKETS) * grid.size
                sheet.add(self.markets + plane + grid.cells[square])
