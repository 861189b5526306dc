"""Does at every table what nobody has to be asked for.

Bots move and answer, players who did not want to be asked pass, clocks run out. Everything is an
ordinary command with a key made from the number it answers, so that two servers that watch over the
same table do it once.
"""

import asyncio
import logging
import secrets
from contextlib import suppress
from dataclasses import replace
from functools import partial

from plansza.bots.basic import RandomBot
from plansza.bots.pace import WISHES, Pace
from plansza.core.chance import FastChance
from plansza.core.errors import GameFault, PlanszaError, blaming
from plansza.core.printable import Private
from plansza.store.entries import StoreUnavailable
from plansza.table.decide import Command
from plansza.table.table import OVER, RUNNING, Table
from plansza.table.tables import Tables
from plansza.table.turns import LOST, TurnClock
from plansza.web.bots.answers import first_answer
from plansza.web.bots.bot_tasks import MoveTask
from plansza.web.bots.line import MOVE, UNSEEN, Errand
from plansza.web.bots.roster import NoWorker
from plansza.web.bots.seat_bots import SeatKey
from plansza.web.bots.worker import TaskTimeout
from plansza.web.bots.workers import Workers
from plansza.web.common.faults import note, note_stuck, stuck
from plansza.web.tables.hub import Hub

log = logging.getLogger(__name__)
RETRY = 2.0  # seconds until the store is tried again
LATER = 0.05  # a clock is looked at just after it has run out


