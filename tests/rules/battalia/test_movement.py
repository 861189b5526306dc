"""Heroes, stormgates and their effects."""

import pytest

from plansza.core.chance import FastChance
from plansza.games.battalia.rules.board import ACT
from plansza.games.battalia.rules.components import CHIEF, LORD, NOTHING
from plansza.games.battalia.rules.moves import DONE
from plansza.games.battalia.rules.position import BattaliaPosition
from tests.rules.battalia.helper import (
    GAME,
    cards,
    city,
    codes,
    empty_under,
    hand,
    hero,
    lay,
    level,
    play,
    position,
    refusal,
    shelter,
    square,
    storms,
    tent,
    tents,
    texts,
    where,
)


def at_gate(held: str, *effects: int, mode: str = "advanced") -> BattaliaPosition:
    """Green's hero stands on the gate c3; red and gold gates are elsewhere."""
    p = position(held, nations={0: "Supply*6"}, mode=mode)
    for name, colour in (("c3", 0), ("e3", 1), ("e5", 2), ("c5", 3)):
        p.board.hue[square(name)] = colour
    hero(p, 0, 1, "c3")
    storms(p, *effects or (3,))
    return p


def test_a_step_costs_a_supply() -> None:
    """A10, A12: along facing exits only."""
    p = position("Supply*2")
    lay(p, "d2", "Straight")
    assert texts(p, "march") == ["march1"]
    play(p, "march1", "Supply")
    assert texts(p, "step") == ["step1:S"]
    play(p, "step1:S")
    assert where(p, 0) == "d2"
    assert texts(p, "step") == []
    assert refusal(p, "step1:N").code == "no-way"


def test_a_horse_goes_three_squares_lit_six() -> None:
    """A10, A6: for one hero."""
    for day, points in ((1, 3), (2, 6)):
        p = position("GHorse", day=day)
        lay(p, "d2", "Straight")
        play(p, "march1", "GHorse", "step1:S")
        assert p.board.points[0] == points - 1


def test_stardust_goes_two_squares() -> None:
    """C7: it counts as two supplies in the line."""
    p = position("Dust")
    lay(p, "d2", "Straight")
    play(p, "march1", "Dust", "step1:S", "step1:N")
    assert where(p, 0) == "d1"


def test_another_action_ends_a_ride() -> None:
    """A12: only a teleport may interrupt it."""
    p = position("GHorse GLord Supply*2")
    lay(p, "d2", "Straight")
    play(p, "march1", "GHorse", "hire:Lord", "GLord", "pay")
    assert p.board.points[0] == 0


def test_nothing_blocks_a_hero() -> None:
    """A12: he shares any square, and no fight is forced."""
    p = position("Supply")
    city(p, "d2", 1, 3)
    hero(p, 1, 2, "d2")
    play(p, "march1", "Supply", "step1:S")
    assert where(p, 0) == where(p, 1, 2) == "d2"


def test_native_terrain_is_free_in_advanced_mode() -> None:
    """A18: a hero enters it free, each square once a turn."""
    p = position("", mode="advanced")
    lay(p, "d2", "Straight", "G")
    p.board.hue[square("d1")] = 0
    play(p, "step1:S", "step1:N")
    assert texts(p, "step") == []
    p = position("", mode="basic")
    lay(p, "d2", "Straight", "G")
    assert texts(p, "step") == []


def test_a_teleport_costs_a_step_and_the_toll() -> None:
    """C4, Q6: two supplies or one stardust, once a turn for each hero; then comes a storm."""
    p = at_gate("Supply*3 Dust")
    assert texts(p, "port") == ["port1:Y", "port1:R", "port1:B"]
    play(p, "port1:R")
    assert texts(p) == ["pay", "pay+1"]
    events = play(p, "pay+1")
    assert where(p, 0) == "e5"
    assert "storm" in codes(events)
    assert texts(p, "port") == []


