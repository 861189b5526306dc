"""The live stream: server-sent events, exactly one for every entry of the log.

A stream listens first and reads the gap then, so that nothing falls between; what comes twice is
known by its number. Closing and coming back with the last number seen loses and repeats nothing.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass

import msgspec
from litestar.types import Receive, Scope, Send

from plansza.table.table import Table
from plansza.table.tables import News, Tables
from plansza.web.common.packing import GzipStream
from plansza.web.common.responses import Presence, Told, Update
from plansza.web.common.visitor import Viewer
from plansza.web.tables.hub import Hub, Subscriber
from plansza.web.tables.moments import stages_of
from plansza.web.tables.narration import EntryEvents, lines_around, tell
from plansza.web.tables.pictures import PictureCache, Scene
from plansza.web.tables.situation import situation

HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),  # a proxy that collects would hold the news back
    (b"vary", b"accept-encoding"),
]
PACKED = [*HEADERS, (b"content-encoding", b"gzip")]
HEARTBEAT = b": still here\n\n"
COME_BACK = b"retry: 1500\n"  # milliseconds until a browser tries again
encode = msgspec.json.Encoder().encode


def event(data: bytes, number: int | None = None, kind: str = "") -> bytes:
    """One server-sent event; JSON has no line breaks of its own."""
    id_line = f"id: {number}\n".encode() if number is not None else b""
    kind_line = f"event: {kind}\n".encode() if kind else b""
    return id_line + kind_line + b"data: " + data + b"\n\n"


@dataclass(frozen=True)
class StreamContext:
    """What streams work with, and how patient they are."""

    tables: Tables
    hub: Hub
    pictures: PictureCache
    attend: Callable[[str], None]  # somebody has come to look at a table
    heartbeat: float
    send_limit: float


async def entries_since(tables: Tables, table: Table, after: int) -> list[EntryEvents]:
    """The entries of a table behind a number, with what happened in the game at each."""
    entries = await asyncio.to_thread(tables.store.read, table.id, after)
    return [
        (entry, tables.events_of(table.id, entry.number))
        for entry in entries
        if entry.number <= table.number
    ]


class EventStream:
    """One viewer's stream of one table, as an ASGI application."""

    def __init__(
        self,
        context: StreamContext,
        table: Table,
        viewer: Viewer,
        after: int,
        address: str,
        held: Sequence[int] = (),
        packed: bool = False,
    ) -> None:
        self._context = context
        self._address = address
        self._held = held  # the seats of all who sit before this screen
        self._gzip = GzipStream() if packed else None
        self._table = table
        self._viewer = viewer
        self._seen = after
        self._base: Scene | None = None  # the picture the viewer has

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the client goes, is too slow, or the server stops."""
        sending = asyncio.create_task(self._send_all(send))
        leaving = asyncio.create_task(_disconnected(receive))
        await asyncio.wait({sending, leaving}, return_when=asyncio.FIRST_COMPLETED)
        for task in (sending, leaving):
            task.cancel()
        results = await asyncio.gather(sending, leaving, return_exceptions=True)
        if isinstance(results[0], Exception) and not isinstance(results[0], TimeoutError):
            raise results[0]

    async def _send_all(self, send: Send) -> None:
        limit, gzip = self._context.send_limit, self._gzip
        headers = PACKED if gzip else HEADERS
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        async for chunk in self._chunks():
            body = gzip.pack(chunk) if gzip else chunk
            async with asyncio.timeout(limit):
                await send({"type": "http.response.body", "body": body, "more_body": True})
        end = gzip.end() if gzip else b""
        await send({"type": "http.response.body", "body": end, "more_body": False})

    async def _chunks(self) -> AsyncIterator[bytes]:
        context = self._context
        subscriber = context.hub.subscribe(self._table, self._held, self._address)
        try:
            context.attend(self._table.id)
            table = await context.tables.table(self._table.id)
            presence = event(encode(context.hub.presence(table)), kind="presence")
            if self._is_over(table):
                return
            yield COME_BACK + HEARTBEAT + presence + b"".join(await self._gap(table))
            while not subscriber.dropped:
                message = await self._next(subscriber)
                if message is None:
                    return
                yield message
        finally:
            context.hub.unsubscribe(self._table, subscriber)

    async def _next(self, subscriber: Subscriber) -> bytes | None:
        try:
            async with asyncio.timeout(self._context.heartbeat):
                message = await subscriber.queue.get()
        except TimeoutError:
            return HEARTBEAT
        if isinstance(message, Presence):
            return event(encode(message), kind="presence")
        if message is None or self._is_over(message.table):
            return None
        return self._live(message)

    def _is_over(self, table: Table) -> bool:
        """Whether a seat has changed hands: its former holder sees what spectators see, and is not
        the one who is there."""
        seats = self._held if self._viewer.seat is None else (self._viewer.seat, *self._held)
        return any(table.seats[seat].holder != self._table.seats[seat].holder for seat in seats)

    async def _gap(self, table: Table) -> list[bytes]:
        """What the viewer missed: every entry, the situation and the picture with the newest."""
        missed = await entries_since(self._context.tables, table, self._seen)
        updates = [update_of(each) for each in tell(table, missed, self._viewer)]
        if updates:
            self._complete(updates[-1], table)
            self._seen = table.number
        return [event(encode(update), update.number) for update in updates]

    def _complete(self, update: Update, table: Table) -> None:
        scene = self._context.pictures.scene(table, self._viewer)
        hub, now = self._context.hub, self._context.tables.now()
        update.now = situation(table, self._viewer, scene, hub, now)
        update.picture = scene.change_from(self._base)
        update.meters = scene.meters_since(self._base)
        update.badges = scene.badges_since(self._base)
        self._base = scene

    def _live(self, news: News) -> bytes:
        """An entry that was just committed; viewers of one kind share the bytes."""
        number = news.entry.number
        if number <= self._seen:
            return b""
        self._seen = number
        if number != news.table.number:  # one command, several entries: the last one shows
            return event(encode(self._told(news)), number)
        scene = self._context.pictures.scene(news.table, self._viewer)
        base = (number, self._base.number if self._base is not None else -1)
        if base not in scene.sent:
            update = self._told(news)
            self._complete(update, news.table)
            scene.sent[base] = event(encode(update), number)
        self._base = scene
        return scene.sent[base]

    def _told(self, news: News) -> Update:
        table, entry, viewer = news.table, news.entry, self._viewer
        told = tell(table, [(entry, news.events)], viewer)[0]
        update = update_of(told)
        update.stages = stages_of(table, news.events, viewer, lines_around(entry))
        return update


def update_of(told: Told) -> Update:
    """An entry for the stream, as the log tells it."""
    lines, story, stays = told.lines, told.story, told.stays
    return Update(told.number, told.kind, told.seat, told.at, lines, story, stays)


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
