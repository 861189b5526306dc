"""Commands take their own way through the server: they are refused as everything else is."""

import httpx
import pytest

from tests.web.conftest import NewPlayer
from tests.web.helper import Player

JSON = {"content-type": "application/json"}
BAD_BODIES = [
    b"",
    b"{kind",
    b"null",
    b"12",
    b"[]",
    b"[" * 8000 + b"]" * 8000,
    b"[" * 17000,
]
BAD_HEADERS = [
    {"origin": "http://elsewhere.example"},
    {"sec-fetch-site": "cross-site"},
    {"content-type": "text/plain"},
    {"content-type": ""},
    {"host": "a host/with oddities"},
]


def send(
    who: Player, last: str, body: bytes, table: str = "", **headers: str
) -> tuple[int, object, dict[str, str]]:
    """Status, answer and headers of a request at a table."""
    given = {**JSON, **{name.replace("_", "-"): value for name, value in headers.items()}}
    address = f"/api/tables/{table or who.table}/{last}"
    answer: httpx.Response = who.http.post(address, content=body, headers=given)
    told = {name: value for name, value in answer.headers.items() if name != "date"}
    return answer.status_code, answer.json(), told


@pytest.fixture
def host(player: NewPlayer) -> Player:
    who = player()
    who.open(name="Ania")
    return who


@pytest.mark.parametrize("body", BAD_BODIES, ids=range(len(BAD_BODIES)))
def test_a_body_is_refused_as_of_any_route(host: Player, body: bytes) -> None:
    refused = send(host, "commands", body)
    assert refused[0] in (413, 422)
    assert refused == send(host, "settings", body)


@pytest.mark.parametrize("headers", BAD_HEADERS, ids=lambda each: next(iter(each)))
def test_headers_are_refused_as_of_any_route(host: Player, headers: dict[str, str]) -> None:
    refused = send(host, "commands", b"{}", **headers)
    assert refused[0] in (403, 415, 422)
    assert refused == send(host, "settings", b"{}", **headers)


@pytest.mark.parametrize("body", [b'{"kind":"leave","x":1}', b'{"kind":"leave","seat":"x"}'])
def test_a_field_is_refused_as_of_any_route(host: Player, body: bytes) -> None:
    refused = send(host, "commands", body)
    assert refused[0] == 422
    assert refused == send(host, "settings", body.replace(b'"kind":"leave",', b""))


def test_an_address_is_refused_as_of_any_route(host: Player) -> None:
    for table in ("nobodys", "x" * 250, "%00"):
        refused = send(host, "commands", b'{"kind":"leave"}', table)
        assert refused[0] in (404, 422)
        assert refused == send(host, "settings", b"{}", table)
    query = f"?lang={'e' * 30}"
    refused = send(host, "commands" + query, b'{"kind":"leave"}')
    assert refused[0] == 422
    assert refused == send(host, "settings" + query, b"{}")


def test_letters_that_are_none_are_not_our_fault(host: Player) -> None:
    status, answer, _ = send(host, "commands", b'{"kind":"chat","text":"\xff"}')
    assert status == 422
    assert isinstance(answer, dict)
    assert answer["code"] == "malformed"


def test_an_address_may_be_written_in_odd_ways(host: Player) -> None:
    for number, last in enumerate(("commands", "commands/", "/commands//")):
        said = {"kind": "chat", "text": f"{number}", "key": f"k{number}"}
        answer = host.http.post(f"/api/tables/{host.table}/{last}", json=said)
        assert answer.status_code == 200, answer.text
        again = host.http.post(f"/api/tables/{host.table}/{last}", json=said)
        assert again.json() == {"number": answer.json()["number"], "repeated": True}
