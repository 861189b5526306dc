"""The variant with tactics cards: decks, balance, elites, what counts as a battle card (V2–V6)."""

import pytest

from plansza.core.chance import FastChance
from plansza.games.spor import GAME
from plansza.games.spor.rules.position import start
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
    winner,
    words,
)

# -- V2: two decks ------------------------------------------------------------------------------


def test_the_deal_with_tactics() -> None:
    """V2: six battle cards and one tactics card each; nine tactics cards are left."""
    p = start(GAME.setup(tactics="on"), FastChance(4))
    assert p.board.held == [6, 6]
    assert p.board.held_tactics == [1, 1]
    assert [len(cards) for cards in p.hands] == [7, 7]
    assert (len(p.deck), len(p.tactics)) == (48, 9)


def test_one_battle_or_tactics_card_a_turn() -> None:
    """V2: the elite is the play of the turn; then comes the draw."""
    p = position(attacker_hand="R1 Wazka", defender_hand="A1")
    play(p, "Wazka>3")
    assert texts(p) == ["draw", "draw-tactics"]
    assert side(p, "attacker", 3) == "Wazka"


@pytest.mark.parametrize(("deck", "held"), [("draw", [1, 0]), ("draw-tactics", [0, 1])])
def test_the_draw_is_from_either_deck(deck: str, held: list[int]) -> None:
    """V2: one card, from the deck of his choice."""
    p = position(attacker_hand="R1", defender_hand="A1", tactics="on")
    before = len(p.deck), len(p.tactics)
    play(p, "R1>3", deck)
    assert [p.board.held[0], p.board.held_tactics[0]] == held
    assert (before[0] - len(p.deck), before[1] - len(p.tactics)) == tuple(held)
    assert now(p) == ("defender", "prepare")


def test_an_empty_tactics_deck_only_stops_such_draws() -> None:
    """V2: the battle card is drawn by itself and the game goes on."""
    p = position(attacker_hand="R1", defender_hand="A1", tactics_deck="")
    play(p, "R1>3")
    assert p.board.held == [1, 1]
    assert p.board.ending == 0
    p = position({4: ("G10 G11", "")}, attacker_hand="R1", tactics_deck="")
    play(p, "R1>3")
    assert texts(p) == ["claim4", "draw"]
    assert refusal(p, "draw-tactics").code == "no-tactics-left"


def test_drawing_the_last_tactics_card_ends_nothing() -> None:
    """V2, T8: the battle deck alone ends the game."""
    p = position(attacker_hand="R1", defender_hand="A1", tactics_deck="Wymiana")
    play(p, "R1>3", "draw-tactics")
    assert p.board.ending == 0
    assert now(p) == ("defender", "prepare")


def test_the_battle_deck_ends_the_game_in_spite_of_tactics_cards() -> None:
    """V2, T8: the last battle card announces the last turn."""
    p = position(turn="defender", attacker_hand="R1", defender_hand="A1", deck="B5", tactics="on")
    play(p, "A1>3", "draw", "R1>3")
    assert winner(p) == "defender held"


def test_nobody_sees_which_tactics_card_was_drawn() -> None:
    """V2, T1: only the number of tactics cards in a hand is public."""
    one = position(attacker_hand="R1", defender_hand="Wazka", tactics="on")
    two = position(attacker_hand="R1", defender_hand="Zdrada", tactics="on")
    for reader in ("attacker", None):
        assert view(one, reader).text() == view(two, reader).text()
        assert view(one, reader).board.held_tactics == [0, 1]


# -- V3: the balance ----------------------------------------------------------------------------


def test_the_rulebooks_example_of_the_balance() -> None:
    """V3: the defender who played his first may not play another before the attacker has one."""
    mine, other = "Labedz A1 A2", "R1 R2 Wazka"
    p = position(turn="defender", attacker_hand=other, defender_hand=mine, tactics_deck="Perkoz")
    play(p, "Labedz>3", "draw-tactics", "R1>3")
    assert words(p, "Perkoz") == []
    assert refusal(p, "Perkoz>3").code == "tactics-limit"
    play(p, "A1>3", "Wazka>3")
    assert words(p, "Perkoz") != []


