"""The benchmark of batches runs, and prints a row for a game."""

import re

import pytest

from benchmarks import batch

pytestmark = pytest.mark.once


def test_a_row_comes_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch, "ROUNDS", 1)
    monkeypatch.setattr(batch, "SECONDS", 0.01)
    monkeypatch.setattr("sys.argv", ["batch.py", "--games", "spor", "--n", "4"])
    batch.main()
    row = r"^\| spor \| 1,434 \| [\d,]+ \| [\d,]+ \|$"
    assert re.search(row, capsys.readouterr().out, flags=re.MULTILINE)
