"""What is legal is worked out once for every position, however many ask; every move is checked."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from litestar.types import Message

from plansza.core import IllegalMove
from plansza.games import GAMES
from plansza.table.table import Table
from plansza.table.tables import News, Tables
from plansza.web.common.visitor import Viewer
from plansza.web.tables.hub import Hub
from plansza.web.tables.pictures import PictureCache
from plansza.web.tables.stream import EventStream, StreamContext
from tests.support.parry import Parry, ParryPosition
from tests.table.helper import Driver, with_tables

SCOPE: Any = {"type": "http"}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats whose legal moves were worked out."""
    found: list[int] = []
    work_out = ParryPosition.legal_moves

    def counted(position: ParryPosition, seat: int) -> list[int]:
        found.append(seat)
        return work_out(position, seat)

    monkeypatch.setattr(ParryPosition, "legal_moves", counted)
    monkeypatch.setitem(GAMES._games, "parry", Parry())
    return found


class Watched:
    """A table of three with the streams of two of them."""

    def __init__(self, driver: Driver) -> None:
        self.driver, self.hub = driver, Hub()
        self.sent: list[Message] = []
        self.streams: list[asyncio.Task[None]] = []

    async def open(self) -> Table:
        """Everybody sits and looks."""
        tables = self.driver.tables
        table = await tables.create(GAMES.find("parry"), 3)
        for seat in range(3):
            await self.driver.do(table, "sit", seat, name=f"Player {seat}", secret=f"{seat}")
        tables.listeners.append(self._publish)
        context = StreamContext(tables, self.hub, PictureCache(), lambda _: None, 60.0, 60.0)
        table = await tables.table(table.id)
        for seat in (0, 1):
            stream = EventStream(context, table, Viewer(seat, "en"), table.number, "-")
            self.streams.append(asyncio.create_task(stream(SCOPE, forever, self._send)))
        await self.settle()
        return table

    async def settle(self) -> None:
        """Let the streams send what they have."""
        for _ in range(20):
            await asyncio.sleep(0.001)

    async def close(self) -> None:
        """Everybody goes."""
        for stream in self.streams:
            stream.cancel()
        await asyncio.gather(*self.streams, return_exceptions=True)

    async def _publish(self, news: News) -> None:
        self.hub.publish(news)

    async def _send(self, message: Message) -> None:
        self.sent.append(message)


async def forever() -> Any:
    """A client that never goes."""
    await asyncio.Event().wait()


def test_one_move_with_two_viewers_is_worked_out_once(asked: list[int]) -> None:
    """For the seat that is to move then; of the one that moved it was known."""

    async def story(driver: Driver) -> None:
        watched = Watched(driver)
        table = await watched.open()
        for seat, move in ((0, "lay"), (1, "parry"), (2, "pass")):
            text = driver.first_move(table) if move == "lay" else move
            asked.clear()
            before = len(watched.sent)
            await driver.do(table, "play", seat, move=text)
            await watched.settle()
            assert len(watched.sent) == before + 2
            table = await driver.tables.table(table.id)
            assert tuple(asked) == table.to_move
        await driver.do(table, "chat", 0, text="hm")
        await watched.settle()
        assert len(asked) == 1  # talking changes no position
        await watched.close()

    with_tables(story)


def test_a_log_is_read_with_one_look_at_every_position(asked: list[int]) -> None:
    async def story(driver: Driver) -> None:
        table = await Watched(driver).open()
        for seat in (0, 1, 2):
            move = "pass" if seat else driver.first_move(table)
            await driver.do(table, "play", seat, move=move)
            table = await driver.tables.table(table.id)
        asked.clear()
        again = await Tables(driver.tables.store).table(table.id)
        assert asked == [0, 1, 2, 1]  # at the start, and after each of the moves
        assert again.changed == table.changed

    with_tables(story)


def test_an_illegal_move_in_a_log_is_not_followed(asked: list[int]) -> None:
    """A log may have been written by other rules, or by nobody's."""

    async def story(driver: Driver) -> None:
        table = await Watched(driver).open()
        store = driver.tables.store
        await driver.do(table, "play", 0, move=driver.first_move(table))
        *start, move = store.read(table.id)
        for body in ({"move": "parry"}, {"move": "pass"}):
            name = body["move"]
            store.create(replace(table.head, id=name), [*start, replace(move, body=body)])
            with pytest.raises(IllegalMove):
                await Tables(store).table(name)

    with_tables(story)
