"""Waiting in an event loop for what another thread is doing.

The store ends many futures at once, when a batch is on the disk. asyncio's own `wrap_future` wakes
the loop for each of them; here one call wakes all who wait.
"""

import asyncio
from collections import deque
from concurrent.futures import Future
from typing import Any


class WaitingRoom:
    """Those in the running loop who wait for futures of other threads."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._done: deque[tuple[asyncio.Future[None], Future[Any]]] = deque()
        self._called = False  # the loop will look at what is done

    async def wait(self, future: Future[Any]) -> None:
        """Until a future has ended; what it failed with is raised. Who is cancelled cancels it."""
        loop = asyncio.get_running_loop()
        if loop is not self._loop:  # one that has ended calls nobody any more
            self._loop, self._called = loop, False
        waiter: asyncio.Future[None] = loop.create_future()

        def done(ended: Future[Any]) -> None:
            self._done.append((waiter, ended))
            if not self._called and not loop.is_closed():
                self._called = True
                loop.call_soon_threadsafe(self._call)

        future.add_done_callback(done)
        try:
            await waiter
        except asyncio.CancelledError:
            future.cancel()
            raise

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
