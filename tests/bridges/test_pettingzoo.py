"""The PettingZoo bridge: its project's own tests, secrecy, and the same results as the rules."""

import json
import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from plansza.bridges import payoffs, pettingzoo
from plansza.core.chance import FastChance
from plansza.core.errors import IllegalMove
from plansza.core.setup import Setup
from plansza.core.state import Outcome
from plansza.games import GAMES, find
from plansza.games.spor.rules.components import BATTLE_CARDS, MOST_PAIRS, TACTICS_DECK

SPOR = find("spor")
SETUPS = [
    SPOR.setup(),
    SPOR.setup(tactics="on"),
    SPOR.setup(match="rewanz"),
    SPOR.setup(match="rewanz", tactics="on", retreat="several", sweep="all"),
    *(game.setup() for game in GAMES.all().values() if game is not SPOR),
]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def env(setup: Setup) -> Any:
    return pettingzoo.env(find(setup.game), setup)


def choose(env: Any, luck: random.Random) -> int:
    """A random move of the selected agent, taken from its mask."""
    mask = env.observe(env.agent_selection)["action_mask"]
    return luck.choice([int(move) for move in np.flatnonzero(mask)])


@every_setup
@pytest.mark.filterwarnings("ignore:Observation")  # PettingZoo knows its own games by name only.
def test_it_passes_the_api_test(setup: Setup) -> None:
    api_test(env(setup))


@every_setup
def test_it_passes_the_seed_test(setup: Setup) -> None:
    seed_test(lambda: env(setup))


@every_setup
def test_a_game_ends_as_the_same_moves_end_it(setup: Setup) -> None:
    for seed in range(3):
        played, luck = env(setup), random.Random(seed)
        played.reset(seed=seed)
        position = find(setup.game).start(setup, FastChance(seed))
        while position.outcome is None:
            assert played.agent_selection == f"player_{position.to_move[0]}"
            assert not any(played.terminations.values())
            move = choose(played, luck)
            played.step(move)
            position.play(position.to_move[0], move)
        assert played.unwrapped.position.text() == position.text()
        assert all(played.terminations.values())
        rewards = {}
        for agent in played.agent_iter():
            _, rewards[agent], *_ = played.last()
            played.step(None)
        assert list(rewards.values()) == payoffs(position.outcome)


@every_setup
def test_who_waits_observes_nothing_hidden_and_no_moves(setup: Setup) -> None:
    played, luck = env(setup), random.Random(1)
    played.reset(seed=1)
    raw = played.unwrapped
    redealt = 0
    while raw.position.outcome is None:
        truth = raw.position
        for seat in set(range(setup.seats)) - {truth.to_move[0]}:
            agent = f"player_{seat}"
            before = played.observe(agent)
            assert not before["action_mask"].any()
            raw.position = truth.copy()
            raw.position.reimagine(seat, FastChance(luck.getrandbits(32)))
            redealt += raw.position.text() != truth.text()
            assert np.array_equal(before["observation"], played.observe(agent)["observation"])
        raw.position = truth
        played.step(choose(played, luck))
    assert redealt > 10


def test_an_observation_is_the_seats_view() -> None:
    played = env(SPOR.setup())
    played.reset(seed=4)
    for seat in (0, 1):
        observed = bytes(played.observe(f"player_{seat}")["observation"]).rstrip(b"\0").decode()
        assert observed == played.unwrapped.position.view(seat).text()
    assert played.render() == played.unwrapped.position.view(None).text()


def test_the_widest_view_of_spor_fits() -> None:
    """Every list at its longest, all at once, and room for every number to grow."""
    longest = {option.id: max(option.choices, key=len) for option in SPOR.options}
    view = SPOR.start(SPOR.setup(None, **longest), FastChance(1)).view(0)
    cards = [*range(BATTLE_CARDS), *TACTICS_DECK]
    data = view.data()
    state = data["state"]
    state["board"] |= {
        "cells": [-1] * len(state["board"]["cells"]),  # as wide as any card
        "full_at": [999] * len(state["board"]["full_at"]),
        "returned": (1 << BATTLE_CARDS) - 1,
        "tricks": [TACTICS_DECK, TACTICS_DECK],
        "fallen": TACTICS_DECK,
    }
    state |= {"hands": [cards, []], "picks": [cards, []], "known": [cards, cards]}
    state |= {"legs": [[1, 1, 60]] * 2 * MOST_PAIRS, "result": [[0.5, 0.5], [0, 1], "x" * 40]}
    width = len(json.dumps(data, sort_keys=True, separators=(",", ":")))
    single_numbers = 50  # none of them beyond 9999
    assert width + 3 * single_numbers <= pettingzoo.TEXT_SIZE


def test_a_view_that_does_not_fit_is_refused() -> None:
    small = pettingzoo.env(SPOR, SPOR.setup(), text_size=100)
    small.reset(seed=1)
    with pytest.raises(ValueError, match="pass text_size="):
        small.observe("player_0")


def test_an_illegal_move_changes_nothing() -> None:
    played = env(SPOR.setup())
    played.reset(seed=1)
    before, agent = played.unwrapped.position.text(), played.agent_selection
    mask = played.observe(agent)["action_mask"]
    for move in (int(np.flatnonzero(mask == 0)[0]), len(mask), -1):
        with pytest.raises(IllegalMove):
            played.step(move)
    with pytest.raises(ValueError, match="still playing"):
        played.step(None)
    assert (played.unwrapped.position.text(), played.agent_selection) == (before, agent)


def test_a_seed_fixes_its_game_and_the_games_after_it() -> None:
    def deals(played: Any) -> list[str]:
        played.reset(seed=7)
        first = played.unwrapped.position.text()
        played.reset()
        second = played.unwrapped.position.text()
        played.reset()
        return [first, second, played.unwrapped.position.text()]

    first, *others = deals(env(SPOR.setup()))
    assert first == SPOR.start(SPOR.setup(), FastChance(7)).text()
    assert len({first, *others}) == 3
    assert deals(env(SPOR.setup())) == [first, *others]


def test_payoffs_add_up_to_zero() -> None:
    assert payoffs(Outcome((1.0, 0.0), (0,), "won")) == [1.0, -1.0]
    assert payoffs(Outcome((0.5, 0.5), (), "drawn")) == [0.0, 0.0]
    assert payoffs(Outcome((0.0, 1.0, 0.0), (1,), "won")) == [-0.5, 1.0, -0.5]
