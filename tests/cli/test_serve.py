"""Starting the server: a free port, a word on how to invite, a browser where there is one."""

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import run as runner
from plansza.cli import serve
from plansza.web import server
from plansza.web.settings import ServerSettings
from tests.cli.conftest import Ask
from tests.support.patience import PATIENCE


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[ServerSettings]:
    """Servers that were to run; they say that they do, and end."""
    found: list[ServerSettings] = []

    def note(
        settings: ServerSettings, listening: socket.socket, opened: Callable[[], None]
    ) -> None:
        found.append(settings)
        opened()
        listening.close()

    monkeypatch.setattr(server, "run", note)
    return found


@pytest.fixture
def short() -> Iterator[Path]:
    """A folder whose path fits into the address of a socket."""
    with TemporaryDirectory(dir="/tmp") as folder:
        yield Path(folder)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Addresses that a browser was to open."""
    found: list[str] = []
    monkeypatch.setattr(serve, "open_browser", found.append)
    monkeypatch.delenv("SSH_CONNECTION", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    return found


def test_the_next_port_is_taken(
    ask: Ask, started: list[ServerSettings], monkeypatch: pytest.MonkeyPatch
) -> None:
    with server.listen(serve.HOME, 0) as busy:
        port = busy.getsockname()[1]
        monkeypatch.setattr(serve, "FIRST_PORT", str(port))
        said = ask("serve")
        assert (said.code, len(started)) == (0, 1)
        assert f":{port}/" not in said.out
        refused = ask("serve", "--port", str(port))
        assert (refused.code, len(started)) == (2, 1)
        assert "is in use" in refused.err


@pytest.mark.parametrize("kind", ["a file", "a name"])
def test_systemd_hears_that_the_tables_are_open(
    ask: Ask, started: list[ServerSettings], short: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    address = ("\0" if kind == "a name" else "") + f"{short}/notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(address)
        systemd.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", address.replace("\0", "@"))
        assert ask("serve", "--port", "0").code == 0
        assert systemd.recv(100) == b"READY=1"
    monkeypatch.setenv("NOTIFY_SOCKET", f"{short}/nobody")
    assert ask("serve", "--port", "0").code == 0
    assert len(started) == 2


def test_how_to_invite(ask: Ask, started: list[ServerSettings]) -> None:
    alone = ask("serve", "--port", "0")
    assert "LAN=1" in alone.out
    together = ask("serve", "--port", "0", "--lan")
    assert "scan the code" in together.out
    assert [each.host for each in started] == [serve.HOME, serve.EVERYWHERE]


def test_the_browser_opens_where_there_is_a_screen(
    ask: Ask, started: list[ServerSettings], opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = ask("serve", "--port", "0", "--open")
    assert len(opened) == 1
    assert opened[0] in said.out
    ask("serve", "--port", "0")
    monkeypatch.setenv("SSH_CONNECTION", "somewhere")
    ask("serve", "--port", "0", "--open")
    assert len(opened) == 1
    assert len(started) == 3


def test_behind_a_proxy(ask: Ask, started: list[ServerSettings]) -> None:
    said = ask("serve", "--port", "0", "--proxy", "127.0.0.1, 10.0.0.0/8", "--name", "a.example")
    assert said.code == 0, said.err
    assert started[0].proxies == ("127.0.0.1", "10.0.0.0/8")
    assert started[0].names == ("a.example",)
    assert "a.example" in said.out
    assert "LAN=1" not in said.out


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--proxy", "here"),
        ("--proxy", "10.0.0.0/99"),
        ("--proxy", "127.0.0.1,"),
        ("--name", "https://a.example"),
        ("--name", "a.example:80"),
        ("--name", ""),
    ],
)
def test_proxies_and_names_that_are_none(
    ask: Ask, started: list[ServerSettings], option: str, value: str
) -> None:
    said = ask("serve", "--port", "0", option, value)
    assert (said.code, started) == (2, [])
    assert f"“{value}”" in said.err or "“–”" in said.err


def test_the_key_of_a_file(
    ask: Ask, started: list[ServerSettings], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = "0123456789abcdef" * 4
    path = tmp_path / "key"
    path.write_text(key + "\n")
    path.chmod(0o644)
    said = ask("serve", "--port", "0", "--key-file", str(path))
    assert (said.code, "chmod 600" in " ".join(said.err.split())) == (0, os.name == "posix")
    path.chmod(0o600)
    assert ask("serve", "--port", "0", "--key-file", str(path)).err == ""
    monkeypatch.setenv("PLANSZA_KEY", key)
    assert ask("serve", "--port", "0").err == ""
    assert [each.key for each in started] == [key] * 3
    assert key not in repr(started)


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        ([], ["serve", "--open"]),
        (["--lan"], ["serve", "--open", "--lan"]),
        (["spor", "--seed", "5"], ["play", "spor", "--seed", "5"]),
    ],
)
def test_run_py_play(
    arguments: list[str], command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(runner, "set_up", lambda: None)
    monkeypatch.setattr(runner, "compiling_meanwhile", lambda shown: nullcontext())
    monkeypatch.setattr(runner, "hand_over", ran.append)
    runner.do_play(arguments)
    assert [words[1:] for words in ran] == [["-m", "plansza", *command]]


def test_a_mistake_in_the_hosts_file_is_told(
    ask: Ask, started: list[ServerSettings], tmp_path: Path
) -> None:
    file = tmp_path / "plansza.toml"
    file.write_text("")
    assert ask("serve", "--port", "0", "--config", str(file)).code == 0
    for text, why in (("[dragons]", "dragons"), ("=", "line 1")):
        file.write_text(text)
        said = ask("serve", "--port", "0", "--config", str(file))
        assert said.code == 2
        assert str(file) in said.err.replace("\n", "")
        assert why in said.err
    file.unlink()
    assert ask("serve", "--port", "0", "--config", str(file)).code == 2
    assert len(started) == 1
