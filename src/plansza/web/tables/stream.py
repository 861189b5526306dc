"""The live stream: server-sent events, exactly one for every entry of the log.

A stream listens first and reads the gap then, so that nothing falls between; what comes twice is
known by its number. Closing and coming back with the last number seen loses and repeats nothing,
but who missed more than a page of the log is told so, and then gets the newest page of it.

What waits for a client is bounded: a stream writes small pieces, and one that is not read is told
the newest from the log when it can take more, or is cut.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send

from plansza.table.table import Table
from plansza.table.tables import News, Tables
from plansza.table.tail import PAGE
from plansza.web.common.packing import GzipStream
from plansza.web.common.responses import Anew, InLine, Told, Update
from plansza.web.common.visitor import Viewer
from plansza.web.tables.ending import prepare_lessons
from plansza.web.tables.hub import Behind, Hub, Message, Subscriber
from plansza.web.tables.moments import stages_of
from plansza.web.tables.narration import lines_around, tell
from plansza.web.tables.pictures import PictureCache, Scene
from plansza.web.tables.situation import SeatStates, situation
from plansza.web.tables.wire import PIECE, Unread, Wire, wire_of

HEADERS = [
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),  # a proxy that collects would hold the news back
    (b"vary", b"accept-encoding"),
]
PACKED = (b"content-encoding", b"gzip")
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


def head_of(media: bytes, packed: bool) -> list[tuple[bytes, bytes]]:
    """The headers of a stream."""
    return [(b"content-type", media), *HEADERS, *([PACKED] if packed else [])]


async def until_gone(sending: Coroutine[Any, Any, None], wire: Wire, receive: Receive) -> None:
    """Send until all is said, the client goes, or does not read what he gets."""
    tasks = asyncio.create_task(sending), asyncio.create_task(_disconnected(receive))
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    failure = (await asyncio.gather(*tasks, return_exceptions=True))[0]
    if isinstance(failure, TimeoutError):
        wire.cut()
        with suppress(TimeoutError):  # the server notices in a moment, and has nothing to report
            async with asyncio.timeout(HANGING_UP):
                await _disconnected(receive)
    elif isinstance(failure, Exception):
        raise failure


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
    seats: SeatStates = field(default_factory=SeatStates)  # for those who hear of an entry at once


async def send_pieces(context: StreamContext, wire: Wire, send: Send, body: bytes) -> None:
    """Send something piece by piece, to a client for whom we may have to wait."""
    for begin in range(0, len(body), PIECE):
        if wire.is_closed():
            break
        piece, rest = body[begin : begin + PIECE], len(body) - begin
        unread = wire.unread()
        with context.unread.waiting(wire, unread + rest) if unread > PIECE else nullcontext():
            async with asyncio.timeout(context.send_limit):
                await send({"type": "http.response.body", "body": piece, "more_body": True})


class EventStream:
    """One viewer's stream of one table, as an ASGI application."""

    media = b"text/event-stream; charset=utf-8"
    greeting = COME_BACK + HEARTBEAT
    heartbeat = HEARTBEAT

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
        self._left = b""  # what was to be sent at once, and could not be
        self._sleep: asyncio.Future[None] | None = None  # of the task, while nothing is to be done
        self._looking = False  # whether a look at new messages is due
        # Made in the loop that it is sent in; to be asked for it is a call of the system.
        self._loop = asyncio.get_running_loop()
        self._clock = self._loop.time
        self._spoke = 0.0  # when something was last said, by that clock
        self._beat: asyncio.TimerHandle | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the client goes, is too slow, or the server stops."""
        self._wire = wire_of(scope)
        try:
            await until_gone(self._send_all(send), self._wire, receive)
        finally:
            self._base = None

    async def _send_all(self, send: Send) -> None:
        headers = head_of(self.media, packed=self._gzip is not None)
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        context = self._context
        subscriber = context.hub.subscribe(self._table, self._held, self._address)
        subscriber.heard = partial(self._hear, subscriber)
        if self._viewer.seat is not None:
            prepare_lessons(self._viewer.language, self._table.game)
        try:
            context.attend(self._table.id)
            self._await_silence(context.heartbeat)
            await self._follow(send, subscriber)
        finally:
            if self._beat is not None:
                self._beat.cancel()
            context.hub.unsubscribe(self._table, subscriber)
        end = self._gzip.end() if self._gzip else b""
        await send({"type": "http.response.body", "body": end, "more_body": False})

    # -- what must be waited for ----------------------------------------------------------------

    async def _follow(self, send: Send, subscriber: Subscriber) -> None:
        """What was missed, then whatever comes, until the seat or the stream is another's."""
        async for chunk in self._now(self.greeting):
            await self._send(send, self._packed(chunk))
        while not subscriber.dropped and (self._left or not self._over):
            if self._left:
                body, self._left = self._left, b""
                await self._send(send, body)
            elif not subscriber.queue:
                await self._rest()
            elif (message := subscriber.next()) is None:
                return
            elif isinstance(message, Behind):
                async for chunk in self._now():
                    await self._send(send, self._packed(chunk))
            else:
                await self._send(send, self._packed(self._chunk(message)))

    async def _send(self, send: Send, body: bytes) -> None:
        """Send all of it; wait for a client who reads slowly, but not long."""
        await send_pieces(self._context, self._wire, send, body)
        self._spoke = self._clock()

    # -- what is done at once -------------------------------------------------------------------

    async def _rest(self) -> None:
        """Sleep while all that comes can be sent at once, which is nearly always: an entry then
        wakes no task, but is written into the wires of all who look on, one after the other."""
        self._sleep = self._loop.create_future()
        try:
            await self._sleep
        finally:
            self._sleep = None

    def _asleep(self) -> asyncio.Future[None] | None:
        """What the task waits for, unless somebody has woken it."""
        return self._sleep if self._sleep is not None and not self._sleep.done() else None

    def _hear(self, subscriber: Subscriber) -> None:
        """A message has come. What one command tells comes together, and goes out together."""
        if self._sleep is not None and not self._looking:
            self._looking = True
            self._loop.call_soon(self._look, subscriber)

    def _look(self, subscriber: Subscriber) -> None:
        """Send what has come, or wake the task for what must be waited for. A failure ends this
        stream, and no other."""
        self._looking = False
        sleep = self._asleep()
        if sleep is None:
            return
        try:
            chunks = []
            while subscriber.queue and not (self._over or is_for_task(subscriber.queue[0])):
                chunks.append(self._chunk(subscriber.next()))
            self._put(b"".join(chunks))
        except Exception as failure:
            sleep.set_exception(failure)
        else:
            if self._left or self._over or subscriber.queue:
                sleep.set_result(None)

    def _put(self, chunk: bytes) -> None:
        """Write something into the wire, or leave it to the task."""
        self._spoke = self._clock()
        if not chunk or self._wire.is_closed():
            return
        body = self._packed(chunk)
        if len(body) > PIECE or not self._wire.put(body):
            self._left = body

    def _packed(self, chunk: bytes) -> bytes:
        return self._gzip.pack(chunk) if self._gzip and chunk else chunk

    # -- silence --------------------------------------------------------------------------------

    def _await_silence(self, seconds: float) -> None:
        self._beat = self._loop.call_later(seconds, self._break_silence)

    def _break_silence(self) -> None:
        """A sign of life, when nothing was said for long; one timer serves a stream's whole life,
        and finds out late that something was."""
        heartbeat, sleep = self._context.heartbeat, self._asleep()
        left = heartbeat + self._spoke - self._clock()
        self._await_silence(left if sleep is not None and left > 0 else heartbeat)
        if sleep is None or left > 0:
            return
        before, self._unread = self._unread, self._wire.unread()
        if before and self._unread:  # he has read nothing since, or next to nothing
            sleep.set_exception(TimeoutError())
            return
        self._put(self.heartbeat)
        if self._left:
            sleep.set_result(None)

    # -- what is told ---------------------------------------------------------------------------

    def _chunk(self, message: Message) -> bytes:
        """A message as the viewer reads it."""
        if isinstance(message, News):
            if self._is_over(message.table):
                self._over = True
                return b""
            return self._live(message)
        if isinstance(message, InLine):
            return self._in_line(message)
        return event(encode(message), kind="presence")

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

    def _in_line(self, line: InLine) -> bytes:
        """How many come before this table; nothing is said of none."""
        words = self._viewer.words(self._table.game)
        line = InLine(line.tables, words("tables-before", count=line.tables) if line.tables else "")
        return event(encode(line), kind="line")

    def _is_over(self, table: Table) -> bool:
        """Whether a device has lost a seat: whoever sits there sees what spectators see, and is not
        the one who is there. One that came to it takes nothing from the others."""
        seats = self._held if self._viewer.seat is None else (self._viewer.seat, *self._held)
        now, before = table.seats, self._table.seats
        return any(now[seat].taken_from(before[seat]) for seat in seats)

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
            self._complete(update, table, SeatStates())
        return event(encode(update), update.number)

    def _complete(self, update: Update, table: Table, seats: SeatStates) -> None:
        scene = self._context.pictures.scene(table, self._viewer)
        hub, now = self._context.hub, self._context.tables.now()
        update.now = situation(table, self._viewer, scene, hub, now, seats)
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
            self._complete(update, news.table, self._context.seats)
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


def is_for_task(message: Message) -> bool:
    """Whether a message is more than something to say: an end, or a gap to be read."""
    return message is None or isinstance(message, Behind)


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
