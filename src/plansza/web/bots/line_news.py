"""Tells those who look at a table how many others come before its bots, while they wait in line.

Looked up once in a while, for all tables at once, so that it says little about any single decision:
what was thought about, and for how long, is nobody's business.
"""

import asyncio
import logging

from plansza.web.bots.workers import Workers
from plansza.web.common.upkeep import Upkeep
from plansza.web.tables.hub import Hub

log = logging.getLogger(__name__)
LOOK = 1.0  # seconds between two looks; who has not waited as long is told nothing


class LineNews(Upkeep):
    """Looks at the line while the server runs."""

    def __init__(self, workers: Workers, hub: Hub) -> None:
        self._workers = workers
        self._hub = hub

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            self._hub.tell_line(self._workers.before(LOOK))
