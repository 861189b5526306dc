"""The seven tricks, one by one (V5)."""

import pytest

from plansza.core.chance import FastChance
from plansza.games.spor import GAME
from plansza.games.spor.rules.components import CARD_NUMBERS
from plansza.games.spor.rules.position import SporPosition
from tests.rules.spor.helper import (
    cards,
    claims,
    discards,
    hand,
    now,
    play,
    position,
    refusal,
    side,
    texts,
    view,
)

# -- V5: tricks ---------------------------------------------------------------------------------


def test_a_trick_lies_open_on_its_players_side() -> None:
    """V5: face up beside the tactics deck, by player; and it was the play of the turn."""
    p = position({2: ("", "T1 T2")}, attacker_hand="Dezercja R1", defender_hand="A1")
    play(p, "Dezercja", "@T1", "draw")
    for reader in ("attacker", "defender", None):
        assert view(p, reader).board.tricks == [cards("Dezercja"), []]
    assert now(p) == ("defender", "prepare")


@pytest.mark.parametrize(
    ("trick", "dams", "discarded"),
    [
        ("Transfer", {2: ("", "T1")}, "T5 T6"),  # no battle card of his own
        ("Transfer", {2: ("Labedz", "T1")}, "T5 T6"),  # an elite is no battle card
        ("Rekrutacja", {2: ("T1", "T2")}, ""),
        ("Dezercja", {2: ("T1", "")}, "T5 T6"),
        ("Dezercja", {2: ("T1", "Labedz")}, "T5 T6"),
        ("Zdrada", {2: ("T1", "")}, "T5 T6"),
        ("Zdrada", {2: ("T1", "Labedz")}, "T5 T6"),
        ("Zdrada", {4: ("T1 T3", "G1")}, "T5 T6"),  # no room on his own side
        ("Eksplozja", {}, "T5 T6"),
        ("Eksplozja", {2: ("Labedz", "Perkoz")}, "T5 T6"),
        ("Wsparcie", {2: ("T1", "T2")}, ""),
        ("Wsparcie", {2: ("T1", "T2")}, "T5"),
    ],
)
def test_a_trick_must_be_possible_in_full(
    trick: str, dams: dict[int, tuple[str, str]], discarded: str
) -> None:
    """V5: without its whole effect a trick cannot be played."""
    p = position(dams, discards=discarded, attacker_hand=f"{trick} R1", played=(0, 0))
    assert trick not in texts(p)
    assert refusal(p, trick).code == "trick-impossible"


def test_recruiting_needs_a_free_space() -> None:
    """V5: Rekrutacja without any space on one's own side cannot be played."""
    sides = ("T0 T2 T4", "T1 T3 T5 G6", "G0 G3 B8", "T6 G9", "G2 G5 A9", "R0 R3 R5 G8", "R2 R8 T10")
    dams = {dam + 1: ("", cards) for dam, cards in enumerate(sides)}
    p = position(dams, turn="defender", defender_hand="Rekrutacja R1", discards="B1")
    assert texts(p) == ["pass"]


def test_transfer_to_the_opponents_side() -> None:
    """V5: Transfer: the card crosses its dam and becomes the newest there."""
    p = position({3: ("G7 R1", "T1")}, attacker_hand="Transfer", defender_hand="A1")
    play(p, "Transfer")
    assert texts(p) == ["@G7", "@R1"]
    play(p, "@G7")
    assert texts(p) == ["across", "out"]
    play(p, "across")
    assert side(p, "attacker", 3) == "R1"
    assert side(p, "defender", 3) == "T1 G7"


def test_transfer_to_the_discards() -> None:
    """V5: Transfer: or it is discarded."""
    p = position({3: ("G7 R1", "T1")}, attacker_hand="Transfer", defender_hand="A1")
    play(p, "Transfer", "@R1", "out")
    assert side(p, "attacker", 3) == "G7"
    assert discards(p) == "R1"


def test_transfer_without_room_there() -> None:
    """V5: Transfer: a full opponent leaves only the discards; never another dam."""
    p = position({4: ("G7", "T1 T3"), 3: ("G8", "")}, attacker_hand="Transfer")
    play(p, "Transfer", "@G7")
    assert texts(p) == ["out"]
    assert refusal(p, "to3").code == "not-there"


