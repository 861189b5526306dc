"""The processes that work for bots: few, niced, replaced when they die or take too long, and when
others would run compiled rules.

A process is given one task at a time; a thread waits for its result meanwhile. If the process dies
the task goes to another. Who waits for a process waits in line (`line.py`), without a thread.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from plansza.web.bots.bot_tasks import Assignment, BuildTask, MoveTask, Task, TaskResult
from plansza.web.bots.line import MOVE, Errand, Ticket
from plansza.web.bots.roster import NoWorker, Roster
from plansza.web.bots.worker import TaskTimeout, Worker

log = logging.getLogger(__name__)
TRIES = 3  # of one task whose processes die
SPARE_THREADS = 2  # beside one for each process: for those that are being replaced


class Workers:
    """A handful of processes, each busy with one task at a time."""

    def __init__(self, count: int, limit: float) -> None:
        self.count = count
        self._limit = limit
        self._roster = Roster()
        self._threads = ThreadPoolExecutor(count + SPARE_THREADS, "plansza bots")

    def start(self) -> None:
        """Start all processes, so that the first bot need not wait."""
        for _ in range(self.count):
            self._add()

    def alive(self) -> int:
        """How many processes there are."""
        return sum(worker.process.is_alive() for worker in self._roster.everybody())

    async def ask(self, task: Task, errand: Errand) -> TaskResult:
        """The result of the next process that is free when it is this errand's turn; if it can be,
        of the one where the seat's bot is."""
        key = task.key if isinstance(task, MoveTask) else None
        for _ in range(TRIES):
            ticket = self._roster.join(errand, key)
            worker = await self._process(ticket)
            working = self._threads.submit(self._work, worker, ticket, task)
            # Worked out to the end, though nobody may wait for it: the process is given back then.
            result = await asyncio.shield(asyncio.wrap_future(working))
            if result is not None:
                return result
        raise NoWorker

    def hurry(self, table_id: str) -> None:
        """Somebody has come to look at a table."""
        self._roster.hurry(table_id, MOVE)

    def before(self, patience: float) -> dict[str, int]:
        """The tables whose bots have waited for so many seconds: how many others come before."""
        return self._roster.before(patience)

    def waiting(self) -> tuple[int, float]:
        """How many questions wait for a process, and for how long the oldest of them has."""
        return self._roster.waiting()

    def thinking(self) -> int:
        """How many are being thought about."""
        return self._roster.busy()

    def forget(self, table_id: str) -> None:
        """A game is over: its bots need not be kept."""
        self._roster.forget(table_id)

    async def _process(self, ticket: Ticket) -> Worker:
        """Wait for a process; at first for the one where the seat's bot is."""
        given = asyncio.wrap_future(ticket.given)
        try:
            if ticket.home is not None:
                await asyncio.wait([given], timeout=self._roster.soon)
                self._roster.loosen(ticket)
            return await given
        except asyncio.CancelledError:
            self._roster.withdraw(ticket)
            raise

    def _work(self, worker: Worker, ticket: Ticket, task: Task) -> TaskResult | None:
        """The result of a process; nothing if it died."""
        try:
            result = worker.ask(Assignment(task, self._roster.tables_over(worker)), self._limit)
        except (EOFError, OSError):
            log.warning("a bot's process died; its task goes to another")
            self._replace(worker, ticket)
            return None
        except BaseException:
            self._replace(worker, ticket)
            raise
        self._roster.give_back(ticket, done=True)
        return result

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

    def _replace(self, worker: Worker, ticket: Ticket) -> None:
        self._roster.lose(ticket)
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
