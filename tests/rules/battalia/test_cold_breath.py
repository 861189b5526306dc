"""Cold Breath: which lines it may cancel, when its owner is asked, and what freezes."""

import pytest

from plansza.games.battalia.rules.board import ACT, CHILLING, DEFENDING, WARY
from plansza.games.battalia.rules.components import card_names
from plansza.games.battalia.rules.position import BattaliaPosition
from tests.rules.battalia.helper import (
    city,
    flask,
    flask_of,
    guest,
    hand,
    hero,
    lay,
    made,
    owner,
    play,
    position,
    shelter,
    square,
    storms,
    tent,
    texts,
    where,
)
from tests.rules.battalia.test_elixirs import asked, siege

# A hand, the moves that complete a line with it, and the cards that freeze.
LINES = [
    ("GLord Supply*2", "hire:Lord GLord pay", "GLord Supply Supply"),
    ("GFreeman Supply*3", "upgrade:GFreeman pay", "GFreeman Supply Supply Supply"),
    ("GChief*2", "raise:d1 GChief GChief", "GChief GChief"),
    ("GFreeman*2", "Curve e1@2 GFreeman GFreeman", "GFreeman GFreeman"),
    ("GFreeman*3", "CityEnd:1 d2@0 GFreeman GFreeman GFreeman", "GFreeman GFreeman GFreeman"),
    ("Chest", "buy:Horse Chest", "Chest"),
    ("GWeapon Supply*2", "hero:d1 GWeapon pay", "GWeapon Supply Supply"),
    ("GTool*2", "market:c1 GTool GTool", "GTool GTool"),
    ("Supply", "march1 Supply", "Supply"),
    ("GFreeman GLord", "ambush GFreeman", "GFreeman"),
    ("GTool", "sell GTool", "GTool"),
    ("Chest", "swap:Title", "Chest"),
    ("Supply*2", "grind", "Supply Supply"),
    ("GTent Supply", "play:GTent", "GTent"),
    ("Pavilion Supply", "play:Pavilion", "Pavilion"),
    ("Hammer Supply", "play:Hammer HTent play:HTent", "Hammer"),
    ("Luut", "play:Luut", "Luut"),
    ("Bag", "play:Bag", "Bag"),
    ("Wings", "play:Wings", "Wings"),
    ("Staff", "play:Staff", "Staff"),
    ("Cloak", "play:Cloak", "Cloak"),
    ("Vase", "play:Vase", "Vase"),
    ("LostScroll", "play:LostScroll", "LostScroll"),
    ("Supply", "tribute1 Supply", "Supply"),
    ("Supply*2", "elixir:Palsy pay", "Supply Supply"),
]


def busy(held: str) -> BattaliaPosition:
    """Green can do anything: he stands where Bilkarr is, on her terrain, beside two markets."""
    p = position(held, day=7, week=2, neutrals="both", nations={0: "BFreeman*8"})
    lay(p, "c1", "Cross", "O")
    p.board.hue[square("d1")] = 5
    p.board.markets[0] = square("d1")
    if held.startswith("Supply*2"):
        p.board.markets[1] = square("c1")
    guest(p, "Metamorphia", "c1")
    guest(p, "Bilkarr", "d1")
    p.board.limbo = [1]
    return p


UNCHANGED = """
    land owner level heroes markets tents limbo top supplies chests dust ambush points guests
    shelter nation
"""


@pytest.mark.parametrize(("held", "line", "frozen"), LINES, ids=lambda text: str(text)[:20])
def test_cold_breath_cancels_any_line(held: str, line: str, frozen: str) -> None:
    """Q11, C23: when it is complete, before it takes effect; its cards are useless until the turn
    ends, and nothing else has happened."""
    p = busy(held)
    flask(p, "ColdBreath", 1)
    before = p.copy()
    play(p, *line.split())
    assert asked(p) == (1, CHILLING)
    assert texts(p) == ["use:ColdBreath", "abstain", "hush:turn", "hush:day", "hush:week"]
    play(p, "use:ColdBreath")
    assert asked(p) == (0, ACT)
    assert sorted(card_names(p.board.played[0]).split()) == sorted(frozen.split())
    for name in UNCHANGED.split():
        assert getattr(p.board, name) == getattr(before.board, name), name
    assert flask_of(p, "ColdBreath") == (1, 1, 1)
    play(p, "end")
    assert set(frozen.split()) <= set(shelter(p).split())


