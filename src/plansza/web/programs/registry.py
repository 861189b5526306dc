"""The bots that people have registered: found by name, known to everybody, there or away."""

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from plansza.store import Store
from plansza.store.programs import DAY, BotAccount
from plansza.table.decide import own_name, refused
from plansza.table.names import alike, visible
from plansza.web.common.errors import web_refused
from plansza.web.common.seats import Keys
from plansza.web.programs.rules import BotRules, read_rules, write_rules
from plansza.web.programs.section import ProgramsSection
from plansza.web.tables.attendance import Attendance
from plansza.web.tables.bot_names import refuse_bot_name

FRESH = 2.0  # seconds for which what the store said is believed
PLACE = "bot:"  # with its id, where a bot attends that listens to its events
ASLEEP = DAY  # without an entry, after which a game keeps a bot busy no more


@dataclass(frozen=True)
class Bot:
    """A registered bot."""

    account: BotAccount
    rules: BotRules

    @property
    def id(self) -> str:
        """What it is known by for good; its name may change."""
        return self.account.id

    @property
    def name(self) -> str:
        """What it is called at tables."""
        return self.account.name


class BotRegistry:
    """All registered bots; read again when somebody asks and what is known is old."""

    def __init__(
        self,
        store: Store,
        section: ProgramsSection,
        attendance: Attendance,
        keys: Callable[[], Keys],
    ) -> None:
        self._store = store.programs
        self._section = section
        self._attendance = attendance
        self._keys = keys
        self._bots: dict[str, Bot] = {}
        self._read = float("-inf")
        self.asking = asyncio.Lock()  # lest a bot takes two seats where it has time for one

    async def all(self) -> list[Bot]:
        """Those that are open, in the order in which they were registered."""
        if not self._section.bots:
            return []
        if time.monotonic() - self._read > FRESH:
            began = time.monotonic()
            accounts = await asyncio.to_thread(self._store.bots)
            self._bots = {each.id: Bot(each, read_rules(each.rules)) for each in accounts}
            self._read = began
        return [bot for bot in self._bots.values() if bot.account.closed is None]

    async def find(self, name: str) -> Bot:
        """The bot of this id or name, as one would write it."""
        self._check_on()
        wanted = visible(name).casefold()
        for believed in (True, False):  # it may have been registered just now, at another process
            if not believed:
                self._read = float("-inf")
            for bot in await self.all():
                if bot.id == name or bot.name.casefold() == wanted:
                    return bot
        raise web_refused("unknown-program", f"no bot “{wanted}” is registered", name=wanted[:40])

    def known(self, id: str) -> Bot | None:
        """The bot of this id, as far as it was read."""
        return self._bots.get(id)

    def is_online(self, bot: Bot) -> bool:
        """Whether it listens to its events, anywhere."""
        return self._attendance.is_present(PLACE + bot.id, 0)

    async def busy(self, bot: Bot, now: float) -> int:
        """In how many games it sits that go on."""
        return await asyncio.to_thread(self._store.busy, bot.id, now - ASLEEP)

    async def of(self, browser: str) -> list[Bot]:
        """The bots of a person."""
        owner = self._keys().owner(browser)
        return [bot for bot in await self.all() if bot.account.owner == owner]

    def is_owner(self, bot: Bot, browser: str | None) -> bool:
        """Whether a bot is this person's."""
        return browser is not None and bot.account.owner == self._keys().owner(browser)

    # -- names ----------------------------------------------------------------------------------

    async def refuse_name(self, name: str) -> None:
        """Nobody is called as a registered bot, or as the page calls its own."""
        refuse_bot_name(name)
        if any(alike(name, bot.name) for bot in await self.all()):
            said = f"“{visible(name)}” is what a bot is called here: choose another name"
            raise refused("name-of-bot", said, name=visible(name)[:40])

    async def _check_name(self, name: str, besides: str = "") -> str:
        own = own_name(name)
        refuse_bot_name(own)
        if any(alike(own, bot.name) for bot in await self.all() if bot.id != besides):
            said = f"a bot is called “{own}”, or nearly so, already"
            raise web_refused("bot-name-taken", said, name=own)
        return own

    # -- accounts -------------------------------------------------------------------------------

    def _check_on(self) -> None:
        if not self._section.bots:
            raise web_refused("bots-off", "bots of others are switched off at this server")

    async def register(
        self, browser: str, name: str, rules: BotRules, picture: bytes, now: float
    ) -> Bot:
        """Open an account."""
        self._check_on()
        self._read = float("-inf")
        own, most = await self._check_name(name), self._section.bots_each
        if len(await self.of(browser)) >= most:
            raise web_refused("too-many-bots", f"at most {most} bots", most=most)
        owner, id = self._keys().owner(browser), secrets.token_hex(6)
        account = BotAccount(id, owner, own, picture, write_rules(rules), now)
        return await self._keep(account, rules)

    async def change(self, bot: Bot, rules: BotRules, picture: bytes | None) -> Bot:
        """Other rules from now on, or another picture."""
        account = replace(bot.account, rules=write_rules(rules))
        if picture is not None:
            account = replace(account, picture=picture)
        return await self._keep(account, rules)

    async def close(self, bot: Bot, now: float) -> Bot:
        """Close an account: it plays no more, and its name is free."""
        return await self._keep(replace(bot.account, closed=now), bot.rules)

    async def _keep(self, account: BotAccount, rules: BotRules) -> Bot:
        await asyncio.to_thread(self._store.keep_bot, account)
        bot = self._bots[account.id] = Bot(account, rules)
        return bot
