"""`plansza arena` with language models: what its report tells of them, and what it refuses."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Ask

CLUMSY = "llm:plansza.llm.scripted:clumsy"


def test_the_report_shows_what_models_did(ask: Ask, tmp_path: Path) -> None:
    path, page = tmp_path / "a.json", tmp_path / "a.html"
    more = ("--games", "4", "--seed", "3", "--jobs", "1")
    files = ("--json", str(path), "--report", str(page))
    said = ask("arena", "spor", "--bots", f"greedy,{CLUMSY}", *more, *files)
    assert said.code == 0
    assert "Language models" in said.out
    assert "scripted:clumsy" in said.out
    standings = json.loads(path.read_text("utf-8"))["standings"]
    accounts = {each["of"][0]: each.get("account") for each in standings}
    assert accounts["greedy"] is None
    assert accounts[CLUMSY]["retries"] > 0
    text = page.read_text("utf-8")
    assert "Language models" in text
    plain = ask("arena", "spor", "--bots", "greedy,random", *more)
    assert "Language models" not in plain.out


@pytest.mark.parametrize("name", ["llm:nothing", "llm:no.module:ask", f"{CLUMSY}:colour=red"])
def test_a_model_that_is_not_there_is_refused(ask: Ask, name: str) -> None:
    said = ask("arena", "spor", "--bots", f"greedy,{name}")
    assert said.code == 2
    assert "Traceback" not in said.err
    assert said.err.strip()
