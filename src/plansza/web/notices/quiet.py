"""Quiet hours: when somebody does not want to be told anything, by the clock where he is."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from plansza.store.notices import Recipient

MINUTES = 60


def zone_of(name: str) -> ZoneInfo | None:
    """A time zone by its name, such as Europe/Warsaw; None where it is not known here."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):  # KeyError: no such zone; OSError: no zones at all
        return None


def quiet_until(recipient: Recipient, now: float) -> float | None:
    """When the quiet hours end that it is now in; None where it may be told."""
    begin, end = recipient.quiet_from, recipient.quiet_to
    zone = zone_of(recipient.zone) or zone_of("UTC")
    if begin is None or end is None or begin == end:
        return None
    here = datetime.fromtimestamp(now, zone)
    minute = here.hour * MINUTES + here.minute
    over_night = begin > end
    quiet = (minute >= begin or minute < end) if over_night else begin <= minute < end
    if not quiet:
        return None
    day = here + timedelta(days=1) if over_night and minute >= begin else here
    hour, rest = divmod(end, MINUTES)
    ends = day.replace(hour=hour, minute=rest, second=0, microsecond=0, fold=1).timestamp()
    return ends if ends > now else now + MINUTES
