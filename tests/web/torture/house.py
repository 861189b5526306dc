"""The house that is tortured: two servers on one database and one channel.

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
from tests.support.patience import eventually
from tests.support.postgres import Server as Postgres
from tests.support.processes import Process, is_running, keeper
from tests.support.redis import Redis, redis_server
from tests.web.helper import ENVIRONMENT, ROOT, Server

SQLITE = "SQLite, Redis"
POSTGRES = "PostgreSQL, Redis"
POSTGRES_ALONE = "PostgreSQL, PostgreSQL"  # its channel too
KINDS = (SQLITE, POSTGRES, POSTGRES_ALONE)


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


@contextmanager
def house_of(
    kind: str, folder: Path, postgres: Postgres | None, disk: Path | None = None
) -> Iterator[House]:
    """A house of this kind, open for a while."""
    with ExitStack() as stack:
        redis = stack.enter_context(redis_server()) if kind != POSTGRES_ALONE else None
        database = f"sqlite:///{(disk or folder) / 'tables.db'}"
        if postgres is not None:
            database = postgres.new_database()
        channels = redis.url if redis is not None else database
        house = House(kind, folder, database, channels, redis, postgres, disk)
        stack.callback(house.close)
        house.open()
        yield house
    assert "Traceback" not in house.complaints(), house.complaints()
