"""The maps (A20, C17): one grid of 7 × 11 squares serves all; small maps block what they lack."""

from typing import Final

ROWS: Final = 7
COLUMNS: Final = 11
SQUARES: Final = ROWS * COLUMNS
WAYS: Final = 4  # north, east, south, west
OFF: Final = -1

STARTS: Final = 0
NEUTRALS: Final = 1
GATES: Final = 2
RUINS: Final = 3
# Which map there is: that of the number of players, the large one, the large one with valleys.
USUAL: Final = 0
LARGE: Final = 1
VALLEYS: Final = 2


def at(row: int, column: int) -> int:
    """The square in this row and column, counted from 1."""
    return (row - 1) * COLUMNS + column - 1


def square_name(square: int) -> str:
    """A letter for the column and a number for the row: d4."""
    return f"{'abcdefghijk'[square % COLUMNS]}{square // COLUMNS + 1}"


SQUARE_NAMES: Final[list[str]] = [square_name(square) for square in range(SQUARES)]


def _next(square: int, way: int) -> int:
    row, column = divmod(square, COLUMNS)
    row += (-1, 0, 1, 0)[way]
    column += (0, 1, 0, -1)[way]
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else OFF


NEXT: Final[list[int]] = [_next(square, way) for square in range(SQUARES) for way in range(WAYS)]
BACK: Final = bytes([2, 3, 0, 1])


def _around(square: int) -> list[int]:
    row, column = divmod(square, COLUMNS)
    return [
        r * COLUMNS + c
        for r in range(max(row - 1, 0), min(row + 2, ROWS))
        for c in range(max(column - 1, 0), min(column + 2, COLUMNS))
    ]


# C10: a square and the eight around it.
RANGE: Final[list[list[int]]] = [_around(square) for square in range(SQUARES)]

_CORNERS: Final = ((1, 1), (1, 2), (2, 1))
_SIX: Final = (
    ((1, 2), (1, 6), (1, 10), (7, 2), (7, 6), (7, 10)),
    ((4, 1), (4, 11), (2, 4), (2, 8), (6, 4), (6, 8)),
    ((3, 2), (3, 6), (3, 10), (5, 2), (5, 6), (5, 10)),
    ((4, 4), (4, 8)),
)
_PLANS: Final[dict[int, tuple[tuple[tuple[int, int], ...], ...]]] = {
    2: (((2, 2), (6, 6)), ((2, 6), (6, 2)), ((4, 2), (4, 6)), ((4, 4),)),
    3: (
        ((1, 4), (5, 1), (5, 7)),
        ((3, 2), (3, 6), (7, 4)),
        ((2, 5), (5, 3), (5, 5)),
        ((4, 4),),
    ),
    4: (
        ((1, 4), (4, 7), (7, 4), (4, 1)),
        ((2, 2), (2, 6), (6, 6), (6, 2)),
        ((3, 3), (3, 5), (5, 5), (5, 3)),
        ((4, 4),),
    ),
    5: (
        ((1, 3), (1, 6), (1, 9), (7, 3), (7, 9)),
        ((4, 1), (2, 4), (2, 8), (6, 4), (6, 8)),
        ((3, 2), (3, 6), (3, 10), (5, 2), (5, 10)),
        ((4, 4), (4, 8)),
    ),
    6: _SIX,
}
# C17: the large map for fewer than five. Two use its inner rows; three have a neutral city of each
# faction in the pool; four have the six players' map without its middle.
_LARGE_PLANS: Final[dict[int, tuple[tuple[tuple[int, int], ...], ...]]] = {
    2: (((4, 1), (4, 11)), ((2, 6), (6, 6)), ((2, 2), (6, 10)), _SIX[3]),
    3: (
        ((1, 6), (7, 3), (7, 9)),
        ((2, 2), (2, 10), (5, 1), (5, 11)),
        ((3, 1), (3, 11), (6, 6)),
        _SIX[3],
    ),
    4: (
        ((1, 2), (1, 10), (7, 2), (7, 10)),
        ((2, 4), (2, 8), (6, 4), (6, 8)),
        ((3, 2), (3, 10), (5, 2), (5, 10)),
        _SIX[3],
    ),
    5: _PLANS[5],
    6: _SIX,
}
# A20, C25: with the Royal Valleys everybody plays on the large map; no ruins, and from four players
# on other gates.
_VALLEY_PLANS: Final[dict[int, tuple[tuple[tuple[int, int], ...], ...]]] = {
    2: (*_LARGE_PLANS[2][:3], ()),
    3: (*_LARGE_PLANS[3][:3], ()),
    4: (*_LARGE_PLANS[4][:2], ((2, 1), (2, 11), (6, 1), (6, 11)), ()),
    5: (_PLANS[5][0], _PLANS[5][1], ((2, 2), (2, 6), (2, 10), (6, 2), (6, 10)), ()),
    6: (_SIX[0], _SIX[1], ((2, 1), (1, 8), (2, 11), (6, 1), (7, 4), (6, 11)), ()),
}
CENTRES: Final[list[int]] = [at(4, 4), at(4, 8)]
CONNECTION: Final = at(4, 6)
# C25: the corners of the centres, where buildings lie, each with its exits to two crossroads.
CORNERS: Final[list[tuple[int, int]]] = [
    (centre + down * COLUMNS + across, (4 if down < 0 else 1) | (2 if across < 0 else 8))
    for centre in CENTRES
    for down in (-1, 1)
    for across in (-1, 1)
]


def columns(seats: int, which: int) -> int:
    """How wide the map is."""
    return COLUMNS if which != USUAL or seats > 4 else ROWS


def plan(seats: int, what: int, which: int = USUAL) -> list[int]:
    """The squares for starts, neutral cities, gates or ruins."""
    plans = (_PLANS, _LARGE_PLANS, _VALLEY_PLANS)[which]
    return [at(row, column) for row, column in plans[seats][what]]


def blocked(seats: int, which: int = USUAL) -> list[int]:
    """The squares that this map does not have."""
    found = []
    width = columns(seats, which)
    for row in range(1, ROWS + 1):
        for column in range(1, COLUMNS + 1):
            rim = row in (1, ROWS) or (width == ROWS and column in (1, ROWS))
            corner = (min(row, ROWS + 1 - row), min(column, width + 1 - column)) in _CORNERS
            if column > width or (seats == 2 and rim) or (seats in (3, 5) and corner):
                found.append(at(row, column))
    return found
