"""Counts of all lines of play to a depth, as chess programs do with perft.

They come from fixed seeds, so the compiled and the interpreted build must agree on every one.
"""

import pytest

from plansza.core import FastChance, Position
from plansza.games import find

TACTICS = {"tactics": "on", "transfer": "own-dam", "zdrada": "any-dam", "retreat": "several"}


def lines_of_play(position: Position, depth: int) -> int:
    if depth == 0 or not position.to_move:
        return 1
    total = 0
    for seat in position.to_move:
        for move in position.legal_moves(seat):
            after = position.copy()
            after.step(seat, move)
            total += lines_of_play(after, depth - 1)
    return total


def position_after(options: dict[str, str], seed: int, moves: int) -> Position:
    game = find("spor")
    position = game.start(game.setup(**options), FastChance(seed))
    chance = FastChance(seed)
    for _ in range(moves):
        if position.to_move:
            legal = position.legal_moves(position.to_move[0])
            position.step(position.to_move[0], legal[chance.below(len(legal))])
    return position


@pytest.mark.parametrize(
    ("options", "seed", "moves", "depth", "count"),
    [
        ({}, 1, 0, 2, 1_806),
        ({}, 2, 30, 3, 58_962),
        ({"match": "rewanz"}, 3, 60, 3, 82_446),
        (TACTICS, 4, 40, 2, 175),
        (TACTICS, 5, 60, 3, 6_791),
        ({"tactics": "on", "sweep": "all"}, 6, 50, 3, 16_319),
    ],
)
def test_lines_of_play(
    options: dict[str, str], seed: int, moves: int, depth: int, count: int
) -> None:
    assert lines_of_play(position_after(options, seed, moves), depth) == count
