"""What cannot run on this system is left out, in words."""

import sys

import pytest

# They end servers by signals, set limits of processes, run PostgreSQL and look into /proc.
NOT_ON_WINDOWS = ("browser", "cli/test_play.py", "cli/test_simulate.py", "store", "support", "web")

collect_ignore = list(NOT_ON_WINDOWS) if sys.platform == "win32" else []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if collect_ignore:
        left_out = ", ".join(f"tests/{name}" for name in collect_ignore)
        terminalreporter.write_line(f"Not run on Windows, which lacks what they use: {left_out}.")
