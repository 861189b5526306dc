"""The deck runs out (T8), and turns in which nothing can be played (T9)."""

import pytest

from plansza.core.chance import FastChance
from plansza.games.spor import GAME
from plansza.games.spor.rules.board import PREPARE
from plansza.games.spor.rules.position import SporPosition, start
from tests.rules.spor.helper import (
    claims,
    hand,
    now,
    play,
    position,
    refusal,
    texts,
    winner,
    words,
)

# All 22 spaces of one side taken: no full dam of `WEAK` can be claimed against `STRONG`.
WEAK = ("T0 T2 T4", "T1 T3 T5 G6", "G0 G3 B8", "T6 G9", "G2 G5 A9", "R0 R3 R5 G8", "R2 R8 T10")
STRONG = ("T11 G11 R11", "A0 A1 A2 A3", "B5 B6 B7", "A10 A11", "B9 B10 B11", "A4 A5 A6 A7", "")


def full_board(**more: str) -> SporPosition:
    """The attacker has no free space; the defender holds all dams but the open seventh."""
    dams = {dam + 1: (WEAK[dam], STRONG[dam]) for dam in range(7)}
    hands = {"attacker_hand": "R1 R4", "defender_hand": "R6 R7", **more}
    return position(dams, **hands)  # type: ignore[arg-type]


# -- T8: the deck runs out ----------------------------------------------------------------------


def test_defender_draws_the_last_card() -> None:
    """T8: the attacker takes one more turn, draws nothing, and the defender wins."""
    p = position(turn="defender", attacker_hand="T1 T2", defender_hand="A1 A2", deck="B5")
    events = play(p, "A1>3")
    assert "deck-out" in [event.code for event in events]
    assert hand(p, "defender") == "A2 B5"
    assert now(p) == ("attacker", "prepare")
    play(p, "T1>3")
    assert winner(p) == "defender held"
    assert hand(p, "attacker") == "T2"


def test_attacker_draws_the_last_card() -> None:
    """T8: the defender still takes his turn, without drawing; then the attacker's last."""
    p = position(attacker_hand="T1 T2", defender_hand="A1 A2", deck="B5")
    play(p, "T1>3")
    assert hand(p, "attacker") == "T2 B5"
    play(p, "A1>3")
    assert hand(p, "defender") == "A2"
    assert now(p) == ("attacker", "prepare")
    play(p, "T2>3")
    assert winner(p) == "defender held"


def test_no_end_while_a_card_is_left() -> None:
    """T8: the last card but one announces nothing; both still draw."""
    p = position(turn="defender", attacker_hand="T1 T2", defender_hand="A1 A2", deck="B5 B6")
    events = play(p, "A1>3")
    assert "deck-out" not in [event.code for event in events]
    play(p, "T1>3")
    assert len(p.hands[0]) == 2
    assert now(p) == ("defender", "prepare")


def test_the_last_turn_has_all_its_parts() -> None:
    """T8, K1: preparation, play and claims, also after the play, until he ends it."""
    p = position(
        {4: ("G11", "T1"), 2: ("R1", "")}, ending="last-turn", attacker_hand="G10", deck=""
    )
    play(p, "retreat2", "G10>4")
    assert texts(p) == ["claim4", "end"]
    play(p.copy(), "claim4")
    play(p, "end")
    assert winner(p) == "defender held"


def test_the_last_turn_can_win() -> None:
    """T8, K6: the claim that destroys a dam wins even at the very end."""
    p = position({2: ("G7", "T5 G5")}, damaged="2", ending="last-turn", attacker_hand="R7", deck="")
    play(p, "R7>2", "claim2")
    assert winner(p) == "attacker destroyed"


def test_after_a_claim_in_the_last_turn_the_turn_ends() -> None:
    """T8: a claim that does not win and leaves no other lets the defender triumph."""
    p = position({4: ("G11", "T1")}, ending="last-turn", attacker_hand="G10", deck="")
    play(p, "G10>4", "claim4")
    assert winner(p) == "defender held"


