"""Tokens: made by people, shown once, for just what they are for, and worthless when they end."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest

from plansza.store import open_store
from plansza.store.programs import Token
from tests.web.conftest import NewPlayer
from tests.web.helper import Player, Server, running
from tests.web.programs.helper import Lines, program, register, token_of
from tests.web.refusals import assert_refused, untouched


def test_a_token_plays_the_seats_of_its_maker(duel: tuple[Player, Player], server: Server) -> None:
    ania, _olek = duel
    robot = program(server, token_of(ania), ania.table)
    state = robot.state()
    assert (state["now"]["your_seat"], state["held"]) == (0, [0])
    assert "set-cookie" not in robot.http.get(f"/api/tables/{ania.table}").headers
    robot.play()
    assert ania.now()["number"] == 4
    opened = robot.http.post("/api/tables", json={"game": "spor", "name": "Ania"})
    assert "set-cookie" not in opened.headers
    assert opened.json()["seat"] == 0
    ania.table = opened.json()["id"]  # the person's browser holds what the program has taken
    assert ania.state()["held"] == [0]


def test_of_a_token_only_a_hash_is_kept(player: NewPlayer, server: Server) -> None:
    ania = player()
    token = token_of(ania, label="robot")
    browser = next(iter(ania.http.cookies.values())).partition(".")[0]
    kept = Path(server.database.removeprefix("sqlite:///"))
    files = [kept, *kept.parent.glob(kept.name + "-*")]
    data = b"".join(file.read_bytes() for file in files)
    assert b"robot" in data
    assert token.encode() not in data
    assert browser.encode() not in data
    listed = ania.http.get("/api/tokens").json()["tokens"]
    assert [each["label"] for each in listed] == ["robot"]
    assert token not in ania.http.get("/api/tokens").text


def test_a_token_for_a_seat_is_for_nothing_else(
    duel: tuple[Player, Player], server: Server
) -> None:
    ania, _olek = duel
    robot = program(server, token_of(ania, kind="seat", table=ania.table, seat=0), ania.table)
    me = robot.http.get("/api/me").json()
    assert (me["kind"], me["table"], me["seat"]) == ("seat", ania.table, 0)
    other = Player(server)
    foreign = other.open(name="Ewa")
    gets = (f"/api/tables/{foreign}", f"/api/tables/{foreign}/feed", "/api/tables", "/api/bots")
    for path in gets:
        answer = lambda query, path=path: robot.http.get(path, params=query)  # noqa: E731
        assert_refused(answer, 403, "token-scope")
    refused = robot.http.post("/api/tables", json={"game": "spor", "name": "Ania"})
    assert refused.json()["code"] == "token-scope"
    robot.refused(403, "token-scope", "sit", seat=1, name="Robot")
    for path in (f"/api/tables/{ania.table}/look", f"/api/tables/{ania.table}/feed"):
        foreign_seat = lambda query, path=path: robot.http.get(  # noqa: E731
            path, params={"seat": 1, **query}
        )
        assert_refused(foreign_seat, 403, "foreign-seat")
    robot.play()
    other.close()


def test_a_token_for_a_seat_ends_when_the_seat_changes_hands(
    duel: tuple[Player, Player], server: Server
) -> None:
    ania, _olek = duel
    robot = program(server, token_of(ania, kind="seat", table=ania.table, seat=0), ania.table)
    feed = Lines(robot, f"/api/tables/{ania.table}/feed")
    assert feed.next()["now"]["your_seat"] == 0
    link = ania.http.post(f"/api/tables/{ania.table}/link", json={}).json()["address"]
    phone = Player(server, ania.table)
    phone.http.get("/")
    assert phone.http.get(link.removeprefix(server.url), follow_redirects=True).is_success
    assert feed.next("end")["code"] == "token-ended"
    look = lambda query: robot.http.get(  # noqa: E731
        f"/api/tables/{ania.table}/look", params=query
    )
    assert_refused(look, 403, "token-ended")
    phone.play()
    phone.close()


def test_wrong_revoked_and_expired_tokens_are_told_so(player: NewPlayer, server: Server) -> None:
    ania = player()
    table = ania.open(name="Ania")
    wrong = program(server, "plansza_" + "x" * 43, table)
    short = program(server, "nonsense", table)
    for robot in (wrong, short):
        ask = lambda query, robot=robot: robot.http.get("/api/me", params=query)  # noqa: E731
        assert_refused(ask, 401, "token-unknown")
        assert robot.http.get("/api/me").headers["www-authenticate"] == "Bearer"
        with untouched(ania):
            robot.refused(401, "token-unknown", "chat", text="I am Ania")
    robot = program(server, token_of(ania), table)
    feed = Lines(robot, f"/api/tables/{table}/feed")
    events = Lines(robot, "/api/events")
    (kept,) = ania.http.get("/api/tokens").json()["tokens"]
    revoked = ania.http.post(f"/api/tokens/{kept['id']}/revoke", json={})
    assert revoked.json()["good"] is False
    assert feed.next("end")["code"] == "token-revoked"
    assert events.next("end")["code"] == "token-revoked"
    assert_refused(lambda query: robot.http.get("/api/me", params=query), 401, "token-revoked")
    late = token_of(ania)
    with open_store(server.database) as store:
        (found,) = [each for each in store.programs.tokens_of(owner(store)) if not each.revoked]
        store.programs.keep_token(Token(**{**vars(found), "expires": 1.0e9}), 0.0)
    old = program(server, late)
    assert_refused(lambda query: old.http.get("/api/me", params=query), 401, "token-expired")


def owner(store: object) -> str:
    """The one person who has made tokens last."""
    from sqlalchemy import select

    from plansza.store.schema import tokens

    with store._database.reading() as connection:  # type: ignore[attr-defined]
        query = select(tokens.c.owner).order_by(tokens.c.created.desc()).limit(1)
        return str(connection.execute(query).scalar_one())


def test_what_is_for_browsers_is_refused_to_tokens(
    duel: tuple[Player, Player], server: Server
) -> None:
    ania, _olek = duel
    robot = program(server, token_of(ania), ania.table)
    asks = [
        partial(robot.http.request, "GET", "/api/tokens"),
        partial(robot.http.request, "POST", "/api/tokens", json={}),
        partial(robot.http.request, "POST", "/api/bots", json={"name": "Ryś"}),
        partial(robot.http.request, "POST", f"/api/tables/{ania.table}/link", json={}),
        partial(robot.http.request, "GET", f"/t/{ania.table}"),
        partial(robot.http.request, "GET", "/"),
    ]
    for ask in asks:
        assert_refused(lambda query, ask=ask: ask(params=query), 403, "token-not-here")  # type: ignore[misc]
        assert "set-cookie" not in ask(params={}).headers


def test_cookies_beside_a_token_count_for_nothing(
    duel: tuple[Player, Player], server: Server
) -> None:
    ania, olek = duel
    both = {"authorization": f"Bearer {token_of(olek)}"}
    state = ania.http.get(f"/api/tables/{ania.table}", headers=both).json()
    assert state["held"] == [1]
    wrong = {"authorization": "Bearer plansza_nobody"}
    assert ania.http.get(f"/api/tables/{ania.table}", headers=wrong).status_code == 401
    assert (
        "token"
        not in ania.http.get(
            f"/api/tables/{ania.table}", params={"token": token_of(olek), "seat": 0}
        ).json()
    )


def test_a_token_may_come_from_anywhere_and_a_cookie_may_not(
    duel: tuple[Player, Player], server: Server
) -> None:
    ania, _olek = duel
    foreign = {"origin": "https://elsewhere.example", "sec-fetch-site": "cross-site"}
    body = {"kind": "chat", "text": "hello"}
    path = f"/api/tables/{ania.table}/commands"
    assert ania.http.post(path, json=body, headers=foreign).json()["code"] == "cross-site"
    robot = program(server, token_of(ania), ania.table)
    assert robot.http.post(path, json=body, headers=foreign).status_code == 200
    answer = robot.http.post(path, json=body, headers=foreign)
    assert "access-control-allow-origin" not in answer.headers


def test_bots_get_no_help(player: NewPlayer, server: Server) -> None:
    ania = player()
    _, token = register(ania, "Bóbr bez pomocy")
    robot = program(server, token)
    table = robot.open(name="Bóbr bez pomocy", bots=[{"seat": 1, "level": "random"}])
    for path in ("hint", "review"):
        ask = lambda query, path=path: robot.http.post(  # noqa: E731
            f"/api/tables/{table}/{path}", params=query, json={}
        )
        assert_refused(ask, 403, "token-no-help")
    coach = lambda query: robot.http.get(f"/api/tables/{table}/coach", params=query)  # noqa: E731
    assert_refused(coach, 403, "token-no-help")


def test_a_person_has_only_so_many(player: NewPlayer) -> None:
    ania = player()
    for _ in range(20):
        token_of(ania)
    refused = lambda query: ania.http.post("/api/tokens", params=query, json={})  # noqa: E731
    assert_refused(refused, 409, "too-many-tokens")
    first = ania.http.get("/api/tokens").json()["tokens"][0]["id"]
    ania.http.post(f"/api/tokens/{first}/revoke", json={})
    token_of(ania)


def test_nobody_revokes_the_tokens_of_others(player: NewPlayer, server: Server) -> None:
    ania, olek = player(), player()
    token = token_of(ania)
    (kept,) = ania.http.get("/api/tokens").json()["tokens"]
    olek.http.get("/")
    revoke = lambda query: olek.http.post(  # noqa: E731
        f"/api/tokens/{kept['id']}/revoke", params=query, json={}
    )
    assert_refused(revoke, 404, "not-found")
    assert program(server, token).http.get("/api/me").is_success


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose keeper wants no programs."""
    section = {"programs": {"tokens": False, "bots": False}}
    with running(tmp_path_factory.mktemp("closed"), configuration=section) as found:
        yield found


