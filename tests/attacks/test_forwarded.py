"""Forged words on where a request comes from, and requests for a server of another name."""

import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from plansza.words import LANGUAGES
from tests.support.patience import PATIENCE
from tests.web.helper import Data, Server, running

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux has all of 127.0.0.0/8"
)
PROXY, INNER, STRANGER = "127.0.0.3", "127.0.4.9", "127.0.0.2"
NAME = "tables.example"
VISITORS = (f"198.51.100.{number}" for number in range(1, 255))
Headers = dict[str, str]


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with two proxies before it, a name, and little patience."""
    settings: Data = {"proxies": [PROXY, "127.0.4.0/24"], "names": [NAME], "rate": 0.1}
    with running(tmp_path_factory.mktemp("proxied"), **settings) as found:
        yield found


def client(server: Server, address: str, **headers: str) -> httpx.Client:
    """Somebody at this address."""
    transport = httpx.HTTPTransport(local_address=address, verify=False)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.Client(
        transport=transport, base_url=server.url, headers={"host": NAME, **named}, timeout=PATIENCE
    )


def visitor(server: Server, address: str, **headers: str) -> httpx.Client:
    """Somebody who comes by https through the proxy."""
    said = {"x_forwarded_for": address, "x_forwarded_proto": "https", **headers}
    return client(server, PROXY, **said)


def create(who: httpx.Client, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return who.post("/api/tables", json={"game": "spor", "name": "Ania"}, headers=named)


# -- by default ---------------------------------------------------------------------------------


def test_nobody_is_believed_by_default(tmp_path: Path) -> None:
    """Not even whoever comes from this very machine."""
    with running(tmp_path, rate=0.1) as server, client(server, "127.0.0.1") as who:
        codes = [
            create(
                who, host="x", x_forwarded_for=next(VISITORS), x_forwarded_proto="https"
            ).status_code
            for _ in range(6)
        ]
        assert codes[0] == 201
        assert codes[-1] == 429
        page = who.get("/", headers={"x-forwarded-proto": "https", "x-forwarded-host": "evil.test"})
        assert page.status_code == 200
        assert_plain(page)
        assert "evil.test" not in page.text


def assert_plain(answer: httpx.Response) -> None:
    """Not an answer for https."""
    assert "strict-transport-security" not in answer.headers
    assert "Secure" not in answer.headers["set-cookie"]
    assert "__Host-" not in answer.headers["set-cookie"]


# -- with a proxy -------------------------------------------------------------------------------


def test_a_stranger_is_not_the_proxy(proxied: Server) -> None:
    with client(proxied, STRANGER) as who:
        codes = [
            create(who, x_forwarded_for=next(VISITORS), x_forwarded_proto="https").status_code
            for _ in range(6)
        ]
        assert codes[-1] == 429
        assert_plain(who.get("/", headers={"x-forwarded-proto": "https"}))


def test_visitors_behind_the_proxy_have_limits_of_their_own(proxied: Server) -> None:
    greedy = next(VISITORS)
    with visitor(proxied, greedy) as who:
        assert [create(who).status_code for _ in range(6)][-1] == 429
        forged = f"{next(VISITORS)}, {greedy}"
        assert create(who, x_forwarded_for=forged).status_code == 429
        assert create(who, x_forwarded_for=f"{forged}, {INNER}").status_code == 429
        assert create(who, x_forwarded_for=f"{forged}:4711").status_code == 429
    with visitor(proxied, next(VISITORS)) as other:
        assert create(other).status_code == 201


def test_behind_tls(proxied: Server) -> None:
    with visitor(proxied, next(VISITORS)) as who:
        answer = create(who, origin=f"https://{NAME}")
        assert answer.status_code == 201, answer.text
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-plansza-")
        assert "Secure" in cookie
        assert "Path=/" in cookie
        assert "domain" not in cookie.lower()
        assert "max-age=" in answer.headers["strict-transport-security"]
        table, pair = answer.json()["id"], {"cookie": cookie.partition(";")[0]}
        page = who.get(f"/t/{table}", headers=pair)
        assert f"https://{NAME}/" in page.text
        assert "http://" not in page.text.replace("http://www.w3.org", "")
        link = who.post(f"/api/tables/{table}/link", json={}, headers=pair).json()["address"]
        assert link.startswith(f"https://{NAME}/t/{table}?seat=")
        for origin in (f"http://{NAME}", "https://evil.example", "null"):
            command = {"kind": "chat", "text": "hi"}
            foreign = {**pair, "origin": origin}
            path = f"/api/tables/{table}/commands"
            assert who.post(path, json=command, headers=foreign).status_code == 403


def test_a_cookie_from_before_tls_keeps_its_seats(proxied: Server) -> None:
    address = next(VISITORS)
    with visitor(proxied, address, x_forwarded_proto="http") as who:
        answer = create(who)
        assert_plain(answer)
        table, old = answer.json()["id"], answer.headers["set-cookie"].partition(";")[0]
    with visitor(proxied, address) as who:
        path = f"/api/tables/{table}"
        assert who.get(path, headers={"cookie": old}).json()["now"]["your_seat"] == 0
        page = who.get(f"/t/{table}", headers={"cookie": old})
        new = page.headers["set-cookie"].partition(";")[0]
        assert new == f"__Host-{old}"
    with visitor(proxied, address) as who:
        assert who.get(path, headers={"cookie": new}).json()["now"]["your_seat"] == 0


def test_the_host_that_the_proxy_was_asked_for(proxied: Server) -> None:
    with visitor(proxied, next(VISITORS), host="backend", x_forwarded_host=NAME) as who:
        answer = create(who, origin=f"https://{NAME}")
        assert answer.status_code == 201, answer.text
    with client(proxied, STRANGER, host="backend", x_forwarded_host=NAME) as who:
        assert who.get("/").status_code == 421


# -- names --------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["evil.example", f"{NAME}.evil.example", "127.0.0.1", "", "[::1]"])
def test_a_foreign_host_is_refused(proxied: Server, host: str) -> None:
    said = set()
    for language in LANGUAGES:
        with visitor(proxied, next(VISITORS), host=host, accept_language=language) as who:
            for path in ("/api/tables", "/health"):
                answer = who.get(path)
                assert (answer.status_code, answer.json()["code"]) == (421, "foreign-host")
            said.add(answer.json()["message"])
            assert create(who).status_code == 421
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("host", [NAME.upper(), f"{NAME}:443", f"{NAME}."])
def test_our_own_name_in_other_spellings(proxied: Server, host: str) -> None:
    with visitor(proxied, next(VISITORS), host=host) as who:
        assert who.get("/api/tables").status_code == 200


def test_who_may_ask_under_another_name(proxied: Server) -> None:
    """The proxy for our health, and whoever sits at this machine."""
    with client(proxied, PROXY, host="10.0.0.5:8000") as proxy:
        assert proxy.get("/health").status_code == 200
        assert proxy.get("/").status_code == 421
    with client(proxied, "127.0.0.1", host=f"localhost:{proxied.port}") as host:
        assert host.get("/").status_code == 200
        assert host.get("/", headers={"host": "evil.example"}).status_code == 421
