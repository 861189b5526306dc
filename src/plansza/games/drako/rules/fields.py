"""The fields (B1): 19 hexagons in rows of 3, 4, 5, 4 and 3, numbered row by row from the north.

A field is an int. Its name is its row, a to e, and its place in the row from the left: c3 is the
centre. All tables are made once.
"""

from typing import Final

from plansza.core import hexes
from plansza.core.hexes import Hex
from plansza.core.native import i64

RADIUS: Final = 2
DIRECTIONS: Final = 6
# The six ways as `core.hexes` counts them; here hexagons stand on a corner.
DIRECTION_NAMES: Final = ("NW", "NE", "E", "SE", "SW", "W")

HEXES: Final[list[Hex]] = [
    (q, r)
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(max(-RADIUS, -RADIUS - r), min(RADIUS, RADIUS - r) + 1)
]
FIELDS: Final = len(HEXES)
NUMBERS: Final[dict[Hex, int]] = {hex: field for field, hex in enumerate(HEXES)}
FIELD_NAMES: Final[list[str]] = [
    f"{'abcde'[r + RADIUS]}{q - max(-RADIUS, -RADIUS - r) + 1}" for q, r in HEXES
]
FIELD_NUMBERS: Final[dict[str, int]] = {name: field for field, name in enumerate(FIELD_NAMES)}
CENTRE: Final = NUMBERS[(0, 0)]


def _ray(field: int, direction: int) -> list[int]:
    """The fields of a straight line from the next one to the edge."""
    found: list[int] = []
    hex = hexes.neighbour(HEXES[field], direction)
    while hex in NUMBERS:
        found.append(NUMBERS[hex])
        hex = hexes.neighbour(hex, direction)
    return found


# By field × 6 + direction.
RAYS: Final[list[list[int]]] = [
    _ray(field, direction) for field in range(FIELDS) for direction in range(DIRECTIONS)
]
NEIGHBOURS: Final[list[list[int]]] = [
    sorted([ray[0] for ray in RAYS[field * DIRECTIONS : (field + 1) * DIRECTIONS] if ray])
    for field in range(FIELDS)
]
# A bit for every field, rows of six: all six neighbours are then shifts of a field's bit.
ROW: Final = 6
BITS: Final[list[int]] = [1 << (r + RADIUS) * ROW + q + RADIUS for q, r in HEXES]
ALL_FIELDS: Final = sum(BITS)
# The field of a bit, by the rest that the bit leaves when divided by this prime: no two leave the
# same.
BIT_PRIME: Final = 37
FIELD_AT: Final[list[int]] = [-1] * BIT_PRIME
for _field, _bit in enumerate(BITS):
    FIELD_AT[_bit % BIT_PRIME] = _field
# By field × 19 + field.
DISTANCES: Final[list[int]] = [hexes.distance(one, two) for one in HEXES for two in HEXES]


def _direction(one: Hex, two: Hex) -> int:
    found = hexes.direction_to(one, two)
    return -1 if found is None else found


# The way from one field straight to another, or -1.
DIRECTIONS_TO: Final[list[int]] = [_direction(one, two) for one in HEXES for two in HEXES]


# By field × 4 + steps: the fields that are no further away, sorted; the field itself is not.
WITHIN: Final[list[list[int]]] = [
    [other for other in range(FIELDS) if 0 < DISTANCES[field * FIELDS + other] <= steps]
    for field in range(FIELDS)
    for steps in range(4)
]


def spread(fields: i64) -> i64:
    """These fields and all next to them, as bits; beyond the edge too."""
    row = fields | fields << 1 | fields >> 1
    return row | fields << ROW | fields >> ROW | fields << ROW - 1 | fields >> ROW - 1


def count_bits(fields: i64) -> int:
    """How many fields these are, as bits."""
    count: i64 = 0
    while fields:
        fields &= fields - 1
        count += 1
    return count


def nth_bit(fields: i64, place: int) -> int:
    """One of these fields, as bits, counted from 0 in their order."""
    left: i64 = place
    while left:
        fields &= fields - 1
        left -= 1
    lowest: i64 = fields & -fields
    return FIELD_AT[lowest % BIT_PRIME]


def fields(names: tuple[str, ...]) -> list[int]:
    """Fields by their names."""
    return [FIELD_NUMBERS[name] for name in names]


def next_to(one: int, two: int) -> bool:
    """Whether two fields share an edge."""
    return DISTANCES[one * FIELDS + two] == 1
