"""The tests' own PostgreSQL leaves nothing behind, also when a test is broken off."""

import sys
from contextlib import contextmanager

import pytest

from tests.support.postgres import Server, serve
from tests.support.processes import is_running

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
serving = contextmanager(serve)


class BrokenOff(Exception):
    """What is thrown into a fixture that is broken off."""


def break_off(seen: list[Server], processes: list[int]) -> None:
    with serving() as server:
        seen.append(server)
        file = server.folder / "data" / "postmaster.pid"
        processes.append(int(file.read_text().split()[0]))
        assert is_running(processes[0])
        raise BrokenOff


def test_a_session_that_is_broken_off_ends_its_server() -> None:
    pytest.importorskip("psycopg")
    seen: list[Server] = []
    processes: list[int] = []
    with pytest.raises(BrokenOff):
        break_off(seen, processes)
    assert not is_running(processes[0])
    assert not seen[0].folder.exists()
