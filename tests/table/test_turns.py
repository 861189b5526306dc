"""Clocks by turn: when a turn ends, weekends, vacations, take-backs, and the end of the time."""

from pathlib import Path
from typing import Any

import pytest

from plansza.core import FastChance
from plansza.games import find
from plansza.store import open_store
from plansza.store.entries import Head
from plansza.table.calendar import DAY
from plansza.table.decide import Command, Refused
from plansza.table.pressing import may_think_again, time_over
from plansza.table.seats import MOST_DEVICES, hash_secret
from plansza.table.standing import decode, standing_of
from plansza.table.table import OVER, Table
from plansza.table.tables import Tables
from plansza.table.turns import HOUR, PATIENCE, TurnClock, TurnLimit, new_turns
from tests.table.helper import GAME, Driver, Time, with_tables

THREE_DAYS = {"turn": 3 * DAY, "late": "bot", "weekends_off": False, "zone": "UTC", "vacation": 14}
LOSING = {**THREE_DAYS, "late": "lost"}


def turns_of(table: Table) -> TurnClock:
    assert table.turns is not None
    return table.turns


def end_of(table: Table, seat: int) -> float:
    end = turns_of(table).end_of(seat)
    assert end is not None
    return end


def head_of(clock: dict[str, Any]) -> Head:
    return Head("t", GAME.id, GAME.rules_version, 2, {}, b"0" * 32, 0.0, extra={"clock": clock})


def moves_that_draw_nothing(table: Table) -> list[str]:
    [seat] = table.to_move
    written = map(GAME.write_move, table.legal_moves(seat))
    return [move for move in written if move.startswith("retreat")]


async def whole_turn(driver: Driver, table: Table, seat: int) -> Table:
    """Play until the seat is asked no more."""
    while seat in (await driver.tables.table(table.id)).to_move:
        table = await driver.tables.table(table.id)
        await driver.do(table, "play", seat, move=driver.first_move(table))
    return await driver.tables.table(table.id)


def test_a_seat_has_a_whole_turn_from_when_it_is_asked() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table(clock=THREE_DAYS)
        first = table.to_move[0]
        assert end_of(table, first) == 1000 + 3 * DAY
        assert turns_of(table).end_of(1 - first) is None
        driver.time.seconds += DAY
        table = await whole_turn(driver, table, first)
        assert end_of(table, 1 - first) == driver.time.seconds + 3 * DAY
        assert turns_of(table).end_of(first) is None
        driver.time.seconds += HOUR
        await driver.do(table, "chat", first, text="I am waiting")
        assert end_of(await driver.tables.table(table.id), 1 - first) == 1000 + 4 * DAY

    with_tables(story)


def test_a_turn_rests_at_the_weekend() -> None:
    """From a Thursday two working days end on the Monday, where the table is; without days off on
    the Saturday. Who takes his time meanwhile has lost none of it."""

    async def story(driver: Driver) -> None:
        clock = {**LOSING, "turn": 2 * DAY}
        usual = await driver.table(clock=clock)  # it is Thursday, the first of January 1970
        assert end_of(usual, usual.to_move[0]) == 1000 + 2 * DAY
        resting = await driver.table(clock={**clock, "weekends_off": True})
        assert end_of(resting, resting.to_move[0]) == 1000 + 4 * DAY
        there = await driver.table(
            clock={**clock, "weekends_off": True, "zone": "America/New_York"}
        )  # it is still Wednesday there
        assert end_of(there, there.to_move[0]) == 1000 + 2 * DAY
        driver.time.seconds += 3 * DAY
        assert not turns_of(resting).is_over(resting.to_move[0], driver.time.seconds)
        assert turns_of(usual).is_over(usual.to_move[0], driver.time.seconds)

    with_tables(story)


