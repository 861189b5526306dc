"""A turn is told once, to whoever wants it and does not look."""

import time
from collections.abc import Iterator

import pytest

from plansza.store import open_store
from plansza.store.notices import TOLD
from tests.support.patience import eventually
from tests.web.helper import Server
from tests.web.notices.helper import hook, play_turn, tell, telling, two_at_a_table
from tests.web.notices.receivers import PushedBrowser, Service, service, signed_by

QUIETLY = 1.5  # seconds in which what must not come would have come several times


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with telling(tmp_path_factory.mktemp("telling")) as found:
        yield found


@pytest.fixture
def place() -> Iterator[Service]:
    with service() as found:
        yield found


def settled(server: Server, table: str) -> bool:
    """Whether nothing waits to be told, and something was."""
    with open_store(server.database) as store:
        known = store.notices.notices_at(table)
    return bool(known) and all(each.state == TOLD for each in known)


def test_a_push_for_every_turn(server: Server, place: Service) -> None:
    browser = PushedBrowser(f"{place.url}/push/ania")
    with two_at_a_table(server) as (ania, olek):
        recipient = tell(ania, browser.target)
        assert recipient["on"]
        posted = place.wait(1)[0]
        told = browser.read(posted)
        assert told["page"] == f"/t/{ania.table}"
        assert told["title"].startswith("Your turn: Sp")
        assert told["body"] == "With Olek."
        assert recipient["id"] in told["stop"]
        key = ania.http.get(f"/api/tables/{ania.table}/notices").json()["push_key"]
        claims = signed_by(posted, key)
        assert claims["aud"].startswith("http://127.0.0.1")
        assert claims["sub"].startswith("mailto:")
        assert len(posted.headers["topic"]) <= 32
        assert int(posted.headers["ttl"]) > 0
        eventually(lambda: settled(server, ania.table), "it is not settled")
        time.sleep(QUIETLY)
        assert len(place.posted) == 1, "one turn was told twice"
        play_turn(ania)
        play_turn(olek)
        again = browser.read(place.wait(2)[1])
        assert again == told


def test_nothing_is_told_to_who_looks(server: Server, place: Service) -> None:
    with two_at_a_table(server) as (ania, _):
        with ania.stream():
            tell(ania, hook(f"{place.url}/hook"))
            time.sleep(QUIETLY)
            assert place.posted == []
        place.wait(1)  # he has gone, and has not played


def test_nothing_is_told_of_a_turn_that_was_taken(server: Server, place: Service) -> None:
    with two_at_a_table(server) as (ania, _):
        with ania.stream():
            tell(ania, hook(f"{place.url}/hook"))
            play_turn(ania)
        time.sleep(QUIETLY)
        assert place.posted == []


def test_a_webhook_serves_everybody(server: Server, place: Service) -> None:
    with two_at_a_table(server) as (ania, _):
        recipient = tell(ania, hook(f"{place.url}/hook"))
        said = place.wait(1)[0].json()
        assert said["click"] == f"{server.url}/t/{ania.table}"
        stop = f"{server.url}/notices/stop/{recipient['id']}/{ania.table}/0"
        assert said["stop"] == stop
        for field in ("content", "text"):
            assert said["title"] in said[field].replace("\\", "")
            assert said["click"] in said[field]
            assert stop in said[field]
        assert said["allowed_mentions"] == {"parse": []}
        tell(ania, hook(f"{place.url}/my-topic", "ntfy"))
        ntfy = place.wait(2)[1]
        assert ntfy.path == "/"
        assert ntfy.json()["topic"] == "my-topic"
        assert [each["action"] for each in ntfy.json()["actions"]] == ["view", "http"]


def test_names_cannot_call_a_channel(server: Server, place: Service) -> None:
    with two_at_a_table(server) as (ania, _):
        ania.table = ania.open(name="Ania", options={"attacker": "1"})
        host = type(ania)(server, ania.table)
        host.do("sit", seat=1, name="<!channel> @everyone")
        tell(ania, hook(f"{place.url}/hook"))
        said = place.wait(1)[0].json()
        assert "<!" not in said["text"]
        assert "\\@everyone" in said["content"]
        host.close()


