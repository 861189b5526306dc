"""Short ways to make heads and entries, and to hold the writer."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from plansza.store import Entry, Head, Store, StoreError, StoreUnavailable
from plansza.store.batch import WriteJob
from plansza.store.transaction import Transaction
from tests.support.patience import PATIENCE

SEED = bytes(range(32))


def head(id: str = "t", created: float = 1.0, listed: bool = False) -> Head:
    return Head(id, "spor", 3, 2, {"tactics": "on"}, SEED, created, listed, {"clock": [60, "ż"]})


def entry(number: int, key: str = "", **body: Any) -> Entry:
    return Entry(number, "play", number % 2, body or {"move": "R7"}, 1234.5678, 3, key)


def run_of(first: int, last: int) -> list[Entry]:
    return [entry(number) for number in range(first, last + 1)]


def numbers(store: Store, table: str = "t") -> list[int]:
    return [each.number for each in store.read(table)]


def whole(store: Store, table: str) -> list[Entry]:
    """The log of a table, its numbers checked."""
    log = store.read(table)
    assert [each.number for each in log] == list(range(1, len(log) + 1))
    return log


def assert_sentence(error: StoreError, *, cause: bool = True) -> None:
    """What a person reads: one line with a way out; the driver's error only behind it."""
    assert "\n" not in str(error)
    assert ":" in str(error)
    assert "Traceback" not in str(error)
    assert not cause or error.__cause__ is not None


@contextmanager
def unavailable(code: str, *, cause: bool = True) -> Iterator[None]:
    """Expect a fault of this code, told well."""
    with pytest.raises(StoreUnavailable) as caught:
        yield
    assert caught.value.code == code, f"{caught.value.code}: {caught.value}"
    assert_sentence(caught.value, cause=cause)


@contextmanager
def held(store: Store) -> Iterator[None]:
    """Keep the writer busy meanwhile, so that what is asked for gathers in one batch."""
    begun, let_go = threading.Event(), threading.Event()

    def wait(transaction: Transaction) -> None:
        begun.set()
        assert let_go.wait(PATIENCE)

    chore = WriteJob(wait)
    store._writer.submit(chore)
    assert begun.wait(PATIENCE)
    try:
        yield
    finally:
        let_go.set()
        chore.done.result(PATIENCE)
