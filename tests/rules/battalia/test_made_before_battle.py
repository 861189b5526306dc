"""What was made of a card before a battle (A13, C21, C24), in the battle: Mask, Horn, veterans."""

import pytest

from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.turn import battle_strength
from tests.rules.battalia.helper import (
    cards,
    city,
    guest,
    hero,
    play,
    position,
    shelter,
    texts,
)


def siege(held: str, defence: str, high: int) -> BattaliaPosition:
    """Green's only hero stands in gold's second city e1, of red terrain; no weapon is lit."""
    p = position(held, hands={1: defence}, day=3, mode="heroic", fanatics="on")
    city(p, "e1", 1, high)
    hero(p, 0, 1, "e1")
    hero(p, 0, 2, None)
    return p


def veteran(held: str) -> BattaliaPosition:
    """… a veteran's, before a city that nothing conquers."""
    p = siege(held, "Supply", 30)
    p.board.veteran[0] = 1
    return p


def attack(p: BattaliaPosition) -> int:
    return battle_strength.total(p.board, 0)


# -- one bonus for one card ---------------------------------------------------------------------


@pytest.mark.parametrize("horn", ["", "Horn"])
@pytest.mark.parametrize("rank", ["Freeman", "Chief", "Lord"])
def test_a_fanatic_counts_the_same_however_he_was_doubled(rank: str, horn: str) -> None:
    """Q8, C24: before the attack or in it; +1 after the doubling, once."""
    before = veteran(f"GWeapon F{rank} GTool {horn} GTent")
    during = before.copy()
    play(before, f"play:F{rank}", "GTool", "storm:e1", "GWeapon", f"U{rank}", f"U{rank}")
    play(during, "storm:e1", "GWeapon", f"F{rank}", "GTool")
    if horn:
        play(before, horn)
        play(during, horn)
    drill = 1 if rank != "Lord" else 0
    printed = ("Freeman", "Chief", "Priest", "Lord").index(rank) + 1
    assert attack(before) == attack(during) == 1 + 2 * printed + drill + 4 + bool(horn)


def test_half_a_fanatic_is_drilled_as_well() -> None:
    """Q8: the other half serves another line."""
    p = veteran("GWeapon FFreeman GTool GTent")
    play(p, "play:FFreeman", "GTool", "storm:e1", "GWeapon", "UFreeman")
    assert attack(p) == 1 + 1 + 1 + 4


def test_two_fanatics_are_two_cards() -> None:
    """Q8: one bonus for each."""
    p = veteran("GWeapon FFreeman*2 GTool*2 GTent")
    play(p, "play:FFreeman", "GTool", "play:FFreeman", "GTool", "storm:e1", "GWeapon")
    for halves, drill in ((1, 1), (2, 2), (3, 2), (4, 2)):
        play(p, "UFreeman")
        assert attack(p) == 1 + halves + drill + 4


def test_the_book_counts_the_same_before_and_in_a_battle() -> None:
    """Q8, A19: a unit that counts as two is one card."""
    before = veteran("GWeapon GFreeman Book Horn GTent")
    during = before.copy()
    play(before, "play:Book", "GFreeman", "storm:e1", "GWeapon", "GFreeman", "GFreeman", "Horn")
    play(during, "storm:e1", "GWeapon", "GFreeman", "Book", "on2", "Horn")
    assert attack(before) == attack(during) == 1 + 2 + 1 + 4 + 1


def test_clones_are_two_cards() -> None:
    """C21, Q8: two identical ones, so each is drilled."""
    p = position("GWeapon GFreeman*2 GTent", hands={1: "YLord"}, day=3, neutrals="metamorphia")
    p.board.heroic, p.board.veteran[0] = True, 1
    city(p, "e1", 1, 30, "W")
    hero(p, 0, 1, "e1")
    guest(p, "Metamorphia", "e1")
    play(p, "tribute1", "GTent", "GFreeman", "storm:e1", "GWeapon", "GFreeman", "GFreeman")
    assert attack(p) == 1 + 2 + 2 + 4


# -- the Mask -----------------------------------------------------------------------------------


def test_the_mask_takes_a_titled_unit_at_its_printed_strength() -> None:
    """C10: the title is lost with the side."""
    p = siege("GWeapon GTitle GChief GLord*2", "Mask YTool", 4)
    play(p, "play:GTitle", "GChief", "storm:e1", "GWeapon", "GPriest", "Mask")
    assert texts(p) == ["on2"]
    play(p, "on2")
    assert p.board.kinds[0] == cards("GWeapon")
    assert p.board.strengths[1][-1] == 2
    play(p, "GLord", "GLord", "yield")
    assert shelter(p) == "GChief GLord GLord GWeapon"
    assert p.board.played[0] == cards("GTitle")


def test_the_mask_takes_a_fanatic_whose_halves_fight() -> None:
    """C10, C24: both halves are gone; the new side may double him again."""
    p = siege("GWeapon FChief GTool GLord", "Mask YTool", 5)
    play(p, "play:FChief", "GTool", "storm:e1", "GWeapon", "UChief", "UChief")
    play(p, "Mask", "on2")
    assert len(p.board.kinds[0]) == 1
    assert p.board.strengths[1][-1] == 2
    assert texts(p) == ["YTool", "done"]
    play(p, "YTool")
    assert p.board.strengths[1][-1] == 4
    assert p.board.played[0] == []
    play(p, "yield")
    assert "FChief" in shelter(p).split()


def test_a_half_that_waits_goes_with_its_fanatic() -> None:
    """C10: the doubling is lost, wherever the other half would have served."""
    p = siege("GWeapon FChief GTool GLord", "Mask Supply", 3)
    play(p, "play:FChief", "GTool", "storm:e1", "GWeapon", "UChief", "Mask", "on2", "done")
    assert p.board.guise[0] == p.board.origin[0] == []


def test_the_mask_takes_a_crowned_priest_but_no_lord() -> None:
    """C10: what is printed counts, not what it has become."""
    p = siege("GWeapon Crown GPriest RLord", "Mask Supply", 4)
    play(p, "play:Crown", "GPriest", "storm:e1", "GWeapon", "RLord")
    assert "Mask" not in texts(p)
    p = siege("GWeapon Crown GPriest RLord", "Mask Supply", 4)
    play(p, "play:Crown", "GPriest", "storm:e1", "GWeapon", "GLord", "Mask", "on2")
    assert p.board.strengths[1][-1] == 3


def test_the_mask_leaves_what_is_no_unit_in_print() -> None:
    """C10, A13: a supply that an amulet made a unit has no strength to speak of."""
    for seed in range(1, 40):
        p = position("GWeapon GAmulet Supply", hands={1: "Mask YTool"}, day=3, seed=seed)
        city(p, "e1", 1, 4)
        hero(p, 0, 1, "e1")
        play(p, "play:GAmulet", "Supply")
        if p.board.guise[0] == cards("GPriest"):
            break
    play(p, "storm:e1", "GWeapon", "GPriest")
    assert texts(p) == ["yield"]


def test_equal_cards_are_one_choice() -> None:
    """C10: made of equal cards in the same way."""
    p = siege("GWeapon GTitle*2 GChief*2 GLord", "Mask YTool", 5)
    play(p, "play:GTitle", "GChief", "play:GTitle", "GChief")
    play(p, "storm:e1", "GWeapon", "GPriest", "GPriest", "Mask")
    assert texts(p) == ["on2"]
