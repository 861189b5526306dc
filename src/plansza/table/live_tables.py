"""The tables that a process has in memory, and the lock that lets one command at a time to each."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from plansza.core.contract import Event
from plansza.store.entries import Entry, Preference, StoreUnavailable
from plansza.table.preferences import Settings, settings_of
from plansza.table.table import Table
from plansza.table.tail import Tail

MOST_LIVE = 500  # tables in memory, besides those that somebody needs there
IDLE = 5.0  # seconds without a reader after which a table may go: none is under way any more


@dataclass
class LiveTable:
    """A table in memory, the end of its log, and what its seats prefer."""

    table: Table
    tail: Tail = field(init=False)
    kept: dict[int, Preference] = field(default_factory=dict)  # as the store has it
    settings: dict[int, Settings] = field(default_factory=dict)
    read: float = field(default_factory=time.monotonic)  # when the log was last asked for more
    used: float = 0.0

    def __post_init__(self) -> None:
        self.tail = Tail(self.table.number, len(self.table.steps))
        self.settings = {seat: settings_of(kept) for seat, kept in self.kept.items()}

    def take(self, entries: Sequence[Entry], told: Sequence[list[Event]]) -> None:
        """Keep entries that were followed, with what happened in the game at each."""
        self.tail.add(list(zip(entries, told, strict=True)))

    def settings_of(self, seat: int) -> Settings:
        """What a seat prefers."""
        return self.settings.setdefault(seat, Settings())

    def note(self, table: Table) -> None:
        """Let the settings of all seats take note of an entry."""
        for seat, settings in self.settings.items():
            settings.follow(table, seat)

    def followed(self) -> dict[int, tuple[int | None, Settings]]:
        """By seat: since when it asked to be silent, and what has become of its wishes."""
        return {
            seat: (kept.silent_since, replace(self.settings_of(seat)))
            for seat, kept in self.kept.items()
        }


class LiveTables:
    """Tables in the order of their last use; the longest unused go when there are too many.

    A table stays that `in_use` says somebody needs, whose clock runs, or which was asked for a
    moment ago. All the others can be read again from the log.
    """

    def __init__(self, most: int, idle: float, in_use: Callable[[str], bool]) -> None:
        self._most = most
        self._idle = idle
        self._in_use = in_use
        self._lives: OrderedDict[str, LiveTable] = OrderedDict()

    def __len__(self) -> int:
        return len(self._lives)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(self._lives.values())

    def get(self, table_id: str) -> LiveTable | None:
        """A table, if it is here; from now on it is the last used."""
        live = self._lives.get(table_id)
        if live is not None:
            live.used = time.monotonic()
            self._lives.move_to_end(table_id)
        return live

    def put(self, live: LiveTable) -> None:
        """Keep a table, in place of what was there; make room for it."""
        self._lives[live.table.id] = live
        self.get(live.table.id)
        self.make_room()

    def drop(self, table_id: str) -> None:
        """Keep a table no longer."""
        self._lives.pop(table_id, None)

    def make_room(self) -> int:
        """Let tables go, as long as there are too many; how many went.

        They are looked at in the order of their last use, up to the first that is not idle; one
        that somebody needs is in use, so that not all of those are looked at every time.
        """
        before = len(self._lives)
        for _ in range(before - 1):  # the last one was used just now
            oldest = next(iter(self._lives.values()))
            if len(self._lives) <= self._most or time.monotonic() - oldest.used < self._idle:
                break
            if self._is_needed(oldest.table):
                self.get(oldest.table.id)
            else:
                del self._lives[oldest.table.id]
        return before - len(self._lives)

    def _is_needed(self, table: Table) -> bool:
        ticking = table.clock is not None and bool(table.clock.running)
        return ticking or self._in_use(table.id)


@dataclass
class TableLock:
    """One command at a time; who waited behind one that the store failed need not try himself."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0  # those who hold it or wait for it
    failure: StoreUnavailable | None = None
    failed: float = 0.0

    def fail(self, failure: StoreUnavailable) -> None:
        """The store could not be written to."""
        self.failure, self.failed = failure, time.monotonic()

    def check(self, arrived: float) -> None:
        """Fail like the one before, if that one failed while we were waiting."""
        if self.failure is not None and self.failed >= arrived:
            raise StoreUnavailable(self.failure.code, str(self.failure), self.failure.facts)


class TableLocks:
    """A lock for every table that somebody does something at; the others need none."""

    def __init__(self) -> None:
        self._locks: dict[str, TableLock] = {}

    def __len__(self) -> int:
        return len(self._locks)

    def is_busy(self, table_id: str) -> bool:
        """Whether somebody holds or waits for it."""
        return table_id in self._locks

    def holding(self, table_id: str) -> "Holding":
        """Wait for one's turn; nobody else is at the table meanwhile."""
        return Holding(self._locks, table_id)


class Holding:
    """A turn at a table; every command takes one, so it is no generator, which would cost more."""

    def __init__(self, locks: dict[str, TableLock], table_id: str) -> None:
        self._locks = locks
        self._table = table_id
        self._lock = locks.get(table_id) or locks.setdefault(table_id, TableLock())

    async def __aenter__(self) -> TableLock:
        self._lock.users += 1
        try:
            await self._lock.lock.acquire()
        except BaseException:
            self._leave()
            raise
        return self._lock

    async def __aexit__(self, *_: object) -> None:
        self._lock.lock.release()
        self._leave()

    def _leave(self) -> None:
        self._lock.users -= 1
        if not self._lock.users:
            del self._locks[self._table]
