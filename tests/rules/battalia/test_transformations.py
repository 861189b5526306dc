"""Title, scroll, amulet; Great Artefacts in one's own turn; Fate."""

import pytest

from plansza.conformance import check_question
from plansza.core.chance import FastChance
from plansza.games.battalia.rules.board import ACT
from plansza.games.battalia.rules.components import GREAT, card_names
from plansza.games.battalia.rules.position import BattaliaPosition
from tests.rules.battalia.helper import (
    GAME,
    cards,
    city,
    hand,
    hero,
    level,
    play,
    position,
    shelter,
    square,
    storms,
    tents,
    texts,
    where,
)


def guise(p: BattaliaPosition) -> str:
    return card_names(sorted(p.board.guise[0]))


def test_a_title_raises_a_rank() -> None:
    """A13: for this turn, at most to Lord."""
    p = position("GTitle RPriest BLord*2 YLord")
    play(p, "play:GTitle")
    assert texts(p) == ["RPriest"]
    play(p, "RPriest")
    assert guise(p) == "RLord"
    play(p, "CityCross:4", "d2@0", "RLord", "BLord", "BLord")
    assert level(p, "d2") == 4
    assert p.board.played[0] == cards("GTitle RPriest")[::-1] + cards("BLord*2")


def test_a_lit_title_raises_two() -> None:
    """A13, A6: or one."""
    p = position("GTitle RFreeman", day=5)
    play(p, "play:GTitle", "RFreeman")
    assert texts(p) == ["RChief", "RPriest"]


def test_a_scroll_lowers_a_unit() -> None:
    """A13: it counts as any unit of lower rank; lit, a second one too."""
    p = position("GScroll RLord")
    play(p, "play:GScroll", "RLord")
    assert texts(p) == ["RFreeman", "RChief", "RPriest"]
    play(p, "RChief")
    assert (guise(p), p.board.phase) == ("RChief", ACT)
    p = position("GScroll RLord BChief", day=7)
    play(p, "play:GScroll", "RLord", "RFreeman")
    assert texts(p) == ["BChief", "done"]
    play(p, "BChief")
    assert guise(p) == "RFreeman BFreeman"


@pytest.mark.parametrize("seed", range(12))
def test_an_amulet_rolls_a_die(seed: int) -> None:
    """A13: 1–4 a unit of that rank in its colour, 5 any artefact, 6 wild."""
    p = position("GAmulet Supply", seed=seed)
    events = play(p, "play:GAmulet", "Supply")
    die = next(event.facts["count"] for event in events if event.code == "roll")
    assert isinstance(die, int)
    if die < 5:
        assert guise(p) == ("GFreeman", "GChief", "GPriest", "GLord")[die - 1]
    else:
        artefacts = ["GWeapon", "GHorse", "GTool", "GTent", "GTitle", "GAmulet", "GScroll"]
        units = ["GFreeman", "GChief", "GPriest", "GLord"]
        assert texts(p) == (artefacts if die == 5 else [*units, *artefacts, "Supply"])


def test_a_lit_amulet_rolls_twice() -> None:
    """A13, A6: and its owner chooses."""
    p = position("GAmulet Supply", day=6)
    events = play(p, "play:GAmulet", "Supply")
    assert [event.code for event in events].count("roll") == 2


def test_royals_and_great_artefacts_are_never_transformed() -> None:
    """A13, C3: nor made."""
    p = position("GTitle GScroll GAmulet GQueen GKing Hammer Dust Chest")
    assert texts(p, "play") == ["play:GAmulet", "play:Hammer"]
    play(p, "play:GAmulet")
    assert texts(p) == ["GTitle", "GScroll"]


def test_what_was_transformed_is_good_for_this_turn_only() -> None:
    """A13: afterwards it is itself again, in the shelter."""
    p = position("GTitle RPriest", nations={0: "Supply*6"})
    play(p, "play:GTitle", "RPriest", "end")
    assert p.board.guise[0] == []
    assert shelter(p) == "RPriest GTitle"


def test_the_hammer_counts_as_any_artefact() -> None:
    """A19: until the end of the turn, not in battle."""
    p = position("Hammer Supply*2")
    play(p, "play:Hammer")
    assert texts(p) == ["HWeapon", "HHorse", "HTool", "HTent", "HTitle", "HAmulet", "HScroll"]
    play(p, "HWeapon")
    hero(p, 0, 1, "b2")
    assert texts(p, "storm:") == []
    play(p, "hero:d1", "HWeapon", "pay")
    assert where(p, 0, 2) == "d1"


