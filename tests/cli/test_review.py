"""`plansza review`: curves and turning points on paper."""

from pathlib import Path

import pytest

from plansza.bots import review as reviewing
from tests.cli.conftest import Ask


@pytest.mark.parametrize(
    ("language", "turns"), [("pl", "Punkty zwrotne"), ("en", "Turning points")]
)
def test_a_game_is_reviewed(
    ask: Ask, record: Path, language: str, turns: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "DEALS", 1)
    monkeypatch.setattr(reviewing, "AHEAD", 0)
    monkeypatch.setattr(reviewing, "CURVE_PART", 1)
    monkeypatch.setattr(reviewing, "LEAST_SWING", 0.02)
    said = ask("review", str(record), "--language", language)
    assert said.code == 0, said.err
    one, other = said.out.splitlines()[1:3]
    assert {one.split()[-1], other.split()[-1]} == {"100%", "0%"}
    assert set(one.split()[2]) <= set("▁▂▃▄▅▆▇█")
    assert turns in said.out


def test_what_is_no_record_is_refused(ask: Ask, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("chess", encoding="utf-8")
    said = ask("review", str(path))
    assert (said.code, said.out) == (2, "")
    assert "not the record of a game" in said.err
