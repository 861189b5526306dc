"""What the processes of one server count together: connections, streams, requests.

A limit is for the server, however many processes it has. So the counts lie in memory that all of
them see, which has no name by which anybody else could find it. Every process writes connections
and streams into rows of its own, so nothing is lost when two count at once, and when one dies the
supervisor clears its rows. Requests are counted in buckets that all share: two that take from one
bucket in the same microsecond may take one for both, and nobody gets more than that by it.

Names are kept as keyed hashes in a fixed number of cells. Two names of one cell count together,
which nobody can bring about who does not know the key.
"""

import secrets
from collections.abc import Iterable
from ctypes import addressof, c_double, c_int64, memset, sizeof
from dataclasses import dataclass
from functools import lru_cache, partial
from hashlib import blake2b
from multiprocessing.context import BaseContext
from typing import Any

from plansza.web.common.counts import Counts
from plansza.web.common.security import Bucket, Buckets
from plansza.web.metrics.cells import Cells

CELLS = 16_384  # of counts, for each process: several times as many as there are connections
SETS = 5_000  # of buckets,
WAYS = 4  # each with so many: as many in all as one process remembers
FIELDS = 3  # of a bucket: whose it is, tokens, when
WIDTH = sizeof(c_int64)
MARKED = 2048  # names whose marks a process remembers


@dataclass(frozen=True)
class Shared:
    """The memory itself; it can be given to a process at its birth, and only then."""

    processes: int
    key: bytes
    connections: Any  # arrays of ctypes: for each process its sum, then its cells
    streams: Any
    buckets: Any
    cells: Cells | None = None  # what is counted for Prometheus, where the host wants that

    def clear(self, slot: int) -> None:
        """A process has died with all that it held."""
        for rows in (self.connections, self.streams):
            row = (CELLS + 1) * WIDTH
            memset(addressof(rows) + slot * row, 0, row)
        if self.cells is not None:
            self.cells.clear(slot)


def new_shared(processes: int, context: BaseContext, metrics: bool = False) -> Shared:
    """Memory for the counts of so many processes."""
    rows = processes * (CELLS + 1)
    return Shared(
        processes,
        secrets.token_bytes(16),
        connections=context.RawArray(c_int64, rows),
        streams=context.RawArray(c_int64, rows),
        buckets=context.RawArray(c_double, SETS * WAYS * FIELDS),
        cells=Cells(processes, context) if metrics else None,
    )


def mark(key: bytes, name: str) -> int:
    """A number for a name that nobody knows without the key; 52 bits, as fit into a float."""
    digest = blake2b(name.encode("utf-8", "replace"), key=key, digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 12


class SharedCounts(Counts):
    """The counts of this process, and those of the others."""

    def __init__(self, rows: Any, shared: Shared, slot: int) -> None:
        super().__init__()
        self._rows = rows
        self._key = shared.key
        self._starts = [each * (CELLS + 1) for each in range(shared.processes)]
        self._mine = self._starts[slot]

    def total(self) -> int:
        return self._sum(0)

    def of(self, name: str) -> int:
        return self._sum(self._cell(name))

    def add(self, name: str) -> None:
        super().add(name)
        self._count(name, 1)

    def remove(self, name: str) -> None:
        super().remove(name)
        self._count(name, -1)

    def _cell(self, name: str) -> int:
        return 1 + mark(self._key, name) % CELLS

    def _sum(self, place: int) -> int:
        return sum(self._rows[start + place] for start in self._starts)

    def _count(self, name: str, change: int) -> None:
        for place in (0, self._cell(name)):
            self._rows[self._mine + place] += change


class SharedBuckets(Buckets):
    """Buckets that all processes take from; in a full set the longest unused is forgotten."""

    def __init__(self, shared: Shared) -> None:
        self._cells = shared.buckets
        # Who asks once asks again: a bucket is found and kept, and the next request follows soon.
        self._mark = lru_cache(MARKED)(partial(mark, shared.key))

    def __len__(self) -> int:
        return SETS * WAYS

    def find(self, group: str, kind: str) -> Bucket | None:
        whose, places = self._places(group, kind)
        for place in places:
            if self._cells[place] == whose:
                return Bucket(self._cells[place + 1], self._cells[place + 2])
        return None

    def keep(self, group: str, kind: str, bucket: Bucket) -> None:
        whose, places = self._places(group, kind)
        place = next((each for each in places if self._cells[each] == whose), None)
        if place is None:
            place = min(places, key=lambda each: float(self._cells[each + 2]))
            self._cells[place] = whose
        self._cells[place + 1], self._cells[place + 2] = bucket.tokens, bucket.at

    def _places(self, group: str, kind: str) -> tuple[float, Iterable[int]]:
        found = self._mark(f"{kind} {group}")
        first = found % SETS * WAYS * FIELDS
        return float(found or 1), range(first, first + WAYS * FIELDS, FIELDS)
