"""The Mountain Pass between the Royal Valleys; it is f4. Four gates are in play."""

from collections import Counter

from plansza.games.battalia.rules.board import ACT, CLAIMING
from plansza.games.battalia.rules.components import ARTEFACT_NAMES
from plansza.games.battalia.rules.position import BattaliaPosition
from tests.rules.battalia.helper import (
    cards,
    city,
    codes,
    gate,
    hand,
    hero,
    play,
    position,
    refusal,
    shelter,
    shown,
    storms,
    texts,
    where,
)

GREEN, GOLD, RED, BLUE = range(4)


def on_pass(seed: int = 1) -> BattaliaPosition:
    p = position(seed=seed, valleys="pass")
    hero(p, 0, 1, "f4")
    return p


def test_a_ring_from_the_pass() -> None:
    """C25: who stops there takes a ring for a gate in play; one a hero at a time."""
    p = on_pass()
    hero(p, 0, 2, "f4")
    assert texts(p, "ring") == ["ring1", "ring2"]
    events = play(p, "ring1")
    assert codes(events) == ["ring"]
    assert p.board.vale.rings[0] in p.board.colour
    assert texts(p, "ring") == ["ring2"]
    assert refusal(p, "ring1").code == "no-bridge"
    hero(p, 0, 2, "b1")
    assert texts(p, "ring") == []


def test_the_die_is_fair_and_knows_only_gates_in_play() -> None:
    """C25: numbers of gates not in play are rolled again."""
    found: Counter[int] = Counter()
    for seed in range(200):
        p = on_pass(seed=seed)
        play(p, "ring1")
        found[p.board.vale.rings[0]] += 1
    assert sorted(found) == [GREEN, GOLD, RED, BLUE]
    assert min(found.values()) > 25


def test_taking_a_ring_is_stopping() -> None:
    """C25, A12: a ride ends there."""
    p = position("GHorse", day=6, valleys="pass")
    p.board.vale.shroud = []
    hero(p, 0, 1, "e4")
    play(p, "march1", "GHorse", "step1:E", "ring1")
    assert texts(p, "step") == []


def ringed(
    colour: int, storm: int = 12, held: str = "Supply*2", mode: str = "advanced"
) -> BattaliaPosition:
    """Green's hero stands in the gold gate with a ring for some gate; storm 12 does nothing."""
    p = position(held, mode=mode, valleys="pass")
    p.board.vale.rings[0] = colour
    hero(p, 0, 1, gate(p, GOLD))
    storms(p, storm)
    return p


def test_the_bonus_of_the_right_gate() -> None:
    """C25: teleporting FROM that gate the rings come off, and he takes a displayed Great Artefact
    to the shelter, besides the storm."""
    p = ringed(GOLD)
    first = shown(p)[0]
    play(p, "port1:R", "pay")
    assert p.board.phase == CLAIMING
    assert p.board.vale.rings[0] == -1
    assert texts(p) == [*shown(p), "fate"]
    play(p, first)
    assert shelter(p) == first
    assert p.board.phase == ACT


def test_the_storm_comes_first() -> None:
    """C25, C4: its effect is fully resolved before the bonus."""
    p = ringed(GOLD, storm=1)
    play(p, "port1:R", "pay")
    assert texts(p, "take") == [f"take:{name}" for name in ARTEFACT_NAMES]
    play(p, "take:Weapon")
    assert hand(p)[1:] == "Weapon"
    assert p.board.phase == CLAIMING


def test_the_bonus_may_be_fate() -> None:
    """C25, C11: a Fate card instead, its gain to the shelter."""
    p = ringed(GOLD)
    play(p, "port1:R", "pay", "fate", "dust")
    assert set(shelter(p).split()) == {"Dust"}


def test_other_gates_bring_nothing() -> None:
    """C25: neither leaving another gate nor arriving at the right one."""
    p = ringed(RED)
    play(p, "port1:R", "pay")
    assert p.board.phase == ACT
    assert p.board.vale.rings[0] == RED


def test_no_limit_of_great_artefacts() -> None:
    """C25, A18: in this scenario one may own as many as one likes, in basic mode too."""
    p = ringed(GOLD, held="Supply*2 Sword Horn", mode="basic")
    assert p.board.greats_of(0) == 2
    display = [name for name in shown(p) if name not in ("Sword", "Horn")]
    p.board.display = cards(" ".join(display))
    play(p, "port1:R", "pay")
    play(p, display[0])
    assert p.board.greats_of(0) == 3
    p = ringed(GOLD, held="Supply*2 Sword Horn Bag")
    play(p, "port1:R", "pay", "fate")
    assert texts(p) == ["keep", "dust"]


def test_the_bonus_may_be_fate_in_basic_mode_too() -> None:
    """C11, C25: any displayed Great Artefact or a Fate card, also when none is displayed."""
    p = ringed(GOLD, mode="basic")
    play(p, "port1:R", "pay")
    assert texts(p) == [*shown(p), "fate"]
    p = ringed(GOLD, mode="basic")
    p.board.display = []
    play(p, "port1:R", "pay")
    assert texts(p) == ["fate"]
    play(p, "fate", "dust")
    assert set(shelter(p).split()) == {"Dust"}


def test_a_lost_hero_loses_his_ring() -> None:
    """C25 (ruling): it goes with the figure; who teleports otherwise keeps it."""
    p = position("GWeapon", hands={1: "YLord"}, day=3, valleys="pass")
    city(p, "e1", 1, 4)
    hero(p, 0, 1, "e1")
    p.board.vale.rings[0] = RED
    play(p, "storm:e1", "GWeapon")
    assert where(p, 0) == ""
    assert p.board.vale.rings[0] == -1
