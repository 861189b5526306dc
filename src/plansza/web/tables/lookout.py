"""A look at the log now and then, for news that nobody told us.

A process may die between writing an entry and telling the others; a channel may lose a word; the
database may have been away in the moment in which news were to be read, or have carried out what
we gave up waiting for. Pages that are open must not stay behind until the next move. And a
host may close or delete a table beside us: who asks for it next is not to be told of old.
"""

import asyncio
import logging
from contextlib import suppress

from plansza.core.errors import PlanszaError
from plansza.table.tables import Tables
from plansza.web.common.upkeep import Upkeep
from plansza.web.tables.hub import Hub

log = logging.getLogger(__name__)
PAUSE = 3.0  # seconds between two looks
SELDOM = 4  # every so many looks also at tables that are in memory and nobody looks at
MOST = 500  # tables in one question


class Lookout(Upkeep):
    """Compares the tables that somebody looks at with their logs, one short question for all."""

    def __init__(self, tables: Tables, hub: Hub, pause: float = PAUSE) -> None:
        self._tables = tables
        self._hub = hub
        self._pause = pause
        self._looks = 0

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(self._pause)
            try:
                await self.look()
            except PlanszaError:  # the store is away; those who need it have said so
                continue
            except Exception:
                log.exception("nobody could look for news")

    async def look(self) -> None:
        """Read what is new at any table with an open page; now and then at all that are here."""
        self._looks += 1
        asked = dict.fromkeys(self._hub.watched())
        if self._looks % SELDOM == 0:
            asked.update(dict.fromkeys(table.id for table in self._tables.live_tables()))
        for first in range(0, len(asked), MOST):
            some = list(asked)[first : first + MOST]
            written = await asyncio.to_thread(self._tables.store.last_numbers, some)
            for table_id in set(some) - set(written):  # deleted
                self._tables.let_go(table_id)
                self._hub.dismiss(table_id)
            for table_id in self._behind(written):
                with suppress(PlanszaError):
                    await self._tables.catch_up(table_id)

    def _behind(self, written: dict[str, int]) -> list[str]:
        known = {table.id: table.number for table in self._tables.live_tables()}
        return [each for each, last in written.items() if known.get(each, last) < last]