def test_nobody_draws_tactics_cards_after_the_battle_deck_ran_out() -> None:
    """T8, V2: the last turns draw from neither deck, though tactics cards are left."""
    p = position(tactics="on", attacker_hand="T1 T2", defender_hand="A1 A2", deck="B5")
    play(p, "T1>3", "draw", "A1>3")
    assert now(p) == ("attacker", "prepare")
    play(p, "T2>3")
    assert winner(p) == "defender held"
    assert p.board.held_tactics == [0, 0]


def test_support_does_not_prolong_the_end() -> None:
    """T8, V5: Wsparcie after the last draw fills the deck, and still nobody draws."""
    mine, other = "Wsparcie A1", "T1 T2"
    p = position(
        turn="defender", ending="deck-out", attacker_hand=other, defender_hand=mine, deck=""
    )
    play(p, "Wsparcie", "@B1", "@B2")
    assert len(p.deck) == 2
    assert hand(p, "defender") == "A1"
    play(p, "T1>3")
    assert winner(p) == "defender held"


def test_cards_shuffled_into_an_empty_deck_are_left_in_it() -> None:
    """T8, V1: they prolong nothing, and count as left when the attacker wins in his last turn."""
    p = position(
        {2: ("G7 R7", "T5 G5")},
        damaged="2",
        ending="last-turn",
        attacker_hand="Wsparcie A1",
        deck="",
        match="rewanz",
    )
    play(p, "Wsparcie", "@B1", "@B2")
    assert hand(p, "attacker") == "A1"
    play(p, "claim2")
    assert p.legs == [[0, 0, 2]]


def test_support_before_the_last_draw_does_prolong() -> None:
    """T8, V5: with one card left, Wsparcie makes it three before the draw."""
    p = position(attacker_hand="Wsparcie T1", defender_hand="A1", deck="B5", tactics_deck="")
    play(p, "Wsparcie", "@B1", "@B2")
    assert len(p.deck) == 2
    play(p, "A1>3")
    assert len(p.deck) == 1
    assert now(p) == ("attacker", "prepare")
    assert p.outcome is None


def test_25_turns_of_the_attacker_and_24_of_the_defender() -> None:
    """T8, T2: 48 draws alternate, so the base game has at most 25 + 24 turns."""
    p = start(GAME.setup(attacker="1"), FastChance(8))
    turns = [0, 0]
    while p.outcome is None:
        cards = words(p, "")
        if ">" in cards[0]:
            turns[p.board.turn] += 1
        elif cards[0] == "pass" or cards[0].startswith("log"):
            turns[p.board.turn] += 1
            cards = ["pass"]
        play(p, next(text for text in (*cards, "end") if not text.startswith("claim")))
    assert turns == [25, 24]
    assert winner(p) == "defender held"


# -- T9: nothing to play ------------------------------------------------------------------------


def test_defender_without_space_passes_and_draws() -> None:
    """T9: no free space: he skips the play and still draws."""
    dams = {dam: ("", cards) for dam, cards in enumerate(WEAK, 1)}
    p = position(dams, turn="defender", attacker_hand="B1", defender_hand="B2")
    assert texts(p) == ["pass"]
    play(p, "pass")
    assert len(p.hands[1]) == 2
    assert now(p) == ("attacker", "prepare")


def test_defender_without_space_may_still_throw_a_log() -> None:
    """T9, T4: the preparation is not lost with the play."""
    dams = {dam: ("B3" if dam == 1 else "", cards) for dam, cards in enumerate(WEAK, 1)}
    p = position(dams, turn="defender", defender_hand="B2")
    assert texts(p) == ["log1", "pass"]
    play(p, "log1", "pass")
    assert len(p.hands[1]) == 2


def test_defender_without_space_must_play_a_playable_trick() -> None:
    """T9: a trick that can be played is a play; passing is not offered."""
    dams = {dam: ("B3" if dam == 1 else "", cards) for dam, cards in enumerate(WEAK, 1)}
    p = position(dams, turn="defender", defender_hand="B2 Dezercja", logs=0)
    assert texts(p) == ["Dezercja"]
    assert refusal(p, "pass").code == "can-play"


