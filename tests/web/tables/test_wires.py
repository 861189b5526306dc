"""What is written into the wires of those who look on: at once where that can be, and always in
order, once, and to everybody whose own stream has not failed."""

import asyncio
import re
from typing import Any

import pytest
from litestar.types import Message

from plansza.table.table import Table
from plansza.table.tables import News
from plansza.web.common.visitor import Viewer
from plansza.web.tables.hub import Hub
from plansza.web.tables.pictures import PictureCache, Scene
from plansza.web.tables.stream import EventStream, StreamContext
from plansza.web.tables.wire import WIRE
from tests.support.patience import PATIENCE
from tests.table.helper import Driver, with_tables


class Torn(PictureCache):
    """Draws nothing for seat 1 as soon as it is torn."""

    torn = False

    def scene(self, table: Table, viewer: Viewer) -> Scene:
        if self.torn and viewer.seat == 1:
            raise ValueError("this picture is torn")
        return super().scene(table, viewer)


class Client:
    """A client of a server: what it holds of a wire, and what came through it."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []
        self.by: list[asyncio.Task[Any] | None] = []  # which task sent each of them
        self.unread = 0
        self.open = asyncio.Event()  # else whoever sends must wait
        self.open.set()
        self.waited = 0
        self.closing = False

    def is_closing(self) -> bool:
        return self.closing

    def get_write_buffer_size(self) -> int:
        return self.unread

    def set_write_buffer_limits(self, high: int | None = None) -> None:
        assert high

    def abort(self) -> None:
        raise AssertionError("nobody is cut here")

    async def send(self, message: Message) -> None:
        if not self.open.is_set():
            self.waited += 1
            await self.open.wait()
        if message["type"] == "http.response.body":
            self.pieces.append(message["body"])
            self.by.append(asyncio.current_task())

    def numbers(self) -> list[int]:
        """The entries that were told."""
        return [int(number) for number in re.findall(rb"(?m)^id: (\d+)$", b"".join(self.pieces))]


class Watched:
    """A table of spor with streams of both players and a spectator."""

    def __init__(self, driver: Driver, pictures: PictureCache | None = None) -> None:
        self.driver, self.hub = driver, Hub()
        self.pictures = pictures or PictureCache()
        self.clients = [Client() for _ in range(3)]
        self.streams: list[asyncio.Task[None]] = []

    async def open(self, seats: str = "pp") -> Table:
        table = await self.driver.table(seats)
        tables = self.driver.tables
        tables.listeners.append(self._publish)
        context = StreamContext(tables, self.hub, self.pictures, lambda _: None, 60.0, 60.0)
        for seat, client in zip((0, 1, None), self.clients, strict=True):
            stream = EventStream(context, table, Viewer(seat, "en"), 0, "-")
            scope: Any = {"type": "http", WIRE: (client, client.send)}
            self.streams.append(asyncio.create_task(stream(scope, forever, client.send)))
        await self.told(table.number, *self.clients)
        return table

    async def told(self, number: int, *clients: Client) -> None:
        """Wait until these have heard of an entry, and everybody sleeps again."""
        async with asyncio.timeout(PATIENCE):
            while any(number not in client.numbers() for client in clients):
                await asyncio.sleep(0)
        for _ in range(10):
            await asyncio.sleep(0)

    async def move(self, table: Table) -> Table:
        table = await self.driver.tables.table(table.id)
        move = self.driver.first_move(table)
        await self.driver.do(table, "play", table.to_move[0], move=move)
        return await self.driver.tables.table(table.id)

    async def close(self) -> list[Any]:
        """Everybody goes; how each stream ended."""
        for stream in self.streams:
            stream.cancel()
        return await asyncio.gather(*self.streams, return_exceptions=True)

    async def _publish(self, news: News) -> None:
        self.hub.publish(news)


async def forever() -> Any:
    """A client that never goes."""
    await asyncio.Event().wait()


def test_one_viewers_failure_is_his_alone() -> None:
    async def story(driver: Driver) -> None:
        pictures = Torn()
        watched = Watched(driver, pictures)
        table = await watched.open()
        pictures.torn = True
        first, second, spectator = watched.clients
        for _ in range(2):
            table = await watched.move(table)
            await watched.told(table.number, first, spectator)
        assert table.number not in second.numbers()
        assert len(watched.hub) == 2
        ends = await watched.close()
        assert isinstance(ends[1], ValueError)
        assert first.numbers() == spectator.numbers() == list(range(1, table.number + 1))

    with_tables(story)


def test_what_one_command_tells_goes_out_together() -> None:
    async def story(driver: Driver) -> None:
        watched = Watched(driver)
        table = await watched.open("p-")
        await driver.do(table, "sit", 1, name="Olek", secret="o")  # and the game begins
        last = table.number + 2
        others = watched.clients[::2]  # who looked from that seat before does so no more
        await watched.told(last, *others)
        for client in others:
            told = next(piece for piece in client.pieces if b"id: %d\n" % (last - 1) in piece)
            assert b"id: %d\n" % last in told
        await watched.close()

    with_tables(story)


@pytest.mark.parametrize("unread", [0, 1, 100_000])
def test_who_must_be_waited_for_gets_everything_once_and_in_order(unread: int) -> None:
    """Also if the wire looks free, and whoever holds it waits all the same."""

    async def story(driver: Driver) -> None:
        watched = Watched(driver)
        table = await watched.open()
        slow, *others = watched.clients
        slow.open.clear()
        slow.unread = unread
        before = slow.numbers()
        for _ in range(3):
            table = await watched.move(table)
            await watched.told(table.number, *others)
        assert slow.waited
        assert slow.numbers() == before
        slow.open.set()
        slow.unread = 0
        await watched.told(table.number, slow)
        table = await watched.move(table)
        await watched.told(table.number, *watched.clients)
        for client in watched.clients:
            assert client.numbers() == list(range(1, table.number + 1))
        await watched.close()

    with_tables(story)


def test_nobody_waits_for_a_wire_that_is_free() -> None:
    """No task is woken for an entry: the one of a stream sleeps until something is in the way."""

    async def story(driver: Driver) -> None:
        watched = Watched(driver)
        table = await watched.open()
        for _ in range(5):
            table = await watched.move(table)
            await watched.told(table.number, *watched.clients)
        for client in watched.clients:
            assert client.by[-5:] == [None] * 5
        await watched.close()

    with_tables(story)


def test_nothing_is_written_into_a_wire_that_closes() -> None:
    """Whoever serves it tells a moment later that the client has gone; until then asyncio would
    complain of every piece."""

    async def story(driver: Driver) -> None:
        watched = Watched(driver)
        table = await watched.open()
        gone, *others = watched.clients
        gone.closing = True
        before = list(gone.pieces)
        for _ in range(2):
            table = await watched.move(table)
            await watched.told(table.number, *others)
        assert gone.pieces == before
        await watched.close()

    with_tables(story)
