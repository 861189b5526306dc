"""Tokens: made by people, kept as hashes, shown once, and known again when a program shows them.

A token holds seats by the secret of the browser that made it. That secret lies in the database
only under a seal which nobody opens without the token itself; a bot's is made by the server.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from hashlib import shake_256

from plansza.store import Store
from plansza.store.entries import StoreError
from plansza.store.programs import DAY, Token
from plansza.table.names import visible
from plansza.web.common.bearer import BOT, LADDER, SEAT, Bearer
from plansza.web.common.errors import web_refused
from plansza.web.common.seats import Keys
from plansza.web.programs.section import ProgramsSection

PREFIX = "plansza_"  # by which people, and programs that look for secrets, know what it is
LENGTH = 51  # letters of a token
FRESH = 2.0  # seconds for which what the store said of a token is believed
REMEMBERED = 4096  # tokens
MOST_LABEL = 60
USUAL_DAYS = 90
SECRET_BYTES = 32
Ending = Callable[[str], None]  # ends a stream, by the code of a reason


@dataclass(frozen=True)
class Wish:
    """What a person wants a token for."""

    kind: str
    label: str
    days: int
    table: str = ""
    seat: int | None = None
    bot: str = ""


class TokenDesk:
    """Makes tokens, knows them again, and says who has become worthless."""

    def __init__(self, store: Store, section: ProgramsSection, keys: Callable[[], Keys]) -> None:
        self._store = store.programs
        self._section = section
        self._keys = keys
        self._known: dict[str, tuple[Token, float]] = {}
        self._streams: dict[str, set[Ending]] = {}  # by the hashes of their tokens
        self._looking: asyncio.Task[None] | None = None
        self.now: Callable[[], float] = time.time

    # -- programs -------------------------------------------------------------------------------

    async def find(self, token: str) -> Bearer:
        """Whose token this is; refused if it is not good, with the reason."""
        if not self._section.tokens:
            raise web_refused("tokens-off", "tokens are switched off at this server")
        if len(token) != LENGTH or not token.startswith(PREFIX):
            raise web_refused("token-unknown", "nobody knows this token here")
        hash = self._keys().token_hash(token)
        kept = await self._look(hash)
        if kept is None:
            raise web_refused("token-unknown", "nobody knows this token here")
        ended = self._ended(kept)
        if ended is not None:
            raise web_refused(*ended)
        return self._bearer(kept, token)

    def _ended(self, kept: Token) -> tuple[str, str] | None:
        """Why a token is good no more, as a code and a sentence."""
        if kept.revoked is not None:
            return "token-revoked", "this token has been revoked"
        if kept.expires <= self.now():
            return "token-expired", "this token has expired"
        if kept.kind == BOT and not self._section.bots:
            return "bots-off", "bots of others are switched off at this server"
        return None

    async def _look(self, hash: str) -> Token | None:
        known = self._known.get(hash)
        if known is not None and known[1] > time.monotonic() - FRESH:
            return known[0]
        kept = await asyncio.to_thread(self._store.token, hash)
        if len(self._known) >= REMEMBERED:
            self._known.pop(next(iter(self._known)))
        self._known.pop(hash, None)
        if kept is not None:  # or whoever guesses would fill the memory
            self._known[hash] = kept, time.monotonic()
        return kept

    def _bearer(self, kept: Token, token: str) -> Bearer:
        keys = self._keys()
        of_server = kept.kind in (BOT, LADDER)
        browser = keys.bot_browser(kept.bot or LADDER) if of_server else opened(kept, token)
        return Bearer(
            id=kept.id,
            hash=kept.hash,
            kind=kept.kind,
            label=kept.label,
            expires=kept.expires,
            browser=browser,
            who=kept.bot or keys.owner(browser),
            table=kept.table_id or "",
            seat=kept.seat,
            bot=kept.bot or "",
        )

    # -- streams --------------------------------------------------------------------------------

    @contextmanager
    def watching(self, bearer: Bearer | None, end: Ending) -> Iterator[None]:
        """As long as a stream is open that a token has opened: it ends with the token."""
        if bearer is None:
            yield
            return
        ends = self._streams.setdefault(bearer.hash, set())
        ends.add(end)
        try:
            yield
        finally:
            ends.discard(end)
            if not ends:
                self._streams.pop(bearer.hash, None)

    def start(self, every: float) -> None:
        """Look from time to time whether the tokens of open streams are still good; 0: never."""
        if every:
            self._looking = asyncio.create_task(self._look_after(every))

    async def close(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _look_after(self, every: float) -> None:
        while True:
            await asyncio.sleep(every)
            with suppress(StoreError):  # whoever needs the store meanwhile is told
                for hash in list(self._streams):
                    kept = await self._look(hash)
                    ended = self._ended(kept) if kept is not None else ("token-revoked", "")
                    if ended is not None:
                        self._end(hash, ended[0])

    def _end(self, hash: str, code: str) -> None:
        for end in list(self._streams.get(hash, ())):
            end(code)

    # -- people -----------------------------------------------------------------------------------

    async def make(self, browser: str, wish: Wish) -> tuple[Token, str]:
        """A new token, and what it reads: that is told now and never again."""
        await self.check_room(browser)
        owner, now = self._keys().owner(browser), self.now()
        text = PREFIX + secrets.token_urlsafe(SECRET_BYTES)
        token = Token(
            hash=self._keys().token_hash(text),
            id=secrets.token_hex(8),
            owner=owner,
            kind=wish.kind,
            label=visible(wish.label)[:MOST_LABEL],
            sealed=sealed(browser, text) if wish.kind != BOT else "",
            created=now,
            expires=now + min(wish.days, self._section.longest) * DAY,
            table_id=wish.table if wish.kind == SEAT else None,
            seat=wish.seat if wish.kind == SEAT else None,
            bot=wish.bot if wish.kind == BOT else None,
        )
        await asyncio.to_thread(self._store.keep_token, token, now)
        return token, text

    async def check_room(self, browser: str) -> None:
        """Refuse a token where there may be none, or no more."""
        if not self._section.tokens:
            raise web_refused("tokens-off", "tokens are switched off at this server")
        most, now = self._section.tokens_each, self.now()
        if sum(is_good(each, now) for each in await self.of(browser)) >= most:
            raise web_refused("too-many-tokens", f"at most {most} tokens", most=most)

    async def of(self, browser: str) -> list[Token]:
        """The tokens that a person has made, the newest first."""
        return await asyncio.to_thread(self._store.tokens_of, self._keys().owner(browser))

    async def revoke(self, browser: str, id: str) -> Token:
        """End one of a person's tokens, now."""
        for each in await self.of(browser):
            if each.id == id:
                ended = each if each.revoked else replace(each, revoked=self.now())
                await asyncio.to_thread(self._store.keep_token, ended, self.now())
                self._known.pop(each.hash, None)
                self._end(each.hash, "token-revoked")
                return ended
        raise web_refused("not-found", "you have no such token")

    def forget(self) -> None:
        """The key has changed, and with it what is kept of every token."""
        self._known.clear()
        for hash in list(self._streams):
            self._end(hash, "token-revoked")


def is_good(token: Token, now: float) -> bool:
    """Whether a token still opens anything."""
    return token.revoked is None and token.expires > now


# -- seals ----------------------------------------------------------------------------------------


def sealed(browser: str, token: str) -> str:
    """A browser's secret, of no use to whoever does not have the token."""
    return _mixed(browser.encode(), token).hex()


def opened(kept: Token, token: str) -> str:
    """The secret again."""
    return _mixed(bytes.fromhex(kept.sealed), token).decode()


def _mixed(data: bytes, token: str) -> bytes:
    """With a stream of bytes that only the token gives; twice the same gives back what was there.
    A token is random, as long as what it hides, and hides one thing only."""
    stream = shake_256(b"plansza seal " + token.encode()).digest(len(data))
    return bytes(one ^ other for one, other in zip(data, stream, strict=True))
