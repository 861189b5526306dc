"""Many games: the counts are right, and the same on any number of processes."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plansza.bots import levels
from plansza.bots.basic import Bot
from plansza.bots.levels import make_bot
from plansza.core.chance import Chance, derive_seed, seed_from_text
from plansza.core.contract import View
from plansza.games import find
from plansza.simulate import Series, Tally, parts, play_one, simulate, wilson
from tests.cli.conftest import Ask
from tests.cli.helper import environment
from tests.support.processes import Process


def simulated(ask: Ask, *arguments: str) -> dict[str, Any]:
    said = ask("simulate", "spor", *arguments, "--json", "-")
    assert said.code == 0
    result: dict[str, Any] = json.loads(said.out)
    return result


def test_the_result_does_not_depend_on_the_processes(ask: Ask) -> None:
    asked = ("--games", "70", "--seed", "3", "--bots", "random", "--option", "tactics=on")
    results = [simulated(ask, *asked, "--jobs", jobs) for jobs in ("1", "2", "3")]
    for jobs, result in zip((1, 2, 3), results, strict=True):
        assert result.pop("speed")["jobs"] == jobs
    assert results[0] == results[1] == results[2]
    other = simulated(ask, "--games", "70", "--seed", "4", "--jobs", "1")
    assert other["moves"] != results[0]["moves"]


def test_game_i_is_dealt_from_its_own_seed(ask: Ask) -> None:
    game = find("spor")
    setup = game.setup()
    master = seed_from_text("3")
    tally = Tally(2)
    for number in range(12):
        bots = [make_bot("random", game), make_bot("random", game)]
        tally.note(*play_one(game, setup, bots, derive_seed(master, number)))
    result = simulated(ask, "--games", "12", "--seed", "3", "--jobs", "1")
    assert result["moves"] == tally.moves
    assert [seat["wins"] for seat in result["seats"]] == tally.wins
    assert result["reasons"] == tally.reasons


def test_the_shape_of_the_report(ask: Ask) -> None:
    command = "--games 10 --seed 3 --bots greedy,random --players 2 --option attacker=1 --jobs 1"
    result = simulated(ask, *command.split())
    assert result["game"] == "spor"
    assert result["options"]["attacker"] == "1"
    assert result["seed"] == seed_from_text("3").hex()
    assert result["games"] == result["games_asked"] == 10
    assert result["average_moves"] == result["moves"] / 10
    assert sum(result["reasons"].values()) == 10
    assert [seat["bot"] for seat in result["seats"]] == ["greedy", "random"]
    assert sum(seat["wins"] for seat in result["seats"]) == 10
    for seat in result["seats"]:
        assert seat["share"] == seat["average_score"] == seat["wins"] / 10
        assert seat["interval"] == list(wilson(seat["wins"], 10))
    assert set(result["speed"]) == {"jobs", "seconds", "moves_per_second", "compiled"}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("100.0%", "Average score", "20 games", "moves a second", "95% interval")),
        ("pl", ("100,0\u00a0%", "Średni wynik", "20 partii", "ruchów na sekundę", "Przedział 95%")),
    ],
)
def test_the_table(ask: Ask, language: str, told: tuple[str, ...]) -> None:
    command = "simulate spor --games 20 --seed 1 --jobs 1 --option attacker=2 --language"
    said = ask(*command.split(), language)
    assert said.code == 0
    assert max(map(len, said.out.splitlines())) <= 80
    for text in told[1:]:
        assert text in said.out
    result = simulated(ask, "--games", "20", "--seed", "1", "--option", "attacker=2", "--jobs", "1")
    for seat in result["seats"]:
        assert f"{seat['wins']}" in said.out
    assert result["seed"] in said.out


def test_an_unknown_seed_is_told_and_can_be_used_again(ask: Ask) -> None:
    one = simulated(ask, "--games", "5", "--jobs", "1")
    two = simulated(ask, "--games", "5", "--jobs", "1", "--seed", one["seed"])
    del one["speed"], two["speed"]
    assert one == two


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # computed by scipy 1.17.1: binomtest(wins, games).proportion_ci(0.95, method="wilson")
        (0, 10, 0.0, 0.2775328),
        (10, 10, 0.7224672, 1.0),
        (5, 10, 0.2365931, 0.7634069),
        (530, 1000, 0.4990103, 0.5607601),
        (1, 3, 0.0614919, 0.7923404),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-6)


@given(st.integers(0, 10_000), st.integers(0, 10_000))
def test_an_interval_is_around_its_share(one: int, two: int) -> None:
    wins, games = min(one, two), max(one, two)
    low, high = wilson(wins, games)
    assert 0 <= low <= high <= 1
    if games:
        assert low - 1e-12 <= wins / games <= high + 1e-12
    mirrored = wilson(games - wins, games)
    assert (1 - high, 1 - low) == pytest.approx(mirrored, abs=1e-9)
    more = wilson(10 * wins, 10 * games)
    assert more[1] - more[0] <= high - low


@given(st.integers(1, 20_000))
def test_parts_cover_every_game_once(games: int) -> None:
    assert [number for part in parts(games) for number in part] == list(range(games))


def test_bots_get_views_only(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[View] = []

    class Witness(Bot):
        def choose(self, view: View, chance: Chance) -> int:
            assert isinstance(view, View)
            seen.append(view)
            moves = self.game.imagine(view, chance).legal_moves(view.seat or 0)
            return moves[0]

    monkeypatch.setitem(levels.BOTS, "witness", Witness)
    tally = simulate(Series("spor", 2, {}, ("witness", "witness"), bytes(32), 1), jobs=1)
    assert tally.games == 1
    assert len(seen) == tally.moves
    assert {view.seat for view in seen} == {0, 1}


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_what_was_finished(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "result.json"
    command = "-m plansza simulate spor --games 1000000 --jobs"
    pipe = subprocess.PIPE
    with Process(
        [sys.executable, *command.split(), jobs, "--json", str(path)],
        env=environment(TTY_COMPATIBLE="1", COLUMNS="100"),  # for the bar, which counts games
        stdout=pipe,
        stderr=pipe,
    ) as process:
        seen = process.until("[1-9][0-9]*/1000000", process.stderr)
        process.send_signal(signal.SIGINT)
        out, err = process.finish()
    assert process.returncode == 130
    assert "Traceback" not in seen + err
    assert "Stopped before the end: 1,000,000 games were asked for." in out
    result = json.loads(path.read_text("utf-8"))
    assert result["games"] < result["games_asked"] == 1_000_000
    assert sum(seat["wins"] for seat in result["seats"]) == result["games"]
