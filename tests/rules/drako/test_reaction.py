"""Reactions: shields, stones, the dodge, and who is asked (T7, T8, P1)."""

import pytest

from plansza.games.drako.rules.board import REACTING
from tests.rules.drako.helper import (
    at,
    codes,
    discards,
    hand,
    play,
    position,
    refusal,
    texts,
    winner,
    wounds,
)

RING = "knight:c3 archer1:e1 thrower:c4 berserker:c2"


# -- T7: shields --------------------------------------------------------------------------------


def test_a_shield_stops_one_attack_of_any_strength() -> None:
    """T7: blocking is no action and costs the card."""
    p = position("knights-trolls", RING, turn=1, hands=("A-1|S M1-2|S", "A-3"))
    play(p, "play:A-3", "use1", "throwerxknight")
    assert p.to_move == (0,)
    assert texts(p) == ["block:A-1|S@1", "block:M1-2|S@1", "dodge@1", "endure"]
    play(p, "block:A-1|S@1")
    assert wounds(p, "knight") == 0
    assert discards(p, 0) == "A-1|S"
    assert hand(p, 0) == "M1-2|S"
    assert (p.to_move, p.board.actions) == ((1,), 1)


def test_one_shield_for_each_attack() -> None:
    """T7: the defender chooses which attacks he blocks, each with a card of its own."""
    p = position("knights-trolls", RING, turn=1, hands=("A-1|S M1-2|S", "A2-2/1"), dodge=False)
    play(p, "play:A2-2/1", "use1", "throwerxknight", "berserkerxknight", "assign:thrower")
    assert texts(p, "block:A") == ["block:A-1|S@1", "block:A-1|S@2"]
    play(p, "block:A-1|S@2")
    assert texts(p) == ["block:M1-2|S@1", "endure"]
    assert refusal(p, "block:M1-2|S@2").code == "no-such-attack"
    play(p, "endure")
    assert wounds(p, "knight") == 2


@pytest.mark.parametrize("second", ["knight", "archer1"])
def test_a_double_shield_stops_two(second: str) -> None:
    """T7: on one figure or on two; or only one attack."""
    figures = "knight:c3 archer1:d2 thrower:c4 berserker:c2"
    p = position("knights-trolls", figures, turn=1, hands=("SS", "A2-2/2"), dodge=False)
    play(p, "play:A2-2/2", "use1", "throwerxknight", f"berserkerx{second}")
    q = p.copy()
    play(p, "block:SS@1")
    assert texts(p) == ["also@2", "done"]
    assert refusal(p, "endure").code == "spare-first"
    play(p, "also@2")
    assert (wounds(p, "knight"), wounds(p, "archer1")) == (0, 0)
    play(q, "block:SS@1", "done")
    assert wounds(q, second) == 2


@pytest.mark.parametrize("held", ["Bow-2", "SS", "M1-2 M1-2 A-2"])
def test_the_defender_is_asked_whatever_he_holds(held: str) -> None:
    """T7: a window opens even without a shield in hand: its absence would tell."""
    p = position("knights-trolls", RING, turn=1, hands=(held, "A-3"), dodge=False)
    play(p, "play:A-3", "use1", "throwerxknight")
    assert (p.to_move, p.board.phase) == ((0,), REACTING)
    assert p.view(1).prompt()[0] == "wait-answer"
    assert "endure" in texts(p)


def test_an_empty_hand_is_not_asked() -> None:
    """T7: without cards and without a dodge the window is skipped, on public facts."""
    p = position("knights-trolls", RING, turn=1, hands=("", "A-3"), dodge=False)
    play(p, "play:A-3", "use1", "throwerxknight")
    assert wounds(p, "knight") == 3
    p = position("knights-trolls", RING, turn=1, hands=("", "A-3"))
    play(p, "play:A-3", "use1", "throwerxknight")
    assert texts(p) == ["dodge@1", "endure"]


def test_a_card_without_a_shield_does_not_block() -> None:
    """T7: only cards with the symbol."""
    p = position("knights-trolls", RING, turn=1, hands=("Bow-2 A-1|S", "A-3"))
    play(p, "play:A-3", "use1", "throwerxknight")
    assert refusal(p, "block:Bow-2@1").code == "no-shield"
    assert refusal(p, "block:SS@1").code == "not-in-hand"
    assert refusal(p, "play:A-1|S").code == "answer-first"


def test_what_is_public() -> None:
    """T7: sizes of hands and decks, stones, markers and every discard are seen by all."""
    p = position("knights-trolls", RING, turn=1, hands=("SS", "A-3"), discards=("Bow-3", "S"))
    for seat in (0, 1, None):
        board = p.view(seat).board
        assert (board.held, board.deck) == ([1, 1], [36, 36])
        assert board.discards == p.board.discards
        assert (board.stones, board.dodge, board.net) == (10, True, -1)
    assert p.view(None).hand == []
    assert p.view(1).hand == p.hands[1]


def test_all_damage_before_deaths_and_clocks() -> None:
    """T7, E1: the last enemy falls to the trolls' last card: deaths are tested first."""
    figures = "knight:c3/4 thrower:c4 berserker:a1"
    p = position(
        "knights-trolls", figures, turn=1, hands=("", "A-3"), decks=(None, ""), dodge=False
    )
    play(p, "play:A-3", "use1", "throwerxknight")
    assert winner(p) == "1 knights-slain"


