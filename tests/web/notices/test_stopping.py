"""Messages can be stopped by whoever gets them, without a cookie; letters go only to those who said
yes."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.support.patience import eventually
from tests.web.helper import Player, Server
from tests.web.notices.helper import hook, play_turn, tell, telling, two_at_a_table
from tests.web.notices.receivers import PostOffice, PushedBrowser, Service, post_office, service

QUIETLY = 1.0
MAIL = """
[mail]
host = "127.0.0.1"
port = {port}
security = "none"
from = "tables@example.org"
site = "https://tables.example.org/"
"""
ADDRESS = "ania@example.com"


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with post_office() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, office: PostOffice) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("stopping")
    with telling(folder, sections=MAIL.format(port=office.port)) as found:
        yield found


@pytest.fixture
def place() -> Iterator[Service]:
    with service() as found:
        yield found


@pytest.fixture
def ania(server: Server) -> Iterator[Player]:
    with two_at_a_table(server) as (found, _):
        yield found


def recipients(who: Player) -> list[dict[str, object]]:
    answer = who.http.get(f"/api/tables/{who.table}/notices")
    assert answer.status_code == 200
    return list(answer.json()["recipients"])


# -- stopping -----------------------------------------------------------------------------------


def test_opening_a_link_stops_nothing_and_its_button_does(
    ania: Player, place: Service, server: Server
) -> None:
    tell(ania, hook(f"{place.url}/hook"))
    stop = place.wait(1)[0].json()["stop"]
    looked = httpx.get(stop, headers={"accept": "text/html"})
    assert looked.status_code == 200
    assert looked.text.count("<form") == 2  # this table, and everything
    assert recipients(ania)[0]["on"]
    stopped = httpx.post(stop)
    assert stopped.status_code == 200
    assert not recipients(ania)[0]["on"]
    assert httpx.post(stop).status_code == 200
    assert len(place.posted) == 1


def test_everything_is_stopped_at_once(ania: Player, place: Service) -> None:
    tell(ania, hook(f"{place.url}/hook"))
    stop = place.wait(1)[0].json()["stop"]
    whole = re.sub(r"(/stop/[^/]+)/.*", r"\1", stop)
    assert httpx.get(whole).status_code == 200
    assert recipients(ania)
    assert httpx.post(whole, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert recipients(ania) == []


def test_a_stop_link_of_nobody_tells_nothing(server: Server, ania: Player) -> None:
    tell(ania, hook("http://127.0.0.1:9999/"))
    for path in ("x", "x/y/0", f"x/{ania.table}/0"):
        for act in (httpx.get, httpx.post):
            assert act(f"{server.url}/notices/stop/{path}").status_code == 200
    assert recipients(ania)[0]["on"]


def test_what_is_turned_off_at_the_table_is_told_no_more(ania: Player, place: Service) -> None:
    with ania.stream():
        known = tell(ania, hook(f"{place.url}/hook"))
        off = {"recipient": known["id"]}
        answer = ania.http.post(f"/api/tables/{ania.table}/notices/off", json=off)
        assert [each["on"] for each in answer.json()["recipients"]] == [False]
    time.sleep(QUIETLY)
    assert place.posted == []
    everywhere = {"recipient": known["id"], "everywhere": True}
    answer = ania.http.post(f"/api/tables/{ania.table}/notices/off", json=everywhere)
    assert answer.json()["recipients"] == []


# -- whose it is --------------------------------------------------------------------------------


def test_a_recipient_is_its_owners(server: Server, place: Service) -> None:
    with two_at_a_table(server) as (ania, olek):
        known = tell(ania, hook(f"{place.url}/hook"))
        assert recipients(olek) == []
        path = f"/api/tables/{ania.table}/notices"
        for where, body in (
            (path, {"recipient": known["id"]}),
            (f"{path}/off", {"recipient": known["id"]}),
            (f"/api/recipients/{known['id']}/test", {}),
        ):
            answer = olek.http.post(where, json=body)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-recipient")
        foreign = olek.http.post(path, json={"target": hook(place.url), "seat": 0})
        assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign-seat")
        watcher = Player(server, ania.table)
        for answer in (
            watcher.http.get(path),
            watcher.http.post(path, json={"target": hook(place.url)}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")
        watcher.close()


@pytest.mark.parametrize(
    ("target", "code"),
    [
        (hook("ftp://example.org/x"), "bad-webhook"),
        (hook("https://"), "bad-webhook"),
        (hook("https://user:word@example.org/"), "webhook-password"),
        (hook("http://example.org:22/"), "webhook-port"),
        ({"kind": "mail", "address": "not an address"}, "bad-mail"),
        ({"kind": "mail", "address": "a@b"}, "bad-mail"),
        ({"kind": "mail", "address": "a@example.org,b@example.org"}, "bad-mail"),
        (
            {"kind": "push", "endpoint": "https://push.example.org/", "p256dh": "x", "auth": "y"},
            "bad-push",
        ),
    ],
)
def test_what_is_no_target_is_refused_in_words(
    ania: Player, target: dict[str, str], code: str
) -> None:
    answer = ania.http.post(f"/api/tables/{ania.table}/notices", json={"target": target})
    assert (answer.status_code, answer.json()["code"]) == (422, code), answer.text
    assert answer.json()["message"]
    assert recipients(ania) == []


def test_there_is_an_end_of_recipients(ania: Player) -> None:
    for number in range(8):
        tell(ania, hook(f"https://example.org/{number}"))
    body = {"target": hook("https://example.org/more")}
    answer = ania.http.post(f"/api/tables/{ania.table}/notices", json=body)
    assert (answer.status_code, answer.json()["code"]) == (409, "too-many-recipients")


def test_a_browser_pushes_to_one_place(ania: Player) -> None:
    first = tell(ania, PushedBrowser("https://push.example.org/1").target)
    second = tell(ania, PushedBrowser("https://push.example.org/2").target)
    assert first["id"] == second["id"]
    assert len(recipients(ania)) == 1


# -- the test button ----------------------------------------------------------------------------


def attempt(who: Player, recipient: object) -> tuple[bool, str]:
    answer = who.http.post(f"/api/recipients/{recipient}/test", json={})
    assert answer.status_code == 200, answer.text
    return bool(answer.json()["arrived"]), str(answer.json()["message"])


def test_the_test_button_says_what_came_back(ania: Player, place: Service) -> None:
    with ania.stream():
        known = tell(ania, hook(f"{place.url}/hook"))
        assert attempt(ania, known["id"]) == (True, "Sent and accepted.")
        assert place.posted[-1].json()["kind"] == "test"
        told = ((500, "status 500"), (403, "status 403"), (302, "leads on"), (404, "gone"))
        for status, word in told:
            place.status, place.headers = status, {"location": f"{place.url}/elsewhere"}
            arrived, message = attempt(ania, known["id"])
            assert not arrived
            assert word in message
        assert all(each.path == "/hook" for each in place.posted), "a redirect was followed"
        closed = tell(ania, hook("http://127.0.0.1:1025/"))
        assert attempt(ania, closed["id"]) == (
            False,
            "Nobody answers at this address. Check it and try again.",
        )


def test_the_answer_of_a_stranger_is_not_awaited_for_ever(ania: Player, place: Service) -> None:
    with ania.stream():
        known = tell(ania, hook(f"{place.url}/hook"))
        place.open.clear()
        began = time.monotonic()
        arrived, message = attempt(ania, known["id"])
        assert not arrived
        assert "ten seconds" in message
        assert time.monotonic() - began < 60


# -- letters ------------------------------------------------------------------------------------


def test_nobody_is_written_to_who_did_not_say_yes(
    ania: Player, office: PostOffice, server: Server
) -> None:
    before = len(office.letters)
    known = tell(ania, {"kind": "mail", "address": ADDRESS})
    assert known["unconfirmed"]
    asked = office.wait(before + 1)[-1]
    assert office.to[-1] == ADDRESS
    text = asked.get_content()
    link = re.search(r"https://tables\.example\.org(/notices/confirm/\S+)", text)
    assert link
    time.sleep(QUIETLY)
    assert len(office.letters) == before + 1, "something was told to who has not confirmed"
    path = server.url + link[1]
    assert httpx.get(path).status_code == 200
    assert recipients(ania)[0]["unconfirmed"], "a scanner of links has confirmed it"
    assert "told" not in httpx.post(f"{server.url}/notices/confirm/wrong").text
    refused = ania.http.post(f"/api/recipients/{known['id']}/test", json={})
    assert (refused.status_code, refused.json()["code"]) == (409, "not-confirmed")
    assert httpx.post(path).status_code == 200
    assert not recipients(ania)[0]["unconfirmed"]
    turn_is_written(ania, office, server)


def turn_is_written(ania: Player, office: PostOffice, server: Server) -> None:
    """One letter for the turn, with one click to stop it (RFC 8058), which needs no cookie."""
    count = len(office.letters)
    olek = Player(server, ania.open(name="Ania", options={"attacker": "1"}))
    olek.do("sit", seat=1, name="Olek")
    tell(ania, recipient=str(recipients(ania)[0]["id"]))
    letter = office.wait(count + 1)[-1]
    assert letter["subject"].startswith("Your turn: Sp")
    assert letter["from"].addresses[0].addr_spec == "tables@example.org"
    assert f"https://tables.example.org/t/{ania.table}" in letter.get_content()
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    stop = str(letter["list-unsubscribe"]).strip("<>")
    assert stop.startswith("https://tables.example.org/notices/stop/")
    here = stop.replace("https://tables.example.org", server.url)
    assert httpx.post(here, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert not recipients(ania)[0]["on"]
    play_turn(ania)
    olek.close()


def test_an_address_is_not_asked_again_and_again(tmp_path: Path, office: PostOffice) -> None:
    with (
        telling(tmp_path, sections=MAIL.format(port=office.port), rate=1.0) as server,
        two_at_a_table(server) as (ania, _),
    ):
        before, codes = len(office.letters), []
        for _ in range(5):
            body = {"target": {"kind": "mail", "address": "victim@example.com"}}
            answer = ania.http.post(f"/api/tables/{ania.table}/notices", json=body)
            codes.append(answer.json().get("code", ""))
        assert codes == ["", "", "", "confirm-sent", "confirm-sent"]
        eventually(lambda: len(office.letters) == before + 3, "not three letters")


def test_without_a_post_office_there_are_no_letters(tmp_path: Path) -> None:
    with telling(tmp_path) as server, two_at_a_table(server) as (ania, _):
        assert not ania.http.get(f"/api/tables/{ania.table}/notices").json()["mail"]
        body = {"target": {"kind": "mail", "address": ADDRESS}}
        answer = ania.http.post(f"/api/tables/{ania.table}/notices", json=body)
        assert (answer.status_code, answer.json()["code"]) == (409, "mail-off")
