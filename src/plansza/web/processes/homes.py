"""Which process a table is at home in, and which table a request is about."""

import re
from collections.abc import Iterable
from hashlib import blake2b

REMEMBERED = 10_000  # tables; who asks for more makes us count again, no more
ABOUT = re.compile(rb"[A-Z]{3,7} /(?:t|api/tables)/([\w-]{1,64})[/? ]")


class Homes:
    """The processes that live, this one among them, and the tables that are at home in each.

    Every process gives every table the same order of processes, and the first one that lives is
    its home: when one dies its own tables move, and no others. A server of one process is the
    home of all.
    """

    def __init__(self, me: int = 0, live: Iterable[int] = (0,)) -> None:
        self.me = me
        self._live = tuple(sorted({me, *live}))
        self._known: dict[str, int] = {}

    @property
    def live(self) -> tuple[int, ...]:
        """The processes that live."""
        return self._live

    def of(self, table_id: str) -> int:
        """The home of a table."""
        if len(self._live) == 1:
            return self._live[0]
        home = self._known.get(table_id)
        if home is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            home = max(self._live, key=lambda process: weight(process, table_id))
            self._known[table_id] = home
        return home

    def is_mine(self, table_id: str) -> bool:
        """Whether a table is at home here."""
        return self.of(table_id) == self.me

    def change(self, live: Iterable[int]) -> "Homes":
        """Others live from now on; how it was before."""
        before = Homes(self.me, self._live)
        self._live = tuple(sorted({self.me, *live}))
        self._known.clear()
        return before


def weight(process: int, table_id: str) -> bytes:
    """How much a table wants to be at home in a process (rendezvous hashing)."""
    return blake2b(f"{process} {table_id}".encode(), digest_size=8).digest()


def table_in(data: bytes) -> str | None:
    """The table that a request is about which begins like this."""
    found = ABOUT.match(data)
    return found[1].decode() if found is not None else None
