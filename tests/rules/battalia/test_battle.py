"""Attack, defence and what they bring."""

import pytest

from plansza.games.battalia.rules.board import ACT, ATTACKING, CLAIMING, DEFENDING, JOINING
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.turn import battle_strength
from tests.rules.battalia.helper import (
    cards,
    city,
    codes,
    hand,
    hero,
    level,
    made,
    owner,
    play,
    position,
    refusal,
    shelter,
    square,
    tent,
    texts,
    where,
)


def siege(held: str, defence: str = "", high: int = 3, day: int = 3) -> BattaliaPosition:
    """Green's hero stands in gold's second city e1, of red terrain; gold has a hand to defend.

    On day 3 neither weapons nor horses are lit."""
    p = position(held, hands={1: defence}, day=day)
    city(p, "e1", 1, high)
    hero(p, 0, 1, "e1")
    return p


def totals(p: BattaliaPosition) -> tuple[int, int]:
    return battle_strength.total(p.board, 0), battle_strength.total(p.board, 1)


def test_an_attack_needs_a_weapon_and_a_target() -> None:
    """A15: on the hero's own square; as many attacks as weapons."""
    p = siege("GLord*2")
    assert texts(p, "storm:") == []
    assert refusal(p, "storm:e1").code == "no-weapon"
    p = siege("GWeapon GLord")
    assert texts(p, "storm:") == ["storm:e1"]
    hero(p, 0, 1, "d1")
    assert texts(p, "storm:") == []
    hero(p, 0, 1, "e1")
    hero(p, 2, 1, "e1")
    assert texts(p, "strike") == ["strike3.1"]


def test_cards_are_played_in_turn() -> None:
    """A15: the attacker until strictly ahead, the defender until at least equal."""
    p = siege("GWeapon RChief BLord YPriest", "BFreeman RLord Supply", high=3)
    play(p, "storm:e1", "GWeapon")
    assert (p.board.phase, totals(p)) == (ATTACKING, (2, 3))
    play(p, "RChief")
    assert totals(p) == (3, 3)
    assert p.board.phase == ATTACKING
    play(p, "BLord")
    assert (p.board.phase, p.to_move, totals(p)) == (DEFENDING, (1,), (7, 3))
    assert texts(p) == ["RLord", "BFreeman", "yield"]
    play(p, "RLord")
    assert (p.board.phase, p.to_move, totals(p)) == (ATTACKING, (0,), (7, 7))
    play(p, "YPriest", "BFreeman")
    assert (p.board.phase, totals(p)) == (DEFENDING, (10, 8))
    play(p, "yield")
    assert owner(p, "e1") == 0
    assert shelter(p) == "YPriest RChief BLord GWeapon"
    assert shelter(p, 1) == "RLord BFreeman"


def test_an_attacker_who_gives_up_loses_his_hero() -> None:
    """A15, A16: and can hire him again."""
    p = siege("GWeapon Supply", "RLord")
    events = play(p, "storm:e1", "GWeapon", "yield")
    assert "lost" in codes(events)
    assert (owner(p, "e1"), where(p, 0)) == (1, "")


def test_who_has_nothing_left_is_not_asked() -> None:
    """A15: everybody can count the cards of a hand."""
    p = siege("GWeapon", "RLord", high=3)
    play(p, "storm:e1", "GWeapon")
    assert (p.board.phase, where(p, 0)) == (ACT, "")
    p = siege("GWeapon GLord", "", high=3)
    play(p, "storm:e1", "GWeapon", "GLord")
    assert owner(p, "e1") == 0


def test_a_defender_is_asked_whatever_he_holds() -> None:
    """A15: nobody is skipped because of his cards."""
    p = siege("GWeapon GLord", "Supply*2", high=2)
    play(p, "storm:e1", "GWeapon", "GLord")
    assert texts(p) == ["yield"]


def test_lit_weapons_and_horses() -> None:
    """A15, A6: one each, two on their day, in defence too."""
    for day, weapon, horse in ((1, 2, 1), (2, 1, 2), (3, 1, 1)):
        assert battle_strength.strength_of(cards("GWeapon")[0], day - 1) == weapon
        assert battle_strength.strength_of(cards("GHorse")[0], day - 1) == horse


@pytest.mark.parametrize(
    ("kind", "strength"),
    [
        *[("GFreeman", 1), ("GChief", 2), ("GPriest", 3), ("GLord", 4), ("GQueen", 5)],
        *[("GKing", 6), ("Sword", 4), ("Arrow", 2), ("GTool", 0), ("GTitle", 0)],
    ],
)
def test_strength(kind: str, strength: int) -> None:
    """A3, C3, A15, A19: ranks, royals and great weapons."""
    assert battle_strength.strength_of(cards(kind)[0], 6) == strength


