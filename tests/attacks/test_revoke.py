"""Stolen cookies and keys: the host ends them all, and gives seats back to those whose they are."""

import os
import sqlite3
from pathlib import Path

import pytest

from plansza.store import open_store
from plansza.web.keys import Keyring, revoke_seats
from tests.cli.conftest import Ask, ask
from tests.support.patience import PATIENCE, eventually
from tests.web.helper import Player, Server, running

__all__ = ["ask"]

KEY = "a key that nobody guesses, not even in a hundred years"


def seat(player: Player) -> int | None:
    found = player.now()["your_seat"]
    assert found is None or isinstance(found, int)
    return found


def settings(server: Server) -> dict[str, str]:
    """What the database holds besides tables."""
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as found:
        rows = dict(found.execute("SELECT name, value FROM settings"))
    found.close()
    return rows


def test_a_stolen_cookie_is_revoked(ask: Ask, tmp_path: Path) -> None:
    """At a running server, with streams that look through a seat's eyes."""
    with running(tmp_path, revoked_within=0.1) as server:
        ania, olek = Player(server), Player(server)
        olek.table = ania.open(name="Ania", options={"attacker": "1"})
        olek.do("sit", seat=1, name="Olek")
        thief = Player(server, ania.table)
        thief.http.cookies = ania.http.cookies
        link = ania.http.post(f"/api/tables/{ania.table}/link", json={}).json()["address"]
        hand = thief.stream(seat=0)
        assert seat(thief) == 0
        said = ask("seats", "revoke", "--database", server.database, stdin="no\n")
        assert (said.code, seat(ania)) == (0, 0)
        said = ask("seats", "revoke", "--database", server.database, "--yes")
        assert said.code == 0, said.err
        eventually(lambda: seat(ania) is None, "the cookie still opens the seat")
        assert hand.ended.wait(PATIENCE)
        assert seat(thief) is None
        thief.refused(403, "not-seated", "resign")
        assert Player(server, ania.table).http.get(link, follow_redirects=True).status_code == 403

        phone = Player(server, ania.table)  # the host knows whose seat it was
        address = f"{server.url}/t/{ania.table}"
        given = ask("seats", "link", address, "1", "--database", server.database)
        assert given.code == 0, given.err
        page = phone.http.get(given.out.split()[-1], follow_redirects=True)
        assert page.status_code == 200, page.text
        assert seat(phone) == 0
        phone.play()
        server.stop()
        server.start()
        again = Player(server, ania.table)
        again.http.cookies = ania.http.cookies
        assert seat(again) is None
        again.http.cookies = phone.http.cookies
        assert seat(again) == 0
        for each in (ania, olek, thief, phone, again):
            each.close()


def test_a_key_that_is_not_in_the_database(ask: Ask, tmp_path: Path) -> None:
    """Whoever has a copy of the database can sign nothing with it."""
    with running(tmp_path, key=KEY, revoked_within=0.1) as server:
        ania = Player(server)
        ania.open(name="Ania")
        assert seat(ania) == 0
        held = settings(server)
        assert "signing-key" not in held
        assert not any(KEY in value for value in held.values())
        assert ask("seats", "revoke", "--database", server.database, "--yes").code == 0
        eventually(lambda: seat(ania) is None, "the cookie still opens the seat")
        table, database = ania.table, server.database
        lost = ask("seats", "link", table, "1", "--database", database)
        assert (lost.code, "--key-file" in lost.err) == (2, True)
        assert "signing-key" not in settings(server)
        file = tmp_path / "key"
        file.write_text(KEY + "\n")
        file.chmod(0o600)
        given = ask("seats", "link", table, "1", "--database", database, "--key-file", str(file))
        path = given.out.split()[-1]
        assert ania.http.get(path, follow_redirects=True).status_code == 200
        assert seat(ania) == 0
        ania.close()


def test_an_old_key_signs_nothing_after_a_revocation(tmp_path: Path) -> None:
    """Not even with the key itself, which a thief of the database had."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with open_store(url) as store:
        before = Keyring(store, None).keys
        stolen = before.write_cookie("c" * 43)
        assert Keyring(store, None).keys.read_cookie(stolen)
        revoke_seats(store)
        after = Keyring(store, None).keys
        assert after.read_cookie(stolen) is None
        assert after.cookie == before.cookie  # the worthless one is overwritten
        assert Keyring(store, None).keys.read_cookie(after.write_cookie("c" * 43))


# -- keys that are no good ------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["pl", "en"])
def test_keys_that_are_no_good(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    file = tmp_path / "key"
    file.write_text("short\n")
    serve = ("--language", language, "serve", "--port", "0", "--key-file")
    for path in (file, tmp_path / "none", tmp_path):
        said = ask(*serve, str(path))
        assert (said.code, str(path) in said.err, said.out) == (2, True, "")
        assert "short\n" not in said.err
    monkeypatch.setenv("PLANSZA_KEY", KEY)
    said = ask(*serve, str(file))
    assert (said.code, "PLANSZA_KEY" in said.err, KEY in said.err) == (2, True, False)
    assert "PLANSZA_KEY" not in os.environ  # nor do the processes of bots inherit it


def test_nothing_to_revoke(ask: Ask, tmp_path: Path) -> None:
    path = tmp_path / "typo.db"
    said = ask("seats", "revoke", "--database", f"sqlite:///{path}", "--yes")
    assert (said.code, path.exists()) == (2, False)
    assert str(path) in said.err
