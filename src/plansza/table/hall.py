"""All live tables: commands come in, entries go to the store, and then to whoever listens.

One command at a time for each table: decide, follow the entries on a copy, commit them, swap the
copy in, publish. What was not committed was never seen by anybody; what was acknowledged is in the
log. Other processes may write to the same log: a number that is taken means reading the gap and
deciding anew.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from plansza.core.chance import new_seed
from plansza.core.contract import Event, Game
from plansza.core.errors import PlanszaError
from plansza.games import find
from plansza.store import Store
from plansza.store.entries import Entry, Head, KeyTaken, NumberTaken, StoreUnavailable
from plansza.table.decide import Command, decide, new_table_id, refused
from plansza.table.table import OVER, Table

log = logging.getLogger(__name__)
TRIES = 25  # against another process that writes at the same moment
CHECK = 12  # hex digits of the digest that every move carries in the log


@dataclass(frozen=True)
class News:
    """An entry that has been committed, the table after it, and what happened in the game."""

    table: Table
    entry: Entry
    events: list[Event]


@dataclass(frozen=True)
class Receipt:
    """The answer to a command: the number of its entry, and whether it had been done before."""

    number: int
    repeated: bool = False


@dataclass
class Settings:
    """What a seat prefers; private, and nobody else's business."""

    confirm: bool = False  # ask before a move that cannot be taken back
    silent: bool = False  # do not ask me until my next turn
    was_away: bool = False  # the turn in which `silent` was set has passed


Listener = Callable[[News], Awaitable[None]]


