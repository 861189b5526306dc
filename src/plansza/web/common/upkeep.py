"""What a server does again and again while it runs: a task for each, from start to end."""

import asyncio
from abc import ABC, abstractmethod


class Upkeep(ABC):
    """Something that is looked after by a task of its own, until it is closed."""

    _task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """From now on."""
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """No more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @abstractmethod
    async def _keep(self) -> None:
        """Do it, with pauses, until cancelled."""
