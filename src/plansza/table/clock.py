"""Optional clocks: thinking time for every seat, read off the times of the log alone."""

from dataclasses import dataclass


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
    running: tuple[int, ...] = ()
    since: float = 0.0

    def left_at(self, seat: int, now: float) -> float:
        """Seconds left for a seat; below zero when it has run out."""
        spent = now - self.since if seat in self.running else 0.0
        return self.left[seat] - spent

    def tick(self, at: float, running: tuple[int, ...], mover: int | None) -> None:
        """At a new entry: charge those who thought, credit who moved, and start the next."""
        for seat in self.running:
            self.left[seat] = max(0.0, self.left_at(seat, at))
        if mover is not None:
            self.left[mover] += self.limit.bonus
        self.running, self.since = running, at

    def expired(self, now: float) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat in self.running if self.left_at(seat, now) <= 0]

    def next_expiry(self) -> float | None:
        """When the next one runs out, if nobody moves."""
        return min((self.since + self.left[seat] for seat in self.running), default=None)


def new_clock(limit: TimeLimit, seats: int) -> Clock:
    """Full clocks."""
    return Clock(limit, [limit.base] * seats)
