"""Time that counts: all of it, or all but Saturdays and Sundays as some place on earth has them.

Days are those of the place, so one on which its clocks are changed has 23 or 25 hours; an hour that
counts is always a real one.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

DAY = 86400.0
SATURDAY = 5  # of the days from Monday on, which is 0
UTC_NAME = "UTC"


@lru_cache(maxsize=1)
def zone_names() -> frozenset[str]:
    """The time zones that can be chosen, by their names in the tz database."""
    return frozenset({UTC_NAME, *(name for name in available_timezones() if "/" in name)})


@lru_cache(maxsize=256)
def zone_of(name: str) -> tzinfo:
    """A time zone by its name; UTC for one that this machine has no rules for."""
    return ZoneInfo(name) if name in zone_names() and name != UTC_NAME else UTC


@dataclass(frozen=True)
class Calendar:
    """Which seconds count at a table."""

    zone: str = UTC_NAME
    weekends_off: bool = False

    def after(self, start: float, seconds: float) -> float:
        """The moment at which so many seconds have counted since another."""
        if not self.weekends_off:
            return start + seconds
        moment = self._next_working(start)
        while seconds > (room := self._weekend(moment) - moment):
            seconds -= room
            moment = self._next_working(moment + room)
        return moment + seconds

    def between(self, start: float, end: float) -> float:
        """How many seconds count from one moment to a later one."""
        if not self.weekends_off or end <= start:
            return max(0.0, end - start)
        counted, moment = 0.0, self._next_working(start)
        while moment < end:
            stop = self._weekend(moment)
            counted += min(stop, end) - moment
            moment = self._next_working(stop)
        return counted

    def day(self, moment: float) -> date:
        """The day on which a moment falls here."""
        return datetime.fromtimestamp(moment, zone_of(self.zone)).date()

    def _midnight(self, day: date) -> float:
        """When a day begins."""
        start = datetime(day.year, day.month, day.day, tzinfo=zone_of(self.zone))
        return start.timestamp()

    def _next_working(self, moment: float) -> float:
        """The moment itself, or the Monday after the weekend in which it falls."""
        day = self.day(moment)
        if day.weekday() < SATURDAY:
            return moment
        return self._midnight(day + timedelta(days=7 - day.weekday()))

    def _weekend(self, moment: float) -> float:
        """When the next Saturday begins, from a moment that counts on."""
        day = self.day(moment)
        return self._midnight(day + timedelta(days=SATURDAY - day.weekday()))
