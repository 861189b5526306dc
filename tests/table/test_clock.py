"""Clocks: what is charged, what a take-back costs, and what a restart or a jump cannot do."""

import time
from pathlib import Path

import pytest

from plansza.core import FastChance
from plansza.store import open_store
from plansza.store.entries import Entry, Head
from plansza.table.clock import KEPT, Clock, SteadyTime, TimeLimit, new_clock
from plansza.table.table import Table
from plansza.table.tables import Tables
from tests.table.helper import GAME, Driver, Time, with_tables

LIMIT = {"base": 60.0, "bonus": 5.0}


def clock_of(table: Table) -> Clock:
    assert table.clock is not None
    return table.clock


def moves_that_draw_nothing(table: Table) -> list[str]:
    [seat] = table.to_move
    written = map(GAME.write_move, table.legal_moves(seat))
    return [move for move in written if move.startswith("retreat")]


def a_clock(left: float, bonus: float = 30.0) -> Clock:
    clock = new_clock(TimeLimit(left, bonus), 2, 0.0)
    clock.running = (0,)
    return clock


def test_a_clock_never_goes_below_zero() -> None:
    clock = a_clock(10, bonus=0)
    clock.charge(25, None)
    clock.running = (1,)
    assert clock.left == [0, 10]
    assert clock.next_expiry() == 35


def test_a_log_of_before_whose_dates_go_back_gives_nobody_time() -> None:
    clock = a_clock(10)
    clock.charge(-3600, None)
    assert clock.left == [10, 10]
    clock.charge(4, None)
    assert clock.left == [6, 10]


def test_what_was_spent_is_what_the_entry_says() -> None:
    clock = a_clock(100)
    clock.charge(5000, 7.0)
    assert clock.left == [93, 100]
    clock.charge(12, 2.0)  # of a process whose date is behind
    assert clock.left == [91, 100]
    assert clock.since == 5002


@pytest.mark.parametrize("pairs", [1, 8])
def test_a_move_that_is_taken_back_gives_its_bonus_back(pairs: int) -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp", clock={"base": 60.0, "bonus": 30.0})
        while not (retreats := moves_that_draw_nothing(table)):
            table = await driver.play(table, FastChance(5), 1)
        [seat], before = table.to_move, clock_of(table).left
        for _ in range(pairs):
            driver.time.seconds += 1
            await driver.do(table, "play", seat, move=retreats[0])
            driver.time.seconds += 1
            await driver.do(table, "takeback", seat)
        clock = clock_of(await driver.tables.table(table.id))
        assert clock.left[seat] == before[seat] - 2 * pairs
        assert clock.left[1 - seat] == before[1 - seat]

    with_tables(story)


def test_an_agreed_take_back_gives_back_the_bonuses_of_all_whose_moves_go() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp", clock=LIMIT)
        while table.to_move == (0,):
            await driver.do(table, "play", 0, move=driver.first_move(table))
            table = await driver.tables.table(table.id)
        await driver.do(table, "play", 1, move=driver.first_move(table))
        await driver.do(table, "offer", 0, what="takeback")
        before = await driver.tables.table(table.id)
        offer = before.offer
        assert offer is not None
        gone = [step.seat for step in before.steps[offer.steps :]]
        assert set(gone) == {0, 1}
        await driver.do(table, "answer", 1, yes=True)
        after = clock_of(await driver.tables.table(table.id))
        for seat in (0, 1):
            assert after.left[seat] == clock_of(before).left[seat] - 5 * gone.count(seat)

    with_tables(story)


def test_a_spent_bonus_is_kept_from_the_next_one() -> None:
    clock = a_clock(2)
    clock.credit(0)
    clock.charge(31, 31.0)
    clock.give_back([0], asker=0)
    assert (clock.left[0], clock.owed[0]) == (0, 29)
    clock.credit(0)
    assert (clock.left[0], clock.owed[0]) == (1, 0)


def test_nobody_is_flagged_by_the_take_back_of_another() -> None:
    clock = a_clock(2)
    clock.credit(0)
    clock.charge(10, 10.0)
    clock.give_back([0], asker=1)
    assert (clock.left[0], clock.owed[0]) == (KEPT, 18)
    low = a_clock(2)
    low.charge(1, 1.0)
    low.give_back([0, 0], asker=1)
    assert (low.left[0], low.owed[0]) == (1, 60)
    low.credit(0)
    low.credit(0)
    low.credit(0)
    assert (low.left[0], low.owed[0]) == (31, 0)


@pytest.mark.parametrize("jump", [3600.0, 0.0, -3600.0])
def test_a_restart_charges_nobody_for_what_was_before_it(tmp_path: Path, jump: float) -> None:
    """Be it that the server was away for an hour, or that its date is wrong now."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def story(driver: Driver) -> None:
        table = await driver.table("pp", clock=LIMIT)
        driver.time.seconds += 20
        await driver.do(table, "chat", 1, text="…")
        driver.time.seconds += 7 + jump
        store = open_store(url)
        again = Driver(Tables(store, driver.time), driver.time, keys=100)
        table = await again.tables.table(table.id)
        assert clock_of(table).left_at(0, again.time()) == 40
        again.time.seconds += 15
        assert clock_of(table).left_at(0, again.time()) == 25
        await again.do(table, "chat", 1, text="!")
        assert clock_of(await again.tables.table(table.id)).left == [25, 60]
        third = Tables(store, Time())
        assert clock_of(await third.table(table.id)).left == [25, 60]
        store.close()

    with_tables(story, url)


@pytest.mark.parametrize("ahead", [-3600.0, -0.5, 0.0, 0.5, 3600.0])
def test_two_processes_whose_dates_differ(tmp_path: Path, ahead: float) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def story(driver: Driver) -> None:
        store = open_store(url)
        late = Time()
        late.seconds += ahead
        other = Driver(Tables(store, late), late, keys=100)
        table = await driver.table("pp", clock=LIMIT)
        await other.tables.table(table.id)
        left = 60.0
        for turn in range(6):
            driver.time.seconds += 3
            late.seconds += 3
            here, there = (driver, other) if turn % 2 else (other, driver)
            await here.do(table, "chat", 1, text="…")
            left -= 3
            assert clock_of(await here.tables.table(table.id)).left == [left, 60]
            await there.tables.catch_up(table.id)
            seen = clock_of(await there.tables.table(table.id))
            assert abs(seen.left_at(0, there.time()) - left) <= abs(ahead) % 1
        store.close()

    with_tables(story, url)


def test_a_log_of_before_is_read_by_its_dates() -> None:
    head = Head("old", "spor", GAME.rules_version, 2, {"attacker": "1"}, bytes(32), 0.0)
    table = Table(GAME, Head(**{**vars(head), "extra": {"clock": LIMIT}}))
    for number, (kind, seat, at) in enumerate(
        [("sit", 0, 0.0), ("sit", 1, 9.0), ("start", None, 9.0), ("chat", 0, 29.0)], start=1
    ):
        body = {"name": "x", "holder": "y", "text": "z"}
        table.apply(Entry(number, kind, seat, body, at, GAME.rules_version))
    assert clock_of(table).left == [40, 60]


def test_steady_time_does_not_follow_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    steady = SteadyTime()
    before = steady()
    assert abs(before - time.time()) < 60
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0 <= steady() - before < 60
