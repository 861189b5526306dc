"""A whole database in another of either kind: the same rows, the same digest, or nothing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from plansza.store import Preference, Store, open_store
from plansza.store.database import Database
from plansza.store.entries import StoreUnavailable
from plansza.store.schema import REVISION
from plansza.store.store import PROOF_SETTING
from plansza.store.transfer import (
    Altered,
    Tally,
    all_rows,
    check_schema,
    copy_all,
    count_rows,
    has_tables,
    line_of,
    replace_all,
    row_of,
    tally_of,
)
from plansza.store.upgrade import migrate
from tests.store.conftest import new_url
from tests.store.helper import entry, head, numbers, run_of

PATIENCE = 5.0


def fill(store: Store) -> None:
    """A few tables whose ids languages order differently, and one of everything else."""
    for number, name in enumerate(["b", "B", "a-b", "ab", "ż", "a"]):
        store.create(head(name, created=1.0 + number / 3, listed=number % 2 == 0), run_of(1, 3))
    store.append("b", [entry(4, key="k", said="zażółć\u2028"), entry(5)])
    store.prefer("b", 1, Preference(confirm=True, silent_since=4))
    store.keep_checkpoint("b", 5, "a text\nof two lines")
    store.set_setting("key", "secret")


@pytest.fixture(params=["file", "postgres"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """Another empty database of each kind."""
    if request.param == "file":
        url = f"sqlite:///{tmp_path}/other.db"
    else:
        url = new_url("postgres", request)
    database = Database(url, PATIENCE)
    yield database
    database.close()


@pytest.fixture
def full(shared_url: str) -> Iterator[Database]:
    """A database of each kind with a few tables."""
    with open_store(shared_url) as store:
        fill(store)
    database = Database(shared_url, PATIENCE)
    yield database
    database.close()


def tally(database: Database) -> Tally:
    with database.snapshot() as connection:
        return tally_of(connection)


def test_all_is_copied(full: Database, other: Database) -> None:
    done: list[int] = []
    with full.snapshot() as source:
        check_schema(source, full.name)
        assert count_rows(source) == 29
        copied = copy_all(source, other, done.append)
    assert done[-1] == copied.total == 29
    assert tally(full).digest == copied.digest == tally(other).digest
    assert copied.rows == {
        "heads": 6,
        "entries": 20,
        "preferences": 1,
        "checkpoints": 1,
        "settings": 1,
    }


def test_a_digest_is_the_same_everywhere(full: Database) -> None:
    """Whatever database it is, in whatever language it orders."""
    with full.snapshot() as source:
        rows = list(all_rows(source))
    ids = [values["id"] for name, values in rows if name == "heads"]
    assert ids == sorted(ids, key=str.encode)
    assert [row_of(line_of(row)) for row in rows] == rows


def test_a_copy_is_a_database_like_any_other(full: Database, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/copy.db"
    target = Database(url, PATIENCE)
    with full.snapshot() as source:
        copy_all(source, target)
    target.close()
    with open_store(url) as store:
        assert numbers(store, "b") == [1, 2, 3, 4, 5]
        assert store.head("b").seed == head().seed
        assert store.preferences("b") == {1: Preference(True, 4)}
        store.append("b", [entry(6)])


def test_a_snapshot_does_not_see_what_is_written_meanwhile(shared_url: str) -> None:
    database = Database(shared_url, PATIENCE)
    with open_store(shared_url) as store:
        fill(store)
        with database.snapshot() as connection:
            before = tally_of(connection).digest
            store.append("b", [entry(6)])
            store.create(head("new"))
            assert tally_of(connection).digest == before
        assert tally(database).digest != before
    database.close()


def test_a_proof_that_is_being_written_does_not_count(full: Database, shared_url: str) -> None:
    before = tally(full).digest
    with open_store(shared_url) as store:
        store.set_setting(PROOF_SETTING, "x")
    assert tally(full).digest == before


def test_what_does_not_arrive_changes_nothing(full: Database) -> None:
    before = tally(full).digest
    with pytest.raises(Altered):
        replace_all(full, [], lambda: "another")
    assert tally(full).digest == before


def test_rows_of_an_older_schema_are_upgraded(full: Database, other: Database) -> None:
    """Before 0004 there were no checkpoints."""
    with full.snapshot() as source:
        old = [row for row in all_rows(source) if row[0] != "checkpoints"]
    sent = Tally()
    for row in old:
        sent.add(row)
    replace_all(other, old, lambda: sent.digest, schema="0003")
    with other.snapshot() as connection:
        check_schema(connection, other.name)
        assert has_tables(connection)
    assert tally(other).digest == sent.digest


def test_another_schema_is_refused(other: Database) -> None:
    with pytest.raises(StoreUnavailable, match="newer"):
        replace_all(other, [], lambda: "", schema="9999")
    with other.altering() as connection:
        migrate(connection, other.name, "0003")
    with other.snapshot() as connection, pytest.raises(StoreUnavailable, match=REVISION):
        check_schema(connection, other.name)