def test_crown_and_book_in_a_line() -> None:
    """A19: a unit counts as a Lord; a unit counts as two."""
    p = position("Crown Book RFreeman BLord", mode="advanced")
    play(p, "play:Crown", "RFreeman")
    assert guise(p) == "RLord"
    play(p, "play:Book", "BLord")
    assert guise(p) == "RLord BLord BLord"
    play(p, "CityEnd:4", "d2@0", "RLord", "BLord", "BLord")
    assert level(p, "d2") == 4


def test_the_hand_of_luut_draws_three() -> None:
    """A19: from the nation."""
    p = position("Luut", nations={0: "GLord*6"})
    play(p, "play:Luut")
    assert hand(p) == "GLord GLord GLord"


def test_the_pavilion_is_a_tent_for_three() -> None:
    """A19: the second and third card are optional."""
    p = position("Pavilion GLord*4")
    play(p, "play:Pavilion", "GLord", "GLord", "GLord")
    assert (tents(p, 0), p.board.tents[2], p.board.phase) == (1, 3, ACT)


def test_the_wings_fly_over_unbuilt_squares() -> None:
    """A19: up to six, to any laid card."""
    p = position("Wings")
    play(p, "play:Wings")
    assert {"c3", "d4", "b2"} <= set(texts(p))
    assert "d2" not in texts(p)
    play(p, "d7")
    assert where(p, 0) == "d7"


def test_the_staff_of_terra() -> None:
    """C26: three changes; a card for another colour, or two cards changing places, which is two."""
    p = position("Staff")
    p.board.hue[square("d1")] = 0
    p.board.hue[square("b2")] = 1
    for name, colour in (("c3", 0), ("e3", 1), ("e5", 2), ("c5", 3)):
        p.board.hue[square(name)] = colour
    play(p, "play:Staff", "c3")
    assert texts(p) == ["e3", "c5", "e5"]
    play(p, "e5")
    assert (p.board.hue[square("c3")], p.board.hue[square("e5")]) == (2, 0)
    assert "c3" not in texts(p)
    play(p, "d1", "=red")
    assert p.board.hue[square("d1")] == 2
    assert p.board.phase == ACT


def test_the_bag_of_luck() -> None:
    """C10: one or two supplies to hand; what the stack has, if that is less."""
    for count in (1, 2):
        p = position("Bag")
        play(p, "play:Bag")
        assert texts(p) == ["bag1", "bag2"]
        check_question(GAME, p, FastChance(1))
        play(p, f"bag{count}")
        assert hand(p) == " ".join(["Supply"] * count)
        assert p.board.phase == ACT
    p = position("Bag")
    p.board.supplies = 1
    play(p, "play:Bag")
    assert (p.board.phase, hand(p)) == (ACT, "Supply")


def test_the_banner_of_vigo() -> None:
    """C10, Q3: cards of one type from the shelter, of total strength eight at most."""
    p = position("Banner")
    p.board.shelter[0] = cards("GLord*3 RFreeman GWeapon*2 GTool")
    play(p, "play:Banner")
    assert texts(p) == ["GLord", "RFreeman", "GWeapon", "done"]
    play(p, "GLord", "GLord")
    assert texts(p) == ["done"]
    play(p, "done")
    assert hand(p) == "GLord GLord"


def test_the_cloak_of_vayl() -> None:
    """C10: up to two own cities in a hero's range cannot be attacked until one's next turn."""
    p = position("Cloak", hands={1: "RWeapon"})
    city(p, "d2", 0, 3)
    city(p, "a7", 0, 3)
    play(p, "play:Cloak")
    assert texts(p) == ["d1", "d2"]
    play(p, "d2", "done", "end")
    hero(p, 1, 1, "d2")
    assert texts(p, "storm:") == []
    for _ in range(3):
        play(p, "end")
    assert p.board.cloaked == []


def test_the_ming_vase() -> None:
    """C10: look at twelve cards, put six back on top in any order; only its owner sees them."""
    p = position("Vase", nations={0: "GLord*3 RLord*3 Supply*4"})
    play(p, "play:Vase")
    assert len(p.gaze) == 10
    assert p.view(1).gaze == []
    play(p, "RLord", "GLord", "Supply", "GLord", "GLord", "RLord")
    assert card_names(p.tops[0]) == "RLord GLord Supply GLord GLord RLord"
    assert p.view(1).tops == []
    play(p, "end")
    assert hand(p) == "GLord GLord GLord RLord RLord Supply"


def test_the_lost_scroll() -> None:
    """C10: a card from limbo to hand."""
    p = position("LostScroll")
    assert texts(p, "play") == []
    p.board.limbo = cards("GLord Chest")
    play(p, "play:LostScroll", "Chest")
    assert hand(p) == "Chest"


