"""The coach of a table: he speaks to players alone, of what their own seat sees."""

from dataclasses import replace
from typing import Any

import httpx
import pytest

from plansza.core.contract import Event, Phrase, View
from plansza.core.guide import coach_of, guide_of
from plansza.games.spor import GAME
from plansza.store.entries import Entry
from plansza.web.coach.routes import news_in, said_to, topics_of
from plansza.web.common.faults import faults_of
from plansza.web.common.visitor import Viewer
from tests.table.helper import Driver, with_tables
from tests.web.conftest import NewPlayer
from tests.web.helper import Player

Duel = tuple[Player, Player]


def ask(player: Player, **query: Any) -> httpx.Response:
    return player.http.get(f"/api/tables/{player.table}/coach", params=query)


def heard(player: Player, **query: Any) -> dict[str, str]:
    """What could be said to a player, by its code."""
    answer = ask(player, **query)
    assert answer.status_code == 200, answer.text
    assert answer.json()["number"] == player.now()["number"]
    return {each["code"]: each["text"] for each in answer.json()["remarks"]}


def test_whoever_is_to_move_hears_what_he_wants(duel: Duel) -> None:
    ania, olek = duel
    assert next(iter(heard(ania))) == "attack"
    assert heard(ania, lang="pl")["attack"].startswith("Atakujesz:")
    assert heard(ania, lang="en")["attack"].startswith("You attack:")
    assert heard(olek) == {}
    ania.play()
    assert "attack" not in heard(ania)
    assert next(iter(heard(olek))) == "defend"


def test_nobody_hears_for_another(duel: Duel, player: NewPlayer) -> None:
    ania, olek = duel
    ewa = player(ania.table)
    for stranger, query in ((olek, {"seat": 0}), (ewa, {"seat": 0}), (ewa, {})):
        assert ask(stranger, **query).status_code == 403
    assert ask(player("nowhere")).status_code == 404


def test_only_while_the_game_runs(player: NewPlayer) -> None:
    ania, olek = player(), player()
    olek.table = ania.open(name="Ania", options={"attacker": "1"})
    assert heard(ania) == {}
    olek.do("sit", seat=1, name="Olek")
    assert heard(ania)
    olek.do("resign")
    assert heard(ania, since=0) == {}


def test_what_was_taken_back_is_no_news() -> None:
    events = [[Event("damage", {"seat": 0, "dam": dam})] for dam in (1, 2, 3)]
    kinds = ("move", "takeback", "move")
    entries = [Entry(number, kind, 0, {}, 0.0, 1) for number, kind in enumerate(kinds, 1)]
    news = news_in(list(zip(entries, (events[0], [], events[2]), strict=True)))
    assert [event.facts["dam"] for event in news] == [3]


def test_a_coach_who_fails_says_nothing_and_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    coach = coach_of(GAME)
    assert coach is not None

    def fail(view: View) -> list[Phrase]:
        raise RuntimeError("the queen of spades")

    async def story(driver: Driver) -> None:
        table = await driver.table()
        reader = Viewer(table.to_move[0], "pl")
        assert said_to(table, reader, [])
        monkeypatch.setattr(guide_of(GAME), "COACH", replace(coach, now=fail))
        assert said_to(table, reader, []) == []

    with_tables(story)
    assert [fault.facts["part"] for fault in faults_of(GAME)] == ["coach"]
    assert topics_of(GAME) == list(coach.codes)