def test_tools_tents_and_supplies_are_not_playable() -> None:
    """A15: nor are Great Artefacts that do not fight."""
    p = siege("GWeapon GTool GTent Supply Dust Chest Hammer Wings Shield GLord")
    play(p, "storm:e1", "GWeapon")
    assert texts(p) == ["GLord", "yield"]


def test_morale() -> None:
    """A15: +1 for each hero if all cards of the line are of one faction or universal."""
    p = siege("GWeapon GLord RLord Horn", "Supply*6", high=5)
    play(p, "storm:e1", "GWeapon")
    assert totals(p) == (1 + 1, 5)
    play(p, "GLord")
    assert totals(p) == (1 + 4 + 1, 5)
    p = siege("GWeapon Horn RLord Supply", "Supply*6", high=9)
    play(p, "storm:e1", "GWeapon", "Horn")
    assert totals(p)[0] == 1 + 1
    play(p, "RLord")
    assert totals(p)[0] == 1 + 4 + 1  # the Horn's unit, no morale


def test_morale_of_a_city_needs_heroes() -> None:
    """A15: a city alone has no morale; each hero who joins brings his own."""
    p = siege("RWeapon GLord Supply", "GLord Supply", high=3)
    hero(p, 1, 1, "e1")
    hero(p, 1, 2, "e1")
    play(p, "storm:e1", "RWeapon")
    assert (p.board.phase, texts(p)) == (JOINING, ["join", "join1", "join2", "join12"])
    play(p, "join12", "GLord")
    assert totals(p) == (5, 3)
    play(p, "GLord")
    assert totals(p) == (5, 3 + 4 + 2)


def test_terrain() -> None:
    """A15: +1 if the square is of the hero's colour."""
    p = siege("YWeapon GLord Supply", "Supply", high=9, day=3)
    p.board.hue[square("e1")] = 0
    play(p, "storm:e1", "YWeapon", "GLord")
    assert totals(p) == (1 + 4 + 1, 9)


def test_losing_heroes_leave_those_who_stayed_out_remain() -> None:
    """A16: only who took part is lost."""
    p = siege("GWeapon GKing GLord", "Supply", high=2)
    hero(p, 1, 1, "e1")
    hero(p, 1, 2, "e1")
    play(p, "storm:e1", "GWeapon", "join1", "GKing", "yield")
    assert (where(p, 1, 1), where(p, 1, 2)) == ("", "e1")
    assert owner(p, "e1") == 0


def test_a_won_city_keeps_its_level_if_there_is_a_token() -> None:
    """A17, C3, A16: else the next lower."""
    p = siege("GWeapon GKing GQueen", high=6)
    play(p, "storm:e1", "GWeapon", "GKing")
    assert level(p, "e1") == 6
    p = siege("GWeapon GKing GQueen", high=6)
    for name in ("a1", "b1", "c1"):
        city(p, name, 0, 6 if name == "a1" else 5)
    play(p, "storm:e1", "GWeapon", "GKing")
    assert level(p, "e1") == 4


def test_a_neutral_city() -> None:
    """A16, Q3: strength 4; it becomes the winner's level 4 and brings the top Lord, no supply."""
    p = position("GWeapon GLord Supply", day=3)
    hero(p, 0, 1, "b2")
    p.board.hue[square("b2")] = 2
    lord = p.board.top[3] * 4 + 3
    play(p, "storm:b2", "GWeapon", "GLord")
    assert (owner(p, "b2"), level(p, "b2")) == (0, 4)
    assert sorted(p.board.shelter[0]) == sorted([lord, *cards("GWeapon GLord")])
    p = siege("GWeapon GLord", high=2)
    play(p, "storm:e1", "GWeapon", "GLord")
    assert shelter(p) == "GLord GWeapon"


def test_ruins() -> None:
    """A16, C11: a guard of 8; a displayed Great Artefact or Fate; not refilled, never owned."""
    p = position("GWeapon GLord*2 Supply")
    hero(p, 0, 1, "d4")
    p.board.display = cards("Sword Bag")
    play(p, "storm:d4", "GWeapon", "GLord", "GLord")
    assert (p.board.phase, texts(p)) == (CLAIMING, ["Sword", "Bag", "fate"])
    play(p, "Bag")
    assert "Bag" in shelter(p)
    assert p.board.display == cards("Sword")
    assert owner(p, "d4") == -1


