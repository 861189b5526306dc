"""Saved games: every move is there with what its seat knew, and the games can be played again."""

import json
from collections.abc import Iterator
from itertools import chain, groupby
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from plansza.arena.contest import Contest, Variant
from plansza.arena.dataset import write_dataset
from plansza.arena.results import Results
from plansza.core import KeyedChance
from plansza.games import find
from tests.arena.helper import played

pytestmark = pytest.mark.once

SETUPS: list[tuple[str, int, dict[str, str]]] = [
    ("spor", 2, {"tactics": "on"}),
    ("podprad", 3, {}),
    ("drako", 2, {}),
]


@pytest.fixture(scope="module")
def results() -> Iterator[Results]:
    variants = []
    for name, seats, options in SETUPS:
        game = find(name)
        variants.append(Variant.of(game, game.setup(seats, **options)))
    found = played(Contest(tuple(variants), ("random", "novice"), bytes(32), 2))
    yield found
    found.close()


@pytest.fixture(scope="module")
def file(results: Results, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "moves.parquet"
    heard: list[int] = []
    written = write_dataset(str(path), results.contest(), results, heard.append)
    assert written == pyarrow.parquet.read_metadata(path).num_rows
    assert heard == list(range(1, len(results.done()) + 1))
    return path


def games(file: Path) -> list[list[dict[str, Any]]]:
    """The rows of every game."""
    rows = pyarrow.parquet.read_table(file).to_pylist()
    return [list(found) for _, found in groupby(rows, lambda row: (row["variant"], row["number"]))]


def test_saved_games_are_played_again_to_the_same_end(file: Path, results: Results) -> None:
    """From the deal and the moves alone; what was seen and possible was seen and possible."""
    found = games(file)
    assert len(found) == len(results.done())
    for rows in found:
        name, seats, options = SETUPS[rows[0]["variant"]]
        game = find(name)
        chance = KeyedChance(bytes.fromhex(rows[0]["seed"]))
        position = game.start(game.setup(seats, **options), chance)
        for ply, row in enumerate(rows):
            seat = row["seat"]
            assert (row["game"], row["ply"], row["moves"]) == (name, ply, len(rows))
            assert seat in position.to_move
            assert row["legal"] == position.legal_moves(seat)
            assert row["observation"] == bytes(position.view(seat).tensor())
            assert game.write_move(row["action"]) == row["move"]
            position.play(seat, row["action"])
        outcome = position.outcome
        assert outcome is not None
        for row in rows:
            seat = row["seat"]
            assert row["payoff"] == pytest.approx(outcome.payoffs()[seat])
            assert (row["won"] > 0) == (seat in outcome.winners)
            assert (row["score"], row["reason"]) == (outcome.scores[seat], outcome.reason)


def test_the_file_says_what_its_numbers_mean(file: Path) -> None:
    metadata = pyarrow.parquet.read_schema(file).metadata
    about = json.loads(metadata[b"plansza"])
    assert about["version"] == 1
    for (name, seats, options), told in zip(SETUPS, about["variants"], strict=True):
        game = find(name)
        setup = game.setup(seats, **options)
        features = game.features(setup)
        assert (told["game"], told["seats"], told["moves"]) == (name, seats, game.move_count(setup))
        assert told["options"] == dict(setup.options)
        blocks = told["features"]["blocks"]
        assert [block["name"] for block in blocks] == [each.name for each in features.features]
        assert all(block["meaning"] for block in blocks)
        assert told["features"]["size"] == features.size
    sizes = {row["variant"]: len(row["observation"]) for row in chain(*games(file))}
    assert sizes == {at: told["features"]["size"] for at, told in enumerate(about["variants"])}


def test_moves_of_bots_and_their_results_can_be_asked_for(file: Path, results: Results) -> None:
    """The columns hold what the results hold."""
    by_seat = {(row.variant, row.number, row.seat): row for row in results.rows()}
    for row in chain(*games(file)):
        known = by_seat[row["variant"], row["number"], row["seat"]]
        assert (row["bot"], row["role"], row["won"]) == (known.bot, known.role, known.won)
