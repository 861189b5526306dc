"""Clocks by turn: hours or days for every turn, by the calendar, read off the log alone.

Thinking goes on while nobody looks and while the server is away, so every turn ends at a moment
that follows from the dates of the entries (`at`), whoever reads them, and whenever:

- A seat that is asked has the whole time of a turn, until it is asked no more; a decision in the
  turn of somebody else, an answer to an attack, has its own whole time. Of allies who are asked
  together each has his own.
- Who takes back what ended his turn is in that turn again, as though it had never ended: all that
  has passed since counts. If others agreed to it, whoever is asked anew has a whole turn.
- A bot that plays for somebody changes nothing about when his turn ends.
- Where weekends are off, Saturdays and Sundays do not count, by the table's own time zone.
- Who is on vacation has his clock stand still; the table says for how many days in all.

What is to be done when a turn has ended is an entry like any other. A player whose move comes
before it has moved in time: nobody loses a game by a server that was away (see `PATIENCE`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any

from plansza.table.calendar import DAY, UTC_NAME, Calendar

HOUR = 3600.0
SHORTEST, LONGEST = HOUR, 30 * DAY  # that a turn may have
VACATION = 14  # days in a game, unless the table says otherwise
MOST_VACATION = 60
MOST_AT_A_TIME = 14  # days of one vacation
PATIENCE = HOUR  # after the server's return, before anybody's time is over
BOT, LOST = "bot", "lost"  # what happens at the end of the time


@dataclass(frozen=True)
class TurnLimit:
    """What a table has settled about its turns."""

    turn: float  # seconds
    late: str = BOT  # a bot plays this turn, or the game is lost
    weekends_off: bool = False
    zone: str = UTC_NAME
    vacation: int = VACATION  # days for every seat

    @property
    def calendar(self) -> Calendar:
        """Which time counts."""
        return Calendar(self.zone, self.weekends_off)


def turn_limit(clock: dict[str, Any] | None) -> TurnLimit | None:
    """The clock by turn of a table's head; None where there is none, or one by game."""
    if not clock or "turn" not in clock:
        return None
    return TurnLimit(**clock)


@dataclass(frozen=True)
class Span:
    """A turn's time: so many seconds that count, from a moment on."""

    since: float
    left: float

    def end(self, calendar: Calendar) -> float:
        """When they are over."""
        return calendar.after(self.since, self.left)

    def left_at(self, now: float, calendar: Calendar) -> float:
        """How many are left; below zero never."""
        return max(0.0, self.left - calendar.between(self.since, now))


@dataclass
class TurnClock:
    """When the turn of every seat ends that is asked."""

    limit: TurnLimit
    spans: list[Span | None]  # by seat: of those who are asked
    ends: list[float | None]  # the same as moments
    bots: list[bool]  # by seat: for good, or as long as somebody is stood in for
    ended: list[Span | None]  # of turns that are over, for whoever takes back what ended his
    away: list[float]  # until when each is on vacation, or was
    taken: list[int]  # days of vacation
    last: list[float] = field(default_factory=list)  # when each vacation began

    def copy(self) -> "TurnClock":
        """An equal clock that shares nothing mutable."""
        return TurnClock(
            self.limit,
            self.spans[:],
            self.ends[:],
            self.bots[:],
            self.ended[:],
            self.away[:],
            self.taken[:],
            self.last[:],
        )

    # -- following the log --------------------------------------------------------------------

    def follow(
        self, asked: Sequence[int], bots: Sequence[bool], at: float, again: int | None
    ) -> None:
        """After an entry: who is asked now, and where bots decide. `again` is the seat that has
        just taken back its own move without asking the others."""
        self.bots = list(bots)
        for seat, span in enumerate(self.spans):
            if seat not in asked:
                if span is not None:
                    self.ended[seat] = span
                    self._set(seat, None)
            elif span is None:
                before = self.ended[seat] if seat == again else None
                self._set(seat, before or Span(max(at, self.away[seat]), self.limit.turn))

    def leave(self, seat: int, at: float, until: float) -> None:
        """A vacation begins: the seat's clock stands still until its end."""
        self.taken[seat] += days_of(at, until)
        self.last[seat], self.away[seat] = at, until
        span = self.spans[seat]
        if span is not None:
            self._set(seat, Span(until, span.left_at(at, self.limit.calendar)))

    def come_back(self, seat: int, at: float) -> None:
        """A vacation ends before its time; the days that had begun are used."""
        self.taken[seat] -= days_of(self.last[seat], self.away[seat])
        self.taken[seat] += days_of(self.last[seat], at)
        self.away[seat] = at
        span = self.spans[seat]
        if span is not None and span.since > at:
            self._set(seat, Span(at, span.left))

    def _set(self, seat: int, span: Span | None) -> None:
        self.spans[seat] = span
        self.ends[seat] = span.end(self.limit.calendar) if span is not None else None

    # -- answers ------------------------------------------------------------------------------

    def end_of(self, seat: int) -> float | None:
        """When a seat's turn ends, if a person is to decide there."""
        return None if self.bots[seat] else self.ends[seat]

    def next_end(self) -> float | None:
        """When the next turn ends, if nobody moves."""
        ends = (self.end_of(seat) for seat in range(len(self.ends)))
        return min((end for end in ends if end is not None), default=None)

    def expired(self, now: float) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat in range(len(self.ends)) if self.is_over(seat, now)]

    def is_over(self, seat: int, now: float) -> bool:
        """Whether a person's turn has ended."""
        end = self.end_of(seat)
        return end is not None and end <= now

    def is_away(self, seat: int, now: float) -> bool:
        """Whether a seat is on vacation."""
        return self.away[seat] > now

    def vacation_left(self, seat: int) -> int:
        """Days of vacation that a seat may still take."""
        return max(0, self.limit.vacation - self.taken[seat])

    def may_return_to(self, seat: int, now: float) -> bool:
        """Whether the turn that a seat has ended would still have time."""
        span = self.ended[seat]
        return span is None or span.left_at(now, self.limit.calendar) > 0


def new_turns(limit: TurnLimit, seats: int) -> TurnClock:
    """Nobody is asked yet."""
    return TurnClock(
        limit,
        [None] * seats,
        [None] * seats,
        [False] * seats,
        [None] * seats,
        [0.0] * seats,
        [0] * seats,
        [0.0] * seats,
    )


def days_of(start: float, end: float) -> int:
    """Days of vacation from one moment to another; one that has begun counts."""
    return max(0, ceil((end - start) / DAY - 1e-6))
