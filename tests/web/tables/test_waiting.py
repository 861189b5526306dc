"""What waits for readers who are slow: little, and the newest."""

from typing import Any, cast

from plansza.store.entries import Entry
from plansza.table.table import Table
from plansza.table.tables import News
from plansza.web.common.responses import Presence
from plansza.web.tables.hub import BACKLOG, BEHIND, MOST_TABLES, Subscriber
from plansza.web.tables.wire import Unread, Wire


def news(table: object, number: int) -> News:
    return News(cast(Table, table), Entry(number, "chat", 0, {}, 0.0, 1), [], True)


def waiting(subscriber: Subscriber) -> list[Any]:
    return [subscriber.next() for _ in range(len(subscriber.queue))]


def test_few_tables_wait_for_a_reader() -> None:
    subscriber = Subscriber("t", (), "")
    for number in range(100):
        subscriber.give(news(object(), number))
        assert len(subscriber.queue) <= MOST_TABLES + 2
    first, *rest = waiting(subscriber)
    assert first is BEHIND
    assert [each.entry.number for each in rest] == list(range(100 - len(rest), 100))


def test_many_entries_of_one_command_are_no_backlog() -> None:
    subscriber, table = Subscriber("t", (), ""), object()
    for number in range(40):
        subscriber.give(news(table, number))
    assert [each.entry.number for each in waiting(subscriber)] == list(range(40))


def test_a_reader_who_keeps_up_is_never_behind() -> None:
    subscriber = Subscriber("t", (), "")
    for number in range(3 * BACKLOG):
        subscriber.give(news(object(), number))
        assert [each.entry.number for each in waiting(subscriber)] == [number]


def test_an_end_is_not_forgotten() -> None:
    subscriber = Subscriber("t", (), "")
    subscriber.give(None)
    for _ in range(2 * BACKLOG):
        subscriber.give(Presence([True], [None]))
    assert None in waiting(subscriber)


class Cable:
    """A transport that notes what was done to it."""

    def __init__(self) -> None:
        self.cut = False

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def set_write_buffer_limits(self, high: int | None = None) -> None:
        assert high

    def abort(self) -> None:
        self.cut = True


def test_the_longest_waiting_go_when_all_is_too_much() -> None:
    unread, cables = Unread(100), [Cable() for _ in range(4)]
    wires = [Wire(cable) for cable in cables]
    with unread.waiting(wires[0], 40), unread.waiting(wires[1], 40):
        with unread.waiting(wires[2], 90):
            assert [cable.cut for cable in cables] == [True, True, False, False]
            assert unread.size == 90
        with unread.waiting(wires[3], 500):  # nobody else is there to go
            assert not cables[3].cut
    assert unread.size == 0
