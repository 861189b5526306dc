"""Finds out who is to be told, waits until it is time, and sees to it that it is told once.

It looks every few seconds how far the tables have come that anybody is told of: one short question
for all of them, and nothing at all in the way of a move. What a seat is asked then becomes a notice
in the database, one for every recipient. When a notice is due and the question still stands, nobody
of the seat is at the table and no quiet hours are, it is claimed, sent and settled; whoever dies in
between leaves the claim behind, and after a while the next one tries. Every table is looked after
where it is at home; if two processes believe that they are the home, the claim is for one of them.
"""

import asyncio
import logging
import random
import time

from plansza.core.errors import PlanszaError
from plansza.store.entries import StoreUnavailable
from plansza.store.notice_acts import WAITING
from plansza.store.notices import DROPPED, TOLD, Notice, Recipient, Wish
from plansza.table.table import OVER, Table
from plansza.table.tables import Tables
from plansza.web.common.security import Limiter
from plansza.web.notices.delivery import Delivery, host_of, renewed
from plansza.web.notices.letters import letter_of
from plansza.web.notices.outcomes import Delivered, Gone, Later, Outcome
from plansza.web.notices.questions import questions
from plansza.web.notices.quiet import quiet_until
from plansza.web.notices.sections import NoticeSection
from plansza.web.processes.homes import Homes
from plansza.web.tables.attendance import Attendance

log = logging.getLogger(__name__)
MOST_DUE = 1000  # notices that are looked at in one round
MOST_AT_ONCE = 8  # that are on their way
LEASE = 180.0  # seconds until a claim is void: longer than any way of sending takes
GROWTH = 4  # times as long is every further pause,
LONGEST_PAUSE = 6 * 3600.0  # up to this
VACATION_LOOK = 900.0  # seconds until it is looked again whether somebody is still on vacation,
PROOF_LOOK = 60.0  # or has said that an address is his
JITTER = 0.2  # of a pause, more or less, lest all come back at once
ENDING = 0.5  # seconds that messages have on their way when the server stops
DAY = 86400.0
KEPT_OVER = DAY  # after a game has ended: somebody may ask for a rematch
KEPT_UNUSED = 180 * DAY  # a recipient that is told of no table
TIDYING = 3600.0  # between two looks for what is over
MOST_TIDIED = 200