# -- Fate ---------------------------------------------------------------------------------------


def fated(fate: int, mode: str = "advanced") -> BattaliaPosition:
    """A hero comes through a gate and the storm brings this Fate card."""
    p = position("Supply*2", mode=mode)
    for name, colour in (("c3", 0), ("e3", 1), ("e5", 2), ("c5", 3)):
        p.board.hue[square(name)] = colour
    hero(p, 0, 1, "c3")
    storms(p, 5)
    p.board.fates = [fate - 1]
    return p


def test_fate_1_is_kept_or_two_stardusts() -> None:
    """C11: it copies any Great Artefact of another."""
    p = fated(1)
    play(p, "port1:R", "pay")
    assert texts(p) == ["keep", "dust"]
    play(p, "keep")
    assert hand(p) == "Fate"
    assert p.board.fates == []
    p = fated(1)
    play(p, "port1:R", "pay", "dust")
    assert hand(p) == "Dust Dust"


def test_fate_copies_what_others_own() -> None:
    """Q6: chosen at each use; blank if nobody else owns one."""
    p = position("Fate", nations={0: "GLord*6"})
    assert texts(p, "play") == []
    p.board.great_of[6] = 1
    play(p, "play:Fate", "Luut")
    assert hand(p) == "GLord GLord GLord"


def test_fate_2_and_3_give_unused_great_artefacts() -> None:
    """C11: the top one, or one of one's choice; or a stardust."""
    p = fated(2)
    play(p, "port1:R", "pay", "keep")
    assert p.hands[0][0] >= GREAT
    p = fated(3)
    play(p, "port1:R", "pay", "keep")
    unused = [kind for kind in range(GREAT, GREAT + 17) if kind in p.board.unused]
    assert p.legal_moves(0) == unused
    play(p, texts(p)[0])
    assert p.hands[0] == [unused[0]]
    assert p.board.fates == [2]


def test_who_has_his_great_artefact_takes_the_stardust() -> None:
    """C11, A18: one in basic mode, two in advanced."""
    for mode, owned in (("basic", 1), ("advanced", 2)):
        p = fated(3, mode=mode)
        for great in range(owned):
            p.board.great_of[great] = 0
        play(p, "port1:R", "pay")
        assert (hand(p), p.board.phase) == ("Dust", ACT)
        assert p.options.greats == owned


def test_either_hero_may_take_the_wings() -> None:
    """A19: its owner says which."""
    p = position("Wings")
    hero(p, 0, 2, "d7")
    play(p, "play:Wings")
    assert texts(p) == ["with1", "with2"]
    play(p, "with2", "c3")
    assert (where(p, 0), where(p, 0, 2)) == ("d1", "c3")


def test_the_banner_searches_the_whole_shelter() -> None:
    """C10: also what went there unseen; then everybody sees it."""
    p = position("Banner")
    p.veils[0], p.board.veiled[0] = cards("GLord Supply"), 2
    play(p, "play:Banner", "GLord", "done")
    assert (hand(p), p.board.veiled[0], p.board.seen[0]) == ("GLord", 1, cards("GLord"))


def test_the_second_unit_of_a_lit_scroll_is_optional() -> None:
    """A13, A6: and whether there is one stays hidden."""
    p = position("GScroll RLord Supply", day=7)
    play(p, "play:GScroll", "RLord", "RFreeman")
    assert texts(p) == ["done"]
    play(p, "done")
    assert p.board.phase == ACT


def test_a_great_artefact_replaced_by_fate_at_the_ruins() -> None:
    """C11, A16: in advanced mode, to the shelter."""
    p = position("GWeapon GLord*2 Supply")
    hero(p, 0, 1, "d4")
    p.board.fates = [0]
    play(p, "storm:d4", "GWeapon", "GLord", "GLord", "fate", "keep")
    assert "Fate" in shelter(p).split()
    assert p.board.greats_of(0) == 1


def test_the_cloak_hides_two_cities_at_most() -> None:
    """C10: then it is spent."""
    p = position("Cloak")
    for name in ("c1", "e1"):
        city(p, name, 0, 2)
    play(p, "play:Cloak", "c1", "e1")
    assert (p.board.phase, len(p.board.cloaked)) == (ACT, 2)


def test_the_banner_calls_a_king() -> None:
    """C10, C3: royals are battle cards of printed strength 5 and 6."""
    p = position("Banner")
    p.board.shelter[0] = cards("GKing GQueen")
    play(p, "play:Banner", "GKing")
    assert texts(p) == ["done"]
