"""Who listens to which table, and whose pages are open."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from plansza.table.table import Table
from plansza.table.tables import News
from plansza.web.common.responses import Presence

MOST_STREAMS = 500  # open at once from one address, which may be a whole school
BACKLOG = 64  # messages that may wait for a client; who is slower than that is dropped


@dataclass(eq=False)
class Subscriber:
    """One open stream of a browser that holds these seats. None in the queue ends it."""

    table_id: str
    seats: tuple[int, ...]
    address: str
    queue: asyncio.Queue[News | Presence | None] = field(
        default_factory=lambda: asyncio.Queue(BACKLOG)
    )
    dropped: bool = False

    def give(self, message: News | Presence | None) -> None:
        """Hand a message over, or give the client up: it resumes by number when it can."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.dropped = True


class Hub:
    """The open streams of one process."""

    def __init__(self) -> None:
        self._subscribers: dict[str, set[Subscriber]] = defaultdict(set)
        self._present: dict[str, Counter[int]] = defaultdict(Counter)
        self._addresses: Counter[str] = Counter()
        self.closed = False

    def __len__(self) -> int:
        return sum(len(each) for each in self._subscribers.values())

    def allows(self, address: str) -> bool:
        """Whether this address may open one more stream."""
        return self._addresses[address] < MOST_STREAMS

    def subscribe(self, table: Table, seats: Sequence[int], address: str = "") -> Subscriber:
        """Listen from now on, for all who sit at one device; the others learn who has come."""
        subscriber = Subscriber(table.id, tuple(seats), address)
        self._subscribers[table.id].add(subscriber)
        self._addresses[address] += 1
        came = [seat for seat in seats if not self.is_present(table.id, seat)]
        self._present[table.id].update(seats)
        if came:
            self._tell_presence(table, besides=subscriber)
        if self.closed:
            subscriber.give(None)
        return subscriber

    def unsubscribe(self, table: Table, subscriber: Subscriber) -> None:
        """Listen no more; the others learn who has gone."""
        here, present = self._subscribers[table.id], self._present[table.id]
        here.discard(subscriber)
        self._addresses[subscriber.address] -= 1
        if not self._addresses[subscriber.address]:
            del self._addresses[subscriber.address]
        present.subtract(subscriber.seats)
        if any(not present[seat] for seat in subscriber.seats):
            self._tell_presence(table)
        if not here:
            del self._subscribers[table.id]
            self._present.pop(table.id, None)

    def is_present(self, table_id: str, seat: int) -> bool:
        """Whether somebody who holds this seat looks at the table."""
        return table_id in self._present and self._present[table_id][seat] > 0

    def is_watched(self, table_id: str) -> bool:
        """Whether anybody looks at the table at all."""
        return table_id in self._subscribers

    def watched(self) -> list[str]:
        """The tables somebody looks at."""
        return list(self._subscribers)

    def publish(self, news: News) -> None:
        """Hand an entry to everybody who looks at its table."""
        for subscriber in self._subscribers.get(news.table.id, ()):
            subscriber.give(news)

    def dismiss(self, table_id: str) -> None:
        """End the streams of a table: pages come back at once and read everything anew."""
        for subscriber in self._subscribers.get(table_id, ()):
            subscriber.give(None)

    def presence(self, table: Table) -> Presence:
        """Whose pages are open."""
        return Presence([self.is_present(table.id, seat) for seat in range(table.head.seats)])

    def _tell_presence(self, table: Table, besides: Subscriber | None = None) -> None:
        message = self.presence(table)
        for subscriber in self._subscribers[table.id] - {besides}:
            subscriber.give(message)

    def close(self) -> None:
        """End all streams, so that the server can stop at once; browsers come back later."""
        self.closed = True
        for subscribers in self._subscribers.values():
            for subscriber in subscribers:
                subscriber.dropped = True
                subscriber.give(None)
