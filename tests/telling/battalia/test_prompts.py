"""What is asked names what has been chosen, what comes next, and what it costs; what decides at
once comes first."""

import re
from typing import Any

import pytest

from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.words import words_for
from tests.rules.battalia.helper import (
    GAME,
    cards,
    city,
    flask,
    guest,
    hero,
    lay,
    owner,
    play,
    position,
    storms,
    tent,
    texts,
)

pytestmark = pytest.mark.once
NAMES = ["Ala", "Bartek", "Czesia", "Dyzio"]


def asked(p: BattaliaPosition, language: str = "en", seat: int | None = None) -> str:
    """The prompt of the seat to move."""
    who = p.to_move[0] if seat is None else seat
    return words_for(language, GAME).prompt(p.view(who).prompt(), NAMES)


def field(hand: str, **more: Any) -> BattaliaPosition:
    """Seat 0 with room to build and roads to walk."""
    p = position(hand, **more)
    lay(p, "d2", "Cross")
    lay(p, "d3", "Straight")
    return p


@pytest.mark.parametrize(
    ("hand", "moves", "named"),
    [
        ("GPriest*3", "CityCross:3", "level 3 (four exits) Cost: 3 Priests."),
        ("GPriest*3", "CityCross:3 c2@0", "c2, level 3 To pay: 3 Priests."),
        ("GPriest*3", "CityCross:3 c2@0 GPriest", "c2 Still to pay: 2 Priests."),
        ("GFreeman*2", "Curve", "New road (curved) Cost: 2 Freemen"),
        ("GFreeman*2 Supply", "Cross c2@0", "c2 (crossroads) To pay: 2 Freemen 1 supply"),
        ("GFreeman*2 Supply", "Cross c2@0 GFreeman GFreeman", "Still to pay: 1 supply."),
        ("GFreeman GTool", "market:d2 GTool", "Still to pay: a Freeman or a tool."),
        ("GChief*2", "raise:d1", "d1 level 2 To pay: 2 Chiefs."),
        ("GChief*2", "raise:d1 GChief", "Still to pay: 1 Chief."),
        ("GLord Supply*2", "hire:Lord", "a Lord To pay: a unit of that rank or higher 2 supplies."),
        ("GLord Supply*2", "hire:Lord GLord", "a Lord Still to pay: 2 supplies."),
        ("GFreeman Supply*3", "upgrade:GFreeman", "a green Freeman a Chief To pay: 3 supplies."),
        ("Supply*3", "buy:Amulet", "an amulet To pay: 3 supplies or a chest."),
        ("GWeapon Supply*2", "hero:d1", "hero on d1 a weapon and 2 supplies."),
        ("GFreeman*2", "market:d2", "Market on d2 2 Freemen"),
        ("Supply", "march1", "Hero 1 a supply (1 square) a horse (3 squares)"),
        ("GHorse", "march1 GHorse", "Hero 1 3 more squares"),
        ("GFreeman*3", "cohort:green GFreeman", "Cohort (green) 2 to go."),
        ("GFreeman*3", "cohort:green GFreeman GFreeman GFreeman", "draw 1 card."),
        ("GFreeman GLord", "ambush", "Ambush limbo"),
        ("GFreeman GLord", "ambush GFreeman", "Ambush 1 at most"),
        ("GTent GLord", "play:GTent", "Tent room for 1 card"),
        ("GTitle GFreeman", "play:GTitle", "Title: choose the unit"),
        ("GScroll GLord", "play:GScroll GLord", "a green Lord choose what it becomes"),
        ("Hammer", "play:Hammer", "Hammer of Strato"),
        ("Cloak", "play:Cloak", "Cloak of Vayl 2 at most"),
        ("Staff", "play:Staff", "Staff of Terra 3 changes left"),
        ("Staff", "play:Staff d1", "Card on d1 colour swap"),
        ("Wings", "play:Wings", "Wings of Aviena hero 1"),
        ("Bag", "play:Bag", "Bag of Luck"),
    ],
)
def test_a_question_names_what_was_chosen_and_its_cost(hand: str, moves: str, named: str) -> None:
    p = field(hand)
    play(p, *moves.split())
    said = asked(p)
    at = 0
    for word in named.split():
        assert word in said[at:], f"“{word}” is not in “{said}” after {at}"
        at = said.index(word, at)


@pytest.mark.parametrize(
    ("hand", "moves", "said"),
    [
        ("Supply*3", "buy:Weapon", "Kupujesz broń. Do zapłaty: 3 zasoby albo skrzynia."),
        (
            "GFreeman*2 Supply",
            "Cross c2@0 GFreeman",
            "Droga na c2 (skrzyżowanie). "
            "Do zapłaty jeszcze: wolny człowiek albo narzędzie i 1 zasób.",
        ),
        (
            "GLord Supply*2",
            "hire:Priest GLord",
            "Werbujesz kapłana. Do zapłaty jeszcze: 2 zasoby.",
        ),
    ],
)
def test_the_cost_in_polish(hand: str, moves: str, said: str) -> None:
    p = field(hand)
    play(p, *moves.split())
    assert asked(p, "pl") == said


def siege(attack: str, defence: str = "", level: int = 3) -> BattaliaPosition:
    """Seat 0's hero stands in a city of seat 1."""
    p = position(attack, hands={1: defence}, day=2)
    lay(p, "e2", "Cross")
    city(p, "e1", 1, level)
    hero(p, 0, 1, "e1")
    return p


