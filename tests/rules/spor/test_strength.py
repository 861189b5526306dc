"""Strength of formations, and ties (F1–F6)."""

from itertools import combinations

import pytest

from tests.rules.spor.helper import cards, claims, finish_turn, play, position, side

INTACT = {2: 4, 3: 3, 4: 2}  # cards: a dam without requirement that takes so many


def duel(one: str, two: str, dam: int = 0, damaged: bool = False, first: str = "attacker") -> str:
    """Who gets the dam when the attacker lies there with `one`, the defender with `two`."""
    dam = dam or next(d for d, spaces in INTACT.items() if spaces == len(one.split()))
    p = position({dam: (one, two)}, damaged=str(dam) if damaged else "", first=first)
    return "attacker" if dam in claims(p) else "defender"


def beats(one: str, two: str, dam: int = 0, damaged: bool = False) -> bool:
    """Whether `one` is truly stronger than `two`: whoever holds it, whoever was first."""
    results = {
        duel(one, two, dam, damaged, "defender"),
        duel(one, two, dam, damaged, "attacker"),
        {"attacker": "defender", "defender": "attacker"}[duel(two, one, dam, damaged, "attacker")],
        {"attacker": "defender", "defender": "attacker"}[duel(two, one, dam, damaged, "defender")],
    }
    return results == {"attacker"}


def ties(one: str, two: str, dam: int = 0, damaged: bool = False) -> bool:
    """Whether only the moment decides: the attacker gets the dam exactly if he was first."""
    return all(
        duel(a, b, dam, damaged, first) == first
        for a, b in ((one, two), (two, one))
        for first in ("attacker", "defender")
    )


# -- F1: the ladder -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "ladder",
    [
        # Strongest first; the Zgraja has the highest sum.
        ("G0 G1", "T2 R2", "A1 A4", "T3 R4", "B11 R9"),
        ("G0 G1 G2", "T2 R2 A2", "B1 B4 B7", "T5 R6 A4", "B11 R9 A11"),
        ("G0 G1 G2 G3", "T2 R2 A2 B2", "G4 G5 G6 G9", "T5 R6 A4 B7", "B11 R9 A10 T11"),
    ],
)
def test_the_ladder_of_formations(ladder: tuple[str, ...]) -> None:
    """F1: Legion, Kompania, Bractwo, Banda, Zgraja, with two, three or four cards."""
    for strong, weak in combinations(ladder, 2):
        assert beats(strong, weak), f"{strong} should beat {weak}"


def test_legion_beats_bractwo_and_zgraja() -> None:
    """F1: the rulebook's example: Legion over Bractwo over Zgraja."""
    assert beats("G2 G3 G4", "R5 R9 R11")
    assert beats("G2 G3 G4", "T6 R9 B11")
    assert beats("R0 R2 R3", "T6 R9 B11")


def test_three_snails_beat_a_zgraja() -> None:
    """F1: the rulebook's example: a Kompania of three snails."""
    assert beats("T1 G1 R1", "B10 A11 T8")


def test_the_order_of_laying_is_irrelevant() -> None:
    """F1: “3, 2, 4” is a Legion, and in mixed colours a Banda."""
    assert beats("G3 G2 G4", "T9 R9 A9")
    assert beats("G3 B2 R4", "T11 R9 A8")
    assert ties("G3 G2 G4", "R4 R3 R2")


def test_runs_do_not_wrap() -> None:
    """F1: 10, 11, 0 is no run; neither is 11, 0."""
    assert beats("T2 T3 T4", "G10 G11 G0")
    assert beats("R0 A1", "G0 T11")
    assert not beats("G10 T11 A0", "B8 R9 T5")


def test_a_run_has_no_gap_and_no_double() -> None:
    """F1: 4, 5, 7 and 4, 5, 5 are Zgrajas."""
    assert beats("T0 G1 R2", "B4 A5 T7")
    assert beats("T0 G1 R2", "B4 A5 T5")


def test_a_pair_in_three_is_nothing() -> None:
    """F1: a Kompania needs all its cards equal."""
    assert beats("T0 G1 R2", "B11 A11 T10")
    assert beats("T0 G0 R0", "B11 A11 T10")


def test_four_cards_need_four() -> None:
    """F1: three of a run and a stranger are a Zgraja."""
    assert beats("T0 G1 R2 A3", "B9 B10 B11 A7")
    assert beats("T0 G1 R2 A3", "B11 R11 A11 T10")
    assert beats("T0 G1 R2 A3", "B8 B9 B11 R7")


