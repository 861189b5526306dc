"""The club of a running server: who has signed in, under which names people sit, and the results
of their games, written down as the tables end."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct

from plansza.club.evenings import Evenings
from plansza.club.ledger import Ledger
from plansza.club.people import Known, People
from plansza.club.results import result_of
from plansza.club.shelf import Shelf, written
from plansza.core.errors import PlanszaError
from plansza.store import Change
from plansza.table.decide import refused
from plansza.table.table import OVER, Table
from plansza.table.tables import News, Tables
from plansza.web.club.sealing import SealedDeals
from plansza.web.club.section import ClubSection
from plansza.web.common import requests
from plansza.web.common.errors import web_refused
from plansza.web.common.seats import Keys, same, seats_held
from plansza.web.common.visitor import Visitor
from plansza.web.processes.homes import Homes

log = logging.getLogger(__name__)
REMEMBERED = 20_000  # pairs of a table and a player that need not be written down again
MOST_TRIES = 5  # to write a result, while the store is away
PAUSE = 1.0  # seconds between two


class Sitting(Struct, frozen=True):
    """A player sits at a table whose game is not over, or whose result is still to be written."""

    at: float


class Club:
    """What a server knows of its club besides the host's section."""

    def __init__(
        self,
        section: ClubSection,
        tables: Tables,
        homes: Homes,
        keys: Callable[[], Keys],
        dismiss: Callable[[str], None],
    ) -> None:
        self.section = section
        self.tables = tables
        self.people = People(tables.store, tables.now)
        self.ledger = Ledger(tables.store)
        self.deals = SealedDeals(tables)
        self.evenings = Evenings(tables.store)
        self._dismiss = dismiss
        self._homes = homes
        self._keys = keys
        self._sittings = Shelf(tables.store, "club-sitting", Sitting)
        self._noted: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._errands: asyncio.Queue[Table | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    # -- who it is --------------------------------------------------------------------------------

    def write_badge(self, browser: str, player: Known) -> str:
        """What a browser shows as this player's, until he signs out everywhere."""
        start = f"{player.name}.{player.value.generation}"
        return f"{start}.{self._keys().sign(f'player {start} {browser}')}"

    async def member(self, visitor: Visitor) -> Known | None:
        """The player who has signed in, if one has, and his badge is still good."""
        parts = visitor.badge.split(".")
        if visitor.browser is None or len(parts) != 3:
            return None
        signed = self._keys().sign(f"player {parts[0]}.{parts[1]} {visitor.browser}")
        if not same(signed, parts[2]):
            return None
        found = await asyncio.to_thread(self.people.find, parts[0])
        return found if found is not None and str(found.value.generation) == parts[1] else None

    async def needed(self, visitor: Visitor) -> Known:
        """The same where only players may do something."""
        found = await self.member(visitor)
        if found is None:
            raise web_refused("not-signed-in", "sign in first")
        return found

    # -- names ------------------------------------------------------------------------------------

    async def sitter(self, visitor: Visitor, name: str, second: bool = False) -> tuple[str, str]:
        """Under which name somebody sits down, and as which player. Who has signed in has his own
        name; on a further seat of his device sits somebody else."""
        member = await self.member(visitor)
        if member is not None and not second:
            return member.value.name, member.name
        if not self.section.guests:
            raise refused("members-only", "only players of this club sit down here: sign in first")
        await self.check_name(name)
        return name, ""

    async def check_name(self, name: str) -> None:
        """Nobody passes for a player."""
        owner = await asyncio.to_thread(self.people.named, name)
        if owner is not None:
            said = f"“{name}” is, or looks like, the name of another player here"
            raise refused("player-name-taken", said, name=name[:40])

    async def name_sitter(
        self,
        table: Table,
        visitor: Visitor,
        browser: str,
        request: requests.Sit | requests.AddBot,
    ) -> str:
        """Put the right name into a command; the player it is for."""
        if isinstance(request, requests.AddBot):
            if request.name:
                await self.check_name(request.name)
            return ""
        second = bool(seats_held(table, visitor.browser))
        request.name, member = await self.sitter(visitor, request.name, second)
        await self.deals.claim(table, browser, member)
        return member

    # -- what happens at tables -------------------------------------------------------------------

    async def hear(self, news: News) -> None:
        """Write down who sits, and what came of it, behind the players' backs."""
        table = news.table
        if news.entry.kind == "start" and table.head.extra.get("deal"):
            self._dismiss(table.id)  # whoever left in time looks on no more
        watched = table.head.extra.get("deal") or table.head.extra.get("event")
        if not news.own or not (watched or any(chair.member for chair in table.seats)):
            return
        if news.entry.number == table.ended or not self._is_noted(table):
            self._errands.put_nowait(table)

    def _is_noted(self, table: Table) -> bool:
        found = [(table.id, chair.member) for chair in table.seats if chair.member]
        return all(pair in self._noted for pair in found)

    def start(self) -> None:
        """Write from now on; and first what was not written when a process died."""
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Finish what is to be written."""
        if self._task is not None:
            self._errands.put_nowait(None)
            await asyncio.gather(self._task, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until everything that has been heard is written."""
        await self._errands.join()

    async def _work(self) -> None:
        with suppress(PlanszaError):  # the store is away: the next start makes up for it
            await self._make_up()
        while (table := await self._errands.get()) is not None:
            try:
                await self._write(table)
            except Exception:
                log.exception("the result of table %s could not be written down", table.id)
            finally:
                self._errands.task_done()
        self._errands.task_done()

    async def _write(self, table: Table) -> None:
        for left in range(MOST_TRIES, 0, -1):
            try:
                await asyncio.to_thread(self.write_down, table)
            except PlanszaError:
                if left == 1:
                    raise
                await asyncio.sleep(PAUSE)
            else:
                return

    async def _make_up(self) -> None:
        for kept in await asyncio.to_thread(self._sittings.all):
            table_id = kept.name.rpartition("/")[2]
            if self._homes.is_mine(table_id):
                try:
                    table = await self.tables.table(table_id)
                except PlanszaError:  # it is gone, or cannot be read any more
                    await asyncio.to_thread(self._forget, [kept.name])
                    continue
                if table.status == OVER:
                    await self._write(table)

    def write_down(self, table: Table) -> None:
        """Who sits at a table, or what came of it; waits for the disk."""
        members = sorted({chair.member for chair in table.seats if chair.member})
        names = [f"{member}/{table.id}" for member in members]
        if table.status != OVER:
            self._remember(table, members)
            return
        ended = self.tables.store.read(table.id, after=table.ended - 1, most=1)[0]
        result = result_of(table, ended.at)
        if result.event:
            self.evenings.finish(result)
        if result.deal:
            self.deals.kept.finish(result)
            self.note_deal(result.deal)
        elif result.members:
            self.ledger.note(result)
        self._forget(names)

    def note_deal(self, id: str) -> None:
        """The results of a deal count when it is over: until then they would tell of it."""
        deal = self.deals.kept.find(id)
        for result in deal.results.values() if deal is not None and deal.over else ():
            if result.members:
                self.ledger.note(result)

    def _remember(self, table: Table, members: list[str]) -> None:
        def decide() -> tuple[list[Change], None]:
            names = [f"{member}/{table.id}" for member in members]
            new = [name for name in names if self._sittings.find(name) is None]
            return [self._sittings.new(name, Sitting(self.tables.now())) for name in new], None

        written(self.tables.store, decide)
        for member in members:
            self._noted[table.id, member] = None
        while len(self._noted) > REMEMBERED:
            self._noted.popitem(last=False)

    def _forget(self, names: list[str]) -> None:
        def decide() -> tuple[list[Change], None]:
            found = [self._sittings.find(name) for name in names]
            return [self._sittings.remove(each) for each in found if each is not None], None

        written(self.tables.store, decide)

    def tables_of(self, player: str) -> list[str]:
        """The tables at which a player sits, the newest first."""
        found = self._sittings.all(after=f"{player}/")
        mine = [each for each in found if each.name.startswith(f"{player}/")]
        newest = sorted(mine, key=lambda each: -each.value.at)
        return [each.name.rpartition("/")[2] for each in newest]
