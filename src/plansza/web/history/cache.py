"""The logs that somebody looked back into lately, and some of the tables they went through."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from threading import Lock

from plansza.core.contract import Event
from plansza.core.errors import blaming
from plansza.store.entries import Entry
from plansza.table.table import Table
from plansza.table.tables import Tables

STOPS = ("start", "move", "takeback", "resign", "draw")  # what changes the game on the table
SPACING = 16  # entries between two tables that are kept
KEPT = 24  # tables of one log
REMEMBERED = 64  # logs
MOST_ENTRIES = 20_000  # of all of them together
FAR = 128  # entries; for what is further away than that, the store has a table nearer by


class TableHistory:
    """The log of one table, and some of the tables it went through, the last used ones."""

    def __init__(self, near: Callable[[Table, int], Table] | None = None) -> None:
        self.entries: list[Entry] = []
        self._near = near  # finds a table not long before an entry, if none is kept
        self._kept: OrderedDict[int, Table] = OrderedDict()
        self._lock = Lock()

    def learn(self, entries: Sequence[Entry]) -> None:
        """Take over what is new in the log; several readers may bring the same."""
        with self._lock:
            self.entries += [entry for entry in entries if entry.number > len(self.entries)]

    def at(self, now: Table, number: int) -> Table:
        """The table after this entry. Nobody changes it: it is shared."""
        with self._lock, blaming(now.game.id):
            return self._at(now, number)

    def moment(self, now: Table, number: int) -> tuple[Table, list[Event]]:
        """The table after this entry, and what happened in the game at it."""
        with self._lock, blaming(now.game.id):
            table = self._at(now, number - 1).copy()
            events = table.apply(self.entries[number - 1])
            self._keep(table)
            return table, events

    def _at(self, now: Table, number: int) -> Table:
        base = max((each for each in self._kept if each <= number), default=0)
        table = self._kept[base] if base else Table(now.game, now.head)
        if base:
            self._kept.move_to_end(base)
        if self._near is not None and number - base > FAR:
            table = max(table, self._near(now, number), key=lambda each: each.number)
        return table if table.number == number else self._go_on(table, number)

    def _go_on(self, base: Table, number: int) -> Table:
        table = base.copy()
        for entry in self.entries[base.number : number]:
            table.apply(entry)
            if entry.number % SPACING == 0 and entry.number < number:
                self._keep(table.copy())
            time.sleep(0)  # whoever is served meanwhile comes first
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        self._kept[table.number] = table
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


class HistoryCache:
    """The histories that somebody looked at lately."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._histories: OrderedDict[str, TableHistory] = OrderedDict()

    async def of(self, table: Table) -> TableHistory:
        """The history of a table, up to where it is now."""
        history = self._histories.setdefault(table.id, TableHistory(self.tables.reader.near))
        self._histories.move_to_end(table.id)
        known = len(history.entries)
        if known < table.number:
            history.learn(await asyncio.to_thread(self.tables.store.read, table.id, known))
        self._make_room()
        return history

    def _make_room(self) -> None:
        """The longest unused go, if they are too many or too long."""
        size = sum(len(each.entries) for each in self._histories.values())
        while len(self._histories) > 1 and (
            len(self._histories) > REMEMBERED or size > MOST_ENTRIES
        ):
            _, gone = self._histories.popitem(last=False)
            size -= len(gone.entries)


def stops_in(entries: Sequence[Entry]) -> list[Entry]:
    """The entries worth stopping at."""
    return [entry for entry in entries if entry.kind in STOPS]


def undone_in(entries: Sequence[Entry]) -> set[int]:
    """The numbers of the moves that were taken back."""
    standing: list[int] = []
    undone: set[int] = set()
    for entry in entries:
        if entry.kind == "move":
            standing.append(entry.number)
        elif entry.kind == "takeback":
            undone |= set(standing[entry.body["steps"] :])
            del standing[entry.body["steps"] :]
    return undone
