"""Pointing at things: everything in one's own picture answers, and nothing else does."""

from typing import Any

import httpx
import pytest

from plansza.web.about.routes import things_in
from tests.web.conftest import NewPlayer
from tests.web.helper import Data, Player

WATCHING = -1
Duel = tuple[Player, Player]


def ask(player: Player, thing: str, **query: Any) -> httpx.Response:
    path = f"/api/tables/{player.table}/about"
    return player.http.get(path, params={"thing": thing, **query})


def told(player: Player, thing: str, **query: Any) -> list[str]:
    answer = ask(player, thing, **query)
    assert answer.status_code == 200, answer.text
    assert answer.json()["thing"] == thing
    return list(answer.json()["lines"])


def refused(player: Player, status: int, code: str, thing: str, **query: Any) -> Data:
    answer = ask(player, thing, **query)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    return dict(answer.json())


def cards_of(player: Player) -> set[str]:
    """The cards in a player's picture: so early in the game, his hand."""
    return {id for id in things_in(player.state()["picture"]) if id.startswith("card-")}


@pytest.mark.parametrize("tall", [0, 1])
@pytest.mark.parametrize("language", ["pl", "en"])
def test_everything_in_ones_picture_answers(duel: Duel, tall: int, language: str) -> None:
    ania, _ = duel
    query = {"tall": tall, "lang": language}
    state = ania.state(**query)
    ids = things_in(state["picture"])
    assert len(ids) > 30
    for id in ids:
        lines = told(ania, id, **query)
        assert lines, f"{id} is mute"
        assert all(line.endswith((".", "!", "?")) for line in lines), lines
    assert ask(ania, "valley").json()["number"] == state["now"]["number"]


def test_what_is_not_in_ones_picture_might_as_well_not_exist(duel: Duel, player: NewPlayer) -> None:
    ania, olek = duel
    ewa = player(ania.table)
    nothing = refused(ania, 404, "no-such-thing", "card-of-the-moon", lang="en")
    assert nothing["message"].startswith("There is no such thing in your picture")
    assert "nie ma takiej" in refused(ania, 404, "no-such-thing", "x", lang="pl")["message"]
    mine, theirs = cards_of(ania), cards_of(olek)
    assert len(mine - theirs) == len(theirs - mine) == 6
    for id in theirs - mine:
        assert refused(ania, 404, "no-such-thing", id, lang="en") == nothing
        assert refused(ewa, 404, "no-such-thing", id, lang="en") == nothing
        told(olek, id)


def test_clipping_paths_are_no_things(duel: Duel) -> None:
    ania, _ = duel
    assert 'id="valley-edge"' in ania.state()["picture"]
    refused(ania, 404, "no-such-thing", "valley-edge")


def test_the_seats_of_others_stay_theirs(duel: Duel, player: NewPlayer) -> None:
    ania, olek = duel
    ewa = player(ania.table)
    card = min(cards_of(olek) - cards_of(ania))
    for number in ({}, {"number": ania.now()["number"]}):
        refused(ania, 403, "foreign-seat", card, seat=1, **number)
        refused(ewa, 403, "foreign-seat", card, seat=0, **number)
        refused(ania, 422, "no-such-seat", card, seat=2, **number)
        refused(ania, 404, "no-such-thing", card, seat=WATCHING, **number)
        assert told(ania, "deck", seat=WATCHING, **number) == told(ewa, "deck", **number)


def test_the_past_answers_as_it_was_seen(duel: Duel, player: NewPlayer) -> None:
    ania, olek = duel
    early = ania.now()["number"]
    mine, then = cards_of(ania), told(ania, "deck", lang="pl")
    for _ in range(4):
        (ania, olek)[ania.now()["to_move"][0]].play()
    assert told(ania, "deck", lang="pl", number=early) == then
    for id in mine:
        told(ania, id, number=early)
    for id in cards_of(olek) - mine:
        refused(ania, 404, "no-such-thing", id, number=early)
    refused(ania, 404, "no-such-thing", "deck", number=1)  # nobody had sat down
    refused(ania, 404, "not-found", "deck", number=ania.now()["number"] + 1)
    refused(ania, 422, "malformed", "deck", number=0)
    olek.do("resign")
    ewa = player(ania.table)
    for id in mine:
        told(ewa, id, number=early, seat=0)


def test_before_the_game_there_is_nothing_to_point_at(player: NewPlayer) -> None:
    ania = player()
    ania.open(name="Ania")
    refused(ania, 404, "no-such-thing", "valley")
    refused(ania, 422, "malformed", "")
    refused(ania, 422, "malformed", "x" * 201)
    refused(player("nowhere"), 404, "unknown-table", "valley")
