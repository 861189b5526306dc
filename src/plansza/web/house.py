"""The parts of one server process, put together: tables, listeners, bots, channels."""

import asyncio
import logging
from contextlib import suppress
from contextvars import ContextVar

from plansza.core.errors import PlanszaError
from plansza.store import Store, open_store
from plansza.table.hall import Hall, News
from plansza.table.table import Table
from plansza.web.channels import Wire
from plansza.web.hub import Hub
from plansza.web.pictures import Gallery
from plansza.web.seats import Keys, new_key
from plansza.web.settings import ServerSettings
from plansza.web.steward import Steward
from plansza.web.stream import Desk
from plansza.web.workers import Workers

log = logging.getLogger(__name__)
KEY_SETTING = "signing-key"
CATCHING_UP = ContextVar("catching_up", default=False)  # true in the task that hears the others
PATIENCE = 3.0  # seconds that another process has for its bots before we think for them


class House:
    """Everything a request may need. Opening it needs a running event loop."""

    def __init__(self, settings: ServerSettings, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or open_store(settings.database)
        self.keys = Keys(self.store.settle_setting(KEY_SETTING, new_key()))
        self.hall = Hall(self.store)
        self.hub = Hub()
        self.gallery = Gallery()
        self.workers = Workers(settings.workers, settings.think_limit)
        self.steward = Steward(self.hall, self.hub, self.workers, settings.bot_pause)
        self.wire = Wire(settings.channels, self._heard)
        self.desk = Desk(
            self.hall, self.hub, self.gallery, self.steward.attend, settings.heartbeat,
            settings.send_limit,
        )  # fmt: skip
        self._breaks = 0  # how often the channel was opened anew
        self._synced: dict[str, int] = {}  # after which of them a table was read again
        self.hall.listeners.append(self._spread)

    async def open(self) -> None:
        """Start the bots' processes and the channel."""
        await asyncio.to_thread(self.workers.start)
        self.wire.start()

    async def close(self) -> None:
        """Stop everything, the store last: it finishes what was promised."""
        self.hub.close()
        await self.steward.close()
        await self.wire.close()
        await asyncio.to_thread(self.workers.close)
        await asyncio.to_thread(self.store.close)

    async def table(self, table_id: str, seen: int = 0) -> Table:
        """A table at least as new as what its reader has seen, perhaps at another server."""
        table = await self.hall.table(table_id)
        if table.number < seen or self._synced.get(table_id, 0) < self._breaks:
            self._synced[table_id] = self._breaks
            await self.hall.catch_up(table_id)
            table = await self.hall.table(table_id)
        return table

    async def _spread(self, news: News) -> None:
        """An entry is committed: viewers, bots and other processes learn of it."""
        try:
            table_id = news.table.id
            self.hub.publish(news)
            ours = not CATCHING_UP.get()
            self.steward.attend(table_id, 0.0 if ours else PATIENCE)
            if ours:
                self.wire.tell(table_id, news.entry.number)
        except Exception:  # it is committed: whoever gave the command must not be told otherwise
            log.exception("news of table %s could not be spread", news.table.id)

    async def _heard(self, table_id: str | None) -> None:
        """Another process has news of a table, or may have had some of any."""
        CATCHING_UP.set(True)
        self._breaks += table_id is None
        for each in [table_id] if table_id is not None else self.hub.watched():
            with suppress(PlanszaError):
                await self.hall.catch_up(each)
