"""Fate 1 as a copy of what others own (C11, Q6), and who attacks with the Arrow (C10)."""

from plansza.core.chance import FastChance
from plansza.games.battalia.rules.components import ARROW, SWORD
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.turn import battle_strength
from tests.rules.battalia.helper import (
    GAME,
    city,
    hand,
    hero,
    lay,
    play,
    position,
    texts,
    where,
)


def near(held: str, defence: str = "Supply") -> BattaliaPosition:
    """Green's hero stands beside gold's second city e1, of red terrain; no weapon is lit."""
    p = position(held, hands={1: defence}, day=3)
    city(p, "e1", 1, 3)
    lay(p, "f1", "Cross", "R")
    hero(p, 0, 1, "f1")
    return p


def test_fate_attacks_from_afar_as_the_arrow() -> None:
    """Q6, C10: with strength 2, from the squares around; not unless another owns the Arrow."""
    p = near("Fate GLord*3")
    assert texts(p, "storm") == []
    p.board.great_of[ARROW] = 1
    play(p, "storm:e1")
    assert texts(p) == ["Fate"]
    play(p, "Fate")
    assert battle_strength.total(p.board, 0) == 2 + 1
    play(p, "GLord", "yield")
    assert p.board.great_of[ARROW] == 1
    assert "Fate" in [GAME.write_move(kind) for kind in p.board.shelter[0]]


def test_fate_does_not_copy_ones_own_arrow() -> None:
    """Q6: only what another player owns."""
    p = near("Fate GLord*3")
    p.board.great_of[ARROW] = 0
    assert texts(p, "storm") == []


def test_fate_opens_an_attack_on_the_spot_as_the_sword() -> None:
    """Q6, A19: the better weapon that others own; far away only the Arrow serves."""
    p = near("Fate GLord")
    p.board.great_of[SWORD] = 2
    assert texts(p, "storm") == []
    hero(p, 0, 1, "e1")
    play(p, "storm:e1", "Fate")
    assert battle_strength.total(p.board, 0) == 4 + 1
    p = near("Fate GLord")
    p.board.great_of[SWORD], p.board.great_of[ARROW] = 2, 1
    play(p, "storm:e1", "Fate")
    assert battle_strength.total(p.board, 0) == 2 + 1


def test_fate_hires_a_hero_as_the_arrow() -> None:
    """Q6, A10: Fate and two supplies; the Sword hires nobody."""
    p = position("Fate Supply*2")
    p.board.great_of[SWORD] = 1
    assert texts(p, "hero") == []
    p.board.great_of[ARROW] = 1
    play(p, "hero:d1")
    assert texts(p) == ["Fate"]
    play(p, "Fate", "pay")
    assert where(p, 0, 2) == "d1"


def test_imagined_hands_may_hold_fate_as_a_weapon() -> None:
    """Q6: whoever watches the attack knows that there is something to open it with."""
    p = near("Fate GLord*3")
    p.board.great_of[ARROW] = 1
    play(p, "storm:e1")
    for seed in range(5):
        twin = GAME.imagine(p.view(2), FastChance(seed))
        assert isinstance(twin, BattaliaPosition)
        assert texts(twin) == ["Fate"]


def test_a_distant_hero_alone_attacks_with_the_arrow() -> None:
    """C10, A15: though another one stands on the spot; its owner says who."""
    p = near("GWeapon Arrow Supply")
    hero(p, 0, 2, "e1")
    play(p, "storm:e1")
    assert texts(p) == ["with1", "with2"]
    first, second = p.copy(), p.copy()
    play(first, "with1")
    assert texts(first) == ["Arrow"]
    play(first, "Arrow", "yield")
    assert (where(first, 0, 1), where(first, 0, 2)) == ("", "e1")
    play(second, "with2")
    assert texts(second) == ["GWeapon", "Arrow"]


def test_who_attacks_is_asked_by_what_everybody_knows() -> None:
    """C10: the owner of the Arrow is asked though he does not hold it; others are not."""
    p = near("GWeapon Supply")
    hero(p, 0, 2, "e1")
    p.board.great_of[ARROW] = 0
    play(p, "storm:e1")
    assert texts(p) == ["with2"]
    p = near("GWeapon Supply")
    hero(p, 0, 2, "e1")
    play(p, "storm:e1")
    assert texts(p) == ["GWeapon"]
    assert hand(p) == "GWeapon Supply"
