"""Tests are guests: they leave nothing running, look for the same examples everywhere, and say what
they leave out."""

import signal
import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.support.processes import adopt_orphans, descendants, end_all

# The same examples in every run, so that what fails once can be looked into.
settings.register_profile("plansza", derandomize=True, deadline=None)
settings.load_profile("plansza")

# They end servers by signals, set limits of processes, run PostgreSQL and look into /proc.
NOT_ON_WINDOWS = (
    *("attacks", "browser", "client", "cli/test_play.py", "cli/test_simulate.py"),
    *("setup/test_background.py", "store", "support", "web"),
)

collect_ignore = list(NOT_ON_WINDOWS) if sys.platform == "win32" else []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if collect_ignore:
        left_out = ", ".join(f"tests/{name}" for name in collect_ignore)
        terminalreporter.write_line(f"Not run on Windows, which lacks what they use: {left_out}.")


@pytest.fixture(scope="session", autouse=True)
def ctrl_c_reaches_children() -> Iterator[None]:
    """A job in the background ignores Ctrl+C, and by inheritance so do all that it starts.

    We go on ignoring it, but by a function, which nobody inherits: tests press Ctrl+C.
    """
    before = signal.getsignal(signal.SIGINT)
    if before == signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: None)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(scope="session", autouse=True)
def nothing_is_left() -> Iterator[None]:
    """When the last test is over, no process runs that came of any of them."""
    adopt_orphans()
    before = descendants()
    yield
    left = end_all(spared=before)
    assert not left, f"tests have left behind: {left}"
