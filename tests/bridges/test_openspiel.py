"""The OpenSpiel bridge: its project's own test, secrecy, and the same results as the rules."""

import importlib
import pickle
import random
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from plansza.bridges import openspiel, payoffs
from plansza.bridges.openspiel_observer import EVENTS
from plansza.core.chance import FastChance
from plansza.core.errors import BadSetup, IllegalMove
from plansza.core.setup import Setup
from plansza.games import GAMES, find
from plansza.learning.history import WIDTH, History
from tests.bridges.setups import few_setups, fitting, main_setups
from tests.support.processes import run


def spoken(setup: Setup, form: str = "", **more: Any) -> str:
    """How OpenSpiel names a game with this set-up."""
    unusual = [each for each in find(setup.game).options if setup[each.id] != each.default]
    options = " ".join(f"{each.id}:{setup[each.id]}" for each in unusual)
    parameters = {"players": setup.seats, "options": options, **more}
    written = ",".join(f"{key}={value}" for key, value in parameters.items() if value != "")
    return f"plansza_{setup.game}{form}({written})"


SAMPLED = "_sampled"
FEW = [spoken(setup) for setup in few_setups()]
MAIN = [spoken(setup) for setup in main_setups()]
every_game = pytest.mark.parametrize("name", MAIN)
few = pytest.mark.parametrize("name", FEW)
few_of_both = pytest.mark.parametrize(
    "name", [*FEW, *(spoken(setup, SAMPLED, rng_seed=5) for setup in few_setups())]
)


def dealt(game: Any, seed: int) -> Any:
    """The state after this outcome of the chance node."""
    state = game.new_initial_state()
    state.apply_action(seed)
    return state


@every_game
def test_it_passes_the_random_simulation_test(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [spoken(each, SAMPLED) for each in few_setups()])
def test_the_sampled_form_passes_it_too(name: str) -> None:
    """Without serialization, which OpenSpiel cannot do for drawn chance in Python: see below."""
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@few
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


@few_of_both
def test_who_waits_knows_nothing_hidden(name: str) -> None:
    game = pyspiel.load_game(name)
    state, luck = dealt(game, 1), random.Random(1)
    redealt = 0
    while not state.is_terminal():
        for seat in set(range(game.num_players())) - {state.current_player()}:
            other = state.clone()
            other.table.position.reimagine(seat, FastChance(luck.getrandbits(32)))
            redealt += str(other) != str(state)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.legal_actions(seat) == []
        state.apply_action(luck.choice(state.legal_actions()))
    assert redealt > 10


@few
def test_two_worlds_are_remembered_alike(name: str) -> None:
    """Two deals that look the same to a seat, played with the same moves, are the same to him as
    long as he sees no difference; afterwards he remembers that there was one."""
    game = pyspiel.load_game(name)
    parted = 0
    for seed in range(3):
        luck = random.Random(seed)
        one, other = dealt(game, seed), game.new_initial_state()
        seat = luck.randrange(game.num_players())
        twin = one.table.position.copy()
        twin.reimagine(seat, FastChance(seed))
        twin.chance = FastChance(seed + 1)
        other.table.position = twin
        alike = True
        for _ in range(200):
            mover = one.current_player()
            if one.is_terminal() or other.is_terminal() or mover != other.current_player():
                break
            both = set(one.legal_actions()) & set(other.legal_actions())
            if not both:
                break
            move = luck.choice(sorted(both))
            one.apply_action(move)
            other.apply_action(move)
            alike &= one.observation_string(seat) == other.observation_string(seat)
            texts = [state.information_state_string(seat) for state in (one, other)]
            tensors = [state.information_state_tensor(seat) for state in (one, other)]
            assert (texts[0] == texts[1]) == alike
            assert tensors[0] == tensors[1] or not alike
        parted += not alike
    assert parted


def test_an_observation_is_the_view() -> None:
    game = pyspiel.load_game("plansza_spor")
    state, features = dealt(game, 4), game.setup.features()
    assert game.observation_tensor_size() == features.size
    assert game.information_state_tensor_size() == features.size + EVENTS * WIDTH
    for seat in (0, 1):
        view = state.table.position.view(seat)
        assert state.observation_string(seat) == view.text()
        assert state.information_state_string(seat).startswith(view.text() + " ")
        row, tensor = view.tensor().tolist(), state.observation_tensor(seat)
        named = make_observation(game)
        named.set_from(state, seat)
        for each in features.features:
            place = slice(each.start, each.start + each.size)
            scaled = [number / each.most for number in row[place]]
            assert tensor[place] == pytest.approx(scaled)
            assert named.dict[each.name].shape == each.shape
            assert named.dict[each.name].ravel().tolist() == pytest.approx(scaled)


