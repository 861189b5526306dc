"""Hexagons with flat tops: neighbours, straight lines, distances and places on the screen.

A hex is a pair of axial coordinates (q, r): q counts columns to the right, r counts downwards
along a column, and going right by one also lowers a hex by half its height. Boards whose columns
take turns in standing half a hex higher are easier to name by column and row; `from_offset` and
`to_offset` translate.
"""

from math import cos, pi, sin, sqrt
from typing import Final

Hex = tuple[int, int]
Point = tuple[float, float]

# The six directions, which are also the six edges of a hex, clockwise from the top.
N: Final = 0
NE: Final = 1
SE: Final = 2
S: Final = 3
SW: Final = 4
NW: Final = 5
DIRECTIONS: Final = 6
DIRECTION_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")
STEPS: Final[tuple[Hex, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
HEIGHT: Final = sqrt(3)  # of a hex, from edge to edge, for sides of length 1


def opposite(direction: int) -> int:
    """The way back; also the neighbour's name for a shared edge."""
    return (direction + 3) % DIRECTIONS


def turned(edge: int, rotation: int) -> int:
    """Where an edge of a tile lies after so many sixths of a clockwise turn."""
    return (edge + rotation) % DIRECTIONS


def neighbour(hex: Hex, direction: int, distance: int = 1) -> Hex:
    """The hex so many steps away in a straight line."""
    q, r = STEPS[direction]
    return hex[0] + distance * q, hex[1] + distance * r


def distance(one: Hex, two: Hex) -> int:
    """How many steps lead from one hex to the other."""
    q, r = two[0] - one[0], two[1] - one[1]
    return max(abs(q), abs(r), abs(q + r))


def direction_to(one: Hex, two: Hex) -> int | None:
    """The direction in which the other hex lies in a straight line, or None."""
    steps = distance(one, two)
    for direction in range(DIRECTIONS):
        if steps and neighbour(one, direction, steps) == two:
            return direction
    return None


def line(one: Hex, two: Hex) -> list[Hex]:
    """The hexes of the straight line from one to the other, both ends included; or none."""
    direction = direction_to(one, two)
    if direction is None:
        return [one] if one == two else []
    return [neighbour(one, direction, steps) for steps in range(distance(one, two) + 1)]


def from_offset(column: int, row: int, odd_up: bool = False) -> Hex:
    """The hex of a column and a row (counted downwards); odd columns stand half a hex lower,
    or with `odd_up` half a hex higher, than even ones."""
    shift = column & 1
    return column, row - (column + shift if odd_up else column - shift) // 2


def to_offset(hex: Hex, odd_up: bool = False) -> Hex:
    """The column and row of a hex: `from_offset` the other way."""
    column, r = hex
    shift = column & 1
    return column, r + (column + shift if odd_up else column - shift) // 2


def centre(hex: Hex, side: float) -> Point:
    """Where the middle of a hex lies on the screen, with (0, 0) in the origin."""
    q, r = hex
    return 1.5 * side * q, HEIGHT * side * (r + q / 2)


def corner(middle: Point, side: float, number: int) -> Point:
    """A corner, clockwise: edge e runs from corner e to corner e + 1, the top edge from 0 to 1."""
    angle = (number - 2) * pi / 3
    return middle[0] + side * cos(angle), middle[1] + side * sin(angle)


def corners(middle: Point, side: float) -> list[Point]:
    """All six corners, clockwise from the left end of the top edge."""
    return [corner(middle, side, number) for number in range(DIRECTIONS)]
