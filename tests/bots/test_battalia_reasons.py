"""What a hint says for a move: true of the position, and from the asking seat's own cards alone."""

import pytest

from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.words import Words
from tests.rules.battalia.helper import GAME, city, give, hero, lay, play, position


def reasons(p: BattaliaPosition, move: str) -> list[str]:
    """The codes of what speaks for a move of the seat to act."""
    return [code for code, _ in GAME.insight.why(p, p.to_move[0], GAME.read_move(move))]


def said(p: BattaliaPosition, move: str, language: str) -> list[str]:
    """… and the sentences."""
    words = Words(language, GAME)
    phrases = GAME.insight.why(p, p.to_move[0], GAME.read_move(move))
    return [words.why(phrase, ["Ala", "Olek", "Ewa", "Jan"]) for phrase in phrases]


def test_a_city_brings_points_and_counts_towards_the_end() -> None:
    """a1, C19: the fifth city of level 4 or more ends the game; that helps who is ahead."""
    p = position("GLord*3 GFreeman*3")
    assert reasons(p, "CityCross:1") == ["points"]
    assert reasons(p, "CityCross:4") == ["points", "great"]
    assert said(p, "CityCross:4", "pl")[0] == "To od razu 4 punkty."
    for where in ("c4", "c5", "d5", "e5"):
        city(p, where, 0, 4)
    assert reasons(p, "CityCross:4") == ["wins", "points"]
    for where in ("b5", "b4", "f5", "f4", "g5"):
        city(p, where, 1, 6)
    assert reasons(p, "CityCross:4") == ["points", "great"]


def test_a_raised_city_brings_one_point() -> None:
    """a2: whatever its level is."""
    p = position("GChief*2")
    assert said(p, "raise:d1", "en") == ["That is a point at once."]


def test_units_are_hired_only_if_they_better_the_deck() -> None:
    """a6, a7: a Lord among Freemen helps, a Freeman among Lords does not."""
    p = position("GLord Supply*2", nations={0: "GFreeman*6"})
    assert reasons(p, "hire:Lord") == ["betters"]
    p = position("GLord Supply*3", nations={0: "GLord*6"})
    assert reasons(p, "hire:Freeman") == []
    assert reasons(position("GPriest Supply*3"), "upgrade:GPriest") == ["refines"]


def test_a_deck_that_is_large_enough_attracts_royals() -> None:
    """C3: on the eve of a checkpoint, from the second one on."""
    p = position("GLord Supply*2", nations={0: "GFreeman*15"}, day=7, week=2)
    assert reasons(p, "hire:Lord") == ["betters", "royal"]
    assert "Królowa" in said(p, "hire:Lord", "pl")[1]
    p.board.week = 1
    assert reasons(p, "hire:Lord") == ["betters"]


def test_the_first_weapon_arms_a_hero() -> None:
    """a8: the second is but one more artefact."""
    p = position("Supply*3")
    assert reasons(p, "buy:Weapon") == ["arms"]
    give(p, 0, "Supply*3 GWeapon")
    assert "arms" not in reasons(p, "buy:Weapon")


def test_a_guard_too_weak_for_the_hand() -> None:
    """A15, A16: 1 + 4 against a guard of 4; and no reason where it does not suffice."""
    p = position("GWeapon GLord", day=3)
    hero(p, 0, 1, "b2")
    assert said(p, "storm:b2", "en") == [
        "Your hand has a strength of 5, the guard only 4; the city becomes level 4 and brings a"
        " Lord."
    ]
    give(p, 0, "GWeapon GPriest")
    assert reasons(p, "storm:b2") == []


def test_a_battle_is_fought_with_what_suffices() -> None:
    """A15: the attacker lacks four, then nothing that he holds would do."""
    p = position("GWeapon GLord GFreeman", day=3)
    hero(p, 0, 1, "b2")
    play(p, "storm:b2", "GWeapon")
    assert reasons(p, "GLord") == ["ahead"]
    assert reasons(p, "GFreeman") == ["needed"]
    give(p, 0, "GFreeman")
    assert reasons(p, "yield") == ["hopeless"]


def test_a_step_is_for_its_goal() -> None:
    """A12: towards a neutral city, and not away from it."""
    p = position("GWeapon Supply")
    lay(p, "c2", "Cross")
    lay(p, "d2", "Cross")
    hero(p, 0, 1, "d2")
    assert said(p, "march1", "pl") == ["Bohater zbliża się do celu: zostanie mu jedno pole."]
    play(p, "march1", "Supply")
    assert reasons(p, "step1:W") == ["closer"]
    assert reasons(p, "step1:N") == []


@pytest.mark.parametrize(
    ("hand", "move", "reason"),
    [
        ("GFreeman*3", "cohort:green", "cohort"),
        ("GFreeman", "mulligan", "mulligan"),
        ("GFreeman", "end", "enough"),
        ("GWeapon Supply*2", "hero:d1", "hero"),
        ("GLord*2 GPriest GTitle", "play:GTitle", "completes"),
    ],
)
def test_other_actions(hand: str, move: str, reason: str) -> None:
    """A8, a9, A13: each for its own sake."""
    assert reasons(position(hand), move) == [reason]


def test_a_card_is_laid_where_one_can_go_on() -> None:
    """A11: how many ways lead on from there, and whether a neutral city is joined."""
    p = position("GFreeman*3")
    play(p, "CityCross:1")
    assert said(p, "d2@0", "en") == ["From there you can build on in 3 directions."]
    lay(p, "d2", "Cross")
    assert reasons(p, "c2@0") == ["joins", "opens"]
