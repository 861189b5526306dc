"""Many games at once behind Gymnasium's interface: seats, rewards, and when games begin anew."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from plansza.bridges.batched import BatchEnv
from plansza.core.setup import Setup
from plansza.games import find
from plansza.learning import Batch, choose
from tests.bridges.setups import few_setups, named
from tests.bridges.test_gymnasium import NAMES

few = pytest.mark.parametrize("setup", few_setups(), ids=named)


def make(setup: Setup, n: int, **more: Any) -> Any:
    """The vector environment by its name, which needs no mode to be compiled code."""
    options: dict[str, Any] = {each.id: setup[each.id] for each in find(setup.game).options}
    name = f"plansza.gym:{NAMES[setup.game]}-v1"
    envs = gymnasium.make_vec(name, n, players=setup.seats, **options, **more)
    assert isinstance(envs.unwrapped, BatchEnv)
    return envs


@few
@pytest.mark.parametrize("more", [{"seat": 1}, {"seat": None}, {"opponent": "self"}], ids=str)
def test_every_step_is_what_it_says(setup: Setup, more: dict[str, Any]) -> None:
    envs, luck = make(setup, 4, **more), np.random.default_rng(1)
    observed, info = envs.reset(seed=3)
    batch, ended, movers = envs.unwrapped.batch, 0, set()
    while ended < 4:
        assert observed in envs.observation_space
        if more.get("opponent") != "self":
            mine = [row % setup.seats if more["seat"] is None else more["seat"] for row in range(4)]
            assert info["seat"].tolist() == mine
        for row in range(4):
            view = batch.view(row)
            assert view.seat == info["seat"][row]
            assert observed[row].tobytes() == view.tensor().tobytes()
            moves = batch.position(row).legal_moves(view.seat)
            assert np.flatnonzero(info["action_mask"][row]).tolist() == moves
        assert (envs.unwrapped.action_masks() == info["action_mask"]).all()
        before = [batch.position(row) for row in range(4)]
        movers |= set(info["seat"].tolist())
        moved, actions = info["seat"], choose(info["action_mask"], luck)
        observed, rewards, over, cut, info = envs.step(actions)
        assert not cut.any()
        for row in np.flatnonzero(over).tolist():
            ended += 1
            position = before[row]
            position.step(int(moved[row]), int(actions[row]))
            assert rewards[row] == info["rewards"][row, moved[row]]
            assert sum(info["rewards"][row]) == pytest.approx(0)
            if position.outcome is not None:  # the last move was ours
                payoffs = position.outcome.payoffs()
                assert info["rewards"][row].tolist() == payoffs
                last = position.view(int(moved[row])).tensor().tobytes()
                assert info["final_obs"][row].tobytes() == last
            assert info["final_info"]["seat"][row] == moved[row]
            assert not info["final_info"]["action_mask"][row].any()
        assert not rewards[~over].any()
        assert ("final_obs" in info) == over.any()
        told = {name for name in info if not name.startswith("_")}
        ends = {"final_obs", "final_info"}
        assert told - ends == {"action_mask", "seat", "rewards"}  # and nothing else of the truth
        if over.any():
            for name in ("final_obs", "final_info"):
                assert (info[f"_{name}"] == over).all()
            assert [seen is not None for seen in info["final_obs"]] == over.tolist()
    assert (movers == set(range(setup.seats))) == (more.get("seat") is None)


def test_all_seats_are_a_batch_and_no_more() -> None:
    """In self-play the games are those of `Batch`, dealt from the environment's seed."""
    game = find("spor")
    envs, luck = make(game.setup(), 8, opponent="self"), np.random.default_rng(1)
    observed, info = envs.reset(seed=3)
    secret = int.from_bytes(np.random.default_rng(3).bytes(32), "big")
    batch = Batch(game, game.setup(), 8, secret)
    for _ in range(200):
        assert (batch.observations == observed).all()
        assert (batch.seats == info["seat"]).all()
        actions = choose(info["action_mask"], luck)
        batch.step(actions)
        observed, _, over, _, info = envs.step(actions)
        assert (batch.dones == over).all()
        assert (batch.rewards == info["rewards"]).all()
    assert batch.finished > 4


def test_what_was_given_stays_as_it_was() -> None:
    envs, luck = make(find("spor").setup(), 3), np.random.default_rng(1)
    observed, info = envs.reset(seed=1)
    kept, mask = observed.copy(), info["action_mask"].copy()
    for _ in range(5):
        _, _, _, _, later = envs.step(choose(envs.unwrapped.batch.masks, luck))
    assert (observed == kept).all()
    assert (info["action_mask"] == mask).all()
    assert not (later["action_mask"] == mask).all()


def test_a_seed_fixes_the_games() -> None:
    def played(seed: int | None, envs: Any) -> bytes:
        luck = np.random.default_rng(1)
        observed, info = envs.reset(seed=seed)
        for _ in range(60):
            observed, _, _, _, info = envs.step(choose(info["action_mask"], luck))
        return bytes(observed.tobytes())

    one, other = (make(find("spor").setup(), 3) for _ in range(2))
    first = played(5, one)
    assert first == played(5, other)
    assert played(None, one) == played(None, other) != first
    assert played(5, one) == first


def test_it_says_when_games_begin_anew() -> None:
    envs = make(find("spor").setup(), 2)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP


def test_other_modes_play_other_opponents() -> None:
    envs = gymnasium.make_vec(
        "plansza.gym:Spor-v1", 2, vectorization_mode="sync", opponent="greedy"
    )
    _, info = envs.reset(seed=1)
    _, _, over, _, _ = envs.step(choose(info["action_mask"], np.random.default_rng(1)))
    assert over.tolist() == [False, False]
    envs.close()


def test_mistakes_are_named() -> None:
    spor = find("spor")
    envs = BatchEnv(spor, 2)
    with pytest.raises(ValueError, match="call reset"):
        envs.step(np.zeros(2, np.int64))
    with pytest.raises(ValueError, match="vectorization_mode='sync'"):
        BatchEnv(spor, 2, opponent="greedy")
    with pytest.raises(ValueError, match="there is no seat 5: it is one of 0 to 1"):
        BatchEnv(spor, 2, seat=5)
    with pytest.raises(ValueError, match="one seed"):
        envs.reset(seed=[1, 2])
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="cannot do"):
        envs.step(np.array([np.flatnonzero(~mask)[0] for mask in envs.action_masks()]))
