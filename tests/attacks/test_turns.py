"""Time that nobody has: by take-backs, days off and wrong dates; and links to more devices."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from plansza.table.calendar import DAY
from plansza.table.turns import HOUR, PATIENCE
from tests.support.patience import eventually
from tests.web.helper import Player, running
from tests.web.timed import TimedServer

LOST = {"turn": 3 * DAY, "late": "lost"}
A_MONTH = 30 * DAY


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServer]:
    with running(tmp_path_factory.mktemp("timed"), TimedServer) as server:
        assert isinstance(server, TimedServer)
        server.advance(2 * PATIENCE)
        yield server


@pytest.fixture
def duel(timed: TimedServer) -> Iterator[list[Player]]:
    """Two people at a table of drako, where a turn can be taken back after its end."""
    people = [Player(timed), Player(timed)]
    people[1].table = people[0].open(game="drako", name="Ania", clock=LOST)
    people[1].do("sit", seat=1, name="Olek")
    yield people
    for each in people:
        each.close()


def until_over(people: list[Player]) -> int:
    """Play turns until one has ended that its player may take back; whose it was."""
    for which in range(200):
        [seat] = people[0].now()["to_move"]
        people[seat].play(which)
        now = people[seat].now()
        if now["status"] == "running" and seat not in now["to_move"] and now["may_take_back"]:
            return int(seat)
    raise AssertionError("no turn could be taken back")


def test_nobody_thinks_in_the_time_of_the_other(timed: TimedServer, duel: list[Player]) -> None:
    """Whoever moves at once, and takes that back two days later, has thought for two days."""
    seat = until_over(duel)
    own, other = duel[seat], duel[1 - seat]
    timed.advance(2 * DAY)
    own.do("takeback")
    assert own.now()["seats"][seat]["left"] < DAY + 60
    own.play()
    while seat in own.now()["to_move"]:
        own.play()
    timed.advance(DAY)
    assert not own.now()["may_take_back"]
    answer = own.ask("takeback")
    assert answer.status_code == 409, answer.text
    assert answer.json()["code"] in ("turn-over", "ask-to-take-back")
    assert other.now()["status"] == "running"


def test_taking_back_again_and_again_earns_nothing(timed: TimedServer, duel: list[Player]) -> None:
    seat = until_over(duel)
    own = duel[seat]
    own.do("takeback")
    before = own.now()["seats"][seat]["turn"]["deadline"]
    for _ in range(5):
        timed.advance(HOUR)
        now = own.now()
        if seat in now["to_move"]:
            own.play()
        if own.now()["may_take_back"]:
            own.do("takeback")
        deadline = own.now()["seats"][seat]["turn"]["deadline"]
        assert deadline in (None, before)


def test_a_server_that_starts_with_a_wrong_date_ends_nobody_s_game_at_once(tmp_path: Path) -> None:
    """A month ahead, and put right within the patience that it has after every start."""
    with running(tmp_path, TimedServer) as server:
        assert isinstance(server, TimedServer)
        ania, olek = Player(server), Player(server)
        olek.table = ania.open(name="Ania", options={"attacker": "1"}, clock=LOST)
        olek.do("sit", seat=1, name="Olek")
        server.stop()
        server.advance(A_MONTH)
        server.start()
        assert olek.now()["seats"][0]["left"] == 0
        server.stop()
        server.advance(-A_MONTH)
        server.start()
        assert olek.now()["seats"][0]["left"] == pytest.approx(3 * DAY, abs=120)
        server.advance(3 * DAY + 2 * PATIENCE)
        eventually(lambda: olek.now()["status"] == "over", "the turn has no end")
        ania.close()
        olek.close()


def test_nobody_else_takes_days_off_for_somebody(timed: TimedServer, duel: list[Player]) -> None:
    stranger = Player(timed, duel[0].table)
    stranger.refused(403, "not-seated", "away", days=1)
    stranger.refused(403, "not-seated", "back")
    stranger.refused(403, "not-seated", "only-here")
    duel[0].refused(403, "foreign-seat", "away", seat=1, days=1)
    for wrong in (0, -1, 1.5, "soon", None, 15):
        duel[0].refused(422, "malformed", "away", days=wrong)
    for kind in ("time", "device", "start", "close"):  # what only the table itself does
        assert duel[0].ask(kind, seat=1).status_code == 422
    stranger.close()


def test_a_link_for_one_more_device_works_once_and_for_a_few(
    timed: TimedServer, duel: list[Player]
) -> None:
    ania = duel[0]

    def link() -> str:
        answer = ania.http.post(f"/api/tables/{ania.table}/link", json={"also": True})
        assert answer.status_code == 200, answer.text
        assert answer.json()["code"].startswith("<svg")
        return str(answer.json()["address"])

    spare, devices = link(), []
    for _ in range(3):
        address = link()
        device = Player(timed, ania.table)
        device.state()  # gets its cookie
        assert device.http.get(address, follow_redirects=True).status_code == 200
        assert device.now()["your_seat"] == 0
        devices.append(device)
        thief = Player(timed, ania.table)
        thief.state()
        assert thief.http.get(address, follow_redirects=True).status_code == 403
        assert thief.now()["your_seat"] is None
        thief.close()
    late = Player(timed, ania.table)
    late.state()
    assert late.http.get(spare, follow_redirects=True).status_code == 403  # of before the others
    late.close()
    full = ania.http.post(f"/api/tables/{ania.table}/link", json={"also": True})
    assert (full.status_code, full.json()["code"]) == (409, "too-many-devices")
    assert (ania.now()["devices"], duel[1].now()["devices"]) == (4, 1)
    told = [line for entry in duel[1].state(lang="en")["log"] for line in entry["lines"]]
    assert not any("device" in line for line in told)  # that is nobody else's affair
    stream = ania.stream()
    devices[1].do("only-here")
    assert stream.ended.wait(60)  # who lost the seat sees no more of it
    assert [each.now()["your_seat"] for each in (ania, *devices)] == [None, None, 0, None]
    assert [each.now()["choices"] for each in (ania, devices[0])] == [[], []]
    for each in devices:
        each.close()