def test_attacker_without_space_must_make_room() -> None:
    """T9: he may not pass: he retreats (or claims), then plays."""
    p = full_board()
    assert texts(p) == [f"retreat{dam}" for dam in range(1, 8)]
    assert refusal(p, "pass").code == "make-room"
    play(p, "retreat3")
    assert texts(p) == ["R1>3", "R4>3"]


def test_retreat_is_offered_again_after_preparation() -> None:
    """T9: even when the preparation is over, a retreat makes room."""
    p = full_board(phase="play")
    assert "pass" not in texts(p)
    play(p, "retreat6")
    assert texts(p) == [f"{card}>6" for card in ("R1", "R4")]


def test_attacker_without_space_may_make_room_by_a_claim() -> None:
    """T9, K5: a claim that holds makes room as well, at the turned dam."""
    dams = {dam + 1: (WEAK[dam], STRONG[dam]) for dam in range(7)}
    dams[3] = ("B5 B6 B7", "G0 G3 B8")
    p = position(dams, attacker_hand="R1", phase="play")
    assert claims(p) == [3]
    play(p, "claim3")
    assert texts(p) == ["R1>3"]


def test_attacker_without_space_but_with_a_playable_trick_may_play_it() -> None:
    """T9: a playable trick is a play: no room is needed, no pass is offered."""
    p = full_board(attacker_hand="R1 Dezercja", phase="play")
    assert texts(p) == ["Dezercja"]
    assert refusal(p, "pass").code == "can-play"


def test_attacker_without_space_whose_trick_is_impossible_makes_room() -> None:
    """T9, V3: a trick he may not play does not help."""
    p = full_board(attacker_hand="R1 Dezercja", phase="play", fallen="Wazka")
    p.board.played = [1, 0]
    assert texts(p) == [f"retreat{dam}" for dam in range(1, 8)]


@pytest.mark.parametrize("role", ["attacker", "defender"])
def test_no_playable_card_at_all(role: str) -> None:
    """T9, V3: only tactics cards he may not play: pass the play, still draw."""
    p = position(
        turn=role, attacker_hand="Dezercja", defender_hand="Labedz", played=(1, 1), deck="*0-11"
    )
    p.board.played[("attacker", "defender").index(role)] = 2
    assert texts(p) == ["pass"]
    play(p, "pass", "draw")
    assert len(hand(p, role).split()) == 2


def test_a_pass_is_not_a_way_out() -> None:
    """T9: whoever can play a card must."""
    p = position(turn="defender", defender_hand="A1")
    assert refusal(p, "pass").code == "can-play"


def test_claims_remain_possible_after_a_pass() -> None:
    """T9, K1: the attacker who passed may claim before he draws."""
    p = position({4: ("G10 G11", "")}, attacker_hand="Dezercja", played=(2, 1))
    assert texts(p) == ["retreat4", "claim4", "pass"]
    play(p, "pass")
    assert texts(p) == ["claim4", "draw", "draw-tactics"]


def test_an_empty_hand_passes() -> None:
    """T9: without any card the play is skipped and a card drawn."""
    p = position()
    assert texts(p) == ["pass"]
    play(p, "pass")
    assert len(p.hands[0]) == 1


@pytest.mark.parametrize("held", ["", "Dezercja", "Wazka Eksplozja"])
def test_room_is_made_only_for_a_card_that_needs_it(held: str) -> None:
    """T9: with nothing to lay, now or after a retreat, the attacker passes and keeps his cards."""
    p = full_board(attacker_hand=held, phase="play", tactics="on")
    p.board.played = [1, 0]
    assert texts(p) == ["pass"]
    p.board.phase = PREPARE
    assert texts(p) == [f"retreat{dam}" for dam in range(1, 8)] + ["pass"]
