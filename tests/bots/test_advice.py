"""Advice comes from the view alone, and says what a search found."""

import pytest

from plansza.bots.advice import advise
from plansza.bots.selfplay import greedy_moment
from plansza.conformance import random_position
from plansza.core import FastChance, Game
from plansza.games import GAMES, find

ROUNDS = 40


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_worlds_that_look_alike_get_the_same_advice(game: Game) -> None:
    position = random_position(game, game.setup(), 1, 20)
    for seat in position.to_move:
        view = position.view(seat)
        other = game.imagine(view, FastChance(99))
        advice = advise(game, view, FastChance(3), ROUNDS)
        assert advice == advise(game, other.view(seat), FastChance(3), ROUNDS)
        assert {advice.move} <= set(position.legal_moves(seat))
        assert advice.alone == (len(position.legal_moves(seat)) == 1)


def test_it_names_the_second_best_and_how_much_worse_that_is() -> None:
    game = find("spor")
    position = greedy_moment(game, game.setup(attacker="1"), 5, 12)
    (seat,) = position.to_move
    advice = advise(game, position.view(seat), FastChance(1), 200)
    assert advice.chance is not None
    assert 0.0 <= advice.chance <= 1.0
    assert advice.other in position.legal_moves(seat)
    assert advice.other != advice.move
    assert 0.0 <= advice.worse <= advice.chance
    assert advice.reply is not None
    assert advice.reply[0] != seat


def test_where_there_is_nothing_to_choose_there_is_no_chance_to_compare() -> None:
    game = find("spor")
    position = game.start(game.setup(attacker="1"), FastChance(2))
    while len(position.legal_moves(position.to_move[0])) > 1:
        seat = position.to_move[0]
        position.step(seat, position.legal_moves(seat)[-1])
    seat = position.to_move[0]
    advice = advise(game, position.view(seat), FastChance(1))
    assert (advice.move, advice.chance) == (position.legal_moves(seat)[0], None)
    assert (advice.other, advice.reply, advice.plan) == (None, None, [])
    assert advice.alone