def test_a_ride_goes_on_behind_the_gate() -> None:
    """C4, A12: the step is ridden, the toll still paid, the rest of the ride survives."""
    p = at_gate("GHorse Supply")
    play(p, "march1", "GHorse", "port1:R", "pay")
    assert (where(p, 0), p.board.points[0]) == ("e5", 2)


def test_the_step_to_a_native_gate_is_free() -> None:
    """C4, A18: only the toll is due, in advanced mode."""
    p = at_gate("Supply")
    hero(p, 0, 1, "e5")
    assert texts(p, "port") == ["port1:G"]
    p = at_gate("Supply", mode="basic")
    hero(p, 0, 1, "e5")
    assert texts(p, "port") == []


def storm(held: str, *effects: int) -> BattaliaPosition:
    """The hero has just gone through, with two supplies; the first effect was drawn."""
    p = at_gate(f"{held} Supply*2", effects[0])
    p.board.spent = [effect - 1 for effect in effects[1:]]
    play(p, "port1:R", "pay")
    return p


def test_storm_1_any_artefact() -> None:
    """C5: to hand; its colour is free on its day."""
    p = storm("", 1)
    play(p, "take:Tent", "=blue")
    assert hand(p) == "BTent"


def test_storm_2_a_lord() -> None:
    """C5: the top one and a supply, to hand."""
    p = storm("", 2)
    assert hand(p).endswith("Lord Supply")


def test_storm_3_draws() -> None:
    """C5: the top card of the nation."""
    assert hand(storm("GLord", 3)) == "GLord Supply"


def test_storm_4_a_free_road() -> None:
    """C5: any shape that fits, from the top of its stack."""
    p = storm("", 4)
    play(p, "Cross", "d2@0")
    assert p.board.land[square("d2")] == 3
    assert p.board.phase == ACT


def test_storm_5_fate() -> None:
    """C5, C11: gains come to hand."""
    p = storm("", 5)
    play(p, "dust")
    assert set(hand(p).split()) == {"Dust"}


def test_storm_6_summons_the_other_hero() -> None:
    """C5: to the gate, whether or not he was on the map."""
    p = storm("", 6)
    assert where(p, 0, 2) == "e5"


def test_storm_7_changes_a_terrain_card() -> None:
    """C5, Q5: same shape, another colour; the old card goes under its stack, pieces stay."""
    p = at_gate("Supply*2", 7)
    p.board.hue[square("d1")] = 1
    play(p, "port1:R", "pay", "d1", "=blue")
    assert p.board.hue[square("d1")] == 3
    assert p.board.tail[19] == [1]
    assert level(p, "d1") == 1
    assert "c3" not in texts(p)


def test_storm_8_copies() -> None:
    """C5: an effect from the discards, never no. 2; nothing if there is none."""
    p = storm("", 8, 2, 6)
    assert texts(p) == ["copy6"]
    play(p, "copy6")
    assert where(p, 0, 2) == "e5"
    assert storm("", 8, 2).board.phase == ACT


def test_storm_9_upgrades_a_unit_in_hand() -> None:
    """C5: free, the new card comes to hand."""
    p = storm("GPriest GLord", 9)
    play(p, "GPriest")
    assert hand(p).count("Lord") == 2
    assert p.board.tail[2] == [0]


def test_storm_9_cannot_be_declined_with_a_unit_in_hand() -> None:
    """C5, Q5: the effect is obligatory; only which unit is a choice. Who has none says so."""
    assert texts(storm("GFreeman GPriest Supply", 9)) == ["GFreeman", "GPriest"]
    p = storm("GLord Supply", 9)
    assert texts(p) == ["done"]
    play(p, "done")
    assert (p.board.phase, hand(p)) == (ACT, "GLord Supply")
    p = storm("GFreeman GPriest", 9)
    p.board.top[CHIEF] = NOTHING
    assert texts(p) == ["GPriest"], "nothing is left for the Freeman to become"


