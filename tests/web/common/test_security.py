"""Strangers, foreign pages, forged cookies, too much of everything."""

import re
from pathlib import Path

import httpx
import pytest

from tests.support.patience import PATIENCE
from tests.web.conftest import NewPlayer
from tests.web.helper import Player, Server, running
from tests.web.tables.test_play import Duel

ATTACK = "<script>alert(1)</script>\"'><img src=x onerror=alert(2)>"


def test_every_answer_is_sealed(server: Server, duel: Duel) -> None:
    ania, _ = duel
    paths = [
        "/health",
        "/",
        f"/t/{ania.table}",
        "/nowhere",
        "/api/tables/none",
        "/art/spor.svg",
        "/api/schema",
        f"/api/tables/{ania.table}",
    ]
    for path in paths:
        headers = ania.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_cookie(player: NewPlayer) -> None:
    ania = player()
    answer = ania.http.post("/api/tables", json={"game": "spor", "name": "Ania"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert re.search("SameSite=lax", cookie, re.I)
    assert "Secure" not in cookie  # plain http at home
    table = answer.json()["id"]
    state = ania.http.get(f"/api/tables/{table}").text
    secret = cookie.partition("=")[2].partition(".")[0]
    assert secret not in state


@pytest.mark.parametrize(
    "change",
    [
        lambda value: value[:-1] + ("0" if value[-1] != "0" else "1"),
        lambda value: "A" + value[1:] if value[0] != "A" else "B",
        lambda value: value.partition(".")[0],
        lambda value: "\u017c",
        lambda value: "",
    ],
)
def test_a_forged_cookie_opens_nothing(duel: Duel, server: Server, change: object) -> None:
    ania, _ = duel
    name, value = next(iter(ania.http.cookies.items()))
    assert callable(change)
    forged = change(value).encode()
    header = [(b"cookie", name.encode() + b"=" + forged)]
    address = f"{server.url}/api/tables/{ania.table}"
    state = httpx.get(address, headers=header, timeout=PATIENCE).json()
    assert state["now"]["your_seat"] is None
    answer = httpx.post(
        f"{server.url}/api/tables/{ania.table}/commands", headers=header, json={"kind": "resign"}
    )
    assert answer.status_code == 403


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://127.0.0.1:1"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 200),
        ({"content-type": "text/plain"}, 415),
        ({"content-type": "application/x-www-form-urlencoded"}, 415),
        ({}, 200),
    ],
)
def test_foreign_pages(duel: Duel, headers: dict[str, str], status: int) -> None:
    ania, _ = duel
    path = f"/api/tables/{ania.table}/commands"
    answer = ania.http.post(path, json={"kind": "chat", "text": "hi"}, headers=headers)
    assert answer.status_code == status, answer.text
    if status != 200:
        assert answer.json()["code"] in ("cross-site", "not-json")


def test_our_own_pages_under_any_name(duel: Duel) -> None:
    ania, _ = duel
    path = f"/api/tables/{ania.table}/commands"
    for host in ("192.168.1.7:8000", "plansza.local", "[fd00::1]:8000"):
        headers = {"host": host, "origin": f"http://{host}"}
        answer = ania.http.post(path, json={"kind": "chat", "text": "hi"}, headers=headers)
        assert answer.status_code == 200, answer.text


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"kind": "fly"}',
        b'{"kind": "sit"}',
        b"null",
        b'{"kind": "play", "move": 5}',
        b"\xff\xfe",
        b"[" * 8000,
        b'{"kind": "chat", "text": "\\ud800"}',
        b'{"kind": "resign", "key": "a b"}',
        b'{"kind": "resign", "seen": -1}',
        b'{"kind": "resign", "seen": 1e400}',
        b'{"kind": "resign", "sudo": true}',
        b'{"kind": "device", "secret": "x"}',
    ],
)
def test_malformed_commands(duel: Duel, body: bytes) -> None:
    ania, _ = duel
    number = ania.now()["number"]
    path = f"/api/tables/{ania.table}/commands"
    answer = ania.http.post(path, content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed"), answer.text
    assert ania.now()["number"] == number


def test_strange_texts_do_no_harm(duel: Duel) -> None:
    ania, _ = duel
    for text in ("a\0b\x1b[31m", "\u202eabc", "ż" * 500, "😀"):
        ania.do("chat", text=text)
    ania.refused(422, "chat-length", "chat", text="x" * 501)
    for nothing in (" ", "\0"):
        ania.refused(422, "chat-length", "chat", text=nothing)
    assert ania.state()["log"][-1]["lines"] == ["Ania: 😀"]


@pytest.mark.parametrize("chunked", [False, True])
def test_too_large(duel: Duel, chunked: bool) -> None:
    ania, _ = duel
    path = f"/api/tables/{ania.table}/commands"
    data = b'{"kind": "chat", "text": "' + b"x" * 17000 + b'"}'
    content = iter([data[:9000], data[9000:]]) if chunked else data
    answer = ania.http.post(path, content=content, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large"), answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/none",
        "/api/tables/%00",
        "/t/none",
        "/nowhere",
        "/api/tables/" + "x" * 300,
        "/art/none.svg",
        "/art/spor.png",
        "/art/..%2f..%2fpyproject.toml",
    ],
)
def test_nothing_there(player: NewPlayer, path: str) -> None:
    answer = player().http.get(path)
    assert answer.status_code in (404, 422)
    assert answer.json()["message"]


