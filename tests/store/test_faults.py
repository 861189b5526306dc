"""Faults of the database: told in a sentence, nothing half-written, over when they are over."""

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url

from plansza.store import KeyTaken, Preference, StoreUnavailable, open_store
from plansza.store.upgrade import POSTGRESQL_LOCK
from tests.store import processes
from tests.store.helper import entry, head, numbers, run_of, unavailable, whole
from tests.support.patience import PATIENCE
from tests.support.postgres import Server
from tests.support.processes import standing_still


@pytest.fixture
def file_url(path: Path) -> str:
    return f"sqlite:///{path}"


@pytest.fixture
def server_url(postgres: Server) -> str:
    return postgres.new_url()


# -- locked ---------------------------------------------------------------------------------------


def test_a_locked_file(file_url: str, path: Path) -> None:
    with open_store(file_url, patience=0.2) as store:
        store.create(head(), [entry(1)])
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        start = time.monotonic()
        with unavailable("store-locked"):
            store.append("t", [entry(2)])
        assert time.monotonic() - start > 0.1  # not at once
        assert numbers(store) == [1]  # reading goes on
        other.close()
        store.append("t", [entry(2)])
        assert numbers(store) == [1, 2]


def test_patience_with_a_lock(file_url: str, path: Path) -> None:
    with open_store(file_url, patience=PATIENCE) as store:
        store.create(head())
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        future = store.append_soon("t", [entry(1)])
        with pytest.raises(TimeoutError):
            future.result(0.2)
        other.close()
        future.result(PATIENCE)
        assert numbers(store) == [1]


def test_a_file_locked_at_the_opening(file_url: str, path: Path) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with unavailable("store-locked"):
        open_store(file_url, patience=0.2)
    other.close()
    open_store(file_url).close()


def test_a_locked_server(server_url: str) -> None:
    with open_store(server_url, patience=0.2) as store:
        store.create(head())
        with psycopg.connect(server_url) as other:
            other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            with unavailable("store-locked"):
                store.append("t", [entry(1)])
            with unavailable("store-locked"):
                store.read("t")
        store.append("t", [entry(1)])
        assert numbers(store) == [1]


def test_a_server_where_another_is_upgrading(server_url: str) -> None:
    with psycopg.connect(server_url) as other:
        other.execute("SELECT pg_advisory_xact_lock(%s)", [POSTGRESQL_LOCK])
        with unavailable("store-locked"):
            open_store(server_url, patience=0.2)
    open_store(server_url).close()


# -- full -----------------------------------------------------------------------------------------


def test_a_file_that_may_not_grow(file_url: str) -> None:
    (code, acknowledged), seen = processes.reports(processes.fill, file_url)
    assert code == "store-full"
    assert 5 < acknowledged < 1000
    assert seen == list(range(1, acknowledged + 1))
    with open_store(file_url) as store:
        assert len(whole(store, "t")) == acknowledged + 1


def test_no_page_left() -> None:
    with open_store("sqlite://") as store:
        store.create(head())
        set_pages = "PRAGMA max_page_count = {}"
        with store._database.reading() as connection:
            connection.exec_driver_sql(set_pages.format(40))
        with unavailable("store-full"):
            for number in range(1, 1000):
                store.append("t", [entry(number, text="x" * 5000)])
        kept = len(whole(store, "t"))
        with unavailable("store-full"):
            store.prove()
        with pytest.raises(StoreUnavailable) as caught:
            store.append("t", [entry(kept + 1), entry(kept + 2, text="x" * 9000)])
        assert "xxx" not in str(caught.value.__cause__)  # it may be logged, and a seed is secret
        assert len(whole(store, "t")) == kept  # not half of it
        with store._database.reading() as connection:
            connection.exec_driver_sql(set_pages.format(4000))
        store.append("t", [entry(kept + 1), entry(kept + 2, text="x" * 9000)])


