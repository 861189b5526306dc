"""Cards that become tents (A13, A14, A19, C23), and Fate as the Pavilion (Q6)."""

import pytest

from plansza.core.chance import FastChance
from plansza.games.battalia.rules.board import ACT, TENT_FIELDS
from plansza.games.battalia.rules.components import CARD_NAMES, HAMMER, PAVILION
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.words import words_for
from tests.rules.battalia.helper import (
    GAME,
    cards,
    flask,
    hand,
    hero,
    pass_day,
    play,
    position,
    shelter,
    square,
    storms,
    tent,
    tents,
    texts,
)


def pole(p: BattaliaPosition, tent: int = 1) -> str:
    """The card that lies there as a tent."""
    return CARD_NAMES[p.board.tents[(tent - 1) * TENT_FIELDS + 1]]


def eclipsed(held: str, card: str, day: int = 1) -> BattaliaPosition:
    """This card has become a tent."""
    p = position(held, day=day, week=2, neutrals="bilkarr")
    flask(p, "Eclipse", 0)
    play(p, "use:Eclipse", card, "HTent")
    return p


def test_the_eclipse_makes_a_tent_that_stays() -> None:
    """C23, A14: the card itself lies there, over days; opened, it is again what it was."""
    p = eclipsed("GFreeman GLord Supply*2", "GFreeman")
    play(p, "play:HTent", "GLord")
    assert (tents(p, 0), pole(p), p.board.phase) == (1, "GFreeman", ACT)
    assert texts(p, "open") == []
    pass_day(p)
    assert (tents(p, 0), pole(p)) == (1, "GFreeman")
    assert "GFreeman" not in shelter(p)
    play(p, "open1")
    assert tents(p, 0) == 0
    assert "GFreeman" in shelter(p).split()
    assert "GLord" in hand(p).split()


def test_the_hammer_stays_as_a_tent() -> None:
    """A19: pitched in the turn in which it counts as one; its owner owns it all the time."""
    p = position("Hammer GLord Supply")
    size = p.board.deck_size(0)
    play(p, "play:Hammer", "HTent", "play:HTent", "GLord", "end")
    assert pole(p) == "Hammer"
    assert p.board.great_of[0] == 0
    assert p.board.deck_size(0) == size
    p.board.turn = p.board.seat = 0
    play(p, "open1")
    assert "Hammer" in shelter(p).split()


def test_an_amulet_makes_a_tent() -> None:
    """A13: any artefact."""
    for seed in range(40):
        p = position("GAmulet Supply GLord", seed=seed)
        play(p, "play:GAmulet", "Supply")
        if "GTent" in texts(p):
            break
    play(p, "GTent", "play:GTent", "GLord")
    assert pole(p) == "Supply"
    assert p.board.played[0] == cards("GAmulet")


def test_a_lit_tent_holds_two() -> None:
    """A6: what counts as a tent is lit like one."""
    p = eclipsed("GFreeman GLord*3", "GFreeman", day=4)
    play(p, "play:HTent", "GLord", "GLord")
    assert (p.board.tents[2], p.board.phase) == (2, ACT)


def test_a_made_tent_needs_something_to_hide() -> None:
    """A14: a real card; the tent is none of the hand."""
    p = eclipsed("GFreeman", "GFreeman")
    assert texts(p, "play") == []
    p = eclipsed("GFreeman Horn", "GFreeman")
    assert texts(p, "play") == []


def test_storm_12_tears_down_a_made_tent() -> None:
    """C5: card and contents go to the owner's shelter."""
    p = position("Supply*2")
    for name, colour in (("c3", 0), ("e3", 1), ("e5", 2), ("c5", 3)):
        p.board.hue[square(name)] = colour
    hero(p, 0, 1, "c3")
    storms(p, 12)
    tent(p, 1, "Hammer", "YLord")
    play(p, "port1:R", "pay", "raid1")
    assert (tents(p, 1), shelter(p, 1), p.veils[1]) == (0, "Hammer", cards("YLord"))


def test_a_royal_that_is_a_tent_is_lost_with_it() -> None:
    """C3, C23: the tent comes down, its card goes to the shelter unseen."""
    p = position("", seats=2, day=7, week=3, nations={0: "", 1: ""})
    p.board.turn = p.board.seat = 1
    p.board.crowned = [1, 2, 2, 2]
    tent(p, 0, "GQueen", "GLord")
    told = play(p, "end")
    assert [event.facts["place"] for event in told if event.code == "dethrone"] == ["tent"]
    assert (tents(p, 0), p.veils[0], p.board.lost) == (0, cards("GLord"), cards("GQueen"))


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_picture_names_what_lies_there(language: str) -> None:
    """A14: everybody saw which card became a tent."""
    p = position("Supply")
    tent(p, 1, "Hammer", "YLord")
    words = words_for(language, GAME)
    label = words("tent-label", number=1, owner=2, card=words.thing("Hammer"), count=1)
    assert words.thing("Hammer") in label
    assert label in GAME.draw(p.view(0), [], words).svg


# -- Fate ---------------------------------------------------------------------------------------


def test_fate_is_pitched_as_the_pavilion() -> None:
    """Q6, A19: three cards; no storm destroys it; it stays when the other loses his."""
    p = position("Fate GLord*3 Supply")
    assert texts(p, "play") == []
    p.board.great_of[PAVILION] = 1
    play(p, "play:Fate")
    assert texts(p) == ["Pavilion"]
    play(p, "Pavilion", "GLord", "GLord", "GLord")
    assert (pole(p), p.board.tents[2], p.board.tents[4]) == ("Fate", 3, 1)
    p.board.great_of[PAVILION] = -1
    play(p, "end")
    p.board.turn = p.board.seat = 0
    play(p, "open1")
    assert "Fate" in shelter(p).split()


def test_fate_that_became_a_tent_by_way_of_the_hammer_is_no_pavilion() -> None:
    """Q6, A19: one card, and a storm may tear it down."""
    p = position("Fate GLord*3")
    p.board.great_of[HAMMER] = 1
    play(p, "play:Fate", "Hammer", "HTent", "play:HTent", "GLord")
    assert (pole(p), p.board.tents[2], p.board.tents[4]) == ("Fate", 1, 0)


def test_cold_breath_and_the_copied_pavilion() -> None:
    """Q6, C23: frozen, or pitched after all."""
    for answer, pitched in (("use:ColdBreath", 0), ("abstain", 1)):
        p = position("Fate GLord*2", week=2, neutrals="bilkarr")
        p.board.great_of[PAVILION] = 1
        flask(p, "ColdBreath", 1)
        play(p, "play:Fate", "Pavilion", answer)
        assert tents(p, 0) == pitched
        assert p.board.played[0] == ([] if pitched else cards("Fate"))


def test_who_plays_fate_holds_something_to_hide() -> None:
    """Q6: nothing but the Pavilion can be copied, so every imagined hand can fill it."""
    p = position("Fate GLord", nations={0: "Sword Shield"})
    p.board.great_of[PAVILION] = 1
    play(p, "play:Fate")
    for seed in range(20):
        twin = GAME.imagine(p.view(1), FastChance(seed))
        assert isinstance(twin, BattaliaPosition)
        assert texts(twin) == ["Pavilion"]
        play(twin, "Pavilion", "GLord")
