"""Taking control of dams (K1–K6)."""

import pytest

from plansza.games.spor.rules.components import CARD_NUMBERS
from plansza.games.spor.rules.position import SporPosition
from tests.rules.spor.helper import (
    claims,
    discards,
    finish_turn,
    now,
    play,
    position,
    refusal,
    side,
    texts,
    winner,
    words,
)

LEGION_21 = {4: ("G10 G11", "")}  # nothing can be stronger at two spaces


# -- K1: when -----------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["prepare", "play", "draw", "close"])
def test_claims_in_every_phase(phase: str) -> None:
    """K1: before preparation, between the phases, after drawing."""
    p = position(LEGION_21, phase=phase, attacker_hand="R1")
    assert claims(p) == [4]


def test_a_claim_before_preparation_leaves_the_preparation() -> None:
    """K1, T2: claim, then retreat, then claim no more, then play."""
    p = position({**LEGION_21, 2: ("R1", "")}, attacker_hand="A1", defender_hand="B1")
    play(p, "claim4")
    assert now(p) == ("attacker", "prepare")
    play(p, "retreat2", "A1>4")
    assert now(p) == ("defender", "prepare")


def test_a_claim_between_preparation_and_play() -> None:
    """K1: after the retreat the claim is still there, and does not cost the play."""
    p = position({**LEGION_21, 2: ("R1", "")}, attacker_hand="A1", defender_hand="B1")
    play(p, "retreat2", "claim4")
    assert now(p) == ("attacker", "play")
    assert "A1>4" in texts(p)


def test_a_claim_after_drawing() -> None:
    """K1: the turn stays open after the draw as long as there is something to claim."""
    p = position(LEGION_21, attacker_hand="R1", defender_hand="B1")
    play(p, "R1>2", "draw")
    assert texts(p) == ["claim4", "end"]
    play(p, "claim4")
    assert now(p) == ("defender", "prepare")


def test_a_claim_before_drawing() -> None:
    """K1, T2: after the claim the card is drawn all the same."""
    p = position(LEGION_21, attacker_hand="R1", defender_hand="B1")
    play(p, "R1>2", "claim4")
    assert now(p) == ("defender", "prepare")
    assert len(p.hands[0]) == 1


def test_claims_are_optional() -> None:
    """K1: he may leave it, and the dam stays as it is."""
    p = position(LEGION_21, attacker_hand="R1", defender_hand="B1")
    play(p, "R1>2", "draw", "end", "B1>3")
    assert claims(p) == [4]


def test_any_number_of_claims_in_a_turn() -> None:
    """K1: two dams in one turn, in any order."""
    p = position({**LEGION_21, 3: ("B9 B10 B11", "")}, phase="draw", attacker_hand="R1")
    assert claims(p) == [3, 4]
    play(p, "claim4", "claim3")
    assert p.board.damaged == 0b1100


def test_a_full_formation_is_needed() -> None:
    """K1: two of three spaces are not enough, however strong."""
    p = position({3: ("B10 B11", "T0 G2 R9")}, attacker_hand="R1")
    assert claims(p) == []
    reason = refusal(p, "claim3")
    assert (reason.code, reason.facts) == ("not-full", {"dam": 3, "spaces": 3})


def test_only_the_attacker_claims() -> None:
    """K1: and only in his own turn."""
    p = position({4: ("G1 R3", "B10 B11")}, turn="defender", defender_hand="R1")
    assert words(p, "claim") == []
    assert refusal(p, "claim4").code == "attacker-claims"
    assert refusal(p, "claim4", seat=0).code == "not-your-turn"


def test_no_claim_in_the_middle_of_a_trick() -> None:
    """K1, V5: a trick that has been started is carried out first; the claim comes after it."""
    p = position({**LEGION_21, 2: ("", "T1")}, attacker_hand="Dezercja")
    play(p, "Dezercja")
    assert texts(p) == ["@T1"]
    play(p, "@T1")
    assert claims(p) == [4]


def test_a_trick_can_make_a_claim_hold() -> None:
    """K1, V5: after Dezercja weakened the defender the claim is offered in the same turn."""
    p = position({4: ("G9 G10", "R10 R11")}, attacker_hand="Dezercja", discards="R0-9 *10-11")
    assert claims(p) == []
    play(p, "Dezercja", "@R10")
    assert claims(p) == [4]


