"""Tables that nobody will open again go, where the host has said for how long they are kept.

It is done a little at a time: every minute a few tables are looked at, in the order of their ids,
and when all were, it begins anew after an hour. Every table is looked at where it is at home.
"""

import asyncio
import logging
from collections.abc import Callable

from plansza.core.errors import PlanszaError
from plansza.table.table import OVER, Table
from plansza.table.tables import Tables
from plansza.web.common.upkeep import Upkeep
from plansza.web.processes.homes import Homes

log = logging.getLogger(__name__)
PORTION = 50  # tables
PAUSE = 60.0  # seconds between two portions
ROUND = 3600.0  # and between two rounds through all of them
DAY = 86400.0
AFTER = 0.001  # seconds behind the last entry: whatever comes later keeps the table


class Retention(Upkeep):
    """Deletes tables whose time is over; days since their last entry, None is for ever."""

    def __init__(
        self,
        tables: Tables,
        homes: Homes,
        is_watched: Callable[[str], bool],
        finished: int | None,
        abandoned: int | None,
    ) -> None:
        self._tables = tables
        self._homes = homes
        self._is_watched = is_watched
        self._finished = finished
        self._abandoned = abandoned
        self._place = ""  # the last id that was looked at

    def start(self) -> None:
        """Look from now on, if there is a limit."""
        if self._shortest is not None:
            super().start()

    @property
    def _shortest(self) -> int | None:
        return min((days for days in (self._finished, self._abandoned) if days), default=None)

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                more = await self.look()
            except PlanszaError:  # the store is away; those who need it have said so
                continue
            except Exception:
                log.exception("nobody could look for old tables")
                continue
            if not more:
                await asyncio.sleep(ROUND)

    async def look(self) -> bool:
        """Look at a portion; whether there are more in this round."""
        if self._shortest is None:
            return False
        store, before = self._tables.store, self._tables.now() - self._shortest * DAY
        found = await asyncio.to_thread(store.heads_before, before, self._place, PORTION)
        opened = {table: created for table, created in found if self._homes.is_mine(table)}
        active = await asyncio.to_thread(store.activity, list(opened))
        for table, created in opened.items():
            last = active[table][1] if table in active else created
            if last < before and not self._is_watched(table):
                await self._judge(table, last)
        self._place = found[-1][0] if len(found) == PORTION else ""
        return bool(self._place)

    async def _judge(self, table_id: str, last: float) -> None:
        """Delete a table if its time is over; one that cannot be read is not for us to judge."""
        try:
            live = await self._tables.reader.table(table_id)
            days = self._finished if live.table.status == OVER else self._abandoned
            if days is None or last >= self._tables.now() - days * DAY:
                return
            if goes_on(live.table, self._tables):
                return
            await asyncio.to_thread(self._tables.store.remove, table_id, last + AFTER)
        except PlanszaError as error:
            log.info("table %s stays: %s", table_id, error)
            return
        self._tables.let_go(table_id)


def goes_on(table: Table, tables: Tables) -> bool:
    """Whether somebody still has time for his turn, by a clock of days and by his vacation; or it
    was over while the server was away, and what follows from that has yet to be done."""
    end = table.turns.next_end() if table.turns is not None else None
    return end is not None and max(end, tables.patient_until) + DAY > tables.now()
