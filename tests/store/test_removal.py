"""A table goes with all that is its own, and nothing else does."""

import pytest

from plansza.store import Preference, Store, UnknownTable
from plansza.store.entries import TableActive
from tests.store.helper import entry, head, numbers, run_of
from tests.store.test_notices import notice, wish


def test_a_table_goes_whole(store: Store) -> None:
    store.append("t", run_of(1, 3))
    store.prefer("t", 1, Preference(confirm=True))
    store.keep_checkpoint("t", 2, "text")
    store.notices.wish(wish())
    store.notices.add(notice())
    store.create(head("other"), run_of(1, 2))
    store.remove("t")
    assert store.notices.wishes_at("t") == []
    assert store.notices.notices_at("t") == []
    with pytest.raises(UnknownTable):
        store.head("t")
    assert store.checkpoint("t") is None
    assert store.preferences("t") == {}
    assert numbers(store, "other") == [1, 2]
    with pytest.raises(UnknownTable):
        store.append("t", [entry(4)])
    with pytest.raises(UnknownTable):
        store.remove("t")
    store.create(head("t"), run_of(1, 1))
    assert numbers(store) == [1]


def test_a_table_where_somebody_is_stays(store: Store) -> None:
    store.append("t", run_of(1, 3))
    last = store.activity(["t"])["t"][1]
    with pytest.raises(TableActive):
        store.remove("t", since=last)
    assert numbers(store) == [1, 2, 3]
    store.remove("t", since=last + 1)
    assert store.heads() == []
