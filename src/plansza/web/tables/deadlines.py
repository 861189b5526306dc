"""Turns end though nobody looks: the store is asked which tables have something due.

The moments stand beside the logs, in an index, so the question is short however many tables there
are, and no table need be in memory for the days until its turn ends. Whatever was missed while no
server ran is found at once when one does. A table is seen to where it is at home; if two servers do
it, the second is told that it has been done.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable

from plansza.core.errors import PlanszaError
from plansza.table.tables import Tables
from plansza.web.common.upkeep import Upkeep
from plansza.web.processes.homes import Homes

log = logging.getLogger(__name__)
PORTION = 200  # tables in one question
STAGGER = 0.02  # seconds between one table and the next
AGAIN = 300.0  # seconds of the tables' time until one is looked at once more that did not move


class Deadlines(Upkeep):
    """Calls for whoever sees to a table, when something is due there."""

    def __init__(
        self, tables: Tables, homes: Homes, attend: Callable[[str], None], pause: float
    ) -> None:
        self._tables = tables
        self._homes = homes
        self._attend = attend
        self._pause = pause
        self._seen: dict[str, tuple[float, float]] = {}  # by table: what was due, and when we saw

    async def _keep(self) -> None:
        while True:
            try:
                await self.look()
            except PlanszaError:  # the store is away; those who need it have said so
                pass
            except Exception:
                log.exception("nobody could look which turns have ended")
            await asyncio.sleep(self._pause)

    async def look(self) -> None:
        """See to every table at which something is due now."""
        now, before = self._tables.now(), self._seen
        self._seen = {}
        async for due, table_id in self._due(now):
            last = before.get(table_id)
            if last is not None and last[0] == due and now - last[1] < AGAIN:
                self._seen[table_id] = last
                continue
            self._seen[table_id] = (due, now)
            self._attend(table_id)
            await asyncio.sleep(STAGGER)

    async def _due(self, now: float) -> AsyncIterator[tuple[float, str]]:
        """The tables that are at home here at which something is due, in portions."""
        found = await asyncio.to_thread(self._tables.store.due, now, PORTION)
        while found:
            for due, table_id in found:
                if self._homes.is_mine(table_id):
                    yield due, table_id
            last = found[-1] if len(found) == PORTION else None
            found = []
            if last is not None:
                found = await asyncio.to_thread(self._tables.store.due, now, PORTION, last)