def test_ruins_in_basic_mode() -> None:
    """A16, A18, C11: no Fate there, and no attack at one's limit."""
    p = position("GWeapon GLord*2 Supply", mode="basic")
    hero(p, 0, 1, "d4")
    play(p, "storm:d4", "GWeapon", "GLord", "GLord")
    assert "fate" not in texts(p)
    p = position("GWeapon GLord*2 Sword", mode="basic")
    hero(p, 0, 1, "d4")
    assert texts(p, "storm:") == []


def test_the_last_city_cannot_be_attacked() -> None:
    """A16: nobody is driven off the map."""
    p = position("GWeapon")
    hero(p, 0, 1, "g4")
    assert texts(p, "storm:") == []


def test_the_ambush_helps_the_defender() -> None:
    """A15, A10: cards lie ready besides the hand."""
    p = siege("GWeapon GLord Supply", "Supply", high=2)
    p.ambushes[1], p.board.ambush[1] = cards("YLord"), 1
    play(p, "storm:e1", "GWeapon", "GLord")
    assert texts(p) == ["lurk:YLord", "yield"]
    play(p, "lurk:YLord")
    assert totals(p)[1] == 6
    assert p.board.ambush[1] == 0


def test_tents_are_opened_before_defending() -> None:
    """A14: and not once a card is played."""
    p = siege("GWeapon GKing", "YFreeman", high=2)
    tent(p, 1, "YTent", "YLord")
    play(p, "storm:e1", "GWeapon", "GKing")
    assert texts(p) == ["YFreeman", "open1", "yield"]
    play(p, "open1")
    assert hand(p, 1) == "YFreeman YLord"
    play(p, "YFreeman")
    assert "open1" not in texts(p)


def test_the_defender_refills_at_the_end_of_the_turn() -> None:
    """A15, A8: not before."""
    p = siege("GWeapon GLord", "YFreeman*2", high=2)
    play(p, "storm:e1", "GWeapon", "GLord", "YFreeman", "yield")
    assert p.board.held[1] == 1
    play(p, "end")
    assert p.board.held[1] == 6


def test_title_crown_and_book_in_battle() -> None:
    """A13, A18, A19: laid on a unit of the line; strength is counted anew after every card."""
    p = siege("GWeapon RFreeman GTitle Crown Book Supply", "Supply", high=20)
    play(p, "storm:e1", "GWeapon", "RFreeman", "GTitle")
    assert texts(p) == ["on2"]
    play(p, "on2")
    assert totals(p)[0] == 1 + 2
    play(p, "Crown", "on2", "Book", "on2")
    assert totals(p)[0] == 1 + 8


def test_a_scroll_in_battle_changes_the_colour() -> None:
    """A13: for morale."""
    p = siege("GWeapon RLord GScroll Supply", "Supply", high=20)
    play(p, "storm:e1", "GWeapon", "RLord", "GScroll", "on2", "=green")
    assert totals(p)[0] == 1 + 4 + 1


def test_an_amulet_in_battle() -> None:
    """A13: the card counts what the die says, in the amulet's colour."""
    p = siege("GWeapon GAmulet Supply*2", "Supply", high=20, day=3)
    events = play(p, "storm:e1", "GWeapon", "GAmulet", "Supply")
    die = next(event.facts["count"] for event in events if event.code == "roll")
    expected = {5: 1, 6: 4}.get(int(die), int(die))
    assert totals(p)[0] == 1 + expected + 1


def test_horn_shield_and_sword() -> None:
    """A19: all own units +1; +4 in defence; a weapon of strength 4."""
    p = siege("Sword RLord BLord Horn", "Shield Supply", high=8)
    play(p, "storm:e1", "Sword", "RLord")
    assert totals(p) == (4 + 4 + 1, 8)
    play(p, "Shield", "BLord")
    assert totals(p) == (12, 12)
    play(p, "Horn")
    assert totals(p) == (14, 12)


def test_the_mask_takes_units_of_the_other_line() -> None:
    """C10, Q3: up to two of printed strength 3 or less; afterwards they go back to their owner."""
    p = siege("GWeapon GLord Mask Supply", "YPriest YLord YFreeman", high=3)
    play(p, "storm:e1", "GWeapon", "GLord", "YPriest", "Mask")
    assert texts(p) == ["on1"]
    play(p, "on1")
    assert totals(p) == (1 + 4 + 3, 3)
    play(p, "yield")
    assert shelter(p) == "GLord GWeapon Mask"
    assert shelter(p, 1) == "YPriest"


def test_the_banner_calls_cards_back_into_battle() -> None:
    """C10, A18: from the shelter to hand."""
    p = siege("GWeapon Banner", "Supply", high=4)
    p.board.shelter[0] = cards("GLord*2")
    play(p, "storm:e1", "GWeapon", "Banner", "GLord", "GLord", "done", "GLord")
    assert p.board.phase == DEFENDING