def test_wrong_methods_and_parameters(duel: Duel) -> None:
    ania, _ = duel
    assert ania.http.get(f"/api/tables/{ania.table}/commands").status_code == 405
    for query in ({"seat": "x"}, {"seat": -1}, {"tall": 7}):
        answer = ania.http.get(f"/api/tables/{ania.table}", params=query)
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


def test_names_and_chat_are_harmless_in_pages(player: NewPlayer) -> None:
    ania, olek = player(), player()
    olek.table = ania.open(name=ATTACK[:40], listed=True)
    front = olek.http.get("/").text
    olek.do("sit", seat=1, name="<b>&amp;")
    olek.do("chat", text=ATTACK)
    for text in (front, olek.http.get(f"/t/{olek.table}").text):
        assert "<script>" not in text
        assert "<img src=x" not in text
        assert "<b>" not in text
        assert "&lt;script&gt;" in text
    for picture in (olek.state()["picture"], ania.state(lang="pl")["picture"]):
        assert "<script" not in picture
        assert "<img" not in picture
        assert "&lt;script" in picture  # names stand on the slips, as they are
    assert olek.state()["log"][-1]["lines"][0].endswith(ATTACK)  # plain text for the page


def test_a_page_of_its_own(duel: Duel) -> None:
    ania, _ = duel
    answer = ania.http.get(f"/t/{ania.table}", params={"lang": "pl"})
    assert answer.headers["content-type"].startswith("text/html")
    assert "Siedzisz na miejscu 1." in answer.text
    assert "Siedzisz" in ania.http.get(f"/t/{ania.table}").text  # the cookie remembers


def test_art_is_cached(player: NewPlayer) -> None:
    first = player().http.get("/art/spor.svg")
    assert first.headers["content-type"].startswith("image/svg+xml")
    assert "public" in first.headers["cache-control"]
    tag = first.headers["etag"]
    assert player().http.get("/art/spor.svg", headers={"if-none-match": tag}).status_code == 304


def test_a_link_moves_the_seat(duel: Duel, player: NewPlayer) -> None:
    ania, _olek = duel
    link = ania.http.post(f"/api/tables/{ania.table}/link", json={}).json()["address"]
    phone, thief, messenger = player(ania.table), player(ania.table), player(ania.table)
    assert messenger.http.get(link).status_code == 303  # a preview keeps no cookies
    assert ania.now()["your_seat"] == 0
    stream = ania.stream()
    page = phone.http.get(link, follow_redirects=True)
    assert stream.ended.wait(PATIENCE)  # the old device sees the cards no more
    assert page.status_code == 200, page.text
    assert str(page.url).endswith(f"/t/{ania.table}")
    assert phone.now()["your_seat"] == 0
    assert ania.now()["your_seat"] is None
    ania.refused(403, "not-seated", "resign")
    assert phone.http.get(link, follow_redirects=True).status_code == 200  # reloading is harmless
    late = thief.http.get(link, follow_redirects=True)
    assert (late.status_code, late.json()["code"]) == (403, "bad-link")
    assert (
        player(ania.table).http.post(f"/api/tables/{ania.table}/link", json={}).status_code == 403
    )
    bad = thief.http.get(f"/t/{ania.table}?seat=0.9999999999.x.y", follow_redirects=True)
    assert bad.status_code == 403


def test_a_browser_without_cookies_is_told(duel: Duel, server: Server) -> None:
    ania, _ = duel
    link = ania.http.post(f"/api/tables/{ania.table}/link", json={}).json()["address"]
    first = httpx.get(link, timeout=PATIENCE)
    again = httpx.get(server.url + first.headers["location"], timeout=PATIENCE)
    assert again.json()["code"] == "no-cookies"


def test_rate_limits(tmp_path: Path) -> None:
    with running(tmp_path, rate=0.1) as server:
        hasty = Player(server)
        codes = [
            hasty.http.post("/api/tables", json={"game": "spor"}).status_code for _ in range(4)
        ]
        assert codes[0] == 201
        assert codes[-1] == 429
        assert hasty.http.get("/health").status_code == 200
        hasty.close()
