"""Where hints are off, nobody lets a master look at his own cards and comes back."""

from tests.web.conftest import NewPlayer
from tests.web.helper import Player


def test_no_bot_plays_for_oneself_where_hints_are_off(duel: tuple[Player, Player]) -> None:
    ania, olek = duel
    assert not ania.now()["hints"]
    ania.refused(409, "own-stand-in", "stand-in", seat=0)
    olek.refused(409, "own-stand-in", "stand-in", seat=1)
    for language, way in (("pl", "poddaj grę."), ("en", "or resign.")):
        command = {"kind": "stand-in", "seat": 0}
        answer = ania.http.post(
            f"/api/tables/{ania.table}/commands", json=command, params={"lang": language}
        )
        assert answer.json()["message"].endswith(way)
    assert ania.now()["seats"][0]["stand_in"] == ""


def test_nor_for_another_at_the_same_device(player: NewPlayer) -> None:
    ania = player()
    ania.open(game="podprad", seats=3, name="Ania", seat=0)
    for seat in (1, 2):
        ania.do("sit", seat=seat, name=f"Guest {seat}")
    ania.refused(409, "own-stand-in", "stand-in", seat=2)


def test_who_leaves_for_good_does_not_come_back(player: NewPlayer) -> None:
    ania, olek = player(), player()
    bots = [{"seat": 2, "level": "random"}]
    olek.table = ania.open(game="podprad", seats=3, name="Ania", seat=0, bots=bots)
    olek.do("sit", seat=1, name="Olek")
    olek.refused(409, "own-stand-in", "stand-in", seat=1)
    olek.do("resign")
    olek.refused(403, "not-seated", "return")
    olek.refused(403, "foreign-seat", "return", seat=1)
    assert ania.now()["seats"][1]["bot"] == "random"


def test_where_hints_are_on_one_may_and_comes_back(player: NewPlayer) -> None:
    ania, olek = player(), player()
    olek.table = ania.open(name="Ania", options={"attacker": "1"}, hints=True)
    olek.do("sit", seat=1, name="Olek")  # somebody to wait for: two bots would end the game
    ania.do("stand-in", seat=0)
    ania.do("return")
    ania.do("resign")
    ania.refused(409, "table-over", "return")