class Hall:
    """The tables of one process."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now
        self.listeners: list[Listener] = []
        self._tables: dict[str, Table] = {}
        self._told: dict[str, list[list[Event]]] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._settings: dict[tuple[str, int], Settings] = {}

    # -- tables -------------------------------------------------------------------------------

    async def create(
        self,
        game: Game,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        listed: bool = False,
        clock: dict[str, float] | None = None,
    ) -> Table:
        """Set up a new table with free seats."""
        setup = game.setup(seats, **(options or {}))
        head = Head(
            id=new_table_id(),
            game=game.id,
            rules_version=game.rules_version,
            seats=setup.seats,
            options=setup.options,
            seed=new_seed(),
            created=self.now(),
            listed=listed,
            extra={"clock": clock} if clock else {},
        )
        await asyncio.to_thread(self.store.create, head, [])
        table = Table(game, head)
        self._tables[table.id], self._told[table.id] = table, []
        return table

    async def table(self, table_id: str) -> Table:
        """The table as it is now; read from the log when this process has not seen it yet."""
        if table_id not in self._tables:
            try:
                async with self._lock(table_id):
                    if table_id not in self._tables:
                        await self._load(table_id)
            except PlanszaError:
                self._locks.pop(table_id, None)  # strangers may ask for any number of names
                raise
        return self._tables[table_id]

    async def _load(self, table_id: str) -> None:
        head = await asyncio.to_thread(self.store.head, table_id)
        entries = await asyncio.to_thread(self.store.read, table_id)
        game = find(head.game)
        if head.rules_version != game.rules_version:
            raise refused(
                "old-rules",
                f"this table follows version {head.rules_version} of the rules of {game.id}, this "
                f"program version {game.rules_version}: open it with a release of its time",
                game=game.id, theirs=head.rules_version, ours=game.rules_version,
            )  # fmt: skip
        table = Table(game, head)
        told = [self._follow(table, entry) for entry in entries]
        self._tables[table_id], self._told[table_id] = table, told

    def _follow(self, table: Table, entry: Entry) -> list[Event]:
        """Apply an entry of the log; a digest that differs is reported, never hidden."""
        events = table.apply(entry)
        expected = entry.body.get("check")
        if expected is not None and expected != digest_of(table):
            table.doubt = table.doubt or entry.number
            log.error("table %s differs from its log at entry %d", table.id, entry.number)
        return events

    def events_of(self, table_id: str, number: int) -> list[Event]:
        """What happened in the game at an entry, for those who missed it."""
        return self._told[table_id][number - 1]

    async def catch_up(self, table_id: str) -> None:
        """Another process wrote to the log: read the gap and publish it here."""
        if table_id in self._tables:
            async with self._lock(table_id):
                await self._read_gap(table_id)

    async def _read_gap(self, table_id: str) -> None:
        table = self._tables[table_id]
        entries = await asyncio.to_thread(self.store.read, table_id, table.number)
        if entries:
            after = table.copy()
            told = [self._follow(after, entry) for entry in entries]
            await self._swap(after, entries, told)

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    # -- commands -----------------------------------------------------------------------------

    async def submit(self, table_id: str, command: Command) -> Receipt:
        """Carry out a command: acknowledged means committed, refused means nothing happened."""
        await self.table(table_id)
        async with self._lock(table_id):
            for _ in range(TRIES):
                try:
                    return await self._carry_out(table_id, command)
                except NumberTaken:  # a key that is taken would have been told first
                    await self._read_gap(table_id)
                except StoreUnavailable:
                    raise
                except PlanszaError as refusal:
                    if isinstance(refusal, KeyTaken):
                        await self._read_gap(table_id)
                    done = await self._done_before(table_id, command)
                    if done is None:
                        raise
                    return done
        raise refused("busy", "the table is very busy: try again in a moment")

    async def _done_before(self, table_id: str, command: Command) -> Receipt | None:
        """A second click, or a command sent again after a lost connection.

        Such a command is refused like any other that comes too late, by the table or by the store,
        where keys are unique. So the key is looked up only then, and not for every command.
        """
        if not command.key:
            return None
        entry = await asyncio.to_thread(self.store.by_key, table_id, command.key)
        return Receipt(entry.number, repeated=True) if entry is not None else None

    async def _carry_out(self, table_id: str, command: Command) -> Receipt:
        table = self._tables[table_id]
        after = table.copy()
        entries: list[Entry] = []
        told: list[list[Event]] = []
        for draft in decide(table, command, self.now()):
            told.append(after.apply(draft))
            entries.append(with_check(after, draft))
        self._ask_to_confirm(table, after, command)
        if after.next_table and not table.next_table:
            done = await self._done_before(table_id, command)  # or a repeated yes opens a second
            if done is not None:
                return done
            await self._open_rematch(after)
        await asyncio.wrap_future(self.store.append_soon(table_id, entries))
        await self._swap(after, entries, told)
        return Receipt(entries[0].number)

    async def _swap(self, after: Table, entries: list[Entry], told: list[list[Event]]) -> None:
        self._tables[after.id] = after
        self._told[after.id] += told
        self._end_of_silence(after)
        for entry, events in zip(entries, told, strict=True):
            for listener in self.listeners:
                await listener(News(after, entry, events))

    async def _open_rematch(self, table: Table) -> None:
        """The same people, everybody one seat further, on a new table with a new seed."""
        family = table.head.extra.get(
            "family", table.id
        )  # whoever holds a seat here holds it there
        head = replace(
            table.head, id=table.next_table, seed=new_seed(), created=self.now(),
            extra={**table.head.extra, "family": family},
        )  # fmt: skip
        entries: list[Entry] = []
        for number in range(head.seats):
            old = table.seats[(number + 1) % head.seats]
            kind = "bot" if old.bot else "sit"
            body = {"name": old.name, "level": old.bot, "holder": old.holder}
            entries.append(Entry(number + 1, kind, number, body, head.created, head.rules_version))
        start = Entry(head.seats + 1, "start", None, {}, head.created, head.rules_version)
        await asyncio.to_thread(self.store.create, head, [*entries, start])

    # -- what a seat prefers ------------------------------------------------------------------

    def settings(self, table_id: str, seat: int) -> Settings:
        """The private settings of a seat."""
        return self._settings.setdefault((table_id, seat), Settings())

    def _ask_to_confirm(self, table: Table, after: Table, command: Command) -> None:
        """An automatic draw ends take-back: who wants to be asked is asked before it."""
        if command.kind != "play" or command.seat is None or command.body.get("confirmed"):
            return
        if not self.settings(table.id, command.seat).confirm:
            return
        assert table.position is not None
        assert after.position is not None
        if after.position.reveals > table.position.reveals or after.status == OVER:
            raise refused("confirm-first", "this move cannot be taken back: confirm it")

    def _end_of_silence(self, table: Table) -> None:
        for seat in range(table.head.seats):
            settings = self.settings(table.id, seat)
            if settings.silent and seat not in table.to_move:
                settings.was_away = True
            elif settings.silent and settings.was_away:
                settings.silent = settings.was_away = False

    def silent_move(self, table: Table) -> Command | None:
        """The ordinary pass of a seat that did not want to be asked, if one is due."""
        for seat in table.to_move:
            if self.settings(table.id, seat).silent and table.position is not None:
                for move in table.position.legal_moves(seat):
                    if table.game.describe(move)[0] in table.game.declines:
                        body: dict[str, Any] = {"move": table.game.write_move(move)}
                        key = f"silent-{table.number}-{seat}"
                        return Command("play", seat, body, key, table.number)
        return None


def digest_of(table: Table) -> str:
    """The first digits of the position's digest; they stay in the log and never leave it."""
    return table.position.digest()[:CHECK] if table.position is not None else ""


def with_check(table: Table, entry: Entry) -> Entry:
    """A move with the digest of the position it led to."""
    if entry.kind not in ("move", "takeback"):
        return entry
    return replace(entry, body={**entry.body, "check": digest_of(table)})
