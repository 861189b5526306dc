"""Two checkouts can be compared; here a checkout with itself."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.processes import run

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "benchmarks" / "compare.py"
SHORT = "--games podprad --turns 2 --starts 2 --slice 0.001"


def compared(*options: str) -> subprocess.CompletedProcess[str]:
    """This checkout against itself, for a moment."""
    command = [sys.executable, str(SCRIPT), str(ROOT), str(ROOT), *SHORT.split(), *options]
    return run(command)


def test_every_work_has_a_row(tmp_path: Path) -> None:
    done = compared("--json", str(tmp_path / "ratios.json"))
    assert done.returncode == 0, done.stderr
    works = [
        "step",
        "play",
        "playout",
        "copy",
        "view",
        "imagine",
        "reimagine",
        "search",
        "draw",
        "draw-tall",
    ]
    assert [line.split(" | ")[1] for line in done.stdout.splitlines()[2:-1]] == works
    assert done.stdout.splitlines()[-1].endswith("the same games")
    ratios = json.loads((tmp_path / "ratios.json").read_text())
    assert {len(found) for found in ratios.values()} == {2}


def test_it_fails_where_a_row_is_slower_than_asked() -> None:
    done = compared("--works", "copy", "--least", "1000")
    assert done.returncode == 1
    assert "slower than 1000.0: podprad copy" in done.stderr
