"""How several server processes tell each other that a table has news.

Litestar brings the backends; this is the one channel we need: “table so has come so far”. Whoever
hears it reads the log. A channel that breaks is opened again, and what was missed is read then.
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
from plansza.web.settings import MEMORY

log = logging.getLogger(__name__)
CHANNEL = "plansza_tables"
RETRY = 1.0
WAITING = 1000  # news that may wait for a broken channel


class BadChannels(PlanszaError):
    """A URL of channels that cannot be used."""


class Notice(msgspec.Struct):
    """What is said on the channel."""

    sender: str
    table: str
    number: int


class OnNews(Protocol):
    """Called with the table that has news, or with None when some may have been missed."""

    def __call__(self, table_id: str | None, /) -> Awaitable[None]: ...


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

    def __init__(self, url: str, on_news: OnNews) -> None:
        self._url = url
        self._on_news = on_news
        self._me = secrets.token_hex(8)
        self._waiting: asyncio.Queue[Notice] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to listen and to announce."""
        if self._url != MEMORY:
            self._tasks = [
                asyncio.create_task(self._keep(self._listen)),
                asyncio.create_task(self._keep(self._announce)),
            ]

    def announce(self, table_id: str, number: int) -> None:
        """Say that a table has come so far; the others hear it as soon as the channel works."""
        if self._tasks:
            with suppress(asyncio.QueueFull):
                self._waiting.put_nowait(Notice(self._me, table_id, number))

    async def close(self) -> None:
        """Hang up."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep(self, serve: Callable[[ChannelsBackend], Awaitable[None]]) -> None:
        """Open a channel again and again; a broken one must not break the server."""
        while True:
            try:
                backend = make_backend(self._url)
                await backend.on_startup()
                try:
                    await serve(backend)
                finally:
                    with suppress(Exception):
                        await asyncio.wait_for(backend.on_shutdown(), RETRY)
            except Exception as error:
                log.warning("the channel %s broke: %s", self._url.rpartition("@")[2], error)
            await asyncio.sleep(RETRY)

    async def _listen(self, backend: ChannelsBackend) -> None:
        await backend.subscribe([CHANNEL])
        await self._on_news(None)
        async for _, data in backend.stream_events():
            notice = msgspec.json.decode(data, type=Notice)
            if notice.sender != self._me:
                await self._on_news(notice.table)

    async def _announce(self, backend: ChannelsBackend) -> None:
        while True:
            notice = await self._waiting.get()
            try:
                await backend.publish(msgspec.json.encode(notice), [CHANNEL])
            except Exception:
                self.announce(notice.table, notice.number)
                raise