@pytest.mark.parametrize(("held", "line", "frozen"), LINES, ids=lambda text: str(text)[:20])
def test_who_declines_changes_nothing(held: str, line: str, frozen: str) -> None:
    """Q11, C23: the line goes on as if nobody had been asked."""
    p, q = busy(held), busy(held)
    play(q, *line.split())
    flask(p, "ColdBreath", 1)
    play(p, *line.split(), "abstain")
    flask(p, "ColdBreath", -1)
    assert p.text() == q.text()


def test_a_transformed_twin_does_not_confuse_an_upgrade() -> None:
    """Q11, A13: the real unit is frozen or upgraded, not its like that a scroll has made."""
    for answer, left in (("use:ColdBreath", "GFreeman"), ("abstain", "GFreeman")):
        p = busy("GFreeman Supply*3")
        made(p, "GFreeman")
        flask(p, "ColdBreath", 1)
        play(p, "upgrade:GFreeman", "pay", answer)
        assert card_names(p.board.guise[0]) == left
        assert hand(p) == ""


def test_cold_breath_stops_a_declared_attack() -> None:
    """Q11: the weapon is frozen, nobody fights; cards added in a battle cannot be cancelled."""
    p = siege("GWeapon*2 GLord", "Supply")
    flask(p, "ColdBreath", 3)
    play(p, "storm:e1", "GWeapon")
    assert asked(p) == (3, CHILLING)
    play(p, "use:ColdBreath")
    assert asked(p) == (0, ACT)
    assert card_names(p.board.played[0]) == "GWeapon"
    assert p.board.kinds == [[], []]
    assert where(p, 0) == "e1"
    p = siege("GWeapon*2 GLord", "Supply")
    flask(p, "ColdBreath", 3)
    play(p, "storm:e1", "GWeapon", "abstain", "GLord")
    assert asked(p) == (1, DEFENDING)


def test_cold_breath_comes_before_other_elixirs() -> None:
    """Q11, C23: a cancelled attack begins no battle."""
    p = siege("GWeapon*2 GLord", "Supply")
    for name, seat in (("ColdBreath", 1), ("Colossus", 1), ("Berserk", 0)):
        flask(p, name, seat)
    play(p, "storm:e1", "GWeapon", "use:ColdBreath", "abstain")  # Colossus: there is danger still
    assert asked(p) == (0, ACT)
    play(p, "storm:e1", "GWeapon")
    assert asked(p) == (0, WARY)


def test_cold_breath_stops_a_teleport() -> None:
    """Q11, C4: the fare is frozen, no storm breaks."""
    p = position("Supply*2", week=2, neutrals="bilkarr", mode="basic")
    gate = [at for at in range(77) if p.board.land[at] == 9 and p.board.hue[at] == 0]
    p.board.heroes[0] = gate[0]
    storms(p, 3)
    flask(p, "ColdBreath", 1)
    play(p, "port1:R", "pay", "use:ColdBreath")
    assert p.board.heroes[0] == gate[0]
    assert p.board.storms == [2]


def test_cold_breath_stops_a_tribute_for_an_attack() -> None:
    """Q11, C21: first the tribute itself; then the attack that it was paid for."""
    p = siege("GLord*2", "")
    flask(p, "ColdBreath", 1)
    p.board.guests[0] = square("e1")
    city(p, "f2", 1, 1)
    play(p, "tribute1", "GLord")
    assert asked(p) == (1, CHILLING)
    play(p, "abstain", "storm:f2")
    assert asked(p) == (1, CHILLING)
    play(p, "use:ColdBreath")
    assert asked(p) == (0, ACT)
    assert owner(p, "f2") == 1


def test_cold_breath_is_not_asked_for_in_vain() -> None:
    """Q11: not for one's own lines, not when used today, not for transformations, retreats or what
    is no line at all."""
    p = busy("GLord Supply*2")
    flask(p, "ColdBreath", 0)
    play(p, "hire:Lord", "GLord", "pay")
    assert asked(p) == (0, ACT)
    p = busy("GLord Supply*2")
    flask(p, "ColdBreath", 1, day=1, used=1)
    play(p, "hire:Lord", "GLord", "pay")
    assert asked(p) == (0, ACT)
    p = busy("GChief GTitle Crown GFreeman Supply")
    flask(p, "ColdBreath", 1)
    tent(p, 0, "GTent", "Supply")
    play(p, "play:GTitle", "GChief", "play:Crown", "GFreeman", "open1")
    assert asked(p) == (0, ACT)
    p = siege("GWeapon Supply", "Supply*3")
    for name in ("f1", "g1", "g2"):
        lay(p, name, "Cross", "B")
    hero(p, 1, 1, "e1")
    flask(p, "ColdBreath", 2)
    play(p, "strike2.1", "GWeapon", "abstain", "retreat:g2", "pay")
    assert asked(p) == (0, ACT)