def test_transfer_by_the_defender() -> None:
    """V5: Transfer: the defender may weaken an attacker's side with it."""
    p = position({3: ("G7", "T1 B5")}, turn="defender", defender_hand="Transfer")
    play(p, "Transfer", "@B5", "across")
    assert side(p, "attacker", 3) == "G7 B5"
    assert side(p, "defender", 3) == "T1"


def test_transfer_that_completes_the_opponents_side() -> None:
    """V5, F5: Transfer: the card given fills his side, at this moment."""
    p = position({4: ("G7", "T1")}, turn="defender", defender_hand="Transfer", attacker_hand="R1")
    play(p, "Transfer", "@T1", "across", "draw")
    assert p.board.full_at[3] > 0
    assert side(p, "attacker", 4) == "G7 T1"


def test_transfer_to_another_own_dam_as_an_option() -> None:
    """V5: `transfer=own-dam`: another dam on one's own side with room, or discard."""
    dams = {3: ("G7 R1", "T1"), 4: ("B1 B3", ""), 5: ("A1", "")}
    p = position(dams, attacker_hand="Transfer", transfer="own-dam")
    play(p, "Transfer", "@G7")
    assert texts(p) == ["to1", "to2", "to5", "to6", "to7", "out"]
    assert refusal(p, "across").code in ("finish-trick", "not-there")
    play(p, "to5")
    assert side(p, "attacker", 3) == "R1"
    assert side(p, "attacker", 5) == "A1 G7"


def test_transfer_across_any_dam_as_an_option() -> None:
    """V5: `transfer=any-dam`: the opponent's side of any dam with room, its own included."""
    dams = {3: ("G7 R1", "T1"), 4: ("", "B1 B3"), 5: ("A1", "")}
    p = position(dams, attacker_hand="Transfer", transfer="any-dam")
    play(p, "Transfer", "@G7")
    assert texts(p) == ["to1", "to2", "to3", "to5", "to6", "to7", "out"]
    assert refusal(p, "to4").code == "not-there"
    assert refusal(p, "across").code == "finish-trick"
    there, here, gone = p.copy(), p.copy(), p.copy()
    told = play(there, "to5")
    assert (side(there, "attacker", 3), side(there, "defender", 5)) == ("R1", "G7")
    assert side(there, "attacker", 5) == "A1"
    assert [event.code for event in told][:1] == ["transfer-over"]
    play(here, "to3")
    assert (side(here, "attacker", 3), side(here, "defender", 3)) == ("R1", "T1 G7")
    play(gone, "out")
    assert discards(gone) == "G7"


def test_recruiting_from_the_discards() -> None:
    """V5: Rekrutacja: any discarded battle card, at any own dam with room, public again."""
    p = position(
        {4: ("B1 B3", "T1")}, discards="R4 G9", attacker_hand="Rekrutacja", defender_hand="A1"
    )
    play(p, "Rekrutacja")
    assert texts(p) == ["@G9", "@R4"]
    play(p, "@G9")
    assert texts(p) == ["to1", "to2", "to3", "to5", "to6", "to7"]
    play(p, "to5")
    assert side(p, "attacker", 5) == "G9"
    assert discards(p) == "R4"


def test_recruited_duck_meets_the_beaver() -> None:
    """V5, T6: Rekrutacja is a play, so duck and beaver both go."""
    p = position({3: ("", "T1 A11")}, discards="A0", attacker_hand="Rekrutacja", defender_hand="B1")
    play(p, "Rekrutacja", "@A0", "to3")
    assert side(p, "attacker", 3) == ""
    assert side(p, "defender", 3) == "T1"
    assert discards(p) == "A0 A11"


def test_elites_are_not_recruited() -> None:
    """V5, V6: Rekrutacja: only the sixty; a discarded elite stays discarded."""
    p = position(discards="R4", fallen="Wazka", attacker_hand="Rekrutacja")
    play(p, "Rekrutacja")
    assert texts(p) == ["@R4"]


def test_desertion() -> None:
    """V5: Dezercja: one opposing battle card is discarded, wherever it lies."""
    p = position({3: ("G7", "T1 Labedz B5"), 4: ("", "R2")}, attacker_hand="Dezercja")
    play(p, "Dezercja")
    assert texts(p) == ["@T1", "@R2", "@B5"]
    play(p, "@T1")
    assert side(p, "defender", 3) == "Labedz B5"
    assert discards(p) == "T1"


