"""Hints: for whom, when, and what they say."""

import httpx
import pytest

from tests.support.patience import eventually
from tests.web.conftest import NewPlayer
from tests.web.helper import Data, Player, Server, asleep

BOT = [{"seat": 1, "level": "greedy"}]


def hint(who: Player, status: int = 200, **fields: object) -> Data:
    answer = who.http.post(f"/api/tables/{who.table}/hint", json=fields)
    assert answer.status_code == status, answer.text
    return dict(answer.json())


def against_a_bot(player: NewPlayer, attacker: str = "1", **body: object) -> Player:
    ania = player()
    ania.open(name="Ania", options={"attacker": attacker}, bots=BOT, **body)
    return ania


def test_a_hint_is_one_of_the_moves_with_reasons_and_a_chance(player: NewPlayer) -> None:
    ania = against_a_bot(player)
    found, now = hint(ania), ania.now()
    assert now["hints"]
    assert found["number"] == now["number"]
    [choice] = [each for each in now["choices"] if each["move"] == found["move"]]
    assert found["words"] == choice["words"]
    assert 0 <= found["chance"] <= 100
    assert found["reasons"]
    assert hint(ania) == found  # who asks twice is told the same
    ania.do("play", move=found["move"], seen=now["number"])


def test_only_whose_turn_it_is_may_ask(server: Server, player: NewPlayer) -> None:
    ania = against_a_bot(player)
    with asleep(server):
        while 0 in ania.now()["to_move"]:
            ania.play()
        assert hint(ania, 422)["code"] == "not-your-turn"
        ania.do("stand-in", seat=0)
        assert hint(ania, 422)["code"] == "not-your-turn"
    ania.do("resign")
    assert hint(ania, 409)["code"] == "table-over"


def test_spectators_never_get_one(player: NewPlayer) -> None:
    ania = against_a_bot(player)
    watcher = player(ania.table)
    assert watcher.now()["hints"]
    assert hint(watcher, 403)["code"] == "not-seated"
    assert hint(watcher, 403, seat=0)["code"] == "foreign-seat"


def test_among_people_only_where_the_maker_allowed_it(duel: tuple[Player, Player]) -> None:
    ania, olek = duel
    assert not ania.now()["hints"]
    assert not olek.now()["hints"]
    assert hint(ania, 403)["code"] == "hints-off"
    olek.table = ania.open(name="Ania", options={"attacker": "1"}, hints=True)
    olek.do("sit", seat=1, name="Olek")
    assert olek.now()["hints"]
    assert hint(ania)["move"]
    assert hint(olek, 422)["code"] == "not-your-turn"


def test_a_maker_may_forbid_them_against_a_bot_too(player: NewPlayer) -> None:
    ania = against_a_bot(player, hints=False)
    assert not ania.now()["hints"]
    assert hint(ania, 403)["code"] == "hints-off"


def test_one_at_a_time_for_each_seat(server: Server, player: NewPlayer) -> None:
    ania = against_a_bot(player)
    with asleep(server):
        with pytest.raises(httpx.ReadTimeout):
            ania.http.post(f"/api/tables/{ania.table}/hint", json={}, timeout=0.3)
        assert hint(ania, 409)["code"] == "hint-busy"
    eventually(
        lambda: ania.http.post(f"/api/tables/{ania.table}/hint", json={}).is_success,
        "the seat never gets a hint again",
    )


def test_a_rematch_keeps_what_was_allowed_and_may_have_other_bots(player: NewPlayer) -> None:
    ania = against_a_bot(player, hints=False)
    ania.do("resign")
    ania.refused(422, "unknown-bot", "offer", what="rematch", level="deep-blue")
    ania.do("offer", what="rematch", level="novice")
    eventually(lambda: ania.now()["next_table"], "the bot wants no rematch")
    ania.table = ania.now()["next_table"]
    now = ania.now()
    assert not now["hints"]
    assert [seat["bot"] for seat in now["seats"]] == ["novice", ""]
