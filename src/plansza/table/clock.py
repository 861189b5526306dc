"""Optional clocks: thinking time for every seat, read off the log alone.

Every entry of a table with a clock says in its body how many seconds were `spent` since the one
before, as the process that wrote it measured them. So the log decides, and whoever reads it later,
another process or the same after a restart, finds the same times; when that was (`at`) is told to
people, and decides only in logs of before, which have no `spent`.

A process measures by `SteadyTime`, which does not follow the system's clock when that jumps. Of
what was before its own start it knows nothing it could trust, and nobody can move while the server
is away: that is charged to nobody (`take_up`). Entries of other processes are dated by other
clocks; they came after what was spent on them, and not in the future.
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass, field

KEPT = 10.0  # seconds that another's take-back leaves to everybody who has them
DIGITS = 3  # of the seconds in the log


class SteadyTime:
    """Seconds since 1970 by the system's clock of our start, and from then on as they pass.

    A machine that slept does not count it: it was as good as away.
    """

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def __call__(self) -> float:
        return self._offset + time.monotonic()


@dataclass(frozen=True)
class TimeLimit:
    """Seconds for the whole game, and seconds added with every move."""

    base: float
    bonus: float


@dataclass
class Clock:
    """What is left for every seat; runs for the persons who are to move."""

    limit: TimeLimit
    left: list[float]
    since: float  # when the last entry was, by the time of this process
    running: tuple[int, ...] = ()
    owed: list[float] = field(default_factory=list)  # of the bonuses to come, by seat

    def __post_init__(self) -> None:
        self.owed = self.owed or [0.0] * len(self.left)

    def copy(self) -> "Clock":
        """An equal clock that shares nothing mutable."""
        return Clock(self.limit, self.left[:], self.since, self.running, self.owed[:])

    def left_at(self, seat: int, now: float) -> float:
        """Seconds left for a seat; below zero when it has run out."""
        return self.left[seat] - (self.spent(now) if seat in self.running else 0.0)

    def spent(self, now: float) -> float:
        """Seconds since the last entry."""
        return max(0.0, now - self.since)

    def charge(self, at: float, spent: float | None) -> None:
        """At a new entry: those who thought have spent so much; logs of before do not say it."""
        passed = self.spent(at) if spent is None else spent
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - passed)
        self.since = max(at, self.since + passed)

    def credit(self, seat: int) -> None:
        """Who moved gets the bonus, less what a take-back left him owing."""
        paid = min(self.owed[seat], self.limit.bonus)
        self.owed[seat] -= paid
        self.left[seat] += self.limit.bonus - paid

    def give_back(self, movers: Iterable[int], asker: int | None) -> None:
        """The bonuses of moves that were taken back, seat by seat.

        What was thought stays spent, so a seat may have less left than it must give back. The rest
        is kept from its next bonuses. Who asked gives all he has; nobody else is brought below
        `KEPT` by it, for he would lose his turn by the mistake of another.
        """
        for seat in movers:
            spared = 0.0 if seat == asker else min(self.left[seat], KEPT)
            given = min(self.left[seat] - spared, self.limit.bonus)
            self.left[seat] -= given
            self.owed[seat] += self.limit.bonus - given

    def take_up(self, began: float, now: float) -> None:
        """This process has read entries that it did not write: since it began, and until now, is
        all it can charge."""
        self.since = min(max(self.since, began), now)

    def expired(self, now: float) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat in self.running if self.left_at(seat, now) <= 0]

    def next_expiry(self) -> float | None:
        """When the next one runs out, if nobody moves."""
        return min((self.since + self.left[seat] for seat in self.running), default=None)


def new_clock(limit: TimeLimit, seats: int, now: float) -> Clock:
    """Full clocks."""
    return Clock(limit, [limit.base] * seats, now)