def test_betrayal() -> None:
    """V5: Zdrada: the opposing card comes to one's own side of the same dam, as the newest."""
    p = position({3: ("G7", "T1 B5")}, attacker_hand="Zdrada", defender_hand="A1")
    play(p, "Zdrada", "@T1")
    assert side(p, "attacker", 3) == "G7 T1"
    assert side(p, "defender", 3) == "B5"
    assert discards(p) == ""


def test_betrayal_needs_room_at_the_same_dam() -> None:
    """V5: Zdrada: only cards opposite a free space can be taken."""
    p = position({3: ("G7", "T1"), 4: ("G8 R8", "B5")}, attacker_hand="Zdrada")
    play(p, "Zdrada")
    assert texts(p) == ["@T1"]
    assert refusal(p, "@B5").code == "not-a-target"


def test_betrayal_to_any_dam_as_an_option() -> None:
    """V5: `zdrada=any-dam`: any own dam with room."""
    p = position({3: ("G7", "T1"), 4: ("G8 R8", "B5")}, attacker_hand="Zdrada", zdrada="any-dam")
    play(p, "Zdrada", "@B5")
    assert texts(p) == ["to1", "to2", "to3", "to5", "to6", "to7"]
    play(p, "to3")
    assert side(p, "attacker", 3) == "G7 B5"
    assert side(p, "defender", 4) == ""


def test_explosion() -> None:
    """V5: Eksplozja: all battle cards on both sides of one dam; elites stay and close up."""
    p = position(
        {3: ("G7 Wazka G9", "T1"), 4: ("R1", "")}, attacker_hand="Eksplozja", played=(0, 0)
    )
    play(p, "Eksplozja")
    assert texts(p) == ["to3", "to4"]
    play(p, "to3")
    assert side(p, "attacker", 3) == "Wazka"
    assert side(p, "defender", 3) == ""
    assert side(p, "attacker", 4) == "R1"
    assert discards(p) == "T1 G7 G9"


def test_explosion_may_hit_one_side_only() -> None:
    """V5: Eksplozja: one battle card on either side is enough."""
    p = position({3: ("", "T1")}, attacker_hand="Eksplozja")
    play(p, "Eksplozja", "to3")
    assert discards(p) == "T1"


def test_explosion_takes_elites_as_an_option() -> None:
    """V6, V5: `sweep=all`: Eksplozja removes elites too, even alone."""
    p = position(
        {3: ("G7 Wazka G9", "Labedz")}, attacker_hand="Eksplozja", played=(0, 0), sweep="all"
    )
    play(p, "Eksplozja", "to3")
    assert side(p, "attacker", 3) == side(p, "defender", 3) == ""
    assert p.board.fallen == cards("Wazka Labedz")
    alone = position({3: ("Wazka", "")}, attacker_hand="Eksplozja", played=(0, 0), sweep="all")
    assert "Eksplozja" in texts(alone)


def test_support() -> None:
    """V5: Wsparcie: two discarded battle cards go back into the deck, unseen from now on."""
    dams = {3: ("R2 R5 R9", "G4 G5")}
    p = position(dams, discards="G0-11 B1", attacker_hand="Wsparcie", defender_hand="A1")
    assert claims(p) == [3]
    before = len(p.deck)
    play(p, "Wsparcie", "@G6")
    assert "@G6" not in texts(p)
    play(p, "@B1")
    assert len(p.deck) == before + 2
    assert {CARD_NUMBERS["G6"], CARD_NUMBERS["B1"]} <= set(p.deck)
    assert "G6" not in discards(p)
    assert claims(p) == []  # K3: G6 is hidden again


def test_support_only_with_two_discards() -> None:
    """V5: Wsparcie: elites among the discards do not count."""
    p = position(discards="B1", fallen="Wazka Labedz", attacker_hand="Wsparcie R1")
    assert "Wsparcie" not in texts(p)


# -- V5: Wymiana --------------------------------------------------------------------------------


