"""Documents: changed together or not at all, and only as long as they are as they were read."""

import threading

import pytest

from plansza.store import Change, Document, DocumentChanged, Store, StoreError


def test_a_document_is_written_read_and_removed(store: Store) -> None:
    assert store.document("k", "a") == Document("a", 0, "")
    store.change([Change("k", "a", 0, "one"), Change("k", "b", 0, "two")])
    store.change([Change("k", "a", 1, "three")])
    assert store.document("k", "a") == Document("a", 2, "three")
    assert [each.name for each in store.documents("k")] == ["a", "b"]
    assert [each.name for each in store.documents("k", after="a")] == ["b"]
    assert store.documents("other") == []
    store.change([Change("k", "a", 2, None)])
    assert [each.name for each in store.documents("k")] == ["b"]


@pytest.mark.parametrize("version", [0, 2])
def test_what_has_changed_is_not_written_over(store: Store, version: int) -> None:
    store.change([Change("k", "a", 0, "one"), Change("k", "b", 0, "one")])
    with pytest.raises(DocumentChanged):
        store.change([Change("k", "b", 1, "two"), Change("k", "a", version, "two")])
    assert {each.text for each in store.documents("k")} == {"one"}


def test_what_no_database_keeps_is_refused(store: Store) -> None:
    for change in (Change("k", "x" * 201, 0, ""), Change("k", "a", 0, "\0")):
        with pytest.raises(StoreError):
            store.change([change])
    assert store.documents("k") == []


def test_many_count_together(store: Store) -> None:
    """Everybody adds one, and reads again when another was quicker."""
    store.change([Change("k", "n", 0, "0")])

    def add() -> None:
        for _ in range(10):
            while True:
                found = store.document("k", "n")
                try:
                    store.change([Change("k", "n", found.version, str(int(found.text) + 1))])
                    break
                except DocumentChanged:
                    continue

    threads = [threading.Thread(target=add) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert store.document("k", "n") == Document("n", 41, "40")
