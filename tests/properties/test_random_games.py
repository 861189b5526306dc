"""Random play never crashes, hangs or loses a component: a few games here, very many in torture.

`PLANSZA_GAMES=100000 make torture` sets how many the long run plays for every option set.
"""

import os

import pytest

from plansza.core import FastChance, Game, Setup
from tests.conformance.test_conformance import cases


def play_games(game: Game, setup: Setup, first: int, games: int) -> None:
    chance = FastChance(first)
    limit = game.max_moves(setup)
    for seed in range(first, first + games):
        position = game.start(setup, FastChance(seed))
        inventory = position.inventory()
        for _ in range(limit):
            to_move = position.to_move
            if not to_move:
                break
            seat = to_move[chance.below(len(to_move))]
            moves = position.legal_moves(seat)
            position.step(seat, moves[chance.below(len(moves))])
        assert position.outcome is not None, f"seed {seed} of {setup!r} did not end"
        assert position.inventory() == inventory, f"seed {seed} of {setup!r} lost a component"


@pytest.mark.parametrize(("game", "setup"), cases(whole=False))
def test_random_games(game: Game, setup: Setup) -> None:
    play_games(game, setup, 0, 60)


@pytest.mark.torture
@pytest.mark.parametrize(("game", "setup"), cases(whole=True))
def test_very_many_random_games(game: Game, setup: Setup) -> None:
    play_games(game, setup, 1_000_000, int(os.environ.get("PLANSZA_GAMES", "2000")))
