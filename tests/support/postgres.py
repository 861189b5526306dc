"""A PostgreSQL server of the tests' own: made in a folder, reached by a socket, gone afterwards.

Use the fixture `postgres` in a conftest by `from tests.support.postgres import postgres`. Every
pytest-xdist worker is a session of its own and starts its own server.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.support.patience import PATIENCE
from tests.support.processes import keeper
from tests.support.system import needed
from tools.system_packages import POSTGRESQL

WAITING = ("-w", "-t", str(int(PATIENCE)))


class Server:
    """One server with as many databases, or schemas of one, as tests ask for."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self._programs = programs
        self._places = 0
        self._run("initdb", "--no-sync", "--auth=trust", "--username=plansza", "--encoding=UTF8")
        self.start()

    def start(self) -> None:
        """Start it, by a socket in its folder alone: no port that others may have taken."""
        settings = f"-k {self.folder} -c listen_addresses='' -c shared_buffers=16MB"
        log = str(self.folder / "log")
        try:
            self._run("pg_ctl", "start", *WAITING, "-l", log, "-o", settings)
        except BaseException:
            with suppress(RuntimeError):  # it may not even have begun
                self._run("pg_ctl", "stop", *WAITING, "-m", "immediate")
            raise
        self.pid = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        keeper.tell(f"+{self.pid}")

    def stop(self, mode: str = "fast") -> None:
        """Stop it and cut every connection; "immediate" does not even tidy up."""
        self._run("pg_ctl", "stop", *WAITING, "-m", mode)
        keeper.tell(f"-{self.pid}")

    def new_url(self) -> str:
        """The URL of an empty schema, which is as good as a database and made much faster."""
        self._places += 1
        self.execute(f"CREATE SCHEMA test{self._places}")
        return f"{self.url()}&options=-csearch_path%3Dtest{self._places}"

    def new_database(self) -> str:
        """The URL of an empty database, for a test that changes its settings."""
        self._places += 1
        self.execute(f"CREATE DATABASE test{self._places}")
        return self.url(f"test{self._places}")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://plansza@/{database}?host={self.folder}"

    def execute(self, statement: str) -> None:
        """Let the server's keeper do something."""
        import psycopg

        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _run(self, program: str, *arguments: str) -> None:
        data = self.folder / "data"
        command: list[str | Path] = [self._programs / program, "-D", data, *arguments]
        log = self.folder / "commands.log"
        with log.open("ab") as out:  # a pipe would stay open as long as the server
            code = subprocess.run(
                command, stdout=out, stderr=out, timeout=2 * PATIENCE, **identity()
            ).returncode
        if code:
            raise RuntimeError(f"{program} failed:\n{log.read_text(errors='replace')}")


def identity() -> dict[str, Any]:
    """Who runs the server: we, but PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return {"cwd": "/"}
    names = {user.pw_name for user in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"cwd": "/", "user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def serve(place: str | None = None) -> Iterator[Server]:
    """A running server, its files in this place, removed afterwards."""
    programs = needed(POSTGRESQL)
    # Not in pytest's folders: those are closed to other users, and too long for a socket's path.
    folder = Path(tempfile.mkdtemp(prefix="plansza-pg-", dir=place))
    who = identity()
    if "user" in who:
        os.chown(folder, who["user"], who["group"])
    try:
        server = Server(folder, programs)
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """The server of this session."""
    pytest.importorskip("psycopg")
    # Killing a process loses nothing in memory either, and removing files from a disk takes long.
    memory = "/dev/shm"
    yield from serve(memory if os.access(memory, os.W_OK) else None)
