"""What one transaction of the writer does: many jobs, each carried out whole or refused.

Appends are checked before anything is written, so that a refused one leaves no trace and its
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
class AppendJob:
    """Entries to append to a table, which is made first if there is a head."""

    table: str
    rows: list[Values]
    head: Values | None = None
    done: Future[None] = field(default_factory=Future)

    @property
    def keys(self) -> list[str]:
        return [row["key"] for row in self.rows if row["key"]]


@dataclass(frozen=True)
class WriteJob:
    """Any other writing; it raises a StoreError before it writes, or not at all."""

    act: Callable[[Connection], Any]
    done: Future[Any] = field(default_factory=Future)


Job = AppendJob | WriteJob
Outcome = Any  # a StoreError for whoever was refused, else the answer

last_number = (
    select(func.max(entries.c.number)).where(entries.c.table_id == heads.c.id).scalar_subquery()
)


def carry_out(connection: Connection, jobs: Sequence[Job], careful: bool) -> list[Outcome]:
    """Do all jobs that can be done; the outcome of each, in order."""
    appends = [job for job in jobs if isinstance(job, AppendJob)]
    check = BatchCheck(connection, appends, careful)
    outcomes = {id(job): check.enter(job) for job in appends}
    entered = [job for job in appends if outcomes[id(job)] is None]
    # One order of rows for all processes, lest two wait for each other's.
    entered.sort(key=by_table)
    new_heads = [job.head for job in entered if job.head]
    new_rows = [row for job in entered for row in job.rows]
    if new_heads:
        connection.execute(insert(heads), new_heads)
    if new_rows:
        connection.execute(insert(entries), new_rows)
    for job in jobs:
        if isinstance(job, WriteJob):
            outcomes[id(job)] = attempt(job, connection)
    return [outcomes[id(job)] for job in jobs]


def by_table(job: AppendJob) -> str:
    return job.table


def attempt(job: WriteJob, connection: Connection) -> Outcome:
    try:
        return job.act(connection)
    except StoreError as refusal:
        return refusal


class BatchCheck:
    """Where the tables of a batch stand, kept up to date while jobs are entered.

    Looking up every key costs a query for each job, and keys hardly ever repeat. So the index of
    the database finds a repeated one, and only then, in a careful second try, we look whose it is.
    """

    def __init__(self, connection: Connection, appends: Sequence[AppendJob], careful: bool) -> None:
        self._connection = connection
        self._careful = careful
        self._keys: defaultdict[str, set[str]] = defaultdict(set)  # by table
        self._last = self._read_last({job.table for job in appends})

    def _read_last(self, tables: set[str]) -> dict[str, int]:
        if not tables:
            return {}
        query = select(heads.c.id, last_number).where(heads.c.id.in_(sorted(tables)))
        return {table: last or 0 for table, last in self._connection.execute(query)}

    def enter(self, job: AppendJob) -> StoreError | None:
        """Enter a job, or say why not."""
        refusal = self._wrong_table(job) or self._wrong_key(job) or self._wrong_number(job)
        if refusal is None:
            self._last[job.table] = self._last_of(job) + len(job.rows)
            self._keys[job.table].update(job.keys)
        return refusal

    def _last_of(self, job: AppendJob) -> int:
        return self._last.get(job.table, 0)

    def _wrong_table(self, job: AppendJob) -> StoreError | None:
        exists = job.table in self._last
        if job.head is None:
            return None if exists else unknown_table(job.table)
        return table_taken(job.table) if exists else None

    def _wrong_number(self, job: AppendJob) -> StoreError | None:
        last = self._last_of(job)
        for expected, row in enumerate(job.rows, last + 1):
            number = row["number"]
            if number < expected:
                return number_taken(job.table, number, last)
            if number > expected:
                return number_gap(job.table, number, last)
        return None

    def _wrong_key(self, job: AppendJob) -> StoreError | None:
        """Asked before the number: for a command sent twice this is the better answer."""
        taken = set(self._keys[job.table])
        if job.keys and (self._careful or self._wrong_number(job)):
            query = select(entries.c.key).where(
                entries.c.table_id == job.table, entries.c.key.in_(job.keys)
            )
            taken.update(self._connection.execute(query).scalars())
        for key in job.keys:
            if key in taken:
                return key_taken(job.table, key)
            taken.add(key)
        return None
