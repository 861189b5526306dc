"""A full disk: `/health` says so, and a server that can write nothing does not open its tables."""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from plansza.store import open_store
from tests.cli.helper import plansza
from tests.support.patience import PATIENCE, eventually
from tests.web.helper import Player, Server, running

ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")


FRAME = 4096 + 24  # bytes of SQLite's log for one page


@contextmanager
def room_for_one_page(server: Server) -> Iterator[None]:
    """The log of SQLite may grow by a page and no more: too little for an entry."""
    import resource

    unlimited = resource.RLIM_INFINITY
    used = (server.log.parent / "tables.db-wal").stat().st_size
    most = used + FRAME + FRAME // 2
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, unlimited))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))


def is_writable(server: Server) -> bool:
    answer = httpx.get(f"{server.url}/health", timeout=PATIENCE)
    assert answer.status_code == (200 if answer.json()["writable"] else 503)
    return bool(answer.json()["writable"])


@ON_LINUX
def test_health_on_a_full_disk(tmp_path: Path) -> None:
    """A change of one small row still succeeds when no entry does; that is no health."""
    with running(tmp_path, health_fresh=0.0) as server:
        ania = Player(server)
        ania.open(name="Ania")
        for number in range(15):
            ania.do("chat", text=f"{number} " + "x" * 480)
        assert is_writable(server)
        with room_for_one_page(server):
            for _ in range(3):
                assert ania.ask("chat", text="is there any room?").status_code == 503
                assert not is_writable(server)
        eventually(lambda: is_writable(server), "it does not recover")
        ania.do("chat", text="there is room again")
        ania.close()


def test_health_is_asked_once_a_second_at_most(tmp_path: Path) -> None:
    """A thousand questions are one proof: nobody loads the disk by asking how it is."""
    with running(tmp_path, health_fresh=600.0) as server:
        log = tmp_path / "tables.db-wal"
        assert is_writable(server)
        before = log.stat().st_size, log.stat().st_mtime_ns
        for _ in range(50):
            assert is_writable(server)
        assert (log.stat().st_size, log.stat().st_mtime_ns) == before


def test_no_tables_without_a_database(tmp_path: Path) -> None:
    """“Tables are open” is said when they are."""
    path = tmp_path / "tables.db"
    url = f"sqlite:///{path}"
    open_store(url).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        done = plansza("serve", "--port", "0", "--database", url)
    finally:
        other.close()
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stdout == ""
    assert str(path) in done.stderr
