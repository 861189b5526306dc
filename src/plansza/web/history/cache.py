"""The logs that somebody looked back into lately, and some of the tables they went through."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock

from plansza.core.contract import Event
from plansza.core.errors import blaming
from plansza.store import Store
from plansza.store.entries import Entry
from plansza.table.table import Table

STOPS = ("start", "move", "takeback", "resign", "draw")  # what changes the game on the table
SPACING = 16  # entries between two tables that are kept
KEPT = 24  # tables of one log
REMEMBERED = 64  # logs


class TableHistory:
    """The log of one table, and some of the tables it went through, the last used ones."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.told: list[list[Event]] = []  # what happened in the game at each entry followed
        self._kept: OrderedDict[int, Table] = OrderedDict()
        self._lock = Lock()

    def learn(self, entries: Sequence[Entry]) -> None:
        """Take over what is new in the log; several readers may bring the same."""
        with self._lock:
            self.entries += [entry for entry in entries if entry.number > len(self.entries)]

    def at(self, now: Table, number: int) -> Table:
        """The table after this entry. Nobody changes it: it is shared."""
        with self._lock:
            base = max((each for each in self._kept if each <= number), default=0)
            table = self._kept[base] if base else Table(now.game, now.head)
            if base:
                self._kept.move_to_end(base)
            with blaming(now.game.id):
                return table if table.number == number else self._go_on(table, number)

    def _go_on(self, base: Table, number: int) -> Table:
        table = base.copy()
        for entry in self.entries[base.number : number]:
            events = table.apply(entry)
            if entry.number > len(self.told):
                self.told.append(events)
            if entry.number % SPACING == 0 and entry.number < number:
                self._keep(table.copy())
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        self._kept[table.number] = table
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


class HistoryCache:
    """The histories that somebody looked at lately."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._histories: OrderedDict[str, TableHistory] = OrderedDict()

    async def of(self, table: Table) -> TableHistory:
        """The history of a table, up to where it is now."""
        history = self._histories.setdefault(table.id, TableHistory())
        self._histories.move_to_end(table.id)
        if len(self._histories) > REMEMBERED:
            self._histories.popitem(last=False)
        known = len(history.entries)
        if known < table.number:
            history.learn(await asyncio.to_thread(self._store.read, table.id, known))
        return history


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
