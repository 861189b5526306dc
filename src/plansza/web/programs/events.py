"""A program's events: where it is asked to play, where it sits, where it is to move, what is over.

Everything is told from the logs of its tables as they are, so a stream that breaks, a server that
starts anew or another process tell the same. What has been told stands in the id of every event:
whoever comes back with the last one is told what has happened since, and nothing twice.
"""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from litestar.types import Receive, Scope, Send
from msgspec import Struct

from plansza.core.errors import PlanszaError
from plansza.store.entries import StoreError, UnknownTable
from plansza.table.names import visible
from plansza.table.table import OPEN, OVER, RUNNING, Table
from plansza.web.common.bearer import SEAT
from plansza.web.common.responses import OutcomeState
from plansza.web.common.visitor import Visitor
from plansza.web.context import ServerContext
from plansza.web.programs.feed import ALIVE, MEDIA, EndLine, line
from plansza.web.programs.looks import is_turn
from plansza.web.programs.registry import PLACE
from plansza.web.tables.ending import ending
from plansza.web.tables.stream import head_of, send_pieces, until_gone
from plansza.web.tables.wire import Wire, wire_of

LOOK_ELSEWHERE = 2.0  # seconds between two looks for tables that another process has opened
OPENING, LOOK_AGAIN = 60.0, 0.2  # seconds that a table may take to come, and between two looks
LATELY = 60 * 86400.0  # seconds since its last entry, after which a table is not told of by itself
CURSOR = re.compile(r"(\d{1,15})((?:~\d{1,15}\.[nas]\d{1,10}){0,1000})")
LONGEST_CURSOR = 30_000
ONLY = 1  # the number of the one table of a token for one seat


class ProgramEvent(Struct, tag_field="type", tag="event"):
    """Something at one of a program's tables: it is `challenged`, `seated`, to move (`turn`), or
    the game is `over`. `number` is the entry of the log after which that was so; `id` is for
    coming back."""

    id: str
    kind: str
    table: str
    seat: int | None
    number: int
    game: str
    title: str
    options: dict[str, str]
    seats: int
    names: list[str]
    clock: dict[str, Any] | None
    rated: bool
    outcome: OutcomeState | None = None


@dataclass
class Told:
    """What a program has been told of one table."""

    table_id: str
    stage: str = "n"  # nothing, asked or seated
    turn: int = 0  # the number of its last question
    gone: bool = False  # there is nothing more to tell
    seats: tuple[int, ...] = ()  # those that it holds and attends


@dataclass
class Account:
    """What a program has been told of all its tables: by their numbers, up to the last."""

    last: int = 0
    tables: dict[int, Told] = field(default_factory=dict)

    def cursor(self) -> str:
        """The same as a text, by which it comes back."""
        kept = [
            f"~{number}.{told.stage}{told.turn}"
            for number, told in self.tables.items()
            if not told.gone
        ]
        return f"{self.last}{''.join(kept)}"


def read_cursor(text: str) -> tuple[int, dict[int, tuple[str, int]]] | None:
    """The last number, and what was told of those tables of which more will be; None for what is
    no id of an event."""
    found = CURSOR.fullmatch(text)
    if found is None:
        return None
    parts = [part.partition(".") for part in found[2].split("~") if part]
    return int(found[1]), {int(number): (rest[0], int(rest[1:])) for number, _, rest in parts}


