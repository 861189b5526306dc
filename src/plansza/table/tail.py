"""The newest entries of a table's log, which most readers want: the older ones are in the store."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from plansza.core.contract import Event
from plansza.store.entries import Entry

PAGE = 200  # entries that a reader gets at once, and that stay in memory
Logged = tuple[Entry, list[Event]]  # an entry, and what happened in the game at it


@dataclass(frozen=True)
class LogPart:
    """Some entries of a log, one after the other, and how many moves stood before the first."""

    logged: list[Logged]
    stood: int


class Tail:
    """The newest entries of one log, as far as they were followed."""

    def __init__(self, after: int = 0, stood: int = 0) -> None:
        self._logged: deque[Logged] = deque()
        self._after = after  # the last entry that is not here
        self._stood = stood  # moves that stood after it

    @property
    def last(self) -> int:
        """The newest entry."""
        return self._after + len(self._logged)

    def add(self, logged: Sequence[Logged]) -> None:
        """The log goes on."""
        self._logged.extend(logged)
        while len(self._logged) > PAGE:
            entry, _ = self._logged.popleft()
            self._after, self._stood = entry.number, moves_after(self._stood, entry)

    def part(self, after: int, last: int) -> LogPart | None:
        """The entries behind a number up to another; None if some are not here."""
        if after < self._after:
            return None
        stood, found = self._stood, list[Logged]()
        for entry, events in self._logged:
            if entry.number <= after:
                stood = moves_after(stood, entry)
            elif entry.number <= last:
                found.append((entry, events))
        return LogPart(found, stood)


def tail_of(part: LogPart, after: int) -> Tail:
    """The end of a log that was read from behind an entry on."""
    tail = Tail(after, part.stood)
    tail.add(part.logged)
    return tail


def moves_after(moves: int, entry: Entry) -> int:
    """How many moves stand after an entry, if so many stood before it."""
    if entry.kind == "takeback":
        return int(entry.body["steps"])
    return moves + 1 if entry.kind == "move" else moves
