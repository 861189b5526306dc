"""`plansza puzzles`: mining and checking from the command line."""

from pathlib import Path

import pytest

from plansza.cli import puzzles as command
from plansza.puzzles import read_puzzles
from plansza.puzzles.recipe import Recipe, Table
from tests.cli.conftest import Ask

TINY = Recipe(
    (Table(),), rounds=4, players=("novice",), within=1, latest=12, easy=1.0, alike=1.0, sided=1.0
)


@pytest.mark.parametrize(("language", "said"), [("pl", "Stopień 1: 1"), ("en", "Grade 1: 1")])
def test_puzzles_are_mined_and_checked(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    monkeypatch.setattr(command, "recipe_of", lambda game: TINY)
    out = tmp_path / "drako.jsonl"
    asked = ("--count", "1", "--seed", "351", "--jobs", "1", "--out", str(out))
    mined = ask("puzzles", "mine", "drako", *asked, "--language", language)
    assert mined.code == 0, mined.err
    assert said in mined.out
    assert len(read_puzzles(out.read_text("utf-8"))) == 1
    assert list(tmp_path.iterdir()) == [out], "the journal is gone"
    kept = tmp_path / "kept.jsonl"
    further = (str(out), "--jobs", "1", "--out", str(kept), "--language", language)
    checked = ask("puzzles", "check", "drako", *further)
    assert checked.code == 0, checked.err
    assert kept.read_text("utf-8") in ("", out.read_text("utf-8"))


def test_what_is_wrong_is_said(ask: Ask, tmp_path: Path) -> None:
    out = tmp_path / "none.jsonl"
    assert "could not be read" in ask("puzzles", "check", "drako", str(out)).err
    out.write_text("{}\n", encoding="utf-8")
    assert "not a file of puzzles" in ask("puzzles", "check", "drako", str(out)).err
    asked = ask("puzzles", "mine", "drako", "--count", "0")
    assert asked.code == 2
    assert "--count" in asked.err


@pytest.mark.parametrize("of", [(), ("mine",), ("check",)])
def test_help_is_in_our_words(ask: Ask, of: tuple[str, ...]) -> None:
    said = ask("puzzles", *of, "--help", "--language", "pl")
    assert said.code == 0
    assert "Usage" not in said.out
    assert "Pokaż tę stronę" in said.out or "POLECENIE" in said.out
