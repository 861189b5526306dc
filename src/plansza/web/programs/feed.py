"""A table's feed for programs: one JSON object in each line, on the stream that pages have, too.

The first line is the whole state, as its seat knows it; then comes every entry of the log, the
newest with a new look at the table. Whoever comes back with the last number he saw gets a state
again whose log goes on behind it.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial
from typing import Any

from litestar.types import Send
from msgspec import UNSET, Struct, UnsetType
from msgspec.json import Encoder

from plansza.core.contract import Event
from plansza.store.entries import Entry
from plansza.table.names import visible
from plansza.table.table import Table
from plansza.table.tables import News
from plansza.table.tail import PAGE, Logged
from plansza.web.common.visitor import Viewer
from plansza.web.programs.looks import Look, LookCache
from plansza.web.programs.tokens import Ending
from plansza.web.tables.ending import allies
from plansza.web.tables.hub import Message, Subscriber
from plansza.web.tables.narration import tell
from plansza.web.tables.stream import EventStream, StreamContext

MEDIA = b"application/x-ndjson"
ALIVE = b'{"type":"alive"}\n'
encode = Encoder().encode
Watching = Callable[[Ending], AbstractContextManager[None]]  # as long as a token is good


class Happened(Struct):
    """Something in the game: a code, and the facts that its reader may know."""

    code: str
    facts: dict[str, Any]


class EntryLine(Struct, tag_field="type", tag="entry", omit_defaults=True):
    """An entry of the log: in sentences, and as data. `now` comes with the newest only. A move has
    its notation for whoever made it; `said`, `what` and `yes` are of talk, offers and answers."""

    number: int
    kind: str
    seat: int | None
    at: float
    lines: list[str]
    events: list[Happened] = []
    move: str | UnsetType = UNSET
    said: str | UnsetType = UNSET
    what: str | UnsetType = UNSET
    yes: bool | UnsetType = UNSET
    now: Look | UnsetType = UNSET


class StateLine(Struct, tag_field="type", tag="state"):
    """Everything: what was settled with the table, the log behind the number that was asked for
    (without one, its newest page; before `older` there is more), and the table now."""

    number: int
    id: str
    game: str
    rules_version: int
    title: str
    language: str
    options: dict[str, str]
    listed: bool
    clock: dict[str, Any] | None
    commitment: str
    held: list[int]
    sides: list[list[int]]
    log: list[EntryLine]
    older: int | None
    now: Look


class PresenceLine(Struct, tag_field="type", tag="presence"):
    """Who is there, and how long others wait for those who are not."""

    present: list[bool]
    grace: list[int | None]


class AliveLine(Struct, tag_field="type", tag="alive"):
    """Nothing has happened for a while."""


class EndLine(Struct, tag_field="type", tag="end"):
    """The stream ends, and need not be opened again: `token-revoked`, `token-expired`, or
    `token-ended`, when the seat is another's."""

    code: str


Line = StateLine | EntryLine | PresenceLine | AliveLine | EndLine


def line(message: Struct) -> bytes:
    """A message in a line; JSON has no line breaks of its own."""
    return encode(message) + b"\n"


def happened(events: Sequence[Event], seat: int | None) -> list[Happened]:
    """What a reader saw of the game's events."""
    return [Happened(event.code, event.seen_by(seat)) for event in events]


def entry_lines(table: Table, logged: Sequence[Logged], viewer: Viewer) -> list[EntryLine]:
    """Entries as their reader gets them."""
    told = tell(table, logged, viewer)
    return [
        with_body(
            EntryLine(
                number=each.number,
                kind=each.kind,
                seat=each.seat,
                at=each.at,
                lines=each.lines,
                events=happened(events, viewer.seat),
            ),
            entry,
            viewer.seat,
        )
        for each, (entry, events) in zip(told, logged, strict=True)
    ]


