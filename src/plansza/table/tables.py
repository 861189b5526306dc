"""All live tables: commands come in, entries go to the store, and then to whoever listens.

One command at a time for each table: decide, follow the entries on a copy, commit them, swap the
copy in, publish. What was not committed was never seen by anybody; what was acknowledged is in the
log. Other processes may write to the same log: a number that is taken means reading the gap and
deciding anew.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from plansza.core.chance import new_seed
from plansza.core.contract import Event, Game
from plansza.core.errors import PlanszaError, blaming
from plansza.store import Store
from plansza.store.entries import (
    Entry,
    Head,
    KeyTaken,
    NumberTaken,
    Preference,
    StoreUnavailable,
)
from plansza.table.clock import DIGITS, SteadyTime
from plansza.table.decide import Command, decide, forced_move, refused
from plansza.table.ids import new_table_id
from plansza.table.live_tables import IDLE, MOST_LIVE, LiveTable, LiveTables, TableLocks
from plansza.table.preferences import Settings, settings_of, silent_command
from plansza.table.reading import LogReader, digest_of, follow
from plansza.table.rematch import rematch_settled
from plansza.table.standing import written
from plansza.table.table import OVER, Table
from plansza.table.tail import LogPart, tail_of
from plansza.table.turns import PATIENCE
from plansza.table.waiting import WaitingRoom

log = logging.getLogger(__name__)
TRIES = 25  # against another process that writes at the same moment
LONG = ("takeback", "answer")  # commands that may play many moves once more
ONCE = ("deal", "event", "reserved", "rated")  # what a rematch has no part in
SHORT_GAP = 8  # entries of another process that are followed at once


@dataclass(frozen=True)
class News:
    """An entry that has been committed, the table after it, and what happened in the game."""

    table: Table
    entry: Entry
    events: list[Event]
    own: bool  # committed by this process; else read from the log, where another wrote it


@dataclass(frozen=True)
class Receipt:
    """The answer to a command: the number of its entry, and whether it had been done before."""

    number: int
    repeated: bool = False
    committed: float = 0.0  # when it was on the disk, in seconds of `perf_counter`


Listener = Callable[[News], Awaitable[None]]


class Tables:
    """The tables of one process."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float] | None = None,
        most_live: int = MOST_LIVE,
        idle: float = IDLE,
        new_seed: Callable[[], bytes] = new_seed,
    ) -> None:
        self.store = store
        self.now = now or SteadyTime()
        self._began = self.now()
        self._new_seed = new_seed
        self.listeners: list[Listener] = []
        self.needed_by: list[Callable[[str], bool]] = []  # who wants which tables in memory
        self._locks = TableLocks()
        self._waiting = WaitingRoom(store.hand_over)
        self._live_tables = LiveTables(most_live, idle, self._is_needed)
        self.reader = LogReader(store)

    def __len__(self) -> int:
        return len(self._live_tables)

    @property
    def patient_until(self) -> float:
        """Before it nobody's turn ends: the server was away, and those who play need time to
        notice that it is back."""
        return self._began + PATIENCE

    def _is_needed(self, table_id: str) -> bool:
        return self._locks.is_busy(table_id) or any(need(table_id) for need in self.needed_by)

    def live(self, table_id: str) -> Table | None:
        """A table as it is now, if it is in memory."""
        live = self._live_tables.get(table_id)
        return live.table if live is not None else None

    def make_room(self) -> int:
        """Let idle tables go, as long as there are too many; how many went."""
        return self._live_tables.make_room()

    def let_go(self, table_id: str) -> bool:
        """Take a table out of memory; not while somebody does something there."""
        if self._locks.is_busy(table_id):
            return False
        self._live_tables.drop(table_id)
        return True

    def live_tables(self) -> Iterator[Table]:
        """The tables in memory."""
        return (live.table for live in self._live_tables)

    # -- tables -------------------------------------------------------------------------------

    async def create(
        self,
        game: Game,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        listed: bool = False,
        clock: dict[str, Any] | None = None,
        hints: bool | None = None,
        table_id: str = "",
        first: Sequence[Command] = (),
        visitor: str = "",
        shared_device: bool | None = None,
        stand_in: str | None = None,
        seed: bytes | None = None,
        more: dict[str, Any] | None = None,
    ) -> Table:
        """Set up a new table and carry out its first commands: all of that, or nothing.

        TableTaken, if there is a table of this id. A `seed` is given where several tables play the
        same deal; `more` is what else is settled once.
        """
        with blaming(game.id):
            setup = game.setup(seats, **(options or {}))
        extra = {
            "clock": clock,
            "hints": hints,
            "visitor": visitor or None,
            "shared_device": shared_device or None,
            "stand_in": stand_in,
            **(more or {}),
        }
        head = Head(
            id=table_id or new_table_id(),
            game=game.id,
            rules_version=game.rules_version,
            seats=setup.seats,
            options=setup.options,
            seed=seed or self._new_seed(),
            created=self.now(),
            listed=listed,
            extra={key: value for key, value in extra.items() if value is not None},
        )
        live = LiveTable(Table(game, head))
        entries: list[Entry] = []
        events: list[list[Event]] = []
        for command in first:
            new, told = self._draft(live.table, live.table, command)
            entries += new
            events += told
        async with self._locks.holding(head.id):
            await asyncio.to_thread(self.store.create, head, entries, written(live.table))
            live.take(entries, events)
            self._live_tables.put(live)
            await self._publish(live.table, entries, events, own=True)
        return live.table

    async def table(self, table_id: str) -> Table:
        """The table as it is now; read from the log when it is not in memory."""
        live = self._live_tables.get(table_id)
        if live is None:
            async with self._locks.holding(table_id):
                live = await self._live(table_id)
        return live.table

    async def _live(self, table_id: str) -> LiveTable:
        """A table in memory; whoever asks holds its lock."""
        return self._live_tables.get(table_id) or await self._load(table_id)

    async def _load(self, table_id: str) -> LiveTable:
        live = await self.reader.table(table_id)
        self._take_up(live.table)
        self._live_tables.put(live)
        return live

    def _take_up(self, table: Table) -> None:
        """The clock goes on by the time of this process after entries of another."""
        if table.clock is not None:
            table.clock.take_up(self._began, self.now())

    async def part(self, table: Table, after: int, last: int) -> LogPart:
        """The entries of a table behind a number up to another, with what happened at each."""
        live = self._live_tables.get(table.id)
        if live is not None and (known := live.tail.part(after, last)) is not None:
            return known
        part = await self.reader.part(table, after, last)
        if live is not None and live.tail.last == last:
            live.tail = tail_of(part, after)  # the next reader wants the same
        return part

    def last_read(self, table_id: str) -> float:
        """When this process last asked the log of a table for more, in monotonic seconds."""
        live = self._live_tables.get(table_id)
        return live.read if live is not None else 0.0

    async def catch_up(self, table_id: str) -> None:
        """Another process wrote to the log, or a seat's preferences changed there: read it here."""
        if self._live_tables.get(table_id) is None:
            return
        async with self._locks.holding(table_id):
            live = await self._live(table_id)
            await self._read_gap(live)
            if await asyncio.to_thread(self.store.preferences, table_id) != live.kept:
                await self._load(table_id)  # silence counts from where it was asked for

    async def _read_gap(self, live: LiveTable) -> None:
        live.read = time.monotonic()
        entries = await asyncio.to_thread(self.store.read, live.table.id, live.table.number)
        if not entries:
            return
        after = live.table.copy()
        if len(entries) > SHORT_GAP:
            told = await self.reader.aside(self._follow, live, after, entries)
        else:
            told = self._follow(live, after, entries)
        self._take_up(after)
        await self._swap(live, after, entries, told, own=False)

    def _follow(self, live: LiveTable, after: Table, entries: Sequence[Entry]) -> list[list[Event]]:
        """What happened at these entries, which another process wrote."""
        told: list[list[Event]] = []
        for entry in entries:
            told.append(follow(after, entry))
            live.note(after)
        return told

    # -- commands -----------------------------------------------------------------------------

    async def submit(self, table_id: str, command: Command) -> Receipt:
        """Carry out a command: acknowledged means committed, refused means nothing happened.

        Who waits behind a command that the store failed is told so too, and soon.
        """
        arrived = time.monotonic()
        async with self._locks.holding(table_id) as lock:
            lock.check(arrived)
            try:
                return await self._try(await self._live(table_id), command)
            except StoreUnavailable as failure:
                lock.fail(failure)
                raise

    async def _try(self, live: LiveTable, command: Command) -> Receipt:
        for _ in range(TRIES):
            try:
                return await self._carry_out(live, command)
            except NumberTaken:  # a key that is taken would have been told first
                await self._read_gap(live)
            except StoreUnavailable:
                raise
            except PlanszaError as refusal:
                if isinstance(refusal, KeyTaken):
                    await self._read_gap(live)
                done = await self._done_before(live.table.id, command)
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

    async def _carry_out(self, live: LiveTable, command: Command) -> Receipt:
        table = live.table
        with blaming(table.game.id):
            after = table.copy()
        if command.kind in LONG:
            entries, told = await self.reader.aside(self._draft, table, after, command)
        else:
            entries, told = self._draft(table, after, command)
        self._ask_to_confirm(live, after, command)
        if command.permit is not None and rematch_settled(after) and not rematch_settled(table):
            command.permit()
        if after.next_table and not table.next_table:
            done = await self._done_before(table.id, command)  # or a repeated yes opens a second
            if done is not None:
                return done
            await self._open_rematch(after)
        if command.kind == "leave" and command.seat in live.kept:
            await self._save(live, command.seat, Preference())  # not those of who sits down next
        await self._waiting.carried_out(self.store.append_job(table.id, entries, written(after)))
        committed = time.perf_counter()
        live.note(after)
        await self._swap(live, after, entries, told, own=True)
        return Receipt(entries[0].number, committed=committed)

    def _draft(
        self, table: Table, after: Table, command: Command
    ) -> tuple[list[Entry], list[list[Event]]]:
        """What a command writes, and what happens by it to the table that follows."""
        entries: list[Entry] = []
        told: list[list[Event]] = []
        with blaming(table.game.id):
            for draft in decide(table, command, self.now()):
                entry = with_time(after, draft)
                told.append(after.apply(entry))
                entries.append(with_check(after, entry))
            told += self._go_on(after, entries)
        return entries, told

    def _go_on(self, after: Table, entries: list[Entry]) -> list[list[Event]]:
        """Add what must follow a move or the start, so that nobody need be asked for it."""
        told: list[list[Event]] = []
        while entries[-1].kind in ("move", "start"):
            entry = forced_move(after, self.now())
            if entry is None:
                break
            entry = with_time(after, entry)
            told.append(after.apply(entry))
            entries.append(with_check(after, entry))
        return told

    async def _swap(
        self,
        live: LiveTable,
        after: Table,
        entries: list[Entry],
        told: list[list[Event]],
        own: bool,
    ) -> None:
        before = live.table.number
        live.table = after
        live.take(entries, told)
        if own:
            self.reader.keep_soon(live, before)
        await self._publish(after, entries, told, own)

    async def _publish(
        self, after: Table, entries: list[Entry], told: list[list[Event]], own: bool
    ) -> None:
        for entry, events in zip(entries, told, strict=True):
            for listener in self.listeners:
                await listener(News(after, entry, events, own))

    async def _open_rematch(self, table: Table) -> None:
        """The same people, everybody one seat further, on a new table with a new seed."""
        # Whoever holds a seat in a family of tables holds it at all of them.
        family = table.head.extra.get("family", table.id)
        kept = {key: each for key, each in table.head.extra.items() if key not in ONCE}
        head = replace(
            table.head,
            id=table.next_table,
            seed=self._new_seed(),
            created=self.now(),
            extra={**kept, "family": family},
        )
        entries: list[Entry] = []
        for number in range(head.seats):
            place = (number + 1) % head.seats
            old, promised = table.seats[place], table.next_promised.get(place)
            kind = "bot" if old.bot else "sit"
            level = table.next_level or old.bot
            body: dict[str, Any] = {"name": old.name, "level": level, "holder": old.holder}
            body |= {"also": old.also} if old.also else {}
            body |= {"entropy": promised} if promised and not old.bot else {}
            body |= {"program": old.program} if old.program else {}
            body |= {"member": old.member} if old.member and not old.bot else {}
            entries.append(Entry(number + 1, kind, number, body, head.created, head.rules_version))
        if not any("entropy" in entry.body for entry in entries):  # else their luck is waited for
            start = Entry(head.seats + 1, "start", None, {}, head.created, head.rules_version)
            entries.append(start)
        rematch = Table(table.game, head)
        for entry in entries:
            rematch.apply(entry)
        self._go_on(rematch, entries)
        await asyncio.to_thread(self.store.create, head, entries, written(rematch))

    # -- what a seat prefers ------------------------------------------------------------------

    def settings(self, table_id: str, seat: int) -> Settings:
        """The private settings of a seat at a table that was just asked for."""
        live = self._live_tables.get(table_id)
        return live.settings_of(seat) if live is not None else Settings()

    async def prefer(
        self, table_id: str, seat: int, confirm: bool | None = None, silent: bool | None = None
    ) -> Settings:
        """Change the private settings of a seat for good; None leaves one as it is."""
        async with self._locks.holding(table_id):
            live = await self._live(table_id)
            old = live.settings_of(seat)
            since = old.silent_since if silent is None else live.table.number if silent else None
            kept = Preference(old.confirm if confirm is None else confirm, since)
            await self._save(live, seat, kept)
            return live.settings_of(seat)

    async def _save(self, live: LiveTable, seat: int, kept: Preference) -> None:
        await asyncio.to_thread(self.store.prefer, live.table.id, seat, kept)
        old, new = live.settings_of(seat), settings_of(kept)
        new.turn_over = old.turn_over and old.silent_since == new.silent_since
        live.kept[seat], live.settings[seat] = kept, new
        live.note(live.table)

    def _ask_to_confirm(self, live: LiveTable, after: Table, command: Command) -> None:
        """An automatic draw ends take-back: who wants to be asked is asked before it."""
        if command.kind != "play" or command.seat is None or command.body.get("confirmed"):
            return
        if not live.settings_of(command.seat).confirm:
            return
        assert live.table.position is not None
        assert after.position is not None
        if after.position.reveals > live.table.position.reveals or after.status == OVER:
            raise refused("confirm-first", "this move cannot be taken back: confirm it")

    def silent_move(self, table: Table) -> Command | None:
        """The ordinary pass of a seat that did not want to be asked, if one is due."""
        for seat in table.to_move:
            command = silent_command(table, seat) if self.settings(table.id, seat).silent else None
            if command is not None:
                return command
        return None


def with_time(table: Table, entry: Entry) -> Entry:
    """The next entry of a table, with what was spent until then, where a clock counts it."""
    if table.clock is None:
        return entry
    spent = round(table.clock.spent(entry.at), DIGITS)
    return with_more(entry, spent=spent)


def with_check(table: Table, entry: Entry) -> Entry:
    """A move with the digest of the position it led to."""
    if entry.kind not in ("move", "takeback"):
        return entry
    return with_more(entry, check=digest_of(table))


def with_more(entry: Entry, **more: Any) -> Entry:
    """The same entry with more in its body; `replace` takes three times as long."""
    body = {**entry.body, **more}
    version, key = entry.rules_version, entry.key
    return Entry(entry.number, entry.kind, entry.seat, body, entry.at, version, key)
