"""The PettingZoo bridge: its project's own tests, secrecy, and the same results as the rules."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.seeding import np_random
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from plansza.bridges import payoffs, pettingzoo
from plansza.bridges.spaces import deal
from plansza.core.chance import FastChance
from plansza.core.contract import Position
from plansza.core.errors import IllegalMove
from plansza.core.setup import Setup
from plansza.core.state import Outcome
from plansza.games import find
from tests.bridges.setups import few_setups, main_setups, named

SPOR = find("spor")
CYCLES = 200  # of the libraries' own tests
every_setup = pytest.mark.parametrize("setup", main_setups(), ids=named)
few = pytest.mark.parametrize("setup", few_setups(), ids=named)


def env(setup: Setup, **more: Any) -> Any:
    return pettingzoo.env(find(setup.game), setup, **more)


def together(setup: Setup, **more: Any) -> pettingzoo.TogetherEnv:
    return pettingzoo.parallel_env(find(setup.game), setup, **more)


def start(setup: Setup, seed: int) -> Position:
    """The game that a seed stands for."""
    return find(setup.game).start(setup, deal(np_random(seed)[0]))


def choose(mask: Any, luck: random.Random) -> int:
    """A random move of a mask."""
    return luck.choice([int(move) for move in np.flatnonzero(mask)])


# -- what the library asks ------------------------------------------------------------------------


@every_setup
@pytest.mark.filterwarnings("ignore:Observation")  # PettingZoo knows its own games by name only.
def test_it_passes_the_api_test(setup: Setup) -> None:
    api_test(env(setup), num_cycles=CYCLES)


@every_setup
def test_it_passes_the_parallel_api_test(setup: Setup) -> None:
    parallel_api_test(together(setup), num_cycles=CYCLES)


@every_setup
def test_it_passes_the_seed_tests(setup: Setup) -> None:
    seed_test(lambda: env(setup, text=True), num_cycles=CYCLES // 4)
    seed_test(lambda: parallel_to_aec(together(setup, text=True)), num_cycles=CYCLES // 4)


# -- the same game --------------------------------------------------------------------------------


@few
def test_a_game_ends_as_the_same_moves_end_it(setup: Setup) -> None:
    for seed in range(2):
        played, luck = env(setup), random.Random(seed)
        played.reset(seed=seed)
        position = start(setup, seed)
        while position.outcome is None:
            agent = played.agent_selection
            assert agent == f"player_{position.to_move[0]}"
            assert not any(played.terminations.values())
            mask = played.observe(agent)["action_mask"]
            assert np.flatnonzero(mask).tolist() == position.legal_moves(position.to_move[0])
            move = choose(mask, luck)
            played.step(move)
            position.play(position.to_move[0], move)
        assert played.unwrapped.position.text() == position.text()
        assert all(played.terminations.values())
        rewards = {}
        for agent in played.agent_iter():
            _, rewards[agent], *_ = played.last()
            played.step(None)
        assert list(rewards.values()) == payoffs(position.outcome)


@few
def test_all_at_once_is_the_same_game(setup: Setup) -> None:
    """Moves are played in the order of the seats, and those that there is no room for are told."""
    played, luck, position = together(setup), random.Random(1), start(setup, 1)
    observed, infos = played.reset(seed=1)
    at_once = dropped = 0
    rewards: dict[str, float] = {}
    while played.agents:
        to_move = position.to_move
        at_once += len(to_move) > 1
        actions = {agent: choose(observed[agent]["action_mask"], luck) for agent in played.agents}
        for seat, agent in enumerate(played.agents):
            moves = np.flatnonzero(observed[agent]["action_mask"]).tolist()
            assert moves == (position.legal_moves(seat) or [played.wait])
        observed, rewards, over, cut, infos = played.step(actions)
        for seat, (agent, info) in enumerate(infos.items()):
            legal = seat in to_move and position.why_not(seat, actions[agent]) is None
            if legal:
                position.play(seat, actions[agent])
            assert info["played"] == legal
            dropped += seat in to_move and not legal
        assert played.position.text() == position.text()
    assert position.outcome is not None
    assert list(rewards.values()) == payoffs(position.outcome)
    assert all(over.values())
    assert not any(cut.values())
    allies = setup["sides"] == "teams" if setup.game == "battalia" else False
    assert at_once >= 50 * allies
    assert (dropped > 0) == allies  # the secret choices of Spór's exchange leave room for all
    assert (at_once > 0) == (allies or setup.game == "spor")


def test_a_step_of_all_is_refused_as_a_whole() -> None:
    setup = few_setups()[3]
    played, luck = together(setup), random.Random(2)
    observed, _ = played.reset(seed=2)
    while len(played.position.to_move) == 1:
        actions = {agent: choose(seen["action_mask"], luck) for agent, seen in observed.items()}
        observed, *_ = played.step(actions)
    one, other = (f"player_{seat}" for seat in played.position.to_move)
    idle = next(agent for agent in played.agents if agent not in (one, other))
    good = {each: choose(observed[each]["action_mask"], luck) for each in (one, other)}
    before = played.position.text()
    bad: list[tuple[dict[str, int], type[Exception], str | None]] = [
        ({**good, other: played.wait}, IllegalMove, None),
        ({one: good[one]}, ValueError, f"{other} is to move"),
        ({**good, idle: 0}, ValueError, f"{idle} is not to move: it waits"),
    ]
    for actions, kind, said in bad:
        with pytest.raises(kind, match=said):
            played.step(actions)
        assert played.position.text() == before
    played.step(good)  # whoever waits may be left out
    assert played.position.text() != before


def test_a_game_that_is_over_takes_no_step() -> None:
    played = together(SPOR.setup())
    with pytest.raises(ValueError, match="call reset"):
        played.step({})


# -- secrecy --------------------------------------------------------------------------------------


Shown = Callable[[Position, int], Any]


@few
@pytest.mark.parametrize("kind", ["one after another", "all at once"])
def test_two_worlds_look_the_same(setup: Setup, kind: str) -> None:
    """Whatever else is hidden, seeds and luck included, a seat that cannot know it is shown the
    same observation and the same info."""
    luck, redealt = random.Random(1), 0
    one, other = (_shown(setup, kind) for _ in range(2))
    position = start(setup, 1)
    while position.outcome is None:
        for seat in range(setup.seats):
            twin = find(setup.game).imagine(position.view(seat), FastChance(luck.getrandbits(32)))
            redealt += twin.text() != position.text()
            assert one(position, seat) == other(twin, seat)
        mover = position.to_move[0]
        position.step(mover, luck.choice(position.legal_moves(mover)))
    assert redealt > 10


def _shown(setup: Setup, kind: str) -> Shown:
    """All that an agent is shown of a position, by an environment of another seed each time."""
    each = env(setup, text=True) if kind == "one after another" else together(setup, text=True)
    each.reset(seed=random.getrandbits(32))
    raw = each.unwrapped

    def shown(position: Position, seat: int) -> Any:
        raw.position = position
        if kind == "one after another":
            raw._tell()
            raw._select_agent()
            seen, info = raw.observe(f"player_{seat}"), raw.infos[f"player_{seat}"]
        else:
            seen, info = raw._observed()[f"player_{seat}"], raw._infos(set())[f"player_{seat}"]
        return {name: row.tobytes() for name, row in seen.items()}, info

    return shown


@few
def test_who_waits_may_do_nothing(setup: Setup) -> None:
    played, luck = env(setup), random.Random(1)
    played.reset(seed=1)
    for _ in range(50):
        for agent in played.agents:
            mask = played.observe(agent)["action_mask"]
            assert mask.any() == (agent == played.agent_selection)
        played.step(choose(played.observe(played.agent_selection)["action_mask"], luck))


def test_what_is_seen_says_nothing_of_the_seed() -> None:
    """Not the luck of a fast generator, which its numbers give away, but a keyed stream."""
    played = env(SPOR.setup(), text=True)
    played.reset(seed=7)
    truth = played.unwrapped.position
    assert truth.chance.text().startswith("keyed ")
    for agent in played.agents:
        shown = str(played.infos[agent])
        assert "keyed" not in shown
        assert truth.chance.text().split()[1] not in shown
    played.reset(seed=8)
    assert played.unwrapped.position.chance.text() != truth.chance.text()


# -- what is observed -----------------------------------------------------------------------------


@few
def test_an_observation_is_the_views_numbers(setup: Setup) -> None:
    played = env(setup, text=True)
    played.reset(seed=4)
    features = setup.features()
    for seat, agent in enumerate(played.agents):
        view = played.unwrapped.position.view(seat)
        seen = played.observe(agent)["observation"]
        assert seen.tobytes() == view.tensor().tobytes()
        assert played.infos[agent] == {"text": view.text()}
        space = played.observation_space(agent)["observation"]
        assert space.shape == (features.size,)
        assert space.dtype == np.uint8
        for each in features.features:
            assert set(space.high[each.start : each.start + each.size]) == {each.most}
    assert played.render() == played.unwrapped.position.view(None).text()


def test_without_text_infos_are_empty() -> None:
    played = env(SPOR.setup())
    played.reset(seed=4)
    assert set(map(str, played.infos.values())) == {"{}"}


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


@pytest.mark.parametrize("kind", [env, together])
def test_a_seed_fixes_its_game_and_the_games_after_it(kind: Any) -> None:
    def deals(played: Any) -> list[str]:
        played.reset(seed=7)
        first = played.unwrapped.position.text()
        played.reset()
        second = played.unwrapped.position.text()
        played.reset()
        return [first, second, played.unwrapped.position.text()]

    first, *others = deals(kind(SPOR.setup()))
    assert first == start(SPOR.setup(), 7).text()
    assert len({first, *others}) == 3
    assert deals(kind(SPOR.setup())) == [first, *others]


def test_without_a_seed_no_two_games_are_alike() -> None:
    played, texts = env(SPOR.setup()), set()
    for _ in range(2):
        played.reset()
        texts.add(played.unwrapped.position.text())
    other = env(SPOR.setup())
    other.reset()
    assert len({*texts, other.unwrapped.position.text()}) == 3


def test_payoffs_add_up_to_zero() -> None:
    assert payoffs(Outcome((1.0, 0.0), (0,), "won")) == [1.0, -1.0]
    assert payoffs(Outcome((0.5, 0.5), (), "drawn")) == [0.0, 0.0]
    assert payoffs(Outcome((0.0, 1.0, 0.0), (1,), "won")) == [-0.5, 1.0, -0.5]