def test_the_log_alone_decides(tmp_path: Path) -> None:
    """Another process, whose own time is another, finds the same moments, from the log and from a
    checkpoint."""
    url = f"sqlite:///{tmp_path / 'log.db'}"

    async def story(driver: Driver) -> None:
        table = await driver.table(clock=THREE_DAYS)
        chance = FastChance(7)
        for _ in range(40):
            driver.time.seconds += 5 * HOUR
            table = await driver.play(table, chance, moves=4)
            if table.status == OVER:
                break
        if table.status != OVER:
            await driver.do(table, "away", table.to_move[0], days=3)
            await driver.do(table, "back", table.to_move[0])
        table = await driver.tables.table(table.id)
        elsewhere = Time()
        elsewhere.seconds = 5.0
        with open_store(url) as store:
            again = await Tables(store, elsewhere).table(table.id)
            kept = store.standings([table.id])
        assert again.turns == table.turns
        assert again.number == table.number
        if table.turns is not None:
            assert decode(kept[table.id][1]) == standing_of(table)

    with_tables(story, url)


def test_who_takes_his_turn_back_is_in_the_same_turn_again() -> None:
    """Nobody thinks in the other's time: what has passed since counts as his own."""
    turns = new_turns(TurnLimit(100.0), 2)
    nobody = [False, False]
    turns.follow((0,), nobody, 1000.0, None)
    turns.follow((1,), nobody, 1060.0, None)
    assert turns.ends == [None, 1160.0]
    assert turns.may_return_to(0, 1099.0)
    turns.follow((0,), nobody, 1090.0, again=0)
    assert turns.ends == [1100.0, None]
    turns.follow((1,), nobody, 1095.0, None)
    assert turns.ends == [None, 1195.0]  # who has done nothing has a whole turn once more
    assert not turns.may_return_to(0, 1100.0)


def test_a_take_back_that_others_agreed_to_gives_a_whole_turn() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table(clock=THREE_DAYS)
        first = table.to_move[0]
        table = await whole_turn(driver, table, first)
        driver.time.seconds += 2 * DAY
        await driver.do(table, "offer", first, what="takeback")
        await driver.do(table, "answer", 1 - first, yes=True)
        assert end_of(await driver.tables.table(table.id), first) == 1000 + 5 * DAY

    with_tables(story)


def test_steps_of_one_turn_share_its_time() -> None:
    """Neither moves nor take-backs within a turn make it longer."""

    async def story(driver: Driver) -> None:
        table = await driver.table(clock=THREE_DAYS)
        while not (retreats := moves_that_draw_nothing(table)):
            table = await driver.play(table, FastChance(5), 1)
        [seat] = table.to_move
        before = end_of(table, seat)
        for _ in range(5):
            driver.time.seconds += HOUR
            await driver.do(table, "play", seat, move=retreats[0])
            driver.time.seconds += HOUR
            await driver.do(table, "takeback", seat)
            assert end_of(await driver.tables.table(table.id), seat) == before

    with_tables(story)


def test_a_turn_whose_time_is_over_is_not_taken_back() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table(clock=THREE_DAYS)
        while not (retreats := moves_that_draw_nothing(table)):
            table = await driver.play(table, FastChance(5), 1)
        [seat] = table.to_move
        await driver.do(table, "play", seat, move=retreats[0])
        table = await driver.tables.table(table.id)
        assert may_think_again(table, seat, driver.time.seconds + 9 * DAY)  # still his turn
        turns = turns_of(table).copy()
        turns.follow((1 - seat,), [False, False], driver.time.seconds, None)
        assert not turns.may_return_to(seat, driver.time.seconds + 3 * DAY)

    with_tables(story)


# -- the end of the time --------------------------------------------------------------------------


def test_a_turn_that_has_not_ended_cannot_be_called_over() -> None:
    """Whoever saw it end a moment ago comes too late when the player has moved."""

    async def story(driver: Driver) -> None:
        for clock, kind in ((THREE_DAYS, "stand-in"), (LOSING, "time")):
            table = await driver.table(clock=clock)
            seat = table.to_move[0]
            driver.time.seconds += 3 * DAY - 1
            with pytest.raises(Refused) as refusal:
                await driver.do(table, kind, None, seat=seat, why="clock")
            assert refusal.value.code == "not-late"

    with_tables(story)