def test_an_information_state_forgets_nothing() -> None:
    """All that the seat did and was told is in it; the very same view without that is another."""
    game = pyspiel.load_game("plansza_spor(options=attacker:1)")
    state, luck, moves = dealt(game, 1), random.Random(1), []
    history = History(game.rules, game.setup, 0, EVENTS)
    position = state.table.position.copy()
    while not state.is_terminal():
        mover, move = state.current_player(), luck.choice(state.legal_actions())
        state.apply_action(move)
        position.step(mover, move, history.hear)
        if mover == 0:
            moves.append(move)
        text = state.information_state_string(0)
        assert text.split()[-1 - len(moves) : -1] == [str(move) for move in moves]
        told = state.information_state_tensor(0)[-EVENTS * WIDTH :]
        back = np.exp2(np.array(told) * 31) - 1
        exact = np.array(history.window()).ravel()
        assert np.allclose(back, exact, rtol=1e-4)
        small = exact < 1000
        assert (np.round(back[small]) == exact[small]).all()
    other = game.new_initial_state()
    other.table.position = state.table.position.copy()
    assert other.observation_string(0) == state.observation_string(0)
    assert other.information_state_string(0) != state.information_state_string(0)


def test_memory_is_the_same_whenever_it_is_asked_for() -> None:
    game, luck = pyspiel.load_game(FEW[0]), random.Random(1)
    often, once = dealt(game, 3), dealt(game, 3)
    for _ in range(80):
        move = luck.choice(often.legal_actions())
        for state in (often, once):
            state.apply_action(move)
        said = often.information_state_string(1)
        often = often.clone() if luck.random() < 0.5 else pickle.loads(pickle.dumps(often))
    assert once.information_state_string(1) == said


def test_observers_tell_what_they_cannot() -> None:
    game = pyspiel.load_game("plansza_spor")
    public = pyspiel.IIGObservationType(False, True, pyspiel.PrivateInfoType.NONE)
    with pytest.raises(ValueError, match="both or nothing"):
        make_observation(game, public)
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, None, {"size": 3})


def test_every_choice_of_every_option_can_be_asked_for() -> None:
    for game in GAMES.all().values():
        if not game.id.startswith("liars"):
            for option in game.options:
                for choice in option.choices:
                    setup = fitting(game, {option.id: choice})
                    assert pyspiel.load_game(spoken(setup)).setup == setup


# -- chance that is drawn -------------------------------------------------------------------------


def test_drawn_chance_has_one_outcome_and_any_deal() -> None:
    game = pyspiel.load_game("plansza_spor_sampled(rng_seed=3)")
    again = pyspiel.load_game("plansza_spor_sampled(rng_seed=3)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    root = game.new_initial_state()
    assert root.chance_outcomes() == [(0, 1.0)]
    assert game.max_chance_outcomes() == 1
    deals = [str(dealt(game, 0)) for _ in range(20)]
    assert len(set(deals)) == 20
    assert deals == [str(dealt(again, 0)) for _ in range(20)]
    free = {str(dealt(pyspiel.load_game("plansza_spor_sampled"), 0)) for _ in range(2)}
    assert len(free) == 2


def test_drawn_chance_tells_no_player_its_deal() -> None:
    state = dealt(pyspiel.load_game("plansza_spor_sampled(rng_seed=3)"), 0)
    secret = state.table.position.chance.text().split()[1]
    assert state.history() == [0]
    for seat in (0, 1):
        assert secret not in state.information_state_string(seat)


@pytest.mark.parametrize("name", [spoken(each, SAMPLED, rng_seed=5) for each in few_setups()])
def test_sampled_games_are_saved_by_pickle(name: str) -> None:
    """A game goes on with the deals that it would have drawn, a state with its own luck."""
    game, luck = pyspiel.load_game(name), random.Random(1)
    dealt(game, 0)
    twin = pickle.loads(pickle.dumps(game))
    assert [str(dealt(twin, 0)) for _ in range(3)] == [str(dealt(game, 0)) for _ in range(3)]
    state = dealt(game, 0)
    while not state.is_terminal():
        if len(state.history()) % 10 == 1:
            again = pickle.loads(pickle.dumps(state))
            assert (str(again), again.history()) == (str(state), state.history())
            said = game.deserialize_state(state.serialize())
            assert (str(said), said.history()) == (str(state), state.history())
        move = luck.choice(state.legal_actions())
        state.apply_action(move)
    assert state.returns() != [0.0] * game.num_players() or not state.table.position.outcome.winners


def test_openspiel_itself_cannot_write_drawn_chance_of_python() -> None:
    """When it can, its own serialization will do, and what we do instead may go."""
    game = pyspiel.load_game("plansza_spor_sampled")
    with pytest.raises(pyspiel.SpielError, match="GetRNGState unimplemented"):
        pyspiel.serialize_game_and_state(game, dealt(game, 0))


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
