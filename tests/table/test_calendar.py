"""Which time counts: weekends, in the place where the table is, on days of 23 and 25 hours too."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plansza.table.calendar import DAY, Calendar, zone_names

HOUR = 3600.0
WARSAW = Calendar("Europe/Warsaw", weekends_off=True)


def at(text: str, zone: str = "Europe/Warsaw") -> float:
    """A moment of a place."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def test_all_time_counts_unless_weekends_are_off() -> None:
    assert Calendar().after(1000.0, 10 * DAY) == 1000 + 10 * DAY
    assert Calendar().between(1000.0, 1000 + 10 * DAY) == 10 * DAY
    assert Calendar().between(1000.0, 900.0) == 0


def test_saturday_and_sunday_do_not_count() -> None:
    assert WARSAW.after(at("2026-11-19T20:00"), 2 * DAY) == at("2026-11-23T20:00")  # a Thursday
    assert WARSAW.after(at("2026-11-21T10:00"), DAY) == at("2026-11-24T00:00")  # a Saturday
    assert WARSAW.after(at("2026-11-16T08:00"), 3 * DAY) == at("2026-11-19T08:00")  # a Monday
    assert WARSAW.between(at("2026-11-20T23:00"), at("2026-11-23T01:00")) == 2 * HOUR
    assert WARSAW.between(at("2026-11-21T01:00"), at("2026-11-22T23:00")) == 0


def test_a_turn_may_end_with_friday() -> None:
    assert WARSAW.after(at("2026-11-20T12:00"), 12 * HOUR) == at("2026-11-21T00:00")
    assert WARSAW.after(at("2026-11-20T12:00"), 12 * HOUR + 60) == at("2026-11-23T00:01")


def test_weekends_are_those_of_the_place() -> None:
    """It is Friday in Honolulu for long after it has become Saturday in Warsaw."""
    moment = at("2026-11-21T02:00")
    there = Calendar("Pacific/Honolulu", weekends_off=True)
    assert there.after(moment, HOUR) == moment + HOUR
    assert WARSAW.after(moment, HOUR) == at("2026-11-23T01:00")


def test_the_night_in_which_clocks_are_changed_is_on_a_weekend_and_real_hours_count() -> None:
    spring, autumn = "2027-03-26T12:00", "2026-10-23T12:00"  # Fridays
    assert WARSAW.after(at(spring), DAY) == at("2027-03-29T12:00")
    assert WARSAW.after(at(autumn), DAY) == at("2026-10-26T12:00")
    assert at("2026-10-26T12:00") - at(autumn) == 3 * DAY + HOUR


def test_where_clocks_are_changed_on_a_working_day_its_hours_are_counted_as_they_are() -> None:
    """In Cairo summer time begins on a Friday at midnight, which has no first hour then."""
    cairo = Calendar("Africa/Cairo", weekends_off=True)
    friday = at("2027-04-30T01:00", "Africa/Cairo")
    assert cairo.after(friday - HOUR, 23 * HOUR + HOUR) == at("2027-05-01T00:00", "Africa/Cairo")
    assert cairo.after(friday, 23 * HOUR + 60) == at("2027-05-03T00:01", "Africa/Cairo")


ZONES = st.sampled_from(["UTC", "Europe/Warsaw", "America/New_York", "Africa/Cairo", "Asia/Beirut"])
MOMENTS = st.floats(1.7e9, 2.2e9)


@given(ZONES, MOMENTS, st.floats(0, 30 * DAY))
def test_counting_and_adding_agree(zone: str, start: float, seconds: float) -> None:
    calendar = Calendar(zone, weekends_off=True)
    end = calendar.after(start, seconds)
    assert calendar.between(start, end) == pytest.approx(seconds, abs=1e-3)
    assert end >= start + seconds - 1e-3
    assert calendar.between(start, end + 9 * DAY) >= seconds


@given(ZONES, MOMENTS, st.floats(0, 9 * DAY), st.floats(0, 9 * DAY))
def test_what_counts_adds_up(zone: str, start: float, first: float, second: float) -> None:
    calendar = Calendar(zone, weekends_off=True)
    middle = start + first
    whole = calendar.between(start, middle + second)
    parts = calendar.between(start, middle) + calendar.between(middle, middle + second)
    assert whole == pytest.approx(parts, abs=1e-3)


def test_zones_are_names_of_places() -> None:
    assert {"UTC", "Europe/Warsaw", "America/New_York"} <= zone_names()
    assert not {"../../etc/passwd", "Europe/Nowhere", "", "localtime"} & zone_names()
