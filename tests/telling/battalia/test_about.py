"""Everything answers at rare moments too, which random games seldom come to; tokens of factions."""

import pytest

from plansza.conformance.about import check_told, labels_in
from plansza.conformance.words import Ear
from plansza.games.battalia.picture.art import art
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.words import LANGUAGES, words_for
from tests.rules.battalia.contract.test_pictures import SCRIPTS, at_the_gate, port
from tests.rules.battalia.helper import (
    GAME,
    cards,
    city,
    flask,
    fresh,
    guest,
    hero,
    play,
    position,
    tent,
)
from tests.rules.battalia.test_valleys import own

pytestmark = pytest.mark.once
NAMES = ["Ala", "Bartek", "Czesia", "Dyzio"]
EARS = [Ear(GAME, language) for language in LANGUAGES]
KNOWN: set[str] = set()  # what was told before and found good


def point_at_everything(p: BattaliaPosition) -> dict[str, list[str]]:
    """What the things of the mover's pictures tell, by id: the codes of the sentences."""
    seat = p.to_move[0]
    view = p.view(seat)
    told: dict[str, list[str]] = {}
    for id, labels in labels_in(GAME, view, p.legal_moves(seat)).items():
        phrases = GAME.about(view, id)
        if repr(phrases) not in KNOWN:
            check_told(EARS, id, labels, phrases, p.setup.seats)
        KNOWN.add(repr(phrases))
        told[id] = [code for code, _ in phrases]
    return told


def about(p: BattaliaPosition, id: str, language: str = "pl", seat: int = 0) -> str:
    """What a thing tells a seat."""
    words = words_for(language, GAME)
    return " ".join(words.about(phrase, NAMES) for phrase in GAME.about(p.view(seat), id))


@pytest.mark.parametrize("name", SCRIPTS)
def test_everything_answers_at_rare_moments(name: str) -> None:
    start, script = SCRIPTS[name]
    p = start.copy()
    asked: set[str] = set()
    for move in script.split():
        play(p, move)
        question = p.view(p.to_move[0]).prompt()[0]
        if question not in asked:
            point_at_everything(p)
        asked.add(question)


@pytest.mark.parametrize("effect", range(1, 13))
def test_everything_answers_in_a_storm(effect: int) -> None:
    p = at_the_gate(effect, *([8] if effect == 8 else []))
    p.board.spent = [9, 2]
    play(p, port(p), "pay")
    point_at_everything(p)


def test_royals_veterans_and_rings_answer() -> None:
    p = position("GQueen GKing", mode="heroic", valleys="pass", week=3)
    p.board.veteran = [1, 0, 0, 0]
    p.board.vale.rings[0] = 2
    own(p, 1, "c3", "Smith")
    city(p, "d4", 1, 4)
    told = point_at_everything(p)
    assert {"hero-veteran", "hero-ring"} <= set(told["hero-1-1"])
    assert "building-of" in told["square-c3"]
    assert told["card-GQueen"][0] == "queen"


def test_elixirs_tell_whose_they_are_and_how_long_they_work() -> None:
    p = position("Supply", neutrals="both", week=2)
    guest(p, "Bilkarr", "d1")
    guest(p, "Metamorphia", "c3")
    flask(p, "Palsy", 1, 2)
    p.board.victim = 0
    flask(p, "Berserk", 0)
    flask(p, "Eclipse", 2, 3, 1)
    told = point_at_everything(p)
    assert told["flask-Palsy"] == ["elixir", "flask-works", "flask-victim"]
    assert "działa jeszcze 2 dni" in about(p, "flask-Palsy")
    assert "Ma jeszcze 3 eliksiry" in about(p, "guest-Bilkarr")
    assert "działa ostatni dzień, dziś już użyty" in about(p, "flask-Eclipse")


def test_a_city_tells_what_it_gives_and_what_its_next_level_costs() -> None:
    p = position("Supply")
    city(p, "b4", 0, 4)
    assert about(p, "square-d1").startswith(
        "Miasto gracza Ala. Daje 1 punkt i broni się siłą 1 oraz kartami z ręki. "
        "Następny poziom kosztuje: 2 dowódców."
    )
    assert "liczy się do 5 miast" in about(p, "square-b4").lower()
    assert "1 królowa" in about(p, "square-b4")
    assert "straż 4" in about(p, "square-b2")
    hero(p, 1, 2, "b4")
    assert "Bohater gracza Bartek" in about(p, "hero-2-2")


def test_what_lies_in_one_s_own_drawer_tells_where_it_is() -> None:
    p = position("Supply")
    p.board.shelter[0] = cards("GLord")
    p.board.limbo = cards("RLord")
    tent(p, 0, "GTent", "GChief")
    told = point_at_everything(p)
    assert told["shelter-shelter-GLord"][-1] == "in-shelter"
    assert told["shelter-tents-GChief"][-1] == "in-tents"
    assert told["limbo-limbo-RLord"][-1] == "in-limbo"


def test_a_seat_bears_the_emblem_of_its_faction_once_it_has_one() -> None:
    pictures = GAME.pictures()
    before = pictures.badges(fresh(3).view(None))
    after = pictures.badges(position(seats=3).view(None))
    assert len(set(before)) == len(set(after)) == 3
    for seat, (plain, own_token) in enumerate(zip(before, after, strict=True)):
        assert "bt-emblem" not in plain
        assert f'href="#bt-emblem-{seat}"' in own_token
        assert f'id="bt-emblem-{seat}"' in art()
