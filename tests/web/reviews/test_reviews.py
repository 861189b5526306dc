"""The review of a finished game over HTTP: asked for, under way, ready."""

import re
from xml.etree import ElementTree

from tests.support.patience import eventually
from tests.web.conftest import NewPlayer
from tests.web.helper import Data, Player


def ask(who: Player, method: str = "GET", status: int = 200, **query: str) -> Data:
    body: Data | None = {} if method == "POST" else None
    address = f"/api/tables/{who.table}/review"
    answer = who.http.request(method, address, params=query, json=body)
    assert answer.status_code == status, answer.text
    return dict(answer.json())


def given_up(duel: tuple[Player, Player], moves: int) -> Player:
    """A game that Olek gave up; one move of it was taken back."""
    ania, olek = duel
    for which in range(moves):
        duel[ania.now()["to_move"][0]].play(which)
    mover = duel[ania.now()["to_move"][0]]
    mover.play(-1)
    if mover.now()["may_take_back"]:
        mover.do("takeback")
    olek.do("resign")
    return ania


def test_while_a_game_runs_nobody_is_told_how_it_stands(duel: tuple[Player, Player]) -> None:
    ania, _ = duel
    assert ask(ania, status=409)["code"] == "table-running"
    assert ask(ania, "POST", status=409)["code"] == "table-running"


def test_a_review_is_ready_after_a_while(duel: tuple[Player, Player], player: NewPlayer) -> None:
    ania = given_up(duel, 5)
    watcher = player(ania.table)
    assert ask(watcher)["status"] == "none"
    assert ask(watcher, "POST")["status"] in ("thinking", "ready")
    eventually(lambda: ask(watcher)["status"] == "ready", "nobody thinks about it")
    found = ask(watcher)
    assert found["sides"] == ["Ania", "Olek"]
    assert found["chances"][-1] == [100, 0]  # by resignation, which is no move
    assert len(found["moments"]) == len(found["chances"])
    assert all(99 <= sum(chances) <= 101 for chances in found["chances"])
    log = {each["number"]: each["kind"] for each in ania.state()["log"]}
    kinds = [log[number] for number in found["moments"]]
    assert (kinds[0], kinds[-1]) == ("start", "resign")
    assert set(kinds[1:-1]) == {"move"}
    drawn = ElementTree.fromstring(found["picture"])
    lines = [each for each in drawn.iter() if "curve" in each.get("class", "").split()]
    assert [len(each.get("points", "").split()) for each in lines] == [len(kinds)] * 2
    assert len(re.findall("data-turn", found["picture"])) == len(found["turns"])
    for turn in found["turns"]:
        assert turn["number"] in found["moments"]
        assert turn["text"].startswith("Move ")
    polish = ask(watcher, lang="pl", tall="1")
    assert polish["picture"] != found["picture"]
    assert polish["chances"] == found["chances"]