def test_a_server_without_space(server_url: str) -> None:
    """The server itself reports what it would report with a full disk."""
    with open_store(server_url) as store, psycopg.connect(server_url, autocommit=True) as other:
        store.create(head())
        other.execute(
            """CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$"""
        )
        other.execute(
            """CREATE TRIGGER fill BEFORE INSERT ON entries FOR EACH ROW
            WHEN (NEW.number = 2) EXECUTE FUNCTION fill()"""
        )
        with unavailable("store-full"):
            store.append("t", run_of(1, 2))
        assert numbers(store) == []
        other.execute("DROP TRIGGER fill ON entries")
        store.append("t", run_of(1, 2))
        assert numbers(store) == [1, 2]


# -- corrupt --------------------------------------------------------------------------------------


@pytest.fixture
def written(file_url: str, path: Path) -> Path:
    """A file with a long log, all of it in the one file."""
    with open_store(file_url) as store:
        store.create(head(), [entry(number, text="x" * 100) for number in range(1, 500)])
    assert not path.with_name("log.db-wal").exists()
    return path


def test_a_file_of_garbage(path: Path, file_url: str) -> None:
    path.write_bytes(os.urandom(20_000))
    before = path.read_bytes()
    with unavailable("store-corrupt"):
        open_store(file_url)
    assert path.read_bytes() == before


def test_garbage_in_the_middle(written: Path, file_url: str) -> None:
    good = written.read_bytes()
    written.write_bytes(good[:4096] + os.urandom(len(good) - 4096))
    with unavailable("store-corrupt"), open_store(file_url) as store:
        store.read("t")
    written.write_bytes(good)
    with open_store(file_url) as store:
        assert len(whole(store, "t")) == 499


def test_a_file_damaged_while_it_is_open(written: Path, file_url: str) -> None:
    good = written.read_bytes()
    with open_store(file_url) as store:
        with written.open("r+b") as file:
            file.seek(4096)
            file.write(os.urandom(len(good) - 4096))
        with unavailable("store-corrupt"):
            store.read("t")
        with unavailable("store-corrupt"):
            store.append("t", [entry(500)])
        with written.open("r+b") as file:
            file.write(good)
        store.append("t", [entry(500)])
        assert len(whole(store, "t")) == 500


def test_a_body_that_is_no_json(shared_url: str) -> None:
    with open_store(shared_url) as store:
        store.create(head(), [entry(1)])
        with store._database.altering() as connection:
            connection.exec_driver_sql(
                "INSERT INTO entries VALUES ('t', 2, 'play', 0, '{\"move', 1.0, 1, NULL)"
            )
        with unavailable("store-corrupt"):
            store.read("t")


def test_a_schema_that_lost_a_table(shared_url: str) -> None:
    with open_store(shared_url) as store:
        store.create(head())
        with store._database.altering() as connection:
            connection.exec_driver_sql("DROP TABLE preferences")
        with unavailable("store-corrupt"):
            store.preferences("t")
        with unavailable("store-corrupt"):
            store.prefer("t", 1, Preference())


# -- away -----------------------------------------------------------------------------------------


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with unavailable("store-away"):
        open_store(f"sqlite:///{tmp_path}/nowhere/log.db")
    with unavailable("store-away"):
        open_store(f"sqlite:///{tmp_path}")


def test_a_file_that_vanishes_and_comes_back(file_url: str, path: Path) -> None:
    with open_store(file_url) as store:
        store.create(head(), [entry(1)])
        with sqlite3.connect(path) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        other.close()
        aside = path.with_name("aside.db")
        path.rename(aside)
        for name in ("log.db-wal", "log.db-shm"):
            path.with_name(name).unlink()
        with unavailable("store-away"):
            store.append("t", [entry(2)])
        with unavailable("store-away"):
            store.read("t")
        assert not path.exists()
        aside.rename(path)
        store.append("t", [entry(2)])
    with open_store(file_url) as store:
        assert numbers(store) == [1, 2]


def test_a_server_stopped_and_started_again(postgres: Server) -> None:
    with open_store(postgres.new_url()) as store:
        store.create(head(), [entry(1, "a")])
        store.read("t")
        postgres.stop()
        try:
            with unavailable("store-away"):
                store.append("t", [entry(2, "b")])
            with unavailable("store-away"):
                store.read("t")
        finally:
            postgres.start()
        assert numbers(store) == [1]
        store.append("t", [entry(2, "b")])
        assert [each.key for each in store.read("t")] == ["a", "b"]


