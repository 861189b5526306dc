"""Counts of all lines of play of podprad from fixed seeds; see tests/golden/test_counts.py."""

import pytest

from plansza.conformance import random_position
from plansza.games.podprad.game import PodPrad
from tests.golden.test_counts import lines_of_play

CURRENTS = {"currents": "add", "whirlpools": "on"}


@pytest.mark.parametrize(
    ("seats", "options", "seed", "moves", "depth", "count"),
    [
        (2, {}, 1, 0, 4, 2_916),
        (3, {}, 2, 20, 6, 6_329),
        (4, CURRENTS, 3, 40, 6, 6_853),
        (5, {**CURRENTS, "whirlpool": "token"}, 4, 60, 6, 8_984),
        (3, {"reveal": "one", "currents": "mixed"}, 5, 60, 7, 1_584),
        (2, {"currents": "water"}, 6, 30, 5, 360),
    ],
)
def test_lines_of_play(
    seats: int, options: dict[str, str], seed: int, moves: int, depth: int, count: int
) -> None:
    game = PodPrad()
    position = random_position(game, game.setup(seats, **options), seed, moves)
    assert lines_of_play(position, depth) == count