class Notifier:
    """Looks after the tables of one process."""

    def __init__(
        self,
        tables: Tables,
        homes: Homes,
        attendance: Attendance,
        delivery: Delivery,
        limiter: Limiter,
        section: NoticeSection,
    ) -> None:
        self._tables = tables
        self._book = tables.store.notices
        self._homes = homes
        self._attendance = attendance
        self._delivery = delivery
        self._limiter = limiter
        self._section = section
        self._looked: dict[str, tuple[int, int]] = {}  # by table: how far it had come, with wishes
        self._over: dict[str, float] = {}  # when a game was found to be over
        self._since = time.monotonic()
        self._tidied = 0.0
        self._room = asyncio.Semaphore(MOST_AT_ONCE)
        self._sending: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look from now on."""
        self._since = time.monotonic()
        self._task = asyncio.create_task(self._keep_looking())

    def move_in(self) -> None:
        """Tables have come from a process that died: their pages need a while to say that they are
        open."""
        self._since = time.monotonic()

    async def close(self) -> None:
        """Look no more. What is on its way has a moment; the rest waits in the database."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._sending:
            await asyncio.wait(self._sending, timeout=ENDING)
        for task in list(self._sending):
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(self._section.pause)
            try:
                await self.look()
            except PlanszaError:  # the store is away; those who need it have said so
                continue
            except Exception:
                log.exception("nobody could look who is to be told of his turn")

    async def look(self) -> None:
        """One round."""
        wanted = await asyncio.to_thread(self._book.wanted)
        mine = {table: state for table, state in wanted.items() if self._homes.is_mine(table)}
        for gone in self._looked.keys() - mine.keys():
            del self._looked[gone]
            self._over.pop(gone, None)
        for table_id, state in mine.items():
            if self._looked.get(table_id) != state:
                await self._try_to_ask(table_id, state[0])
                self._looked[table_id] = state
        if mine:
            await self._tell_all()
        await self._tidy()

    # -- what is to be told -----------------------------------------------------------------------

    async def _try_to_ask(self, table_id: str, number: int) -> None:
        """One table that fails must not keep the others from being told."""
        try:
            await self._ask(table_id, number)
        except StoreUnavailable:
            raise
        except PlanszaError as refusal:  # of other rules, or of a game that is not installed
            log.info("nobody is told of table %s: %s", table_id, refusal)
        except Exception:
            log.exception("nobody can be told of table %s", table_id)

    async def _ask(self, table_id: str, number: int) -> None:
        """Write down what the seats of a table are asked, and strike out what they are no more."""
        table = await self._read(table_id, number)
        wishes = await asyncio.to_thread(self._book.wishes_at, table_id)
        known = await asyncio.to_thread(self._book.notices_at, table_id)
        due = self._tables.now() + self._section.settle
        asked = {(w.seat, w.recipient): questions(table, w.seat) for w in wishes if held(table, w)}
        for notice in known:
            if notice.question not in asked.get((notice.seat, notice.recipient), ()):
                await asyncio.to_thread(self._book.remove, notice)
        there = {(each.seat, each.recipient, each.question) for each in known}
        for (seat, recipient), found in asked.items():
            for question in found:
                if (seat, recipient, question) not in there:
                    new = Notice(table_id, seat, recipient, question, WAITING, due, 0, due, "")
                    await asyncio.to_thread(self._book.add, new)
        if table.next_table:
            await self._follow(table, wishes)
        if table.status == OVER:
            self._over.setdefault(table_id, self._tables.now())

    async def _read(self, table_id: str, number: int = 0) -> Table:
        """A table at least as new as this, perhaps from another process."""
        table = await self._tables.table(table_id)
        if table.number < number:
            await self._tables.catch_up(table_id)
            table = await self._tables.table(table_id)
        return table

    async def _follow(self, table: Table, wishes: list[Wish]) -> None:
        """Whoever wanted to be told here is told at the rematch: the same holder, another seat."""
        then = await self._tables.table(table.next_table)
        for wish in wishes:
            for seat in range(then.head.seats):
                moved = Wish(then.id, seat, wish.recipient, wish.holder)
                if held(table, wish) and held(then, moved):
                    await asyncio.to_thread(self._book.wish, moved)
            await asyncio.to_thread(self._book.unwish, wish)

    # -- telling it -------------------------------------------------------------------------------

    async def _tell_all(self) -> None:
        """Send what is due, as far as there is room; the rest is due in the next round, too."""
        due = await asyncio.to_thread(self._book.due, self._tables.now(), MOST_DUE)
        for notice in due:
            if self._homes.is_mine(notice.table_id) and self._is_calm():
                await self._room.acquire()
                task = asyncio.create_task(self._tell(notice))
                self._sending.add(task)
                task.add_done_callback(self._sent)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self._room.release()
        error = task.exception() if not task.cancelled() else None
        if error is not None and not isinstance(error, PlanszaError):  # else the store is away
            log.error("a notice could not be sent", exc_info=error)

    def _is_calm(self) -> bool:
        """Whether this process knows by now who is at its tables."""
        settled = time.monotonic() - self._since >= self._section.calm
        return settled and not self._attendance.deaf

    async def _tell(self, notice: Notice) -> None:
        """Send a notice if it is the time for it; else put it off, or drop it."""
        now = self._tables.now()
        recipient = await asyncio.to_thread(self._book.recipient, notice.recipient)
        table = await self._read(notice.table_id)
        wishes = await asyncio.to_thread(self._book.wishes_at, notice.table_id)
        same = (notice.seat, notice.recipient)
        wished = any(held(table, each) for each in wishes if (each.seat, each.recipient) == same)
        if recipient is None or not wished or notice.question not in questions(table, notice.seat):
            await asyncio.to_thread(self._book.remove, notice)
            return
        if recipient.trouble:
            await self._settle(notice, DROPPED, now, recipient.trouble)
            return
        later = self._later(table, notice, recipient, now)
        if later is not None:
            await asyncio.to_thread(self._book.claim, notice, later, 0)
            return
        if not await asyncio.to_thread(self._book.claim, notice, now + LEASE):
            return
        try:
            letter = letter_of(table, notice, recipient, now)
            outcome = await self._delivery.send(recipient, letter)
        except Exception:
            log.exception("a message of table %s failed", notice.table_id)
            outcome = Later("unreachable")
        await self._take(notice, recipient, outcome)

    def _later(
        self, table: Table, notice: Notice, recipient: Recipient, now: float
    ) -> float | None:
        """Until when it has to wait; None if it may be told now."""
        if recipient.proof is not None:
            return now + PROOF_LOOK
        if table.turns is not None and table.turns.is_away(notice.seat, now):
            return now + VACATION_LOOK  # he may come back before its end
        stays = self._attendance.stays(notice.table_id, notice.seat)
        if stays:  # an open stream has no end: whoever looked is told only much later
            return now + min(stays + self._section.settle, self._section.looked)
        quiet = quiet_until(recipient, now)
        if quiet is not None:
            return quiet
        monotonic = time.monotonic()
        wait = self._limiter.wait_for(recipient.mark, "told", monotonic)
        if not wait and recipient.kind == "webhook":
            wait = self._limiter.wait_for(host_of(recipient), "told-host", monotonic)
        return now + wait + self._section.pause if wait else None

    async def _take(self, notice: Notice, recipient: Recipient, outcome: Outcome) -> None:
        """Keep what has become of a message."""
        now = self._tables.now()
        if isinstance(outcome, Delivered):
            await self._settle(notice, TOLD, now)
        elif isinstance(outcome, Gone):
            log.info("a %s is told nothing any more: %s", recipient.kind, outcome.trouble)
            if recipient.kind == "push":  # the browser makes itself known anew
                await asyncio.to_thread(self._book.forget, recipient.id)
            else:
                gone = renewed(recipient, outcome.trouble)
                await asyncio.to_thread(self._book.keep, gone)
                await self._settle(notice, DROPPED, now, outcome.trouble)
        elif isinstance(outcome, Later) and now < notice.began + self._section.patience:
            due = now + max(outcome.seconds, pause_after(notice.tries, self._section.retry))
            log.info("a %s is tried again: %s", recipient.kind, outcome.trouble)
            await self._settle(notice, WAITING, due, outcome.trouble)
        else:
            log.info("a message by %s was given up: %s", recipient.kind, outcome.trouble)
            await self._settle(notice, DROPPED, now, outcome.trouble)

    async def _settle(self, notice: Notice, state: str, due: float, trouble: str = "") -> None:
        await asyncio.to_thread(self._book.settle, notice, state, due, trouble)

    # -- what is over -----------------------------------------------------------------------------

    async def _tidy(self) -> None:
        """Forget who was to be told of games that ended a day ago, and recipients of no table."""
        now = self._tables.now()
        if now - self._tidied < TIDYING:
            return
        self._tidied = now
        for table_id, at in list(self._over.items()):
            if now - at >= KEPT_OVER:
                for wish in await asyncio.to_thread(self._book.wishes_at, table_id):
                    await asyncio.to_thread(self._book.unwish, wish)
                del self._over[table_id]
        old = await asyncio.to_thread(self._book.unused, now - KEPT_UNUSED, MOST_TIDIED)
        for recipient in old:
            await asyncio.to_thread(self._book.forget, recipient)


def held(table: Table, wish: Wish) -> bool:
    """Whether the device that wished still holds the seat."""
    return wish.seat < len(table.seats) and wish.holder in table.seats[wish.seat].holders


def pause_after(tries: int, first: float) -> float:
    """Seconds until the next try, the longer the more there were."""
    pause = min(first * float(GROWTH) ** min(tries, 20), LONGEST_PAUSE)
    return pause * random.uniform(1 - JITTER, 1 + JITTER)