class Automation:
    """Watches over the tables of one process."""

    def __init__(
        self, tables: Tables, hub: Hub, workers: Workers, pace: Pace, shuffle: float = 6.0
    ) -> None:
        self._tables = tables
        self._hub = hub
        self._workers = workers
        self._pace = pace
        self._shuffle = shuffle  # seconds for the luck that players promised
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._wishes: dict[str, dict[int, float]] = {}  # by table and seat: a share of the waiting
        self._closed = False

    def attend(self, table_id: str, delay: float = 0.0) -> None:
        """Look at a table, now or later."""
        if self._closed:
            return
        if delay:
            asyncio.get_running_loop().call_later(delay, self.attend, table_id)
        elif table_id in self._tasks:
            self._again.add(table_id)
            if self._hub.is_watched(table_id):
                self._workers.hurry(table_id)
        elif not self._is_left_to_people(table_id):
            self._tasks[table_id] = asyncio.create_task(self._tend(table_id))

    def _is_left_to_people(self, table_id: str) -> bool:
        """Whether nothing is to be done at a table: people play, and no time runs out. Most moves
        are made at such tables, and a task for each of them would find nothing."""
        table = self._tables.live(table_id)
        return (
            table is not None
            and table.status == RUNNING
            and table.clock is None
            and table.turns is None
            and table_id not in self._alarms
            and not any(chair.player for chair in table.seats)
            and not any(self._tables.settings(table_id, seat).silent for seat in table.to_move)
        )

    def is_busy(self, table_id: str) -> bool:
        """Whether something is being done at a table, or a clock watched."""
        return table_id in self._tasks or table_id in self._alarms

    def leave(self, table_id: str) -> bool:
        """Watch no clock of a table any more; not while something is being done there."""
        alarm = self._alarms.pop(table_id, None)
        if alarm is not None:
            alarm.cancel()
        return table_id not in self._tasks

    def wish(self, table_id: str, seat: int, pace: str) -> None:
        """How somebody wants the bots at his table to move. Pages repeat it whenever they are
        opened, so it is kept no longer than the process lives."""
        self._wishes.setdefault(table_id, {})[seat] = WISHES[pace]

    def _share(self, table: Table) -> float:
        """What is left of the waiting: as much as the slowest of the people here wants."""
        wishes = self._wishes.get(table.id, {})
        people = [seat for seat, chair in enumerate(table.seats) if chair.holder]
        return max((wishes.get(seat, 1.0) for seat in people), default=1.0)

    async def close(self) -> None:
        """Stop everything; what is undone is done when the table is looked at again."""
        self._closed = True
        for alarm in self._alarms.values():
            alarm.cancel()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _tend(self, table_id: str) -> None:
        try:
            busy = True
            while busy or table_id in self._again:
                self._again.discard(table_id)
                busy = await self._act(await self._tables.table(table_id))
            table = await self._tables.table(table_id)
            self._set_alarm(table)
            if table.status == OVER:
                self._workers.forget(table_id)
                self._wishes.pop(table_id, None)
        except StoreUnavailable:
            self.attend(table_id, RETRY)
        except GameFault as fault:
            await self._stand_still(table_id, fault)
        except PlanszaError as refusal:  # of other rules, or of a game that is not installed
            log.info("nothing can be done at table %s: %s", table_id, refusal)
        except NoWorker:
            log.warning("no process could think for a bot at table %s", table_id)
        except Exception:
            log.exception("something failed at table %s", table_id)
        finally:
            del self._tasks[table_id]

    async def _act(self, table: Table) -> bool:
        """Do the next thing that is due; whether there was one."""
        if stuck(table):
            return False
        with blaming(table.game.id):
            command = self._tables.silent_move(table) or self._clock_command(table)
            command = command or self._start_command(table)
        command = command or await self._bot_answer(table) or await self._bot_move(table)
        if command is None:
            return False
        try:
            await self._tables.submit(table.id, command)
        except StoreUnavailable:
            raise
        except GameFault as fault:
            await self._try_others(table, command, fault)
        except PlanszaError as refusal:  # the table has moved on meanwhile: look again
            log.info("table %s refused %s: %s", table.id, command.kind, refusal)
        return await self._has_moved_on(table)

    async def _try_others(self, table: Table, command: Command, fault: GameFault) -> None:
        """The game fails at this move: perhaps it can bear another of the same seat."""
        note(table.game, fault, "rules")
        seat = command.seat if command.kind == "play" else None
        for move in table.legal_moves(seat) if seat is not None else ():
            body = {"move": table.game.write_move(move), "confirmed": True}
            with suppress(GameFault):
                await self._tables.submit(table.id, replace(command, body=body))
                return
        raise fault

    async def _stand_still(self, table_id: str, fault: GameFault) -> None:
        """Nothing can be done at a table whose game fails: everybody there is told."""
        try:
            note_stuck(await self._tables.table(table_id), fault)
        except PlanszaError:
            log.error("table %s cannot be read", table_id, exc_info=fault)
        self._hub.dismiss(table_id)

    async def _has_moved_on(self, table: Table) -> bool:
        """Whether there is something new to look at; another server may have been faster."""
        if (await self._tables.table(table.id)).number == table.number:
            await self._tables.catch_up(table.id)
        moved = (await self._tables.table(table.id)).number != table.number
        if not moved:
            log.error("nothing more can be done at table %s", table.id)
        return moved

    # -- clocks -------------------------------------------------------------------------------

    def _clock_command(self, table: Table) -> Command | None:
        if table.turns is not None:
            return self._turn_command(table, table.turns)
        expired = table.clock.expired(self._tables.now()) if table.clock is not None else []
        if table.status != RUNNING or not expired:
            return None
        body = {"seat": expired[0], "why": "clock"}
        return Command("stand-in", None, body, f"clock-{table.number}-{expired[0]}", table.number)

    def _turn_command(self, table: Table, turns: TurnClock) -> Command | None:
        """What the table has settled for the end of a turn; who was to move first is the first."""
        now = self._tables.now()
        if table.status != RUNNING or now < self._tables.patient_until:
            return None
        expired = sorted(turns.expired(now), key=lambda seat: turns.ends[seat] or 0.0)
        if not expired:
            return None
        body = {"seat": expired[0], "why": "clock"}
        kind = "time" if turns.limit.late == LOST else "stand-in"
        return Command(kind, None, body, f"clock-{table.number}-{expired[0]}", table.number)

    def _set_alarm(self, table: Table) -> None:
        """Come back when the next clock runs out, or luck is waited for no longer."""
        alarm = self._alarms.pop(table.id, None)
        if alarm is not None:
            alarm.cancel()
        expiry = self._next_expiry(table)
        if expiry is not None and not self._closed:
            wait = max(0.0, expiry - self._tables.now()) + LATER
            loop = asyncio.get_running_loop()
            self._alarms[table.id] = loop.call_later(wait, self.attend, table.id)

    def _next_expiry(self, table: Table) -> float | None:
        if table.shuffling:
            return table.full_since + self._shuffle
        if table.clock is None or table.status != RUNNING:
            return None
        return table.clock.next_expiry()

    def _start_command(self, table: Table) -> Command | None:
        """Begin without the luck that does not come; after a restart, too."""
        if not table.shuffling or self._tables.now() < table.full_since + self._shuffle:
            return None
        return Command("start", None, {}, f"start-{table.number}", table.number)

    # -- bots ---------------------------------------------------------------------------------

    async def _bot_answer(self, table: Table) -> Command | None:
        agreed = table.offer.agreed if table.offer is not None else set(range(len(table.seats)))
        asked = [seat for seat, chair in enumerate(table.seats) if chair.bot]
        asked = [seat for seat in asked if seat not in agreed]
        if not asked:
            return None
        think = partial(self._workers.ask, errand=self._errand(table))
        seat, answer = await first_answer(table, asked, think)
        body = {"yes": answer.yes, "why": answer.why}
        return Command("answer", seat, body, f"answer-{table.number}-{seat}", table.number)

    async def _bot_move(self, table: Table) -> Command | None:
        waiting = table.bots_to_move()
        alone = not any(chair.holder for chair in table.seats)
        if not waiting or (alone and not self._hub.is_watched(table.id)):
            return None  # bots among themselves play only when somebody watches
        seat = waiting[0]
        asked, errand = self._pace.now(), self._errand(table)
        move = await self._choose(table, seat, errand)
        level, share = table.seats[seat].player, self._share(table)
        rest = self._pace.rest(level, asked, share, errand.waited)
        await asyncio.sleep(rest)
        key = f"bot-{table.number}-{seat}"
        body = {"move": move, "confirmed": True}
        return Command("play", seat, body, key, table.number, by_bot=True)

    def _errand(self, table: Table) -> Errand:
        """In the name of whoever opened the table; one of which that is not known has a turn of
        its own."""
        kind = MOVE if self._hub.is_watched(table.id) else UNSEEN
        return Errand(kind, str(table.head.extra.get("visitor", table.id)), table.id)

    async def _choose(self, table: Table, seat: int, errand: Errand) -> str:
        level = table.seats[seat].player
        task = MoveTask(*what_is_known(table, seat), SeatKey(table.id, seat, level))
        try:
            result = await self._workers.ask(task, errand)
            if not result.error:
                return str(result.value)
            log.error("bot %s at table %s: %s", level, table.id, Private(result.error))
        except TaskTimeout:
            log.warning("bot %s at table %s took too long", level, table.id)
        with blaming(table.game.id):
            view = table.game.view_from_text(task.view)
            return table.game.write_move(RandomBot(table.game).choose(view, FastChance(task.seed)))


def what_is_known(table: Table, seat: int) -> tuple[str, str, int]:
    """The game, what a seat may know of it as text, never the truth, and a new seed."""
    assert table.position is not None
    with blaming(table.game.id):
        view = table.position.view(seat).text()
    return table.game.id, view, secrets.randbits(60)
