"""Bots think with compiled rules as soon as there are any, also when the server began without.

`make play` opens the tables at once and compiles meanwhile. The server itself stays with what it
has loaded; its bots' processes load everything afresh, so that new ones run compiled.
"""

import asyncio
import os
import time
from pathlib import Path

from plansza import COMPILED, _compiled
from plansza.web.bots.workers import Workers
from plansza.web.common.upkeep import Upkeep

LOOK = 2.0  # seconds between two looks at one file's date


class Renewal(Upkeep):
    """Waits for a compiled build of the sources that the server runs, and renews the processes."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._began = time.time()

    def start(self) -> None:
        """Begin to look, if there is something to look for."""
        if not COMPILED and not os.environ.get("PLANSZA_PURE"):
            super().start()

    async def _keep(self) -> None:
        manifest = os.path.join(_compiled.build_folder(), _compiled.MANIFEST)
        seen: float | None = None
        while True:
            await asyncio.sleep(LOOK)
            date = date_of(manifest)
            if date != seen:
                seen = date
                if await asyncio.to_thread(self._fits) and await asyncio.to_thread(
                    self._workers.renew
                ):
                    return

    def _fits(self) -> bool:
        """Whether new processes would run compiled, and by the very rules that the server knows."""
        package = Path(_compiled.SOURCE_ROOT, "plansza")
        edited = any(path.stat().st_mtime > self._began for path in package.rglob("*.py"))
        return not edited and bool(_compiled.found_files())


def date_of(path: str) -> float | None:
    """When a file was written; None if there is none."""
    try:
        return os.stat(path).st_mtime
    except OSError:
        return None
