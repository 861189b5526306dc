"""Many write at once: threads share commits, processes share tables, and nobody loses anything."""

import multiprocessing
import random
import sqlite3
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest

from plansza.store import (
    KeyTaken,
    NumberGap,
    NumberTaken,
    Store,
    StoreError,
    UnknownTable,
    open_store,
)
from tests.store import processes
from tests.store.helper import entry, head, held, numbers, unavailable, whole
from tests.support.patience import PATIENCE
from tests.support.postgres import Server


@contextmanager
def commits(store: Store) -> Iterator[list[str]]:
    """The transactions that write entries meanwhile, one text for each."""
    counted: list[str] = []
    connection = store._database._writer._connection
    if isinstance(connection, sqlite3.Connection):
        said: list[str] = []
        connection.set_trace_callback(said.append)
        yield counted
        connection.set_trace_callback(None)
        whole = "".join(said).split("COMMIT")
        counted += [each for each in whole if "INSERT INTO entries" in each]
    else:
        yield counted
        with store._database.reading() as reader:
            counted += reader.exec_driver_sql("SELECT DISTINCT xmin::text FROM entries").scalars()


# -- group commit ---------------------------------------------------------------------------------


def test_what_waits_together_is_committed_together(store: Store) -> None:
    with commits(store) as counted:
        with held(store):
            futures = [store.append_soon("t", [entry(number)]) for number in range(1, 101)]
        for future in futures:
            future.result(PATIENCE)
    assert len(counted) == 1
    assert numbers(store) == list(range(1, 101))


def test_a_batch_is_bounded(store: Store) -> None:
    with commits(store) as counted:
        with held(store):
            futures = [store.append_soon("t", [entry(number)]) for number in range(1, 1001)]
        for future in futures:
            future.result(PATIENCE)
    assert 4 <= len(counted) <= 5


def test_bad_orders_do_not_fail_their_neighbours(store: Store) -> None:
    store.create(head("other"), [entry(1, "old")])
    with held(store):
        futures = [
            store.append_soon("t", [entry(1, "a")]),
            store.append_soon("t", [entry(1, "b")]),  # the number is taken in this batch
            store.append_soon("other", [entry(2, "old")]),  # the key was taken before
            store.append_soon("t", [entry(2, "a")]),  # the key is taken in this batch
            store.append_soon("nobody's", [entry(1)]),
            store.append_soon("other", [entry(1, "c")]),  # the number was taken before
            store.append_soon("other", [entry(9)]),
            store.append_soon("other", [entry(2, "new"), entry(3)]),
            store.append_soon("t", [entry(2, "b")]),
        ]
    kinds = [type(future.exception(PATIENCE)) for future in futures]
    none = type(None)
    assert kinds == [
        none,
        NumberTaken,
        KeyTaken,
        KeyTaken,
        UnknownTable,
        NumberTaken,
        NumberGap,
        none,
        none,
    ]
    assert [each.key for each in store.read("t")] == ["a", "b"]
    assert [each.key for each in store.read("other")] == ["old", "new", ""]


POISON = {
    "sqlite": """CREATE TRIGGER poison BEFORE INSERT ON entries WHEN NEW.kind = 'poison'
        BEGIN SELECT RAISE(ABORT, 'poison'); END""",
    "postgresql": """
        CREATE FUNCTION poison() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'poison' USING ERRCODE = 'data_exception'; END $$;
        CREATE TRIGGER poison BEFORE INSERT ON entries FOR EACH ROW
        WHEN (NEW.kind = 'poison') EXECUTE FUNCTION poison()""",
}


def test_what_only_the_database_refuses_does_not_fail_its_neighbours(store: Store) -> None:
    with store._database.altering() as connection:
        connection.exec_driver_sql(POISON[connection.dialect.name])
    store.create(head("other"))
    with held(store):
        first = store.append_soon("t", [entry(1)])
        poison = store.append_soon(
            "other", [type(entry(1))(1, "poison", None, {}, 1.0, 1), entry(2)]
        )
        second = store.append_soon("t", [entry(2)])
    assert isinstance(poison.exception(PATIENCE), StoreError)
    assert (first.exception(PATIENCE), second.exception(PATIENCE)) == (None, None)
    assert (numbers(store), numbers(store, "other")) == ([1, 2], [])


