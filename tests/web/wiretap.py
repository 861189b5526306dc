"""What a reader of one world receives, byte by byte, and how two worlds are compared.

A world is a server of `two_worlds` with its three browsers. What must differ between two servers,
names and times, is made equal; nothing else is.
"""

import re
import threading
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import httpx

from tests.support.patience import PATIENCE
from tests.web.helper import Player, Server

QUIET = {"workers": 0, "heartbeat": 3600.0}  # no bots here, and no heartbeat that depends on time
PLAIN = {"accept-encoding": "identity"}  # bytes as they were written, so that they can be compared


# -- what two servers must tell differently -----------------------------------------------------


@dataclass(frozen=True)
class Names:
    """All that may differ between two worlds that are equal. Nothing else is made equal."""

    table: str  # the id of the table, a random name
    commitment: str  # the hash of a random seed
    place: str  # host and port of the server
    times: re.Pattern[bytes] = re.compile(rb'"(at|created)":\d+(\.\d+)?(e[+-]\d+)?')
    cursor: re.Pattern[bytes] = re.compile(rb'"id":"\d+[\d~.nas]*"')
    cookie: re.Pattern[bytes] = re.compile(rb"plansza-[0-9a-f]{8}=[\w-]+\.[0-9a-f]{64}")
    date: re.Pattern[bytes] = re.compile(rb"(?m)^date: .*$")

    def unnamed(self, data: bytes) -> bytes:
        """The same bytes with a word in the place of each."""
        data = data.replace(self.table.encode(), b"TABLE")
        if self.commitment:
            data = data.replace(self.commitment.encode(), b"COMMITMENT")
        data = data.replace(self.place.encode(), b"PLACE")
        data = self.times.sub(rb'"\1":TIME', data)
        data = self.cursor.sub(rb'"id":"CURSOR"', data)
        data = self.cookie.sub(b"COOKIE", data)
        return self.date.sub(b"date: DATE", data)


# -- servers ------------------------------------------------------------------------------------


class WorldServer(Server):
    """A server of one world. One has a process, the other two: that must not show either."""

    module = "tests.web.two_worlds"

    def __init__(self, folder: Path, world: int, deals: Path) -> None:
        self.world, self.deals = world, deals
        folder.mkdir()
        super().__init__(folder, processes=1 + world, **QUIET)
        # Ania, Olek, and one who only watches.
        self.players = [Player(self, **PLAIN) for _ in range(3)]
        for player in self.players:
            player.http.get("/api/tables")  # for its cookie

    def arguments(self) -> list[str]:
        return [*super().arguments(), str(self.world), str(self.deals)]


# -- one world and its readers ------------------------------------------------------------------


class Wiretap:
    """A live stream, kept byte by byte."""

    stream = "/api/tables/{table}/stream"
    event = rb"(?m)^id: %d\n(?:.+\n)+\n"
    token = ""

    def __init__(self, player: Player, **query: Any) -> None:
        self._told = 0  # how much of it has been handed out
        self._more = threading.Condition()
        self._over = False
        self._http = httpx.Client(
            base_url=player.http.base_url,
            cookies=player.http.cookies,
            headers={**PLAIN, **self._shown()},
            verify=False,
            timeout=httpx.Timeout(PATIENCE, read=None),
        )
        path = self.stream.format(table=player.table)
        self._answer = self._http.send(
            self._http.build_request("GET", path, params=query), stream=True
        )
        self.data = head_of(self._answer)
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _shown(self) -> dict[str, str]:
        """What a program shows besides."""
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    def _listen(self) -> None:
        try:
            for chunk in self._answer.iter_raw():
                with self._more:
                    self.data += chunk
                    self._more.notify_all()
        except (httpx.HTTPError, httpx.StreamError, OSError):
            pass
        finally:
            with self._more:
                self._over = True
                self._more.notify_all()

    def wait_for(self, number: int) -> int:
        """Where the event of this number, which is not told yet, ends."""
        event = re.compile(self.event % number)
        with self._more:
            self._more.wait_for(lambda: event.search(self.data, self._told) or self._over, PATIENCE)
            found = event.search(self.data, self._told)
        assert found, f"event {number} does not come"
        return found.end()

    def up_to(self, number: int) -> bytes:
        """All that is new, up to the event of this number."""
        begin, self._told = self._told, self.wait_for(number)
        return self.data[begin : self._told]

    def close(self) -> None:
        """Hang up."""
        stream = self._answer.extensions["network_stream"]
        stream.get_extra_info("socket").shutdown(2)
        self._thread.join(PATIENCE)
        self._http.close()


