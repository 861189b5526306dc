"""Whose turn it is to be thought for, when there are fewer processes than questions.

Visitors take turns, and what counts is the time that was thought for them: whoever has had less of
it comes first. Somebody with twenty tables waits for himself; a newcomer is next, and neither saves
time up by waiting nor owes any for what he used while nobody else wanted it. (Start-time fair
queueing, with the seconds of the processes in place of bytes.) Of one visitor's questions the
oldest comes first, so his tables take turns, too.

What nobody waits for comes later, as if so much more time had been spent on it. And now and then
the oldest question of all comes first, whosever it is: crowds of newcomers cannot make anybody wait
for ever.
"""

import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from heapq import heapify, heappop, heapreplace
from itertools import count

from plansza.web.bots.seat_bots import SeatKey
from plansza.web.bots.worker import Worker

MOVE = "move"  # of a bot, at a table that somebody looks at
UNSEEN = "unseen"  # of a bot where nobody looks
HINT = "hint"  # somebody waits for it
REVIEW = "review"  # a part of one
SECONDS_LATER = {MOVE: 0.0, UNSEEN: 3.0, HINT: 0.0, REVIEW: 5.0}
OF_BOTS = (MOVE, UNSEEN)
EXPECTED = 1.0  # seconds that a question takes, until it is known
OLDEST_FIRST = 4  # every so many turns


@dataclass(eq=False)
class Errand:
    """What is asked of the processes: what for, by which visitor, at which table."""

    kind: str
    visitor: str
    table: str
    waited: float = 0.0  # seconds in line


@dataclass(eq=False)
class Ticket:
    """An errand that waits for a process: for one of them only, while it has a home."""

    errand: Errand
    key: SeatKey | None
    home: Worker | None
    number: int
    came: float
    given: "Future[Worker]" = field(default_factory=Future)
    worker: Worker | None = None
    began: float = 0.0

    def may_take(self, worker: Worker) -> bool:
        """Whether this process will do."""
        return self.home in (None, worker)


class Line:
    """Those who wait, and what was spent on each visitor. Whoever calls sees to locks."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._numbers = count()
        self._waiting: dict[Ticket, None] = {}  # in the order of coming
        self._spent: dict[str, float] = {}  # by visitor, in seconds on a scale that all share,
        self._so_far = 0.0  # which has come so far
        self._busy: defaultdict[str, int] = defaultdict(int)  # by visitor: waiting or thought for
        self._turns = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def __iter__(self) -> Iterator[Ticket]:
        return iter(list(self._waiting))

    def longest(self) -> float:
        """For how many seconds the oldest has waited."""
        oldest = next(iter(self._waiting), None)
        return self._now() - oldest.came if oldest is not None else 0.0

    def join(self, errand: Errand, key: SeatKey | None, home: Worker | None) -> Ticket:
        """Somebody comes. Who was away has neither saved nor lost anything."""
        visitor = errand.visitor
        self._spent[visitor] = max(self._spent.get(visitor, 0.0), self._so_far)
        self._busy[visitor] += 1
        ticket = Ticket(errand, key, home, next(self._numbers), self._now())
        self._waiting[ticket] = None
        return ticket

    def leave(self, ticket: Ticket) -> bool:
        """Somebody waits no more; whether he did."""
        if ticket not in self._waiting:
            return False
        del self._waiting[ticket]
        self._release(ticket.errand.visitor)
        return True

    def begin(self, ticket: Ticket) -> None:
        """A process takes it."""
        del self._waiting[ticket]
        visitor, now = ticket.errand.visitor, self._now()
        self._turns += 1
        self._so_far = max(self._so_far, self._spent[visitor])
        self._spent[visitor] += EXPECTED
        ticket.began = now
        ticket.errand.waited += now - ticket.came

    def end(self, ticket: Ticket) -> None:
        """It is done: now it is known how long it took."""
        visitor = ticket.errand.visitor
        self._spent[visitor] += self._now() - ticket.began - EXPECTED
        self._release(visitor)

    def _release(self, visitor: str) -> None:
        self._busy[visitor] -= 1
        if not self._busy[visitor]:
            del self._busy[visitor]
            self._forget()

    def _forget(self) -> None:
        """Of those who are away and have had no more than a newcomer, nothing is kept; when all
        are away, nobody owes anybody anything."""
        if not self._busy:
            self._so_far = max(self._spent.values(), default=self._so_far)
        for visitor in [each for each in self._spent if each not in self._busy]:
            if self._spent[visitor] <= self._so_far:
                del self._spent[visitor]

    # -- whose turn it is -----------------------------------------------------------------------

    def order(self) -> Iterator[Ticket]:
        """Those who wait, in the order in which they come if nobody else comes and every question
        takes as long as is expected."""
        coming = Coming(self._waiting, self._spent)
        for turn in range(self._turns, self._turns + len(self._waiting)):
            oldest = turn % OLDEST_FIRST == OLDEST_FIRST - 1
            yield coming.oldest() if oldest else coming.fairest()

    def before(self, patience: float) -> dict[str, int]:
        """How many other tables' bots come before those of a table, for all that have waited
        longer than that. Hints and reviews do not count: who asks for them is nobody's business."""
        since = self._now() - patience
        ahead: set[str] = set()
        found: dict[str, int] = {}
        for ticket in self.order():
            table = ticket.errand.table
            if ticket.errand.kind not in OF_BOTS:
                continue
            if ticket.came <= since and table not in found:
                found[table] = len(ahead) - (table in ahead)
            ahead.add(table)
        return found


class Coming:
    """The line, played on in thought."""

    def __init__(self, waiting: Iterable[Ticket], spent: Mapping[str, float]) -> None:
        self._all = deque(waiting)
        self._spent = dict(spent)
        self._of: defaultdict[str, deque[Ticket]] = defaultdict(deque)
        for ticket in sorted(self._all, key=lambda each: SECONDS_LATER[each.errand.kind]):
            self._of[ticket.errand.visitor].append(ticket)
        self._ranks = [self._rank(visitor) for visitor in self._of]
        self._served: set[Ticket] = set()
        heapify(self._ranks)

    def _rank(self, visitor: str) -> tuple[float, int, str]:
        first = self._of[visitor][0]
        later = SECONDS_LATER[first.errand.kind]
        return self._spent[visitor] + later, first.number, visitor

    def oldest(self) -> Ticket:
        """Who has waited longest."""
        while self._all[0] in self._served:
            self._all.popleft()
        return self._serve(self._all[0])

    def fairest(self) -> Ticket:
        """The next of the visitor who has had least. What the heap knows of somebody who was
        served meanwhile is too little: then it is told anew."""
        while True:
            visitor = self._ranks[0][2]
            if not self._first_of(visitor):
                heappop(self._ranks)
                continue
            rank = self._rank(visitor)
            if rank == self._ranks[0]:
                return self._serve(self._of[visitor][0])
            heapreplace(self._ranks, rank)

    def _first_of(self, visitor: str) -> bool:
        """Let those go who were served; whether anybody is left."""
        line = self._of[visitor]
        while line and line[0] in self._served:
            line.popleft()
        return bool(line)

    def _serve(self, ticket: Ticket) -> Ticket:
        self._served.add(ticket)
        self._spent[ticket.errand.visitor] += EXPECTED
        return ticket
