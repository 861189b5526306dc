"""The turn: actions, cards, moving and striking (T1–T6)."""

import pytest

from plansza.games.drako.rules.board import CHOOSING
from plansza.games.drako.rules.fields import FIELD_NUMBERS
from tests.rules.drako.helper import (
    at,
    codes,
    discards,
    hand,
    play,
    position,
    refusal,
    texts,
    wounds,
)

ALL = "knight:e2 archer1:e1 archer2:e3 thrower:a1 berserker:a3"


# -- T1, T2: two actions ------------------------------------------------------------------------


def test_two_actions_then_the_other() -> None:
    """T1, T2: any mix of drawing and playing makes two actions; then turns change."""
    for first, second in (("draw", "draw"), ("draw", "card"), ("card", "draw"), ("card", "card")):
        p = position("knights-trolls", ALL, hands=("A-2 A-2", "S"))
        for action in (first, second):
            assert p.to_move == (0,)
            play(p, *(("draw",) if action == "draw" else ("play:A-2", "waste")))
        assert p.to_move == (1,)
        assert p.board.actions == 2


def test_both_actions_are_compulsory() -> None:
    """T1, T4: there is no passing while a card can be played or drawn."""
    p = position("knights-trolls", ALL, hands=("A-2", "S"))
    assert texts(p) == ["play:A-2", "draw"]
    assert refusal(p, "done").code == "act-first"


def test_drawing_two() -> None:
    """T2: two cards; everybody sees how many, the owner which."""
    p = position("knights-trolls", ALL, hands=("A-2", "S"))
    (event,) = play(p, "draw")
    assert event.facts == {"seat": 0, "count": 2}
    assert set(event.secrets) == {0}
    assert len(p.hands[0]) == 3
    assert p.board.deck[0] == 35


def test_hand_limit() -> None:
    """T2: over six, the owner chooses what to discard, down to six, for one action."""
    p = position("knights-trolls", ALL, hands=("A-2 A-2 Bow-2 Bow-2 SS SS", "S"))
    play(p, "draw")
    assert len(p.hands[0]) == 8
    assert refusal(p, "draw").code == "drop-first"
    assert refusal(p, "drop:Charge").code == "not-in-hand"
    play(p, "drop:SS", "drop:SS")
    assert len(p.hands[0]) == 6
    assert discards(p, 0) == "SS SS"
    assert (p.to_move, p.board.actions) == ((0,), 1)


def test_a_short_deck() -> None:
    """T2: fewer left are drawn; from an empty deck drawing is not offered."""
    p = position("knights-trolls", ALL, hands=("A-2", "S"), decks=("Bow-3", None))
    play(p, "draw")
    assert hand(p, 0) == "Bow-3 A-2"
    assert "draw" not in texts(p)
    assert refusal(p, "draw").code == "deck-empty"


# -- T3: a played card --------------------------------------------------------------------------


def test_one_symbol_of_two() -> None:
    """T3: the card lies open, one of its symbols is carried out, the card is discarded."""
    p = position("knights-trolls", "knight:c3 thrower:c4", hands=("A-1|S Bow-2|M1-1", "S"))
    play(p, "play:Bow-2|M1-1")
    assert p.board.phase == CHOOSING
    assert texts(p) == ["use2", "waste"]  # no archer lives
    play(p, "use2", "knight>c2")
    assert discards(p, 0) == "Bow-2|M1-1"
    assert hand(p, 0) == "A-1|S"


def test_a_card_without_its_effect() -> None:
    """T3: any card may be played without effect; no stone is spent then."""
    p = position("knights-trolls", "knight:c3 thrower:c4", turn=1, hands=("", "Rock-3 S"))
    play(p, "play:Rock-3", "waste")
    assert p.board.stones == 10
    assert discards(p, 1) == "Rock-3"


def test_a_symbol_without_its_figure_has_no_effect() -> None:
    """T3: dead archers do not shoot, and a shield is no action."""
    p = position("knights-trolls", "knight:c3 thrower:c5", hands=("Bow-2 SS A-2", "S"))
    for card in ("Bow-2", "SS"):
        q = p.copy()
        play(q, f"play:{card}")
        assert texts(q) == ["waste"]
    play(p, "play:SS")
    assert refusal(p, "use1").code == "shield-reacts"
    assert refusal(p, "use2").code == "no-symbol"
    assert refusal(p, "play:A-2").code == "symbol-first"


# -- T4: no cards -------------------------------------------------------------------------------


def test_an_empty_hand_must_draw() -> None:
    """T4: with a deck left, drawing is all there is."""
    p = position("knights-trolls", ALL, hands=("", "S"))
    assert texts(p) == ["draw"]


def test_without_cards_the_rest_of_the_turn_lapses() -> None:
    """T4: after the last card the second action lapses, and later turns are passed."""
    p = position("knights-trolls", ALL, hands=("A-2", "S S"), decks=("", None))
    events = play(p, "play:A-2", "waste")
    assert codes(events)[-1] == "lapse"
    assert p.to_move == (1,)
    events = play(p, "draw", "draw")
    assert "pass" in codes(events)
    assert p.to_move == (1,)
    assert p.board.actions == 2


