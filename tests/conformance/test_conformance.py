"""The contract, checked for every registered game and option set over random play."""

import os
from bisect import bisect_left

import pytest

from plansza.conformance import (
    check_game,
    option_sets,
    random_position,
    truth_is_imaginable,
)
from plansza.core import BadSetup, Game, Position, Setup
from plansza.games import GAMES

CASES = [
    pytest.param(game, setup, id=f"{game.id}-{number}")
    for game in GAMES.all().values()
    for number, setup in enumerate(option_sets(game))
]
GAMES_EACH = 1 if os.environ.get("PLANSZA_PURE") else 3  # compiled rules play more in less time


@pytest.mark.parametrize(("game", "setup"), CASES)
def test_contract(game: Game, setup: Setup) -> None:
    for seed in range(GAMES_EACH):
        check_game(game, setup, 100 * seed)


@pytest.mark.torture
@pytest.mark.parametrize(("game", "setup"), CASES)
def test_contract_at_length(game: Game, setup: Setup) -> None:
    for seed in range(1000, 1100):
        check_game(game, setup, seed)


def last_running(game: Game, setup: Setup, seed: int) -> Position:
    """The position before the last move of a random game."""

    def over(moves: int) -> bool:
        return random_position(game, setup, seed, moves).outcome is not None

    moves = bisect_left(range(game.max_moves(setup)), True, key=over)
    return random_position(game, setup, seed, moves - 1)


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_the_truth_can_be_imagined(game: Game) -> None:
    """Late in the game few deals are left; the true one must be among those imagined."""
    found = 0
    for seed in range(40):
        position = last_running(game, game.setup(), seed)
        for seat in range(position.setup.seats):
            found += truth_is_imaginable(game, position, seat, 300)
    assert found >= 40


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_presets_can_be_played(game: Game) -> None:
    for name, chosen in game.presets().items():
        fitting = [seats for seats in game.seat_counts if fits(game, seats, chosen)]
        assert fitting, name


def fits(game: Game, seats: int, chosen: dict[str, str]) -> bool:
    """Whether so many can play with these options."""
    try:
        game.setup(seats, **chosen)
    except BadSetup as error:
        if error.code != "bad-together":  # a choice that does not exist
            raise
        return False
    return True
