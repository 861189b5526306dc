"""The seats that all who are told of an entry share, and for how long."""

from typing import Any

from plansza.web.common.visitor import Viewer
from plansza.web.tables.hub import Hub
from plansza.web.tables.situation import MOMENT, SeatStates
from tests.table.helper import Driver, with_tables

THREE_DAYS = {"turn": 3 * 86_400, "late": "bot", "weekends_off": False, "zone": "UTC"}
PL, EN = Viewer(0, "pl"), Viewer(1, "en")


def test_whoever_is_told_of_the_same_entry_at_once_is_told_the_same_seats() -> None:
    async def story(driver: Driver) -> None:
        table, hub, seats = await driver.table("pp"), Hub(), SeatStates()
        first = seats.of(table, hub, 1.0, PL)
        hub.subscribe(table, [1])
        assert seats.of(table, hub, 1.0 + MOMENT / 2, EN) is first
        later = seats.of(table, hub, 1.0 + 2 * MOMENT, EN)
        assert [seat.present for seat in later] == [False, True]

    with_tables(story)


def test_no_table_is_told_the_seats_of_another_nor_of_an_earlier_entry() -> None:
    async def story(driver: Driver) -> None:
        seats, hub = SeatStates(), Hub()
        one, other = await driver.table("pp"), await driver.table("pb")
        assert [bool(seat.bot) for seat in seats.of(one, hub, 1.0, PL)] == [False, False]
        assert [bool(seat.bot) for seat in seats.of(other, hub, 1.0, PL)] == [False, True]
        await driver.do(one, "resign", 0)
        after = await driver.tables.table(one.id)
        told = seats.of(one, hub, 1.0, PL)
        assert seats.of(after, hub, 1.0, PL) is not told

    with_tables(story)


def test_a_clock_by_turn_is_told_to_each_in_his_own_language() -> None:
    async def story(driver: Driver) -> None:
        clock: dict[str, Any] = {**THREE_DAYS, "vacation": 14}
        table, seats = await driver.table("pp", clock=clock), SeatStates()
        mover = table.to_move[0]
        said = []
        for viewer in (PL, EN):
            turn = seats.of(table, Hub(), 1000.0, viewer)[mover].turn
            assert turn is not None
            said.append(turn.left_words)
        assert said[0] != said[1]

    with_tables(story)
