"""Every server that can run here can be measured; what cannot is named with the reason."""

import json
import os
import shutil
import sys
from pathlib import Path

import pytest

from benchmarks.load.boardgame_io import STAMP
from tests.support.processes import run

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(sys.platform != "linux", reason="processor time is read from /proc"),
]
ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
SHORT = "--tables 2,full --seconds 1 --settle 0 --thinkers 0"


def measured(tmp_path: Path, *options: str) -> tuple[dict[str, dict[str, float]], str]:
    """By server what it was measured at, and what was said beside."""
    found = tmp_path / "load.json"
    places = ("--folder", str(tmp_path), "--json", str(found))
    command = [sys.executable, "-m", "benchmarks.load", *SHORT.split(), *places, *options]
    done = run(command, cwd=ROOT, env=ENVIRONMENT)
    assert done.returncode == 0, done.stderr
    servers: dict[str, dict[str, float]] = {}
    for row in json.loads(found.read_text()):
        servers.setdefault(row["system"], {})[row["work"]] = row["value"]
    return servers, done.stderr


def moves(values: dict[str, float]) -> list[float]:
    """Those of every step."""
    return [value for work, value in values.items() if work.endswith(", moves")]


def test_ours_is_measured(tmp_path: Path) -> None:
    servers, said = measured(tmp_path, "--only", "plansza", "--games", "1")
    two = "plansza, 2 processes"
    assert two in servers or f"without {two}: this checkout's serve does not know" in said
    for values in servers.values():
        assert len(moves(values)) == 5  # two steps, and the other games
        assert any(moves(values))


def test_nothing_is_lost_when_a_process_dies_in_the_middle(tmp_path: Path) -> None:
    """It fails by itself if anything acknowledged is lost, doubled, or a table stands still."""
    few = ["--processes", "2", "--tables", "4", "--kills", "1", "--seconds", "2"]
    command = [sys.executable, "-m", "benchmarks.load.deaths", *few, "--folder", str(tmp_path)]
    done = run(command, cwd=ROOT, env=ENVIRONMENT)
    assert done.returncode == 0, done.stdout + done.stderr
    processes, tables, kills, moves, lost, doubled = done.stdout.splitlines()[-1].split()[:6]
    assert (processes, tables, kills, lost, doubled) == ("2", "4", "1", "0", "0")
    assert int(moves)


def test_pages_are_weighed() -> None:
    done = run(
        [sys.executable, "-m", "benchmarks.pages", "--moves", "4"], cwd=ROOT, env=ENVIRONMENT
    )
    assert done.returncode == 0, done.stderr
    *_, home, table, state, event, packed = done.stdout.splitlines()[-1].replace(",", "").split()
    assert int(table) > int(home) > int(state) > 0
    assert int(home) > int(event) > int(packed) > 0


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")
@pytest.mark.skipif(not STAMP.is_file(), reason="only what `python -m benchmarks.load` installed")
def test_boardgame_io_is_measured(tmp_path: Path) -> None:
    servers, _ = measured(tmp_path, "--only", "boardgame.io")
    assert len(moves(servers["boardgame.io"])) == 2
    assert any(moves(servers["boardgame.io"]))
