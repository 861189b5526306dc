"""How long a bot takes says nothing about what it holds."""

import asyncio
from typing import Any

import pytest

from plansza.bots import level_names
from plansza.table.decide import Command
from plansza.web.bots.automation import Automation
from plansza.web.bots.bot_tasks import MoveTask, TaskResult
from plansza.web.bots.pace import usual
from plansza.web.bots.seat_bots import SeatBots
from plansza.web.settings import ServerSettings
from plansza.web.tables.hub import Hub
from tests.table.helper import Driver, with_tables


class QuickWorkers:
    """In place of the bots' processes: they answer at once."""

    async def ask_bot(self, task: MoveTask) -> TaskResult:
        return TaskResult(task.run(SeatBots()))


def test_every_decision_of_a_level_takes_equally_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much there was to choose from."""
    waited: list[float] = []
    choices: set[int] = set()

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def play(driver: Driver) -> None:
        table = await driver.table("bb")
        workers: Any = QuickWorkers()
        automated = Automation(driver.tables, Hub(), workers, 1.0)
        monkeypatch.setattr(automated._hub, "is_watched", lambda _: True)
        while table.to_move:
            assert table.position is not None
            choices.add(len(table.position.legal_moves(table.to_move[0])))
            command = await automated._bot_move(table)
            assert isinstance(command, Command)
            await driver.tables.submit(table.id, command)
            table = await driver.tables.table(table.id)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    with_tables(play)
    assert len(choices) > 5
    assert set(waited) == {usual("random")}


def test_the_limit_leaves_the_longest_search_time_on_a_busy_machine() -> None:
    assert ServerSettings().think_limit > 5 * max(usual(level) for level in level_names())