def test_farrels_arrow_reaches_the_squares_around() -> None:
    """C10: strength 2; the attacker's terrain is that of the hero's own square."""
    p = position("Arrow GLord Supply", hands={1: "Supply"}, day=3)
    city(p, "e2", 1, 5)
    p.board.hue[square("d1")] = 0
    assert texts(p, "storm:") == ["storm:e2"]
    play(p, "storm:e2")
    assert texts(p) == ["Arrow"]
    play(p, "Arrow", "GLord")
    assert totals(p) == (2 + 4 + 1 + 1, 5)


def test_two_heroes_on_the_spot_one_leads() -> None:
    """A15: the attacker names him."""
    p = siege("GWeapon GLord", high=2)
    hero(p, 0, 2, "e1")
    play(p, "storm:e1")
    assert texts(p) == ["with1", "with2"]
    play(p, "with2", "GWeapon", "GLord")
    assert owner(p, "e1") == 0


def test_fate_copies_in_battle() -> None:
    """Q6, C11: the kept card does what another's Great Artefact does."""
    p = siege("GWeapon Fate RLord Supply", "Supply", high=6, day=3)
    p.board.great_of[1] = 1
    play(p, "storm:e1", "GWeapon", "RLord", "Fate", "Horn")
    assert totals(p)[0] == 1 + 4 + 1


def test_a_lit_scroll_colours_two_units() -> None:
    """A13, A6: the second is optional."""
    p = siege("GWeapon RLord BFreeman GScroll Supply", "Supply", high=20, day=7)
    play(p, "storm:e1", "GWeapon", "RLord", "BFreeman", "GScroll", "on2", "=green", "on3", "=green")
    assert totals(p)[0] == 1 + 4 + 1 + 1
    p = siege("GWeapon RLord BFreeman GScroll Supply", "Supply", high=20, day=7)
    play(p, "storm:e1", "GWeapon", "RLord", "BFreeman", "GScroll", "on2", "=green", "done")
    assert totals(p)[0] == 1 + 4 + 1


def test_a_transformed_weapon_attacks() -> None:
    """A13, A15: what an amulet made fights, and its two cards lie in the line already."""
    p = siege("GLord Supply", "", high=2)
    made(p, "GWeapon")
    play(p, "storm:e1", "GWeapon", "GLord")
    assert owner(p, "e1") == 0
    assert shelter(p) == "GLord"


def test_the_kept_fate_card_copies_a_weapon_in_battle() -> None:
    """Q6: another's Sword, as long as he owns it."""
    p = siege("GWeapon Fate Supply", "Supply", high=4)
    p.board.great_of[2] = 1
    play(p, "storm:e1", "GWeapon", "Fate", "Sword")
    assert totals(p) == (1 + 4 + 1, 4)


def test_the_mask_takes_two_units() -> None:
    """C10: the second is optional."""
    p = siege("GWeapon GLord RLord Mask Supply", "YPriest YFreeman YLord Supply", high=3)
    play(p, "storm:e1", "GWeapon", "GLord", "YPriest", "RLord", "YFreeman", "YLord")
    assert totals(p) == (9, 11)
    play(p, "Mask")
    assert texts(p) == ["on1", "on2"]
    play(p, "on1")
    assert texts(p) == ["on1", "done"]
    play(p, "on1")
    assert totals(p) == (9 + 4, 7)


def test_the_horn_counts_royals_and_not_weapons() -> None:
    """A19, C3: all own units."""
    p = siege("GWeapon GKing Horn Supply", "Supply", high=20)
    play(p, "storm:e1", "GWeapon", "GKing", "Horn")
    assert totals(p)[0] == 1 + 6 + 1 + 1


def test_an_amulet_does_not_change_itself() -> None:
    """A13: a second one may be changed."""
    p = siege("GWeapon GAmulet", "Supply", high=20)
    play(p, "storm:e1", "GWeapon")
    assert texts(p) == ["yield"]
    p = siege("GWeapon GAmulet*2", "Supply", high=20)
    play(p, "storm:e1", "GWeapon", "GAmulet")
    assert texts(p) == ["GAmulet"]


def test_a_lit_amulet_in_battle_counts_the_better_die() -> None:
    """A13, A6: two dice."""
    p = siege("GWeapon GAmulet Supply*2", "Supply", high=20, day=6)
    events = play(p, "storm:e1", "GWeapon", "GAmulet", "Supply")
    dice = [int(event.facts["count"]) for event in events if event.code == "roll"]
    assert len(dice) == 2
    assert totals(p)[0] == 1 + max({5: 1, 6: 4}.get(die, die) for die in dice) + 1
