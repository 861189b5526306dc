"""Who is there, counted on a clock that goes only when told to."""

import asyncio
from dataclasses import replace
from math import inf

import pytest

from plansza.games import find
from plansza.store.entries import Entry, Head
from plansza.table.table import Table
from plansza.web.tables.attendance import (
    POLLED_FOR,
    REMEMBERED_FOR,
    SAID_FOR,
    Attendance,
    grace_of,
)
from plansza.web.tables.channels import Here
from plansza.web.tables.hub import Hub
from plansza.web.tables.presence import AT_ONCE, PresenceKeeper
from tests.table.helper import Time

HEAD = Head("t", "spor", 2, 2, {}, b"x" * 32, 0.0)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def attendance(time: Time) -> Attendance:
    found = Attendance(60.0, time)
    time.seconds += 1000
    return found


def test_how_long_somebody_surely_stays(attendance: Attendance, time: Time) -> None:
    """A stream has no end, a hidden page may be silent for a while, a sign of life is one."""
    assert attendance.stays("t", 0) == 0.0
    attendance.come("t", [0])
    assert attendance.stays("t", 0) == inf
    attendance.go("t", [0])
    assert attendance.stays("t", 0) == 0.0
    attendance.poll("t", [0])
    assert attendance.stays("t", 0) == POLLED_FOR
    time.seconds += POLLED_FOR - 1
    assert attendance.stays("t", 0) == 1.0
    time.seconds += 1
    attendance.sign("t", [0])
    assert attendance.stays("t", 0) == 0.0
    attendance.hear("other", "t", [0])
    assert attendance.stays("t", 0) == SAID_FOR


def running_table() -> Table:
    """Two people whose game has begun."""
    table = Table(find("spor"), replace(HEAD, rules_version=find("spor").rules_version))
    for seat in (0, 1):
        body = {"name": f"Player {seat}", "holder": "hash"}
        table.apply(Entry(seat + 1, "sit", seat, body, 0.0, 2))
    table.apply(Entry(3, "start", None, {}, 0.0, 2))
    return table


@pytest.mark.parametrize(
    ("base", "seconds"), [(None, 60), (600, 60), (3599, 60), (3600, 360), (86400, 8640)]
)
def test_slow_games_have_more_grace(base: float | None, seconds: float) -> None:
    clock = {"clock": {"base": base, "bonus": 0.0}} if base else {}
    assert grace_of(replace(HEAD, extra=clock), 60.0) == seconds
    assert seconds < REMEMBERED_FOR


def test_a_stream_a_pulse_and_a_sign(attendance: Attendance, time: Time) -> None:
    attendance.come("t", [0])
    attendance.come("t", [0])
    attendance.go("t", [0])
    assert attendance.is_present("t", 0), "one of two streams is left"
    attendance.go("t", [0])
    assert not attendance.is_present("t", 0)
    time.seconds += 7
    assert attendance.away("t", 0) == 7
    attendance.poll("t", [0])
    time.seconds += POLLED_FOR - 1
    assert attendance.is_present("t", 0), "a browser may let a hidden page ask once a minute"
    time.seconds += 11
    assert attendance.away("t", 0) == 10, "absence begins when the pulse has died away"
    attendance.sign("t", [0])
    assert (attendance.is_present("t", 0), attendance.away("t", 0)) == (False, 0)


def test_a_closed_page_is_not_there_by_an_older_pulse(attendance: Attendance) -> None:
    attendance.poll("t", [0])
    attendance.come("t", [0])
    attendance.go("t", [0])
    assert not attendance.is_present("t", 0)


def test_absence_counts_from_the_start_of_the_process(time: Time) -> None:
    attendance, table = Attendance(60.0, time), running_table()
    assert attendance.grace_left(table, 0) == 60
    time.seconds += 59.5
    assert attendance.grace_left(table, 0) == 1
    time.seconds += 1
    assert attendance.grace_left(table, 0) == 0
    attendance.come(table.id, [0])
    assert attendance.grace_left(table, 0) is None


