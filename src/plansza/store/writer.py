"""The one thread that writes: what waits together is committed together.

A commit waits for the disk, and the disk takes as long for one entry as for a hundred. While one
transaction is being committed the next jobs gather; each caller is woken when its own is safe.
"""

import random
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any

from plansza.store.batch import Job, carry_out
from plansza.store.database import Database
from plansza.store.entries import StoreError
from plansza.store.faults import (
    driver_error,
    fault,
    first_line,
    is_bad_data,
    is_conflict,
    unavailable,
)
from plansza.store.refusals import bad_entry

BATCH = 256  # jobs in one transaction, so that the first of them does not wait for too many
Told = Callable[[int, float], None]  # how many jobs were committed together, in how many seconds
TRIES = 10  # of one batch, while other processes write to the same tables
APART = 0.002  # seconds; two that were in each other's way try again at moments of their own


class Writer:
    """Takes jobs from any thread; their futures end when they are on the disk, or refused."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: SimpleQueue[Sequence[Job] | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._closed = False
        self.told: Told | None = None
        self._thread = threading.Thread(target=self._work, name="plansza store", daemon=True)
        self._thread.start()

    @property
    def closed(self) -> bool:
        """Also true in a forked process, which has the store but not the thread."""
        return self._closed or not self._thread.is_alive()

    def submit(self, *jobs: Job) -> None:
        """Queue jobs, which are committed together; after the closing their futures fail."""
        with self._lock:
            if not self.closed:
                self._waiting.put(jobs)
                return
        for job in jobs:
            job.done.set_exception(unavailable("store-closed", self._database.name))

    def close(self) -> None:
        """Finish what is queued and take no more."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._waiting.put(None)
        self._thread.join()

    # -- in the thread ----------------------------------------------------------------------------

    def _work(self) -> None:
        going_on = True
        while going_on:
            jobs, going_on = self._gather()
            self._settle([job for job in jobs if job.done.set_running_or_notify_cancel()])

    def _gather(self) -> tuple[list[Job], bool]:
        """What is waiting, at least one job; and whether more may come."""
        jobs: list[Job] = []
        try:
            while len(jobs) < BATCH:
                group = self._waiting.get(block=not jobs)
                if group is None:
                    return jobs, False
                jobs += group
        except Empty:
            pass
        return jobs, True

    def _settle(self, jobs: Sequence[Job]) -> None:
        """Commit the jobs together; if one of them is indigestible, each by itself."""
        if not jobs:
            return
        began = time.perf_counter() if self.told is not None else 0.0
        try:
            outcomes = self._commit(jobs)
        except Exception as error:
            if self._database.fault(error) is None and len(jobs) > 1:
                for job in jobs:
                    self._settle([job])
            else:
                for job in jobs:
                    job.done.set_exception(explain(error, self._database.name))
        else:
            if self.told is not None:
                self.told(len(jobs), time.perf_counter() - began)
            for job, outcome in zip(jobs, outcomes, strict=True):
                answer(job, outcome)

    def _commit(self, jobs: Sequence[Job]) -> list[Any]:
        """One transaction, begun anew when another process was quicker."""
        for attempt in range(TRIES):
            try:
                return self._database.write(partial(carry_out, jobs=jobs, careful=attempt > 0))
            except Exception as error:
                if not is_conflict(error) or attempt == TRIES - 1:
                    raise
                if attempt:
                    time.sleep(random.uniform(0, APART * 2**attempt))
        raise AssertionError("the last try returns or raises")


def explain(error: Exception, store: str) -> Exception:
    """An error of its own for each caller, for raising one changes it."""
    if found := fault(error, store):
        return found
    if is_conflict(error):
        return unavailable("store-locked", store, "others write all the time", error)
    if is_bad_data(error):
        refusal = bad_entry(first_line(driver_error(error)))
        refusal.__cause__ = error
        return refusal
    return error


def answer(job: Job, outcome: Any) -> None:
    if isinstance(outcome, StoreError):
        job.done.set_exception(outcome)
    else:
        job.done.set_result(outcome)
