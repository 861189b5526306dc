"""The way that every move comes is lean, and guarded as all the others: the same limits, the same
checks, the same headers, on refusals too."""

import sys
from collections.abc import Iterator

import httpx
import pytest

from tests.attacks.test_forwarded import PROXY, client, create, proxied, visitor
from tests.web.helper import Player, Server, running

__all__ = ("proxied",)
pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux has all of 127.0.0.0/8"
)
CHAT = {"kind": "chat", "text": "hello"}
HOUSEHOLD = "198.51.100.77"


@pytest.fixture
def table(proxied: Server) -> Iterator[tuple[httpx.Client, str]]:
    """A visitor who comes by https, and where commands to his table go."""
    with visitor(proxied, HOUSEHOLD) as who:
        answer = create(who)
        assert answer.status_code == 201, answer.text
        who.headers["cookie"] = answer.headers["set-cookie"].partition(";")[0]
        yield who, f"/api/tables/{answer.json()['id']}/commands"


def test_answers_and_refusals_have_the_same_seals(table: tuple[httpx.Client, str]) -> None:
    who, path = table
    answers = [
        who.post(path, json=CHAT),
        who.post(path, json={"kind": "fly"}),
        who.post(path, json=CHAT, headers={"origin": "https://evil.example"}),
        who.post(path, json={"kind": "chat", "text": "x" * 20_000}),
        who.post(path, json=CHAT, headers={"x-forwarded-host": "other.example"}),
        who.post("/api/tables/nowhere/commands", json=CHAT),
    ]
    while answers[-1].status_code != 429:  # the same bucket as that of other requests that write
        answers.append(who.post(path.replace("commands", "settings"), json={}))
        assert len(answers) < 100
    answers.append(who.post(path, json=CHAT))
    statuses = [answer.status_code for answer in answers]
    assert statuses[:6] == [200, 422, 403, 413, 421, 404]
    assert statuses[-2:] == [429, 429]
    wanted = {name: answers[0].headers[name] for name in SEALS}
    for answer in answers:
        assert {name: answer.headers.get(name) for name in SEALS} == wanted, answer.text
        assert answer.headers["content-type"] == "application/json"
        assert answer.status_code == 200 or answer.json()["message"]
    assert int(answers[-1].headers["retry-after"]) >= 1


SEALS = (
    "content-security-policy",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "cross-origin-resource-policy",
    "cache-control",
    "strict-transport-security",
)


def test_what_holds_for_https_is_not_told_to_others(proxied: Server) -> None:
    """The headers of one answer are its own, also those of streams."""
    with visitor(proxied, "198.51.100.78") as who:
        table = create(who).json()["id"]
        with who.stream("GET", f"/api/tables/{table}/stream") as answer:
            assert "strict-transport-security" in answer.headers
    with (
        client(proxied, PROXY, x_forwarded_proto="http") as plain,
        plain.stream("GET", f"/api/tables/{table}/stream") as answer,
    ):
        assert answer.status_code == 200
        assert "strict-transport-security" not in answer.headers


def test_a_key_is_a_browsers_own_and_counts_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What is remembered of cookies mixes nobody up."""
    with running(tmp_path_factory.mktemp("keys")) as server:
        ania, olek = Player(server), Player(server)
        olek.table = ania.open(name="Ania")
        olek.do("sit", seat=1, name="Olek", key="k")
        done = [each.do("chat", text="hello", key="same") for each in (ania, olek, ania, olek)]
        assert [each["repeated"] for each in done] == [False, False, True, True]
        assert [each["number"] for each in done[:2]] == [each["number"] for each in done[2:]]
        name, value = next(iter(olek.http.cookies.items()))
        olek.http.cookies.set(name, value[:-1] + ("0" if value[-1] != "0" else "1"))
        olek.refused(403, "not-seated", "chat", text="still me?")
        ania.close()
        olek.close()