def test_a_bot_plays_the_turn_and_only_that() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table(clock=THREE_DAYS, stand_in="random")
        seat = table.to_move[0]
        driver.time.seconds += 3 * DAY
        await driver.do(table, "stand-in", None, seat=seat, why="clock")
        table = await driver.tables.table(table.id)
        assert table.seats[seat].stand_in == "random"
        assert table.due() == table.moved  # at once
        with pytest.raises(Refused) as refusal:
            await driver.do(table, "return", seat)
        assert refusal.value.code == "turn-is-played"
        table = await whole_turn(driver, table, seat)
        assert not table.seats[seat].stand_in
        assert end_of(table, 1 - seat) == 1000 + 6 * DAY

    with_tables(story)


def test_the_game_is_lost_by_time() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table(clock=LOSING)
        seat = table.to_move[0]
        driver.time.seconds += 3 * DAY
        await driver.do(table, "time", None, seat=seat)
        table = await driver.tables.table(table.id)
        assert table.status == OVER
        assert table.outcome is not None
        assert (table.outcome.winners, table.outcome.reason) == ((1 - seat,), "time")
        assert table.due() is None

    with_tables(story)


def test_with_more_players_a_bot_plays_on_for_good() -> None:
    async def story(driver: Driver) -> None:
        game = find("podprad")
        table = await driver.tables.create(game, 3, clock=LOSING, stand_in="random")
        for seat in range(3):
            await driver.do(table, "sit", seat, name=f"Player {seat}", secret=f"secret-{seat}")
        table = await driver.tables.table(table.id)
        seat = table.to_move[0]
        driver.time.seconds += 3 * DAY
        await driver.do(table, "time", None, seat=seat)
        table = await driver.tables.table(table.id)
        assert table.status == "running"
        assert (table.seats[seat].bot, table.handed[seat]) == ("random", "time")

    with_tables(story)


def test_two_who_were_asked_at_once_and_stay_away_lose_both() -> None:
    table = Table(GAME, head_of(LOSING))
    table.turns = new_turns(TurnLimit(10.0, late="lost"), 2)
    table.turns.follow((0, 1), [False, False], 0.0, None)
    table.status = "running"
    [(_, _, body)] = time_over(table, Command("time", None, {"seat": 0}))
    assert body["both"]


def test_a_move_before_anybody_has_acted_on_the_end_is_in_time() -> None:
    """As after an outage: whoever comes first decides, and both are in the log."""

    async def story(driver: Driver) -> None:
        table = await driver.table(clock=LOSING)
        seat = table.to_move[0]
        driver.time.seconds += 4 * DAY
        assert turns_of(table).expired(driver.time.seconds) == [seat]
        table = await whole_turn(driver, table, seat)
        assert table.status == "running"
        assert end_of(table, 1 - seat) == driver.time.seconds + 3 * DAY

    with_tables(story)


# -- vacations ------------------------------------------------------------------------------------


def test_on_vacation_the_clock_stands_still() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table(clock=THREE_DAYS)
        seat = table.to_move[0]
        driver.time.seconds += DAY
        await driver.do(table, "away", seat, days=5)
        table = await driver.tables.table(table.id)
        assert end_of(table, seat) == 1000 + 8 * DAY  # two days are left after the vacation
        assert turns_of(table).vacation_left(seat) == 9
        driver.time.seconds += 2 * DAY - HOUR
        await driver.do(table, "back", seat)
        table = await driver.tables.table(table.id)
        assert end_of(table, seat) == 1000 + 5 * DAY - HOUR
        assert turns_of(table).vacation_left(seat) == 12  # the days that had begun are used
        assert not turns_of(table).is_away(seat, driver.time.seconds)

    with_tables(story)


def test_who_is_asked_on_vacation_has_a_whole_turn_after_it() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table(clock=THREE_DAYS)
        seat = table.to_move[0]
        await driver.do(table, "away", 1 - seat, days=4)
        table = await whole_turn(driver, table, seat)
        assert end_of(table, 1 - seat) == 1000 + 7 * DAY

    with_tables(story)


