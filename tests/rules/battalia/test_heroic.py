"""Heroic mode: stronger guards, heroes who attack together, veterans."""

import pytest

from plansza.games.battalia.rules.board import NOBODY
from plansza.games.battalia.rules.moves import END
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.turn import battle_strength
from plansza.games.battalia.rules.variants.heroic import DISGRACED, NEVER, VETERAN, is_veteran
from tests.rules.battalia.helper import (
    cards,
    city,
    codes,
    give,
    hero,
    lay,
    level,
    owner,
    play,
    position,
    square,
    texts,
    where,
)


def siege(held: str, defence: str = "", mode: str = "heroic", high: int = 3) -> BattaliaPosition:
    """Both green heroes stand in gold's second city e1, of red terrain; no weapon is lit."""
    p = position(held, hands={1: defence}, day=3, mode=mode)
    city(p, "e1", 1, high)
    hero(p, 0, 1, "e1")
    hero(p, 0, 2, "e1")
    return p


def totals(p: BattaliaPosition) -> tuple[int, int]:
    return battle_strength.total(p.board, 0), battle_strength.total(p.board, 1)


# -- guards -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "neutral", "ruins"), [("basic", 4, 8), ("advanced", 4, 8), ("heroic", 6, 10)]
)
def test_guards(mode: str, neutral: int, ruins: int) -> None:
    """C14, A16: in heroic mode neutral cities defend with 6, ruins with 10."""
    for name, strength in (("b2", neutral), ("d4", ruins)):
        p = position("GWeapon Supply", day=3, mode=mode)
        hero(p, 0, 1, name)
        play(p, f"storm:{name}", "GWeapon")
        assert totals(p)[1] == strength


def test_a_neutral_city_has_level_four_once_it_is_taken() -> None:
    """C14, A16: the neutral 6 becomes an own 4, and brings the Lord."""
    p = position("GWeapon GLord RChief", day=3, mode="heroic")
    p.board.hue[square("b2")] = 1
    lord = p.board.top[3] * 4 + 3
    hero(p, 0, 1, "b2")
    play(p, "storm:b2", "GWeapon", "GLord")
    assert totals(p) == (1 + 4 + 1, 6)
    play(p, "RChief")
    assert (owner(p, "b2"), level(p, "b2")) == (0, 4)
    assert lord in p.board.shelter[0]


def test_heroic_mode_is_advanced_besides() -> None:
    """A18, C14: native terrain is free, two Great Artefacts, Fate."""
    options = position(mode="heroic").options
    advanced = position(mode="advanced").options
    assert (options.advanced, options.greats) == (True, advanced.greats)
    assert (options.heroic, advanced.heroic) == (True, False)


# -- attacking together -------------------------------------------------------------------------


def test_heroes_attack_together_with_one_weapon() -> None:
    """C14, A15: which of them is announced first; morale counts for each."""
    p = siege("GWeapon GLord Supply", "Supply", high=4)
    play(p, "storm:e1")
    assert texts(p) == ["with1", "with2", "with12"]
    events = play(p, "with12", "GWeapon")
    assert "joint" in codes(events)
    assert totals(p) == (1 + 2, 4)
    play(p, "GLord", "yield")
    assert (owner(p, "e1"), where(p, 0, 1), where(p, 0, 2)) == (0, "e1", "e1")
    assert p.board.played[0] == []


def test_a_joint_attack_that_fails_loses_all() -> None:
    """C14, A16: every hero who attacked leaves the map, and only those."""
    p = siege("GWeapon Supply", "Supply", high=6)
    play(p, "storm:e1", "with12", "GWeapon", "yield")
    assert (where(p, 0, 1), where(p, 0, 2)) == ("", "")
    p = siege("GWeapon Supply", "Supply", high=6)
    events = play(p, "storm:e1", "with2", "GWeapon", "yield")
    assert (where(p, 0, 1), where(p, 0, 2)) == ("e1", "")
    assert "joint" not in codes(events)


def test_the_next_attack_is_announced_anew() -> None:
    """C14: who helped once does not help by himself."""
    p = siege("GWeapon*2 Supply", "Supply", high=6)
    play(p, "storm:e1", "with12", "GWeapon", "yield")
    hero(p, 0, 1, "e1")
    play(p, "storm:e1", "GWeapon")
    assert totals(p)[0] == 1 + 1