def test_exchange() -> None:
    """V5: Wymiana: both choose three hand cards of any kind; then they change hands."""
    p = position(attacker_hand="Wymiana R1 R2 R3 R4 Wazka", defender_hand="A1 A2 A3 A4 Zdrada")
    play(p, "Wymiana")
    assert list(p.to_move) == [0, 1]
    assert texts(p, 0) == ["give:R1", "give:R2", "give:R3", "give:R4", "give:Wazka"]
    play(p, "give:R1", "give:Wazka", "give:R3", seat=0)
    assert list(p.to_move) == [1]
    assert texts(p) == ["give:A1", "give:A2", "give:A3", "give:A4", "give:Zdrada"]
    play(p, "give:Zdrada", "give:A2", "give:A4", seat=1)
    assert hand(p, "attacker") == "R2 R4 A2 A4 Zdrada"
    assert hand(p, "defender") == "R1 R3 A1 A3 Wazka"
    assert (p.board.held, p.board.held_tactics) == ([4, 4], [1, 1])
    assert texts(p) == ["draw", "draw-tactics"]


def test_exchange_cards_of_one_kind_cannot_be_given_twice() -> None:
    """V5: Wymiana: a card already put in is gone; a second dragonfly is not."""
    p = position(attacker_hand="Wymiana R1 R2 R3 Wazka Wazka", defender_hand="A1 A2 A3 A4")
    play(p, "Wymiana", "give:R1", "give:Wazka", seat=0)
    assert texts(p, 0) == ["give:R2", "give:R3", "give:Wazka"]
    assert refusal(p, "give:R1", seat=0).code == "already-given"
    play(p, "give:Wazka", seat=0)
    assert refusal(p, "give:R2", seat=0).code == "not-your-turn"


def test_exchange_is_secret() -> None:
    """V5: Wymiana: what was put in shows to nobody before the swap, and never to a spectator."""
    worlds = []
    for card in ("R1", "R2"):
        p = position(attacker_hand="Wymiana R1 R2 R3 R4", defender_hand="A1 A2 A3 A4")
        play(p, "Wymiana")
        events = play(p, f"give:{card}", seat=0)
        worlds.append((view(p, "defender").text(), view(p, None).text(), events[0].seen_by(1)))
        assert view(p, "attacker").picks == cards(card)
    assert worlds[0] == worlds[1]


def test_exchange_stays_secret_for_spectators() -> None:
    """V5: Wymiana: after the swap a spectator still knows no card."""
    p = position(attacker_hand="Wymiana R1 R2 R3", defender_hand="A1 A2 A3")
    events = play(p, "Wymiana")
    swap = next(event for event in events if event.code == "swap")
    assert "given" not in swap.seen_by(None)
    assert swap.seen_by(0)["given"] == swap.seen_by(1)["taken"] == "R1 R2 R3"
    spectator = view(p, None)
    assert (spectator.hand, spectator.given, spectator.state.known) == ([], [], [[], []])


def test_exchange_with_a_short_hand() -> None:
    """V5: Wymiana: fewer than three: give all; the other still gives three."""
    p = position(attacker_hand="Wymiana R1", defender_hand="A1 A2 A3 A4 A5")
    play(p, "Wymiana")
    assert p.to_move == (1,)
    play(p, "give:A1", "give:A2", "give:A3")
    assert hand(p, "attacker") == "A1 A2 A3"
    assert hand(p, "defender") == "R1 A4 A5"


def test_exchange_with_the_opponents_short_hand() -> None:
    """V5: Wymiana: the same when the opponent is short."""
    p = position(turn="defender", attacker_hand="R1 R2", defender_hand="Wymiana A1 A2 A3 A4")
    play(p, "Wymiana")
    assert p.to_move == (1,)
    play(p, "give:A4", "give:A1", "give:A2")
    assert hand(p, "attacker") == "A1 A2 A4"
    assert hand(p, "defender") == "R1 R2 A3"


def test_exchange_with_empty_hands() -> None:
    """V5: Wymiana: nothing to give on either side, and the turn simply goes on."""
    p = position(attacker_hand="Wymiana", defender_hand="")
    play(p, "Wymiana")
    assert hand(p, "attacker") == hand(p, "defender") == ""
    assert now(p) == ("attacker", "draw")


def test_exchange_in_the_defenders_turn_may_end_with_the_attacker() -> None:
    """V5, T2: Wymiana: whoever chooses last, the draw belongs to the player whose turn it is."""
    mine, other = "Wymiana A1 A2 A3 A4", "R1 R2 R3 R4"
    p = position(turn="defender", attacker_hand=other, defender_hand=mine, tactics_deck="")
    play(p, "Wymiana", "give:A1", "give:A2", seat=1)
    play(p, "give:R1", "give:R2", seat=0)
    play(p, "give:A3", seat=1)
    play(p, "give:R3", seat=0)
    assert now(p) == ("attacker", "prepare")
    assert [len(cards) for cards in p.hands] == [4, 5]


