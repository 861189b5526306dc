"""What one transaction of the writer does: many jobs, each carried out whole or refused.

At first nobody is asked anything: the rows are written, and the database itself sees to it that a
number follows the last one, that a key is new and that there is such a table (its triggers and
constraints, see the migrations). That refusal fails the whole transaction, and happens hardly ever.
Then the writer begins anew, and carefully: every append is checked before anything is written, so
that a wrong one is refused by itself, with its reason, and its neighbours are carried out.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

from plansza.store.entries import StoreError
from plansza.store.refusals import (
    key_taken,
    number_gap,
    number_taken,
    table_taken,
    unknown_table,
)
from plansza.store.schema import standings
from plansza.store.statements import FIND_KEY, LAST_NUMBER, NEW_ENTRY, NEW_HEAD, Values
from plansza.store.transaction import Transaction


@dataclass(slots=True, eq=False)
class AppendJob:
    """Entries to append to a table, which is made first if there is a head."""

    table: str
    rows: list[Values]
    head: Values | None = None
    standing: Values | None = None  # what is kept of the table beside its log, if anything
    done: Future[None] = field(default_factory=Future)

    @property
    def keys(self) -> list[str]:
        return [row["key"] for row in self.rows if row["key"]]


@dataclass(slots=True, eq=False)
class WriteJob:
    """Any other writing; it raises a StoreError before it writes, or not at all."""

    act: Callable[[Transaction], Any]
    done: Future[Any] = field(default_factory=Future)


Job = AppendJob | WriteJob
Outcome = Any  # a StoreError for whoever was refused, else the answer


def carry_out(transaction: Transaction, jobs: Sequence[Job], careful: bool) -> list[Outcome]:
    """Do all jobs that can be done; the outcome of each, in order."""
    appends = [job for job in jobs if isinstance(job, AppendJob)]
    # Where nothing is written the database refuses nothing.
    careful = careful or not all(job.rows or job.head for job in appends)
    refused = BatchCheck(transaction, appends).refused if careful else {}
    write(transaction, [job for job in appends if job not in refused])
    return [
        attempt(job, transaction) if isinstance(job, WriteJob) else refused.get(job) for job in jobs
    ]


def write(transaction: Transaction, appends: list[AppendJob]) -> None:
    # One order of rows for all processes, lest two wait for each other's.
    appends.sort(key=by_table)
    if new_heads := [job.head for job in appends if job.head]:
        transaction.write(NEW_HEAD, new_heads)
    if new_rows := [row for job in appends for row in job.rows]:
        transaction.write(NEW_ENTRY, new_rows)
    for job in appends:
        if job.standing is not None:
            transaction.put(standings, job.standing)


def by_table(job: AppendJob) -> str:
    return job.table


def attempt(job: WriteJob, transaction: Transaction) -> Outcome:
    try:
        return job.act(transaction)
    except StoreError as refusal:
        return refusal


class BatchCheck:
    """Where the tables of a batch stand, kept up to date while its jobs are entered."""

    def __init__(self, transaction: Transaction, appends: Sequence[AppendJob]) -> None:
        self._transaction = transaction
        self._keys: defaultdict[str, set[str]] = defaultdict(set)  # by table
        self._last = self._read_last({job.table for job in appends})
        self.refused = {job: refusal for job in appends if (refusal := self._enter(job))}

    def _read_last(self, tables: set[str]) -> dict[str, int]:
        found = {table: self._transaction.find(LAST_NUMBER, id=table) for table in sorted(tables)}
        return {table: row[0] or 0 for table, row in found.items() if row is not None}

    def _enter(self, job: AppendJob) -> StoreError | None:
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
        for key in job.keys:
            if key in taken or self._transaction.find(FIND_KEY, table_id=job.table, key=key):
                return key_taken(job.table, key)
            taken.add(key)
        return None
