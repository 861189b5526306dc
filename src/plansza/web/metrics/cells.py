"""The rows of numbers: one for each process that serves, and one for whoever supervises them."""

from collections.abc import Iterator
from ctypes import addressof, c_double, memset, sizeof
from multiprocessing.context import BaseContext
from typing import Any

from plansza.web.metrics.declared import GAUGES, SIZE

WIDTH = sizeof(c_double)


class Cells:
    """All rows; they can be given to a process at its birth, and only then. Each number has one
    thread that writes it, so nothing is lost when two count at once."""

    def __init__(self, processes: int, context: BaseContext | None = None) -> None:
        self.processes = processes
        count = (processes + 1) * SIZE
        self.numbers: Any = (
            context.RawArray(c_double, count) if context is not None else (c_double * count)()
        )

    def start(self, slot: int) -> int:
        """Where the row of a process begins."""
        return slot * SIZE

    @property
    def supervisor(self) -> int:
        """The row of whoever supervises."""
        return self.processes

    def clear(self, slot: int) -> None:
        """A process has died: what it had open is no more; what it had counted stays."""
        memset(addressof(self.numbers) + self.start(slot) * WIDTH, 0, GAUGES * WIDTH)

    def rows(self) -> Iterator[list[float]]:
        """What is in all rows just now."""
        for slot in range(self.processes + 1):
            yield self.numbers[self.start(slot) : self.start(slot + 1)]
