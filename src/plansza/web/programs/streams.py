"""Who listens to the events of programs, and what has to be told to whom."""

from typing import Protocol

from plansza.table.tables import News


class Listener(Protocol):
    """An open stream of events."""

    @property
    def who(self) -> str: ...

    def wake(self, table_id: str = "") -> None: ...

    def end(self, code: str) -> None: ...


class ProgramStreams:
    """The open streams of events of one process."""

    def __init__(self) -> None:
        self._streams: set[Listener] = set()
        self._by_table: dict[str, set[Listener]] = {}

    def add(self, stream: Listener) -> None:
        """One more listens."""
        self._streams.add(stream)

    def remove(self, stream: Listener) -> None:
        """It listens no more."""
        self._streams.discard(stream)

    def watch(self, table_id: str, stream: Listener) -> None:
        """A stream wants to know of a table."""
        self._by_table.setdefault(table_id, set()).add(stream)

    def leave(self, table_id: str, stream: Listener) -> None:
        """It does no more."""
        here = self._by_table.get(table_id, set())
        here.discard(stream)
        if not here:
            self._by_table.pop(table_id, None)

    def is_watched(self, table_id: str) -> bool:
        """Whether a table is wanted in memory."""
        return table_id in self._by_table

    def watched(self) -> list[str]:
        """All such tables."""
        return list(self._by_table)

    def hear(self, news: News) -> None:
        """Something has happened at a table."""
        self.hear_table(news.table.id)

    def hear_table(self, table_id: str) -> None:
        """There is something to look at at a table."""
        for stream in self._by_table.get(table_id, ()):
            stream.wake(table_id)

    def hear_new(self, who: str) -> None:
        """Somebody has one more table."""
        for stream in self._streams:
            if stream.who == who:
                stream.wake()

    def close(self) -> None:
        """End all, so that the server can stop at once; programs come back later."""
        for stream in list(self._streams):
            stream.end("")
