"""Games of any set-up: options and players drawn by lot, some seats greedy, some at random.

Nobody is stuck, nothing is lost, and whatever a seat imagines on the way can be played on. A few
games here; `PLANSZA_GAMES=125 make torture` sets how many the long run plays of each game.
"""

import os

import pytest

from plansza.bots import Bot, GreedyBot, RandomBot
from plansza.conformance import check_question
from plansza.core import BadSetup, FastChance, Game, Setup
from plansza.games import GAMES

A_FEW = 3
LOOK = 25  # once in so many moves what the seats imagine is looked at

each_game = pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)


def any_setup(game: Game, chance: FastChance) -> Setup:
    """Choices drawn by lot, until they go together."""
    while True:
        seats = game.seat_counts[chance.below(len(game.seat_counts))]
        chosen = {
            option.id: option.choices[chance.below(len(option.choices))] for option in game.options
        }
        try:
            return game.setup(seats, **chosen)
        except BadSetup:
            continue


def play_any(game: Game, number: int) -> None:
    """One whole game from a number."""
    chance = FastChance(number)
    setup = any_setup(game, chance)
    bots: list[Bot] = [
        GreedyBot(game) if chance.below(2) else RandomBot(game) for _ in range(setup.seats)
    ]
    position = game.start(setup, FastChance(number))
    inventory = position.inventory()
    for _ in range(game.max_moves(setup)):
        if not position.to_move:
            break
        assert position.inventory() == inventory, "a component was lost"
        if chance.below(LOOK) == 0:
            check_question(game, position, chance)
        seat = position.to_move[chance.below(len(position.to_move))]
        position.play(seat, bots[seat].choose(position.view(seat), chance))
    assert position.outcome is not None, "the game did not end"


def play_many(game: Game, first: int, games: int) -> None:
    for number in range(first, first + games):
        try:
            play_any(game, number)
        except AssertionError as error:
            error.add_note(f"in {any_setup(game, FastChance(number))!r}, number {number}")
            raise


@pytest.mark.once
@each_game
def test_games_of_any_set_up(game: Game) -> None:
    play_many(game, 0, A_FEW)


@pytest.mark.torture
@each_game
def test_very_many_games_of_any_set_up(game: Game) -> None:
    play_many(game, 1_000, int(os.environ.get("PLANSZA_GAMES", "2000")))
