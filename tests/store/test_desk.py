"""A process that has another write for it: every verb, every refusal, and the end of the other."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from plansza.store import Store, open_store
from plansza.store.entries import BadEntry, NumberTaken, StoreUnavailable, UnknownTable
from tests.store.helper import entry, head
from tests.store.test_verbs import *  # noqa: F403 - the same verbs, through a desk

# What was handed over is not taken back.
test_a_cancelled_order_writes_nothing = None  # type: ignore[assignment]


@pytest.fixture
def written(tmp_path: Path) -> Iterator[Store]:
    """The store of whoever writes."""
    with open_store(f"sqlite:///{tmp_path}/log.db") as opened:
        yield opened


@pytest.fixture
def store(written: Store, tmp_path: Path) -> Iterator[Store]:
    """The store of somebody who has it write, with an empty table “t”."""
    desk = written.desk()
    ours, theirs = socket.socketpair()
    desk.admit(ours)
    with open_store(f"sqlite:///{tmp_path}/log.db", desk=theirs) as opened:
        opened.create(head())
        yield opened
    desk.close()


def test_two_write_through_one(written: Store, tmp_path: Path) -> None:
    desk = written.desk()
    ends = [socket.socketpair() for _ in range(2)]
    for ours, _ in ends:
        desk.admit(ours)
    one, other = (open_store(f"sqlite:///{tmp_path}/log.db", desk=end) for _, end in ends)
    one.create(head())
    one.append("t", [entry(1)])
    other.append("t", [entry(2)])
    with pytest.raises(NumberTaken):
        one.append("t", [entry(2)])
    with pytest.raises(UnknownTable):
        other.append("nobody", [entry(1)])
    one.append("t", [entry(3)])
    assert [each.number for each in other.read("t")] == [1, 2, 3]
    one.close()
    other.append("t", [entry(4)])
    other.close()
    desk.close()
    assert len(written.read("t")) == 4


def test_whoever_writes_is_gone(written: Store, store: Store) -> None:
    store.append("t", [entry(1)])
    ours, theirs = socket.socketpair()
    with open_store(f"sqlite:///{written.name}", desk=theirs) as lonely:
        waiting = lonely.append_soon("t", [entry(2)])
        ours.close()
        with pytest.raises(StoreUnavailable):
            waiting.result()
        with pytest.raises(StoreUnavailable):
            lonely.append("t", [entry(2)])
    assert len(store.read("t")) == 1


def test_what_cannot_be_said_is_refused(store: Store) -> None:
    with pytest.raises(BadEntry):
        store.keep_checkpoint("t", 1, "half a pair: \ud800")
    store.append("t", [entry(1)])
