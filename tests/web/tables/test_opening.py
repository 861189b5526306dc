"""A first click counts once, wherever and however often it arrives: cookies and keys of tables."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from plansza.store import open_store
from tests.support.redis import redis_server
from tests.web.conftest import NewPlayer
from tests.web.helper import Player, Server, at_once, clicks, running, send_and_hang_up

BOT = {"seat": 1, "level": "random"}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose tables can be counted, and which may be killed."""
    with running(tmp_path_factory.mktemp("opening")) as found:
        yield found


def tables_of(server: Server) -> set[str]:
    with open_store(server.database) as store:
        return {head.id for head in store.heads(limit=10_000)}


def request(key: str, **more: Any) -> dict[str, Any]:
    return {"game": "spor", "name": "Ania", "key": key, **more}


def new_key() -> str:
    return f"open-{next(clicks)}"


def known(server: Server) -> Player:
    """A browser that has looked at the list, so it has a cookie."""
    found = Player(server)
    found.http.get("/api/tables")
    assert found.http.cookies
    return found


def open_at_once(tabs: list[Player], body: dict[str, Any]) -> list[httpx.Response]:
    """The same click in several tabs."""
    return at_once(lambda tab: tabs[tab].http.post("/api/tables", json=body), len(tabs))


# -- cookies ------------------------------------------------------------------------------------


def test_whoever_looks_gets_a_cookie_once(player: NewPlayer) -> None:
    host = player()
    host.open(name="Ania", listed=True)
    for path in ("/api/tables", f"/api/tables/{host.table}"):
        guest = player(host.table)
        assert "set-cookie" in guest.http.get(path).headers
        kept = dict(guest.http.cookies)
        for again in ("/api/tables", f"/api/tables/{host.table}"):
            assert "set-cookie" not in guest.http.get(again).headers
        assert dict(guest.http.cookies) == kept
    guest.do("sit", seat=1, name="Olek")
    assert dict(guest.http.cookies) == kept
    assert guest.now()["your_seat"] == 1


def test_a_forged_cookie_is_replaced(player: NewPlayer) -> None:
    forger = player()
    forger.http.get("/api/tables")
    name = next(iter(forger.http.cookies))
    answer = forger.http.get("/api/tables", headers={"cookie": f"{name}=mine.signed"})
    assert name in answer.headers["set-cookie"]


def test_a_first_sit_whose_answer_is_lost(server: Server, player: NewPlayer) -> None:
    """Who has looked at the table can repeat it, and has the seat."""
    host, guest = player(), player()
    guest.table = host.open(name="Ania")
    guest.state()
    click = {"kind": "sit", "seat": 1, "name": "Olek", "key": "first-sit"}
    path = f"/api/tables/{host.table}/commands"
    send_and_hang_up(server, guest, path, click)
    answer = guest.http.post(path, json=click)
    assert answer.status_code == 200, answer.text
    assert answer.json() == {"number": 2, "repeated": True}
    assert guest.now()["your_seat"] == 1


def test_a_command_without_a_cookie(player: NewPlayer) -> None:
    """It is carried out; but if it comes again without the cookie, it comes from a stranger."""
    host, guest = player(), player()
    guest.table = host.open(name="Ania")
    click = {"seat": 1, "name": "Olek", "key": "no-cookie"}
    guest.do("sit", **click)
    assert guest.do("sit", **click)["repeated"]
    player(host.table).refused(409, "table-running", "sit", **click)
    assert guest.now()["your_seat"] == 1


# -- keys of new tables -------------------------------------------------------------------------


def test_a_double_click_opens_one_table(own: Server) -> None:
    ania, before, key = known(own), tables_of(own), new_key()
    answers = open_at_once([ania] * 6, request(key, bots=[BOT]))
    assert [answer.status_code for answer in answers] == [201] * 6
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert {answer.json()["seat"] for answer in answers} == {0}
    ania.table = answers[0].json()["id"]
    assert tables_of(own) - before == {ania.table}
    kinds = [entry["kind"] for entry in ania.state()["log"]]
    assert [kinds.count(kind) for kind in ("bot", "sit", "start")] == [1, 1, 1]
    assert ania.now()["your_seat"] == 0
    ania.close()


def test_the_answer_to_a_new_table_is_lost(own: Server) -> None:
    ania, before, key = known(own), tables_of(own), new_key()
    send_and_hang_up(own, ania, "/api/tables", request(key))
    answer = ania.http.post("/api/tables", json=request(key))
    assert answer.status_code == 201, answer.text
    assert tables_of(own) - before == {answer.json()["id"]}
    assert answer.json()["seat"] == 0
    ania.close()


def test_the_same_click_after_a_restart(own: Server) -> None:
    ania, key = known(own), new_key()
    first = ania.http.post("/api/tables", json=request(key)).json()
    own.stop()
    own.start()
    again = ania.http.post("/api/tables", json=request(key)).json()
    assert again == first
    ania.close()


def test_the_same_click_at_two_servers(tmp_path: Path) -> None:
    (tmp_path / "second").mkdir()
    with (
        redis_server() as redis,
        running(tmp_path, channels=redis.url) as own,
        running(tmp_path / "second", database=own.database, channels=redis.url) as second,
    ):
        for _ in range(5):
            ania, before, key = known(own), tables_of(own), new_key()
            there = Player(second)
            there.http.cookies.update(ania.http.cookies)
            tabs = [ania, there]
            answers = open_at_once(tabs, request(key))
            assert [answer.status_code for answer in answers] == [201, 201]
            [table] = {answer.json()["id"] for answer in answers}
            assert tables_of(own) - before == {table}
            for each in tabs:
                each.table = table
                assert each.now()["your_seat"] == 0
                each.close()


def test_other_clicks_open_other_tables(own: Server) -> None:
    """Another key, another browser, no key, or nobody one could know again."""
    ania, ola, key = known(own), known(own), new_key()
    strangers = [Player(own), Player(own)]
    requests = [
        (ania, request(key)),
        (ania, request(new_key())),
        (ola, request(key)),
        (ania, request("")),
        (ania, request("")),
        *((each, request(key)) for each in strangers),
    ]
    opened = [who.http.post("/api/tables", json=body) for who, body in requests]
    assert [answer.status_code for answer in opened] == [201] * len(requests)
    ids = [answer.json()["id"] for answer in opened]
    assert len(set(ids)) == len(requests)
    assert {len(each) for each in ids} == {12}
    for who, table in zip((who for who, _ in requests), ids, strict=True):
        who.table = table
        assert who.now()["your_seat"] == 0
    for who in (ania, ola, *strangers):
        who.close()


def test_a_wish_that_is_refused_opens_nothing(own: Server) -> None:
    """And its key is still good."""
    ania, before, key = known(own), tables_of(own), new_key()
    bad = ania.http.post("/api/tables", json=request(key, name="x" * 60))
    assert (bad.status_code, bad.json()["code"]) == (422, "name-length")
    assert tables_of(own) == before
    assert ania.http.post("/api/tables", json=request(key)).status_code == 201
    ania.close()


# -- names --------------------------------------------------------------------------------------


def test_those_who_sit_down_are_named_in_the_picture(player: NewPlayer) -> None:
    host, guest = player(), player()
    host.open(game="podprad", name="Ania")
    guest.table = host.table
    guest.do("sit", seat=1, name="Olek")
    shown = host.state()["picture"]
    assert ">Ania (you)<" in shown
    assert ">Olek<" in shown
