"""Bots of strangers come in by an entry point, and only to be compared."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from plansza.bots import Bot, RandomBot, bot_names, make_bot, register_bot
from plansza.bots import levels as named
from plansza.core import Game
from plansza.games import find
from tests.support import processes

pytestmark = pytest.mark.once

STRANGER = """
from plansza.bots import Bot

class LastBot(Bot):
    def choose(self, view, chance):
        return self.game.imagine(view, chance).legal_moves(view.seat)[-1]
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder with an installed package that brings two bots, one of them by a name of ours."""
    (tmp_path / "stranger.py").write_text(STRANGER)
    about = tmp_path / "stranger-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1\n")
    doors = "[plansza.bots]\nlast = stranger:LastBot\nrandom = stranger:Missing\n"
    (about / "entry_points.txt").write_text(doors)
    return tmp_path


def run(site: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A command of a plansza that the package is installed beside."""
    path = os.pathsep.join([*map(str, sys.path), str(site)])
    plansza = [sys.executable, "-m", "plansza", *command]
    return processes.run(plansza, env={**os.environ, "PYTHONPATH": path})


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_every_process_finds_it(site: Path, command: str) -> None:
    asked = "spor --bots last,random --games 4 --jobs 2 --seed 1 --json -"
    done = run(site, command, *asked.split())
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 4


def test_who_misspells_is_told_of_it(site: Path) -> None:
    done = run(site, "simulate", "spor", "--bots", "lats")
    assert done.returncode == 2
    assert "last" in done.stderr


def test_installed_bots_are_no_guests_at_tables() -> None:
    assert "greedy-1" in named.plugins()
    assert "greedy-1" not in bot_names()
    assert type(make_bot("random", find("spor"))) is RandomBot


def test_a_program_may_register_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    class Own(RandomBot):
        pass

    def maker(game: Game) -> Bot:
        return Own(game)

    monkeypatch.setattr(named, "BOTS", dict(named.BOTS))
    register_bot("own", maker)
    assert "own" in bot_names()
    assert isinstance(make_bot("own", find("spor")), Own)
