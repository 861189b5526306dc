"""What a move costs to show can be measured; here of a checkout and of itself."""

import sys
from pathlib import Path

import pytest

from tests.support.processes import run

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
SHORT = "--moves 4 --turn 2 --warm 2"


def test_a_checkout_sends_what_it_sends() -> None:
    command = [sys.executable, str(ROOT / "benchmarks" / "updates.py"), str(ROOT), str(ROOT)]
    done = run([*command, "--rows", "spor 2,battalia 3", *SHORT.split()])
    assert done.returncode == 0, done.stderr
    rows = [line.strip("| ").split(" | ") for line in done.stdout.splitlines()[2:-1]]
    assert [row[0] for row in rows] == ["spor 2", "battalia 3"]
    assert [row[-1] for row in rows] == ["yes", "yes"]
