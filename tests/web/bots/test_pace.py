"""How long a bot takes says nothing about what it holds."""

import asyncio
from typing import Any

import pytest

from plansza.bots import level_names
from plansza.bots.pace import Pace, usual
from plansza.table.decide import Command
from plansza.web.bots.automation import Automation
from plansza.web.bots.bot_tasks import MoveTask, TaskResult
from plansza.web.bots.line import Errand
from plansza.web.bots.seat_bots import SeatBots
from plansza.web.settings import ServerSettings
from plansza.web.tables.hub import Hub
from tests.table.helper import Driver, with_tables


class Clockwork:
    """In place of the bots' processes and the clock: every choice takes its time, on a machine
    where thinking may take longer than it should."""

    def __init__(self, burden: float, line: float = 0.0) -> None:
        self.time = 0.0
        self.line = line
        self.burden = burden
        self.thoughts: list[float] = []

    def clock(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += seconds

    async def ask(self, task: MoveTask, errand: Errand) -> TaskResult:
        view = task.read()[1]
        errand.waited = self.line
        self.time += self.line
        assert view.seat is not None
        choices = len(view.known.legal_moves(view.seat))
        self.thoughts.append(self.burden * (choices - 1))
        self.time += self.thoughts[-1]
        return TaskResult(task.run(SeatBots()))


def times(
    burden: float, monkeypatch: pytest.MonkeyPatch, line: float = 0.0
) -> tuple[list[float], list[float]]:
    """A game of bots: how long each decision was thought about, and when it appeared."""
    world = Clockwork(burden, line)
    shown: list[float] = []

    async def play(driver: Driver) -> None:
        table = await driver.table("bb")
        workers: Any = world
        automated = Automation(driver.tables, Hub(), workers, Pace(1.0, world.clock))
        monkeypatch.setattr(automated._hub, "is_watched", lambda _: True)
        while table.to_move:
            asked = world.time
            command = await automated._bot_move(table)
            shown.append(round(world.time - asked, 6))
            assert isinstance(command, Command)
            await driver.tables.submit(table.id, command)
            table = await driver.tables.table(table.id)

    monkeypatch.setattr(asyncio, "sleep", world.sleep)
    with_tables(play)
    return world.thoughts, shown


def test_every_decision_of_a_level_takes_equally_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much there was to choose from."""
    thoughts, shown = times(0.001, monkeypatch)
    assert len(set(thoughts)) > 5
    assert set(shown) == {usual("random")}


@pytest.mark.parametrize(
    ("line", "ticks"), [(0.2, 1), (0.3, 2), (0.6, 2), (0.83, 2), (0.85, 3), (60.0, 101)]
)
def test_in_line_too(line: float, ticks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it was, it is told in whole ticks, and nothing is told of the thinking."""
    thoughts, shown = times(0.001, monkeypatch, line)
    assert len(set(thoughts)) > 5
    assert set(shown) == {round(ticks * usual("random"), 6)}


def test_who_waits_in_line_makes_nobody_else_slower() -> None:
    world = Clockwork(0.0)
    pace = Pace(1.0, world.clock)
    world.time = 30.1
    assert pace.rest("master", 0.0, waited=30.0) < 2 * usual("master")
    world.time = 31.0
    assert pace.rest("master", 30.0) == pytest.approx(usual("master") - 1.0)


def test_on_a_busy_machine_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is slower than ever shows that he had a choice; after that nobody shows anything,
    until it happens again."""
    thoughts, shown = times(0.05, monkeypatch)
    assert max(thoughts) > 2 * usual("random")
    slowest = 0.0
    for thought, time in zip(thoughts, shown, strict=True):
        late = thought > max(slowest, usual("random"))
        slowest = max(slowest, time)
        assert late or time == slowest
        assert round(time / usual("random"), 6) % 1 == 0


def test_the_slowest_wish_of_the_people_at_a_table_counts() -> None:
    async def seen(driver: Driver) -> None:
        table = await driver.table("bb")
        workers: Any = None
        automated = Automation(driver.tables, Hub(), workers, Pace())
        assert automated._share(table) == 1.0
        table.seats[0].holder = "somebody"
        automated.wish(table.id, 0, "at-once")
        assert automated._share(table) == 0.25
        table.seats[1].holder = "somebody else"
        assert automated._share(table) == 1.0
        automated.wish(table.id, 1, "quick")
        assert automated._share(table) == 0.5

    with_tables(seen)


def test_the_limit_leaves_the_longest_search_time_on_a_busy_machine() -> None:
    assert ServerSettings().think_limit > 5 * max(usual(level) for level in level_names())
