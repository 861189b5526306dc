"""Set-up and turn (T1–T9)."""

import pytest

from plansza.core.chance import FastChance, KeyedChance
from plansza.games.spor import GAME
from plansza.games.spor.rules import SporPosition, start
from tests.rules.spor.helper import (
    claims,
    discards,
    finish_turn,
    hand,
    now,
    play,
    position,
    refusal,
    side,
    texts,
    view,
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


# -- T1: set-up ---------------------------------------------------------------------------------


def test_the_deal() -> None:
    """T1: all dams intact and empty, six battle cards each, the rest is the deck."""
    p = start(GAME.setup(), FastChance(5))
    assert [len(cards) for cards in p.hands] == [6, 6]
    assert len(p.deck) == 48
    assert p.board.damaged == 0
    assert sum(p.board.counts) == 0
    assert len(p.inventory()) == len(set(p.inventory())) == 60


@pytest.mark.parametrize(("choice", "seat"), [("1", 0), ("2", 1)])
def test_the_attacker_starts(choice: str, seat: int) -> None:
    """T1: the option names the attacker; he begins, then turns alternate."""
    p = start(GAME.setup(attacker=choice), FastChance(5))
    for mover in (seat, 1 - seat, seat):
        assert p.to_move == (mover,)
        play(p, words(p, "")[0])


def test_the_attacker_may_be_drawn_by_lot() -> None:
    """T1: with `random` either seat attacks, and the deal does not depend on a name."""
    setup = GAME.setup(attacker="random")
    seats = [start(setup, KeyedChance(bytes([n] * 32))).board.attacker for n in range(40)]
    assert 8 < sum(seats) < 32


def test_hands_are_secret() -> None:
    """T1: another hand and another deck look the same to the opponent and to a spectator."""
    one = position({3: ("G7", "T1")}, attacker_hand="R1 R2", defender_hand="A1 A2")
    two = position({3: ("G7", "T1")}, attacker_hand="R1 R2", defender_hand="B8 B9")
    assert view(one, "attacker").text() == view(two, "attacker").text()
    assert view(one, None).text() == view(two, None).text()
    assert view(one, "defender").text() != view(two, "defender").text()


def test_cards_at_dams_lie_face_up() -> None:
    """T1, T7: everybody sees the cards at the dams, in order, and the discards."""
    p = position({3: ("G7 G2", "T1")}, discards="R4 B0")
    for reader in ("attacker", "defender", None):
        board = view(p, reader).board
        assert board.cards(0, 2) == p.board.cards(0, 2)
        assert board.cards(1, 2) == p.board.cards(1, 2)
        assert board.discards() == p.board.discards()


# -- T2: the turn -------------------------------------------------------------------------------


def test_one_card_played_one_drawn() -> None:
    """T2, T8: exactly one card is played, one drawn, and the other player's turn begins."""
    p = position(attacker_hand="R1 R2 R3", defender_hand="A1")
    play(p, "R2>5")
    assert now(p) == ("defender", "prepare")
    assert len(p.hands[0]) == 3
    assert len(p.deck) == 60 - 4 - 1
    assert refusal(p, "R1>5", seat=0).code == "not-your-turn"


def test_no_second_card_in_one_turn() -> None:
    """T2: after the play there is only the draw; here a claim keeps the turn open."""
    p = position({4: ("G11", "T1")}, attacker_hand="G10 R2", defender_hand="A1")
    play(p, "G10>4")
    assert texts(p) == ["claim4", "draw"]
    assert refusal(p, "R2>5").code == "card-played"
    assert refusal(p, "retreat4").code == "preparation-over"


def test_no_draw_before_the_play() -> None:
    """T2: the draw comes after the play, and the play cannot be left out."""
    p = position(attacker_hand="R1", defender_hand="A1")
    for text in ("draw", "end", "pass"):
        assert text not in texts(p)
    assert refusal(p, "draw").code == "play-first"
    assert refusal(p, "pass").code == "can-play"


def test_preparation_is_optional() -> None:
    """T2: both may play a card at once, without any preparation."""
    p = position({3: ("G7", "T1")}, attacker_hand="R1", defender_hand="A1")
    play(p, "R1>3", "A1>3")
    assert now(p) == ("attacker", "prepare")


# -- T3: retreat --------------------------------------------------------------------------------


def test_retreat_discards_all_his_cards_at_one_dam() -> None:
    """T3: the attacker's own side there is emptied; nothing else is touched."""
    p = position({2: ("G7 G8 G1", "T1"), 5: ("R9", "")}, attacker_hand="A1", defender_hand="B1")
    play(p, "retreat2")
    assert side(p, "attacker", 2) == ""
    assert side(p, "defender", 2) == "T1"
    assert side(p, "attacker", 5) == "R9"
    assert discards(p) == "G1 G7 G8"


def test_retreat_needs_a_card_there() -> None:
    """T3: a dam without his cards offers no retreat."""
    p = position({2: ("G7", ""), 3: ("", "T1")}, attacker_hand="A1")
    assert words(p, "retreat") == ["retreat2"]
    assert refusal(p, "retreat3").code == "nothing-to-retreat"


def test_one_retreat_a_turn_before_the_play() -> None:
    """T3, T2: retreat is preparation: once, then a card must be played."""
    p = position({2: ("G7", ""), 3: ("G8", "")}, attacker_hand="A1", defender_hand="B1")
    play(p, "retreat2")
    assert now(p) == ("attacker", "play")
    assert words(p, "retreat") == []
    assert refusal(p, "retreat3").code == "preparation-over"
    play(p, "A1>2")
    assert now(p) == ("defender", "prepare")


def test_retreat_from_several_dams_as_an_option() -> None:
    """T3: with `retreat=several` any number of dams, before the one card is played."""
    p = position(
        {2: ("G7", ""), 3: ("G8", ""), 5: ("G9", "")},
        attacker_hand="A1", defender_hand="B1", retreat="several",
    )  # fmt: skip
    play(p, "retreat2", "retreat5")
    assert words(p, "retreat") == ["retreat3"]
    assert discards(p) == "G7 G9"
    play(p, "A1>5")
    assert now(p) == ("defender", "prepare")


def test_only_the_attacker_retreats() -> None:
    """T3: the defender has no retreat."""
    p = position({2: ("G7", "T1")}, turn="defender", defender_hand="A1")
    assert words(p, "retreat") == []
    assert refusal(p, "retreat2").code == "attacker-retreats"


# -- T4: logs -----------------------------------------------------------------------------------


def test_a_log_hits_the_earliest_card() -> None:
    """T4: the attacker's first card there goes; the rest close up and keep their order."""
    p = position({2: ("G7 R1 B9", "T1 T2")}, turn="defender", defender_hand="A1")
    play(p, "log2")
    assert side(p, "attacker", 2) == "R1 B9"
    assert side(p, "defender", 2) == "T1 T2"
    assert discards(p) == "G7"
    assert p.board.logs == 2
    assert now(p) == ("defender", "play")


def test_a_second_log_hits_the_next_earliest() -> None:
    """T4: earliest means the earliest still there, later plays come behind it."""
    p = position({2: ("G7 R1", "")}, turn="defender", defender_hand="A1 A2", attacker_hand="B9")
    play(p, "log2", "A1>3", "B9>2", "log2")
    assert side(p, "attacker", 2) == "B9"


def test_one_log_a_turn() -> None:
    """T4: after a log only a card may be played."""
    p = position({2: ("G7 G8", ""), 3: ("R1", "")}, turn="defender", defender_hand="A1")
    play(p, "log2")
    assert words(p, "log") == []
    assert refusal(p, "log3").code == "preparation-over"


def test_three_logs_a_game() -> None:
    """T4: a spent log is gone for the rest of the game."""
    p = position({2: ("G7 G8", "")}, turn="defender", defender_hand="A1 A2", logs=1)
    play(p, "log2")
    assert p.board.logs == 0
    p.board.phase = 0
    assert words(p, "log") == []
    assert refusal(p, "log2").code == "no-logs"


def test_a_log_needs_a_card_to_hit() -> None:
    """T4: only at a dam with an attacker's card; the defender's own do not count."""
    p = position({2: ("G7", ""), 3: ("", "T1")}, turn="defender", defender_hand="A1")
    assert words(p, "log") == ["log2"]
    assert refusal(p, "log3").code == "nothing-to-hit"


def test_only_the_defender_throws_logs() -> None:
    """T4: the attacker has none."""
    p = position({2: ("G7", "T1")}, attacker_hand="A1")
    assert words(p, "log") == []
    assert refusal(p, "log2").code == "defender-logs"


def test_a_log_hits_an_elite() -> None:
    """T4, V6: the earliest card goes even if it is a tactics card."""
    p = position({2: ("Wazka G7 Wazka", "")}, turn="defender", defender_hand="A1")
    play(p, "log2")
    assert side(p, "attacker", 2) == "G7 Wazka"
    assert discards(p) == ""
    assert p.board.fallen == [60]


# -- T5: play -----------------------------------------------------------------------------------


def test_a_card_goes_to_ones_own_side_behind_the_others() -> None:
    """T5: one's own side, as its newest card."""
    p = position({2: ("G7", "T1")}, attacker_hand="A1", defender_hand="B1")
    play(p, "A1>2", "B1>2")
    assert side(p, "attacker", 2) == "G7 A1"
    assert side(p, "defender", 2) == "T1 B1"


def test_never_more_cards_than_spaces() -> None:
    """T5: a full side takes no more; the other side still may."""
    p = position({4: ("G7 R3", "T1"), 3: ("G8 G9", "")}, attacker_hand="A1", defender_hand="B1")
    assert words(p, "A1>") == ["A1>1", "A1>2", "A1>3", "A1>5", "A1>6", "A1>7"]
    assert refusal(p, "A1>4").code == "no-room"
    play(p, "A1>3")
    finish_turn(p)
    assert "B1>4" in texts(p)


def test_only_cards_in_hand() -> None:
    """T5: nobody plays what he does not hold."""
    p = position(attacker_hand="A1", defender_hand="B1")
    assert refusal(p, "B1>4").code == "not-in-hand"
    assert refusal(p, "R5>4").code == "not-in-hand"


# -- T6: duck and beaver ------------------------------------------------------------------------


def test_beaver_meets_duck() -> None:
    """T6: the rulebook's example: yellow 11 played against yellow 0, both leave."""
    p = position({3: ("G7 A0 G8", "T1")}, turn="defender", defender_hand="A11", attacker_hand="B1")
    play(p, "A11>3")
    assert side(p, "attacker", 3) == "G7 G8"
    assert side(p, "defender", 3) == "T1"
    assert discards(p) == "A0 A11"


def test_duck_meets_beaver() -> None:
    """T6: and the reverse, whoever plays it."""
    p = position({3: ("", "T1 A11")}, attacker_hand="A0", defender_hand="B1")
    play(p, "A0>3")
    assert side(p, "attacker", 3) == ""
    assert side(p, "defender", 3) == "T1"
    assert discards(p) == "A0 A11"


@pytest.mark.parametrize(
    ("attacker", "defender", "card", "dam"),
    [
        ("", "G11", "A0", 3),  # another colour
        ("", "A10", "A0", 3),  # no beaver
        ("A11", "", "A0", 3),  # on his own side
        ("", "A11", "A0", 4),  # at another dam
        ("", "A0", "A1", 3),  # neither duck nor beaver played
    ],
)
def test_no_meeting(attacker: str, defender: str, card: str, dam: int) -> None:
    """T6: same colour, opposite sides, same dam, or nothing happens."""
    p = position({3: (attacker, defender)}, attacker_hand=card, defender_hand="B1")
    play(p, f"{card}>{dam}")
    assert side(p, "attacker", dam).endswith(card)
    assert discards(p) == ""


def test_duck_needs_a_free_space() -> None:
    """T6: a full side cannot take the duck, though it would leave at once."""
    p = position({4: ("G7 R3", "A11")}, attacker_hand="A0", defender_hand="B1")
    assert "A0>4" not in texts(p)
    assert refusal(p, "A0>4").code == "no-room"


def test_no_claim_between_play_and_removal() -> None:
    """T6, F5: the duck that leaves completes nothing, so there is nothing to claim."""
    p = position({1: ("T10 T11", "A11")}, attacker_hand="A0", defender_hand="B1", discards="*5-10")
    play(p, "A0>1")
    assert now(p) == ("defender", "prepare")
    assert p.board.full_at[0] == 0


# -- T7: discards -------------------------------------------------------------------------------


def test_discards_are_public_whatever_brought_them_there() -> None:
    """T7: retreat, log and duck: the same open discards for every reader."""
    p = position({2: ("G7 G8", ""), 3: ("A0", "")}, attacker_hand="B1", defender_hand="A11 R1")
    play(p, "retreat2", "B1>2", "log2", "A11>3")
    for reader in ("attacker", "defender", None):
        assert view(p, reader).board.discards() == p.board.discards()
    assert discards(p) == "G7 G8 A0 A11 B1"


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
    p = position(
        turn="defender", ending="deck-out", attacker_hand="T1 T2", defender_hand="Wsparcie A1",
        deck="",
    )  # fmt: skip
    play(p, "Wsparcie", "@B1", "@B2")
    assert len(p.deck) == 2
    assert hand(p, "defender") == "A1"
    play(p, "T1>3")
    assert winner(p) == "defender held"


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
    p = position(
        {dam + 1: ("", cards) for dam, cards in enumerate(WEAK)},
        turn="defender", attacker_hand="B1", defender_hand="B2",
    )  # fmt: skip
    assert texts(p) == ["pass"]
    play(p, "pass")
    assert len(p.hands[1]) == 2
    assert now(p) == ("attacker", "prepare")


def test_defender_without_space_may_still_throw_a_log() -> None:
    """T9, T4: the preparation is not lost with the play."""
    p = position(
        {dam + 1: ("B3" if dam == 0 else "", cards) for dam, cards in enumerate(WEAK)},
        turn="defender", defender_hand="B2",
    )  # fmt: skip
    assert texts(p) == ["log1", "pass"]
    play(p, "log1", "pass")
    assert len(p.hands[1]) == 2


def test_defender_without_space_must_play_a_playable_trick() -> None:
    """T9: a trick that can be played is a play; passing is not offered."""
    p = position(
        {dam + 1: ("B3" if dam == 0 else "", cards) for dam, cards in enumerate(WEAK)},
        turn="defender", defender_hand="B2 Dezercja", logs=0,
    )  # fmt: skip
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
