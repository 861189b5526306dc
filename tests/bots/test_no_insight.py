"""A game that tells its bots nothing still has opponents: they play on and see who wins."""

import pytest

from plansza.bots import make_bot
from plansza.core import FastChance
from plansza.core.contract import NO_INSIGHT, Insight
from tests.bots.nim import Nim, NimPosition
from tests.conformance.toy import Toy


@pytest.mark.parametrize("name", ["random", "novice", "greedy", "planner", "search:30"])
def test_every_bot_plays_it(name: str) -> None:
    game = Toy()
    position = game.start(game.setup(3), FastChance(1))
    bot, chance = make_bot(name, game), FastChance(2)
    while position.to_move:
        seat = position.to_move[0]
        position.play(seat, bot.choose(position.view(seat), chance))
    assert position.outcome is not None


def test_it_can_tell_who_has_won() -> None:
    game, insight = Toy(), Insight()
    position = game.start(game.setup(2), FastChance(1))
    assert insight.values(position) == [0.5, 0.5]
    while position.to_move:
        position.step(position.to_move[0], position.legal_moves(position.to_move[0])[0])
    assert position.outcome is not None
    winners = position.outcome.winners
    assert insight.values(position) == [1.0 / len(winners) * (seat in winners) for seat in (0, 1)]


def test_a_search_plays_on_to_the_end() -> None:
    """Whoever takes the last match wins; four must be left to the other."""
    game = Nim()
    game.insight = NO_INSIGHT
    position = NimPosition(game.setup(2), FastChance(1), 7, 0)
    assert make_bot("search:500", game).choose(position.view(0), FastChance(1)) == 3
