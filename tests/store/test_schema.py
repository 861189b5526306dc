"""The schema: made, upgraded, refused; and the database's own guard over the log."""

import sqlite3
import stat
import sys
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, make_url

from plansza.store import Preference, open_store
from plansza.store.schema import REVISION, VERSION_TABLE, entries, heads, metadata
from plansza.store.upgrade import MIGRATIONS, version
from tests.store.helper import entry, head, numbers, run_of, unavailable
from tests.support.postgres import Server
from tests.support.processes import run


def raw(url: str, *statements: str) -> list[Any]:
    """Do something behind the store's back; the rows that the last statement gives."""
    if url.startswith("postgresql"):
        with psycopg.connect(url, autocommit=True) as connection:
            for statement in statements:
                cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []
    database = sqlite3.connect(str(make_url(url).database), isolation_level=None)
    try:
        for statement in statements:
            rows = database.execute(statement).fetchall()
        return rows
    finally:
        database.close()


WITH_SNAPSHOTS = (  # as 0001 made them; checkpoints came with 0004
    "DROP TABLE checkpoints",
    "CREATE TABLE snapshots (table_id VARCHAR(200) PRIMARY KEY REFERENCES heads (id), "
    "number BIGINT NOT NULL, text TEXT NOT NULL)",
    "INSERT INTO snapshots VALUES ('t', 2, 'position')",
)


WITHOUT_NOTICES = tuple(f"DROP TABLE {each}" for each in ("notices", "wishes", "recipients"))
OF_PROGRAMS = ("DROP TABLE tokens", "DROP TABLE bots", "DROP TABLE sittings")  # as before 0008


def without_removals(url: str) -> tuple[str, ...]:
    """They came with 0005, and with them another guard over deleting; what came later, too."""
    tables = (
        *WITHOUT_NOTICES,
        *OF_PROGRAMS,
        "DROP TABLE documents",
        "DROP TABLE removals",
        "DROP TABLE standings",
    )
    if url.startswith("postgresql"):
        return (*tables, "DROP FUNCTION plansza_keep_row CASCADE")
    return tables


# -- migrations -----------------------------------------------------------------------------------


def test_the_newest_migration_is_the_one_we_know() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == REVISION


def test_the_migrations_make_the_schema(url: str) -> None:
    with open_store(url) as store, store._database.reading() as connection:
        assert version(connection) == REVISION
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "version_table": VERSION_TABLE}
        )
        assert compare_metadata(context, metadata) == []


def test_each_row_has_the_version_of_the_rules() -> None:
    assert "rules_version" in heads.c
    assert "rules_version" in entries.c


