"""Who listens to which table, and whose pages are open."""

from collections import defaultdict, deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from plansza.table.table import Table
from plansza.table.tables import News
from plansza.web.common.counts import Counts
from plansza.web.common.memory import Crowd
from plansza.web.common.responses import InLine, Presence
from plansza.web.tables.attendance import Attendance

MOST_STREAMS = 500  # open at once from one address, which may be a whole school
BACKLOG = 64  # messages that may wait for a client
MOST_TABLES = 4  # different tables in them, each a copy of its own


class Behind:
    """In place of messages that a client did not take in time: it is told from the log instead."""


BEHIND = Behind()
Message = News | Presence | InLine | Behind | None


@dataclass(eq=False)
class Subscriber:
    """One open stream of a browser that holds these seats. None in the queue ends it."""

    table_id: str
    seats: tuple[int, ...]
    address: str
    queue: deque[Message] = field(default_factory=deque)
    dropped: bool = False
    heard: Callable[[], None] = lambda: None  # told of every message that has come
    _newest: Table | None = None  # of the tables in the queue
    _tables: int = 0

    def give(self, message: Message) -> None:
        """Hand a message over; if too much waits, all of it goes, for the log has it."""
        if isinstance(message, News) and message.table is not self._newest:
            self._newest = message.table
            self._tables += 1
        if len(self.queue) >= BACKLOG or self._tables > MOST_TABLES:
            self._fall_behind()
        self.queue.append(message)
        self.heard()

    def next(self) -> Message:
        """The next message; there must be one."""
        message = self.queue.popleft()
        if not self.queue:
            self._newest, self._tables = None, 0
        return message

    def _fall_behind(self) -> None:
        ended = None in self.queue
        self.queue.clear()
        self._newest, self._tables = None, 0
        self.queue.append(None if ended else BEHIND)


class Hub:
    """The open streams of one process; `find` gives a table that is looked at as it is now."""

    def __init__(
        self,
        attendance: Attendance | None = None,
        find: Callable[[str], Table | None] = lambda table_id: None,
        addresses: Counts | None = None,
    ) -> None:
        self.attendance = attendance if attendance is not None else Attendance()
        self.on_presence: Callable[[str], None] = lambda table_id: None
        self._find = find
        self._subscribers: dict[str, set[Subscriber]] = defaultdict(set)
        self._told: dict[str, list[bool]] = {}  # whom the pages at a table know to be there
        self._addresses = addresses if addresses is not None else Counts()
        self._lines: dict[str, int] = {}  # by table: how many come before its bots
        self._crowd = Crowd()
        self.closed = False

    def __len__(self) -> int:
        return sum(len(each) for each in self._subscribers.values())

    @property
    def streams(self) -> int:
        """How many are open, at all processes of the server."""
        return self._addresses.total()

    def allows(self, address: str) -> bool:
        """Whether this address may open one more stream."""
        return self._addresses.of(address) < MOST_STREAMS

    def subscribe(self, table: Table, seats: Sequence[int], address: str = "") -> Subscriber:
        """Listen from now on, for all who sit at one device; the others learn who has come."""
        subscriber = Subscriber(table.id, tuple(seats), address)
        self._subscribers[table.id].add(subscriber)
        self._addresses.add(address)
        self._crowd.come()
        self.attendance.come(table.id, seats)
        self.tell_presence(table.id, besides=subscriber)
        self.on_presence(table.id)
        if self.closed:
            subscriber.give(None)
        return subscriber

    def unsubscribe(self, table: Table, subscriber: Subscriber) -> None:
        """Listen no more; the others learn who has gone."""
        here = self._subscribers[table.id]
        here.discard(subscriber)
        self._crowd.go()
        self._addresses.remove(subscriber.address)
        self.attendance.go(table.id, subscriber.seats)
        self.tell_presence(table.id)
        if not here:
            del self._subscribers[table.id]
            self._told.pop(table.id, None)
        self.on_presence(table.id)

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
        """Who is there, and how long others wait for those who are not."""
        seats = range(table.head.seats)
        return Presence(
            [self.attendance.is_present(table.id, seat) for seat in seats],
            [self.attendance.grace_left(table, seat) for seat in seats],
        )

    def tell_presence(self, table_id: str, besides: Subscriber | None = None) -> None:
        """Tell the pages at a table who is there, if that has changed."""
        table = self._find(table_id) if self.is_watched(table_id) else None
        if table is None:
            return
        message = self.presence(table)
        if message.present != self._told.get(table_id):
            self._told[table_id] = message.present
            for subscriber in self._subscribers[table_id] - {besides}:
                subscriber.give(message)

    def line(self, table_id: str) -> InLine:
        """How many tables come before this one's bots, as was told last."""
        return InLine(self._lines.get(table_id, 0))

    def tell_line(self, before: Mapping[str, int]) -> None:
        """Hand over what has changed in the line to those who look at its tables."""
        for table_id in {*before, *self._lines}:
            if before.get(table_id, 0) != self._lines.get(table_id, 0):
                for subscriber in self._subscribers.get(table_id, ()):
                    subscriber.give(InLine(before.get(table_id, 0)))
        self._lines = {table_id: tables for table_id, tables in before.items() if tables}

    def close(self) -> None:
        """End all streams, so that the server can stop at once; browsers come back later."""
        self.closed = True
        for subscribers in self._subscribers.values():
            for subscriber in subscribers:
                subscriber.dropped = True
                subscriber.give(None)
