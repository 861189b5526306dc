"""Lengths of time, in words."""

from plansza.table.calendar import DAY
from plansza.table.turns import HOUR
from plansza.words import Words

MINUTE = 60.0


def time_left(words: Words, seconds: float) -> str:
    """How long somebody still has, in two parts at most: “2 days 4 h”."""
    left = max(0, int(seconds))
    days, hours, minutes = left // int(DAY), left // int(HOUR), left // int(MINUTE)
    if days:
        return words("time-days", days=days, hours=hours % 24)
    if hours:
        return words("time-hours", hours=hours, minutes=minutes % 60)
    return words("time-minutes", minutes=minutes)
