"""A game that declares nothing for learners, a small package of its own, at every bridge: its seats
observe the text of their views, byte by byte."""

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test

from liars_dice import GAME
from plansza.bridges import openspiel, pettingzoo
from plansza.bridges.batched import BatchEnv
from plansza.bridges.gymnasium import SeatEnv
from plansza.games import GAMES
from plansza.learning import choose


@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoo() -> None:
    api_test(pettingzoo.env(GAME, GAME.setup(3)), num_cycles=100)
    parallel_api_test(pettingzoo.parallel_env(GAME, GAME.setup(3)), num_cycles=100)


def test_gymnasium() -> None:
    env = SeatEnv(GAME, players=3, opponent="greedy")
    check_env(env, skip_render_check=True)
    seen, _ = env.reset(seed=1)
    view = env.position.view(0)
    assert bytes(seen).rstrip(b"\0").decode() == view.text()


def test_many_at_once() -> None:
    envs = BatchEnv(GAME, 4, players=3)
    _, info = envs.reset(seed=1)
    assert envs.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    luck, ended = np.random.default_rng(1), 0
    for _ in range(60):
        _, _, over, _, info = envs.step(choose(info["action_mask"], luck))
        ended += over.sum()
    assert ended


def test_openspiel() -> None:
    GAMES.register(GAME)  # a state that was saved finds its game by its id
    try:
        openspiel.register(GAME)
        game = pyspiel.load_game(f"plansza_{GAME.id}(players=3)")
        pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    finally:
        GAMES._games.pop(GAME.id)
