"""Tests are guests: they leave nothing running, and look for the same examples everywhere."""

import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.support.processes import adopt_orphans, descendants, end_all

# The same examples in every run, so that what fails once can be looked into.
settings.register_profile("plansza", derandomize=True, deadline=None)
settings.load_profile("plansza")


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
