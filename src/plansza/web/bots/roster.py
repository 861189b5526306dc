"""Which of the processes is free, and where the bot of a seat is.

A seat's next decision goes to the process that made its last one, where its bot has what it worked
out, if that process is free or soon will be; else to any other, where a new bot begins. Apart from
that, whoever has waited longest comes first.
"""

import threading
import time
from collections import OrderedDict, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from plansza.web.bots.seat_bots import MOST_BOTS, SeatKey
from plansza.web.bots.worker import Worker

SOON = 0.3  # seconds that a decision waits for its process: less than what the pace adds to it


class NoWorker(Exception):
    """Processes died over this task, or the server is stopping."""


@dataclass(eq=False)
class Ticket:
    """Somebody who waits for a process; until the deadline for one of them only."""

    home: Worker | None
    deadline: float

    def may_take(self, worker: Worker) -> bool:
        """Whether this process will do."""
        return self.home in (None, worker) or self.time_left() <= 0

    def time_left(self) -> float:
        """Seconds until any process will do."""
        return self.deadline - time.monotonic()


class Roster:
    """The processes: busy or free, and the seats whose bots they have."""

    def __init__(self, soon: float = SOON) -> None:
        self._soon = soon
        self._all: list[Worker] = []
        self._free: list[Worker] = []
        self._homes: OrderedDict[SeatKey, Worker] = OrderedDict()
        self._over: defaultdict[Worker, set[str]] = defaultdict(set)
        self._waiting: list[Ticket] = []
        self._changed = threading.Condition()
        self._closed = False

    def __len__(self) -> int:
        return len(self._all)

    @property
    def closed(self) -> bool:
        """Whether the server is stopping."""
        return self._closed

    def everybody(self) -> list[Worker]:
        """All processes."""
        with self._changed:
            return self._all[:]

    def home(self, key: SeatKey) -> Worker | None:
        """The process where the bot of a seat is."""
        with self._changed:
            return self._homes.get(key)

    def add(self, worker: Worker) -> bool:
        """A new process, free; none is taken on any more when the server is stopping."""
        with self._changed:
            if not self._closed:
                self._all.append(worker)
                self._free.append(worker)
                self._changed.notify_all()
            return not self._closed

    def remove(self, worker: Worker) -> None:
        """A process that is gone, and all its bots with it."""
        with self._changed:
            if worker in self._all:
                self._all.remove(worker)
            self._over.pop(worker, None)
            for key in self._of(worker):
                del self._homes[key]
            self._changed.notify_all()

    def take(self, key: SeatKey | None) -> Worker:
        """Wait for a process; it is busy until it is given back."""
        with self._changed:
            home = self._homes.get(key) if key is not None else None
            with self._waits(Ticket(home, time.monotonic() + self._soon)) as ticket:
                return self._await(ticket)

    def claim(self, worker: Worker) -> bool:
        """Wait for this very process; False if it is gone or the server is stopping."""
        with self._changed, self._waits(Ticket(worker, threading.TIMEOUT_MAX)) as ticket:
            while not self._closed and worker in self._all:
                if self._choice(ticket) is worker:
                    self._free.remove(worker)
                    return True
                self._changed.wait()
            return False

    @contextmanager
    def _waits(self, ticket: Ticket) -> Iterator[Ticket]:
        self._waiting.append(ticket)
        try:
            yield ticket
        finally:
            self._waiting.remove(ticket)
            self._changed.notify_all()  # what it did not take others may

    def _await(self, ticket: Ticket) -> Worker:
        while not self._closed:
            found = self._choice(ticket)
            if found is not None:
                self._free.remove(found)
                return found
            left = ticket.time_left() if ticket.home is not None else 0.0
            self._changed.wait(left if left > 0 else None)
        raise NoWorker

    def _choice(self, ticket: Ticket) -> Worker | None:
        """A free process for this ticket that nobody before it may take; home, if it is."""
        before = self._waiting[: self._waiting.index(ticket)]
        found = [
            worker
            for worker in self._free
            if ticket.may_take(worker) and not any(other.may_take(worker) for other in before)
        ]
        if ticket.home in found:
            return ticket.home
        return min(found, key=lambda worker: len(self._of(worker)), default=None)

    def _of(self, worker: Worker) -> list[SeatKey]:
        """The seats whose bots a process has, the longest unused first."""
        return [key for key, home in self._homes.items() if home is worker]

    def give_back(self, worker: Worker, key: SeatKey | None) -> None:
        """The process is free again, and has the bot of this seat now."""
        with self._changed:
            self._free.append(worker)
            if key is not None:
                self._homes[key] = worker
                self._homes.move_to_end(key)
                for oldest in self._of(worker)[:-MOST_BOTS]:
                    del self._homes[oldest]
            self._changed.notify_all()

    def forget(self, table_id: str) -> None:
        """The game at a table is over; its processes learn of it with their next task."""
        with self._changed:
            for key in [key for key in self._homes if key.table == table_id]:
                self._over[self._homes.pop(key)].add(table_id)

    def tables_over(self, worker: Worker) -> frozenset[str]:
        """The tables that a process has not heard of yet that they are over."""
        with self._changed:
            return frozenset(self._over.pop(worker, ()))

    def close(self) -> list[Worker]:
        """Nobody gets a process any more; those there are."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
            return self._all[:]
