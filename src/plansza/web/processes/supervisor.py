"""Starts the processes, starts them again when they die, and ends them.

It serves nobody itself. It passes on what they say to each other, and tells them who lives.
"""

import asyncio
import logging
import multiprocessing
import secrets
import signal
import socket
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from typing import Any

from plansza.core.errors import PlanszaError
from plansza.store import open_store
from plansza.store.database import parse
from plansza.store.desk import Desk
from plansza.web.bots.worker import interrupts_blocked
from plansza.web.common.errors import WebRefused, web_refused
from plansza.web.metrics.cells import Cells
from plansza.web.metrics.meter import Meter
from plansza.web.processes.birth import Birth, Now, Prepare
from plansza.web.processes.handover import new_tray, put, take
from plansza.web.processes.life import live
from plansza.web.processes.line import BEAT, End, Failed, Line, Live, Missed, Ready, Said
from plansza.web.processes.shared import Shared, new_shared
from plansza.web.processes.shares import share_of
from plansza.web.settings import ServerSettings

log = logging.getLogger(__name__)
Opened = Callable[[], None]
GRACE = 2.6  # seconds for all processes to end; then they are ended
STEADY = 20.0  # seconds of life after which a death is an accident
PAUSES = (0.0, 0.0, 0.2, 0.5, 1.0, 2.0)  # seconds before the next try, by deaths in a row
TRIES = 6  # of a process that cannot start, while no other lives; then we give up
MOST_UNSAID = 4 * 1024 * 1024  # bytes that wait for one process; then it misses news
CONTEXT = multiprocessing.get_context("spawn")  # a fork would copy secrets
SIGNALS = (signal.SIGINT, signal.SIGTERM)


@dataclass
class Slot:
    """The place of a process: it may die, and another takes it."""

    number: int
    tray: tuple[socket.socket, socket.socket] = field(default_factory=new_tray)
    process: BaseProcess | None = None
    line: Line | None = None
    born: float = 0.0
    fresh: bool = True  # no process of this place has been ready yet
    ready: bool = False
    behind: bool = False
    silent: int = 0  # beats for which nothing was heard of it
    deaths: int = 0  # in a row, each soon after a birth,
    stillborn: int = 0  # and before it was ready
    why: Failed | None = None
    buried: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def live(self) -> bool:
        """Whether tables may be at home here; the first processes of all are waited for."""
        return self.process is not None and (self.ready or self.fresh)


