"""`plansza doctor` says what is wrong, and only that."""

import shutil
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from typing import ClassVar

import httpx
import pytest

from plansza.cli.care import doctor
from plansza.cli.care.doctor import look_through
from plansza.store import open_store
from plansza.store.schema import VERSION_TABLE
from tests.cli.conftest import Ask
from tests.store.conftest import new_url
from tests.store.test_transfer import fill
from tests.support.postgres import Server, postgres
from tests.support.redis import redis_server
from tests.web.helper import running

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


# -- through the proxy ----------------------------------------------------------------------------


class Proxy(BaseHTTPRequestHandler):
    """Passes requests on, in the name of whom it is told to."""

    behind = ""
    more: ClassVar[dict[str, str]] = {}

    def do_GET(self) -> None:
        if not self.behind:
            self.send_error(502)
            return
        answer = httpx.get(self.behind + self.path, headers=self.more)
        self.send_response(answer.status_code)
        for name in ("content-type", "strict-transport-security"):
            if name in answer.headers:
                self.send_header(name, answer.headers[name])
        self.end_headers()
        self.wfile.write(answer.content)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is told."""


@contextmanager
def proxy(behind: str, **headers: str) -> Iterator[str]:
    """A proxy in a thread; its address."""
    more = {name.replace("_", "-"): value for name, value in headers.items()}
    kind = type("OneProxy", (Proxy,), {"behind": behind, "more": more})
    with ThreadingHTTPServer(("127.0.0.1", 0), kind) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def found(address: str) -> list[str]:
    return [f"{each.mark} {each.code}" for each in look_through(address)]


def test_the_way_through_the_proxy(tmp_path: Path) -> None:
    name = "tables.example.org"
    with running(tmp_path, proxies=["127.0.0.1"], names=[name]) as server:
        told = {"x_forwarded_for": "192.0.2.1", "x_forwarded_proto": "https"}
        with proxy(server.url, x_forwarded_host=name, **told) as address:
            assert found(address) == ["✓ proxy-reached"]
        with proxy(server.url, x_forwarded_host="other.org", **told) as address:
            assert found(address) == ["! proxy-refused"]
        with proxy(server.url) as address:
            assert found(address) == ["✗ proxy-unbelieved"]
    with proxy("") as address:
        assert found(address) == ["! proxy-alone"]
    assert found(address) == ["! proxy-silent"]


def test_somebody_else_at_our_name() -> None:
    class Other(Proxy):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"It works!")

    with ThreadingHTTPServer(("127.0.0.1", 0), Other) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        assert found(f"http://127.0.0.1:{server.server_port}") == ["! proxy-other"]
        server.shutdown()


def test_the_hosts_file(ask: Ask, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/log.db"
    path = tmp_path / "plansza.toml"
    path.write_text('[metrics]\nreaders = ["192.0.2.0/24"]\n[logs]\nform = "json"\n')
    said = ask("doctor", "--database", database, "--config", str(path))
    assert (said.code, "can be used" in " ".join(said.out.split())) == (0, True), said.out
    mail = '[mail]\nhost = "m"\nfrom = "a@example.org"\nsite = "https://example.org"\n'
    path.write_text(f'{mail}password_file = "{path}"')
    assert ask("doctor", "--database", database, "--config", str(path)).code == 0
    for wrong in (
        *('[metrics]\nreaders = ["here"]', '[logs]\nform = "xml"', "[nothing]", "["),
        f'{mail}password_file = "{tmp_path}/nowhere"',
        f'{mail}password = "one"\npassword_file = "{path}"',
        None,
    ):
        path.unlink() if wrong is None else path.write_text(wrong)
        said = ask("doctor", "--database", database, "--config", str(path))
        assert (said.code, "cannot be used" in " ".join(said.out.split())) == (1, True), wrong


@pytest.mark.parametrize(
    ("free", "mark"), [(5_000_000_000, "✓"), (500_000_000, "!"), (5_000_000, "✗")]
)
def test_room_on_the_disk(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, mark: str
) -> None:
    """Beside the file of SQLite, whether it is there already or not."""
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage._replace(free=free))
    said = ask("doctor", "--database", f"sqlite:///{tmp_path}/log.db")
    [line] = [line for line in said.out.splitlines() if "MB free" in line]
    assert (line[0], said.code) == (mark, mark == "✗")
    assert f"{free // 1_000_000:,} MB" in line


def test_whether_browsers_can_be_told(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not installed is said to whom it may matter: a server that has a name."""
    command = ("doctor", "--database", "sqlite://", "--name", "localhost")
    assert "✓ Messages of turns can be sent" in ask(*command).out
    monkeypatch.setattr(
        doctor, "find_spec", lambda name: None if name == "webpush" else find_spec(name)
    )
    said = " ".join(ask(*command).out.split())
    assert "! Messages of turns cannot be sent to browsers: install plansza[push]" in said
    assert "Messages of turns" not in ask(*command[:3]).out
