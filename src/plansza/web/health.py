"""Whether the store takes entries, asked no more often than a disk can stand."""

import asyncio
import time

from plansza.store import Store
from plansza.store.entries import StoreError


class Proof:
    """Remembers the last answer for a moment; those who ask together wait for one."""

    def __init__(self, store: Store, fresh: float) -> None:
        self._store = store
        self._fresh = fresh
        self._lock = asyncio.Lock()
        self._held = False
        self._until = 0.0  # in monotonic seconds

    async def holds(self) -> bool:
        """Whether something could be written just now."""
        async with self._lock:
            if time.monotonic() >= self._until:
                self._held = await asyncio.to_thread(self._try)
                self._until = time.monotonic() + self._fresh
            return self._held

    def _try(self) -> bool:
        try:
            self._store.prove()
        except StoreError:
            return False
        return True
