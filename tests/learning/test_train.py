"""The training: it runs, it repeats itself, and numpy plays what PyTorch has learnt.

Where PyTorch is not installed, as in the locked test packages, these tests are skipped.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from plansza.core.chance import FastChance
from plansza.games import find
from plansza.learning import Batch
from plansza.learning.network import About, Network
from plansza.learning.places import places_of

torch: Any = pytest.importorskip(
    "torch", reason='training needs PyTorch: pip install "plansza[train]"'
)

from plansza.learning.train import __main__ as command  # noqa: E402
from plansza.learning.train.kinship import kin_of  # noqa: E402
from plansza.learning.train.matches import Share, against_greedy  # noqa: E402
from plansza.learning.train.ppo import backwards  # noqa: E402
from plansza.learning.train.tower import Tower  # noqa: E402
from plansza.learning.train.warmth import hope_in, hopes  # noqa: E402

pytestmark = pytest.mark.once

SMALL = ("--rows", "8", "--warm", "2", "--games", "8", "--every", "4", "--measure", "2")


def trained(game: str, folder: Path, *more: str) -> tuple[list[dict[str, Any]], Network]:
    """A curve and a network, of seconds."""
    curve, out = folder / "curve.jsonl", folder / "net.npz"
    command.main([game, *SMALL, "--curve", str(curve), "--out", str(out), *more])
    return [json.loads(line) for line in curve.read_text().splitlines()], Network.load(out)


@pytest.mark.parametrize(("game", "more"), [("spor", ("--glance", "8")), ("podprad", ())])
def test_the_same_seed_gives_the_same_curve_and_network(
    game: str, more: tuple[str, ...], tmp_path: Path
) -> None:
    first, second, third = (tmp_path / name for name in "abc")
    for folder in (first, second, third):
        folder.mkdir()
    curve, network = trained(game, first, *more)
    again, other = trained(game, second, *more)
    _, different = trained(game, third, *more, "--seed", "2")
    assert curve == again
    assert [point["phase"] for point in curve][:2] == ["warm", "self"]
    assert curve[-1]["games"] >= 8
    for name, weights in network.weights.items():
        np.testing.assert_array_equal(weights, other.weights[name])
    assert any((w != different.weights[name]).any() for name, w in network.weights.items())


@pytest.mark.parametrize("game", ["spor", "podprad", "drako"])
def test_numpy_plays_what_torch_has_learnt(game: str, tmp_path: Path) -> None:
    plays = find(game)
    setup = plays.setup(2)
    features, count = plays.features(setup), plays.move_count(setup)
    places = places_of(plays, features, count)
    torch.manual_seed(1)
    tower = Tower(features, places, kin_of(plays, features, places), 16, 24)
    with torch.no_grad():
        for weight in tower.parameters():  # half-precision numbers, as the file has them
            weight += torch.randn(weight.shape) * 0.05
    network = tower.network(About.of(plays, setup, features, 0.0, {}))
    batch = Batch(plays, setup, 16, seed=2)
    for _ in range(30):
        batch.step_random()
    with torch.no_grad():
        masks = torch.from_numpy(batch.masks.copy())
        seen = torch.from_numpy(batch.observations.copy())
        hoped = torch.from_numpy(hopes(plays, batch, 1.0, np.random.default_rng(3)))
        scores, values = tower(seen, masks, torch.zeros(masks.shape), hoped)
    found, judged = network(batch.observations, hoped.numpy())
    allowed = batch.masks.astype(bool)
    np.testing.assert_allclose(found[allowed], scores.numpy()[allowed], atol=0.02)
    np.testing.assert_allclose(judged, values.numpy(), atol=0.02)
    network.save(tmp_path / "a.npz")
    again = Network.load(tmp_path / "a.npz")(batch.observations, hoped.numpy())
    for one, other in zip(again, (found, judged), strict=True):
        np.testing.assert_array_equal(one, other)


def test_a_seat_is_told_of_its_own_gains() -> None:
    """Two seats move in turn, and the last move wins for seat 0: seat 1's own last move lost it."""
    values = np.array([[0.5], [0.25], [0.5], [-0.5]])
    movers = np.array([[0], [1], [0], [1]])
    rewards = np.zeros((4, 1, 2))
    rewards[3] = [1.0, -1.0]
    dones = np.array([[False], [False], [False], [True]])
    found = backwards(values, movers, rewards, dones, np.zeros((1, 2)), trust=0.5)
    assert found[3, 0] == -1.0 - -0.5
    assert found[2, 0] == 1.0 - 0.5
    assert found[1, 0] == -0.5 - 0.25 + 0.5 * found[3, 0]
    assert found[0, 0] == 0.5 - 0.5 + 0.5 * found[2, 0]


@pytest.mark.parametrize(("game", "moves"), [("spor", 20), ("podprad", 200)])
def test_hopes_know_nothing_that_the_mover_does_not(game: str, moves: int) -> None:
    """Other hidden cards, or other luck to come, and the same is hoped."""
    plays = find(game)
    batch = Batch(plays, plays.setup(2), 4, seed=3)
    for _ in range(moves):
        batch.step_random()
    for row in range(4):
        world, other = batch.position(row), batch.position(row)
        other.reimagine(other.mover(), FastChance(99))
        assert world.text() != other.text()
        hopes_of_both = [hope_in(plays, each, FastChance(1)) for each in (world, other)]
        assert hopes_of_both[0] == hopes_of_both[1]
    assert hopes(plays, batch, 1.0, np.random.default_rng(1)).any()
    assert not hopes(plays, batch, 0.0, np.random.default_rng(1)).any()


def test_greedy_alone_wins_every_second_game() -> None:
    """Greedy against itself: every deal is won once from either seat."""
    game = find("spor")
    setup = game.setup(2)
    features, count = game.features(setup), game.move_count(setup)
    tower = Tower(features, places_of(game, features, count), {}, 8, 8)
    with torch.no_grad():
        for weight in tower.parameters():
            weight.zero_()
    network = tower.network(About.of(game, setup, features, 8.0, {}))
    assert against_greedy(network, game, setup, 4, seed=5) == Share(8, 4.0)


def test_shares_have_wilsons_interval() -> None:
    low, high = Share(400, 220).interval
    assert (round(low, 4), round(high, 4)) == (0.5010, 0.5980)
