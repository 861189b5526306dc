"""What torture says while it works, and its table at the end."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.support.postgres import postgres, serve
from tests.web.torture.audit import Verdict, table_of
from tests.web.torture.faults import small_disk
from tests.web.torture.house import ON_SQLITE, House, house_of

__all__ = ["postgres"]
Say = Callable[[str], None]
verdicts: list[Verdict] = []


@pytest.fixture
def say(request: pytest.FixtureRequest) -> Say:
    """Print at once, past pytest, which keeps what tests print."""
    capture = request.config.pluginmanager.getplugin("capturemanager")

    def speak(text: str) -> None:
        with capture.global_and_fixture_disabled():
            print(f"\n{text}", end="", flush=True)

    return speak


@pytest.fixture
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """A house of the kind that the test names."""
    keeper = None if request.param in ON_SQLITE else request.getfixturevalue("postgres")
    with house_of(request.param, tmp_path, keeper) as found:
        yield found


@pytest.fixture
def small_house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """The same with its database on a small disk, where we may make one."""
    on_sqlite = request.param in ON_SQLITE
    with small_disk(4 if on_sqlite else 200) as disk:
        if on_sqlite:
            with house_of(request.param, tmp_path, None, disk) as found:
                yield found
            return
        if disk is None:
            pytest.skip("PostgreSQL's disk can be filled only where we may mount one: run as root")
        with ExitStack() as stack:
            keeper = stack.enter_context(contextmanager(serve)(str(disk)))
            yield stack.enter_context(house_of(request.param, tmp_path, keeper, disk))


@pytest.fixture
def seed(say: Say) -> int:
    """Another one every time; what fails says which it was."""
    found = int.from_bytes(os.urandom(4), "big")
    print(f"seed {found}")
    return found


@pytest.fixture
def note(say: Say) -> Callable[[Verdict], None]:
    """Keep a verdict for the table."""

    def keep(verdict: Verdict) -> None:
        verdicts.append(verdict)
        for line in table_of([verdict]):
            say(line)

    return keep


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if verdicts:
        terminalreporter.section("nothing acknowledged is lost or doubled")
        for line in table_of(verdicts):
            terminalreporter.write_line(line)
