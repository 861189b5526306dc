"""Private settings over HTTP: silent passes, a restart, and nobody else who could know."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.patience import eventually
from tests.web.helper import Data, OddServer, Player, Server, running, timeless

Duel = tuple[Player, Player]


@pytest.fixture(scope="module")
def odd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game that asks in the turns of others; it may be killed."""
    with running(tmp_path_factory.mktemp("odd"), OddServer) as found:
        yield found


@pytest.fixture
def pair(odd: Server) -> Iterator[Duel]:
    """Ania lays the first card; then Olek may parry or pass."""
    ania, olek = Player(odd), Player(odd)
    olek.table = ania.open(game="parry", name="Ania")
    olek.do("sit", seat=1, name="Olek")
    yield ania, olek
    ania.close()
    olek.close()


def prefer(who: Player, **body: Any) -> Data:
    answer = who.http.post(f"/api/tables/{who.table}/settings", json=body)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def preferences(who: Player) -> Data:
    return dict(who.state()["preferences"])


def moves(who: Player) -> list[tuple[int, list[str]]]:
    return [(each["seat"], each["lines"]) for each in who.state()["log"] if each["kind"] == "move"]


def is_asked(who: Player) -> bool:
    now = who.now()
    return now["your_seat"] in now["to_move"]


def test_who_is_silent_is_passed_over_until_his_turn(pair: Duel) -> None:
    ania, olek = pair
    stream = ania.stream()
    assert prefer(olek, silent=True) == {"confirm": False, "silent": True}
    ania.play()
    eventually(lambda: len(moves(ania)) == 2, "nobody passes for Olek")
    assert [seat for seat, _ in moves(ania)] == [0, 1]
    eventually(lambda: is_asked(olek), "his turn does not come")
    assert not preferences(olek)["silent"]
    assert {choice["move"] for choice in olek.now()["choices"]}.isdisjoint({"pass", "parry"})
    last = olek.now()["number"]
    assert [each["number"] for each in stream.until(last)] == list(range(1, last + 1))
    olek.play()
    ania.do("play", move="pass", seen=ania.now()["number"])
    ania.play()
    assert {choice["move"] for choice in olek.now()["choices"]} == {"pass", "parry"}  # as ever


def test_who_is_silent_at_the_question_itself(pair: Duel) -> None:
    ania, olek = pair
    ania.play()
    assert {choice["move"] for choice in olek.now()["choices"]} == {"pass", "parry"}
    prefer(olek, silent=True)
    eventually(lambda: len(moves(ania)) == 2, "nobody passes for Olek")
    assert is_asked(olek)


def test_a_restart_changes_no_wish(odd: Server, pair: Duel) -> None:
    ania, olek = pair
    prefer(ania, confirm=True)
    prefer(olek, silent=True)
    odd.stop()
    odd.start()
    assert preferences(ania) == {"confirm": True, "silent": False}
    assert preferences(olek) == {"confirm": False, "silent": True}
    ania.refused(
        409,
        "confirm-first",
        "play",
        move=ania.now()["choices"][0]["move"],
        seen=ania.now()["number"],
    )
    ania.do(
        "play", move=ania.now()["choices"][0]["move"], seen=ania.now()["number"], confirmed=True
    )
    eventually(lambda: len(moves(ania)) == 2, "nobody passes for Olek")
    odd.stop()
    odd.start()
    assert is_asked(olek)
    assert preferences(olek) == {"confirm": False, "silent": False}
    assert preferences(ania)["confirm"]


def test_a_restart_while_a_silent_seat_is_asked(odd: Server, pair: Duel) -> None:
    """The pass that the old server owed is made by the new one."""
    ania, olek = pair
    prefer(olek, silent=True)
    ania.play()
    odd.stop()
    odd.start()
    eventually(lambda: len(moves(ania)) == 2, "nobody passes for Olek")


def test_wishes_are_nobody_elses_business(odd: Server, pair: Duel) -> None:
    ania, olek = pair
    watcher = Player(odd, ania.table)
    before = [timeless(each.state()) for each in (ania, watcher)]
    prefer(olek, confirm=True, silent=True)
    assert [timeless(each.state()) for each in (ania, watcher)] == before
    assert watcher.state()["preferences"] is None
    for thief in (watcher, Player(odd, ania.table)):
        answer = thief.http.post(f"/api/tables/{ania.table}/settings", json={"silent": False})
        assert answer.json()["code"] == "not-seated"
        thief.close()
    answer = ania.http.post(f"/api/tables/{ania.table}/settings", json={"silent": True, "seat": 1})
    assert answer.json()["code"] == "foreign-seat"
    assert preferences(olek) == {"confirm": True, "silent": True}
