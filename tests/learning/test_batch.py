"""Many games at once are the games that would be played one by one."""

from typing import Any

import numpy as np
import pytest

from plansza.core import FastChance, Game, Position
from plansza.core.chance import derive_seed
from plansza.games import GAMES, find
from plansza.learning import Batch, choose
from tests.conformance.toy import Toy

GAME_LIST: list[Game] = [*GAMES.all().values(), Toy()]
PLAYED = 400  # steps with each game
SMALL = 3
SELDOM = 10  # one step in so many is looked at from all sides


def each_game(test: Any) -> Any:
    return pytest.mark.parametrize("game", GAME_LIST, ids=lambda game: game.id)(test)


def dealt(game: Game, seed: int, number: int) -> Position:
    """The game of this number in a batch, started by hand."""
    secret = int.from_bytes(derive_seed(str(seed).encode(), number)[:8], "big")
    return game.start(game.setup(), FastChance(secret))


@each_game
def test_a_batch_plays_what_single_games_would(game: Game) -> None:
    """All that is in the arrays, step by step, against positions played by hand."""
    batch = Batch(game, game.setup(), SMALL, seed=5)
    features = game.features(game.setup())
    positions = [dealt(game, 5, row) for row in range(SMALL)]
    numbers, finished = [0] * SMALL, 0
    generator = np.random.default_rng(1)
    for step in range(PLAYED // SMALL):
        for row, position in enumerate(positions):
            seat = position.to_move[0]
            assert batch.seats[row] == seat
            assert np.flatnonzero(batch.masks[row]).tolist() == position.legal_moves(seat)
            assert set(batch.masks[row]) <= {0, 1}
            assert batch.observations[row].tobytes() == features.observe(position, seat)
            if step % SELDOM == 0:
                assert batch.observations[row].tobytes() == bytes(batch.view(row).tensor())
                assert batch.position(row).digest() == position.digest()
        actions = choose(batch.masks, generator)
        batch.step(actions)
        for row in range(SMALL):
            positions[row].play(positions[row].to_move[0], int(actions[row]))
            outcome = positions[row].outcome
            paid = outcome.payoffs() if outcome is not None else [0.0] * game.setup().seats
            assert batch.rewards[row].tolist() == paid
            assert batch.dones[row] == (outcome is not None)
            if outcome is not None:
                numbers[row] += 1
                finished += 1
                positions[row] = dealt(game, 5, row + SMALL * numbers[row])
        assert batch.finished == finished


def test_games_end_and_are_paid() -> None:
    game = find("spor")
    batch = Batch(game, game.setup(), 8, seed=1)
    ended = 0
    for _ in range(300):
        batch.step_random()
        ended += int(batch.dones.sum())
        assert (batch.rewards.sum(1) == 0).all()
        assert ((batch.rewards != 0).all(1) == batch.dones).all()
    assert batch.finished == ended > 20


def test_the_arrays_stay_the_same_and_share_the_memory() -> None:
    game = find("spor")
    batch = Batch(game, game.setup(), 4, seed=1)
    names = ("observations", "masks", "seats", "rewards", "dones")
    before = {name: getattr(batch, name) for name in names}
    copies = {name: array.copy() for name, array in before.items()}
    for _ in range(5):
        batch.step_random()
    for name, array in before.items():
        assert getattr(batch, name) is array
        assert not array.flags.owndata
        assert not array.flags.writeable
    assert (copies["observations"] != before["observations"]).any()
    shapes = {name: (array.shape, array.dtype) for name, array in before.items()}
    assert shapes == {
        "observations": ((4, batch.features.size), np.uint8),
        "masks": ((4, batch.move_count), np.uint8),
        "seats": ((4,), np.int32),
        "rewards": ((4, 2), np.float64),
        "dones": ((4,), np.bool_),
    }


def everything(batch: Batch) -> tuple[Any, ...]:
    arrays = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.dones)
    digests = [batch.position(row).digest() for row in range(batch.n)]
    return (digests, batch.finished, *[array.tobytes() for array in arrays])


