"""The scripts that find the bots' numbers run, and judge as the bots do."""

import re

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