def test_a_battle_tells_how_it_stands_and_what_is_lacking() -> None:
    p = siege("GWeapon GLord GPriest", "YLord YFreeman")
    play(p, "storm:e1")
    assert asked(p) == "Attack on e1, defence 3: play a weapon."
    play(p, "GWeapon")
    assert "you need 2 more" in asked(p)
    play(p, "GLord")
    own = asked(p)
    assert own.startswith("Defence of e1, 3 to 6: you need 3 more.")
    assert asked(p, seat=0) == "Battle on e1: the next move is Bartek’s."


def test_the_storm_and_limbo_say_who_asks() -> None:
    for effect, word in ((1, "artefact"), (4, "road"), (7, "colour"), (11, "Limbo"), (12, "tent")):
        p = position("GChief*2 Supply*4")
        hero(p, 0, 1, "c3")
        p.board.limbo = cards("RLord")
        tent(p, 1, "YTent", "YLord")
        storms(p, effect)
        play(p, texts(p, "port")[0])
        assert re.search("To pay: [12] suppl", asked(p))
        play(p, "pay")
        assert word in asked(p), effect


def test_tribute_and_elixirs_are_asked_by_name() -> None:
    p = position("Supply*2", neutrals="both", week=2)
    guest(p, "Bilkarr", "d1")
    play(p, "elixir:Colossus")
    assert asked(p) == "You buy the elixir Colossus. To pay: 2 supplies."


# -- what decides ---------------------------------------------------------------------------------


def decisive(p: BattaliaPosition, seat: int = 0) -> list[str]:
    """What the prompt offers with buttons of its own."""
    return [GAME.write_move(move) for move in p.view(seat).decisive()]


def four_great(hand: str, points_of_rival: int = 0) -> BattaliaPosition:
    """Seat 0 lacks one city of level 4; its city on a1 has level 3."""
    p = position(hand)
    for at in ("b1", "b3", "b5", "b7"):
        city(p, at, 0, 4)
    city(p, "a1", 0, 3)
    rival = ("g1", "g2", "g3", "g5", "g6")
    for at in rival[: points_of_rival // 6]:
        city(p, at, 1, 6)
    return p


def test_the_fifth_great_city_wins_if_one_leads() -> None:
    p = four_great("GLord*2")
    assert decisive(p) == ["raise:a1"]
    assert asked(p).startswith("You can win now: city number 5")
    play(p, "raise:a1", "GLord", "GLord")
    assert p.outcome is not None
    assert p.outcome.winners == (0,)


def test_who_would_end_the_game_and_lose_it_is_not_told_to() -> None:
    p = four_great("GLord*2", points_of_rival=30)
    assert texts(p, "raise:a1")
    assert not decisive(p)
    assert "win" not in asked(p)


def test_cold_breath_makes_nothing_sure() -> None:
    p = four_great("GLord*2")
    flask(p, "ColdBreath", 1)
    assert not decisive(p)


def test_the_weakest_card_that_takes_a_neutral_city_is_offered() -> None:
    p = position("GWeapon GLord RKing BPriest", day=2)
    hero(p, 0, 1, "b2")  # a neutral city, guard 4
    play(p, "storm:b2", "GWeapon")
    assert decisive(p) == ["GLord"], "a blue Priest breaks the morale"
    assert asked(p) == "You can take the city on b2: a green Lord will do."
    play(p, "GLord")
    assert owner(p, "b2") == 0


def test_no_city_is_promised_while_somebody_could_defend_it() -> None:
    p = siege("GWeapon GLord*3", "YLord")
    city(p, "f1", 1, 1)
    play(p, "storm:e1", "GWeapon")
    assert not decisive(p)


def test_the_last_turn_of_the_last_day_wins_for_who_leads() -> None:
    p = position("GLord", week=6, day=7)
    city(p, "b1", 0, 4)
    assert not decisive(p), "others come after"
    p.board.first = 1
    assert decisive(p) == ["end"]
    assert re.search("You can win now.*5 points", asked(p))
    play(p, "end")
    assert p.outcome is not None
    assert p.outcome.winners == (0,)


# -- what the log tells ---------------------------------------------------------------------------


def test_supplies_that_come_with_a_unit_are_told() -> None:
    p = position("GLord Supply*2")
    events = play(p, "hire:Lord", "GLord", "pay")
    assert ("supplies", {"seat": 0, "count": 1}) in [(each.code, each.facts) for each in events]
    p = position("Supply*4")
    hero(p, 0, 1, "c3")
    storms(p, 2)
    events = play(p, texts(p, "port")[0], "pay")
    told = [words_for("pl", GAME).event(each, 0, NAMES) for each in events]
    assert "Zyskujesz 1 zasób." in told


# -- said once ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_question_stands_in_the_prompt_alone(language: str) -> None:
    for hand, moves in (
        ("GLord Supply*2", "hire:Lord"),
        ("GPriest*3", "CityCross:3"),
        ("GScroll GLord", "play:GScroll GLord"),
        ("GFreeman GLord", "ambush GFreeman"),
    ):
        p = field(hand)
        play(p, *moves.split())
        words = words_for(language, GAME)
        for tall in (False, True):
            picture = GAME.draw(p.view(0), p.legal_moves(0), words, tall=tall)
            assert asked(p, language) not in picture.svg


def test_a_newcomer_is_told_what_is_usual_on_the_first_day() -> None:
    p = position("GFreeman Supply*2")
    assert asked(p).startswith("The first turn: most hire a unit")
    p.board.day = 1
    assert asked(p).startswith("Choose an action: click what is lit.")
