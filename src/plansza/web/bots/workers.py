"""The processes that think for bots: few, niced, replaced when they die or think too long.

A process is given one task at a time; a thread waits for its result meanwhile. If the process dies
the task goes to its successor. What can wait, hints and reviews, leaves a process to the bots.
"""

import asyncio
import logging
import multiprocessing
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker
from queue import SimpleQueue

from plansza.web.bots.bot_tasks import Task, TaskResult, work

log = logging.getLogger(__name__)
TRIES = 3  # of one task whose processes die


class TaskTimeout(Exception):
    """No result within the limit."""


class NoWorker(Exception):
    """Processes died over this task, or the server is stopping."""


class Worker:
    """One process and the line to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")  # a fork would copy threads and secrets
        self._line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True, name="bot")
        with interrupts_blocked():
            self.process.start()
        theirs.close()

    def ask(self, task: Task, limit: float) -> TaskResult:
        """Wait for the result; EOFError or OSError if the process dies meanwhile."""
        self._line.send(task)
        if not self._line.poll(limit):
            raise TaskTimeout
        found = self._line.recv()
        assert isinstance(found, TaskResult)
        return found

    def kill(self) -> None:
        """Now, whatever it thinks of; a thread that waits for it wakes up."""
        self.process.kill()

    def release(self) -> None:
        """Give back what the dead process held."""
        self.process.join(1)
        self._line.close()


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Ctrl+C is for the server: a process started meanwhile never hears of it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # when it starts, it unblocks what we are about to block
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Workers:
    """A handful of processes, each busy with one task at a time."""

    def __init__(self, count: int, limit: float) -> None:
        self.count = count
        self._limit = limit
        self._idle: SimpleQueue[Worker | None] = SimpleQueue()
        self._all: set[Worker] = set()
        self._lock = threading.Lock()
        self._threads = ThreadPoolExecutor(max(1, count), "plansza bots")
        self._spare = asyncio.Semaphore(max(1, count - 1))
        self._closed = False

    def start(self) -> None:
        """Start all processes, so that the first bot need not wait."""
        for _ in range(self.count):
            self._idle.put(self._new())

    def alive(self) -> int:
        """How many processes there are."""
        with self._lock:
            return sum(worker.process.is_alive() for worker in self._all)

    async def ask(self, task: Task) -> TaskResult:
        """The result of the next process that is free."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._ask, task)

    async def ask_in_background(self, task: Task) -> TaskResult:
        """The same for what nobody's game waits for."""
        async with self._spare:
            return await self.ask(task)

    def _ask(self, task: Task) -> TaskResult:
        for _ in range(TRIES):
            worker = self._idle.get()
            try:
                if worker is None or self._closed:
                    raise NoWorker
                return worker.ask(task, self._limit)
            except (EOFError, OSError):
                log.warning("a bot's process died; its task goes to another")
                worker = self._replace(worker)
            except TaskTimeout:
                worker = self._replace(worker)
                raise
            finally:
                self._idle.put(worker)
        raise NoWorker

    def _new(self) -> Worker | None:
        with self._lock:
            if self._closed:
                return None
            worker = Worker()
            self._all.add(worker)
            return worker

    def _replace(self, worker: Worker | None) -> Worker | None:
        if worker is not None:
            worker.kill()
            worker.release()
            with self._lock:
                self._all.discard(worker)
        return self._new()

    def close(self) -> None:
        """End all processes; whoever waits for one is refused."""
        self._closed = True
        with self._lock:
            for worker in self._all:
                worker.kill()
            for worker in self._all:
                worker.process.join(1)
        self._threads.shutdown(wait=False, cancel_futures=True)
