"""Hexagons: neighbours, lines, distances, offsets and places on the screen agree."""

from itertools import pairwise
from math import dist, isclose

import pytest

from plansza.core import hexes
from plansza.core.hexes import HEIGHT, NE, NW, SE, SW, N, S

DISC = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]


def test_going_and_coming_back() -> None:
    for direction in range(6):
        there = hexes.neighbour((4, -7), direction, 3)
        assert hexes.neighbour(there, hexes.opposite(direction), 3) == (4, -7)
    assert [hexes.opposite(edge) for edge in (N, NE, SE)] == [S, SW, NW]


def test_a_tile_turns_clockwise() -> None:
    assert [hexes.turned(edge, 1) for edge in (N, NE, SE, S, SW, NW)] == [NE, SE, S, SW, NW, N]


def test_the_distance_is_the_fewest_steps() -> None:
    """Against a search outwards from the origin."""
    reached = {(0, 0): 0}
    for steps in (1, 2, 3):
        for found in list(reached):
            for direction in range(6):
                reached.setdefault(hexes.neighbour(found, direction), steps)
    assert {found: hexes.distance((0, 0), found) for found in reached} == reached
    assert len(reached) == len(DISC) == 37


@pytest.mark.parametrize(
    ("end", "direction"),
    [((0, -3), N), ((2, -2), NE), ((2, 0), SE), ((0, 1), S), ((-3, 3), SW), ((-2, 0), NW)],
)
def test_straight_lines(end: hexes.Hex, direction: int) -> None:
    found = hexes.line((0, 0), end)
    assert hexes.direction_to((0, 0), end) == direction
    assert found[0] == (0, 0)
    assert found[-1] == end
    assert len(found) == hexes.distance((0, 0), end) + 1
    assert all(hexes.distance(a, b) == 1 for a, b in pairwise(found))


def test_what_is_not_in_line() -> None:
    assert hexes.line((0, 0), (1, 1)) == []
    assert hexes.direction_to((0, 0), (1, 1)) is None
    assert hexes.line((2, 2), (2, 2)) == [(2, 2)]
    assert hexes.direction_to((2, 2), (2, 2)) is None


@pytest.mark.parametrize("odd_up", [False, True])
def test_offsets_there_and_back(odd_up: bool) -> None:
    for found in DISC:
        column, row = hexes.to_offset(found, odd_up)
        assert hexes.from_offset(column, row, odd_up) == found
        x, y = hexes.centre(found, 10)
        half = (-0.5 if odd_up else 0.5) * (column & 1)
        assert isclose(x, 15 * column, abs_tol=1e-9)
        assert isclose(y, 10 * HEIGHT * (row + half), abs_tol=1e-9)


def test_neighbours_share_an_edge_on_the_screen() -> None:
    for direction in range(6):
        here = hexes.corners(hexes.centre((0, 0), 8), 8)
        there = hexes.corners(hexes.centre(hexes.neighbour((0, 0), direction), 8), 8)
        shared = [point for point in here if any(dist(point, other) < 1e-9 for other in there)]
        assert shared == [here[number] for number in range(6) if (number - direction) % 6 in (0, 1)]
