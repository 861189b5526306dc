"""Counts of all lines of play to a depth: the compiled and the interpreted build agree on them."""

import pytest

from plansza.conformance import random_position
from tests.golden.test_counts import lines_of_play
from tests.rules.drako.helper import GAME


@pytest.mark.parametrize(
    ("duel", "seed", "moves", "depth", "count"),
    [
        ("knights-trolls", 1, 0, 3, 84),
        ("knights-trolls", 2, 60, 3, 624),
        ("dragon-dwarves", 3, 50, 3, 70),
        ("trolls-dragon", 4, 70, 3, 12),
        ("trolls-dwarves", 5, 3, 4, 190),
        ("trolls-dwarves", 6, 190, 3, 49),
        ("knights-dragon", 7, 0, 2, 396),
        ("knights-dragon", 8, 45, 4, 33),
        ("knights-dwarves", 9, 80, 3, 8),
    ],
)
def test_lines_of_play(duel: str, seed: int, moves: int, depth: int, count: int) -> None:
    """T1, T2: from fixed seeds, so that any change of the rules shows."""
    position = random_position(GAME, GAME.setup(duel=duel), seed, moves)
    assert lines_of_play(position, depth) == count
