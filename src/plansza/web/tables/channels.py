"""How several server processes tell each other that a table has news, and who is where.

Litestar brings the backends; these are the two channels we need: “these tables have news”, and
“these seats are attended here”. Whoever hears the first reads the log. A channel that breaks is
opened again, and what was missed is read and asked for then.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

import msgspec
from litestar.channels.backends.base import ChannelsBackend

from plansza.core.errors import PlanszaError
from plansza.web.processes.house import House, HouseChannel
from plansza.web.settings import MEMORY

log = logging.getLogger(__name__)
CHANNEL = "plansza_tables"
PRESENCE = "plansza_presence"
RETRY = 1.0
WAITING = 1000  # news that may wait for a broken channel
AT_ONCE = 50  # tables in one message: PostgreSQL carries 8000 bytes
# Seconds for which news wait for others that could go along, between processes of one house: nearly
# all who look at a table are at its home and wait for none of this, and every message wakes all.
GATHERED = 0.02


class BadChannels(PlanszaError):
    """A URL of channels that cannot be used."""


class Notice(msgspec.Struct):
    """What is said on the channel: these tables have news."""

    sender: str
    tables: list[str]


class Here(msgspec.Struct):
    """What is said of presence: the seats attended at the sender, by table; none where all have
    gone. Or, as `signs`, seats whose people did something and need not stay. Whoever has just begun
    to listen `asks` to be told everything; whoever misses somebody asks for one `missed` table."""

    tables: dict[str, list[int]] = {}
    signs: bool = False
    asks: bool = False
    missed: str = ""
    sender: str = ""


encode = msgspec.json.Encoder().encode
read_notice = msgspec.json.Decoder(Notice).decode


class OnPresence(Protocol):
    """Told what the others say of presence, and whether they can be heard."""

    def hear(self, here: Here, /) -> None: ...

    def hear_anew(self) -> None: ...

    def lose(self) -> None: ...


class OnNews(Protocol):
    """Called with the table that has news, or with None when some may have been missed; `near` is a
    process of our own house."""

    def __call__(self, table_id: str | None, /, near: bool) -> Awaitable[None]: ...


def make_backend(url: str) -> ChannelsBackend:
    """The backend of a URL; its package may be missing."""
    scheme = url.partition(":")[0].partition("+")[0]
    packages = {"redis": "redis", "rediss": "redis", "postgresql": "psycopg"}
    try:
        return _backend(scheme, url)
    except ImportError as error:
        package = packages[scheme]
        raise BadChannels(
            "channels-extra",
            f"the channel {url} needs the package “{package}”",
            {"url": url, "package": package},
        ) from error


def _backend(scheme: str, url: str) -> ChannelsBackend:
    if scheme in ("redis", "rediss"):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(url))
    if scheme == "postgresql":
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        return PsycoPgChannelsBackend("postgresql:" + url.partition(":")[2])
    raise BadChannels(
        "bad-channels", f"“{url}” names no channel: give redis:// or postgresql://", {"url": url}
    )


class NewsChannel:
    """This process's end of the channel; with memory channels there is nobody else."""

    def __init__(
        self, url: str, on_news: OnNews, on_presence: OnPresence, house: House | None = None
    ) -> None:
        self._url = url
        self._on_news = on_news
        self._on_presence = on_presence
        self._house = house
        self._me = house.sender if house is not None else secrets.token_hex(8)
        self._waiting: asyncio.Queue[str | Here] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to listen and to announce."""
        if self._url != MEMORY or self._house is not None:
            self._on_presence.lose()
            self._tasks = [
                asyncio.create_task(self._keep(self._listen)),
                asyncio.create_task(self._keep(self._announce)),
            ]

    def announce(self, table_id: str) -> None:
        """Say that a table has news; the others hear it as soon as the channel works."""
        if self._tasks:
            with suppress(asyncio.QueueFull):
                self._waiting.put_nowait(table_id)

    def say(self, here: Here) -> None:
        """Say who is here; when the channel breaks, everything is said anew later."""
        if self._tasks:
            with suppress(asyncio.QueueFull):
                self._waiting.put_nowait(msgspec.structs.replace(here, sender=self._me))

    async def close(self) -> None:
        """Hang up."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep(self, serve: Callable[[ChannelsBackend], Awaitable[None]]) -> None:
        """Open a channel again and again; a broken one must not break the server."""
        while True:
            try:
                backend = self._backend()
                await backend.on_startup()
                try:
                    await serve(backend)
                finally:
                    with suppress(Exception):
                        await asyncio.wait_for(backend.on_shutdown(), RETRY)
            except Exception as error:
                place = self._url.rpartition("@")[2]
                log.warning("the channel %s broke: %s", place, str(error))  # about nobody
            await asyncio.sleep(RETRY)

    def _backend(self) -> ChannelsBackend:
        if self._url == MEMORY and self._house is not None:
            return HouseChannel(self._house)
        return make_backend(self._url)

    async def _listen(self, backend: ChannelsBackend) -> None:
        await backend.subscribe([CHANNEL, PRESENCE])
        self._on_presence.hear_anew()
        try:
            await self._on_news(None, near=False)
            async for channel, data in backend.stream_events():
                await self._hear(channel, data)
        finally:
            self._on_presence.lose()

    async def _hear(self, channel: str, data: bytes) -> None:
        if channel == PRESENCE:
            here = msgspec.json.decode(data, type=Here)
            if here.sender != self._me:
                self._on_presence.hear(here)
            return
        notice = read_notice(data)
        if notice.sender != self._me:
            near = self._house is not None and self._house.is_near(notice.sender)
            for table_id in notice.tables:
                await self._on_news(table_id, near=near)

    async def _announce(self, backend: ChannelsBackend) -> None:
        while True:
            said = await self._waiting.get()
            if isinstance(said, Here):
                await backend.publish(encode(said), [PRESENCE])
            else:
                if isinstance(backend, HouseChannel):
                    await asyncio.sleep(GATHERED)
                await self._announce_together(backend, said)

    async def _announce_together(self, backend: ChannelsBackend, first: str) -> None:
        """Say in one message of all tables that have news by now."""
        tables = {first: None}
        try:
            while len(tables) < AT_ONCE and self._waiting.qsize():
                said = self._waiting.get_nowait()
                if isinstance(said, Here):
                    await backend.publish(encode(said), [PRESENCE])
                else:
                    tables[said] = None
            await backend.publish(encode(Notice(self._me, list(tables))), [CHANNEL])
        except Exception:
            for table_id in tables:
                self.announce(table_id)
            raise
