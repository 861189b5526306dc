"""Two servers, one PostgreSQL, one Redis: what the tests of both together share.

Tests import the fixtures `postgres`, `both` and `cluster` from here.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from plansza.store import Entry, open_store
from tests.support.patience import eventually
from tests.support.postgres import Server as Postgres
from tests.support.postgres import postgres
from tests.support.redis import Redis, redis_server
from tests.web.helper import Data, Player, Server, Stream, at_once

__all__ = ["postgres"]
ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")


@dataclass
class Cluster:
    """Both servers and what they stand on; everybody who was let in is shown out at the end."""

    folder: Path
    database: str
    redis: Redis
    servers: list[Server] = field(default_factory=list)
    guests: list[Player] = field(default_factory=list)

    def open(self) -> None:
        """Start both at the same time: on an empty database they race for its making."""
        with ThreadPoolExecutor(2) as pool:
            starts = [pool.submit(self._start, which) for which in range(2)]
        self.servers = [each.result() for each in starts if not each.exception()]
        for each in starts:
            each.result()

    def _start(self, which: int) -> Server:
        folder = self.folder / str(which)
        folder.mkdir()
        return Server(folder, self.database, channels=self.redis.url)

    def revive(self) -> None:
        """Start whichever is down."""
        for server in self.servers:
            if has_ended(server):
                server.start()
        if not self.redis.answers():
            self.redis.start()

    def guest(self, which: int, table: str = "") -> Player:
        """A new browser at one of the servers."""
        self.guests.append(Player(self.servers[which], table))
        return self.guests[-1]

    def same(self, who: Player, which: int) -> Player:
        """The same browser, at this server."""
        twin = self.guest(which, who.table)
        twin.http.cookies.update(who.http.cookies)
        return twin

    def log_of(self, table: str) -> list[Entry]:
        """The log as the database has it."""
        with open_store(self.database) as store:
            return store.read(table)

    def show_out(self) -> None:
        for guest in self.guests:
            guest.close()
        self.guests.clear()

    def close(self) -> None:
        for server in self.servers:
            server.end()


def has_ended(server: Server) -> bool:
    return server.process.poll() is not None


@contextmanager
def new_cluster(request: pytest.FixtureRequest, folder: Path) -> Iterator[Cluster]:
    keeper: Postgres = request.getfixturevalue("postgres")
    with redis_server() as redis:
        cluster = Cluster(folder, keeper.new_url(), redis)
        try:
            cluster.open()
            yield cluster
        finally:
            cluster.show_out()
            cluster.close()
    for log in folder.glob("*/server.log"):
        assert "Traceback" not in log.read_text(), log.read_text()


@pytest.fixture(scope="module")
def both(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Cluster]:
    """Both servers, for all tests here."""
    with new_cluster(request, tmp_path_factory.mktemp("twins")) as cluster:
        yield cluster


@pytest.fixture
def cluster(both: Cluster) -> Iterator[Cluster]:
    """Both servers, up; a test may kill what it likes."""
    both.revive()
    yield both
    both.show_out()


Duel = tuple[Player, Player]


def at_table(cluster: Cluster) -> Duel:
    """Ania plays at the first server, Olek at the second; she attacks."""
    ania, olek = cluster.guest(0), cluster.guest(1)
    olek.table = ania.open(name="Ania", options={"attacker": "1"})
    olek.do("sit", seat=1, name="Olek")
    return ania, olek


class Watch:
    """A stream that is read on, with all that it has told."""

    def __init__(self, who: Player, after: int = 0) -> None:
        self.stream: Stream = who.stream(after=after)
        self.events: list[Data] = []

    def see(self, number: int) -> Data:
        """Read on to this number; what came with it."""
        while not self.events or self.events[-1]["number"] < number:
            self.events.append(self.stream.next())
        return self.events[-1]

    def see_prompt(self) -> Data:
        """Read on to the newest situation that is here already or about to come."""
        event = self.see(len(self.events) + 1) if not self.events else self.events[-1]
        while event["now"] is None or not self.stream.events.empty():
            event = self.stream.next()
            self.events.append(event)
        return dict(event["now"])

    def numbers(self) -> list[int]:
        return [event["number"] for event in self.events]

    def assert_whole(self, last: int, first: int = 1) -> None:
        """Every number exactly once, in order, and none behind the last."""
        self.see(last)
        assert self.numbers() == list(range(first, last + 1))
        assert self.stream.events.empty()


def all_at_once(players: list[Player], kind: str, **fields: Any) -> list[httpx.Response]:
    """All give the same command at the same moment."""
    return at_once(lambda which: players[which].ask(kind, **fields), len(players))


def until_number(who: Player, number: int) -> None:
    """Wait until this player's server has come so far."""
    eventually(lambda: who.now()["number"] >= number, "a server stays behind")


def public(state: Data) -> Data:
    """A state without what belongs to one server: whose pages are open there."""
    seats = [{**seat, "present": None, "grace": None} for seat in state["now"]["seats"]]
    return {**state, "now": {**state["now"], "seats": seats}}


def moves_in(log: list[Entry]) -> list[Entry]:
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    return [entry for entry in log if entry.kind == "move"]
