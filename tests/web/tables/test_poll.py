"""The small questions of pages: they say what the table says, and nothing more."""

from typing import Any

import httpx
import pytest

from tests.web.conftest import NewPlayer
from tests.web.helper import Player

Duel = tuple[Player, Player]


def poll(player: Player, **query: Any) -> Any:
    answer = player.http.get(f"/api/tables/{player.table}/pulse", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def mine(player: Player, *ids: str) -> Any:
    answer = player.http.get("/api/mine", params={"ids": ",".join(ids)})
    assert answer.status_code == 200, answer.text
    return answer.json()["tables"]


def test_the_pulse_says_whose_turn_it_is(duel: Duel, player: NewPlayer) -> None:
    ania, olek = duel
    stranger = player(ania.table)
    number = ania.now()["number"]
    common = {"number": number, "status": "running", "to_move": [0], "deciding": [0]}
    assert poll(ania) == poll(ania, seat=0) == {**common, "your_turn": True}
    assert poll(olek) == poll(stranger) == {**common, "your_turn": False}
    ania.play()
    assert poll(olek)["your_turn"]
    assert not poll(ania)["your_turn"]
    assert not poll(stranger)["your_turn"]


def test_a_question_waits_for_an_answer(player: NewPlayer) -> None:
    ania, olek = player(), player()
    olek.table = ania.open(name="Ania", options={"attacker": "1"}, hints=True)
    olek.do("sit", seat=1, name="Olek")
    ania.do("offer", what="draw")
    assert poll(olek)["your_turn"]
    ania.do("stand-in", seat=0)
    assert not poll(ania)["your_turn"]  # a bot moves for her, and the question is her own
    pulse = poll(olek)  # the bot may have moved already: whose turn it is, is his or hers
    assert (pulse["to_move"], pulse["deciding"]) in (([0], []), ([1], [1]))


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_asks_for_seats_of_others(duel: Duel, player: NewPlayer, seat: int) -> None:
    stranger = player(duel[0].table)
    answer = stranger.http.get(f"/api/tables/{stranger.table}/pulse", params={"seat": seat})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-seat")


def test_my_tables(duel: Duel, player: NewPlayer) -> None:
    ania, olek = duel
    other = olek.open(name="Olek")
    olek.table = ania.table
    found = mine(olek, other, "gone", ania.table, other)
    assert [each["id"] for each in found] == [other, ania.table]
    assert found[0]["status"] == "open"
    assert found[0]["names"] == ["Olek", "free seat"]
    assert found[1] | {"held": [1], "your_turn": False, "to_move": [0]} == found[1]
    seen = mine(player(), ania.table)[0]
    assert (seen["held"], seen["your_turn"]) == ([], False)
    assert mine(olek) == []


def test_nothing_is_said_beyond_the_table(duel: Duel) -> None:
    ania, _ = duel
    state = ania.state()
    known = {"id", "game", "title", "names", "status", "to_move", "held", "your_turn"}
    known |= {"moved", "by_turn", "deadline", "left", "left_words", "away", "vacation"}
    known |= {"winners", "next_table"}
    summary = mine(ania, ania.table)[0]
    assert set(summary) == known
    assert summary["names"] == [seat["name"] for seat in state["now"]["seats"]]
    assert set(poll(ania)) == {"number", "status", "to_move", "deciding", "your_turn"}


def test_not_too_many_at_once(player: NewPlayer) -> None:
    many = ",".join(f"t{number}" for number in range(101))
    answer: httpx.Response = player().http.get("/api/mine", params={"ids": many})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
