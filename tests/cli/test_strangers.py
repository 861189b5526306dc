"""Games of strangers come in by an entry point; one that cannot be loaded keeps nobody out."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once
DOORS = """[plansza.games]
bare = good_stranger:GAME
ruin = bad_stranger:GAME
number = good_stranger:NUMBER
spor = good_stranger:NAMESAKE
"""
GOOD = """
from tests.support.strangers import Bare

GAME = Bare()
NUMBER = 7
NAMESAKE = Bare("spor")
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an installed package that brings a bare game and three that are none."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "good_stranger.py").write_text(GOOD)
    (folder / "bad_stranger.py").write_text("raise RuntimeError('half written')\n")
    about = folder / "strangers-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1\n")
    (about / "entry_points.txt").write_text(DOORS)
    return folder


def run(site: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command of a plansza that the package is installed beside."""
    path = os.pathsep.join([*map(str, sys.path), str(site)])
    return subprocess.run(
        [sys.executable, "-m", "plansza", "--language", "en", *command],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        input=typed,
    )


def test_games_lists_the_good_one_and_tells_of_the_others(site: Path) -> None:
    done = run(site, "games", "--json", "-")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert {"bare", "spor", "battalia"} <= {game["id"] for game in found["games"]}
    assert set(found["broken"]) == {"ruin", "number", "spor"}
    assert "bad_stranger.py:1: half written" in found["broken"]["ruin"]
    (bare,) = (game for game in found["games"] if game["id"] == "bare")
    assert any("no picture" in line for line in bare["missing"])
    (spor,) = (game for game in found["games"] if game["id"] == "spor")
    assert spor["title"].startswith("Spór")
    assert spor["missing"] == []
    assert done.stderr.count("cannot be loaded") == 3  # a line each
    shown = " ".join(run(site, "games").stdout.split())
    assert "The game “ruin” cannot be loaded: RuntimeError" in shown
    assert "not written yet" in shown


@pytest.mark.parametrize(("game", "reason"), [("ruin", "half written"), ("number", "but 7")])
def test_who_plays_a_broken_one_is_told_why(site: Path, game: str, reason: str) -> None:
    done = run(site, "play", game)
    assert done.returncode == 2
    assert f"plansza: The game “{game}” is installed, but cannot be loaded" in done.stderr
    assert reason in done.stderr
    assert "Traceback" not in done.stderr


def test_a_bare_game_is_played_reviewed_and_compared(site: Path, tmp_path: Path) -> None:
    record = str(tmp_path / "record.txt")
    played = run(site, "play", "bare", "--bot", "random", "--record", record, typed="1\n?\n" * 9)
    assert played.returncode == 0, played.stderr
    assert "Player 1 (you)" in played.stdout
    assert "Choose your move." in played.stdout
    for command in (
        ("replay", record),
        ("review", record),
        ("simulate", "bare", "--games", "4", "--bots", "random,greedy", "--jobs", "1"),
        ("arena", "bare", "--games", "4", "--bots", "random,planner", "--jobs", "1"),
    ):
        done = run(site, *command)
        assert done.returncode == 0, done.stderr
        assert "Traceback" not in done.stderr