def with_body(told: EntryLine, entry: Entry, reader: int | None) -> EntryLine:
    """With those parts of an entry's body that its reader may have."""
    body = entry.body
    if entry.kind == "move" and entry.seat == reader:
        told.move = str(body["move"])
    elif entry.kind == "chat":
        told.said = visible(body["text"])
    elif entry.kind == "offer":
        told.what = str(body["what"])
    elif entry.kind == "answer":
        told.yes = bool(body["yes"])
    return told


@dataclass(frozen=True)
class Looking:
    """What a feed is opened with, besides what every stream has."""

    looks: LookCache
    watching: Watching
    bound: bool  # to one seat: without that it ends


class Feed(EventStream):
    """One viewer's feed of one table."""

    media = MEDIA
    greeting = b""
    heartbeat = ALIVE

    def __init__(
        self,
        context: StreamContext,
        table: Table,
        viewer: Viewer,
        after: int,
        address: str,
        held: Sequence[int],
        packed: bool,
        looking: Looking,
    ) -> None:
        super().__init__(context, table, viewer, after, address, held, packed)
        self._opened_with = looking
        self._end = ""  # why nobody should come back

    async def _follow(self, send: Send, subscriber: Subscriber) -> None:
        with self._opened_with.watching(partial(self._end_by, subscriber)):
            await super()._follow(send, subscriber)
        if self._over and self._opened_with.bound:
            self._end = "token-ended"
        if self._end:
            await self._send(send, self._packed(line(EndLine(self._end))))

    def _end_by(self, subscriber: Subscriber, code: str) -> None:
        self._end = code
        subscriber.give(None)

    def _chunk(self, message: Message) -> bytes:
        if isinstance(message, News):
            return super()._chunk(message)
        present = getattr(message, "present", None)
        if present is None:  # how many tables come before this one is for pages
            return b""
        return line(PresenceLine(present, message.grace))  # type: ignore[union-attr]

    async def _now(self, first: bytes = b"") -> AsyncIterator[bytes]:
        """The whole state, with what was missed as its log."""
        table = await self._context.tables.table(self._table.id)
        if self._is_over(table):
            self._over = True
            return
        state = await state_line(
            self._context, self._opened_with.looks, table, self._viewer, self._held, self._seen
        )
        self._seen = max(self._seen, table.number)
        yield first + line(state)

    def _live(self, news: News) -> bytes:
        """An entry that was just committed."""
        table, entry = news.table, news.entry
        if entry.number <= self._seen:
            return b""
        self._seen = entry.number
        (told,) = entry_lines(table, [(entry, news.events)], self._viewer)
        if entry.number == table.number:  # one command, several entries: the last one shows
            told.now = look_at(self._context, self._opened_with.looks, table, self._viewer)
        return line(told)


def look_at(context: StreamContext, looks: LookCache, table: Table, viewer: Viewer) -> Look:
    """A table as a viewer knows it at this moment."""
    return looks.look(table, viewer, context.hub, context.tables.now())


async def state_line(
    context: StreamContext,
    looks: LookCache,
    table: Table,
    viewer: Viewer,
    held: Sequence[int],
    after: int,
) -> StateLine:
    """All that a viewer may know of a table. Whoever has read some of its log gets all the rest;
    whoever has not, the newest page."""
    behind = min(after, table.number) if after else max(0, table.number - PAGE)
    part = await context.tables.part(table, behind, table.number)
    return StateLine(
        number=table.number,
        id=table.id,
        game=table.game.id,
        rules_version=table.head.rules_version,
        title=viewer.words(table.game).title(table.setup),
        language=viewer.language,
        options=dict(table.setup.options),
        listed=table.head.listed,
        clock=table.head.extra.get("clock"),
        commitment=table.commitment,
        held=list(held),
        sides=allies(table),
        log=entry_lines(table, part.logged, viewer),
        older=behind + 1 if behind > after else None,
        now=look_at(context, looks, table, viewer),
    )
