"""Counts of all lines of play to a depth: the compiled and the interpreted build agree on them."""

import pytest

from plansza.conformance import random_position
from tests.golden.test_counts import lines_of_play
from tests.rules.drako.helper import GAME


@pytest.mark.parametrize(
    ("duel", "seed", "moves", "depth", "count"),
    [
        ("knights-trolls", 1, 0, 6, 7_018),
        ("knights-trolls", 2, 60, 5, 11_598),
        ("dragon-dwarves", 3, 50, 6, 4_316),
        ("trolls-dragon", 4, 70, 9, 5_466),
        ("trolls-dwarves", 5, 3, 6, 4_244),
        ("trolls-dwarves", 6, 190, 6, 2_570),
        ("knights-dragon", 7, 0, 3, 3_960),
        ("knights-dragon", 8, 45, 8, 2_531),
        ("knights-dwarves", 9, 80, 8, 3_222),
    ],
)
def test_lines_of_play(duel: str, seed: int, moves: int, depth: int, count: int) -> None:
    """T1, T2: from fixed seeds, so that any change of the rules shows."""
    position = random_position(GAME, GAME.setup(duel=duel), seed, moves)
    assert lines_of_play(position, depth) == count
