"""The tests' own PostgreSQL leaves nothing behind, also when a test is broken off."""

import os
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.postgres import programs, serve

pytestmark = pytest.mark.pure_only
serving = contextmanager(serve)


class BrokenOff(Exception):
    """What pytest throws into a fixture that is broken off."""


def test_a_session_that_is_broken_off_ends_its_server(tmp_path: Path) -> None:
    pytest.importorskip("psycopg")
    if programs() is None:
        pytest.skip("PostgreSQL is not installed")
    process, folder = 0, tmp_path
    with pytest.raises(BrokenOff), serving() as server:
        folder = server.folder
        process = int((folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(process, 0)
        raise BrokenOff
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    assert not folder.exists()
