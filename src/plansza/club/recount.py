"""Everything once more from the logs: what the ledger should say, if nothing was changed."""

import asyncio
from dataclasses import dataclass

from plansza.club.ledger import Ledger, Standings, standings_of
from plansza.club.results import Result, result_of
from plansza.core.errors import PlanszaError
from plansza.store import Store
from plansza.table.reading import LogReader
from plansza.table.table import OVER


@dataclass
class Recount:
    """The results in the ledger's order, each from its table's log where that is still there."""

    standings: Standings
    differing: dict[int, Result]  # by place: where the log says something else
    unread: list[str]  # tables that are gone, or that this program cannot read


def result_in(store: Store, table_id: str) -> Result | None:
    """What the log of a table says; nothing while its game runs."""
    live = asyncio.run(LogReader(store).table(table_id))
    table = live.table
    if table.status != OVER:
        return None
    (ended,) = store.read(table_id, after=table.ended - 1, most=1)
    return result_of(table, ended.at)


def recount(store: Store) -> Recount:
    """Read every table of the ledger anew."""
    ledger = Ledger(store)
    written = list(ledger.standings().results)
    found: list[Result] = []
    differing: dict[int, Result] = {}
    unread: list[str] = []
    for place, result in enumerate(written, start=1):
        try:
            again = result_in(store, result.table)
        except PlanszaError:
            again = None
        if again is None:
            unread.append(result.table)
        elif again != result:
            differing[place] = again
        found.append(again or result)
    return Recount(standings_of(found), differing, unread)