# -- F2: sums and moments -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("high", "low"),
    [
        ("G5 G6 G7", "R4 R5 R6"),
        ("T6 G6 R6", "T5 G5 R5"),
        ("G1 G4 G8", "R2 R3 R7"),
        ("G5 R6 T7", "R4 T5 A6"),
        ("G5 R8 T11", "R4 T9 A10"),
    ],
)
def test_same_formation_higher_sum(high: str, low: str) -> None:
    """F2: the higher sum wins within a formation."""
    assert beats(high, low)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("G5 G6 G7", "R5 R6 R7"),
        ("G1 G4 G8", "R2 R3 R8"),
        ("G5 R6 T7", "R5 T6 A7"),
        ("G5 R8 T11", "R4 T9 A11"),
    ],
)
def test_same_sum_completed_first(one: str, two: str) -> None:
    """F2: with equal sums whoever completed his side first; single cards do not matter."""
    assert ties(one, two)


# -- F3: dams where only the sum counts ---------------------------------------------------------


def test_highest_sum_dam() -> None:
    """F3: at a + dam a Zgraja of 12 beats a Legion of 9."""
    assert beats("T0 B3 R9", "G2 G3 G4", dam=1)
    assert ties("T0 G3 R6", "G2 B3 G4", dam=1)


def test_lowest_sum_dam() -> None:
    """F3: at a − dam the lower sum wins, formation or not."""
    assert beats("T0 G3 R5", "G2 B3 G4", dam=7)
    assert ties("T0 G3 R6", "G2 B3 G4", dam=7)
    assert beats("T0 G1 R1 A2", "G0 G2 G3 G4", dam=4, damaged=True)


# -- F4: dams that ask for a formation ----------------------------------------------------------

KOMPANIA, BRACTWO, BANDA = 2, 3, 1  # dams, damaged


@pytest.mark.parametrize(
    ("dam", "one", "two"),
    [
        (KOMPANIA, "T7 G7", "T5 G5"),  # 14 against 10
        (KOMPANIA, "T0 G0", "B10 B11"),  # a Legion is not asked for
        (KOMPANIA, "B4 R9", "B1 B2"),  # neither: 13 against 3, though that is a Legion
        (BRACTWO, "G1 G4 G5", "R7 A8 B9"),  # the rulebook's example: Bractwo against Banda
        (BRACTWO, "G1 G4 G5", "R11 A11 B11"),  # a Kompania is not asked for
        (BRACTWO, "G1 G4 G9", "R3 R4 R5"),  # 14 against a Legion of 12
        (BRACTWO, "G1 R4 G9", "R1 A2 B3"),  # neither: the sum
        (BANDA, "G1 A2 G3", "R7 R9 R11"),  # a Bractwo is not asked for
        (BANDA, "G4 A5 G3", "R1 R2 R3"),  # 12 against a Legion of 6
        (BANDA, "G1 A2 G3", "R11 A11 B11"),
        (BANDA, "G1 A4 G9", "R1 A1 B1"),  # neither: the sum
    ],
)
def test_requirement_dams(dam: int, one: str, two: str) -> None:
    """F4: having it beats not having it; then the sum."""
    assert beats(one, two, dam, damaged=True)


def test_kompania_14_against_10() -> None:
    """F4: the rulebook's example: two Kompanias, 7 + 7 against 5 + 5."""
    assert duel("T7 G7", "B5 R5", KOMPANIA, True, "defender") == "attacker"


def test_bractwo_against_banda() -> None:
    """F4: the rulebook's example: the attacker's Bractwo takes the dam from a Banda."""
    assert duel("G0 G2 G4", "R9 A10 B11", BRACTWO, True, "defender") == "attacker"


def test_no_banda_19_against_13() -> None:
    """F4: the rulebook's example: no Banda on a Banda dam, 19 v 13, the defender keeps it."""
    assert duel("T1 G4 R8", "T2 G8 R9", BANDA, True, "attacker") == "defender"
    assert duel("T2 G8 R9", "T1 G4 R8", BANDA, True, "defender") == "attacker"


def test_two_bandas_21_against_12() -> None:
    """F4: the rulebook's example: two Bandas, 21 v 12, the defender keeps it."""
    assert duel("T3 G4 R5", "T6 G7 R8", BANDA, True, "attacker") == "defender"
    assert duel("T6 G7 R8", "T3 G4 R5", BANDA, True, "defender") == "attacker"


