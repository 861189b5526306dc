"""Games that greedy bots play among themselves, for covers, pictures and measurements."""

from collections.abc import Iterator
from itertools import islice

from plansza.bots.basic import GreedyBot
from plansza.core.chance import FastChance
from plansza.core.contract import Game, Position
from plansza.core.setup import Setup


def greedy_game(game: Game, setup: Setup, seed: int) -> Iterator[Position]:
    """Every position of a game: one and the same object, moving on; copy what is to be kept."""
    position = game.start(setup, FastChance(seed))
    bot, chance = GreedyBot(game), FastChance(seed)
    yield position
    while to_move := position.to_move:
        position.step(to_move[0], bot.choose(position.view(to_move[0]), chance))
        yield position


def greedy_moment(game: Game, setup: Setup, seed: int, moves: int) -> Position:
    """The position after so many moves, or the last one of a shorter game."""
    positions = greedy_game(game, setup, seed)
    *_, position = islice(positions, moves + 1)
    return position