def test_other_processes(attendance: Attendance, time: Time) -> None:
    attendance.hear("b", "t", [0, 1])
    attendance.hear("c", "t", [1])
    assert attendance.here("t") == []
    attendance.hear("b", "t", [0])
    assert attendance.is_present("t", 1), "the third process says so"
    attendance.hear("c", "t", [])
    assert not attendance.is_present("t", 1)
    assert attendance.away("t", 1) == 0
    time.seconds += SAID_FOR - 1
    assert attendance.is_present("t", 0)
    time.seconds += 6
    assert not attendance.is_present("t", 0), "a killed process says nothing more"
    assert attendance.away("t", 0) == 5


def test_who_does_not_hear_the_others_takes_nobody_for_absent(
    attendance: Attendance, time: Time
) -> None:
    assert attendance.away("t", 0) == 1000
    attendance.deaf = True
    assert attendance.away("t", 0) == 0
    time.seconds += 500
    attendance.hear_anew()
    time.seconds += 3
    assert attendance.away("t", 0) == 3, "what was before nobody here knows"


def test_left_tables_are_forgotten(attendance: Attendance, time: Time) -> None:
    for number in range(100):
        attendance.come(f"t{number}", [0])
        attendance.go(f"t{number}", [0])
    attendance.come("open", [])
    attendance.go("open", [])
    attendance.tidy()
    assert len(attendance) == 100
    time.seconds += REMEMBERED_FOR + 1
    attendance.tidy()
    assert len(attendance) == 0


def test_only_changes_are_said_and_everything_to_who_asks() -> None:
    async def story() -> None:
        said: list[Here] = []
        attendance = Attendance()
        hub = Hub(attendance)
        keeper = PresenceKeeper(attendance, hub, said.append)
        table = running_table()
        first, second = hub.subscribe(table, [0]), hub.subscribe(table, [0])
        hub.unsubscribe(table, first)
        assert said == [Here({"t": [0]})]
        hub.unsubscribe(table, second)
        assert said[1:] == [Here({"t": []})]
        keeper.poll("t", [1])
        keeper.poll("t", [1])
        keeper.poll("t", [])
        assert said[2:] == [Here({"t": [1]})]
        keeper.sign("t", [0, 1])
        assert said[3:] == [Here({"t": [0]}, signs=True)], "the other one is there anyway"
        keeper.hear(Here({"t": [1]}, sender="b"))
        keeper.hear(Here({"t": [0]}, signs=True, sender="b"))
        assert [attendance.is_present("t", seat) for seat in (0, 1)] == [False, True]
        for number in range(AT_ONCE):
            attendance.poll(f"other-{number}", [0])
        said.clear()
        keeper.hear(Here(asks=True, sender="b"))
        assert [len(here.tables) for here in said] == [AT_ONCE, 1]

    asyncio.run(story())


def test_before_anybody_is_taken_for_absent_the_others_are_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who has just come to another process is found; who is nowhere keeps nobody waiting long."""

    async def story() -> None:
        here, there = Attendance(), Attendance()
        there.come("bot:b", [0])

        def carry(said: Here) -> None:  # as a channel does, a moment later
            asyncio.get_running_loop().call_soon(other.hear, heard(said, "one"))

        def bring(said: Here) -> None:
            asyncio.get_running_loop().call_soon(keeper.hear, heard(said, "two"))

        keeper = PresenceKeeper(here, Hub(here), carry, is_alone=False)
        other = PresenceKeeper(there, Hub(there), bring, is_alone=False)
        assert not here.is_present("bot:b", 0)
        assert await keeper.finds("bot:b", 0)
        monkeypatch.setattr("plansza.web.tables.presence.ANSWERED", 0.01)
        assert not await keeper.finds("bot:nobody", 0)

    asyncio.run(story())


def test_whoever_serves_alone_asks_nobody() -> None:
    said: list[Here] = []
    attendance = Attendance()
    keeper = PresenceKeeper(attendance, Hub(attendance), said.append)
    assert not asyncio.run(keeper.finds("bot:b", 0))
    assert said == []


def heard(said: Here, sender: str) -> Here:
    """What the others hear of what one process has said."""
    return Here(said.tables, said.signs, said.asks, said.missed, sender)
