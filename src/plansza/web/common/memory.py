"""Memory that is not needed any more goes back to the system, after a crowd has left.

The garbage collector looks seldom (`web/server.py`), and the C library keeps what was freed for
later: after a thousand streams that may be tens of megabytes, which nobody will want again. Tables
make room when others come; when none come any more, the idle ones must be asked to go.
"""

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable

from plansza.web.common.upkeep import Upkeep

CROWD = 64  # streams, or tables; fewer leave too little behind
LULL = 5.0  # seconds after which a crowd has gone for good


def give_back() -> None:
    """Collect what is dead, and let the C library return what is free, where it can."""
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc's; others need none
        if trim is not None:
            trim(0)


class Tidying(Upkeep):
    """Asks now and then for what can go, and how much it was, though nobody wants the room."""

    def __init__(self, make_room: Callable[[], int], act: Callable[[], None] = give_back) -> None:
        self._make_room = make_room
        self._act = act
        self._gone = 0  # since memory was last given back

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(LULL)
            went = self._make_room()
            self._gone += went
            if self._gone >= CROWD and not went:
                self._gone = 0
                await asyncio.to_thread(self._act)


class Crowd:
    """Counts those who are here, and gives memory back when most of them have gone."""

    def __init__(self, act: Callable[[], None] = give_back) -> None:
        self._act = act
        self._here = 0
        self._most = 0
        self._timer: asyncio.TimerHandle | None = None

    def come(self) -> None:
        """One more."""
        self._here += 1
        self._most = max(self._most, self._here)

    def go(self) -> None:
        """One less."""
        self._here -= 1
        if self._most >= CROWD and self._here <= self._most // 2 and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(LULL, self._tidy)

    def _tidy(self) -> None:
        self._timer, self._most = None, self._here
        asyncio.get_running_loop().run_in_executor(None, self._act)