# -- K2: both sides full ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attacker", "defender", "holds"),
    [("G5 G6", "R9 T9", True), ("R9 T9", "G5 G6", False), ("G5 G6", "R5 R7", True)],
)
def test_both_sides_full(attacker: str, defender: str, holds: bool) -> None:
    """K2: the stronger formation takes or keeps the dam, whatever the deck holds."""
    p = position({4: (attacker, defender)}, attacker_hand="B1")
    assert (claims(p) == [4]) is holds
    if not holds:
        assert refusal(p, "claim4").code == "defender-stronger"


# -- K3: the proof ------------------------------------------------------------------------------


def proof(attacker: str, defender: str, deck: str, dam: int = 3, **more: str) -> SporPosition:
    """A claim at one dam; everything that is not placed lies in the discards."""
    return position({dam: (attacker, defender)}, deck=deck, phase="play", **more)  # type: ignore[arg-type]


def test_bractwo_claimed_when_only_banda_or_zgraja_is_left() -> None:
    """K3: the rulebook's example: the defender's two colours can become no more than a Banda."""
    p = position({3: ("R2 R5 R9", "G4 B5")}, attacker_hand="T1")
    assert claims(p) == [3]


def test_the_same_bractwo_fails_while_the_colour_is_open() -> None:
    """K3: one colour laid so far, and a Legion is still possible."""
    p = position({3: ("R2 R5 R9", "G4 G5")}, attacker_hand="T1")
    assert claims(p) == []


def test_the_attackers_own_hand_counts_as_available() -> None:
    """K3: he knows that he holds the card, but it is not face up, so the proof fails."""
    p = proof("R2 R5 R9", "G4 G5", deck="T1", attacker_hand="G3", defender_hand="T2")
    assert claims(p) == []
    assert refusal(p, "claim3").facts["cards"] == "G3"


def test_the_defenders_hand_and_the_deck_count_as_available() -> None:
    """K3: hidden is hidden: in his hand or in the deck, it makes no difference."""
    in_hand = proof("R2 R5 R9", "G4 G5", deck="T1", defender_hand="G3")
    in_deck = proof("R2 R5 R9", "G4 G5", deck="G3", defender_hand="T1")
    assert claims(in_hand) == claims(in_deck) == []


def test_cards_face_up_are_gone() -> None:
    """K3: once the card lies face up anywhere, the claim holds."""
    discarded = proof("R2 R5 R9", "G4 G5", deck="T1 T2")
    assert claims(discarded) == [3]
    elsewhere = position(
        {3: ("R2 R5 R9", "G4 G5"), 5: ("G3 G6", ""), 2: ("", "G7 G8")}, discards="G0-11"
    )
    assert claims(elsewhere) == [3]


def test_a_duck_in_the_deck_counts_as_staying() -> None:
    """K3: a 0 that would leave against the attacker's 11 still spoils the proof."""
    p = proof("G11 B3 B8", "G1 G2", deck="G0 T1")
    assert claims(p) == []
    assert refusal(p, "claim3").facts["cards"] == "G0"


def test_a_beaver_in_the_deck_counts_as_staying() -> None:
    """K3: so does an 11 against his 0; the attacker's card counts as staying too."""
    p = proof("A0 G9 B8", "A10 A9", deck="A11 T1")
    assert claims(p) == []


def test_the_defender_might_lose_his_duck_but_it_counts() -> None:
    """K3: removals are ignored both ways: the attacker's hidden 11 weakens nobody."""
    p = proof("R1 R3 R8", "G0 G1", deck="G2", attacker_hand="G11")
    assert claims(p) == []


def test_logs_do_not_spoil_a_proof() -> None:
    """K3: three logs or none, the proof looks at the cards alone."""
    for logs in (0, 3):
        assert claims(position({3: ("R2 R5 R9", "G4 B5")}, logs=logs, phase="play")) == [3]


def test_unseen_tactics_cards_do_not_spoil_a_proof() -> None:
    """K3: dragonflies in the tactics deck or in a hand are ignored."""
    p = proof("R2 R5 R9", "G4 G5", deck="T1 T2", defender_hand="Wazka", tactics="on")
    assert claims(p) == [3]


def test_elites_already_there_count_at_their_best() -> None:
    """K3, V4: the dragonfly beside G4 makes any green neighbour a Legion."""
    p = proof("R5 G5 B5", "G4 Wazka", deck="G6 T1")
    assert claims(p) == []
    assert refusal(p, "claim3").facts["cards"] == "G6"
    assert claims(proof("R5 G5 B5", "G4 Wazka", deck="G9 T1")) == [3]


