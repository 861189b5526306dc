"""What has to be looked at to be known: several times a second, in every process."""

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path

from plansza.web.common.upkeep import Upkeep
from plansza.web.metrics.declared import GAUGE, METRICS
from plansza.web.metrics.meter import Gauge, Histogram, Meter

PAUSE = 0.5  # seconds
STATM = Path("/proc/self/statm")  # on Linux, in pages: all, and what is in memory
CPU = "plansza_cpu_seconds"
MEMORY = "plansza_memory_bytes"
Look = Callable[[], float]


class Pulse(Upkeep):
    """Measures how late its own timer is, and asks everybody how it is."""

    def __init__(self, meter: Meter, looks: dict[str, Look]) -> None:
        cells, slot = meter.cells, meter.slot
        looks = {**looks, CPU: time.process_time, MEMORY: memory}
        self._looks = [(Gauge(cells, slot, name), look) for name, look in looks.items()]
        self._lag = Histogram(cells, slot, "plansza_loop_lag_seconds")
        missing = {each.name for each in METRICS.values() if each.kind == GAUGE} - set(looks)
        if missing:
            raise ValueError(f"nobody looks for {', '.join(sorted(missing))}")

    async def _keep(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            self.look()
            due = loop.time() + PAUSE
            await asyncio.sleep(PAUSE)
            self._lag.add(max(0.0, loop.time() - due))

    def look(self) -> None:
        """Set all of them to what they are."""
        for gauge, look in self._looks:
            gauge.set(look())


def memory() -> float:
    """The memory that this process has; 0 where the system does not tell."""
    try:
        return int(STATM.read_text().split()[1]) * float(os.sysconf("SC_PAGE_SIZE"))
    except (OSError, AttributeError):
        return 0.0