def test_threads_lose_nothing(store: Store) -> None:
    """8 threads × 200 appends to 20 tables, each taking the next number it can get."""
    tables = [f"t{number}" for number in range(20)]
    for table in tables:
        store.create(head(table))
    written: list[tuple[str, int, str]] = []
    failures: list[BaseException] = []

    def work(thread: int) -> None:
        luck, last = random.Random(thread), Counter[str]()
        try:
            for turn in range(200):
                table, key = luck.choice(tables), f"{thread} {turn}"
                while not crew_wins(store, table, last, key):
                    pass
                written.append((table, last[table], key))
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for each in threads:
        each.start()
    for each in threads:
        each.join(PATIENCE)
    assert failures == []
    found = [(table, each.number, each.key) for table in tables for each in whole(store, table)]
    assert len(found) == 1600
    assert sorted(found) == sorted(written)


def crew_wins(store: Store, table: str, last: Counter[str], key: str) -> bool:
    try:
        store.append(table, [entry(last[table] + 1, key)])
        last[table] += 1
        return True
    except NumberTaken as taken:
        last[table] = int(taken.facts["last"])
        return False


def test_readers_see_whole_orders_only(store: Store) -> None:
    """While somebody appends three entries at a time, every reader finds a multiple of three."""
    seen: set[int] = set()
    stop = threading.Event()

    def look() -> None:
        while not stop.is_set():
            seen.add(len(store.read("t")))

    readers = [threading.Thread(target=look) for _ in range(3)]
    for each in readers:
        each.start()
    for first in range(1, 300, 3):
        store.append("t", [entry(first), entry(first + 1), entry(first + 2)])
        assert store.read("t", after=first + 1)[0].number == first + 2  # our own write, at once
    stop.set()
    for each in readers:
        each.join(PATIENCE)
    assert seen
    assert {count % 3 for count in seen} == {0}


# -- processes ------------------------------------------------------------------------------------


def test_two_processes_never_share_a_number(shared_url: str) -> None:
    with open_store(shared_url) as store:
        store.create(head())
        barrier = processes.SPAWN.Barrier(2)
        crew = [(shared_url, barrier, name, 150) for name in ("a", "b")]
        reports = processes.reports_together(processes.race, crew)
        log = whole(store, "t")
    claimed = [claim for *claims, _ in reports for claim in claims]
    assert len(log) == len(claimed) == 300
    keys = {each.number: each.key for each in log}
    assert all(keys[number] == f"{name} {turn}" for name, turn, number in claimed)
    assert sum(lost for *_, lost in reports) > 0, "they never met"


def test_many_processes_open_a_new_database_at_once(shared_url: str) -> None:
    barrier = processes.SPAWN.Barrier(4)
    crew = [(shared_url, barrier, f"p{i}") for i in range(4)]
    answers = processes.reports_together(processes.open_at_once, crew)
    winner = answers[0]
    assert winner[0] in {"p0", "p1", "p2", "p3"}
    assert answers == [winner] * 4
    with open_store(shared_url) as store:
        assert {each.id for each in store.heads()} == {"p0", "p1", "p2", "p3"}


def test_two_stores_in_one_process(shared_url: str) -> None:
    with open_store(shared_url) as one, open_store(shared_url) as two:
        one.create(head())
        one.append("t", [entry(1, "a")])
        with pytest.raises(NumberTaken):
            two.append("t", [entry(1, "b")])
        with pytest.raises(KeyTaken):
            two.append("t", [entry(2, "a")])
        two.append("t", [entry(2, "b")])
        assert numbers(one) == numbers(two) == [1, 2]


def test_a_conflict_found_by_the_database_alone(postgres: Server) -> None:
    """Another process is in the middle of its transaction, so that looking first cannot help."""
    url = postgres.new_url()
    with open_store(url) as store, psycopg.connect(url) as other:
        store.create(head())
        store.create(head("other"))
        other.execute("INSERT INTO entries VALUES ('t', 1, 'play', 0, '{}', 1.0, 1, 'click')")
        with held(store):
            futures = [
                store.append_soon("t", [entry(1, "mine")]),
                store.append_soon("t", [entry(1, "click")]),
                store.append_soon("other", [entry(1)]),
            ]
        threading.Timer(0.2, other.commit).start()
        errors = [future.exception(PATIENCE) for future in futures]
        assert list(map(type, errors)) == [NumberTaken, KeyTaken, type(None)]
        assert (numbers(store), numbers(store, "other")) == ([1], [1])


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_a_forked_process_is_refused_and_does_not_wait_for_ever(shared_url: str) -> None:
    fork = multiprocessing.get_context("fork")
    with open_store(shared_url) as store:
        store.create(head())

        def child() -> None:
            with unavailable("store-closed", cause=False):
                store.append("t", [entry(1)])
            with unavailable("store-closed", cause=False):
                store.read("t")

        process = fork.Process(target=child)
        process.start()
        try:
            process.join(PATIENCE)
            assert process.exitcode == 0
        finally:
            process.kill()
        store.append("t", [entry(1)])
        assert numbers(store) == [1]
