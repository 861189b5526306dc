"""Which tables stay in memory, how they come back, and who waits for a table's lock."""

import asyncio
import gc
import sqlite3
import time
import weakref
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from plansza.core import Event, FastChance
from plansza.store import open_store
from plansza.store.entries import StoreUnavailable, TableTaken
from plansza.table.decide import Command
from plansza.table.table import Table
from plansza.table.tables import Tables
from tests.table.helper import GAME, Driver, Time

MOST = 5


def in_small_hall(story: Callable[[Driver], Coroutine[Any, Any, None]], idle: float = 0.0) -> None:
    """Tell a story in a tables with little room."""
    store, clock = open_store("sqlite://"), Time()
    try:
        asyncio.run(story(Driver(Tables(store, clock, MOST, idle), clock)))
    finally:
        store.close()


def is_live(driver: Driver, table: Table) -> bool:
    return table.id in {each.id for each in driver.tables.live_tables()}


async def crowd(driver: Driver, count: int = 3 * MOST) -> list[Table]:
    """More tables than there is room for."""
    return [await driver.table("pp") for _ in range(count)]


def digest(table: Table) -> str:
    assert table.position is not None
    return table.position.digest()


def spoken(events: list[Event]) -> list[object]:
    return [(event.code, event.facts, event.secrets) for event in events]


async def last_events(driver: Driver, table: Table) -> list[Event]:
    """What happened at the newest entry."""
    part = await driver.tables.part(table, table.number - 1, table.number)
    [(_, events)] = part.logged
    return events


def test_a_table_that_left_comes_back_equal() -> None:
    async def story(driver: Driver) -> None:
        chance = FastChance(4)
        games = [await driver.play(await driver.table("pp"), chance, moves) for moves in (1, 9, 30)]
        await driver.do(games[1], "offer", 0, what="takeback")
        await driver.tables.prefer(games[1].id, 0, confirm=True)
        before = [await driver.tables.table(game.id) for game in games]
        told = [await last_events(driver, game) for game in before]
        await crowd(driver)
        assert not any(is_live(driver, game) for game in games)
        for old, events in zip(before, told, strict=True):
            again = await driver.tables.table(old.id)
            assert again is not old
            assert digest(again) == digest(old)
            assert (again.number, again.seats, again.steps, again.offer, again.changed) == (
                old.number,
                old.seats,
                old.steps,
                old.offer,
                old.changed,
            )
            assert not again.doubt
            assert spoken(await last_events(driver, old)) == spoken(events)
        assert driver.tables.settings(games[1].id, 0).confirm
        await driver.do(games[1], "answer", 1, yes=True)
        await driver.play(games[2], chance)

    in_small_hall(story)


def test_memory_stays_bounded() -> None:
    """Neither tables nor locks nor anything of them stays, however many are asked for."""

    async def story(driver: Driver) -> None:
        seen = [weakref.ref(table) for table in await crowd(driver, 60)]
        assert len(driver.tables) == MOST
        for head in driver.tables.store.heads():
            await driver.tables.table(head.id)
            assert len(driver.tables) <= MOST
        assert len(driver.tables._locks) == 0
        gc.collect()
        assert sum(each() is not None for each in seen) <= MOST

    in_small_hall(story)


def test_the_least_recently_used_goes_first() -> None:
    async def story(driver: Driver) -> None:
        tables = await crowd(driver, MOST)
        await driver.tables.table(tables[0].id)
        await driver.table("pp")
        assert is_live(driver, tables[0])
        assert not is_live(driver, tables[1])

    in_small_hall(story)


def test_a_table_that_was_just_read_stays() -> None:
    """Whoever reads it is perhaps not done."""

    async def story(driver: Driver) -> None:
        tables = await crowd(driver, 2 * MOST)
        assert all(is_live(driver, table) for table in tables)

    in_small_hall(story, idle=60.0)


def test_a_table_that_somebody_needs_stays() -> None:
    async def story(driver: Driver) -> None:
        watched, free = await driver.table("pp"), await driver.table("pp")
        needed = {watched.id}
        driver.tables.needed_by.append(needed.__contains__)
        await crowd(driver)
        assert is_live(driver, watched)
        assert not is_live(driver, free)
        needed.clear()
        await crowd(driver)
        assert not is_live(driver, watched)

    in_small_hall(story)


def test_a_table_whose_clock_runs_stays() -> None:
    async def story(driver: Driver) -> None:
        limit = {"base": 60.0, "bonus": 5.0}
        running, waiting = (
            await driver.table("pp", clock=limit),
            await driver.table("p-", clock=limit),
        )
        await crowd(driver)
        assert is_live(driver, running)
        assert not is_live(driver, waiting)
        await driver.do(running, "resign", 0)
        await crowd(driver)
        assert not is_live(driver, running)

    in_small_hall(story)


def test_commands_under_way_are_not_disturbed() -> None:
    """Many talk at many tables while others push those tables out of memory."""

    async def story(driver: Driver) -> None:
        tables = await crowd(driver, 12)

        few, lines = asyncio.Semaphore(MOST), 10

        async def talk(table: Table, line: int) -> int:
            command = Command("chat", line % 2, {"text": f"line {line}"}, f"line-{line}")
            async with few:
                return (await driver.tables.submit(table.id, command)).number

        talking = [talk(table, line) for line in range(lines) for table in tables]
        meanwhile = asyncio.create_task(crowd(driver))
        said = await asyncio.gather(*talking)
        await meanwhile
        for place, table in enumerate(tables):
            assert sorted(said[place :: len(tables)]) == list(range(4, 4 + lines))
            log = driver.tables.store.read(table.id)
            texts = {entry.body["text"] for entry in log if entry.kind == "chat"}
            assert texts == {f"line {line}" for line in range(lines)}
            assert (await driver.tables.table(table.id)).number == log[-1].number
        assert len(driver.tables) <= MOST  # so they came and went all the time

    in_small_hall(story)


# -- locks ----------------------------------------------------------------------------------------


def test_who_waits_behind_a_failure_fails_soon(tmp_path: Path) -> None:
    """Each tried for itself once, and the last of five waited five times as long."""
    patience, count = 1.5, 8
    path = tmp_path / "tables.db"
    store = open_store(f"sqlite:///{path}", patience=patience)

    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        waiting = [driver.do(table, "chat", 0, text=f"line {line}") for line in range(count)]
        failures = await asyncio.gather(*waiting, return_exceptions=True)
        took = time.monotonic() - began
        assert {type(each) for each in failures} == {StoreUnavailable}
        assert {str(each) for each in failures} == {str(failures[0])}
        assert len({id(each) for each in failures}) == count
        assert patience * 0.8 < took < patience * count / 2
        late = asyncio.create_task(driver.do(table, "chat", 0, text="who comes later tries anew"))
        await asyncio.sleep(patience / 5)
        other.close()
        assert (await late).number == 4

    try:
        asyncio.run(story(Driver(Tables(store), Time())))
    finally:
        store.close()


def test_one_table_for_one_id() -> None:
    async def story(driver: Driver) -> None:
        first = Command("sit", None, {"seat": 0, "name": "Ania", "secret": "secret"})
        tries = [driver.tables.create(GAME, table_id="mine", first=[first]) for _ in range(4)]
        made = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(each).__name__ for each in made) == ["Table"] + ["TableTaken"] * 3
        with pytest.raises(TableTaken):
            await driver.tables.create(GAME, table_id="mine")
        table = await driver.tables.table("mine")
        assert (table.number, table.seats[0].name) == (1, "Ania")
        assert driver.tables.store.head("mine").seed == table.head.seed

    in_small_hall(story)
