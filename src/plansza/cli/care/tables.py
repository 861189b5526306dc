"""`plansza tables`: what a host sees of all tables, and what he may do to one of them."""

import asyncio
import time
from typing import TYPE_CHECKING

from plansza.cli.arguments import whole
from plansza.cli.seats import confirmed, known_store, table_of
from plansza.cli.terminal import Complaint, Terminal
from plansza.core.errors import PlanszaError
from plansza.table.decide import Command
from plansza.table.table import OVER, Table
from plansza.table.tables import Tables

if TYPE_CHECKING:
    from plansza.store import Store

IDLE = 30 * 86400.0  # seconds without an entry, after which a game is not going on any more
BROKEN = "broken"  # a table that cannot be read: its game is not here, or fails


def run_list(terminal: Terminal, database: str | None, limit: str) -> None:
    """The newest tables, one line each, without what is said or held there."""
    from rich import box
    from rich.table import Table as Grid

    words = terminal.words
    most = whole(words, "--limit", limit)
    with known_store(terminal, database) as store:
        heads = store.heads(limit=most)
        active = store.activity([head.id for head in heads])
        if not heads:
            terminal.say(words("tables-none", store=store.name))
            return
        grid = Grid(box=box.SIMPLE_HEAD)
        for header in ("table", "game", "status", "players", "opened", "active", "entries"):
            grid.add_column(words(f"tables-{header}"), no_wrap=header == "table")
        for head in heads:
            count, last = active.get(head.id, (0, head.created))
            status = words(f"tables-is-{status_of(store, head.id)}")
            when = day(head.created), day(last)
            grid.add_row(head.id, head.game, status, str(head.seats), *when, str(count))
        terminal.say(grid)


def run_show(terminal: Terminal, database: str | None, table_id: str) -> None:
    """One table: who sits there, and how far it is. No hand and no seed."""
    words = terminal.words
    with known_store(terminal, database) as store:
        table = table_of(store, own_part(table_id))
        count, last = store.activity([table.id]).get(table.id, (0, table.head.created))
    terminal.say(terminal.words_of(table.game).title(table.setup), style="bold")
    terminal.say(words(f"tables-is-{table.status}"))
    terminal.say(words("tables-times", opened=day(table.head.created), active=day(last)))
    moves = len(table.steps)
    terminal.say(words("tables-counts", entries=count, moves=moves))
    for number, seat in enumerate(table.seats, start=1):
        who = seat.name or words("tables-free")
        terminal.say(f"  {number}. {who}" + (f" ({seat.player})" if seat.player else ""))


def run_close(terminal: Terminal, database: str | None, table_id: str, sure: bool) -> None:
    """End a running game by an entry of its log, which servers notice like any other."""
    words = terminal.words
    with known_store(terminal, database) as store:
        table = table_of(store, own_part(table_id))
        if not sure and not confirmed(terminal, words("tables-close-ask", table=table.id)):
            terminal.say(words("tables-kept"))
            return
        asyncio.run(Tables(store).submit(table.id, Command("close")))
    terminal.say(words("tables-closed", table=table.id))


def run_delete(
    terminal: Terminal, database: str | None, table_id: str, sure: bool, force: bool
) -> None:
    """Take a table away for good: one that is over or idle, or any by force."""
    words = terminal.words
    with known_store(terminal, database) as store:
        head = store.head(own_part(table_id))
        _, last = store.activity([head.id]).get(head.id, (0, head.created))
        idle = last < time.time() - IDLE
        if not force and not idle and status_of(store, head.id) != OVER:
            raise Complaint(words("error-table-going-on", table=head.id, days=round(IDLE / 86400)))
        if not sure and not confirmed(terminal, words("tables-delete-ask", table=head.id)):
            terminal.say(words("tables-kept"))
            return
        # What somebody did while we asked keeps it.
        store.remove(head.id, since=None if force else last + 0.001)
    terminal.say(words("tables-deleted", table=head.id))


def run_export(terminal: Terminal, database: str | None, table_id: str, path: str) -> None:
    """Write the record of a game that is over, for whoever replays or verifies it."""
    words = terminal.words
    terminal.check_target(path)
    with known_store(terminal, database) as store:
        table = table_of(store, own_part(table_id))
    if table.status != OVER:
        raise Complaint(words("error-export-running", table=table.id))
    terminal.write(path, table.record().text())
    terminal.say(words("tables-exported", table=table.id, path=path))


def status_of(store: "Store", table_id: str) -> str:
    """Whether it is open, running or over, as far as it can be read."""
    try:
        table: Table = table_of(store, table_id)
    except PlanszaError:
        return BROKEN
    return table.status


def own_part(address: str) -> str:
    """The id in what was typed, which may be the whole address of the page."""
    return address.partition("?")[0].rstrip("/").rpartition("/")[2]


def day(seconds: float) -> str:
    """A time as the host's clock shows it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