def test_equal_is_not_stronger() -> None:
    """K3, F6: the defender can at best equal him, and the attacker was full first."""
    p = proof("T10 G10 R10", "T11 G9", deck="B10 B9", dam=1)
    assert claims(p) == [1]


def test_one_more_spoils_the_proof() -> None:
    """K3: one point above the attacker's sum is enough to refuse."""
    p = proof("T10 G10 R10", "T11 G9", deck="B11 B9", dam=1)
    assert claims(p) == []


def test_the_proof_at_a_lowest_sum_dam() -> None:
    """K3, F3: there the smallest hidden cards matter."""
    assert claims(proof("T1 G1 R4", "T2 G2", deck="B2 B3", dam=7)) == [7]
    assert claims(proof("T1 G1 R4", "T2 G2", deck="B1 B3", dam=7)) == []


def test_an_empty_side_is_proved_over_all_hidden_cards() -> None:
    """K3: with nothing laid yet the defender may still become anything."""
    assert claims(proof("T9 T10 T11", "", deck="G3-5 B9-11")) == [3]  # an equal Legion at best
    assert claims(proof("T8 T9 T10", "", deck="G3-5 B9-11")) == []
    assert claims(proof("T8 T9 T10", "", deck="G3-5 B9-10")) == [3]


def test_too_few_hidden_cards_to_complete_the_side() -> None:
    """K3: a side that can never be full is never stronger, however weak the attacker."""
    p = proof("T0 G2 R4", "B10", deck="B11", attacker_hand="")
    assert claims(p) == [3]
    assert claims(proof("T0 G2 R4", "B10", deck="B11 B9")) == []


def test_no_hidden_card_at_all() -> None:
    """K3: with every card face up an open side can grow no more."""
    assert claims(proof("T0 G2 R4", "B10 B11", deck="")) == [3]
    assert claims(proof("T0 G2 R4", "B10 B11 B9", deck="")) == []


@pytest.mark.parametrize(
    ("dam", "attacker", "defender", "deck", "holds"),
    [
        (2, "T5 G5", "R6", "B6 B9", False),  # a higher Kompania is there
        (2, "T5 G5", "R6", "B7 B9", True),  # the best left is no Kompania, whatever its sum
        (2, "T1 G2", "R6", "B7 B9", False),  # neither has one: the sum decides
        (3, "T1 T2 T4", "R6 R7", "R0", False),
        (3, "T1 T2 T4", "R6 R7", "B8", True),  # a Banda is nothing at a Bractwo dam
        (1, "T1 G2 B3", "R6 R7", "R9", True),  # a Bractwo is nothing at a Banda dam
        (1, "T1 G2 B3", "R6 R7", "A8", False),
        (4, "T1 G2 B3 A5", "R0 G0 B0", "R11 A10", False),  # 11 against 10 at best
        (4, "T1 G2 B3 A5", "R0 G0 B0", "R11", True),  # 11 against 11, and he was first
    ],
)
def test_the_proof_at_damaged_dams(
    dam: int, attacker: str, defender: str, deck: str, holds: bool
) -> None:
    """K3, F4: the same proof under each requirement."""
    p = proof(attacker, defender, deck, dam, damaged=str(dam))
    assert (claims(p) == [dam]) is holds


# -- K4: only claims that hold ------------------------------------------------------------------


def test_a_claim_that_does_not_hold_is_not_offered() -> None:
    """K4: it is refused with the defender's best possible completion."""
    p = position({3: ("R2 R5 R9", "G4")}, attacker_hand="T1", deck="G5 G6 G3 T2")
    assert "claim3" not in texts(p)
    reason = refusal(p, "claim3")
    assert reason.code == "defender-could"
    assert sorted(str(reason.facts["cards"]).split()) == ["G5", "G6"]


def test_the_counter_example_uses_hidden_cards_only() -> None:
    """K4: every card of the answer is one the defender could really still get."""
    p = position({2: ("R2 R5 R9 R10", "G4")}, discards="G5", attacker_hand="G3")
    added = str(refusal(p, "claim2").facts["cards"]).split()
    assert len(added) == 3
    for name in added:
        assert CARD_NUMBERS[name] in p.deck + p.hands[0] + p.hands[1]


def test_a_refused_claim_changes_nothing() -> None:
    """K4: the turn goes on where it was."""
    p = position({3: ("R2 R5 R9", "G4")}, attacker_hand="T1", defender_hand="A1")
    assert refusal(p, "claim3").code == "defender-could"
    assert now(p) == ("attacker", "prepare")
    play(p, "T1>2")


