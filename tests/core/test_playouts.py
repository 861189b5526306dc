"""Random play without lists is random play: the same draws, in every game and set-up."""

import pytest

from plansza.conformance.contract import random_choice
from plansza.conformance.playouts import check_playout, check_random_move
from plansza.conformance.setups import option_sets
from plansza.core import FastChance, Game, KeyedChance
from plansza.core.contract import NOBODY
from plansza.games import GAMES

ALL = pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)


@ALL
def test_a_random_move_is_the_draw_from_the_list(game: Game) -> None:
    """Also of seats that act beside the first, and with luck that a table draws."""
    for seed, setup in enumerate(option_sets(game)):
        position = game.start(setup, FastChance(seed))
        chance = FastChance(seed + 1)
        for _ in range(150):
            if not position.to_move:
                break
            for seat in position.to_move:
                check_random_move(position, seat, chance)
            assert position.mover() == position.to_move[0]
            position.step(*random_choice(position, chance))


@ALL
def test_a_whole_game_at_random(game: Game) -> None:
    setup = game.setup()
    for seed in range(12):
        check_playout(game, setup, seed)
    position = game.start(setup, FastChance(1))
    position.playout(FastChance(2), game.max_moves(setup))
    assert position.mover() == NOBODY
    assert position.outcome is not None


@ALL
def test_a_playout_takes_any_luck(game: Game) -> None:
    """With the keyed stream of real tables the same moves come about as drawn by hand."""
    one = game.start(game.setup(), FastChance(3))
    other, luck, same = one.copy(), KeyedChance(bytes(32)), KeyedChance(bytes(32))
    made = one.playout(luck, 40)
    for _ in range(made):
        seat = other.mover()
        moves = other.legal_moves(seat)
        other.step(seat, moves[same.below(len(moves))])
    assert (one.digest(), luck.text()) == (other.digest(), same.text())
