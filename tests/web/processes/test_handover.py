"""Connections go where their tables are at home, between two requests, and nobody notices."""

from contextlib import ExitStack

import httpx

from tests.support.patience import eventually
from tests.web.helper import Player, Server
from tests.web.processes.inside import ON_LINUX, browsing, holder, stream_line, web_processes

pytestmark = ON_LINUX
Duel = tuple[Player, Player]
TABLES = 12


def tables_of(who: Player) -> list[str]:
    return [who.open(name="Ania") for _ in range(TABLES)]


def test_health_tells_how_many_serve(whole: Server) -> None:
    assert len(web_processes(whole)) == 2
    assert httpx.get(f"{whole.url}/health").json()["processes"] == 2


def test_a_table_is_played_through_any_connection(whole: Server, duel: Duel) -> None:
    ania, olek = duel
    watches = [who.stream() for who in duel]
    for turn in range(12):
        with ExitStack() as stack:  # a new connection for every move, taken by any process
            twins = [Player(whole, who.table) for who in duel]
            for who, twin in zip(duel, twins, strict=True):
                twin.http.cookies.update(who.http.cookies)
                stack.callback(twin.close)
            twins[twins[0].now()["to_move"][0]].play(turn)
    last = ania.now()["number"]
    for watch in watches:
        assert [event["number"] for event in watch.until(last)] == list(range(1, last + 1))
    assert olek.now()["number"] == last


def test_the_streams_of_a_table_live_in_its_home(whole: Server) -> None:
    homes: dict[str, set[int]] = {}
    with ExitStack() as stack:
        host = Player(whole)
        stack.callback(host.close)
        for table in tables_of(host):
            for _ in range(3):
                guest = Player(whole, table)
                stack.callback(guest.close)
                guest.stream()
                with browsing(whole, guest) as browser:
                    assert browser.get(f"/t/{table}") == 200
                    homes.setdefault(table, set()).add(browser.at)
                homes[table].add(holder(whole, stream_line(guest)))
    assert all(len(each) == 1 for each in homes.values()), homes
    assert set.union(*homes.values()) == set(web_processes(whole))


def test_a_kept_connection_goes_wherever_its_next_request_belongs(whole: Server) -> None:
    """At once, and later, and again; a request that no table is named in stays where it is."""
    host = Player(whole)
    tables = tables_of(host)
    with browsing(whole, host) as browser:
        homes: dict[str, int] = {}
        for table in [*tables, *reversed(tables)]:
            assert browser.get(f"/api/tables/{table}") == 200
            at = browser.at
            assert homes.setdefault(table, at) == at
            assert browser.get("/api/tables") == 200
            assert browser.at == at
        assert len(set(homes.values())) == 2
    host.close()


def test_a_body_that_comes_later_arrives(whole: Server, duel: Duel) -> None:
    """A command whose head is handed over before its body has come."""
    ania, _ = duel
    with browsing(whole, ania) as browser:
        for number in range(4):
            body = f'{{"kind":"chat","key":"slow-{number}","text":"word {number}"}}'.encode()
            begin = f"POST /api/tables/{ania.table}/commands HTTP/1.1\r\n{browser._head}"
            begin += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
            assert browser.get("/api/tables") == 200
            browser.send(begin.encode() + body[:5])
            browser.send(body[5:])
            assert browser.answer() == 200
    log = ania.http.get(f"/api/tables/{ania.table}").json()
    assert [line for line in range(4) if f"word {line}" in str(log)] == [0, 1, 2, 3]


def test_two_requests_at_once_are_answered_in_their_order(whole: Server, duel: Duel) -> None:
    ania, _ = duel
    tables = tables_of(ania)
    with browsing(whole, ania) as browser:
        both = "".join(f"GET /api/tables/{t} HTTP/1.1\r\n{browser._head}\r\n" for t in tables[:2])
        browser.send(both.encode())
        seen = b""
        while not all(table.encode() in seen for table in tables[:2]):
            seen += browser.line.recv(65536)
        assert seen.index(tables[0].encode()) < seen.index(tables[1].encode())


def test_presence_is_one_for_all_processes(whole: Server, duel: Duel) -> None:
    ania, olek = duel
    with ania.stream(), olek.stream():
        eventually(
            lambda: [seat["present"] for seat in ania.now()["seats"]] == [True, True],
            "somebody is not known to be there",
        )
        ania.refused(409, "player-present", "stand-in", seat=1)