def test_the_same_seed_gives_the_same_games_and_another_gives_others() -> None:
    game = find("spor")
    one, two, other = (Batch(game, game.setup(), 5, seed=seed) for seed in (7, 7, 8))
    for _ in range(150):
        for batch in (one, two, other):
            batch.step_random()
    assert everything(one) == everything(two) != everything(other)
    one.reset(7)
    fresh = Batch(game, game.setup(), 5, seed=7)
    for _ in range(150):
        one.step_random()
        fresh.step_random()
    assert everything(one) == everything(fresh)


def test_no_two_games_of_a_batch_are_dealt_alike() -> None:
    """Neither side by side nor one after another; and what a seed deals is no short count."""
    game = find("spor")
    seen = set()
    batches = [Batch(game, game.setup(), 50, seed=seed) for seed in (0, 1)]
    for batch in batches:
        seen |= {batch.observations[row].tobytes() for row in range(50)}
    plain = {bytes(dealt_by_count(game, number).view(0).tensor()) for number in range(200)}
    assert len(seen) == 100
    assert not seen & plain


def dealt_by_count(game: Game, number: int) -> Position:
    return game.start(game.setup(), FastChance(number))


@pytest.mark.parametrize("kind", ["list", "numpy", "int32"])
def test_actions_come_as_any_whole_numbers(kind: str) -> None:
    game = find("spor")
    batch = Batch(game, game.setup(), 3, seed=2)
    first = [int(np.flatnonzero(mask)[0]) for mask in batch.masks]
    whole = {"list": first, "numpy": np.array(first), "int32": np.array(first, np.int32)}
    batch.step(whole[kind])
    again = Batch(game, game.setup(), 3, seed=2)
    again.step(first)
    assert everything(batch) == everything(again)


@each_game
def test_an_impossible_action_is_refused_and_changes_nothing(game: Game) -> None:
    batch = Batch(game, game.setup(), 3, seed=2)
    before = everything(batch)
    good = [int(np.flatnonzero(mask)[0]) for mask in batch.masks]
    impossible = int(np.flatnonzero(batch.masks[2] == 0)[0])
    text = game.write_move(impossible)
    for bad, said in (
        ([*good[:2], impossible], rf"game 2: seat \d cannot do {impossible} \({text}\) now"),
        ([*good[:2], batch.move_count], "game 2: .* is no action; they are numbers below"),
        ([good[0], -1, good[2]], "game 1: -1 is no action"),
        ([good[0], 1.0, good[2]], "game 1: 1.0 is no action"),
        (good[:2], "3 games take 3 actions, not 2"),
        (np.array([0.5] * 3), "game 0: 0.5 is no action"),
    ):
        with pytest.raises(ValueError, match=said):
            batch.step(bad)
        assert everything(batch) == before


def test_random_actions_are_possible_and_each_comes_up() -> None:
    game = find("spor")
    batch = Batch(game, game.setup(), 2, seed=2)
    drawn = np.array([batch.random_actions().copy() for _ in range(3000)])
    for row in range(2):
        possible = np.flatnonzero(batch.masks[row])
        actions, times = np.unique(drawn[:, row], return_counts=True)
        assert actions.tolist() == possible.tolist()
        expected = 3000 / len(possible)
        assert ((times > expected / 2) & (times < expected * 2)).all()
    batch.step(batch.random_actions())


def test_choosing_with_numpy_takes_each_as_often() -> None:
    masks = np.zeros((3, 9), np.uint8)
    masks[0, [1, 5, 8]] = masks[1, 3] = masks[2, :] = 1
    generator = np.random.default_rng(1)
    drawn = np.array([choose(masks, generator) for _ in range(3000)])
    for row in range(3):
        actions, times = np.unique(drawn[:, row], return_counts=True)
        assert actions.tolist() == np.flatnonzero(masks[row]).tolist()
        expected = 3000 / len(actions)
        assert ((times > expected * 0.8) & (times < expected * 1.2)).all()
    masks[1, 3] = 0
    with pytest.raises(ValueError, match="nothing is allowed in row 1"):
        choose(masks, generator)


def test_a_batch_of_none_is_refused() -> None:
    game = find("spor")
    with pytest.raises(ValueError, match="1 is the least"):
        Batch(game, game.setup(), 0)