def test_a_host_may_switch_them_off(closed: Server) -> None:
    ania = Player(closed)
    make = lambda query: ania.http.post("/api/tokens", params=query, json={})  # noqa: E731
    assert_refused(make, 403, "tokens-off")
    robot = program(closed, "plansza_" + "x" * 43)
    assert_refused(lambda query: robot.http.get("/api/me", params=query), 403, "tokens-off")
    ania.close()
    robot.close()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits, those of programs narrower than usual."""
    section = {"programs": {"rate": 0.1}}
    folder = tmp_path_factory.mktemp("strict")
    with running(folder, rate=1.0, configuration=section) as found:
        yield found


def test_each_token_has_limits_of_its_own(strict: Server) -> None:
    ania = Player(strict)
    one, other = (program(strict, token_of(ania)) for _ in range(2))
    answers = [one.http.get("/api/me") for _ in range(100)]
    late = next(answer for answer in answers if answer.status_code == 429)
    assert late.json()["code"] == "too-many"
    assert int(late.headers["retry-after"]) >= 1
    assert other.http.get("/api/me").status_code == 200
    assert ania.http.get("/api/tokens").status_code == 200
    for each in (ania, one, other):
        each.close()


def test_whoever_guesses_is_counted_by_address(strict: Server) -> None:
    guesser = program(strict, "plansza_" + "y" * 43)
    answers = [guesser.http.get("/api/me").status_code for _ in range(60)]
    assert set(answers) == {401, 429}
    guesser.close()


def test_a_basic_login_of_a_proxy_is_no_token(server: Server) -> None:
    answer = httpx.get(f"{server.url}/", headers={"authorization": "Basic YTpi"}, verify=False)
    assert answer.status_code == 200
