"""What one transaction of the writer does: many orders, each carried out whole or refused.

Orders are checked before anything is written, so that a refused one leaves no trace and its
neighbours need no second try. The database has the last word: if another process comes in between,
its constraints fail the whole transaction, and the writer begins anew.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, func, insert, select

from plansza.store.entries import StoreError
from plansza.store.refusals import (
    key_taken,
    number_gap,
    number_taken,
    table_taken,
    unknown_table,
)
from plansza.store.rows import Values
from plansza.store.schema import entries, heads


@dataclass(frozen=True)
class Order:
    """Entries to append to a table, which is made first if there is a head."""

    table: str
    rows: list[Values]
    head: Values | None = None
    done: Future[None] = field(default_factory=Future)

    @property
    def keys(self) -> list[str]:
        return [row["key"] for row in self.rows if row["key"]]


@dataclass(frozen=True)
class Chore:
    """Any other writing; it raises a StoreError before it writes, or not at all."""

    act: Callable[[Connection], Any]
    done: Future[Any] = field(default_factory=Future)


Job = Order | Chore
Outcome = Any  # a StoreError for whoever was refused, else the answer

last_number = (
    select(func.max(entries.c.number)).where(entries.c.table_id == heads.c.id).scalar_subquery()
)


def carry_out(connection: Connection, jobs: Sequence[Job], careful: bool) -> list[Outcome]:
    """Do all jobs that can be done; the outcome of each, in order."""
    orders = [job for job in jobs if isinstance(job, Order)]
    ledger = Ledger(connection, orders, careful)
    outcomes = {id(order): ledger.enter(order) for order in orders}
    entered = [order for order in orders if outcomes[id(order)] is None]
    # One order of rows for all processes, lest two wait for each other's.
    entered.sort(key=by_table)
    new_heads = [order.head for order in entered if order.head]
    new_rows = [row for order in entered for row in order.rows]
    if new_heads:
        connection.execute(insert(heads), new_heads)
    if new_rows:
        connection.execute(insert(entries), new_rows)
    for job in jobs:
        if isinstance(job, Chore):
            outcomes[id(job)] = attempt(job, connection)
    return [outcomes[id(job)] for job in jobs]


def by_table(order: Order) -> str:
    return order.table


def attempt(chore: Chore, connection: Connection) -> Outcome:
    try:
        return chore.act(connection)
    except StoreError as refusal:
        return refusal


class Ledger:
    """Where the tables of a batch stand, kept up to date while orders are entered.

    Looking up every key costs a query for each order, and keys hardly ever repeat. So the index of
    the database finds a repeated one, and only then, in a careful second try, we look whose it is.
    """

    def __init__(self, connection: Connection, orders: Sequence[Order], careful: bool) -> None:
        self._connection = connection
        self._careful = careful
        self._keys: defaultdict[str, set[str]] = defaultdict(set)  # by table
        self._last = self._read_last({order.table for order in orders})

    def _read_last(self, tables: set[str]) -> dict[str, int]:
        if not tables:
            return {}
        query = select(heads.c.id, last_number).where(heads.c.id.in_(sorted(tables)))
        return {table: last or 0 for table, last in self._connection.execute(query)}

    def enter(self, order: Order) -> StoreError | None:
        """Enter an order, or say why not."""
        refusal = self._wrong_table(order) or self._wrong_key(order) or self._wrong_number(order)
        if refusal is None:
            self._last[order.table] = self._last_of(order) + len(order.rows)
            self._keys[order.table].update(order.keys)
        return refusal

    def _last_of(self, order: Order) -> int:
        return self._last.get(order.table, 0)

    def _wrong_table(self, order: Order) -> StoreError | None:
        exists = order.table in self._last
        if order.head is None:
            return None if exists else unknown_table(order.table)
        return table_taken(order.table) if exists else None

    def _wrong_number(self, order: Order) -> StoreError | None:
        last = self._last_of(order)
        for expected, row in enumerate(order.rows, last + 1):
            number = row["number"]
            if number < expected:
                return number_taken(order.table, number, last)
            if number > expected:
                return number_gap(order.table, number, last)
        return None

    def _wrong_key(self, order: Order) -> StoreError | None:
        """Asked before the number: for a command sent twice this is the better answer."""
        taken = set(self._keys[order.table])
        if order.keys and (self._careful or self._wrong_number(order)):
            query = select(entries.c.key).where(
                entries.c.table_id == order.table, entries.c.key.in_(order.keys)
            )
            taken.update(self._connection.execute(query).scalars())
        for key in order.keys:
            if key in taken:
                return key_taken(order.table, key)
            taken.add(key)
        return None
