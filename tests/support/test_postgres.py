"""The tests' own PostgreSQL leaves nothing behind, also when a test is broken off."""

import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.postgres import Server, programs, serve

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
serving = contextmanager(serve)


class BrokenOff(Exception):
    """What is thrown into a fixture that is broken off."""


def is_running(process: str) -> bool:
    """Whether it does something: whom nobody buries is dead all the same."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state not in "ZX"


def break_off(seen: list[Server], processes: list[str]) -> None:
    with serving() as server:
        seen.append(server)
        file = server.folder / "data" / "postmaster.pid"
        processes.append(file.read_text().split()[0])
        assert is_running(processes[0])
        raise BrokenOff


def test_a_session_that_is_broken_off_ends_its_server() -> None:
    pytest.importorskip("psycopg")
    if programs() is None:
        pytest.skip("PostgreSQL is not installed")
    seen: list[Server] = []
    processes: list[str] = []
    with pytest.raises(BrokenOff):
        break_off(seen, processes)
    assert not is_running(processes[0])
    assert not seen[0].folder.exists()