# -- T5: moving ---------------------------------------------------------------------------------


def test_up_to_the_value() -> None:
    """T5: fewer steps are allowed, more are not."""
    p = position("knights-trolls", "knight:e1 thrower:a1", hands=("M1-2", ""))
    play(p, "play:M1-2", "use1")
    reached = {text.partition(">")[2] for text in texts(p)}
    assert reached == {"c1", "c2", "c3", "d1", "d2", "d3", "e2", "e3"}
    assert "knight>b1" not in texts(p)
    assert refusal(p, "knight>a1").code == "occupied"
    assert refusal(p, "knight>b1").code == "too-far"


def test_never_through_figures() -> None:
    """T5: neither enemies nor own figures are passed or landed on."""
    p = position("knights-trolls", "knight:e1 archer1:d1 archer2:e2 thrower:d2", hands=("M1-2", ""))
    play(p, "play:M1-2", "use1")
    assert texts(p, "knight") == []
    assert "archer1>c1" in texts(p)


def test_two_figures_move_in_any_order() -> None:
    """T5: M2 moves up to two, each once; the second may use the field just left."""
    p = position("knights-trolls", "knight:e1 archer1:d1 thrower:a3", hands=("M2-1 A-2", ""))
    play(p, "play:M2-1", "use1", "archer1>c1")
    assert texts(p, "archer1") == []
    assert refusal(p, "archer1>c2").code == "has-acted"
    assert texts(p)[-1] == "done"
    play(p, "knight>d1")
    assert (at(p, "knight"), at(p, "archer1")) == ("d1", "c1")
    assert p.board.actions == 1


def test_one_of_two_is_enough() -> None:
    """T5: the second figure need not move, but the first must before that is enough."""
    p = position("knights-trolls", ALL, hands=("M2-1 A-2", ""))
    play(p, "play:M2-1", "use1")
    assert refusal(p, "done").code == "nothing-yet"
    play(p, "knight>d2", "done")
    assert at(p, "knight") == "d2"
    assert p.board.actions == 1


# -- T6: striking -------------------------------------------------------------------------------


def test_only_neighbours_are_struck() -> None:
    """T6: the attacker stands next to his target; the owner chooses among them."""
    p = position(
        "knights-trolls", "knight:c3 archer1:e1 thrower:c4 berserker:b2", hands=("A-2", "S")
    )
    play(p, "play:A-2", "use1")
    assert texts(p) == ["knightxthrower", "knightxberserker"]
    assert refusal(p, "archer1xthrower").code == "cannot-reach"
    play(p, "knightxberserker", "endure")
    assert (wounds(p, "berserker"), wounds(p, "thrower")) == (2, 0)


def test_three_strike_at_once_each_once() -> None:
    """T6: all attacks of a card are declared before the defender answers."""
    p = position(
        "knights-trolls", "knight:c3 archer1:b3 archer2:c5 thrower:c4", hands=("A3-1", "S")
    )
    play(p, "play:A3-1", "use1", "archer1xthrower", "knightxthrower")
    assert p.to_move == (0,)
    play(p, "archer2xthrower")
    assert p.to_move == (1,)
    play(p, "endure")
    assert wounds(p, "thrower") == 3


def test_fewer_attackers_than_the_card_allows() -> None:
    """T6: A3 may be used by one or two."""
    p = position(
        "knights-trolls", "knight:c3 archer1:b3 archer2:c5 thrower:c4", hands=("A3-1", "S")
    )
    play(p, "play:A3-1", "use1", "archer1xthrower", "done", "endure")
    assert wounds(p, "thrower") == 1


def test_a_lone_attacker_takes_the_higher_value() -> None:
    """T6: of A2-2/1, when only one troll can strike."""
    p = position(
        "knights-trolls", "knight:c3 thrower:c4 berserker:a1", turn=1, hands=("SS", "A2-2/1")
    )
    play(p, "play:A2-2/1", "use1", "throwerxknight", "endure")
    assert wounds(p, "knight") == 2


@pytest.mark.parametrize(("strong", "knight", "archer"), [("thrower", 2, 1), ("berserker", 1, 2)])
def test_the_owner_assigns_unequal_values(strong: str, knight: int, archer: int) -> None:
    """T6: who of the pair strikes with the higher value."""
    figures = "knight:c3 archer1:e2 thrower:c4 berserker:e1"
    p = position("knights-trolls", figures, turn=1, hands=("SS", "A2-2/1"))
    play(p, "play:A2-2/1", "use1", "throwerxknight", "berserkerxarcher1")
    assert texts(p) == ["assign:thrower", "assign:berserker"]
    play(p, f"assign:{strong}", "endure")
    assert (wounds(p, "knight"), wounds(p, "archer1")) == (knight, archer)


def test_moving_leaves_the_old_field_free() -> None:
    """T5: whoever goes away frees the field for others."""
    p = position("knights-trolls", ALL, hands=("M1-2", ""))
    play(p, "play:M1-2", "use1", "knight>d2")
    assert p.board.field[FIELD_NUMBERS["e2"]] == -1