def test_vacations_have_an_end() -> None:
    """Neither one after the other, nor begun and ended again and again, nor when it is too late."""

    async def story(driver: Driver) -> None:
        table = await driver.table(clock=THREE_DAYS)
        seat = table.to_move[0]
        for days in (15, 0, 2.5, True, None):
            with pytest.raises(Refused) as refused:
                await driver.do(table, "away", seat, days=days)
            assert refused.value.code == "vacation-days"
        stood = 0.0
        for _ in range(14):
            await driver.do(table, "away", seat, days=1)
            with pytest.raises(Refused) as twice:
                await driver.do(table, "away", seat, days=1)
            assert twice.value.code in ("away-already", "vacation-used")
            driver.time.seconds += 10
            stood += 10
            await driver.do(table, "back", seat)
        with pytest.raises(Refused) as used:
            await driver.do(table, "away", seat, days=1)
        assert used.value.code == "vacation-used"
        table = await driver.tables.table(table.id)
        assert end_of(table, seat) == 1000 + 3 * DAY + stood
        with pytest.raises(Refused) as here:
            await driver.do(table, "back", seat)
        assert here.value.code == "not-away"

    with_tables(story)


def test_a_vacation_comes_too_late_when_the_time_is_over() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table(clock=LOSING)
        driver.time.seconds += 3 * DAY
        with pytest.raises(Refused) as refusal:
            await driver.do(table, "away", table.to_move[0], days=1)
        assert refusal.value.code == "time-over"

    with_tables(story)


def test_without_a_clock_by_turn_there_is_no_vacation() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table()
        with pytest.raises(Refused) as refusal:
            await driver.do(table, "away", 0, days=1)
        assert refusal.value.code == "no-vacation"
        assert driver.tables.store.standings([table.id]) == {}

    with_tables(story)


# -- what the store keeps beside the log ----------------------------------------------------------


def test_what_is_due_is_found_without_the_logs() -> None:
    async def story(driver: Driver) -> None:
        store = driver.tables.store
        clocks = [{**THREE_DAYS, "turn": hours * HOUR} for hours in (5, 2, 9)]
        tables = [await driver.table(clock=clock) for clock in clocks]
        now = driver.time.seconds
        assert store.due(now, 10) == []
        found = store.due(now + 6 * HOUR, 10)
        assert [table_id for _, table_id in found] == [tables[1].id, tables[0].id]
        assert store.due(now + 6 * HOUR, 1, found[0]) == found[1:]
        assert found[0][0] == now + 2 * HOUR
        store.remove(tables[1].id)
        assert store.due(now + 6 * HOUR, 10) == found[1:]

    with_tables(story)


def test_nobody_is_late_soon_after_the_server_has_come_back() -> None:
    time = Time()
    with open_store("sqlite://") as store:
        assert Tables(store, time).patient_until == time.seconds + PATIENCE


# -- several devices ------------------------------------------------------------------------------


def test_a_seat_is_held_by_a_few_devices_and_goes_on_with_the_rematch() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table()
        for number in range(1, MOST_DEVICES):
            await driver.do(table, "device", 0, secret=f"phone-{number}", also=True)
        chair = (await driver.tables.table(table.id)).seats[0]
        assert all(chair.held_by(secret) for secret in ("secret-0", "phone-1", "phone-3"))
        assert not chair.held_by("phone-4")
        for secret, code in (("phone-1", "device-known"), ("phone-4", "too-many-devices")):
            with pytest.raises(Refused) as refusal:
                await driver.do(table, "device", 0, secret=secret, also=True)
            assert refusal.value.code == code
        await driver.do(table, "resign", 1)
        await driver.do(table, "offer", 0, what="rematch")
        await driver.do(table, "answer", 1, yes=True)
        ended = await driver.tables.table(table.id)
        again = await driver.tables.table(ended.next_table)
        assert again.seats[1].held_by("phone-2")
        await driver.do(table, "device", 0, secret="phone-1")  # only here
        chair = (await driver.tables.table(table.id)).seats[0]
        assert chair.holders == (hash_secret("phone-1"),)

    with_tables(story)