def test_what_fails_is_tried_again_with_pauses(server: Server, place: Service) -> None:
    place.status = 503
    with two_at_a_table(server) as (ania, _):
        tell(ania, hook(f"{place.url}/hook"))
        place.wait(2)
        place.status = 200
        eventually(lambda: settled(server, ania.table), "it is not settled")
        count = len(place.posted)
        ids = {each.json()["id"] for each in place.posted}
        assert len(ids) == 1
        time.sleep(QUIETLY)
        assert len(place.posted) == count


def test_a_browser_that_is_gone_is_forgotten(server: Server, place: Service) -> None:
    place.status = 410
    with two_at_a_table(server) as (ania, _):
        tell(ania, PushedBrowser(f"{place.url}/push").target)
        path = f"/api/tables/{ania.table}/notices"
        eventually(lambda: not ania.http.get(path).json()["recipients"], "it is still told")
        assert len(place.posted) == 1


def test_a_webhook_that_is_gone_says_so(server: Server, place: Service) -> None:
    place.status = 404
    with two_at_a_table(server) as (ania, _):
        tell(ania, hook(f"{place.url}/hook"))
        path = f"/api/tables/{ania.table}/notices"

        def trouble() -> str:
            [recipient] = ania.http.get(path).json()["recipients"]
            return str(recipient["trouble"])

        eventually(trouble, "its owner is not told")
        assert trouble() == "This address is gone. Give a new one."


def test_offers_and_the_end_are_told(server: Server, place: Service) -> None:
    with two_at_a_table(server) as (ania, olek):
        tell(olek, hook(f"{place.url}/hook"))
        ania.do("offer", what="draw")
        asked = place.wait(1)[0].json()
        assert asked["kind"] == "draw"
        assert asked["message"] == "Ania offers a draw. With Ania."
        ania.do("resign")
        assert place.wait(2)[1].json()["kind"] == "over"


def test_a_rematch_is_told_to_the_same(server: Server, place: Service) -> None:
    with two_at_a_table(server) as (ania, olek):
        ania.do("resign")
        tell(ania, hook(f"{place.url}/ania"))
        tell(olek, hook(f"{place.url}/olek"))
        olek.do("offer", what="rematch")
        ania.do("answer", yes=True)
        before = ania.table
        table = ania.now()["next_table"]

        def moved() -> bool:
            with open_store(server.database) as store:
                here = {wish.seat for wish in store.notices.wishes_at(table)}
                return here == {0, 1} and not store.notices.wishes_at(before)

        eventually(moved, "who wanted to be told is not told of the rematch")

        def turn() -> bool:
            found = [each.json() for each in place.posted]
            return any(each["kind"] == "turn" and each["table"] == table for each in found)

        eventually(turn, "the rematch's turn is not told")


def test_quiet_hours_are_kept(server: Server, place: Service) -> None:
    whole = {"begin": 0, "end": 24 * 60 - 1}
    with two_at_a_table(server) as (ania, _):
        recipient = tell(ania, hook(f"{place.url}/hook"), quiet=whole, zone="UTC")
        assert recipient["quiet"] == whole
        if time.gmtime().tm_hour * 60 + time.gmtime().tm_min >= 24 * 60 - 2:
            return  # the one minute of the day that is not quiet
        time.sleep(QUIETLY)
        assert place.posted == []
        tell(ania, recipient=recipient["id"], zone="UTC")
        with open_store(server.database) as store:
            [notice] = store.notices.notices_at(ania.table)
        assert notice.due > time.time()


def test_a_hidden_page_is_open_too(server: Server, place: Service) -> None:
    """While it asks for the pulse nothing is told, and for as long as it may be silent after it."""
    with two_at_a_table(server) as (ania, _):
        tell(ania, hook(f"{place.url}/hook"))
        for _ in range(8):
            ania.http.get(f"/api/tables/{ania.table}/pulse").raise_for_status()
            time.sleep(0.15)
        assert place.posted == []


def test_who_left_the_seat_is_not_told(server: Server, place: Service) -> None:
    with two_at_a_table(server) as (ania, _):
        with ania.stream():
            tell(ania, hook(f"{place.url}/hook"))
            answer = ania.http.post(f"/api/tables/{ania.table}/link", json={})
            link = answer.json()["address"]
            other = type(ania)(server, ania.table)
            other.http.get("/")
            moved = other.http.get(link.removeprefix(server.url), follow_redirects=True)
            assert moved.status_code == 200
        time.sleep(QUIETLY)
        assert place.posted == []
        other.close()