def test_nobody_sees_in_storm_9_whether_there_is_a_unit() -> None:
    """C5: while it is being resolved the others imagine hands with a unit and without."""
    p = at_gate("GFreeman Supply*3", 9)
    p.nations[0], p.board.nation[0] = cards("GPriest Supply*5"), 6
    play(p, "port1:R", "pay")
    chance = FastChance(3)
    found = {GAME.imagine(p.view(1), chance).legal_moves(0)[0] == DONE.at() for _ in range(60)}
    assert found == {True, False}


@pytest.mark.parametrize("effect", range(1, 13))
def test_no_storm_effect_can_be_declined(effect: int) -> None:
    """C4, Q5: where it can be carried out it must be; what is chosen is how."""
    p = at_gate("GFreeman Supply*2", effect)
    p.board.limbo = cards("RLord")
    p.board.spent = [2]
    tent(p, 1, "RTent", "RLord")
    before = p.text()
    play(p, "port1:R", "pay")
    assert "done" not in texts(p)
    assert p.text() != before
    assert p.board.phase != ACT or effect in (2, 3, 6)


def test_storm_2_brings_the_supply_without_a_lord() -> None:
    """C5, Q5: what is impossible is skipped, the rest is done."""
    p = at_gate("Supply*2", 2)
    p.board.top[LORD] = NOTHING
    play(p, "port1:R", "pay")
    assert hand(p) == "Supply"


def test_fate_without_stardust_cannot_be_declined() -> None:
    """C11, Q5: nobody takes a stardust that is not there while Fate offers something else."""
    p = at_gate("Supply*2", 5)
    p.board.dust = 0
    play(p, "port1:R", "pay")
    assert texts(p) == ["keep"]


def test_storm_10_raises_a_city() -> None:
    """C5, A17: to the next level there is a token for."""
    p = at_gate("Supply*2", 10)
    p.board.level[square("d1")] = 4
    for name in ("a1", "b1"):
        city(p, name, 0, 5)
    play(p, "port1:R", "pay", "d1")
    assert level(p, "d1") == 6


def test_storm_11_takes_a_card_from_limbo() -> None:
    """C5: any card but royals that were lost."""
    p = at_gate("Supply*2", 11)
    p.board.limbo, p.board.lost = cards("GLord"), cards("GQueen")
    play(p, "port1:R", "pay")
    assert texts(p) == ["GLord"]
    play(p, "GLord")
    assert hand(p) == "GLord"


def test_storm_12_destroys_a_tent() -> None:
    """C5, A19: an opponent's before one's own, never the Pavilion; all goes to the shelter."""
    p = at_gate("Supply*2", 12)
    tent(p, 0, "GTent", "GLord")
    tent(p, 1, "RTent", "RLord")
    tent(p, 2, "Pavilion", "BLord")
    play(p, "port1:R", "pay")
    assert texts(p) == ["raid2"]
    play(p, "raid2")
    assert (tents(p, 1), shelter(p, 1), p.veils[1]) == (0, "RTent", cards("RLord"))
    assert p.board.veiled[1] == 1
    p = at_gate("Supply*2", 12)
    tent(p, 0, "GTent", "GLord")
    play(p, "port1:R", "pay")
    assert texts(p) == ["raid1"]


@pytest.mark.parametrize("effect", [4, 7, 10, 11, 12])
def test_impossible_effects_are_skipped(effect: int) -> None:
    """Q5: nothing happens."""
    p = at_gate("Supply*2", effect)
    for stack in range(11, 20):
        p.board.top[stack] = -1
        empty_under(p, stack)
    p.board.level[square("d1")] = 6
    play(p, "port1:R", "pay")
    assert p.board.phase == ACT


def test_the_storm_deck_is_shuffled_when_it_is_used_up() -> None:
    """C4: discards lie open and come back together."""
    p = at_gate("Supply*2")
    p.board.storms, p.board.spent = [], list(range(12))
    play(p, "port1:R", "pay")
    assert len(p.board.storms) == 11
    assert len(p.board.spent) == 1
