"""Tells those who look at a table how many others come before its bots, while they wait in line.

Looked up once in a while, for all tables at once, so that it says little about any single decision:
what was thought about, and for how long, is nobody's business.
"""

import asyncio
import logging
from contextlib import suppress

from plansza.web.bots.workers import Workers
from plansza.web.tables.hub import Hub

log = logging.getLogger(__name__)
LOOK = 1.0  # seconds between two looks; who has not waited as long is told nothing


class LineNews:
    """Looks at the line while the server runs."""

    def __init__(self, workers: Workers, hub: Hub) -> None:
        self._workers = workers
        self._hub = hub
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._looking = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            self._hub.tell_line(self._workers.before(LOOK))
