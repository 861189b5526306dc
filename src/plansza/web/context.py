"""The parts of one server process, put together: tables, listeners, bots, channels."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

from litestar.datastructures import State
from litestar.di import NamedDependency

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
from plansza.web.club.club import Club
from plansza.web.club.gate import Gate
from plansza.web.common.memory import Tidying
from plansza.web.common.problems import wants_page
from plansza.web.common.render import SIGNED_IN
from plansza.web.common.seats import Keys
from plansza.web.common.security import Limiter
from plansza.web.common.visitor import AnyRequest, Visitor, visitor_of
from plansza.web.health import Proof
from plansza.web.hints.advice import HintService
from plansza.web.history.cache import HistoryCache
from plansza.web.keys import Keyring
from plansza.web.metrics.meter import Meter
from plansza.web.metrics.pulse import Look, Pulse
from plansza.web.notices.delivery import Delivery
from plansza.web.notices.notifier import Notifier
from plansza.web.processes.homes import Homes
from plansza.web.processes.house import House
from plansza.web.programs.ladder import Ladder
from plansza.web.programs.looks import LookCache
from plansza.web.programs.registry import BotRegistry
from plansza.web.programs.sittings import Sittings
from plansza.web.programs.streams import ProgramStreams
from plansza.web.programs.tokens import TokenDesk
from plansza.web.retention import Retention
from plansza.web.reviews.jobs import ReviewJobs
from plansza.web.settings import ServerSettings
from plansza.web.tables.attendance import Attendance
from plansza.web.tables.channels import NewsChannel
from plansza.web.tables.deadlines import Deadlines
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
HURRIED = 0.01  # the same in a house of several processes, where one has just died or come anew,
TOGETHER = 10  # between so many of them and the next: on a busy machine every pause is a long one
PATIENCE = 3.0  # seconds that another process has for its bots before we think for them


class ServerContext:
    """Everything a request may need. Opening it needs a running event loop."""

    def __init__(
        self,
        settings: ServerSettings,
        store: Store | None = None,
        limiter: Limiter | None = None,
        house: House | None = None,
        now: Callable[[], float] | None = None,
        meter: Meter | None = None,
    ) -> None:
        self.settings = settings
        self.meter = meter
        self.homes = house.homes if house is not None else Homes()
        if house is not None:
            house.on_moved = self._move_in
        self.limiter = limiter or Limiter(settings.rate)
        self.store = store or open_store(settings.database)
        self.keyring = Keyring(self.store, settings.key)
        self.keys = self.keyring.keys
        section = settings.configuration.programs
        self.tokens = TokenDesk(self.store, section, lambda: self.keys)
        club = settings.configuration.club
        secret = club.secret if club is not None else None
        self.gate = Gate(secret, lambda: self.keys) if secret is not None else None
        self.club: Club | None = None
        self.proof = Proof(self.store, settings.health_fresh)
        self.tables = Tables(self.store, now, settings.live_tables, settings.idle)
        self.attendance = Attendance(settings.grace)
        streams = house.streams if house is not None else None
        self.hub = Hub(self.attendance, self.tables.live, streams)
        self.bots = BotRegistry(self.store, section, self.attendance, lambda: self.keys)
        self.sittings = Sittings(self.store, self.tokens, self.tables.now)
        self.ladder = Ladder(self.store, self.tables, self.bots)
        self.events = ProgramStreams()
        self.sittings.on_new = self.events.hear_new
        self.pictures = PictureCache()
        self.looks = LookCache()
        self.workers = Workers(settings.workers, settings.think_limit)
        self.renewal = Renewal(self.workers)
        self.line_news = LineNews(self.workers, self.hub)
        pace = Pace(settings.bot_pace)
        self.automation = Automation(self.tables, self.hub, self.workers, pace, settings.shuffle)
        self.presence = PresenceKeeper(
            self.attendance, self.hub, lambda here: self.channel.say(here), settings.is_alone
        )
        self.channel = NewsChannel(settings.channels, self._heard, self.presence, house)
        self.lookout = Lookout(self.tables, self.hub)
        look = settings.deadline_look
        self.deadlines = Deadlines(self.tables, self.homes, self.automation.attend, look)
        self.tidying = Tidying(self.tables.make_room)
        days = settings.keep_finished, settings.keep_abandoned
        self.retention = Retention(self.tables, self.homes, self.hub.is_watched, *days)
        self.delivery = Delivery(settings.configuration, self.keyring.own)
        self.notifier = Notifier(
            self.tables,
            self.homes,
            self.attendance,
            self.delivery,
            self.limiter,
            settings.configuration.notices,
        )
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
        self.pulse = Pulse(meter, self._looks()) if meter is not None else None
        if meter is not None:
            self.store.tell_batches(meter.batch)
        if club is not None:
            self.club = Club(club, self.tables, self.homes, lambda: self.keys, self.hub.dismiss)
        self._opened = 0.0  # when the channel was last opened anew, in monotonic seconds
        self._resuming: asyncio.Task[None] | None = None
        if self.club is not None:  # before the pages: it may send some of them away
            self.tables.listeners.append(self.club.hear)
        self.tables.listeners.append(self._spread)
        self.tables.needed_by += [
            self.hub.is_watched,
            self.automation.is_busy,
            self.events.is_watched,
        ]

    async def open(self) -> None:
        """Start the bots' processes and the channel; games that were broken off go on."""
        await asyncio.to_thread(GAMES.all)  # found before anybody asks for one
        await asyncio.to_thread(self.workers.start)
        self.renewal.start()
        self.line_news.start()
        self.channel.start()
        self.keyring.watch(self.settings.revoked_within, self._revoke)
        self.tokens.start(self.settings.revoked_within)
        self.presence.start()
        self.lookout.start()
        self.tidying.start()
        self.retention.start()
        self.deadlines.start()
        self.notifier.start()
        if self.pulse is not None:
            self.pulse.start()
        if self.club is not None:
            self.club.start()
        self._resuming = asyncio.create_task(self._resume())

    async def close(self) -> None:
        """Stop everything, the store last: it finishes what was promised."""
        self.hub.close()
        self.events.close()
        if self.pulse is not None:
            await self.pulse.close()
        if self._resuming is not None:
            self._resuming.cancel()
        await self.keyring.close()
        await self.tokens.close()
        await self.sittings.close()
        await self.deadlines.close()
        await self.renewal.close()
        await self.line_news.close()
        await self.automation.close()
        await self.presence.close()
        await self.lookout.close()
        await self.tidying.close()
        await self.retention.close()
        await self.notifier.close()
        if self.club is not None:
            await self.club.close()
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
        mine = [each for each in found if self.homes.is_mine(each)]
        group, pause = (TOGETHER, HURRIED) if len(self.homes.live) > 1 else (1, STAGGER)
        if before is not None:
            mine = [each for each in mine if not before.is_mine(each)]
            group, pause = TOGETHER, HURRIED
        for begin in range(0, len(mine), group):
            for table_id in mine[begin : begin + group]:
                self.automation.attend(table_id)
            await asyncio.sleep(pause)

    def _move_in(self, before: Homes) -> None:
        """A process has come or gone: the games of one that died go on here."""
        self.notifier.move_in()
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
            if self.meter is not None and news.own and news.entry.kind == "move":
                self._count(self.meter, news)
            self.presence.note(news)
            self.hub.publish(news)
            self.events.hear(news)
            self.ladder.hear(news)
            self.sittings.hear(news)
            self._attend(table_id, news.own)
            if news.own:
                self.channel.announce(table_id)
        except Exception:  # it is committed: whoever gave the command must not be told otherwise
            log.exception("news of table %s could not be spread", news.table.id)

    def _count(self, meter: Meter, news: News) -> None:
        seat = news.entry.seat
        meter.move(by_bot=seat is not None and bool(news.table.seats[seat].bot))

    def _looks(self) -> dict[str, Look]:
        """What is looked at to be measured."""
        return {
            "plansza_streams": lambda: len(self.hub),
            "plansza_tables": lambda: len(self.tables),
            "plansza_bots_waiting": lambda: self.workers.waiting()[0],
            "plansza_bots_thinking": self.workers.thinking,
            "plansza_bots_oldest_seconds": lambda: self.workers.waiting()[1],
            "plansza_bots_processes": self.workers.alive,
            "plansza_processes": lambda: len(self.homes.live),
        }

    def _attend(self, table_id: str, own: bool = True) -> None:
        """Bots think where a table is at home; elsewhere somebody looks whether they did."""
        now = own and self.homes.is_mine(table_id)
        self.automation.attend(table_id, 0.0 if now else PATIENCE)

    def _revoke(self, keys: Keys) -> None:
        """All seats were revoked: who looks through the eyes of one does so no more."""
        self.keys = keys
        self.tokens.forget()
        for table_id in self.hub.watched():
            self.hub.dismiss(table_id)

    async def _heard(self, table_id: str | None, /, near: bool) -> None:
        """Another process has news of a table, or may have had some of any."""
        if table_id is None:
            self._opened = time.monotonic()
        elif near and not self.homes.is_mine(table_id) and self._lets_go(table_id):
            return
        watched = {*self.hub.watched(), *self.events.watched()}
        for each in [table_id] if table_id is not None else watched:
            with suppress(PlanszaError):
                await self.tables.catch_up(each)
        if table_id is not None and near and self.homes.is_mine(table_id):
            self.automation.attend(table_id)

    def _lets_go(self, table_id: str) -> bool:
        """Forget a table that is at home elsewhere, unless it is needed here: whoever asks for it
        once more reads it then."""
        watched = self.hub.is_watched(table_id) or self.events.is_watched(table_id)
        if watched or not self.automation.leave(table_id):
            return False
        return self.tables.let_go(table_id)


# -- for those who need them in a request -------------------------------------------------------


def context_of(state: State) -> ServerContext:
    """The parts of the server that an application's state belongs to, once it has started."""
    context = state[STATE_KEY]
    assert isinstance(context, ServerContext)
    return context


# What a route asks for as `context`.
Context = NamedDependency[ServerContext]


def visitor_in(request: AnyRequest, context: ServerContext) -> Visitor:
    """Whoever sends a request."""
    return visitor_of(request, context.keys)


async def known_visitor(request: AnyRequest, context: Context) -> Visitor:
    """The same; the head of a page tells a player of a club under which name he has signed in."""
    visitor = visitor_in(request, context)
    if visitor.badge and context.club is not None and wants_page(request):
        me = await context.club.member(visitor)
        request.scope[SIGNED_IN] = me.value.name if me is not None else ""  # type: ignore[literal-required]
    return visitor
