"""One seat against bots, behind Gymnasium's interface."""

import random
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from plansza.bots.basic import GreedyBot
from plansza.bots.levels import UnknownBot
from plansza.bridges.gymnasium import SeatEnv
from plansza.core.chance import FastChance
from plansza.core.errors import BadSetup, IllegalMove
from plansza.core.setup import Setup
from plansza.games import find
from tests.bridges.setups import few_setups, main_setups, named

NAMES = {"spor": "Spor", "podprad": "PodPrad", "drako": "Drako", "battalia": "Battalia"}
every_setup = pytest.mark.parametrize("setup", main_setups(), ids=named)
few = pytest.mark.parametrize("setup", few_setups(), ids=named)


def make(setup: Setup, **more: Any) -> Any:
    """The environment by its name."""
    options: dict[str, Any] = {each.id: setup[each.id] for each in find(setup.game).options}
    name = f"plansza.gym:{NAMES[setup.game]}-v1"
    return gymnasium.make(name, players=setup.seats, **options, **more)


def choose(env: Any, luck: random.Random) -> int:
    """A random legal move."""
    masks = env.get_wrapper_attr("action_masks")()
    return luck.choice([int(move) for move in np.flatnonzero(masks)])


@every_setup
@pytest.mark.filterwarnings("error")
def test_it_passes_gymnasiums_own_check(setup: Setup) -> None:
    check_env(make(setup, render_mode="ansi").unwrapped)


@few
@pytest.mark.parametrize("seat", [0, 1, None])
def test_whole_games_by_the_rules(setup: Setup, seat: int | None) -> None:
    env, luck = make(setup, seat=seat), random.Random(1)
    seen, info = env.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        raw = env.unwrapped
        mover = raw.position.mover()
        assert mover == info["seat"] == (seat if seat is not None else raw.seat)
        legal = raw.position.legal_moves(mover)
        assert np.flatnonzero(info["action_mask"]).tolist() == legal
        assert np.flatnonzero(raw.action_masks()).tolist() == legal
        assert raw.action_masks().dtype == np.bool_
        assert seen.tobytes() == raw.position.view(mover).tensor().tobytes()
        assert reward == 0.0
        seen, reward, over, cut, info = env.step(choose(env, luck))
        assert not cut
    raw = env.unwrapped
    assert reward == raw.position.outcome.payoffs()[raw.seat]
    assert not info["action_mask"].any()
    with pytest.raises(ValueError, match="call reset"):
        env.step(0)


def test_a_seed_fixes_deals_seats_and_opponents() -> None:
    def games(env: Any) -> list[Any]:
        found, luck = [], random.Random(2)
        for seed in (7, None, None):
            over = False
            _, info = env.reset(seed=seed)
            while not over:
                _, _, over, _, _ = env.step(choose(env, luck))
            found.append((info["seat"], env.unwrapped.position.text()))
        return found

    setup = find("podprad").setup(3)
    one = games(make(setup, seat=None, opponent=("greedy", "random")))
    assert one == games(make(setup, seat=None, opponent=("greedy", "random")))
    assert len({text for _, text in one}) == 3


def test_any_bot_may_be_the_opponent() -> None:
    env = make(find("podprad").setup(3), opponent=("search:5", GreedyBot))
    env.reset(seed=1)
    kinds = [type(bot).__name__ for bot in env.unwrapped.bots.values()]
    assert kinds == ["SearchBot", "GreedyBot"]
    env.step(int(np.flatnonzero(env.unwrapped.action_masks())[0]))


def test_stronger_opponents_win_more() -> None:
    wins = {}
    for opponent in ("random", "greedy"):
        env, luck = make(find("spor").setup(), seat=None, opponent=opponent), random.Random(3)
        won = 0
        for game in range(40):
            over, reward = False, 0.0
            env.reset(seed=game)
            while not over:
                _, reward, over, _, _ = env.step(choose(env, luck))
            won += reward > 0
        wins[opponent] = won
    assert 12 <= wins["random"] <= 28
    assert wins["greedy"] < wins["random"] - 5


def test_an_illegal_move_loses_or_is_refused() -> None:
    setup = find("spor").setup()
    lenient, strict = make(setup), make(setup, illegal="raise")
    for env in (lenient, strict):
        env.reset(seed=1)
    bad = int(np.flatnonzero(~lenient.unwrapped.action_masks())[0])
    _, reward, over, _, info = lenient.step(bad)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]
    assert not info["action_mask"].any()
    before = strict.unwrapped.position.text()
    with pytest.raises(IllegalMove):
        strict.step(bad)
    assert strict.unwrapped.position.text() == before
    strict.step(choose(strict, random.Random(1)))


def test_text_is_the_views() -> None:
    env = make(find("spor").setup(), text=True, seat=1, render_mode="ansi")
    _, info = env.reset(seed=1)
    text = env.unwrapped.position.view(1).text()
    assert info["text"] == env.render() == text


@few
def test_two_worlds_look_the_same(setup: Setup) -> None:
    """Whatever else is hidden, seeds and luck included, the seat is shown the same."""
    luck, redealt = random.Random(1), 0
    one, other = (make(setup, text=True, render_mode="ansi").unwrapped for _ in range(2))
    one.reset(seed=1)
    other.reset(seed=2)
    over = False
    while not over:
        seat = one.seat
        twin = find(setup.game).imagine(one.position.view(seat), FastChance(luck.getrandbits(32)))
        redealt += twin.text() != one.position.text()
        other.position, other.seat, other.over = twin, seat, one.over
        shown = [(e._observed().tobytes(), str(e._info()), e.render()) for e in (one, other)]
        assert shown[0] == shown[1]
        _, _, over, _, _ = one.step(choose(one, luck))
    assert redealt > 5


def test_mistakes_are_named() -> None:
    spor = find("spor")
    with pytest.raises(ValueError, match="there is no seat 2: it is one of 0 to 1"):
        SeatEnv(spor, seat=2)
    with pytest.raises(UnknownBot, match="there is no bot “strong”"):
        SeatEnv(spor, opponent="strong")
    with pytest.raises(ValueError, match="2 other seats need 2 opponents, not 1"):
        SeatEnv("podprad", players=3, opponent=("greedy",))
    with pytest.raises(ValueError, match="none of lose, raise"):
        SeatEnv(spor, illegal="ignore")
    with pytest.raises(BadSetup, match="tactic"):
        SeatEnv(spor, tactic="on")


def test_a_process_of_its_own_finds_the_names() -> None:
    code = """
import gymnasium
env = gymnasium.make("plansza.gym:Spor-v1", tactics="on")
print(env.reset(seed=1)[0].shape == env.observation_space.shape)
names = [name for name in gymnasium.registry if name.split("-")[0] in
         ("Spor", "PodPrad", "Drako", "Battalia")]
print(sorted(names))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:2] == [
        "True",
        "['Battalia-v1', 'Drako-v1', 'PodPrad-v1', 'Spor-v1']",
    ]


def test_without_gymnasium_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['gymnasium'] = None; import plansza.gym"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert 'pip install "plansza[rl]"' in done.stderr
