"""The people of the load measurement (`load.py`): their HTTP, their tables, their processes.

A load process carries many tables; at each two players and a spectator have a live stream of their
own, and the players move at a steady pace.
"""

import asyncio
import random
import re
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

import msgspec

PACE = 1.0  # seconds from one move at a table to the next
SETTLE = 2.0  # seconds between the opening of tables and the measuring
OPENING = 45  # moves of which a table has made some when it is measured; a game has about 60
AT_ONCE = 12  # tables that are opened at the same time
PATIENCE = 20.0


# -- HTTP, as little of it as there can be --------------------------------------------------------


class Line:
    """One browser: its address, its cookie, and a connection that is kept."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address  # the server limits requests by address, and players have their own
        self.cookie = ""
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A new connection from this browser's address."""
        return await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 20
        )

    def request(self, method: str, path: str, body: bytes = b"") -> bytes:
        """A request as it goes over the wire."""
        lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(body)}"]
        lines += [f"Cookie: {self.cookie}"] if self.cookie else []
        lines += ["Content-Type: application/json"] if body else []
        return "\r\n".join([*lines, "", ""]).encode() + body

    async def post(self, path: str, **request: Any) -> dict[str, Any]:
        """Send JSON and read the answer; a kept connection that was closed is opened again."""
        message = self.request("POST", path, msgspec.json.encode(request))
        try:
            return await self._exchange(message)
        except (ConnectionError, asyncio.IncompleteReadError):
            self.close()
            return await self._exchange(message)

    async def _exchange(self, message: bytes) -> dict[str, Any]:
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await self.connect()
        self._writer.write(message)
        status, headers = await read_head(self._reader)
        length = re.search(rb"content-length: (\d+)", headers, re.IGNORECASE)
        body = await self._reader.readexactly(int(length[1]) if length else 0)
        cookie = re.search(rb"set-cookie: ([^;]+)", headers, re.IGNORECASE)
        if cookie:
            self.cookie = cookie[1].decode()
        if status >= 300:
            raise RuntimeError(f"{status} {body.decode()}")
        answer: dict[str, Any] = msgspec.json.decode(body)
        return answer

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None