def test_a_legion_is_a_plain_bractwo_or_banda() -> None:
    """F4: no bonus for a Legion at requirement dams: equal sums tie, higher sums win."""
    assert ties("G3 G4 G5", "R1 R2 R9", BRACTWO, True)
    assert beats("R1 R2 R10", "G3 G4 G5", BRACTWO, True)
    assert ties("G3 G4 G5", "R3 A4 B5", BANDA, True)
    assert beats("R4 A5 B6", "G3 G4 G5", BANDA, True)


@pytest.mark.parametrize(
    ("dam", "one", "two"),
    [
        (KOMPANIA, "T7 G7", "R7 B7"),
        (KOMPANIA, "T4 G10", "R9 B5"),
        (BRACTWO, "G1 G4 G9", "R2 R3 R9"),
        (BRACTWO, "G1 T4 G9", "R2 T3 R9"),
        (BANDA, "G5 T6 G7", "R5 A6 R7"),
        (BANDA, "G5 T5 G8", "R6 A6 B6"),
    ],
)
def test_ties_at_requirement_dams(dam: int, one: str, two: str) -> None:
    """F4: equal sums with or without the formation: completed first."""
    assert ties(one, two, dam, damaged=True)


# -- F5: completed first ------------------------------------------------------------------------


def moments(*moves: str) -> list[int]:
    """The dams to claim after these moves; at dam 4 lie G5 and R6, so that Legions may tie."""
    p = position({4: ("G5", "R6")}, attacker_hand="G6 G7 T1", defender_hand="R5 R7 A1")
    for move in moves:
        play(p, move)
        finish_turn(p)
    return claims(p)


def test_the_moment_is_that_of_the_last_card() -> None:
    """F5: the side that became full first, whatever was laid before."""
    assert moments("G6>4", "R5>4") == [4]
    assert moments("T1>2", "R5>4", "G6>4", "A1>2") == []


def test_a_side_that_lost_a_card_loses_its_moment() -> None:
    """F5: full first, hit by a log, filled again after the defender: the defender was first."""
    p = position({4: ("G5", "R6")}, attacker_hand="G6 G7", defender_hand="R7 A1")
    play(p, "G6>4", "log4", "R7>4", "G7>4", "A1>2")
    assert (side(p, "attacker", 4), side(p, "defender", 4)) == ("G6 G7", "R6 R7")
    assert claims(p) == []


def test_a_moment_lost_and_regained_ties_later() -> None:
    """F5: the same cards as before the log, but now the defender was full first."""
    p = position({4: ("G6 G5", "R5 R6")}, turn="defender", defender_hand="A1", attacker_hand="T1")
    play(p.copy(), "A1>2", "claim4")
    play(p, "log4", "A1>2")
    assert p.board.full_at[3] == 0
    p.board.lay(0, 3, cards("G6")[0])
    assert side(p, "attacker", 4) == "G5 G6"
    assert claims(p) == []


def test_the_defender_loses_his_moment_too() -> None:
    """F5, T6: his beaver met a duck; with another card he is full, but now second."""
    dams = {1: ("T9 G9", "B11 T10 G1")}
    p = position(dams, attacker_hand="B0 R4 T1", defender_hand="A11 A1", discards="*11")
    play(p, "B0>1", "A1>2", "R4>1")
    assert p.board.full_at[7] == 0 < p.board.full_at[0]
    finish_turn(p)
    play(p, "A11>1")  # 22 against 22
    assert claims(p) == [1]


def test_a_beaver_that_leaves_at_once_never_completes_a_side() -> None:
    """F5, T6: it would have filled the side first, but it is gone."""
    p = position({4: ("G0 R9", "T10")}, turn="defender", defender_hand="G11", attacker_hand="A1")
    play(p, "G11>4")
    assert p.board.full_at[7 + 3] == p.board.full_at[3] == 0
    assert p.board.moments == 1  # only the attacker's, before


def test_a_dam_turned_over_forgets_the_moments() -> None:
    """F5, K5: on the damaged side only new cards count."""
    p = position({4: ("G10 G11", "T1 T2")}, phase="play", attacker_hand="B1")
    play(p, "claim4")
    assert p.board.full_at == [0] * 14


# -- F6 -----------------------------------------------------------------------------------------


def test_attacker_first_and_at_best_equalled() -> None:
    """F6: the defender could only equal him; the attacker takes the dam before that happens."""
    p = position({3: ("G5 G6 G7", "R5 R6")}, deck="R7", phase="play")
    assert claims(p) == [3]


def test_the_equal_side_laid_later_does_not_help() -> None:
    """F6, F2: and also after the defender has laid it."""
    assert duel("G5 G6 G7", "R5 R6 R7", first="attacker") == "attacker"
    assert duel("G5 G6 G7", "R5 R6 R7", first="defender") == "defender"