def exposed(p: SporPosition, role: str) -> list[int]:
    """The cards that a role was given and still holds, as it knows."""
    seen = view(p, role)
    assert seen.seat is not None
    return seen.state.known[1 - p.board.role(seen.seat)]


def test_what_was_given_is_remembered() -> None:
    """V5, T1: after Wymiana each knows three cards of the other, until they are played."""
    p = position(attacker_hand="Wymiana R1 R2 R3", defender_hand="A1 A2 A3", tactics_deck="")
    play(p, "Wymiana")
    assert view(p, "attacker").given == cards("R1 R2 R3") == exposed(p, "defender")
    assert view(p, "defender").given == cards("A1 A2 A3") == exposed(p, "attacker")
    play(p, "R2>3")
    assert view(p, "attacker").given == cards("R1 R3") == exposed(p, "defender")
    play(p, "A1>3")
    assert view(p, "defender").given == cards("A2 A3") == exposed(p, "attacker")


def test_a_dragonfly_given_away_is_forgotten_when_one_is_played() -> None:
    """V5, V4: nobody can tell whether it was that dragonfly or the other."""
    p = position(
        attacker_hand="Wymiana R1 R2 Wazka", defender_hand="A1 A2 A3 Wazka", tactics_deck=""
    )
    play(p, "Wymiana", "give:A1", "give:A2", "give:A3")
    assert view(p, "attacker").given == cards("R1 R2 Wazka")
    play(p, "Wazka>3")
    assert view(p, "attacker").given == cards("R1 R2")


def test_imagined_worlds_respect_the_exchange() -> None:
    """V5, T1: whatever the attacker imagines, the defender holds what he was given."""
    p = position(
        attacker_hand="Wymiana R1 R2 R3 R4", defender_hand="A1 A2 A3 A4 Wazka", tactics="on"
    )
    play(p, "Wymiana")
    play(p, "give:R1", "give:R2", "give:R3", seat=0)
    play(p, "give:A1", "give:A2", "give:Wazka", seat=1)
    for seed in range(30):
        world = GAME.imagine(p.view(0), FastChance(seed))
        held = world.data()["hands"][1]
        assert set(cards("R1 R2 R3")) <= set(held)
        assert len(held) == 5
        assert world.view(0).text() == p.view(0).text()


def test_cards_shuffled_back_are_hidden_from_old_hands() -> None:
    """V5, T1: after Wsparcie the opponent holds neither card until he draws one."""
    p = position(
        discards="B1 B2",
        attacker_hand="Wsparcie R1 R2",
        defender_hand="A1 A2 A3",
        tactics_deck="",
        deck="T1-5",
    )
    play(p, "Wsparcie", "@B1", "@B2")
    assert view(p, "attacker").state.fresh == view(p, "defender").state.fresh == [[1.0], [0.0, 1.0]]
    play(p, "A1>3")  # the attacker had drawn once, now the defender too
    assert view(p, "attacker").state.fresh == [[0.0, 1.0], [0.0, 1.0]]
    play(p, "R1>3")  # one of three, of which one was drawn since; then he draws another
    old_or_new = [0.0, pytest.approx(1 / 3), pytest.approx(2 / 3)]
    assert view(p, "defender").state.fresh == [[0.0, 1.0], old_or_new]


def back_in_other_hand(role: str, seed_count: int, *moves: str) -> set[int]:
    """How many of B1 and B2, shuffled back, this role imagines in the other's hand."""
    p = position(
        attacker_hand="Wsparcie R1 R2", defender_hand="A1 A2 A3", tactics_deck="", deck="T1-3 G1"
    )
    play(p, "Wsparcie", "@B1", "@B2", *moves)
    seat = 0 if role == "attacker" else 1
    worlds = [GAME.imagine(p.view(seat), FastChance(n)).data() for n in range(seed_count)]
    return {len(set(cards("B1 B2")) & set(world["hands"][1 - seat])) for world in worlds}


def test_imagined_worlds_respect_the_support() -> None:
    """V5, T1: no draw since: none; one draw: at most one; two draws: up to two."""
    assert back_in_other_hand("attacker", 60) == {0}
    assert back_in_other_hand("attacker", 200, "A1>3") == {0, 1}
    assert back_in_other_hand("defender", 200) == {0, 1}
