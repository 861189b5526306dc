"""`plansza doctor` says what is wrong, and only that."""

import sqlite3
from pathlib import Path

import pytest

from plansza.store import open_store
from plansza.store.schema import VERSION_TABLE
from tests.cli.conftest import Ask
from tests.store.conftest import new_url
from tests.store.test_transfer import fill
from tests.support.postgres import Server, postgres
from tests.support.redis import redis_server

__all__ = ["postgres"]


@pytest.fixture(params=["file", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    found = new_url(request.param, request)
    with open_store(found) as store:
        fill(store)
    return found


def test_a_good_database(url: str, ask: Ask) -> None:
    said = ask("doctor", "--database", url)
    assert (said.code, said.err) == (0, "")
    assert "✗" not in said.out
    for line in ("is up to date", "takes entries", "no log has a gap", "clocks agree"):
        assert line in " ".join(said.out.split())


def test_a_database_that_is_not_there_yet(ask: Ask, tmp_path: Path) -> None:
    said = ask("doctor", "--database", f"sqlite:///{tmp_path}/new.db")
    assert (said.code, "when it starts" in said.out) == (0, True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("harm", ["newer", "older", "other", "gap", "tomorrow"])
def test_a_bad_database(ask: Ask, tmp_path: Path, harm: str) -> None:
    path = tmp_path / "log.db"
    with open_store(f"sqlite:///{path}") as store:
        fill(store)
    if harm == "other":
        path.write_bytes(b"something else" * 1000)
    else:
        harms = {
            "newer": f"UPDATE {VERSION_TABLE} SET version_num = '9999'",
            "older": f"UPDATE {VERSION_TABLE} SET version_num = '0003'",
            "gap": "DELETE FROM entries WHERE number = 2",
            "tomorrow": "INSERT INTO entries VALUES ('a', 4, 'x', 0, '{}', 9e9, 1, NULL)",
        }
        with sqlite3.connect(path) as connection:
            if harm == "gap":
                connection.execute("DROP TRIGGER entries_no_delete")
            connection.execute(harms[harm])
        connection.close()
    said = ask("doctor", "--database", f"sqlite:///{path}")
    assert said.code == (0 if harm == "older" else 1), said.out
    assert ("✗" in said.out) == (harm != "older")


def test_channels(postgres: Server, ask: Ask, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/log.db"
    open_store(database).close()
    with redis_server() as redis:
        for channel in (redis.url, postgres.new_database()):
            said = ask("doctor", "--database", database, "--channels", channel)
            assert (said.code, "is heard" in said.out) == (0, True), said.out
        url = redis.url
    said = ask("doctor", "--database", database, "--channels", url)
    assert (said.code, "does not work" in said.out) == (1, True)


def test_proxy_and_names(ask: Ask, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/log.db"
    said = ask("doctor", "--database", database, "--name", "nobody.invalid")
    assert (said.code, "no --proxy" in said.out) == (0, True)
    assert "Nobody knows where" in said.out
    said = ask("doctor", "--database", database, "--proxy", "127.0.0.1")
    assert "no --name" in said.out
    assert ask("doctor", "--proxy", "here").code == 2
