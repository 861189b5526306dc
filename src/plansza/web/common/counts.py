"""How many there are of each, and in all: connections and streams by address."""

from collections import Counter


class Counts:
    """The counts of one process."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self.here = 0

    def __len__(self) -> int:
        return len(self._counts)

    def total(self) -> int:
        """All there are, at other processes of the same server too."""
        return self.here

    def of(self, name: str) -> int:
        """How many there are of one, anywhere."""
        return self._counts[name]

    def add(self, name: str) -> None:
        """One more."""
        self._counts[name] += 1
        self.here += 1

    def remove(self, name: str) -> None:
        """One less."""
        self.here -= 1
        self._counts[name] -= 1
        if not self._counts[name]:
            del self._counts[name]
