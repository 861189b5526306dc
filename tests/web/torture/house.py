"""The house that is tortured: two servers on one database and one channel, or one server of two
processes.

Its servers can be killed and started again; what they stand on can be stopped, paused, locked and
filled by the tests.
"""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from plansza.store import Store, open_store
from plansza.web.settings import MEMORY
from tests.support.patience import eventually
from tests.support.postgres import Server as Postgres
from tests.support.processes import Process, is_running, keeper
from tests.support.redis import Redis, redis_server
from tests.web.helper import ENVIRONMENT, ROOT, Server
from tests.web.processes.inside import served_by

SQLITE = "SQLite, Redis"
POSTGRES = "PostgreSQL, Redis"
POSTGRES_ALONE = "PostgreSQL, PostgreSQL"  # its channel too
SQLITE_ONE = "SQLite, one command"  # with two processes, which have a channel of their own
POSTGRES_ONE = "PostgreSQL, Redis, one command"
ONE_COMMAND = (SQLITE_ONE, POSTGRES_ONE)
KINDS = (SQLITE, POSTGRES, POSTGRES_ALONE, *ONE_COMMAND)
ON_SQLITE = (SQLITE, SQLITE_ONE)
WITH_REDIS = (SQLITE, POSTGRES, POSTGRES_ONE)


class Nursery:
    """Where servers come from; see the module of this name."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        command = [sys.executable, "-m", "tests.web.torture.nursery"]
        self.process = Process(command, cwd=ROOT, env=ENVIRONMENT, stdin=pipe, stdout=pipe)
        self._lock = threading.Lock()

    def birth(self, log: Path, arguments: list[str]) -> tuple[int, int]:
        """A new server: its process and its port."""
        assert self.process.stdin is not None
        with self._lock:
            print(json.dumps([str(log), *arguments]), file=self.process.stdin, flush=True)
            return int(self.process.line()), int(self.process.line())


class Twin(Server):
    """A server from a nursery."""

    pid = 0

    def __init__(self, nursery: Nursery, folder: Path, database: str, **settings: Any) -> None:
        self._nursery = nursery
        super().__init__(folder, database, **settings)

    def start(self) -> None:
        """Start and wait until it answers."""
        self.end()  # it may have left processes that thought for its bots
        self.pid, self.port = self._nursery.birth(self.log, self.arguments())
        if not self.port:  # somebody has taken it: then any other
            self.pid, self.port = self._nursery.birth(self.log, self.arguments())
        keeper.tell(f"+{self.pid}")
        eventually(self.answers, "the server does not answer")

    @property
    def lives(self) -> bool:
        return bool(self.pid) and is_running(self.pid)

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Let the process end, and wait until it has."""
        os.kill(self.pid, how)
        eventually(lambda: not self.lives, "it does not end")

    def end(self) -> None:
        """End it in any case, with all that it started."""
        if self.pid:
            with suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)
            eventually(lambda: not self.lives, "it does not end")
            keeper.tell(f"-{self.pid}")
            self.pid = 0


@dataclass
class House:
    """Both servers and what they stand on."""

    kind: str
    folder: Path
    database: str
    channels: str
    redis: Redis | None = None
    postgres: Postgres | None = None
    disk: Path | None = None  # where the database lies, if that can be filled
    servers: list[Twin] = field(default_factory=list)
    nursery: Nursery = field(default_factory=Nursery)

    def open(self) -> None:
        """Start both at the same time."""
        with ThreadPoolExecutor(2) as pool:
            starts = [pool.submit(self._start, which) for which in range(2)]
        self.servers = [each.result() for each in starts if not each.exception()]
        for each in starts:
            each.result()

    def _start(self, which: int) -> Twin:
        folder = self.folder / f"server-{which}"
        folder.mkdir()
        settings = {"channels": self.channels, "workers": 1}
        return Twin(self.nursery, folder, self.database, **settings)

    def kill(self, which: int) -> None:
        """kill -9, in the middle of whatever it does."""
        self.servers[which].stop(signal.SIGKILL)

    def revive(self) -> None:
        """Start whoever is dead, at once."""
        dead = [each for each in self.servers if not each.lives]
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(Twin.start, dead))

    def store(self) -> Store:
        """The database itself, past the servers."""
        return open_store(self.database)

    def close(self) -> None:
        for server in self.servers:
            server.end()
        self.nursery.process.end()

    def complaints(self) -> str:
        """What the servers wrote into their logs."""
        return "".join(server.log.read_text(errors="replace") for server in self.servers)


class OneCommand(House):
    """A house with one server of two processes: who goes to the other server finds the same one,
    and who dies is one of the processes."""

    def open(self) -> None:
        folder = self.folder / "server"
        folder.mkdir()
        settings = {"channels": self.channels, "workers": 2, "processes": 2}
        self.servers = [Twin(self.nursery, folder, self.database, **settings)] * 2
        self.revive()

    def processes(self) -> list[int]:
        """Those that serve."""
        return served_by(self.servers[0].pid, self.servers[0].port)

    def kill(self, which: int) -> None:
        found = self.processes()
        if found:
            victim = found[which % len(found)]
            os.kill(victim, signal.SIGKILL)
            eventually(lambda: not is_running(victim), "it does not end")

    def revive(self) -> None:
        assert self.servers[0].lives, "the whole command has ended"
        eventually(lambda: len(self.processes()) == 2, "nobody comes in place of the dead")
        eventually(self.servers[0].answers, "the server does not answer")


@contextmanager
def house_of(
    kind: str, folder: Path, postgres: Postgres | None, disk: Path | None = None
) -> Iterator[House]:
    """A house of this kind, open for a while."""
    with ExitStack() as stack:
        redis = stack.enter_context(redis_server()) if kind in WITH_REDIS else None
        database = f"sqlite:///{(disk or folder) / 'tables.db'}"
        if postgres is not None:
            database = postgres.new_database()
        alone = MEMORY if kind == SQLITE_ONE else database
        channels = redis.url if redis is not None else alone
        make = OneCommand if kind in ONE_COMMAND else House
        house = make(kind, folder, database, channels, redis, postgres, disk)
        stack.callback(house.close)
        house.open()
        yield house
    assert "Traceback" not in house.complaints(), house.complaints()
