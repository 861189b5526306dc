"""Waiting in an event loop for the thread that writes.

What the tables write in one turn of the loop is handed over together, for every handing over may
wake that thread. The store ends many futures at once, when a batch is on the disk. asyncio's own
`wrap_future` wakes the loop for each of them; here one call wakes all who wait.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from plansza.store.batch import AppendJob

HandOver = Callable[..., None]  # takes jobs


class WaitingRoom:
    """Those in the running loop who wait until what they write is on the disk."""

    def __init__(self, hand_over: HandOver) -> None:
        self._hand_over = hand_over
        self._loop: asyncio.AbstractEventLoop | None = None
        self._jobs: list[AppendJob] = []  # of this turn of the loop
        self._done: deque[tuple[asyncio.Future[None], Future[Any]]] = deque()
        self._called = False  # the loop will look at what is done

    async def carried_out(self, job: AppendJob) -> None:
        """Until a job is done; what it failed with is raised. Who is cancelled cancels it."""
        loop = asyncio.get_running_loop()
        if loop is not self._loop:  # one that has ended calls nobody any more
            self._loop, self._called, self._jobs = loop, False, []
        waiter: asyncio.Future[None] = loop.create_future()

        def done(ended: Future[Any]) -> None:
            self._done.append((waiter, ended))
            if not self._called and not loop.is_closed():
                self._called = True
                loop.call_soon_threadsafe(self._call)

        job.done.add_done_callback(done)
        self._jobs.append(job)
        if len(self._jobs) == 1:
            loop.call_soon(self._hand_all_over)
        try:
            await waiter
        except asyncio.CancelledError:
            job.done.cancel()
            raise

    def _hand_all_over(self) -> None:
        jobs, self._jobs = self._jobs, []
        try:
            self._hand_over(*jobs)
        except Exception as failure:  # nobody is called back by what was never taken
            for job in jobs:
                if not job.done.done():
                    job.done.set_exception(failure)

    def _call(self) -> None:
        self._called = False  # first: whatever is done from now on calls again
        while self._done:
            waiter, ended = self._done.popleft()
            if waiter.done():
                continue
            if ended.cancelled():
                waiter.cancel()
            elif error := ended.exception():
                waiter.set_exception(error)
            else:
                waiter.set_result(None)