def test_connections_that_were_cut(postgres: Server) -> None:
    url = postgres.new_database()
    with open_store(url) as store:
        store.create(head())
        for number in range(1, 4):
            postgres.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                f"WHERE datname = '{make_url(url).database}'"
            )
            store.append("t", [entry(number)])
        assert numbers(store) == [1, 2, 3]


def test_a_server_that_says_nothing(postgres: Server) -> None:
    """It is there, and stands still: nobody waits for it for ever."""
    url = postgres.new_url()
    with open_store(url, patience=0.2) as store:
        store.create(head(), [entry(1, "a")])
        with standing_still(postgres.pid):
            start = time.monotonic()
            with unavailable("store-away"):
                store.append("t", [entry(2, "b")])
            assert time.monotonic() - start < PATIENCE / 4
        with suppress(KeyTaken):  # it may have heard us, and carried it out when it woke up
            store.append("t", [entry(2, "b")])
        assert [each.key for each in whole(store, "t")] == ["a", "b"]


def test_a_server_that_never_was(tmp_path: Path) -> None:
    with unavailable("store-away") as _:
        open_store(f"postgresql://someone:secret@/nothing?host={tmp_path}")


def test_a_database_that_is_not_there(postgres: Server) -> None:
    with unavailable("store-away"):
        open_store(postgres.url("nothing"))


@pytest.mark.parametrize(
    "url", ["", "nonsense", "oracle-of-delphi://x", "postgresql+nothing://x/y", "http://[x"]
)
def test_an_address_that_is_none(url: str) -> None:
    with unavailable("store-url"):
        open_store(url)


def test_a_database_of_another_kind() -> None:
    """The log's order is kept by triggers, which only these two databases are given."""
    with pytest.raises(StoreUnavailable) as caught:
        open_store("mysql://someone@x/y")
    assert caught.value.code == "store-url"
    assert "neither SQLite nor PostgreSQL" in str(caught.value)


def test_no_password_in_a_sentence(tmp_path: Path) -> None:
    urls = [
        f"postgresql://someone:secret@/nothing?host={tmp_path}",
        f"postgresql://someone@/nothing?host={tmp_path}&password=secret",
        "someone:secret@nonsense",
        "oracle-of-delphi://someone:secret@x/y",
    ]
    for url in urls:
        with pytest.raises(StoreUnavailable) as caught:
            open_store(url)
        assert "secret" not in str(caught.value)


# -- read-only ------------------------------------------------------------------------------------


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that other users may enter, which pytest's are not."""
    folder = Path(tempfile.mkdtemp(prefix="plansza-ro-"))
    yield folder
    folder.chmod(0o700)
    shutil.rmtree(folder)


def test_a_file_that_may_not_be_written(open_folder: Path) -> None:
    path = open_folder / "log.db"
    url = f"sqlite:///{path}"
    with open_store(url) as store:
        store.create(head(), [entry(1)])
    path.chmod(0o444)
    open_folder.chmod(0o555)
    [(code, sentence, has_cause)] = processes.reports(processes.open_as_nobody, url)
    assert (code, has_cause) == ("store-readonly", True)
    assert str(path) in sentence
    path.chmod(0o666)
    open_folder.chmod(0o777)
    assert processes.reports(processes.open_as_nobody, url) == [("written", "", True)]


def test_a_folder_that_may_not_be_written(open_folder: Path) -> None:
    open_folder.chmod(0o555)
    url = f"sqlite:///{open_folder}/log.db"
    [(code, _, has_cause)] = processes.reports(processes.open_as_nobody, url)
    assert (code, has_cause) == ("store-readonly", True)


def test_a_file_opened_for_reading_only(written: Path) -> None:
    url = f"sqlite:///file:{written}?mode=ro&uri=true"
    with open_store(url) as store:
        assert len(whole(store, "t")) == 499
        with unavailable("store-readonly"):
            store.append("t", [entry(500)])


def test_a_server_for_reading_only(postgres: Server) -> None:
    url = postgres.new_database()
    name = make_url(url).database
    open_store(url).close()
    postgres.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with open_store(url) as store:
        with unavailable("store-readonly"):
            store.create(head())
        postgres.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        assert store.heads() == []
        store.create(head())
        assert [each.id for each in store.heads()] == ["t"]
