"""A network is a small file and a few sums: what is written is read, what does not fit is told."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from plansza.games import find
from plansza.learning import Batch
from plansza.learning.network import ABOUT, SUREST, BadNetwork, Network, hope_at
from plansza.learning.places import places_of
from tests.learning.helper import untaught

pytestmark = pytest.mark.once

SETUPS = [("spor", {}), ("spor", {"tactics": "on"}), ("podprad", {}), ("drako", {})]


def written(path: Path, network: Network, **changes: Any) -> Path:
    """The file of a network, with another story than is true."""
    network.save(path)
    with np.load(path) as file:
        found = dict(file)
    told = {**json.loads(found[ABOUT].tobytes()), **changes}
    found[ABOUT] = np.frombuffer(json.dumps(told).encode(), np.uint8)
    np.savez_compressed(path, **found)
    return path


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_what_is_read_judges_as_what_was_written(
    game: str, options: dict[str, str], tmp_path: Path
) -> None:
    network = untaught(game, options=options)
    network.save(tmp_path / "a.npz")
    again = Network.load(tmp_path / "a.npz")
    assert again.about == network.about
    batch = Batch(find(game), network.about.setup(), 8, seed=1)
    for _ in range(20):
        batch.step_random()
    scores, values = network(batch.observations)
    assert scores.shape == (8, batch.move_count)
    assert (np.abs(values) <= 1).all()
    for one, other in zip(again(batch.observations), (scores, values), strict=True):
        np.testing.assert_array_equal(one, other)
    chosen = network.best(batch.observations, batch.masks)
    assert batch.masks[np.arange(8), chosen].all()


def test_who_has_learnt_nothing_expects_what_insight_hopes() -> None:
    network = untaught("spor")
    for name in ("value.whole", "value.bias"):
        network.weights[name][:] = 0
    batch = Batch(find("spor"), network.about.setup(), 5, seed=1)
    chances = np.array([0.0, 0.25, 0.5, 0.9, 1.0])
    hopes = np.array([hope_at(chance) for chance in chances])
    sure = 2 * np.array([(1 - SUREST) / 2, 0.25, 0.5, 0.9, (1 + SUREST) / 2]) - 1
    np.testing.assert_allclose(network(batch.observations, hopes)[1], sure, atol=1e-6)


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_every_input_and_every_move_has_its_place(game: str, options: dict[str, str]) -> None:
    plays = find(game)
    setup = plays.setup(2, **options)
    features, count = plays.features(setup), plays.move_count(setup)
    places = places_of(plays, features, count)
    inputs = {*places.inputs.ravel().tolist(), *places.rest.tolist()}
    assert inputs - {features.size} == set(range(features.size))
    moves = [move for move in places.moves.ravel().tolist() if move >= 0]
    moves += places.others.tolist()
    assert sorted(moves) == list(range(count))
    scored = [*places.moves.ravel().tolist(), *places.others.tolist()]
    assert [scored[at] for at in places.order] == list(range(count))


def test_dams_are_looked_at_alike() -> None:
    """What is said of dam 3 stands where the same is said of dam 1, and so do its moves."""
    game = find("spor")
    setup = game.setup(tactics="on")
    features = game.features(setup)
    places = places_of(game, features, game.move_count(setup))
    for dam in range(7):
        assert features["damaged"].start + dam in places.inputs[dam]
        assert {game.write_move(int(move))[-1] for move in places.moves[dam]} == {str(dam + 1)}
    column = places.inputs[0].tolist().index(features["damaged"].start)
    assert places.inputs[3][column] == features["damaged"].start + 3


def test_rows_of_the_river_see_what_is_upstream() -> None:
    game = find("podprad")
    setup = game.setup(2)
    features = game.features(setup)
    places = places_of(game, features, game.move_count(setup))
    free = features["free"]
    rows, columns = free.shape
    assert len(places.inputs) == rows
    for row in range(rows):
        seen = {
            at for at in places.inputs[row].tolist() if free.start <= at < free.start + free.size
        }
        ahead = range(row, min(row + 3, rows))
        assert seen == {free.start + each * columns + c for each in ahead for c in range(columns)}
        written = {game.write_move(int(move)) for move in places.moves[row] if move >= 0}
        assert {f">{letter}{row - 1}" for letter in "LCR"} <= written


def test_wrong_files_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadNetwork, match=r"there is no network lost\.npz"):
        Network.load(tmp_path / "lost.npz")
    (tmp_path / "text.npz").write_text("no network")
    with pytest.raises(BadNetwork, match=r"text\.npz is no network: train one"):
        Network.load(tmp_path / "text.npz")
    np.savez(tmp_path / "other.npz", numbers=np.zeros(3))
    with pytest.raises(BadNetwork, match=r"other\.npz is no network"):
        Network.load(tmp_path / "other.npz")


@pytest.mark.parametrize("changes", [{"features": 99}, {"rules": 99}])
def test_a_network_of_other_rules_or_numbers_is_not_played(
    changes: dict[str, int], tmp_path: Path
) -> None:
    path = written(tmp_path / "old.npz", untaught(), **changes)
    with pytest.raises(BadNetwork, match="older rules of spor, or older numbers"):
        Network.load(path)


def test_a_file_that_could_run_something_is_refused(tmp_path: Path) -> None:
    network = untaught()
    network.save(tmp_path / "a.npz")
    with np.load(tmp_path / "a.npz") as file:
        found = dict(file)
    found[ABOUT] = np.array([{"game": "spor"}], dtype=object)  # numpy would need pickle for it
    np.savez(tmp_path / "a.npz", **found)
    with pytest.raises(BadNetwork, match="is no network"):
        Network.load(tmp_path / "a.npz")