def test_a_newer_database_is_refused(shared_url: str) -> None:
    with open_store(shared_url) as store:
        store.create(head(), run_of(1, 2))
    raw(shared_url, f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    with unavailable("store-newer", cause=False):
        open_store(shared_url)
    assert raw(shared_url, f"SELECT version_num FROM {VERSION_TABLE}") == [("9999",)]
    raw(shared_url, f"UPDATE {VERSION_TABLE} SET version_num = '{REVISION}'")
    with open_store(shared_url) as store:
        assert numbers(store) == [1, 2]


def test_an_interrupted_migration_leaves_nothing(shared_url: str) -> None:
    """A table in the way of the last step: the steps before it are taken back."""
    raw(shared_url, "CREATE TABLE settings (mine integer)")
    with unavailable("store-corrupt"):
        open_store(shared_url)
    raw(shared_url, "DROP TABLE settings")
    with open_store(shared_url) as store:
        store.create(head())


def test_an_old_database_is_upgraded_with_all_it_has(shared_url: str) -> None:
    """Before 0002 nothing was kept of what seats prefer."""
    with open_store(shared_url) as store:
        store.create(head(), [entry(1), entry(2, "a")])
        log = store.read("t")
    raw(
        shared_url,
        *without_removals(shared_url),
        *WITH_SNAPSHOTS,
        "DROP TABLE preferences",
        "DROP INDEX entries_newest",
        f"UPDATE {VERSION_TABLE} SET version_num = '0001'",
    )
    with open_store(shared_url) as store:
        assert store.read("t") == log
        store.prefer("t", 1, Preference(confirm=True))
        assert store.preferences("t") == {1: Preference(confirm=True)}
        assert store.active_tables(0.0, 9) == ["t"]
    assert raw(shared_url, f"SELECT version_num FROM {VERSION_TABLE}") == [(REVISION,)]


def test_snapshots_of_an_old_database_go(shared_url: str) -> None:
    """Before 0003 a position could be kept beside the log; nothing else is lost with it."""
    with open_store(shared_url) as store:
        store.create(head(), [entry(1), entry(2, "a")])
        store.prefer("t", 1, Preference(confirm=True))
        log = store.read("t")
    old = (*without_removals(shared_url), *WITH_SNAPSHOTS)
    raw(shared_url, *old, f"UPDATE {VERSION_TABLE} SET version_num = '0002'")
    with open_store(shared_url) as store:
        assert store.read("t") == log
        assert store.preferences("t") == {1: Preference(confirm=True)}
        with store._database.reading() as connection:
            assert not inspect(connection).has_table("snapshots")
    assert raw(shared_url, f"SELECT version_num FROM {VERSION_TABLE}") == [(REVISION,)]


def test_an_opened_database_needs_no_alembic(path: Path) -> None:
    """Alembic takes long to load, so only a migration loads it."""
    open_store(f"sqlite:///{path}").close()
    code = f"""
import sys
from plansza.store import open_store
open_store("sqlite:///{path}").close()
sys.exit("alembic" in sys.modules)
"""
    done = run([sys.executable, "-c", code])
    assert done.returncode == 0, done.stderr


# -- append-only ----------------------------------------------------------------------------------

CHANGES = [
    "UPDATE entries SET body = '{}'",
    "UPDATE entries SET number = 9 WHERE number = 3",
    "DELETE FROM entries",
    "DELETE FROM entries WHERE number = 3",
    "UPDATE heads SET seats = 9",
    "DELETE FROM heads",
    "INSERT INTO entries VALUES ('t', 3, 'play', 0, '{}', 1.0, 1, NULL)",
    "INSERT INTO entries VALUES ('t', 5, 'play', 0, '{}', 1.0, 1, NULL)",
    "INSERT INTO entries VALUES ('t', 4, 'play', 0, '{}', 1.0, 1, 'a')",
]
FILE_CHANGES = [
    "REPLACE INTO entries VALUES ('t', 3, 'play', 0, '{}', 1.0, 1, NULL)",
    "REPLACE INTO entries VALUES ('t', 4, 'play', 0, '{}', 1.0, 1, 'a')",
    "REPLACE INTO heads VALUES ('t', 'spor', 9, 2, '{}', 'seed', 1.0, false, '{}')",
]
SERVER_CHANGES = [
    "TRUNCATE entries CASCADE",
    "TRUNCATE heads CASCADE",
    "INSERT INTO entries VALUES ('t', 3, 'play', 0, '{}', 1.0, 1, NULL) "
    "ON CONFLICT (table_id, number) DO UPDATE SET body = '{}'",
]


def test_nobody_changes_what_is_written(shared_url: str) -> None:
    with open_store(shared_url) as store:
        store.create(head(), [entry(1), entry(2, "a"), entry(3)])
        log = store.read("t")
        own = SERVER_CHANGES if shared_url.startswith("postgresql") else FILE_CHANGES
        for change in [*CHANGES, *own]:
            with pytest.raises((sqlite3.IntegrityError, psycopg.IntegrityError)):
                raw(shared_url, change)
        assert store.read("t") == log
        assert store.head("t") == head()
        raw(shared_url, "INSERT INTO entries VALUES ('t', 4, 'play', 0, '{}', 1.0, 1, NULL)")
        assert numbers(store) == [1, 2, 3, 4]


# -- how connections are set up -------------------------------------------------------------------


def test_sqlite_waits_for_the_disk(path: Path) -> None:
    with (
        open_store(f"sqlite:///{path}", patience=3) as store,
        store._database.altering() as connection,
    ):
        pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas]
    assert found == ["wal", 2, 1, 3000]


def test_postgresql_waits_for_the_disk_even_if_it_is_set_not_to(postgres: Server) -> None:
    url = postgres.new_database()
    raw(url, f"ALTER DATABASE {make_url(url).database} SET synchronous_commit = off")
    with open_store(url) as store, store._database.altering() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"


def test_the_default_is_a_private_file_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with open_store() as store:
        store.create(head())
        found = Path(store.name)
        files = sorted(each for each in found.parent.iterdir())
    if sys.platform == "linux":
        assert found == tmp_path / "data" / "plansza" / "plansza.db"
    assert stat.S_IMODE(found.parent.stat().st_mode) == 0o700
    assert len(files) == 3  # the file, its log, its index
    assert stat.S_IMODE(found.stat().st_mode) == 0o600


@pytest.mark.parametrize("name", ["with space.db", "100%.db", "a#b.db", "żółw.db", "a&b=c.db"])
def test_a_file_of_any_name(tmp_path: Path, name: str) -> None:
    with open_store(f"sqlite:///{tmp_path / name}") as store:
        store.create(head())
        assert store.name == str(tmp_path / name)
    assert [each.name for each in tmp_path.iterdir()] == [name]
