"""The parts of one server process, put together: tables, listeners, bots, channels."""

import asyncio
import logging
import time
from contextlib import suppress

from litestar.datastructures import State

from plansza.bots.pace import Pace
from plansza.core.errors import PlanszaError
from plansza.games import GAMES
from plansza.store import Store, open_store
from plansza.table.table import Table
from plansza.table.tables import News, Tables
from plansza.web.bots.automation import Automation
from plansza.web.bots.line_news import LineNews
from plansza.web.bots.renewal import Renewal
from plansza.web.bots.workers import Workers
from plansza.web.common.memory import Tidying
from plansza.web.common.seats import Keys
from plansza.web.common.security import Limiter
from plansza.web.common.visitor import AnyRequest, Visitor, visitor_of
from plansza.web.health import Proof
from plansza.web.hints.advice import HintService
from plansza.web.history.cache import HistoryCache
from plansza.web.keys import Keyring
from plansza.web.processes.homes import Homes
from plansza.web.processes.house import House
from plansza.web.retention import Retention
from plansza.web.reviews.jobs import ReviewJobs
from plansza.web.settings import ServerSettings
from plansza.web.tables.attendance import Attendance
from plansza.web.tables.channels import NewsChannel
from plansza.web.tables.hub import Hub
from plansza.web.tables.lookout import Lookout
from plansza.web.tables.pictures import PictureCache
from plansza.web.tables.presence import PresenceKeeper
from plansza.web.tables.stream import StreamContext
from plansza.web.tables.wire import MOST_UNREAD, Unread

log = logging.getLogger(__name__)
STATE_KEY = "context"  # in the application's state, which Litestar keeps by names
RESUMED_FOR = 2 * 86400.0  # seconds since its last entry, for which a game goes on by itself
MOST_RESUMED = 200
STAGGER = 0.05  # seconds between one table and the next
HURRIED = 0.01  # the same, when they were at home in a process that has just died
PATIENCE = 3.0  # seconds that another process has for its bots before we think for them


