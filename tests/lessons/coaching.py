"""Games with a coach beside everybody: what he says to whom, and when."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from plansza.bots.basic import GreedyBot, RandomBot
from plansza.core import FastChance, Game
from plansza.core.contract import Event, Phrase, Position, View
from plansza.core.setup import Setup
from plansza.games import GAMES
from plansza.lessons import coach_of, remarks

COACHED = [game for game in GAMES.all().values() if coach_of(game)]
Watch = Callable[[Position, int, list[Event]], None]


class Heard(NamedTuple):
    """Something that could be said to a seat, and what it saw then."""

    phrase: Phrase
    view: View


def hear(game: Game, position: Position, seat: int, told: list[Event]) -> list[Phrase]:
    """What the coach could say to a seat, after these events."""
    coach = coach_of(game)
    assert coach is not None
    return remarks(coach, position.view(seat), told)


def coached_game(game: Game, setup: Setup, seed: int, greedy: bool) -> Iterator[Heard]:
    """All that the coach could say in one game, to everybody."""
    chance = FastChance(seed)
    bot = GreedyBot(game) if greedy else RandomBot(game)
    position = game.start(setup, FastChance(seed + 1))
    told: list[Event] = []
    while position.to_move:
        for seat in range(setup.seats):
            if told or seat in position.to_move:
                found = hear(game, position, seat, told)
                view = position.view(seat)
                yield from (Heard(phrase, view) for phrase in found)
        mover = position.to_move[0]
        move = bot.choose(position.view(mover), chance)
        told = []
        position.step(mover, move, told.append)
