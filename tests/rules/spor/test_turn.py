"""Set-up and turn (T1–T9)."""

import pytest

from plansza.core.chance import FastChance, KeyedChance
from plansza.games.spor import GAME
from plansza.games.spor.rules.position import start
from tests.rules.spor.helper import (
    discards,
    finish_turn,
    now,
    play,
    position,
    refusal,
    side,
    texts,
    view,
    words,
)

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
    dams = {2: ("G7", ""), 3: ("G8", ""), 5: ("G9", "")}
    p = position(dams, attacker_hand="A1", defender_hand="B1", retreat="several")
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
