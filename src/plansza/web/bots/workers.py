"""The processes that work for bots: few, niced, replaced when they die or take too long, and when
others would run compiled rules.

A process is given one task at a time; a thread waits for its result meanwhile. If the process dies
the task goes to another. What can wait, hints and reviews, leaves a process to the bots.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from plansza.web.bots.bot_tasks import Assignment, BuildTask, MoveTask, Task, TaskResult
from plansza.web.bots.roster import NoWorker, Roster
from plansza.web.bots.seat_bots import SeatKey
from plansza.web.bots.worker import TaskTimeout, Worker

log = logging.getLogger(__name__)
TRIES = 3  # of one task whose processes die
THREADS = 2  # for each process: one whose bot is busy must not keep the others from working


class Workers:
    """A handful of processes, each busy with one task at a time."""

    def __init__(self, count: int, limit: float) -> None:
        self.count = count
        self._limit = limit
        self._roster = Roster()
        self._threads = ThreadPoolExecutor(max(1, THREADS * count), "plansza bots")
        self._spare = asyncio.Semaphore(max(1, count - 1))

    def start(self) -> None:
        """Start all processes, so that the first bot need not wait."""
        for _ in range(self.count):
            self._add()

    def alive(self) -> int:
        """How many processes there are."""
        return sum(worker.process.is_alive() for worker in self._roster.everybody())

    async def ask(self, task: Task) -> TaskResult:
        """The result of the next process that is free."""
        return await self._in_thread(task, None)

    async def ask_bot(self, task: MoveTask) -> TaskResult:
        """The same, if it can be of the process where the seat's bot is."""
        return await self._in_thread(task, task.key)

    async def ask_in_background(self, task: Task) -> TaskResult:
        """The same for what nobody's game waits for."""
        async with self._spare:
            return await self.ask(task)

    def forget(self, table_id: str) -> None:
        """A game is over: its bots need not be kept."""
        self._roster.forget(table_id)

    async def _in_thread(self, task: Task, key: SeatKey | None) -> TaskResult:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._ask, task, key)

    def _ask(self, task: Task, key: SeatKey | None) -> TaskResult:
        for _ in range(TRIES):
            worker = self._roster.take(key)
            try:
                result = worker.ask(Assignment(task, self._roster.tables_over(worker)), self._limit)
            except (EOFError, OSError):
                log.warning("a bot's process died; its task goes to another")
                self._replace(worker)
            except BaseException:
                self._replace(worker)
                raise
            else:
                self._roster.give_back(worker, key)
                return result
        raise NoWorker

    def renew(self) -> bool:
        """Replace all processes, one after the other, by new ones that run compiled rules.

        A new one is ready before an old one, when it is free, goes: nobody waits longer for it.
        False if the rules turn out not to be compiled.
        """
        for old in self._roster.everybody():
            if self._roster.closed:
                return False
            new = Worker()
            try:
                compiled = bool(new.ask(Assignment(BuildTask()), self._limit).value)
            except (EOFError, OSError, TaskTimeout):
                compiled = False
            if not compiled or not self._roster.add(new):
                new.kill()
                new.release()
                return False
            # If the old one has died meanwhile, another came in its place already.
            for leaving in (old, new):
                if self._roster.claim(leaving):
                    self._dismiss(leaving)
                    break
        return True

    def _replace(self, worker: Worker) -> None:
        self._dismiss(worker)
        if not self._roster.closed:
            self._add()

    def _dismiss(self, worker: Worker) -> None:
        worker.kill()
        worker.release()
        self._roster.remove(worker)

    def _add(self) -> None:
        worker = Worker()
        if not self._roster.add(worker):
            worker.kill()

    def close(self) -> None:
        """End all processes; whoever waits for one is refused."""
        workers = self._roster.close()
        for worker in workers:
            worker.kill()
        for worker in workers:
            worker.process.join(1)
        self._threads.shutdown(wait=False, cancel_futures=True)
