"""No task looks after a table where nothing can be done but by people."""

from typing import Any

from plansza.bots.pace import Pace
from plansza.web.bots.automation import Automation
from plansza.web.tables.hub import Hub
from tests.table.helper import Driver, with_tables


class Idle:
    """Processes of bots that are not asked."""

    def forget(self, table_id: str) -> None:
        """It kept nothing."""

    def hurry(self, table_id: str) -> None:
        """It does nothing."""


async def is_looked_after(driver: Driver, table_id: str) -> bool:
    workers: Any = Idle()
    automation = Automation(driver.tables, Hub(), workers, Pace(0.0))
    automation.attend(table_id)
    found = automation.is_busy(table_id)
    await automation.close()
    return found


def test_people_at_a_table_without_a_clock_are_left_alone() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        assert not await is_looked_after(driver, table.id)

    with_tables(story)


def test_a_bot_a_clock_silence_an_open_table_and_one_from_the_log_are_looked_after() -> None:
    async def story(driver: Driver) -> None:
        silent = await driver.table("pp")
        await driver.tables.prefer(silent.id, silent.to_move[0], silent=True)
        unread = await driver.table("pp")
        assert driver.tables.let_go(unread.id)
        tables = [
            await driver.table("pb"),
            await driver.table("pp", clock={"base": 60.0, "bonus": 0.0}),
            await driver.table("p-"),
            silent,
            unread,
        ]
        for table in tables:
            assert await is_looked_after(driver, table.id), table

    with_tables(story)
