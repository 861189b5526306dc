"""`plansza tables`, on the database, beside tables that a server has in memory."""

import asyncio
from pathlib import Path

import pytest

from plansza.games import find
from plansza.store import Store, UnknownTable, open_store
from plansza.table.decide import Command
from plansza.table.table import OVER, RUNNING, Table
from plansza.table.tables import Tables
from tests.cli.conftest import Ask
from tests.store.conftest import new_url
from tests.support.postgres import postgres

__all__ = ["postgres"]

LONG_AGO = 1_000_000.0


@pytest.fixture(params=["file", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    return new_url(request.param, request)


def opened(store: Store, seats: int = 2, now: float | None = None) -> Table:
    """A table of Spór where so many people sit."""
    tables = Tables(store) if now is None else Tables(store, now=lambda: now)

    async def sit() -> Table:
        table = await tables.create(find("spor"))
        for seat in range(seats):
            body = {"name": f"Player {seat}", "secret": f"secret {seat}" * 4}
            await tables.submit(table.id, Command("sit", seat, body))
        return await tables.table(table.id)

    return asyncio.run(sit())


def test_tables_are_listed_and_shown(url: str, ask: Ask) -> None:
    with open_store(url) as store:
        assert "no tables" in ask("tables", "list", "--database", url).out
        running, waiting = opened(store), opened(store, seats=1)
        listed = ask("tables", "list", "--database", url)
        assert running.id in listed.out
        assert waiting.id in listed.out
        assert "Player" not in listed.out
        shown = ask("tables", "show", f"http://a.example/t/{waiting.id}", "--database", url)
        assert (shown.code, "1. Player 0" in shown.out, "2. free" in shown.out) == (0, True, True)
        assert ask("tables", "show", "nobody", "--database", url).code == 2


def test_a_server_notices_that_a_table_is_closed(url: str, ask: Ask, tmp_path: Path) -> None:
    with open_store(url) as store:
        table = opened(store)
        server = Tables(store)
        assert asyncio.run(server.table(table.id)).status == RUNNING
        refused = ask("tables", "export", table.id, str(tmp_path / "r"), "--database", url)
        assert refused.code == 2
        assert ask("tables", "close", table.id, "--database", url, stdin="no\n").code == 0
        said = ask("tables", "close", table.id, "--database", url, "--yes")
        assert said.code == 0, said.err

        async def look() -> Table:
            await server.catch_up(table.id)
            return await server.table(table.id)

        closed = asyncio.run(look())
        assert closed.status == OVER
        assert closed.outcome is not None
        assert (closed.outcome.winners, closed.outcome.reason) == ((), "closed")
        assert ask("tables", "close", table.id, "--database", url, "--yes").code == 2
        exported = ask("tables", "export", table.id, str(tmp_path / "r"), "--database", url)
        assert exported.code == 0, exported.err
        assert ask("verify", str(tmp_path / "r")).code == 0


def test_only_what_is_over_or_idle_is_deleted_unforced(url: str, ask: Ask) -> None:
    with open_store(url) as store:
        running, idle, over = opened(store), opened(store, now=LONG_AGO), opened(store)
        ask("tables", "close", over.id, "--database", url, "--yes")
        refused = ask("tables", "delete", running.id, "--database", url, "--yes")
        assert (refused.code, "--force" in refused.err) == (2, True)
        assert ask("tables", "delete", idle.id, "--database", url).code == 0  # silence is no yes
        assert store.head(idle.id).id == idle.id
        for table in (idle, over):
            assert ask("tables", "delete", table.id, "--database", url, "--yes").code == 0
            with pytest.raises(UnknownTable):
                store.head(table.id)
        said = ask("tables", "delete", running.id, "--database", url, "--yes", "--force")
        assert said.code == 0, said.err
        assert store.heads() == []