def test_only_heroic_heroes_attack_together() -> None:
    """C14, A15: elsewhere one of them leads alone."""
    p = siege("GWeapon Supply", mode="advanced")
    play(p, "storm:e1")
    assert texts(p) == ["with1", "with2"]


def test_a_distant_hero_helps_with_the_arrow() -> None:
    """C14, C10: the one weapon must reach from both squares; terrain counts where they stand."""
    p = siege("GWeapon Arrow Supply", "Supply", high=6)
    lay(p, "f1", "Cross", "G")
    hero(p, 0, 2, "f1")
    play(p, "storm:e1")
    assert texts(p) == ["with1", "with2", "with12"]
    play(p, "with12")
    assert texts(p) == ["Arrow"]
    play(p, "Arrow")
    assert totals(p)[0] == 2 + 2 + 1
    p = siege("GWeapon Supply", "Supply", high=6)
    hero(p, 0, 2, "f1")
    play(p, "storm:e1")
    assert texts(p) == ["GWeapon"]


def test_two_bowmen_attack_together() -> None:
    """C14, C10: the Arrow reaches from both squares."""
    p = siege("Arrow GLord*2", "Supply", high=6)
    lay(p, "f1", "Cross", "B")
    hero(p, 0, 1, "d1")
    hero(p, 0, 2, "f1")
    play(p, "storm:e1")
    assert texts(p) == ["with1", "with2", "with12"]
    play(p, "with12", "Arrow", "GLord", "yield")
    assert owner(p, "e1") == 0


def test_a_hero_far_away_does_not_help() -> None:
    """C14: he must be able to attack the same target; then nobody is asked."""
    p = siege("GWeapon Arrow")
    hero(p, 0, 2, "d7")
    play(p, "storm:e1")
    assert texts(p) == ["GWeapon", "Arrow"]


# -- veterans -----------------------------------------------------------------------------------


def sunday(size: int, week: int = 2, mode: str = "heroic") -> BattaliaPosition:
    """The last turn of a week with two players; seat 0 owns so many cards."""
    p = position("", seats=2, day=7, week=week, nations={0: "", 1: ""}, mode=mode)
    p.board.turn = p.board.seat = 1
    p.board.shelter[0] = cards(f"Supply*{size}")
    return p


@pytest.mark.parametrize(
    ("size", "week", "mode", "status"),
    [
        (26, 2, "heroic", VETERAN),
        (25, 2, "heroic", NEVER),
        (26, 1, "heroic", NEVER),
        (26, 3, "heroic", VETERAN),
        (26, 2, "advanced", NEVER),
    ],
)
def test_large_decks_make_veterans(size: int, week: int, mode: str, status: int) -> None:
    """C14, C12: at least 26 cards, from the second checkpoint on."""
    p = sunday(size, week, mode)
    events = play(p, "end")
    assert p.board.veteran == [status, NEVER]
    assert ("veteran" in codes(events)) == (status == VETERAN)


def test_royals_do_not_count_before_they_come() -> None:
    """C14, C3: decks are counted once, before royals are handed out."""
    p = sunday(24)
    play(p, "end")
    assert (p.board.deck_size(0), p.board.veteran[0]) == (26, NEVER)


def test_veterans_may_be_disgraced_and_return() -> None:
    """C14, Q8: the status is set anew at every checkpoint, and only there."""
    p = sunday(0)
    found = []
    for size in (30, 10, 10, 26):
        p.board.shelter[0] = cards(f"Supply*{size}")
        end_day(p, 7)
        found.append(p.board.veteran[0])
        p.board.shelter[0] = []
        end_day(p, 3)
        assert p.board.veteran[0] == found[-1]  # in between a deck may be small
    assert found == [VETERAN, DISGRACED, DISGRACED, VETERAN]


def end_day(p: BattaliaPosition, day: int) -> None:
    """The last turn of this day; cards come and go."""
    p.board.turn = p.board.seat = 1
    p.board.day = day - 1
    p.play(1, END.at())


