"""Which of the processes is free, who gets it, and where the bot of a seat is.

Processes go to those who wait in the order of the line. A seat's next decision goes to the process
that made its last one, where its bot has what it worked out, if that process is free or soon will
be; else to any other, where a new bot begins. What is not a bot's leaves a process to the bots.
"""

import threading
from collections import OrderedDict, defaultdict
from collections.abc import Iterator
from concurrent.futures import Future

from plansza.web.bots.line import OF_BOTS, Errand, Line, Ticket
from plansza.web.bots.seat_bots import MOST_BOTS, SeatKey
from plansza.web.bots.worker import Worker

SOON = 0.3  # seconds that a decision waits for its process: less than what the pace adds to it


class NoWorker(Exception):
    """Processes died over this task, or the server is stopping."""


class Roster:
    """The processes: busy or free, the seats whose bots they have, and those who wait for one."""

    def __init__(self, soon: float = SOON, line: Line | None = None) -> None:
        self.soon = soon
        self._line = line or Line()
        self._all: list[Worker] = []
        self._free: list[Worker] = []
        self._homes: OrderedDict[SeatKey, Worker] = OrderedDict()
        self._over: defaultdict[Worker, set[str]] = defaultdict(set)
        self._claims: dict[Worker, Future[bool]] = {}
        self._besides = 0  # processes that work for others than bots
        self._lock = threading.RLock()
        self._closed = False

    def __len__(self) -> int:
        return len(self._all)

    @property
    def closed(self) -> bool:
        """Whether the server is stopping."""
        return self._closed

    def everybody(self) -> list[Worker]:
        """All processes."""
        with self._lock:
            return self._all[:]

    def home(self, key: SeatKey | None) -> Worker | None:
        """The process where the bot of a seat is."""
        with self._lock:
            return self._homes.get(key) if key is not None else None

    def add(self, worker: Worker) -> bool:
        """A new process, free; none is taken on any more when the server is stopping."""
        with self._lock:
            if not self._closed:
                self._all.append(worker)
                self._free.append(worker)
                self._serve()
            return not self._closed

    def remove(self, worker: Worker) -> None:
        """A process that is gone, and all its bots with it."""
        with self._lock:
            for those in (self._all, self._free):
                if worker in those:
                    those.remove(worker)
            self._over.pop(worker, None)
            for key in self._of(worker):
                del self._homes[key]
            for ticket in self._line:
                if ticket.home is worker:
                    ticket.home = None
            self._answer_claim(worker, granted=False)
            self._serve()

    # -- those who wait ---------------------------------------------------------------------------

    def join(self, errand: Errand, key: SeatKey | None = None) -> Ticket:
        """Wait for a process; it is busy until it is given back."""
        with self._lock:
            ticket = self._line.join(errand, key, self.home(key))
            if self._closed:
                self._line.leave(ticket)
                ticket.given.set_exception(NoWorker())
            self._serve()
            return ticket

    def loosen(self, ticket: Ticket) -> None:
        """It has waited for its own process long enough: any will do."""
        with self._lock:
            ticket.home = None
            self._serve()

    def withdraw(self, ticket: Ticket) -> None:
        """Nobody wants it any more."""
        with self._lock:
            if not self._line.leave(ticket) and ticket.worker is not None:
                self.give_back(ticket)

    def hurry(self, table_id: str, now: str) -> None:
        """The bots of a table are waited for otherwise from now on."""
        with self._lock:
            for ticket in self._line:
                if ticket.errand.table == table_id and ticket.errand.kind in OF_BOTS:
                    ticket.errand.kind = now

    def before(self, patience: float) -> dict[str, int]:
        """The tables whose bots have waited for so long, and how many come before each."""
        with self._lock:
            return self._line.before(patience) if len(self._line) else {}

    def waiting(self) -> tuple[int, float]:
        """How many wait, and for how long the oldest has."""
        with self._lock:
            return len(self._line), self._line.longest()

    def busy(self) -> int:
        """How many processes work."""
        with self._lock:
            return len(self._all) - len(self._free)

    def claim(self, worker: Worker) -> bool:
        """Wait for this very process, before everybody; False if it is gone or the server is
        stopping."""
        with self._lock:
            if self._closed or worker not in self._all:
                return False
            claim = self._claims[worker] = Future()
            self._serve()
        return claim.result()

    def _answer_claim(self, worker: Worker, granted: bool) -> bool:
        claim = self._claims.pop(worker, None)
        if claim is not None:
            claim.set_result(granted)
        return claim is not None

    # -- who gets one -----------------------------------------------------------------------------

    def _serve(self) -> None:
        """Hand out what is free."""
        for worker in [each for each in self._free if each in self._claims]:
            self._free.remove(worker)
            self._answer_claim(worker, granted=True)
        for ticket in self._next() if self._free and len(self._line) else ():
            chosen = self._choice(ticket)
            if chosen is not None:
                self._give(ticket, chosen)

    def _next(self) -> Iterator[Ticket]:
        """Those who wait, as long as there is something for them."""
        for ticket in self._line.order():
            if not self._free:
                return
            yield ticket

    def _choice(self, ticket: Ticket) -> Worker | None:
        """The free process for a ticket: home, if it is free, else where the fewest bots are."""
        if ticket.errand.kind not in OF_BOTS and self._besides >= max(1, len(self._all) - 1):
            return None
        found = [worker for worker in self._free if ticket.may_take(worker)]
        home = self.home(ticket.key)
        if home in found:
            return home
        return min(found, key=lambda worker: len(self._of(worker)), default=None)

    def _give(self, ticket: Ticket, worker: Worker) -> None:
        if not ticket.given.set_running_or_notify_cancel():
            self._line.leave(ticket)
            return
        self._free.remove(worker)
        self._line.begin(ticket)
        self._besides += ticket.errand.kind not in OF_BOTS
        ticket.worker = worker
        ticket.given.set_result(worker)

    def give_back(self, ticket: Ticket, done: bool = False) -> None:
        """The process is free again; if the decision was made, it has the bot of its seat now."""
        with self._lock:
            worker = self._end(ticket)
            if worker is None or worker not in self._all:
                return
            self._free.append(worker)
            if done and ticket.key is not None:
                self._homes[ticket.key] = worker
                self._homes.move_to_end(ticket.key)
                for oldest in self._of(worker)[:-MOST_BOTS]:
                    del self._homes[oldest]
            self._serve()

    def lose(self, ticket: Ticket) -> None:
        """The process died, or must."""
        with self._lock:
            self._end(ticket)

    def _end(self, ticket: Ticket) -> Worker | None:
        worker, ticket.worker = ticket.worker, None
        if worker is not None:
            self._line.end(ticket)
            self._besides -= ticket.errand.kind not in OF_BOTS
        return worker

    def _of(self, worker: Worker) -> list[SeatKey]:
        """The seats whose bots a process has, the longest unused first."""
        return [key for key, home in self._homes.items() if home is worker]

    # -- games that are over, and the end ---------------------------------------------------------

    def forget(self, table_id: str) -> None:
        """The game at a table is over; its processes learn of it with their next task."""
        with self._lock:
            for key in [key for key in self._homes if key.table == table_id]:
                self._over[self._homes.pop(key)].add(table_id)

    def tables_over(self, worker: Worker) -> frozenset[str]:
        """The tables that a process has not heard of yet that they are over."""
        with self._lock:
            return frozenset(self._over.pop(worker, ()))

    def close(self) -> list[Worker]:
        """Nobody gets a process any more; those there are."""
        with self._lock:
            self._closed = True
            for ticket in self._line:
                self._line.leave(ticket)
                if ticket.given.set_running_or_notify_cancel():
                    ticket.given.set_exception(NoWorker())
            for worker in list(self._claims):
                self._answer_claim(worker, granted=False)
            return self._all[:]
