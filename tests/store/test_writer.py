"""The writer's own connection: it follows the database, and one bad job stays alone."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from plansza.store import BadEntry, Store, StoreUnavailable, open_store
from plansza.store.batch import WriteJob
from plansza.store.schema import checkpoints
from plansza.store.statements import FIND_HEAD, NEW_SETTING
from plansza.store.transaction import Transaction
from tests.store.helper import entry, head, held, numbers, run_of, unavailable
from tests.support.patience import PATIENCE
from tests.support.postgres import Server


def between_two_appends(store: Store, act: Callable[[Transaction], Any]) -> BaseException | None:
    """Let this be in one batch with two appends, which must be carried out; how it ended itself."""
    first = len(store.read("t")) + 1
    job = WriteJob(act)
    with held(store):
        before = store.append_soon("t", [entry(first)])
        store._writer.submit(job)
        after = store.append_soon("t", [entry(first + 1)])
    assert (before.exception(PATIENCE), after.exception(PATIENCE)) == (None, None)
    assert numbers(store) == list(range(1, first + 2))
    return job.done.exception(PATIENCE)


# -- a bad job in a batch -------------------------------------------------------------------------


def test_a_job_that_breaks_off_leaves_its_neighbours_whole(store: Store) -> None:
    def act(transaction: Transaction) -> None:
        transaction.write(NEW_SETTING, [{"name": "half", "value": "done"}])
        raise KeyError("a mistake of ours")

    assert isinstance(between_two_appends(store, act), KeyError)
    assert store.setting("half") is None


def test_a_statement_that_is_refused_leaves_its_neighbours_whole(store: Store) -> None:
    """Twice the same row, which no second try can help."""

    def act(transaction: Transaction) -> None:
        transaction.write(NEW_SETTING, [{"name": "twice", "value": "x"}] * 2)

    refusal = between_two_appends(store, act)
    assert isinstance(refusal, StoreUnavailable)
    assert refusal.code == "store-locked"
    assert store.setting("twice") is None


@pytest.mark.parametrize("number", [2**63, 2**70])
def test_a_number_that_does_not_fit(store: Store, number: int) -> None:
    def act(transaction: Transaction) -> None:
        transaction.write(NEW_SETTING, [{"name": "half", "value": "done"}])
        transaction.find(FIND_HEAD, id="t")
        put_checkpoint(transaction, number, "table")

    assert isinstance(between_two_appends(store, act), BadEntry)
    assert store.setting("half") is None
    with pytest.raises(BadEntry):
        store.keep_checkpoint("t", number, "table")
    assert store.checkpoint("t") is None


def test_a_text_that_does_not_fit(store: Store) -> None:
    def act(transaction: Transaction) -> None:
        put_checkpoint(transaction, 1, "\ud800")

    assert isinstance(between_two_appends(store, act), BadEntry)
    with pytest.raises(BadEntry) as caught:
        store.set_setting("name", "secret \ud800")
    assert "secret" not in str(caught.value)
    assert (store.checkpoint("t"), store.setting("name")) == (None, None)


def put_checkpoint(transaction: Transaction, number: int, text: str) -> None:
    transaction.put(checkpoints, {"table_id": "t", "number": number, "text": text})


# -- a file that is another -----------------------------------------------------------------------


def alone(path: Path) -> None:
    """Bring all that was written into the file itself, and leave nothing beside it."""
    with sqlite3.connect(path) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    other.close()
    for suffix in ("-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def test_a_file_replaced_by_another(path: Path) -> None:
    """What is written afterwards is in the new file, not in one that has no name any more."""
    new = path.with_name("new.db")
    with open_store(f"sqlite:///{new}") as other:
        other.create(head(), run_of(1, 5))
    with open_store(f"sqlite:///{path}") as store:
        store.create(head(), [entry(1)])
        alone(path)
        os.replace(new, path)
        store.append("t", [entry(6)])
        assert numbers(store) == [1, 2, 3, 4, 5, 6]
        store.append("t", [entry(7)])
    with open_store(f"sqlite:///{path}") as store:
        assert numbers(store) == [1, 2, 3, 4, 5, 6, 7]


def test_a_fault_that_a_reader_meets_is_the_writers_too(path: Path) -> None:
    with open_store(f"sqlite:///{path}") as store:
        store.create(head())
        old = store._database._writer._connection
        with store._database.altering() as connection:
            connection.exec_driver_sql("ALTER TABLE preferences RENAME TO aside")
        with unavailable("store-corrupt"):
            store.preferences("t")
        store.append("t", [entry(1)])
        assert store._database._writer._connection is not old
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            old.execute("SELECT 1")


# -- a connection that is cut ---------------------------------------------------------------------


def test_a_connection_cut_in_the_middle(postgres: Server) -> None:
    """Nothing of that batch is written, and the next one finds a new connection."""
    url = postgres.new_database()

    def act(transaction: Transaction) -> None:
        transaction.write(NEW_SETTING, [{"name": "half", "value": "done"}])
        postgres.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE datname = '{make_url(url).database}'"
        )
        transaction.find(FIND_HEAD, id="t")

    with open_store(url) as store:
        store.create(head())
        cut = WriteJob(act)
        with held(store):
            neighbour = store.append_soon("t", [entry(1, "a")])
            store._writer.submit(cut)
        for future in (neighbour, cut.done):
            refusal = future.exception(PATIENCE)
            assert isinstance(refusal, StoreUnavailable)
            assert refusal.code == "store-away"
        assert (numbers(store), store.setting("half")) == ([], None)
        store.append("t", [entry(1, "a")])
        assert numbers(store) == [1]
