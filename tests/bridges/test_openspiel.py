"""The OpenSpiel bridge: its project's own test, secrecy, and the same results as the rules."""

import importlib
import pickle
import random
import sys
from typing import Any

import pyspiel
import pytest

from plansza.bridges import openspiel, payoffs
from plansza.core.chance import FastChance
from plansza.core.errors import BadSetup, IllegalMove
from plansza.games import GAMES, find
from tests.support.processes import run

GAME_STRINGS = [
    "plansza_spor",
    "plansza_spor(options=tactics:on)",
    "plansza_spor(options=match:rewanz)",
    "plansza_spor(deals=50000,options=attacker:1 match:rewanz tactics:on retreat:several)",
    *(f"plansza_{id}" for id in GAMES.all() if id not in ("spor", "battalia")),
    "plansza_battalia(options=weeks:2)",  # six weeks would take long
]
every_game = pytest.mark.parametrize("name", GAME_STRINGS)


def dealt(game: Any, seed: int) -> Any:
    """The state after this outcome of the chance node."""
    state = game.new_initial_state()
    state.apply_action(seed)
    return state


@every_game
def test_it_passes_the_random_simulation_test(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=10, serialize=True, verbose=False)


@every_game
def test_a_game_ends_as_the_same_moves_end_it(name: str) -> None:
    game = pyspiel.load_game(name)
    for seed in range(3):
        state, luck = dealt(game, seed), random.Random(seed)
        position = game.rules.start(game.setup, FastChance(seed))
        while position.outcome is None:
            assert not state.is_terminal()
            assert state.current_player() == position.to_move[0]
            assert state.legal_actions() == position.legal_moves(position.to_move[0])
            move = luck.choice(state.legal_actions())
            state.apply_action(move)
            position.play(position.to_move[0], move)
        assert state.is_terminal()
        assert str(state) == position.text()
        assert state.returns() == payoffs(position.outcome)
        assert len(state.history()) <= game.max_history_length()


@every_game
def test_who_waits_knows_nothing_hidden(name: str) -> None:
    game = pyspiel.load_game(name)
    state, luck = dealt(game, 1), random.Random(1)
    redealt = 0
    while not state.is_terminal():
        for seat in set(range(game.num_players())) - {state.current_player()}:
            other = state.clone()
            other.table.position.reimagine(seat, FastChance(luck.getrandbits(32)))
            redealt += str(other) != str(state)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.legal_actions(seat) == []
        state.apply_action(luck.choice(state.legal_actions()))
    assert redealt > 10


def test_what_a_player_knows_is_his_view() -> None:
    state = dealt(pyspiel.load_game("plansza_spor"), 4)
    for seat in (0, 1):
        assert state.information_state_string(seat) == state.table.position.view(seat).text()
        assert state.observation_string(seat) == state.table.position.view(seat).text()


def test_all_luck_is_in_the_chance_node() -> None:
    game = pyspiel.load_game("plansza_spor(deals=8)")
    root = game.new_initial_state()
    assert root.is_chance_node()
    assert root.chance_outcomes() == [(seed, 1 / 8) for seed in range(8)]
    assert root.information_state_string(0) == root.observation_string(1) == ""
    assert len({str(dealt(game, seed)) for seed in range(8)}) == 8
    assert str(dealt(game, 3)) == str(dealt(game, 3))


def test_lengths_are_the_rules_own() -> None:
    game = pyspiel.load_game("plansza_spor(options=tactics:on)")
    assert game.max_game_length() == game.rules.max_moves(game.setup)
    assert game.max_history_length() == game.max_game_length() + 1


def test_clones_and_pickles_share_nothing() -> None:
    state = dealt(pyspiel.load_game("plansza_spor(options=tactics:on)"), 2)
    before = str(state)
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert (str(twin), twin.history()) == (before, state.history())
        while not twin.is_terminal():
            twin.apply_action(twin.legal_actions()[0])
        assert str(state) == before


def test_actions_are_written_in_notation() -> None:
    state = dealt(pyspiel.load_game("plansza_spor"), 2)
    for move in state.legal_actions():
        written = state.action_to_string(state.current_player(), move)
        assert find("spor").read_move(written) == move


def test_mistakes_are_named() -> None:
    with pytest.raises(BadSetup, match="no choice “maybe”"):
        pyspiel.load_game("plansza_spor(options=tactics:maybe)")
    with pytest.raises(BadSetup, match="no option “tactic”"):
        pyspiel.load_game("plansza_spor(options=tactic)")
    with pytest.raises(IllegalMove):
        dealt(pyspiel.load_game("plansza_spor"), 1).apply_action(5000)


def test_registering_again_does_no_harm() -> None:
    names = pyspiel.registered_names()
    importlib.reload(openspiel)
    assert pyspiel.registered_names() == names
    game = pyspiel.load_game("plansza_spor")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_interpreter_ends_in_peace() -> None:
    """pyspiel frees what was registered when Python has gone; a function there would crash."""
    code = """
import pyspiel
from plansza.bridges import openspiel
game = pyspiel.load_game("plansza_spor")
state = game.new_initial_state()
state.apply_action(1)
state.information_state_string(0)
"""
    done = run([sys.executable, "-c", code])
    assert done.returncode == 0, done.stderr