async def read_head(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The status of an answer, and its headers."""
    head = await reader.readuntil(b"\r\n\r\n")
    return int(head[9:12]), head


async def read_events(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """The events of a live stream, out of the chunks they come in."""
    rest = b""
    while size := int(await reader.readline(), 16):
        rest += (await reader.readexactly(size + 2))[:-2]
        *events, rest = rest.split(b"\n\n")
        for event in events:
            yield event


# -- a table and the three who look at it ---------------------------------------------------------


class Choice(msgspec.Struct):
    """Of a choice we need the notation only."""

    move: str


class Now(msgspec.Struct):
    """Of a situation, who may do what."""

    status: str
    choices: list[Choice]


class Update(msgspec.Struct):
    """Of an event, how far the table has come; all the rest is skipped without being read."""

    number: int
    now: Now | None = None
    picture: msgspec.Raw = msgspec.Raw()


read_update = msgspec.json.Decoder(Update).decode


@dataclass
class Tally:
    """What one load process has seen since the measuring began."""

    waits: list[float] = field(default_factory=list)
    moves: int = 0
    events: int = 0
    bytes: int = 0
    troubles: list[str] = field(default_factory=list)


class Watcher:
    """A live stream: the newest situation of a seat, or of a spectator, who only counts."""

    def __init__(self, line: Line, seat: int | None, tally: Callable[[], Tally]) -> None:
        self.line = line
        self.seat = seat
        self.number = 0
        self.at = 0.0
        self.now: Now | None = None
        self._tally = tally
        self._news = asyncio.Event()

    async def follow(self, table: str) -> None:
        """Listen until the table is left."""
        reader, writer = await self.line.connect()
        try:
            writer.write(self.line.request("GET", f"/api/tables/{table}/stream"))
            await read_head(reader)
            async for event in read_events(reader):
                if event.startswith(b"id: "):
                    self._note(event)
        finally:
            writer.close()

    def _note(self, event: bytes) -> None:
        at = time.perf_counter()
        tally = self._tally()
        tally.events += 1
        tally.bytes += len(event) + 2
        if self.seat is not None:
            update = read_update(event[event.index(b"data: ") + 6 :])
            self.number, self.at, self.now = update.number, at, update.now
            self._news.set()

    async def reach(self, number: int) -> None:
        """Wait for this entry."""
        async with asyncio.timeout(PATIENCE):
            while self.number < number or self.now is None:
                self._news.clear()
                await self._news.wait()


class Party:
    """Two players and a spectator who play one game after the other."""

    def __init__(self, port: int, place: int, tally: Callable[[], Tally]) -> None:
        self.place = place
        self._tally = tally
        self._luck = random.Random(place)
        lines = [Line(port, address_of(3 * place + who)) for who in range(3)]
        self._watchers = [Watcher(lines[who], (0, 1, None)[who], tally) for who in range(3)]
        self._streams: list[asyncio.Task[None]] = []
        self._path = ""

    async def play(self, ready: Callable[[], None]) -> None:
        """Get a table some way into its game, then go on at the pace until cancelled."""
        try:
            await self._open()
            for _ in range(self._luck.randrange(OPENING)):
                await self._move()
            ready()
            await self._go_on()
        finally:
            self._leave()

    async def _go_on(self) -> None:
        due = time.perf_counter() + PACE * self._luck.random()
        while True:
            await asyncio.sleep(due - time.perf_counter())
            due = max(due, time.perf_counter() - PACE) + PACE
            try:
                wait = await self._move()
            except (RuntimeError, TimeoutError, OSError, asyncio.IncompleteReadError) as error:
                self._tally().troubles.append(repr(error))
                self._leave()
                await self._open()
            else:
                self._tally().waits.append(wait)
                self._tally().moves += 1

    async def _open(self) -> None:
        first, second = (watcher.line for watcher in self._watchers[:2])
        table = (await first.post("/api/tables", game="spor", name=f"Ania {self.place}"))["id"]
        self._path = f"/api/tables/{table}/commands"
        await second.post(self._path, kind="sit", seat=1, name=f"Olek {self.place}")
        for watcher in self._watchers:
            watcher.number, watcher.now = 0, None
        self._streams = [asyncio.create_task(each.follow(table)) for each in self._watchers]
        for watcher in self._watchers[:2]:
            await watcher.reach(3)

    def _leave(self) -> None:
        for stream in self._streams:
            stream.cancel()
        for watcher in self._watchers:
            watcher.line.close()

    async def _move(self) -> float:
        """Any move; how long it took until the other player saw it."""
        mover, other = self._watchers[:2]
        if not (mover.now and mover.now.choices):
            mover, other = other, mover
        assert mover.now is not None
        move = self._luck.choice(mover.now.choices).move
        number, sent = mover.number + 1, time.perf_counter()
        await mover.line.post(
            self._path, kind="play", move=move, seen=mover.number, key=f"{self.place}-{number}"
        )
        await other.reach(number)
        await mover.reach(number)
        assert other.now is not None
        wait = other.at - sent
        if other.now.status == "over":
            self._leave()
            await self._open()
        return wait


def address_of(number: int) -> str:
    """An address of this machine for everybody: all of 127.0.0.0/8 is ours."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


# -- the load processes ---------------------------------------------------------------------------


@dataclass(frozen=True)
class LoadRequest:
    """Carry so many tables, and measure for so long."""

    tables: int
    seconds: float


def load(line: Connection, port: int, first: int) -> None:
    """A load process: it does what it is asked until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, asyncio.CancelledError):
        asyncio.run(Loader(port, first).work(line))


class Loader:
    """Some tables, and what they have seen."""

    def __init__(self, port: int, first: int) -> None:
        self._port = port
        self._first = first
        self._tally = Tally()
        self._playing: list[asyncio.Task[None]] = []

    async def work(self, line: Connection) -> None:
        """Open tables as they are asked for; measure when all loaders are ready."""
        while True:
            request: LoadRequest = await asyncio.to_thread(line.recv)
            await self._open(request.tables - len(self._playing))
            line.send("ready")
            await asyncio.to_thread(line.recv)
            await asyncio.sleep(SETTLE)
            self._tally, began = Tally(), time.process_time()
            await asyncio.sleep(request.seconds)
            spent = time.process_time() - began
            line.send((self._tally, spent))

    async def _open(self, count: int) -> None:
        gate, begin = asyncio.Semaphore(AT_ONCE), self._first + len(self._playing)
        await asyncio.gather(*(self._begin(gate, begin + place) for place in range(count)))

    async def _begin(self, gate: asyncio.Semaphore, place: int) -> None:
        async with gate:
            ready = asyncio.Event()
            party = Party(self._port, place, lambda: self._tally)
            playing = asyncio.create_task(party.play(ready.set))
            self._playing.append(playing)
            waiting = asyncio.create_task(ready.wait())
            await asyncio.wait({playing, waiting}, return_when=asyncio.FIRST_COMPLETED)
            if playing.done():
                playing.result()


# -- tables where bots play ------------------------------------------------------------------------


async def watch_bots(port: int, tables: int) -> list[asyncio.Task[None]]:
    """Tables where bots play each other; somebody looks on, or they would not."""
    watching: list[asyncio.Task[None]] = []
    for place in range(tables):
        watching.append(asyncio.create_task(watch_bot_table(port, place)))
    await asyncio.sleep(0)
    return watching


async def watch_bot_table(port: int, place: int) -> None:
    bots = [{"seat": seat, "level": "greedy"} for seat in range(2)]
    while True:
        line = Line(port, f"127.2.0.{place + 1}")
        table = (await line.post("/api/tables", game="spor", bots=bots))["id"]
        watcher = Watcher(line, 0, Tally)
        following = asyncio.create_task(watcher.follow(table))
        while watcher.now is None or watcher.now.status != "over":
            await watcher.reach(watcher.number + 1)
        following.cancel()
        line.close()


def keep_bots_busy(port: int, tables: int) -> None:
    """A process of its own for the tables of bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    async def watch() -> None:
        await asyncio.gather(*await watch_bots(port, tables))

    asyncio.run(watch())
