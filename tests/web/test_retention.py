"""Tables go when their time is over, each kind after its own, and nobody who is there loses one."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from plansza.games import find
from plansza.store import Store, open_store
from plansza.table.decide import Command
from plansza.table.tables import Tables
from plansza.web.processes.homes import Homes
from plansza.web.retention import DAY, PORTION, Retention
from tests.cli.care.test_tables import opened
from tests.web.helper import Player, running

NOW = 1000 * DAY


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(f"sqlite:///{tmp_path}/log.db") as found:
        yield found


def close(store: Store, table_id: str, now: float) -> None:
    asyncio.run(Tables(store, now=lambda: now).submit(table_id, Command("close")))


def kept(store: Store) -> set[str]:
    return {each.id for each in store.heads(limit=1000)}


def look(store: Store, finished: int | None, abandoned: int | None, watched: str = "") -> bool:
    tables = Tables(store, now=lambda: NOW)
    retention = Retention(tables, Homes(), lambda table: table == watched, finished, abandoned)
    return asyncio.run(retention.look())


def test_each_kind_of_table_has_its_time(store: Store) -> None:
    running_, abandoned = opened(store, now=NOW - 5 * DAY), opened(store, now=NOW - 50 * DAY)
    over, old = opened(store, now=NOW - 50 * DAY), opened(store, now=NOW - 50 * DAY)
    close(store, over.id, NOW - 5 * DAY)
    close(store, old.id, NOW - 20 * DAY)
    all_of_them = {running_.id, abandoned.id, over.id, old.id}
    look(store, None, None)
    look(store, 30, 60)
    assert kept(store) == all_of_them
    look(store, 10, None)
    assert kept(store) == all_of_them - {old.id}
    look(store, None, 30, watched=abandoned.id)
    assert abandoned.id in kept(store)
    look(store, None, 30)
    assert kept(store) == {running_.id, over.id}


def test_a_table_stays_while_somebody_has_time_for_his_turn(store: Store) -> None:
    """A turn of thirty days, and as many days off behind it; and what ended while the server was
    away is not deleted before anybody has looked at it."""
    clock = {"turn": 30 * DAY, "late": "bot", "vacation": 14}
    first = [
        Command("sit", seat, {"name": name, "secret": name})
        for seat, name in enumerate(("Ania", "Olek"))
    ]
    then = Tables(store, now=lambda: NOW - 40 * DAY)

    async def open_table() -> str:
        table = await then.create(find("spor"), clock=clock, first=first)
        await then.submit(table.id, Command("away", table.to_move[0], {"days": 14}))
        return table.id

    table_id = asyncio.run(open_table())
    look(store, None, 10)
    assert kept(store) == {table_id}
    later = NOW + 400 * DAY
    tables = Tables(store, now=lambda: later)
    asyncio.run(Retention(tables, Homes(), lambda table: False, None, 10).look())
    assert kept(store) == {table_id}
    tables.now = lambda: later + 2 * DAY  # and nobody could do anything there
    asyncio.run(Retention(tables, Homes(), lambda table: False, None, 10).look())
    assert kept(store) == set()


def test_many_tables_go_in_portions(store: Store) -> None:
    for _ in range(PORTION + 5):
        opened(store, seats=0, now=1.0)
    tables = Tables(store, now=lambda: NOW)
    retention = Retention(tables, Homes(), lambda table: False, None, 30)
    assert asyncio.run(retention.look())
    assert len(kept(store)) == 5
    assert not asyncio.run(retention.look())
    assert kept(store) == set()


def test_players_are_told(tmp_path: Path) -> None:
    with running(tmp_path, keep_finished=30, keep_abandoned=90) as server:
        ania = Player(server)
        ania.open(name="Ania")
        page = ania.http.get(f"/t/{ania.table}").text
        ania.close()
    assert "30 dni od jej końca" in page or "30 days after its end" in page
    assert "90 dni nic" in page or "for 90 days disappears" in page
