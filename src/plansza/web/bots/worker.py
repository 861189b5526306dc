"""One process that works for bots: started afresh, deaf to Ctrl+C, killed when it must be."""

import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker

from plansza.web.bots.bot_tasks import Assignment, TaskResult, work


class TaskTimeout(Exception):
    """No result within the limit."""


class Worker:
    """One process and the line to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")  # a fork would copy threads and secrets
        self._line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True, name="bot")
        with interrupts_blocked():
            self.process.start()
        theirs.close()

    def ask(self, assignment: Assignment, limit: float) -> TaskResult:
        """Wait for the result; EOFError or OSError if the process dies meanwhile."""
        self._line.send(assignment)
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
