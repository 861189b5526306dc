"""Where programs sit: kept in their order, so that a stream of events can go on where it broke.

What a program is told of its tables follows from their logs; only which tables those are is kept
besides: of bots, and of people who have made tokens.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine

from plansza.store import Store
from plansza.store.entries import StoreError
from plansza.store.programs import Sitting
from plansza.table.tables import News
from plansza.web.common.bearer import SEAT, Bearer
from plansza.web.common.visitor import Visitor
from plansza.web.programs.tokens import TokenDesk, is_good

log = logging.getLogger(__name__)
EPOCH = 1_700_000_000  # seconds since 1970: numbers of sittings count from here
REMEMBERED = 4096


class Sittings:
    """Who sits where; whoever listens is told of a new table."""

    def __init__(self, store: Store, tokens: TokenDesk, now: Callable[[], float]) -> None:
        self._store = store.programs
        self._tokens = tokens
        self._now = now
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()
        self.on_new: Callable[[str], None] = lambda who: None
        self._tasks: set[asyncio.Task[None]] = set()

    async def sit(self, who: str, table_id: str) -> None:
        """Somebody sits at a table from now on, or is asked to."""
        if (who, table_id) in self._known:
            return
        least = int(self._now()) - EPOCH
        await asyncio.to_thread(self._store.sit_down, who, table_id, least)
        self._known[who, table_id] = None
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        self.on_new(who)

    def number_of(self, seconds: float) -> int:
        """The number that a sitting of so many seconds ago has, or a lower one."""
        return int(self._now() - seconds) - EPOCH

    async def note(self, visitor: Visitor, browser: str, owner: str, table_id: str) -> None:
        """A visitor has taken a seat: his programs, if he has any, are to hear of it."""
        bearer = visitor.bearer
        if bearer is not None:
            await self.touch(bearer, table_id)
            return
        now = self._now()
        if any(is_good(each, now) for each in await self._tokens.of(browser)):
            await self.sit(owner, table_id)

    async def touch(self, bearer: Bearer, table_id: str) -> None:
        """A program asks for a table where it has a seat."""
        if bearer.kind != SEAT:
            await self.sit(bearer.who, table_id)

    async def of(self, who: str, after: int = 0) -> list[Sitting]:
        """The tables of somebody, behind a number."""
        return await asyncio.to_thread(self._store.sittings, who, after)

    # -- what is over ---------------------------------------------------------------------------

    def hear(self, news: News) -> None:
        """A game that ends here keeps nobody busy any more; at its rematch the same bots sit."""
        table = news.table
        if news.own and news.entry.number == table.ended:
            self._do_soon(self.finish(table.id))
        if news.own and news.entry.kind == "rematch":
            for chair in table.seats:
                if chair.program:
                    self._do_soon(self.sit(chair.program, table.next_table))

    def _do_soon(self, act: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(self._try(act))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, act: Coroutine[None, None, None]) -> None:
        """What cannot be written down is logged; whoever listens to a table tries it again."""
        try:
            await act
        except StoreError as error:
            log.warning("where programs sit could not be written down: %s", error)

    async def finish(self, table_id: str) -> None:
        """A game is over: it keeps nobody busy any more."""
        await asyncio.to_thread(self._store.finish, table_id, self._now())

    async def close(self) -> None:
        """Finish what was begun."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
