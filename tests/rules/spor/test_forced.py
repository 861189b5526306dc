"""What a table does by itself: a move that everybody can see to be the only one."""

import pytest

from plansza.core.contract import NO_MOVE
from plansza.games.spor import GAME
from plansza.games.spor.rules.position import SporPosition
from tests.rules.spor.helper import play, position, texts
from tests.rules.spor.test_row import begun

FULL = {
    1: ("T0 T1 T2", "G0 G1 G2"),
    2: ("T3 T4 T5 T6", "G3 G4 G5 G6"),
    3: ("T7 T8 T9", "G7 G8 G9"),
    4: ("T10 T11", "G10 G11"),
    5: ("R0 R1 R2", "B0 B1 B2"),
    6: ("R3 R4 R5 R6", "B3 B4 B5 B6"),
    7: ("R7 R8 R9", "B7 B8 B9"),
}


def forced(p: SporPosition) -> str:
    move = p.forced()
    return "" if move == NO_MOVE else GAME.write_move(move)


def test_the_last_dam_of_the_row() -> None:
    """C2: six lie, so that the seventh has its place; of two equal tiles one is offered."""
    p = begun(dams="chosen")
    for tile in ("tile1", "tile2", "tile3", "tile4", "tile5"):
        play(p, tile)
        assert forced(p) == ""
    play(p, "tile7")
    assert forced(p) == "tile6"


@pytest.mark.parametrize(
    ("trick", "dams", "discards", "moves"),
    [
        ("Dezercja", {2: ("G7", "R5")}, "", ["@R5"]),
        ("Zdrada", {2: ("", "R5"), 4: ("G1 G2", "R6")}, "", ["@R5"]),
        ("Eksplozja", {2: ("G7", "R5")}, "", ["to2"]),
        ("Transfer", {4: ("G7", "R5 R6")}, "", ["@G7", "out"]),
        ("Wsparcie", {}, "T1 T2", ["", "@T2"]),
        ("Rekrutacja", {}, "T1", ["@T1", ""]),
    ],
)
def test_the_only_aim_of_a_trick(
    trick: str, dams: dict[int, tuple[str, str]], discards: str, moves: list[str]
) -> None:
    """V5: a trick lies open, and so does all that it may be aimed at."""
    p = position(dams, attacker_hand=f"{trick} A1", defender_hand="A2", discards=discards)
    play(p, trick)
    for move in moves:
        assert forced(p) == move
        play(p, move or texts(p)[0])


def test_two_aims_are_a_choice() -> None:
    """V5: to the other side, or away."""
    p = position({2: ("G7", "R5")}, attacker_hand="Transfer A1")
    play(p, "Transfer", "@G7")
    assert texts(p) == ["across", "out"]
    assert forced(p) == ""


def test_a_pass_that_everybody_sees() -> None:
    """T9: no space is free, and no trick can be played."""
    p = position(FULL, turn="defender", defender_hand="A1 A2", logs=0)
    assert forced(p) == "pass"
    assert forced(position(FULL, turn="defender", defender_hand="A1 A2", logs=1)) == ""
    assert forced(position(FULL, attacker_hand="A1 A2")) == ""  # he has to make room


def test_a_trick_that_nobody_sees_keeps_a_pass_from_being_forced() -> None:
    """T9, V3: whether a hidden tactics card could be played is nobody's business."""
    for card in ("Wazka", "Rekrutacja", "Dezercja"):
        p = position(FULL, turn="defender", defender_hand=f"A1 {card}", logs=0)
        assert forced(p) == ""
    p = position(FULL, turn="defender", defender_hand="A1 Wazka", logs=0, played=(0, 1))
    assert forced(p) == "pass"  # he has played more of them than the attacker


def test_the_last_card_in_hand_is_laid_by_its_player() -> None:
    """T5: that would show it before he touches it."""
    free = FULL | {7: ("R7 R8 R9", "B7 B8")}
    p = position(free, turn="defender", defender_hand="A1", logs=0)
    assert texts(p) == ["A1>7"]
    assert forced(p) == ""