class ServerContext:
    """Everything a request may need. Opening it needs a running event loop."""

    def __init__(
        self,
        settings: ServerSettings,
        store: Store | None = None,
        limiter: Limiter | None = None,
        house: House | None = None,
    ) -> None:
        self.settings = settings
        self.homes = house.homes if house is not None else Homes()
        if house is not None:
            house.on_moved = self._move_in
        self.limiter = limiter or Limiter(settings.rate)
        self.store = store or open_store(settings.database)
        self.keyring = Keyring(self.store, settings.key)
        self.keys = self.keyring.keys
        self.proof = Proof(self.store, settings.health_fresh)
        self.tables = Tables(self.store, most_live=settings.live_tables, idle=settings.idle)
        self.attendance = Attendance(settings.grace)
        streams = house.streams if house is not None else None
        self.hub = Hub(self.attendance, self.tables.live, streams)
        self.pictures = PictureCache()
        self.workers = Workers(settings.workers, settings.think_limit)
        self.renewal = Renewal(self.workers)
        self.line_news = LineNews(self.workers, self.hub)
        pace = Pace(settings.bot_pace)
        self.automation = Automation(self.tables, self.hub, self.workers, pace, settings.shuffle)
        self.presence = PresenceKeeper(
            self.attendance, self.hub, lambda here: self.channel.say(here)
        )
        self.channel = NewsChannel(settings.channels, self._heard, self.presence, house)
        self.lookout = Lookout(self.tables, self.hub)
        self.tidying = Tidying(self.tables.make_room)
        days = settings.keep_finished, settings.keep_abandoned
        self.retention = Retention(self.tables, self.homes, self.hub.is_watched, *days)
        self.streams = StreamContext(
            tables=self.tables,
            hub=self.hub,
            pictures=self.pictures,
            attend=self._attend,
            heartbeat=settings.heartbeat,
            send_limit=settings.send_limit,
            unread=Unread(MOST_UNREAD // settings.processes),
        )
        self.hints = HintService(self.workers, settings.hint_seconds)
        self.history = HistoryCache(self.tables)
        self.reviews = ReviewJobs(self.workers, settings.review_seconds)
        self._opened = 0.0  # when the channel was last opened anew, in monotonic seconds
        self._resuming: asyncio.Task[None] | None = None
        self.tables.listeners.append(self._spread)
        self.tables.needed_by += [self.hub.is_watched, self.automation.is_busy]

    async def open(self) -> None:
        """Start the bots' processes and the channel; games that were broken off go on."""
        await asyncio.to_thread(GAMES.all)  # found before anybody asks for one
        await asyncio.to_thread(self.workers.start)
        self.renewal.start()
        self.line_news.start()
        self.channel.start()
        self.keyring.watch(self.settings.revoked_within, self._revoke)
        self.presence.start()
        self.lookout.start()
        self.tidying.start()
        self.retention.start()
        self._resuming = asyncio.create_task(self._resume())

    async def close(self) -> None:
        """Stop everything, the store last: it finishes what was promised."""
        self.hub.close()
        if self._resuming is not None:
            self._resuming.cancel()
        await self.keyring.close()
        await self.renewal.close()
        await self.line_news.close()
        await self.automation.close()
        await self.presence.close()
        await self.lookout.close()
        await self.tidying.close()
        await self.retention.close()
        await self.channel.close()
        await asyncio.to_thread(self.workers.close)
        await asyncio.to_thread(self.store.close)

    async def _resume(self, before: Homes | None = None) -> None:
        """Bots whose turn it was when the server stopped move on, though nobody looks.

        One table after the other, so that those who look do not wait for those who do not.
        """
        try:
            since = self.tables.now() - RESUMED_FOR
            found = await asyncio.to_thread(self.store.active_tables, since, MOST_RESUMED)
        except PlanszaError as error:
            log.warning("games that were broken off do not go on by themselves: %s", error)
            return
        for table_id in found:
            if self.homes.is_mine(table_id) and (before is None or not before.is_mine(table_id)):
                self.automation.attend(table_id)
                await asyncio.sleep(STAGGER if before is None else HURRIED)

    def _move_in(self, before: Homes) -> None:
        """A process has come or gone: the games of one that died go on here."""
        if self._resuming is not None:
            self._resuming.cancel()
        self._resuming = asyncio.create_task(self._resume(before))

    async def table(self, table_id: str, seen: int = 0) -> Table:
        """A table at least as new as what its reader has seen, perhaps at another server."""
        table = await self.tables.table(table_id)
        if table.number < seen or self.tables.last_read(table_id) < self._opened:
            await self.tables.catch_up(table_id)
            table = await self.tables.table(table_id)
        return table

    async def _spread(self, news: News) -> None:
        """An entry is committed: viewers, bots and other processes learn of it."""
        try:
            table_id = news.table.id
            self.presence.note(news)
            self.hub.publish(news)
            self._attend(table_id, news.own)
            if news.own:
                self.channel.announce(table_id, news.entry.number)
        except Exception:  # it is committed: whoever gave the command must not be told otherwise
            log.exception("news of table %s could not be spread", news.table.id)

    def _attend(self, table_id: str, own: bool = True) -> None:
        """Bots think where a table is at home; elsewhere somebody looks whether they did."""
        now = own and self.homes.is_mine(table_id)
        self.automation.attend(table_id, 0.0 if now else PATIENCE)

    def _revoke(self, keys: Keys) -> None:
        """All seats were revoked: who looks through the eyes of one does so no more."""
        self.keys = keys
        for table_id in self.hub.watched():
            self.hub.dismiss(table_id)

    async def _heard(self, table_id: str | None, /, near: bool) -> None:
        """Another process has news of a table, or may have had some of any."""
        if table_id is None:
            self._opened = time.monotonic()
        elif near and not self.homes.is_mine(table_id) and self._lets_go(table_id):
            return
        for each in [table_id] if table_id is not None else self.hub.watched():
            with suppress(PlanszaError):
                await self.tables.catch_up(each)
        if table_id is not None and near and self.homes.is_mine(table_id):
            self.automation.attend(table_id)

    def _lets_go(self, table_id: str) -> bool:
        """Forget a table that is at home elsewhere, unless it is needed here: whoever asks for it
        once more reads it then."""
        if self.hub.is_watched(table_id) or not self.automation.leave(table_id):
            return False
        return self.tables.let_go(table_id)


# -- for those who need them in a request -------------------------------------------------------


def context_of(state: State) -> ServerContext:
    """The parts of the server that an application's state belongs to, once it has started."""
    context = state[STATE_KEY]
    assert isinstance(context, ServerContext)
    return context


def visitor_in(request: AnyRequest, context: ServerContext) -> Visitor:
    """Whoever sends a request."""
    return visitor_of(request, context.keys)
