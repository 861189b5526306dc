"""Hexagons: neighbours, lines, distances, offsets and places on the screen agree."""

from itertools import pairwise
from math import dist, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plansza.core import hexes
from plansza.core.hexes import HEIGHT, NE, NW, SE, SW, N, S

HEXES = st.tuples(st.integers(-99, 99), st.integers(-99, 99))
DISC = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]


@given(HEXES, st.sampled_from(range(6)), st.integers(1, 99))
def test_going_and_coming_back(here: hexes.Hex, direction: int, steps: int) -> None:
    there = hexes.neighbour(here, direction, steps)
    assert hexes.neighbour(there, hexes.opposite(direction), steps) == here
    assert hexes.distance(here, there) == hexes.distance(there, here) == steps
    assert hexes.direction_to(here, there) == direction
    assert hexes.line(here, there) == hexes.line(there, here)[::-1]
    assert len(hexes.line(here, there)) == steps + 1


def test_opposites() -> None:
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


@given(HEXES, HEXES, HEXES)
def test_no_way_round_is_shorter(one: hexes.Hex, two: hexes.Hex, three: hexes.Hex) -> None:
    assert hexes.distance(one, three) <= hexes.distance(one, two) + hexes.distance(two, three)
    assert (hexes.distance(one, two) == 0) == (one == two)


@given(HEXES, st.booleans())
def test_offsets_there_and_back(found: hexes.Hex, odd_up: bool) -> None:
    column, row = hexes.to_offset(found, odd_up)
    assert hexes.from_offset(column, row, odd_up) == found
    x, y = hexes.centre(found, 10)
    half = (-0.5 if odd_up else 0.5) * (column & 1)
    assert isclose(x, 15 * column, abs_tol=1e-9)
    assert isclose(y, 10 * HEIGHT * (row + half), rel_tol=1e-12, abs_tol=1e-9)


def test_neighbours_share_an_edge_on_the_screen() -> None:
    for direction in range(6):
        here = hexes.corners(hexes.centre((0, 0), 8), 8)
        there = hexes.corners(hexes.centre(hexes.neighbour((0, 0), direction), 8), 8)
        shared = [point for point in here if any(dist(point, other) < 1e-9 for other in there)]
        assert shared == [here[number] for number in range(6) if (number - direction) % 6 in (0, 1)]