@pytest.mark.parametrize(
    ("played", "may"),
    [((0, 0), True), ((1, 0), False), ((1, 1), True), ((0, 1), True), ((3, 2), False)],
)
def test_at_most_one_more_than_the_opponent(played: tuple[int, int], may: bool) -> None:
    """V3: elites and tricks alike."""
    p = position({2: ("", "T1")}, attacker_hand="R1 Wazka Dezercja", played=played)
    assert ("Wazka>3" in texts(p)) is may
    assert ("Dezercja" in texts(p)) is may


def test_elites_count_though_they_were_discarded() -> None:
    """V3: the log that hits the elite does not give the right back; the count is public."""
    p = position(attacker_hand="Wazka Labedz R1", defender_hand="A1 A2")
    play(p, "Wazka>3", "draw", "log3", "A1>3", "draw")
    assert p.board.fallen == cards("Wazka")
    for reader in ("attacker", "defender", None):
        assert view(p, reader).board.played == [1, 0]
    assert words(p, "Labedz") == []
    assert refusal(p, "Labedz>3").code == "tactics-limit"


def test_tricks_count_too() -> None:
    """V3: after a trick no elite, until the opponent has answered."""
    p = position({2: ("", "T1")}, attacker_hand="Dezercja Wazka R1", defender_hand="A1 Labedz")
    play(p, "Dezercja", "@T1", "draw", "A1>3", "draw")
    assert words(p, "Wazka") == []
    p = position({2: ("", "T1")}, attacker_hand="Dezercja Wazka R1", defender_hand="A1 Labedz")
    play(p, "Dezercja", "@T1", "draw", "Labedz>3", "draw")
    assert words(p, "Wazka") != []


# -- V4: elites ---------------------------------------------------------------------------------


def keeps(attacker: str, defender: str, dam: int = 3, damaged: str = "") -> bool:
    """Whether the defender, full first, keeps the dam: he is as strong at least."""
    p = position({dam: (attacker, defender)}, damaged=damaged, first="defender", played=(0, 0))
    return claims(p) == []


def strictly(attacker: str, defender: str, dam: int = 3, damaged: str = "") -> bool:
    """Whether the attacker is stronger, in both roles."""
    return not keeps(attacker, defender, dam, damaged) and keeps(defender, attacker, dam, damaged)


def test_elites_are_played_like_battle_cards() -> None:
    """V4, T5: they need a free space and take their place in the order."""
    p = position({4: ("R1 R3", ""), 3: ("G7", "")}, attacker_hand="Wazka Perkoz")
    assert words(p, "Wazka") == [f"Wazka>{dam}" for dam in (1, 2, 3, 5, 6, 7)]
    assert refusal(p, "Perkoz>4").code == "no-room"
    play(p, "Wazka>3")
    assert side(p, "attacker", 3) == "G7 Wazka"


def test_two_dragonflies_in_hand_are_one_move() -> None:
    """V4: nobody can tell the two dragonflies apart."""
    p = position(attacker_hand="Wazka Wazka")
    assert texts(p) == [f"Wazka>{dam}" for dam in range(1, 8)]
    play(p, "Wazka>3")
    assert hand(p, "attacker") == "Wazka"


@pytest.mark.parametrize(
    ("cards", "equal_to"),
    [
        ("G4 G6 Wazka", "R4 R5 R6"),  # fills the gap
        ("G4 G5 Wazka", "R4 R5 R6"),  # 4-5-6 rather than 3-4-5
        ("G10 G11 Wazka", "R9 R10 R11"),
        ("G0 G1 Wazka", "R0 R1 R2"),
        ("G9 R9 Wazka", "T9 A9 B9"),
        ("G2 G9 Wazka", "R2 R9 R11"),  # a Bractwo with 11
        ("G4 R6 Wazka", "A4 B5 T6"),  # a Banda
        ("G2 R9 Wazka", "A2 B9 T11"),  # a Zgraja with 11
        ("Wazka Wazka G5", "R5 R6 R7"),  # two dragonflies: 5-6-7
        ("Wazka Wazka G11", "R9 R10 R11"),
        ("G6 G8 Labedz", "R6 R7 R8"),
        ("G7 R7 Labedz", "A7 B7 T7"),
        ("G1 G4 Labedz", "R1 R4 R7"),
        ("G6 R8 Labedz", "A6 B7 T8"),
        ("G1 G3 Perkoz", "R1 R2 R3"),
        ("G2 G3 Perkoz", "R1 R2 R3"),
        ("G4 G5 Perkoz", "R3 R4 R5"),
        ("G0 G1 Perkoz", "R0 R1 R2"),
        ("G2 R2 Perkoz", "A2 B2 T2"),
        ("G5 G6 Perkoz", "R5 R6 R3"),  # a Bractwo with 3
        ("G5 R6 Perkoz", "A5 B6 T3"),
        ("Labedz Perkoz Wazka", "R7 R3 R11"),  # at best a Bractwo
        ("Labedz Wazka Wazka", "R7 R8 R9"),
        ("Perkoz Wazka Wazka", "R3 R4 R5"),
    ],
)
def test_elites_stand_for_their_owners_best(cards: str, equal_to: str) -> None:
    """V4: each side is worth exactly as much as the cards named beside it."""
    assert keeps(cards, equal_to)
    assert keeps(equal_to, cards)