def test_attacks_are_never_redirected() -> None:
    """T7: the second blow at a figure that the first one fells is lost."""
    figures = "knight:e2 archer1:c3/2 archer2:d1 thrower:c4 berserker:c2"
    p = position("knights-trolls", figures, turn=1, hands=("", "A2-2/2"), dodge=False)
    play(p, "play:A2-2/2", "use1", "throwerxarcher1", "berserkerxarcher1")
    assert at(p, "archer1") == ""
    assert (wounds(p, "knight"), wounds(p, "archer2")) == (0, 0)
    assert p.board.dealt[1] == 1


# -- T8: stones ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "price"), [("A-2|S(1)", 1), ("M2-1|S(2)", 2), ("S", 0)])
def test_a_shield_may_cost_stones(card: str, price: int) -> None:
    """T8: they go to the used pile; both trolls may use them, also when the throw is lost."""
    for target, figures in (
        ("thrower", "knight:c3 thrower:c4/4 berserker:a1"),
        ("berserker", "knight:c3 thrower:a1 berserker:c4/5"),
    ):
        p = position("knights-trolls", figures, hands=("A-2", card), stones=4, used=6)
        play(p, "play:A-2", "use1", f"knightx{target}", f"block:{card}@1")
        assert (p.board.stones, p.board.used_stones) == (4 - price, 6 + price)


def test_without_stones_it_does_not_block() -> None:
    """T8: the price must be in stock."""
    figures = "knight:c3 thrower:c4 berserker:a1"
    p = position("knights-trolls", figures, hands=("A-2", "M2-1|S(2) A-2|S(1)"), stones=1)
    play(p, "play:A-2", "use1", "knightxthrower")
    assert texts(p) == ["block:A-2|S(1)@1", "endure"]
    assert refusal(p, "block:M2-1|S(2)@1").code == "no-stones"


def test_stones_run_out_between_two_blocks() -> None:
    """T7, T8: all blocks together stay within the stock."""
    figures = "knight:c3 archer1:b3 thrower:c4 berserker:a1"
    p = position("knights-trolls", figures, hands=("A2-1/1", "A-2|S(1) M1-2|S(1)"), stones=1)
    play(p, "play:A2-1/1", "use1", "knightxthrower", "archer1xthrower", "block:A-2|S(1)@1")
    assert texts(p) == ["endure"]
    play(p, "endure")
    assert wounds(p, "thrower") == 1


# -- P1: the dodge ------------------------------------------------------------------------------


def test_the_dodge_blocks_and_steps() -> None:
    """P1: one attack on the knight, once a game; then he may step to a free neighbour."""
    p = position("knights-trolls", RING, turn=1, hands=("Bow-2", "A-3 A-3"))
    play(p, "play:A-3", "use1", "throwerxknight", "dodge@1")
    assert p.to_move == (0,)
    assert texts(p) == ["knight>b2", "knight>b3", "knight>d2", "knight>d3", "done"]
    assert refusal(p, "knight>a1").code == "too-far"
    play(p, "knight>d3")
    assert (at(p, "knight"), wounds(p, "knight"), p.board.dodge) == ("d3", 0, False)
    play(p, "play:A-3", "use1", "throwerxknight")
    assert texts(p) == ["endure"]
    assert refusal(p, "dodge@1").code == "no-dodge"


def test_the_marker_is_spent_without_a_step() -> None:
    """P1: staying is allowed; without a free field nobody asks."""
    p = position("knights-trolls", RING, turn=1, hands=("", "A-3"))
    play(p, "play:A-3", "use1", "throwerxknight", "dodge@1", "done")
    assert (at(p, "knight"), p.board.dodge) == ("c3", False)
    figures = "knight:a1 archer1:b1 archer2:b2 thrower:a2 berserker:c5"
    p = position("knights-trolls", figures, turn=1, hands=("", "A-3"))
    play(p, "play:A-3", "use1", "throwerxknight", "dodge@1")
    assert p.to_move == (1,)


def test_wounds_come_before_the_step() -> None:
    """P1: he first takes the unblocked attacks, and steps only if he lives."""
    for before, alive in ((2, True), (3, False)):
        figures = f"knight:c3/{before} archer1:e1 thrower:c4 berserker:c2"
        p = position("knights-trolls", figures, turn=1, hands=("", "A2-2/2"))
        play(p, "play:A2-2/2", "use1", "throwerxknight", "berserkerxknight", "dodge@1")
        assert (at(p, "knight") != "") is alive
        assert ("knight>b2" in texts(p)) is alive


def test_the_dodge_does_not_stop_a_second_charge_hit() -> None:
    """P1, P5: of two blows of a charge it takes one."""
    p = position(
        "knights-trolls", "knight:c3 thrower:a1 berserker:c5", turn=1, hands=("", "Charge")
    )
    play(p, "play:Charge", "use1", "hit:W", "dodge@1")
    assert wounds(p, "knight") == 1
    assert "knight>b2" in texts(p)


def test_only_the_knight_dodges() -> None:
    """P1: an attack on an archer cannot be dodged."""
    figures = "knight:e2 archer1:c3 thrower:c4 berserker:a1"
    p = position("knights-trolls", figures, turn=1, hands=("Bow-2", "A-2|M1-1"))
    events = play(p, "play:A-2|M1-1", "use1", "throwerxarcher1")
    assert codes(events)[-1] == "attack"
    assert texts(p) == ["endure"]