class FeedTap(Wiretap):
    """A feed of a program, kept the same way; with a token, if one is given."""

    stream = "/api/tables/{table}/feed"
    event = rb'(?m)^\{"type":"(?:state|entry)","number":%d,.*\n'

    def __init__(self, player: Player, token: str = "", **query: Any) -> None:
        self.token = token
        super().__init__(player, **query)


def head_of(answer: httpx.Response) -> bytes:
    lines = [name + b": " + value for name, value in answer.headers.raw]
    return b"%d\n" % answer.status_code + b"\n".join(lines) + b"\n\n"


@dataclass
class World:
    """A table of one server, and everybody there."""

    server: WorldServer
    players: list[Player]
    taps: dict[int | None, list[Wiretap]] = field(default_factory=dict)
    received: dict[int | None, list[bytes]] = field(default_factory=dict)
    number: int = 0
    tokens: dict[int | None, str] = field(default_factory=dict)

    @property
    def table(self) -> str:
        """The table's id."""
        return self.players[0].table

    @cached_property
    def names(self) -> Names:
        """What only this world is called."""
        commitment = str(self.players[2].state()["commitment"])
        return Names(self.table, commitment, f"127.0.0.1:{self.server.port}")

    def who(self, reader: int | None) -> Player:
        """The browser of a reader."""
        return self.players[2 if reader is None else reader]

    def token(self, reader: int | None) -> str:
        """The token of a reader's program."""
        if reader not in self.tokens:
            answer = self.who(reader).http.post("/api/tokens", json={"kind": "seats"})
            self.tokens[reader] = str(answer.json()["token"])
        return self.tokens[reader]

    def ask(
        self, reader: int | None, method: str, path: str, program: bool = False, **more: Any
    ) -> bytes:
        """A whole answer, made comparable; to a program, with its token."""
        if program:
            more["headers"] = {"authorization": f"Bearer {self.token(reader)}"}
        path = path.replace("TABLE", self.table)
        answer = self.who(reader).http.request(method, path, **more)
        body, head = answer.content, head_of(answer)
        if method == "GET":
            self.received.setdefault(reader, []).append(head + body)
        # Times have as many digits as they like, and the length tells that.
        length = str(len(body)).encode()
        assert answer.headers["content-length"].encode() == length
        body = self.names.unnamed(body)
        head = re.sub(rb"(?m)^content-length: .*$", b"content-length: %d" % len(body), head)
        return self.names.unnamed(head) + body

    def events(self, reader: int | None, count: int) -> list[bytes]:
        """The first so many events of a reader's program that are of this table."""
        found: list[bytes] = []
        shown = {**PLAIN, "authorization": f"Bearer {self.token(reader)}"}
        with self.who(reader).http.stream("GET", "/api/events", headers=shown) as answer:
            for line in answer.iter_lines():
                found += [line.encode()] * (f'"table":"{self.table}"' in line)
                if len(found) == count:
                    break
        return found

    def hear(self, tap: Wiretap) -> bytes:
        """What is new on a stream, made comparable."""
        return self.names.unnamed(tap.up_to(self.number))

    def close(self) -> None:
        """Everybody hangs up."""
        for taps in self.taps.values():
            for tap in taps:
                tap.close()


class Parted(AssertionError):
    """A reader was told in which world it is."""


@dataclass
class Tally:
    """How much was compared."""

    answers: int = 0
    size: int = 0

    def compare(self, what: str, one: bytes, two: bytes) -> None:
        """Equal bytes, or `Parted` with the place where they part."""
        self.answers += 1
        self.size += len(one)
        if one != two:
            place = next(
                (place for place, (a, b) in enumerate(zip(one, two, strict=False)) if a != b),
                min(len(one), len(two)),
            )
            around = slice(max(0, place - 80), place + 80)
            raise Parted(f"{what} differs at {place}:\n{one[around]!r}\n{two[around]!r}")