class EventsStream:
    """One program's stream, as an ASGI application."""

    def __init__(self, context: ServerContext, visitor: Visitor, after: str) -> None:
        assert visitor.bearer is not None
        self._context = context
        self._visitor = visitor
        self._bearer = visitor.bearer
        self._after = read_cursor(after) if after else None
        self._account = Account()
        self._awake = asyncio.Event()
        self._changed: set[str] = set()
        self._new = True  # whether there may be tables that are not known yet
        self._end: str | None = None
        self._wire = Wire(None)

    @property
    def who(self) -> str:
        """Whose events these are."""
        return self._bearer.who

    def wake(self, table_id: str = "") -> None:
        """Something has happened at a table, or there is a new one."""
        if table_id:
            self._changed.add(table_id)
        else:
            self._new = True
        self._awake.set()

    def end(self, code: str) -> None:
        """Say no more; with a code, never again."""
        self._end = code
        self._awake.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Tell until the program goes, does not read, or the server stops."""
        self._wire = wire_of(scope)
        await until_gone(self._send_all(send), self._wire, receive)

    async def _send_all(self, send: Send) -> None:
        await send(
            {"type": "http.response.start", "status": 200, "headers": head_of(MEDIA, packed=False)}
        )
        context = self._context
        with context.tokens.watching(self._bearer, self.end):
            context.events.add(self)
            self._attend(1)
            try:
                await self._put(send, ALIVE)
                await self._tell(send)
            finally:
                context.events.remove(self)
                for told in self._account.tables.values():
                    self._leave(told)
                self._attend(-1)
        if self._end:
            await self._put(send, line(EndLine(self._end)))
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _put(self, send: Send, body: bytes) -> None:
        await send_pieces(self._context.streams, self._wire, send, body)

    async def _tell(self, send: Send) -> None:
        """What has happened so far, then whatever happens."""
        streams, loop = self._context.streams, asyncio.get_running_loop()
        spoke, unread = loop.time(), 0
        while self._end is None:
            self._awake.clear()
            for event in await self._news():
                await self._put(send, line(event))
                spoke = loop.time()
            if self._awake.is_set():
                continue
            wait = min(spoke + streams.heartbeat - loop.time(), self._next_look())
            try:
                async with asyncio.timeout(max(0.0, wait)):
                    await self._awake.wait()
            except TimeoutError:
                self._new = self._new or not self._context.settings.is_alone
            if loop.time() - spoke >= streams.heartbeat:
                before, unread = unread, self._wire.unread()
                if before and unread:
                    raise TimeoutError
                await self._put(send, ALIVE)
                spoke = loop.time()

    def _next_look(self) -> float:
        """Seconds until we look for tables that other processes have opened: nobody tells us."""
        return float("inf") if self._context.settings.is_alone else LOOK_ELSEWHERE

    # -- which tables -----------------------------------------------------------------------------

    async def _news(self) -> list[ProgramEvent]:
        """What is to be told now."""
        try:
            if self._new:
                self._new = False
                await self._find_tables()
            changed, self._changed = self._changed, set()
            found: list[ProgramEvent] = []
            for number, told in list(self._account.tables.items()):
                if told.table_id in changed and not told.gone:
                    found += await self._at_table(number, told)
            return found
        except StoreError:  # asked again when there is news, or the program comes back
            self._new = True
            return []

    async def _find_tables(self) -> None:
        """Note tables that are new to this stream; all of them are to be looked at."""
        account, after = self._account, self._after
        for number, table_id, finished in await self._sittings():
            known = after[1].get(number) if after is not None else None
            is_old = after is not None and number <= after[0] and known is None
            account.last = max(account.last, number)
            if is_old or number in account.tables or (after is None and finished):
                continue
            stage, turn = known if known is not None else ("n", 0)
            account.tables[number] = Told(table_id, stage, turn)
            self._context.events.watch(table_id, self)
            self._changed.add(table_id)
        if after is not None:
            account.last = max(account.last, after[0])
        if after is None:  # from now on, whatever is new is told from its beginning
            self._after = account.last, {}

    async def _sittings(self) -> list[tuple[int, str, bool]]:
        if self._bearer.kind == SEAT:
            return [] if self._account.last else [(ONLY, self._bearer.table, False)]
        first = self._after is not None and self._account.last == 0
        behind = self._account.last
        if first and self._after is not None:
            behind = min([self._after[0], *self._after[1]], default=0) - 1
        found = await self._context.sittings.of(self.who, max(0, behind))
        if self._after is None:
            since = self._context.tables.now() - LATELY
            ids = [each.table_id for each in found if each.finished is None]
            store = self._context.store
            active = await asyncio.to_thread(store.activity, ids) if ids else {}
            late = {id for id, (_, last) in active.items() if last < since}
            return [
                (each.number, each.table_id, each.finished is not None or each.table_id in late)
                for each in found
            ]
        return [(each.number, each.table_id, False) for each in found]

    # -- one table --------------------------------------------------------------------------------

    async def _at_table(self, number: int, told: Told) -> list[ProgramEvent]:
        """What a program is to be told of one table."""
        try:
            table = await self._context.table(told.table_id)
        except StoreError as error:
            if not isinstance(error, UnknownTable):
                raise
            if number > self._context.sittings.number_of(OPENING):  # it is being opened
                loop = asyncio.get_running_loop()
                loop.call_later(LOOK_AGAIN, self.wake, told.table_id)
            else:
                self._forget(told)
            return []
        except PlanszaError:  # of other rules, or of a game that is not installed any more
            self._forget(told)
            return []
        held = self._visitor.held(table)
        self._come(told, held)
        found: list[ProgramEvent] = []
        if held:
            if table.status == OVER:  # whoever hears of it has time for the next game
                await self._context.sittings.finish(table.id)
            found += self._seated(table, told, held)
        elif told.stage == "n" and table.status == OPEN:
            asked = [seat for seat, chair in enumerate(table.seats) if self._is_asked(chair)]
            if asked:
                told.stage = "a"
                found.append(self._event("challenged", table, asked[0], table.number))
        elif table.status != OPEN:
            self._forget(told)
        return found

    def _is_asked(self, chair: Any) -> bool:
        return bool(self._bearer.bot) and chair.invited == self._bearer.bot

    def _seated(self, table: Table, told: Told, held: list[int]) -> list[ProgramEvent]:
        found: list[ProgramEvent] = []
        if told.stage != "s":
            told.stage = "s"
            found.append(self._event("seated", table, held[0], table.number))
        if table.status == RUNNING:
            asked = [seat for seat in held if is_turn(table, seat)]
            newest = max(asked, key=lambda seat: table.changed[seat], default=None)
            if newest is not None and table.changed[newest] > told.turn:
                told.turn = table.changed[newest]
                found.append(self._event("turn", table, newest, told.turn))
        if table.status == OVER:
            self._forget(told)
            found.append(self._event("over", table, held[0], table.ended))
        return found

    def _event(self, kind: str, table: Table, seat: int, number: int) -> ProgramEvent:
        words = self._visitor.viewer(seat).words(table.game)
        viewer = self._visitor.viewer(seat)
        return ProgramEvent(
            id=self._account.cursor(),
            kind=kind,
            table=table.id,
            seat=seat,
            number=number,
            game=table.game.id,
            title=words.title(table.setup),
            options=dict(table.setup.options),
            seats=len(table.seats),
            names=[visible(name) for name in table.names()],
            clock=table.head.extra.get("clock"),
            rated=bool(table.head.extra.get("rated")),
            outcome=ending(table, viewer) if kind == "over" else None,
        )

    # -- presence -----------------------------------------------------------------------------

    def _attend(self, change: int) -> None:
        """A bot that listens is there to be challenged."""
        if self._bearer.bot:
            self._note(PLACE + self._bearer.bot, [0], change)

    def _come(self, told: Told, held: list[int]) -> None:
        """Whoever listens to his events is at his tables."""
        if tuple(held) != told.seats and not told.gone:
            before, told.seats = told.seats, tuple(held)
            self._note(told.table_id, told.seats, 1)
            self._note(told.table_id, before, -1)

    def _forget(self, told: Told) -> None:
        """Nothing more will be told of a table."""
        told.gone = True
        self._leave(told)

    def _leave(self, told: Told) -> None:
        self._context.events.leave(told.table_id, self)
        self._note(told.table_id, told.seats, -1)
        told.seats = ()

    def _note(self, place: str, seats: Sequence[int], change: int) -> None:
        if not seats:
            return
        hub = self._context.hub
        act = partial(hub.attendance.come if change > 0 else hub.attendance.go, place)
        act(seats)
        hub.tell_presence(place)
        hub.on_presence(place)
