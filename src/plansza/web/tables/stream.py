"""The live stream: server-sent events, exactly one for every entry of the log.

A stream listens first and reads the gap then, so that nothing falls between; what comes twice is
known by its number. Closing and coming back with the last number seen loses and repeats nothing,
but who missed more than a page of the log is told so, and then gets the newest page of it.

What waits for a client is bounded: a stream writes small pieces, and one that is not read is told
the newest from the log when it can take more, or is cut.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field

import msgspec
from litestar.types import Receive, Scope, Send

from plansza.table.table import Table
from plansza.table.tables import News, Tables
from plansza.table.tail import PAGE
from plansza.web.common.packing import GzipStream
from plansza.web.common.responses import Anew, InLine, Presence, Told, Update
from plansza.web.common.visitor import Viewer
from plansza.web.tables.hub import Behind, Hub, Subscriber
from plansza.web.tables.moments import stages_of
from plansza.web.tables.narration import lines_around, tell
from plansza.web.tables.pictures import PictureCache, Scene
from plansza.web.tables.situation import situation
from plansza.web.tables.wire import PIECE, Unread, Wire, wire_of

HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),  # a proxy that collects would hold the news back
    (b"vary", b"accept-encoding"),
]
PACKED = [*HEADERS, (b"content-encoding", b"gzip")]
HEARTBEAT = b": still here\n\n"
HANGING_UP = 1.0  # seconds
TOLD_AT_ONCE = 20  # entries of a gap that are put into words together
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
    unread: Unread = field(default_factory=Unread)


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
        self._wire = Wire(None)
        self._unread = 0  # bytes that the client had not read at the last heartbeat
        self._over = False  # whether the seat is another's by now

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the client goes, is too slow, or the server stops."""
        wire = self._wire = wire_of(scope)
        sending = asyncio.create_task(self._send_all(send, wire))
        leaving = asyncio.create_task(_disconnected(receive))
        await asyncio.wait({sending, leaving}, return_when=asyncio.FIRST_COMPLETED)
        for task in (sending, leaving):
            task.cancel()
        failure = (await asyncio.gather(sending, leaving, return_exceptions=True))[0]
        self._base = None
        if isinstance(failure, TimeoutError):
            wire.cut()
            with suppress(
                TimeoutError
            ):  # the server notices in a moment, and has nothing to report
                async with asyncio.timeout(HANGING_UP):
                    await _disconnected(receive)
        elif isinstance(failure, Exception):
            raise failure

    async def _send_all(self, send: Send, wire: Wire) -> None:
        gzip = self._gzip
        headers = PACKED if gzip else HEADERS
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        async for chunk in self._chunks():
            body = gzip.pack(chunk) if gzip else chunk
            for begin in range(0, len(body), PIECE):
                await self._send(send, wire, body[begin : begin + PIECE], len(body) - begin)
        end = gzip.end() if gzip else b""
        await send({"type": "http.response.body", "body": end, "more_body": False})

    async def _send(self, send: Send, wire: Wire, piece: bytes, rest: int) -> None:
        """Send a piece of what is to be sent; wait for a client who reads slowly, but not long."""
        context = self._context
        unread = wire.unread()
        with context.unread.waiting(wire, unread + rest) if unread > PIECE else nullcontext():
            async with asyncio.timeout(context.send_limit):
                await send({"type": "http.response.body", "body": piece, "more_body": True})

    async def _chunks(self) -> AsyncIterator[bytes]:
        context = self._context
        subscriber = context.hub.subscribe(self._table, self._held, self._address)
        try:
            context.attend(self._table.id)
            async for chunk in self._now(COME_BACK + HEARTBEAT):
                yield chunk
            while not (subscriber.dropped or self._over):
                message = await self._next(subscriber)
                if isinstance(message, Behind):
                    async for chunk in self._now():
                        yield chunk
                elif message is None:
                    return
                else:
                    yield message
        finally:
            context.hub.unsubscribe(self._table, subscriber)

    async def _now(self, first: bytes = b"") -> AsyncIterator[bytes]:
        """Who is here, and what the viewer missed."""
        context = self._context
        table = await context.tables.table(self._table.id)
        if self._is_over(table):
            self._over = True
            return
        presence = event(encode(context.hub.presence(table)), kind="presence")
        in_line = context.hub.line(table.id)
        yield first + presence + (self._in_line(in_line) if in_line.tables else b"")
        async for chunk in self._gap(table):
            yield chunk

    async def _next(self, subscriber: Subscriber) -> bytes | Behind | None:
        try:
            async with asyncio.timeout(self._context.heartbeat):
                message = await subscriber.next()
        except TimeoutError:
            before, self._unread = self._unread, self._wire.unread()
            if before and self._unread:
                raise  # he has read nothing since, or next to nothing
            return HEARTBEAT
        if isinstance(message, Behind):
            return message
        if isinstance(message, Presence):
            return event(encode(message), kind="presence")
        if isinstance(message, InLine):
            return self._in_line(message)
        if message is None or self._is_over(message.table):
            return None
        return self._live(message)

    def _in_line(self, line: InLine) -> bytes:
        """How many come before this table; nothing is said of none."""
        words = self._viewer.words(self._table.game)
        line = InLine(line.tables, words("tables-before", count=line.tables) if line.tables else "")
        return event(encode(line), kind="line")

    def _is_over(self, table: Table) -> bool:
        """Whether a seat has changed hands: its former holder sees what spectators see, and is not
        the one who is there."""
        seats = self._held if self._viewer.seat is None else (self._viewer.seat, *self._held)
        return any(table.seats[seat].holder != self._table.seats[seat].holder for seat in seats)

    async def _gap(self, table: Table) -> AsyncIterator[bytes]:
        """What the viewer missed: every entry, the situation and the picture with the newest. Of
        more than a page only that; a page that hears so reads everything anew."""
        after = max(self._seen, table.number - PAGE)
        if after > self._seen:
            yield event(encode(Anew(after)), kind="anew")
        part = await self._context.tables.part(table, after, table.number)
        for begin in range(0, len(part.logged), TOLD_AT_ONCE):
            told = tell(table, part.logged[begin : begin + TOLD_AT_ONCE], self._viewer)
            yield b"".join(self._missed(table, each) for each in told)
        self._seen = max(self._seen, table.number)

    def _missed(self, table: Table, told: Told) -> bytes:
        update = update_of(told)
        if told.number == table.number:
            self._complete(update, table)
        return event(encode(update), update.number)

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
