"""The example that makes positions for supervised learning: each row is what it says."""

from pathlib import Path

import numpy as np
import pyarrow.parquet
import pytest

from examples import positions
from plansza.games import find

pytestmark = pytest.mark.once


def test_positions_say_what_was_seen_done_and_won(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "spor.parquet"
    more = ["--count", "600", "--rows", "8", "--noise", "0.5"]
    positions.main(["spor", "--out", str(path), *more])
    assert "positions," in capsys.readouterr().out
    game = find("spor")
    setup = game.setup()
    features, moves = game.features(setup), game.move_count(setup)
    rows = pyarrow.parquet.read_table(path).to_pylist()
    assert len(rows) >= 600
    for row in rows:
        assert len(row["observation"]) == features.size
        mask = np.unpackbits(np.frombuffer(row["mask"], np.uint8))[:moves]
        assert mask[row["action"]] == 1
        assert row["payoff"] in (1.0, -1.0)
    by_game: dict[int, dict[int, set[float]]] = {}
    for row in rows:
        by_game.setdefault(row["game"], {}).setdefault(row["seat"], set()).add(row["payoff"])
    for seats in by_game.values():  # one result for each seat of a game, and they add up to 0
        assert all(len(found) == 1 for found in seats.values())
        assert sum(sum(found) for found in seats.values()) == 0 or len(seats) == 1
    assert len(by_game) > 8
    assert {payoff for row in rows for payoff in [row["payoff"]]} == {1.0, -1.0}
