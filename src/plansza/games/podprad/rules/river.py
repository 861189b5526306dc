"""Where things are: the places of the river, its sea and its pool (G1–G5).

A place is an int, `(row + 1) * 3 + column`, so that the sea's C(−1) has a number too. A token in
the river is `place * 2 + salmon − 1`; tokens in the pool and lost ones have the numbers after.
"""

from typing import Final

from plansza.core.errors import Fact
from plansza.core.hexes import NE, NW, Hex, N, from_offset, neighbour, opposite, to_offset
from plansza.games.podprad.rules.components import COLUMNS, MOST_EGGS, NOTHING

LEFT: Final = 0
CENTRE: Final = 1
RIGHT: Final = 2
COLUMN_LETTERS: Final = "LCR"

MOST_ROWS: Final = 12  # R11: the last row of the longest river
PLACES: Final = (MOST_ROWS + 2) * COLUMNS

# G2: upstream, the only ways to go, and the edges by which one leaves and comes in.
UPSTREAM: Final = (N, NE, NW)
WAYS: Final = 3
# The bits of these edges among those that a tile bars (`BARRED`), by way.
OUT_BIT: Final = bytes([1 << edge for edge in UPSTREAM])
IN_BIT: Final = bytes([1 << opposite(edge) for edge in UPSTREAM])
WAY_OF_EDGE: Final[list[int]] = [0, 1, NOTHING, NOTHING, NOTHING, 2]

# Tokens as numbers.
POOL_TOKENS: Final = 2 * PLACES  # + (eggs − 1) * 2 + salmon − 1
LOST: Final = POOL_TOKENS + 2 * MOST_EGGS


def place_at(column: int, row: int) -> int:
    """The number of a place."""
    return (row + 1) * COLUMNS + column


def hex_of(place: int) -> Hex:
    """G1: the hexagon of a place; rows count upstream, and the centre stands half a tile higher."""
    return from_offset(place % COLUMNS, 1 - place // COLUMNS, odd_up=True)


def _place_of(hex: Hex) -> int:
    column, row = to_offset(hex, odd_up=True)
    place = place_at(column, -row)
    return place if 0 <= column < COLUMNS and 0 <= place < PLACES else NOTHING


ROW_OF: Final[list[int]] = [place // COLUMNS - 1 for place in range(PLACES)]
COLUMN_OF: Final[list[int]] = [place % COLUMNS for place in range(PLACES)]
# G2: the place that lies upstream of another, `place * 3 + way`, or NOTHING outside the river.
NEXT: Final[list[int]] = [
    _place_of(neighbour(hex_of(place), direction))
    for place in range(PLACES)
    for direction in UPSTREAM
]
# The same for hot loops, as bytes; OUTSIDE the river.
OUTSIDE: Final = 255
UP: Final = bytes([OUTSIDE if place == NOTHING else place for place in NEXT])
# G4: where everybody starts.
SEA_PLACES: Final[list[int]] = [
    place_at(column, row) for column, row in ((CENTRE, -1), (LEFT, 0), (CENTRE, 0), (RIGHT, 0))
]

PLACE_NAMES: Final[list[str]] = [
    f"{COLUMN_LETTERS[place % COLUMNS]}{place // COLUMNS - 1}" for place in range(PLACES)
]
PLACE_NUMBERS: Final[dict[str, int]] = {name: place for place, name in enumerate(PLACE_NAMES)}


def in_river(token: int) -> bool:
    """Whether this number is a token in the river or the sea."""
    return token < POOL_TOKENS


def in_pool(token: int) -> bool:
    """Whether this number is a token in the spawning pool."""
    return POOL_TOKENS <= token < LOST


def salmon_of(token: int) -> int:
    """How many salmon a token shows; 0 once it is lost."""
    return 0 if token == LOST else token % 2 + 1


def eggs_of(token: int) -> int:
    """G5: the eggs of the pool space a token is on, else 0."""
    return (token - POOL_TOKENS) // 2 + 1 if in_pool(token) else 0


def pool_token(eggs: int, salmon: int) -> int:
    """A token on the pool space with so many eggs."""
    return POOL_TOKENS + (eggs - 1) * 2 + salmon - 1


def token_name(token: int) -> str:
    """A token as notation writes it: L5:2 is a pair on L5, *3:1 a single one on three eggs."""
    if token == LOST:
        return "lost"
    where = f"*{eggs_of(token)}" if in_pool(token) else PLACE_NAMES[token // 2]
    return f"{where}:{salmon_of(token)}"


def token_facts(token: int) -> dict[str, Fact]:
    """A token in the river: where, and how many salmon."""
    return {"place": PLACE_NAMES[token // 2], "salmon": token % 2 + 1}