def test_elites_of_four_and_two_spaces() -> None:
    """V4: the same with four cards and with two."""
    assert strictly("Wazka Wazka Labedz G8", "R6 R7 R8 R9", dam=2)  # 7-8-9-10
    assert keeps("Wazka Wazka Labedz G8", "R7 R8 R9 R10", dam=2)
    assert strictly("Wazka Wazka", "R9 R10", dam=4)  # 10-11 in one colour
    assert keeps("Wazka Wazka", "R10 R11", dam=4)
    assert strictly("Wazka Wazka Labedz Perkoz", "R0 R10 R9 R8", dam=2)  # Bractwo of 32
    assert keeps("Perkoz Labedz", "R7 R3", dam=4)


def test_an_elite_may_copy_a_visible_card() -> None:
    """V4: the dragonfly is G6 though G6 lies on the other side, or in the discards."""
    assert keeps("G5 G7 Wazka", "R6 G6 B6") is False
    p = position({3: ("G5 G7 Wazka", "R6 A6 B6")}, discards="*0-11", first="defender")
    assert claims(p) == [3]


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("G5 Wazka R5", "T5 A5 B0"),  # a dragonfly is 0
        ("G5 Labedz R5", "T5 A7 B5"),
        ("G5 Perkoz R5", "T5 A1 B5"),
        ("Wazka Wazka R5", "T0 A0 B5"),
        ("Labedz Perkoz Wazka", "T7 A1 B0"),
    ],
)
def test_elites_at_a_lowest_sum_dam(cards: str, worth: str) -> None:
    """V4, F3: at a − dam an elite is as low as it can be."""
    assert keeps(cards, worth, dam=7)
    assert keeps(worth, cards, dam=7)


def test_elites_at_a_highest_sum_dam() -> None:
    """V4, F3: at a + dam as high as it can be."""
    assert keeps("G5 Wazka Perkoz", "T5 T11 T3", dam=1)
    assert keeps("T5 T11 T3", "G5 Wazka Perkoz", dam=1)


@pytest.mark.parametrize(
    ("dam", "one", "two"),
    [
        (2, "G5 Wazka", "R5 B5"),
        (2, "Wazka Wazka", "R11 B11"),  # a Kompania of 22, not a Legion of 21
        (2, "Perkoz Wazka", "R3 B3"),
        (2, "Labedz Perkoz", "R8 B2"),  # no Kompania: 10
        (3, "G5 G6 Wazka", "R5 R6 R11"),  # a Bractwo of 22, not a Legion of 18
        (3, "G5 R6 Wazka", "T5 R7 B10"),  # no Bractwo: 22
        (1, "G5 R6 Wazka", "T5 A6 B7"),
        (1, "G5 R5 Wazka", "T5 A5 B11"),  # no Banda: 21
        (1, "Labedz Wazka Wazka", "R7 A8 T9"),
    ],
)
def test_elites_at_requirement_dams(dam: int, one: str, two: str) -> None:
    """V4, F4: the asked formation first, then the highest sum in it."""
    assert keeps(one, two, dam, str(dam))
    assert keeps(two, one, dam, str(dam))


