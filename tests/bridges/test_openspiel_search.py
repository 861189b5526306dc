"""The match against OpenSpiel's search: a tiny one, and what makes it fair."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from plansza.core.chance import FastChance
from plansza.games import find

SCRIPT = Path(__file__).resolve().parents[2] / "benchmarks" / "openspiel_search.py"


@pytest.fixture(scope="module")
def match() -> Any:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("openspiel_search", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_deal_is_played_from_both_sides(
    match: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    (result,) = match.main(["--deals", "1", "--seconds", "0", "--simulations", "2"])
    assert result.games == 2
    assert sum(result.ours.wins) + sum(result.theirs.wins) + result.drawn == 2
    assert min(result.ours.decisions, result.theirs.decisions) > 10
    assert result.mode in capsys.readouterr().out.splitlines()[-1]


def test_it_imagines_what_its_seat_can_know(match: Any) -> None:
    game = find("spor")
    chance = FastChance(1)
    position = game.start(match.SETUP, chance)
    view = position.view(0)
    states = [match.SpielBot(game, 2).state(view, chance) for _ in range(5)]
    assert {state.table.position.view(0).text() for state in states} == {view.text()}
    assert len({str(state) for state in states}) == 5
    assert match.SpielBot(game, 2).choose(view, chance) in position.legal_moves(0)


def test_its_simulations_follow_its_time(match: Any) -> None:
    bot = match.SpielBot(find("spor"), seconds=0.1)
    bot.learn(100, 0.1)
    assert bot.affordable() == 100
    bot.learn(100, 0.125)  # too slow: fewer of them, and the time must come back
    assert bot.affordable() == 60
    bot.learn(50, 0.05)
    bot.learn(50, 0.025)
    assert bot.affordable() == 400  # twice as fast, with time left; never more than twice the time
