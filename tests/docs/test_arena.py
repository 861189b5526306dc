"""The examples of docs/arena.md run as they stand, with few games."""

import re
import sqlite3
from pathlib import Path

import pytest

from plansza.cli import main
from tests.docs.commands import ROOT

pytestmark = pytest.mark.once  # nothing here depends on the build

TEXT = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")


def test_the_examples_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = re.findall(r"^plansza (.*)$", TEXT, flags=re.MULTILINE)
    assert len(commands) == 4
    for command in commands:
        few = re.sub(r"--games \d+", "--games 1 --jobs 1 --seed 1", command)
        few += " --bots random" * command.startswith("balance")
        assert main(few.split()) == 0, command
    made = {"spor.db", "moves.parquet", "spor.html", "balance.html", "balance.md", "pictures"}
    assert {path.name for path in tmp_path.iterdir()} == made
    (query,) = re.findall(r'sqlite3 spor.db "(.*)"', TEXT)
    rows = sqlite3.connect("spor.db").execute(query).fetchall()
    assert {row[0] for row in rows} == {"greedy", "novice"}
    capsys.readouterr()
    (example,) = re.findall(r"```python\n(.*?)```", TEXT, flags=re.DOTALL)
    exec(compile(example, "docs/arena.md", "exec"), {})
    assert re.fullmatch(r"[\d.]+ \([\d.]+, [\d.]+\) [\d.e-]+\n", capsys.readouterr().out)