# -- K5: what a claim does ----------------------------------------------------------------------


def test_an_intact_dam_turns_over_and_is_cleared() -> None:
    """K5: the rulebook's example: three snails beat a Zgraja; all cards there are discarded."""
    p = position({3: ("T1 G1 R1", "B0 A4 T9"), 5: ("R9", "T8")}, attacker_hand="B2")
    play(p, "claim3")
    assert p.board.is_damaged(2)
    assert side(p, "attacker", 3) == side(p, "defender", 3) == ""
    assert discards(p) == "T1 T9 G1 R1 A4 B0"
    assert (side(p, "attacker", 5), side(p, "defender", 5)) == ("R9", "T8")


def test_play_goes_on_at_the_other_side_at_once() -> None:
    """K5: in the same turn a card may be laid at the turned dam, under its new number of spaces."""
    p = position({4: ("G10 G11", "T1")}, attacker_hand="A1", defender_hand="B1")
    play(p, "claim4", "A1>4")
    assert side(p, "attacker", 4) == "A1"
    assert p.board.spaces(3) == 4


def test_a_turned_dam_takes_elites_too() -> None:
    """K5, V6: elites of both sides are discarded with the rest."""
    p = position({4: ("Wazka G11", "Labedz")}, phase="play", attacker_hand="A1")
    play(p, "claim4")
    assert discards(p) == "G11"
    assert p.board.fallen == [CARD_NUMBERS["Wazka"], CARD_NUMBERS["Labedz"]]


def test_a_turned_dam_can_be_claimed_again_only_with_new_cards() -> None:
    """K5, F5: both sides start anew, with no moments of the old side left."""
    p = position({4: ("G10 G11", "T1 T2")}, phase="play", attacker_hand="A1")
    play(p, "claim4")
    assert claims(p) == []
    assert p.board.full_at[3] == p.board.full_at[7 + 3] == 0


def test_a_damaged_dam_is_destroyed() -> None:
    """K5, K6: and the attacker wins at once, in the middle of his turn."""
    p = position({3: ("G1 G2 G4", "R6 T7 B9")}, damaged="3", attacker_hand="A1")
    play(p, "claim3")
    assert winner(p) == "attacker destroyed"
    assert p.board.destroyed == 2
    assert p.to_move == ()
    assert p.legal_moves(0) == p.legal_moves(1) == []
    assert refusal(p, "A1>1", seat=0).code == "game-over"


# -- K6: the end --------------------------------------------------------------------------------


def test_the_fourth_damaged_dam_wins() -> None:
    """K6: four damaged dams end the game at once."""
    p = position(LEGION_21, damaged="1 2 6", attacker_hand="A1")
    play(p, "claim4")
    assert winner(p) == "attacker four-damaged"


def test_three_damaged_dams_do_not_win() -> None:
    """K6: the third is not the fourth."""
    p = position(LEGION_21, damaged="1 2", attacker_hand="A1")
    play(p, "claim4")
    assert p.outcome is None


def test_two_claims_of_one_turn_can_win() -> None:
    """K6, K1: the third and the fourth in one turn; then nothing more is drawn."""
    p = position({**LEGION_21, 3: ("B9 B10 B11", "")}, damaged="1 2", attacker_hand="A1")
    play(p, "claim4", "claim3")
    assert winner(p) == "attacker four-damaged"
    assert len(p.hands[0]) == 1


def test_kompania_takes_a_damaged_kompania_dam() -> None:
    """K6, F4: the rulebook's example: 7 + 7 = 14 against 5 + 5 = 10, game over."""
    p = position({2: ("T7 G7", "T5 G5")}, damaged="2", first="defender", attacker_hand="A1")
    play(p, "claim2")
    assert winner(p) == "attacker destroyed"


def test_winner_and_loser() -> None:
    """K6: the scores name the seat, whichever role it had."""
    p = position(LEGION_21, damaged="1 2 6", attacker="2")
    play(p, "claim4")
    assert p.outcome is not None
    assert (p.outcome.scores, p.outcome.winners) == ((0.0, 1.0), (1,))


def test_finish_turn_leaves_claims_alone() -> None:
    """K1: claiming is never forced on him, even if the turn would end otherwise."""
    p = position(LEGION_21, attacker_hand="A1", defender_hand="B1")
    play(p, "A1>3")
    finish_turn(p)
    assert not p.board.is_damaged(3)