def test_elites_are_no_ducks_and_no_beavers() -> None:
    """V4, T6: a dragonfly meets nobody, and nobody meets a dragonfly."""
    p = position({3: ("", "Wazka A11")}, attacker_hand="Wazka A1 T0", defender_hand="B1")
    play(p.copy(), "T0>3")
    play(p, "Wazka>3")
    assert side(p, "attacker", 3) == "Wazka"
    assert side(p, "defender", 3) == "Wazka A11"


def test_both_sides_use_their_elites_at_their_best() -> None:
    """V4: one dragonfly each, each to its owner's advantage."""
    assert strictly("G6 G7 Wazka", "R5 R6 Wazka")
    assert keeps("G6 G7 Wazka", "R6 R7 Wazka")


# -- V6: battle cards only ----------------------------------------------------------------------


def test_retreat_leaves_elites() -> None:
    """V6, T3: retreat discards battle cards only; the elites close up."""
    p = position({2: ("G7 Wazka G9", "")}, attacker_hand="R1", played=(0, 0))
    play(p, "retreat2")
    assert side(p, "attacker", 2) == "Wazka"
    assert discards(p) == "G7 G9"


def test_no_retreat_from_elites_alone() -> None:
    """V6, T3: a dam with only an elite has nothing to discard."""
    p = position({2: ("Wazka", "")}, attacker_hand="R1")
    assert words(p, "retreat") == []


def test_retreat_takes_elites_as_an_option() -> None:
    """V6, T3: `sweep=all`: retreat removes elites too, even alone."""
    p = position({2: ("G7 Wazka", ""), 3: ("Labedz", "")}, attacker_hand="R1", sweep="all")
    assert words(p, "retreat") == ["retreat2", "retreat3"]
    play(p, "retreat2")
    assert side(p, "attacker", 2) == ""
    assert p.board.fallen == cards("Wazka")


@pytest.mark.parametrize("trick", ["Transfer", "Dezercja", "Zdrada"])
@pytest.mark.parametrize("sweep", ["battle", "all"])
def test_single_target_tricks_touch_battle_cards_only(trick: str, sweep: str) -> None:
    """V6: no elite can be moved or discarded by them, whatever the option."""
    p = position({3: ("G7 Wazka", "T1 Labedz")}, attacker_hand=trick, played=(0, 0), sweep=sweep)
    play(p, trick)
    assert texts(p) == (["@G7"] if trick == "Transfer" else ["@T1"])


def test_a_moved_duck_meets_nobody() -> None:
    """V6, T6: cards moved by Zdrada or Transfer wake neither duck nor beaver."""
    betrayed = position({3: ("", "A0 A11")}, attacker_hand="Zdrada")
    play(betrayed, "Zdrada", "@A0")
    assert (side(betrayed, "attacker", 3), side(betrayed, "defender", 3)) == ("A0", "A11")
    handed = position({3: ("A0 A11", "")}, attacker_hand="Transfer")
    play(handed, "Transfer", "@A11", "across")
    assert (side(handed, "attacker", 3), side(handed, "defender", 3)) == ("A0", "A11")


def test_a_moved_card_is_the_newest_for_the_log() -> None:
    """V6, T4: the log hits the cards that lay there before it."""
    p = position({3: ("G7", "T1")}, attacker_hand="Zdrada R1", defender_hand="A1")
    play(p, "Zdrada", "@T1", "draw", "log3")
    assert side(p, "attacker", 3) == "T1"
    assert discards(p) == "G7"


def test_a_moved_card_ends_the_moment_of_the_side_it_left() -> None:
    """V6, F5: Zdrada and Transfer take the fullness from one side and may give it to the other."""
    p = position({4: ("G7", "T1 T3")}, attacker_hand="Zdrada", first="defender")
    play(p, "Zdrada", "@T1")
    assert p.board.full_at[3] > 0 == p.board.full_at[7 + 3]


def test_log_and_turned_dam_take_elites() -> None:
    """V6, T4, K5: these two take whatever lies there."""
    p = position({4: ("Wazka G11", "Labedz")}, turn="defender", defender_hand="A1 A2")
    play(p, "log4")
    assert side(p, "attacker", 4) == "G11"
    q = position({4: ("Wazka G11", "Labedz")}, phase="play", attacker_hand="A1")
    play(q, "claim4")
    assert side(q, "attacker", 4) == side(q, "defender", 4) == ""