def test_the_morale_of_veterans() -> None:
    """C14: +4 for every hero instead of +1, in attack."""
    p = siege("GWeapon GPriest RPriest Supply", "Supply*2", high=6)
    p.board.veteran[0] = VETERAN
    play(p, "storm:e1", "with12", "GWeapon")
    assert totals(p) == (1 + 8, 6)
    p = siege("GWeapon GPriest RPriest Supply", "Supply*2", high=6)
    p.board.veteran[0] = VETERAN
    play(p, "storm:e1", "with1", "GWeapon")
    assert totals(p) == (1 + 4, 6)
    play(p, "RPriest")
    assert totals(p) == (1 + 3, 6)


def test_the_morale_of_veterans_in_defence() -> None:
    """C14: +4 for every hero who joins."""
    p = siege("GWeapon GLord*2 RLord*2 Supply", "YPriest*2 YLord", high=2)
    p.board.veteran[1] = VETERAN
    hero(p, 1, 1, "e1")
    hero(p, 1, 2, "e1")
    play(p, "storm:e1", "with1", "GWeapon", "join12", "GLord", "YPriest")
    assert totals(p) == (1 + 4 + 1, 2 + 3 + 8)


@pytest.mark.parametrize(
    ("card", "bonus"),
    [("RFreeman", 1), ("RChief", 1), ("RPriest", 0), ("RLord", 0), ("RHorse", 0), ("RQueen", 0)],
)
def test_weak_units_of_veterans_are_stronger(card: str, bonus: int) -> None:
    """C14: Freemen and Chiefs one more each, even without morale; royals and others not."""
    p = siege(f"GWeapon {card} Supply", "Supply*2", high=6)
    strength = battle_strength.strength_of(cards(card)[0], 2)
    for status, more in ((NEVER, 0), (VETERAN, bonus), (DISGRACED, 0)):
        copy = p.copy()
        copy.board.veteran[0] = status
        play(copy, "storm:e1", "with1", "GWeapon", card)
        assert totals(copy)[0] == 1 + strength + more


def test_weak_units_of_veterans_are_stronger_in_defence() -> None:
    """C14: whether a hero is there or not."""
    p = siege("GWeapon GLord RLord", "BFreeman RChief", high=2)
    p.board.veteran[1] = VETERAN
    play(p, "storm:e1", "with1", "GWeapon", "GLord", "BFreeman", "RChief")
    assert totals(p)[1] == 2 + 1 + 2 + 2


def test_the_bonus_comes_after_doubling() -> None:
    """Q8, A19: a card counts as two and then gets one more; a title does not take it away."""
    p = siege("GWeapon RFreeman Book Supply", "Supply*2", high=6)
    p.board.veteran[0] = VETERAN
    play(p, "storm:e1", "with1", "GWeapon", "RFreeman", "Book", "on2")
    assert totals(p)[0] == 1 + 2 * 1 + 1
    p = siege("GWeapon RFreeman BTitle Supply", "Supply*2", high=6)
    p.board.veteran[0] = VETERAN
    play(p, "storm:e1", "with1", "GWeapon", "RFreeman", "BTitle", "on2")
    assert totals(p)[0] == 1 + 2 + 1


def test_a_unit_that_changes_sides_serves_its_new_lord() -> None:
    """C14, C10: who wears the Mask gives it his own status."""
    p = siege("GWeapon GFreeman RLord GPriest", "Mask Supply", high=6)
    p.board.veteran[0] = VETERAN
    play(p, "storm:e1", "with1", "GWeapon", "GFreeman")
    assert totals(p) == (1 + 1 + 1 + 4, 6)
    play(p, "Mask", "on2")
    assert totals(p) == (1 + 4, 6 + 1)


def test_the_disgraced_still_attack_together() -> None:
    """C14: with plain values."""
    p = siege("GWeapon GFreeman Supply", "Supply*2", high=6)
    p.board.veteran[0] = DISGRACED
    play(p, "storm:e1", "with12", "GWeapon", "GFreeman")
    assert totals(p)[0] == 1 + 1 + 2


def test_neutral_things_are_no_veterans() -> None:
    """C14, A16: a guard has no line."""
    p = position("GWeapon Supply", day=3, mode="heroic")
    p.board.veteran = [VETERAN] * 4
    hero(p, 0, 1, "b2")
    give(p, 3, "BFreeman")
    play(p, "storm:b2", "GWeapon")
    assert totals(p)[1] == 6
    assert not is_veteran(p.board, NOBODY)
