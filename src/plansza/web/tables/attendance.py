"""Who is at which table, and for how long somebody has been away.

A seat is attended while a stream of a browser that holds it is open, or while one of its hidden
pages asks for the pulse; here, or at another process, which says so again and again. A command
is a sign of life: absence counts from it. All times are monotonic seconds of this process, which
knows nothing of what was before it: then absence counts from its start.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import ceil, inf

from plansza.store.entries import Head
from plansza.table.table import RUNNING, Table

GRACE = 60.0  # seconds that an absent player usually has
POLLED_FOR = 90.0  # that a hidden page counts as there: some browsers let it ask once a minute
SAID_FOR = 30.0  # that the word of another process counts
SLOW = 3600.0  # a clock that gives so much makes a slow game
SLOW_SHARE = 10  # part of such a clock that one may be away
REMEMBERED_FOR = 3 * SLOW  # longer than any clock's grace: a day at most, a tenth of that


def grace_of(head: Head, usual: float) -> float:
    """Seconds that an absent player has before others may call a bot to his seat.

    The usual ones; but nobody sits before a slow game all the time, so where the clock gives an
    hour or more, a tenth of what it gives.
    """
    base = float((head.extra.get("clock") or {}).get("base", 0.0))
    return max(usual, base / SLOW_SHARE) if base >= SLOW else usual


@dataclass
class Attended:
    """Who is at one table, as far as this process knows."""

    streams: Counter[int] = field(default_factory=Counter)
    until: dict[int, float] = field(default_factory=dict)  # how long each has surely been here
    elsewhere: dict[str, tuple[float, frozenset[int]]] = field(default_factory=dict)

    def last(self, seat: int) -> float:
        """Until when a seat is attended, or was; without an end while a stream is open."""
        if self.streams[seat] > 0:
            return inf
        said = [until for until, seats in self.elsewhere.values() if seat in seats]
        return max([self.until.get(seat, -inf), *said])

    def here(self, now: float) -> list[int]:
        """The seats attended at this process."""
        polled = {seat for seat, until in self.until.items() if until > now}
        return sorted(polled.union(seat for seat, count in self.streams.items() if count > 0))

    def keep(self, seat: int, until: float) -> None:
        """A seat is attended at least until then."""
        self.until[seat] = max(until, self.until.get(seat, -inf))

    def is_forgotten(self, now: float) -> bool:
        """Whether everybody has been away for so long that it does not matter for how long."""
        ends = [*self.until.values(), *(until for until, _ in self.elsewhere.values())]
        return not +self.streams and max(ends, default=-inf) < now - REMEMBERED_FOR


class Attendance:
    """All tables that somebody has attended lately. While this process does not hear the others
    (`deaf`), it takes nobody for absent who may be there."""

    def __init__(self, grace: float = GRACE, now: Callable[[], float] = time.monotonic) -> None:
        self.deaf = False
        self._grace = grace
        self._now = now
        self._since = now()
        self._tables: dict[str, Attended] = {}

    def __len__(self) -> int:
        return len(self._tables)

    # -- who comes and goes -------------------------------------------------------------------

    def come(self, table_id: str, seats: Iterable[int]) -> None:
        """A stream was opened: from now on that counts, and no pulse of before."""
        attended, now = self._at(table_id), self._now()
        for seat in seats:
            attended.streams[seat] += 1
            attended.until[seat] = now

    def go(self, table_id: str, seats: Iterable[int]) -> None:
        """A stream was closed."""
        attended, now = self._at(table_id), self._now()
        for seat in seats:
            attended.streams[seat] -= 1
            attended.keep(seat, now)

    def poll(self, table_id: str, seats: Iterable[int]) -> None:
        """A hidden page has asked how things stand."""
        attended, until = self._at(table_id), self._now() + POLLED_FOR
        for seat in seats:
            attended.keep(seat, until)

    def sign(self, table_id: str, seats: Iterable[int]) -> None:
        """Signs of life of those who need not stay."""
        attended, now = self._at(table_id), self._now()
        for seat in seats:
            attended.keep(seat, now)

    def hear(self, process: str, table_id: str, seats: Iterable[int]) -> None:
        """Another process says who is there; who was and is not has just gone."""
        attended, now = self._at(table_id), self._now()
        _, before = attended.elsewhere.pop(process, (0.0, frozenset()))
        said = frozenset(seats)
        for seat in before - said:
            attended.keep(seat, now)
        if said:
            attended.elsewhere[process] = (now + SAID_FOR, said)

    def hear_anew(self) -> None:
        """The others are heard from now on: what was before nobody here knows."""
        self.deaf, self._since = False, self._now()

    def _at(self, table_id: str) -> Attended:
        return self._tables.setdefault(table_id, Attended())

    # -- who is there -------------------------------------------------------------------------

    def is_present(self, table_id: str, seat: int) -> bool:
        """Whether somebody who holds this seat is at the table, anywhere."""
        attended = self._tables.get(table_id)
        return attended is not None and attended.last(seat) > self._now()

    def stays(self, table_id: str, seat: int) -> float:
        """Seconds for which a seat is surely attended; none if it is not, no end while a page of
        it listens here."""
        attended = self._tables.get(table_id)
        return max(0.0, attended.last(seat) - self._now()) if attended is not None else 0.0

    def away(self, table_id: str, seat: int) -> float:
        """Seconds for which nobody has attended a seat."""
        attended, now = self._tables.get(table_id), self._now()
        last = attended.last(seat) if attended is not None else -inf
        return 0.0 if self.deaf else max(0.0, now - max(last, self._since))

    def grace_left(self, table: Table, seat: int) -> int | None:
        """Whole seconds until others may call a bot to a seat; None where nobody is missed."""
        chair = table.seats[seat]
        missed = table.status == RUNNING and chair.holder and not chair.player
        if table.turns is not None:  # nobody need be at the table: his time says how long
            return None
        if not missed or self.is_present(table.id, seat):
            return None
        return max(0, ceil(grace_of(table.head, self._grace) - self.away(table.id, seat)))

    def here(self, table_id: str) -> list[int]:
        """The seats that are attended at this process."""
        attended = self._tables.get(table_id)
        return attended.here(self._now()) if attended is not None else []

    def all_here(self) -> dict[str, list[int]]:
        """The same for all tables where somebody is."""
        now = self._now()
        found = {table_id: attended.here(now) for table_id, attended in self._tables.items()}
        return {table_id: seats for table_id, seats in found.items() if seats}

    def tidy(self) -> None:
        """Forget tables that everybody left long ago."""
        now = self._now()
        for table_id in [id for id, each in self._tables.items() if each.is_forgotten(now)]:
            del self._tables[table_id]