class Supervisor:
    """The processes of one server."""

    def __init__(
        self,
        settings: ServerSettings,
        listening: socket.socket,
        opened: Opened,
        prepare: Prepare | None,
        desk: Desk | None,
        shared: Shared,
        now: Now | None = None,
    ) -> None:
        self._settings = share_of(settings)
        self._listening = listening
        self._opened = opened
        self._prepare = prepare
        self._now = now
        self._desk = desk
        self._context = CONTEXT
        self._shared = shared
        self._name = secrets.token_hex(4)
        self._slots = [Slot(number) for number in range(settings.processes)]
        self._tasks: set[asyncio.Task[None]] = set()
        self._over = asyncio.Event()
        self._failure: PlanszaError | None = None
        self._open = False

    async def run(self) -> None:
        """Until a signal comes, or nothing lives any more."""
        for slot in self._slots:
            self._start(slot)
        self._do(self._watch())
        try:
            await self._over.wait()
        finally:
            await self._end()
        if self._failure is not None:
            raise self._failure

    def stop(self) -> None:
        """Let everything come to its end."""
        self._over.set()

    # -- births and deaths ------------------------------------------------------------------------

    def _start(self, slot: Slot) -> None:
        ours, theirs = socket.socketpair()
        desk = self._admit()
        slot.born, slot.behind, slot.why, slot.silent = time.monotonic(), False, None, 0
        slot.buried.clear()
        birth = Birth(
            slot=slot.number,
            live=(*self._live(), slot.number) if not slot.fresh else self._everybody(),
            house=self._name,
            settings=self._settings,
            listening=self._listening,
            line=theirs,
            tray=slot.tray[1],
            trays={each.number: each.tray[0] for each in self._slots if each is not slot},
            desk=desk,
            shared=self._shared,
            prepare=self._prepare,
            now=self._now,
        )
        slot.process = self._context.Process(target=live, args=(birth,), name=f"web {slot.number}")
        with interrupts_blocked():
            slot.process.start()
        theirs.close()
        if desk is not None:
            desk.close()
        loop = asyncio.get_running_loop()
        loop.add_reader(slot.process.sentinel, self._bury, slot, slot.process)
        self._do(self._attend(slot, ours))

    def _admit(self) -> socket.socket | None:
        """A line to whoever writes for all, if somebody does."""
        if self._desk is None:
            return None
        ours, theirs = socket.socketpair()
        self._desk.admit(ours)
        return theirs

    def _live(self) -> list[int]:
        return [slot.number for slot in self._slots if slot.live]

    def _everybody(self) -> tuple[int, ...]:
        return tuple(slot.number for slot in self._slots)

    def _bury(self, slot: Slot, process: BaseProcess) -> None:
        """A process has died: its tables are at home elsewhere from now on."""
        loop = asyncio.get_running_loop()
        loop.remove_reader(process.sentinel)
        process.join()
        slot.buried.set()
        slot.stillborn = 0 if slot.ready else slot.stillborn + 1
        slot.process, slot.ready, slot.silent = None, False, 0
        self._shared.clear(slot.number)
        if self._over.is_set():
            return
        steady = time.monotonic() - slot.born >= STEADY
        slot.deaths = 1 if steady else slot.deaths + 1
        self._tell_live()
        loop.add_reader(slot.tray[1], self._forward, slot)
        self._do(self._start_again(slot, process.exitcode))

    async def _watch(self) -> None:
        """A process that hangs is worse than one that died: who waits there, waits for ever. Beats
        are counted, not seconds: if this machine slept, nobody was silent."""
        while True:
            await asyncio.sleep(BEAT)
            for slot in self._slots:
                slot.silent += slot.ready
                if slot.process is not None and slot.silent * BEAT > self._settings.hang_limit:
                    log.warning("process %d of the server hangs, and is ended", slot.number)
                    slot.process.kill()

    async def _start_again(self, slot: Slot, code: int | None) -> None:
        await asyncio.sleep(0)  # what it said last is read first
        if slot.fresh or (slot.stillborn >= TRIES and not self._live()):
            self._fail(slot, code)
            return
        log.warning("process %d of the server has died (%s): %s", *self._told(slot, code))
        await asyncio.sleep(PAUSES[min(slot.deaths, len(PAUSES)) - 1])
        if not self._over.is_set():
            self._start(slot)

    def _told(self, slot: Slot, code: int | None) -> tuple[int, str, str]:
        why = slot.why.sentence if slot.why is not None else "it did not say why"
        return slot.number, f"exit code {code}", why

    def _fail(self, slot: Slot, code: int | None) -> None:
        """A process that cannot be started is the end of all."""
        if slot.why is not None and slot.why.code:
            self._failure = WebRefused(slot.why.code, slot.why.sentence, slot.why.facts)
        else:
            number, died, why = self._told(slot, code)
            sentence = f"process {number} of the server does not start: {why}"
            self._failure = web_refused(
                "process-dies", sentence, number=str(number), why=f"{why} ({died})"
            )
        self.stop()

    def _forward(self, slot: Slot) -> None:
        """Connections that lie in the tray of a dead process go to one that lives."""
        others = [each for each in self._slots if each.ready]
        if not others:
            asyncio.get_running_loop().remove_reader(slot.tray[1])  # its next process takes them
            return
        while (found := take(slot.tray[1])) is not None:
            connection, data = found
            with connection:
                put(others[0].tray[0], connection.fileno(), data)

    # -- what they say ----------------------------------------------------------------------------

    async def _attend(self, slot: Slot, end: socket.socket) -> None:
        line = slot.line = await Line.open(end)
        try:
            async for message in line.messages():
                slot.silent = 0
                if isinstance(message, Ready):
                    self._welcome(slot)
                elif isinstance(message, Said):
                    self._relay(slot, message)
                elif isinstance(message, Failed):
                    slot.why = message
        finally:
            line.close()

    def _welcome(self, slot: Slot) -> None:
        slot.ready, slot.fresh = True, False
        asyncio.get_running_loop().remove_reader(slot.tray[1])
        self._tell_live()
        if not self._open and all(each.ready for each in self._slots):
            self._open = True
            self._opened()

    def _tell_live(self) -> None:
        for slot in self._slots:
            if slot.ready and slot.line is not None:
                slot.line.say(Live(self._live()))

    def _relay(self, sender: Slot, said: Said) -> None:
        for slot in self._slots:
            if slot is not sender and slot.live and slot.line is not None:
                self._pass_on(slot, slot.line, said)

    def _pass_on(self, slot: Slot, line: Line, said: Said) -> None:
        if line.unsaid() > MOST_UNSAID:
            slot.behind = True
        elif slot.behind:
            slot.behind = False
            line.say(Missed(), said)
        else:
            line.say(said)

    # -- the end ----------------------------------------------------------------------------------

    async def _end(self) -> None:
        """All processes end, and if need be they are ended."""
        self._over.set()
        running = [slot for slot in self._slots if slot.process is not None]
        for slot in running:
            if slot.line is not None:
                slot.line.say(End())
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                for slot in running:
                    await slot.buried.wait()
        for slot in running:
            if slot.process is not None:
                slot.process.kill()
                await slot.buried.wait()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def supervise(
    settings: ServerSettings,
    listening: socket.socket,
    opened: Opened,
    prepare: Prepare | None,
    now: Now | None = None,
) -> None:
    """Serve with several processes until Ctrl+C or SIGTERM."""

    counted = settings.configuration.metrics is not None
    shared = new_shared(settings.processes, CONTEXT, counted)

    async def work(desk: Desk | None) -> list[signal.Signals]:
        supervisor = Supervisor(settings, listening, opened, prepare, desk, shared, now)
        with heard(supervisor.stop) as signals:
            await supervisor.run()
        return signals

    with desk_for(settings, shared.cells) as desk:
        came = asyncio.run(work(desk))
    for each in came:
        signal.raise_signal(each)  # whoever started us sees what ended us


@contextmanager
def desk_for(settings: ServerSettings, cells: Cells | None) -> Iterator[Desk | None]:
    """On SQLite this process writes for all; PostgreSQL takes what each of them writes."""
    if parse(settings.database).get_backend_name() != "sqlite":
        yield None
        return
    with open_store(settings.database) as store, closing(store.desk()) as desk:
        store.prove()
        if cells is not None:
            store.tell_batches(Meter(cells, cells.supervisor).batch)
        yield desk


@contextmanager
def heard(stop: Callable[[], None]) -> Iterator[list[signal.Signals]]:
    """Signals end it in peace; a second Ctrl+C changes nothing, for the end is near."""
    loop = asyncio.get_running_loop()
    came: list[signal.Signals] = []

    def hear(each: signal.Signals) -> None:
        if not came:
            came.append(each)
        stop()

    for each in SIGNALS:
        loop.add_signal_handler(each, hear, each)
    try:
        yield came
    finally:
        for each in SIGNALS:
            loop.remove_signal_handler(each)
