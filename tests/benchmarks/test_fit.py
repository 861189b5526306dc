"""The scripts that find the bots' numbers run, and judge as the bots do."""

import re
from pathlib import Path

import pytest

from benchmarks.fit import __main__ as fit
from benchmarks.fit import cards
from benchmarks.fit.moments import Moment
from benchmarks.fit.regression import Data
from benchmarks.fit.regression import fit as regression
from benchmarks.fit.spor import SporTask
from plansza.games.battalia.bots.deck_worth import CARD
from plansza.games.spor.bots.weights import WEIGHTS

pytestmark = pytest.mark.once

NAMES = {"spor": "WEIGHTS", "drako": "ON_FIGURES", "podprad": "STEEPNESS", "battalia": "PREY"}


@pytest.mark.parametrize(("game", "name"), NAMES.items())
def test_numbers_come_out(game: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    fit.main([game, "--games", "6"])
    out, err = capsys.readouterr()
    assert re.search(rf"^{name}: Final", out, flags=re.MULTILINE)
    assert "log loss" in err


def test_one_command_makes_all_numbers_again(capsys: pytest.CaptureFixture[str]) -> None:
    """As source that can be put in the place of what is in use, for every game, and the cards."""
    fit.main(["all", "--games", "6"])
    out, _ = capsys.readouterr()
    for game, name in NAMES.items():
        part = out.partition(f"# src/plansza/games/{game}/bots")[2]
        assert re.search(rf"^{name}: Final", part.partition("\n# src")[0], flags=re.MULTILINE)
    assert len(re.findall(r"^ ?\d+ in use +\d+, slope ", out, flags=re.MULTILINE)) == len(CARD)


def test_every_game_is_heard_of_before_any_is_blamed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game whose numbers fail does not keep the others from being looked at."""
    small = {name: fit.TASKS[name] for name in ("podprad", "battalia")}
    monkeypatch.setattr(fit, "TASKS", small)
    with pytest.raises(SystemExit) as stopped:
        fit.main(["all", "--games", "6", "--check", "--tolerance", "-9"])
    blamed = str(stopped.value).splitlines()
    assert [line.partition(":")[0] for line in blamed][:2] == ["podprad", "battalia"]
    assert "Final" not in capsys.readouterr().out


def test_games_are_counted_as_for_the_numbers_in_use() -> None:
    """What `all` plays without `--games` is what the page tells of."""
    page = (Path(__file__).parents[2] / "docs/experiments/weights.md").read_text("utf-8")
    for name, task in fit.TASKS.items():
        assert f"benchmarks.fit {name} --games {task.games}" in page


def test_numbers_that_say_less_than_games_are_found_out() -> None:
    with pytest.raises(SystemExit, match="lose more than -9"):
        fit.main(["battalia", "--games", "6", "--check", "--tolerance", "-9"])
    fit.main(["battalia", "--games", "6", "--check", "--tolerance", "9"])


def test_a_script_that_drifts_from_the_bots_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SporTask, "current", lambda self, part: [0.5] * len(WEIGHTS[0]))
    with pytest.raises(SystemExit, match="the bots judge otherwise"):
        fit.main(["spor", "--games", "6"])


def test_the_numbers_in_use_are_put_back() -> None:
    before = [role[:] for role in WEIGHTS], CARD[:]
    fit.moments_of("spor", 0.1, 3)
    cards.main(["--games", "2"])
    assert ([role[:] for role in WEIGHTS], CARD[:]) == before


def test_the_regression_finds_what_was_put_in() -> None:
    """Rivals who win in proportion to e to the worth: 3 to 1 for a trait more is log 3."""
    traits = [[1.0, 0.0], [0.0, 0.0]]
    seen = [
        Moment("", [0, 1], traits, [0.0, 0.0], None, [float(first), float(not first)])
        for first in [True, True, True, False] * 25
    ]
    weights = regression(Data.of(seen), ridge=0.0)
    assert weights == pytest.approx([1.0986, 0.0], abs=1e-3)
