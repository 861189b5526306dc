"""Running the command line, in this process or in one of its own, independent of the caller."""

import os
import subprocess
import sys
from pathlib import Path

from tests.support.processes import run

SOURCES = Path(__file__).resolve().parents[2] / "src"
CALLERS = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "COLUMNS", "FORCE_COLOR", "NO_COLOR")
ALWAYS_FIRST = "1\n" * 400  # enough for any game: always the first listed move


def environment(**more: str) -> dict[str, str]:
    """The caller's environment without what would change our output."""
    kept = {name: value for name, value in os.environ.items() if name not in CALLERS}
    return {**kept, "PYTHONPATH": str(SOURCES), "LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1", **more}


def plansza(*arguments: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run a real process to its end."""
    return run([sys.executable, "-m", "plansza", *arguments], stdin, env=environment(**env))
