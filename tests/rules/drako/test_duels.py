"""Endings, the four crossovers, and the options (E1, E2, X1–X4, O1, O2)."""

import pytest

from plansza.core.chance import FastChance
from plansza.games.drako.rules.assumptions import STALL_TURNS
from plansza.games.drako.rules.board import PAIRING
from plansza.games.drako.rules.components import card_names
from plansza.games.drako.rules.ending import match_outcome
from plansza.games.drako.rules.fields import FIELD_NAMES
from plansza.games.drako.rules.position import DrakoPosition, start
from tests.rules.drako.helper import (
    GAME,
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

# -- E1: knights and trolls ---------------------------------------------------------------------


def test_all_knights_dead() -> None:
    """E1: the trolls win; one figure alive is not the end."""
    for others, over in (("", True), ("archer1:e1", False)):
        figures = f"knight:c3/4 {others} thrower:c4"
        p = position("knights-trolls", figures, turn=1, hands=("", "A-3 S"), dodge=False)
        play(p, "play:A-3", "use1", "throwerxknight")
        assert (p.outcome is not None) is over
        if over:
            assert winner(p) == "1 knights-slain"


def test_both_trolls_dead() -> None:
    """E1: the knights win."""
    p = position("knights-trolls", "knight:c3 thrower:c4/7", hands=("A-2", ""))
    play(p, "play:A-2", "use1", "knightxthrower")
    assert winner(p) == "0 trolls-slain"


def test_the_trolls_run_out_of_cards() -> None:
    """E1: deck and hand empty, after the last card is resolved; an empty deck ends nothing."""
    figures = "knight:c3 thrower:c4"
    p = position(
        "knights-trolls", figures, turn=1, hands=("A-2", "A-3 S"), decks=(None, ""), dodge=False
    )
    play(p, "play:A-3", "use1", "throwerxknight", "endure")
    assert wounds(p, "knight") == 3
    assert p.outcome is None
    play(p, "play:S", "waste")
    assert winner(p) == "0 trolls-out"


def test_a_shield_may_be_the_last_card() -> None:
    """E1, T7: the end comes at once, also in the enemy's turn."""
    figures = "knight:c3 thrower:c4"
    p = position("knights-trolls", figures, hands=("A-2 A-2", "S"), decks=(None, ""))
    play(p, "play:A-2", "use1", "knightxthrower", "block:S@1")
    assert winner(p) == "0 trolls-out"


def test_knights_without_cards_pass() -> None:
    """E1, T4: their empty deck ends nothing."""
    p = position("knights-trolls", "knight:c3 thrower:a1", hands=("A-2", "S"), decks=("", None))
    play(p, "play:A-2", "waste")
    assert p.outcome is None
    assert p.to_move == (1,)


# -- E2: dragon and dwarves ---------------------------------------------------------------------


def test_dragon_dead_or_dwarves_dead_or_out() -> None:
    """E2: the three ways it ends."""
    p = position("dragon-dwarves", "dragon:c3/9 brald:c4", turn=1, hands=("", "A-2"))
    play(p, "play:A-2", "use1", "braldxdragon")
    assert winner(p) == "1 dragon-slain"
    p = position("dragon-dwarves", "dragon:c3 brald:c4/5", hands=("A-2", ""))
    play(p, "play:A-2", "use1", "dragonxbrald")
    assert winner(p) == "0 dwarves-slain"
    p = position(
        "dragon-dwarves", "dragon:c3 brald:c4", turn=1, hands=("S", "A-2"), decks=(None, "")
    )
    play(p, "play:A-2", "waste")
    assert winner(p) == "0 dwarves-out"


# -- X1: trolls and dragon ----------------------------------------------------------------------

X1 = "thrower:a1 berserker:c4 dragon:c3"


def test_discards_are_shuffled_again_in_the_middle_of_a_draw() -> None:
    """X1, T2: an empty deck is made anew from the discards; stones do not come back."""
    p = position("trolls-dragon", X1, hands=("S", "S"), decks=("Rock-3", None), stones=2, used=4)
    events = play(p, "draw")
    assert codes(events) == ["reshuffle", "draw"]
    assert "Rock-3" in hand(p, 0)
    assert len(p.hands[0]) == 3
    assert (p.board.deck[0], discards(p, 0)) == (35, "")
    assert (p.board.stones, p.board.used_stones) == (2, 4)


def test_an_unending_deck_loses_nobody() -> None:
    """X1, T3: played cards, shields and discards over the limit lie on the pile and come back."""
    p = position("trolls-dragon", X1, turn=1, hands=("", "S"), decks=(None, ""))
    assert set(texts(p)) == {"play:S", "draw"}
    play(p, "play:S", "waste")
    assert discards(p, 1).split()[-1] == "S"
    play(p, "draw")
    assert len(p.hands[1]) == 2
    assert p.board.deck[1] == 36


def test_what_everybody_can_count_is_remembered() -> None:
    """X1, T7: at a reshuffle the hand can be worked out, and imagination keeps to it."""
    p = position("trolls-dragon", X1, hands=("S Rock-3", "S"), decks=("", None))
    play(p, "draw")
    assert card_names(p.board.counted[0]) == "Rock-3 S"
    for seed in range(20):
        imagined = GAME.imagine(p.view(1), FastChance(seed))
        assert isinstance(imagined, DrakoPosition)
        held = card_names(imagined.hands[0]).split()
        assert {"Rock-3", "S"} <= set(held)
    play(p, "play:S", "waste")
    assert card_names(p.board.counted[0]) == "Rock-3"


def test_no_shield_helps_the_berserker() -> None:
    """X1, T7: neither free nor paid; the thrower blocks; the window is skipped, as all know."""
    figures = "thrower:c2 berserker:c4 dragon:c3"
    p = position("trolls-dragon", figures, turn=1, hands=("S A-2|S(1)", "A-2 A-2"))
    play(p, "play:A-2", "use1", "dragonxberserker")
    assert wounds(p, "berserker") == 2
    play(p, "play:A-2", "use1", "dragonxthrower", "block:S@1")
    assert wounds(p, "thrower") == 0
    line = position(
        "trolls-dragon", "thrower:c4 berserker:c5 dragon:c3", turn=1, hands=("S A-2|S(1)", "Fire-2")
    )
    play(line, "play:Fire-2", "use1", "dragonxthrower")
    assert texts(line) == ["block:A-2|S(1)@1", "block:S@1", "endure"]
    assert refusal(line, "block:S@2").code == "no-shield-for"


def test_trolls_and_dragon_end_by_death_only() -> None:
    """X1: dragon dead, or trolls dead."""
    p = position("trolls-dragon", "thrower:a1 berserker:c4 dragon:c3/9", hands=("A-3", ""))
    play(p, "play:A-3", "use1", "berserkerxdragon")
    assert winner(p) == "0 dragon-slain"
    p = position("trolls-dragon", "berserker:c4/7 dragon:c3", turn=1, hands=("", "A-3"))
    play(p, "play:A-3", "use1", "dragonxberserker")
    assert winner(p) == "1 trolls-slain"


def test_a_stall_is_a_draw() -> None:
    """X1: so many turns in a row without a wound; a wound starts the count anew."""
    p = position("trolls-dragon", X1, hands=("S", "S"))
    p.board.calm = STALL_TURNS - 1
    q = p.copy()
    play(p, "play:S", "waste", "draw")
    assert winner(p) == "drawn stalled"
    q.hands[0], q.board.held[0] = sorted([*q.hands[0], q.decks[0].pop()]), 2
    q.board.deck[0] -= 1
    q.board.hurt = True
    play(q, "play:S", "waste", "draw")
    assert (q.outcome, q.board.calm) == (None, 0)
    other = position("knights-trolls", "knight:c3 thrower:a1", hands=("A-2", "S"))
    other.board.calm = STALL_TURNS - 1
    play(other, "draw", "draw")
    assert other.outcome is None


# -- X2: trolls and dwarves ---------------------------------------------------------------------


def test_the_dwarves_second_deck() -> None:
    """X2: 18 of the discards at random, once, when they draw from an empty deck; stones return."""
    figures, hands, decks = "thrower:a1 brald:e1", ("S", "Net"), (None, "")
    p = position("trolls-dwarves", figures, turn=1, hands=hands, decks=decks, stones=2, used=8)
    assert set(texts(p)) == {"play:Net", "draw", "fury"}
    events = play(p, "draw")
    assert codes(events) == ["second-deck", "stones-back", "draw"]
    assert (p.board.deck[1], p.board.gone[1], discards(p, 1)) == (16, 19, "")
    assert len(p.hands[1]) == 3
    assert (p.board.stones, p.board.used_stones) == (7, 3)
    p.board.deck[1], p.decks[1] = 0, []
    assert "draw" not in texts(p)


def test_fewer_used_stones_all_come_back() -> None:
    """X2: five, or all if fewer."""
    figures, hands, decks = "thrower:a1 brald:e1", ("S", ""), (None, "")
    p = position("trolls-dwarves", figures, turn=1, hands=hands, decks=decks, stones=7, used=3)
    assert texts(p, "draw") == ["draw"]
    play(p, "draw")
    assert (p.board.stones, p.board.used_stones) == (10, 0)


def test_a_short_deck_is_drawn_out_first() -> None:
    """X2, T2: one card left is drawn alone; the reshuffle waits for the next draw."""
    p = position(
        "trolls-dwarves", "thrower:a1 brald:e1", turn=1, hands=("S", ""), decks=(None, "Net")
    )
    play(p, "draw")
    assert (hand(p, 1), p.board.renewed) == ("Net", False)


def test_the_netted_troll() -> None:
    """X2, N1: no moving, no stones; he strikes, free shields help, a standing charge is legal."""
    figures = "thrower:c1 berserker:c3 brald:c4 urpen:c2"
    hands = "Charge M1-3 A-3 Rock-3 S A-2|S(1)", "A-2"
    p = position("trolls-dwarves", figures, net="berserker", hands=hands)
    q = p.copy()
    play(q, "play:Charge", "use1")
    assert texts(q) == ["hit:E", "hit:W"]
    q = p.copy()
    play(q, "play:M1-3", "use1")
    assert texts(q, "berserker") == []
    assert refusal(q, "berserker>b3").code == "netted"
    q = p.copy()
    play(q, "play:Rock-3")
    assert "use1" in texts(q)  # the other troll is unaffected
    q.board.net = 3
    assert "use1" not in texts(q)
    p.board.turn = 1
    play(p, "play:A-2", "use1", "braldxberserker")
    assert texts(p) == ["block:S@1", "endure"]
    assert refusal(p, "block:A-2|S(1)@1").code == "net-on-stones"
    play(p, "block:S@1")
    assert wounds(p, "berserker") == 0


def test_every_throw_has_strength_three() -> None:
    """X2: whatever the card says; then 2 and 1 along the line."""
    figures = "thrower:c1 brald:c2 morin:c4 urpen:c5"
    p = position("trolls-dwarves", figures, hands=("Rock-2|M1-1", ""))
    play(p, "play:Rock-2|M1-1", "use1", "throwerxbrald")
    assert [wounds(p, name) for name in ("brald", "morin", "urpen")] == [3, 2, 1]


@pytest.mark.parametrize(
    ("dwarves", "result"),
    [
        ("brald:e1 morin:e2 urpen:e3", "1 outnumbered"),
        ("brald:e1 morin:e2", "1 even-numbers"),
        ("brald:e1", "0 outnumbered"),
    ],
)
def test_both_out_of_cards_the_living_are_counted(dwarves: str, result: str) -> None:
    """X2: more living figures win, a tie goes to the dwarves; trolls out of cards pass."""
    figures = f"thrower:a1 berserker:a3 {dwarves}"
    p = position("trolls-dwarves", figures, hands=("S", "Net Net"), decks=("", ""))
    p.board.renewed = True
    play(p, "play:S", "waste")
    assert p.outcome is None
    play(p, "play:Net", "waste", "play:Net", "waste")
    assert winner(p) == result


def test_before_the_second_deck_the_dwarves_are_not_out() -> None:
    """X2: the extra 18 come first."""
    p = position("trolls-dwarves", "thrower:a1 brald:e1", hands=("S", ""), decks=("", ""))
    play(p, "play:S", "waste")
    assert p.outcome is None
    assert texts(p) == ["draw", "fury"]


@pytest.mark.parametrize(
    ("figures", "turn", "move", "result"),
    [
        ("thrower:c3 brald:c4/5", 0, "throwerxbrald", "0 dwarves-slain"),
        ("thrower:c3/7 brald:c4", 1, "braldxthrower", "1 trolls-slain"),
    ],
)
def test_trolls_and_dwarves_end_by_death(figures: str, turn: int, move: str, result: str) -> None:
    """X2: one side dead, the other wins."""
    hands = ("A-3", "") if turn == 0 else ("", "A-2")
    p = position("trolls-dwarves", figures, turn=turn, hands=hands)
    play(p, f"play:{hands[turn]}", "use1", move)
    assert winner(p) == result


# -- X3: knights and dragon ---------------------------------------------------------------------


def test_knights_and_dragon() -> None:
    """X3: the three endings, and a dragon without cards passes."""
    p = position("knights-dragon", "knight:c3 dragon:c4/8", hands=("A-2", ""))
    play(p, "play:A-2", "use1", "knightxdragon")
    assert winner(p) == "0 dragon-slain"
    p = position("knights-dragon", "knight:c3/4 dragon:c4", turn=1, hands=("", "A-2"), dodge=False)
    play(p, "play:A-2", "use1", "dragonxknight")
    assert winner(p) == "1 knights-slain"
    p = position("knights-dragon", "knight:c3 dragon:a1", hands=("SS", "S"), decks=("", None))
    play(p, "play:SS", "waste")
    assert winner(p) == "1 knights-out"
    p = position(
        "knights-dragon", "knight:c3 dragon:a1", turn=1, hands=("SS", "S"), decks=(None, "")
    )
    events = play(p, "play:S", "waste", "draw", "draw")
    assert {"lapse", "pass"} <= set(codes(events))
    assert p.to_move == (0,)


# -- X4: knights and dwarves --------------------------------------------------------------------


def test_dwarves_block_with_two_cards() -> None:
    """X4: two shield cards for each attack; an odd one does nothing."""
    p = position("knights-dwarves", "knight:c3 brald:c4", hands=("A-2 A-2", "A-1|S M1-2|S M2-1|S"))
    play(p, "play:A-2", "use1", "knightxbrald", "block:M1-2|S@1")
    assert p.board.phase == PAIRING
    assert texts(p) == ["block:A-1|S@1", "block:M2-1|S@1"]
    assert refusal(p, "endure").code == "pair-first"
    play(p, "block:A-1|S@1")
    assert wounds(p, "brald") == 0
    play(p, "play:A-2", "use1", "knightxbrald")
    assert texts(p) == ["endure"]
    assert refusal(p, "block:M2-1|S@1").code == "one-shield"
    play(p, "endure")
    assert wounds(p, "brald") == 2


@pytest.mark.parametrize(("held", "draws"), [(4, True), (5, False), (6, False)])
def test_dwarves_do_not_draw_with_a_full_hand(held: int, draws: bool) -> None:
    """X4: not with five or six cards; the knights may."""
    cards = " ".join(["A-2"] * held)
    p = position("knights-dwarves", "knight:c3 brald:a1", turn=1, hands=("", cards))
    assert ("draw" in texts(p)) is draws
    if not draws:
        assert refusal(p, "draw").code == "hand-too-full"
    knights = "A-2 A-2 A-2 A-2 SS SS"
    p = position("knights-dwarves", "knight:c3 brald:a1", hands=(knights, ""))
    assert "draw" in texts(p)


def test_reinforcements_become_wound_slots() -> None:
    """X4: beside a living figure, any number, the knight need not live; no archer returns."""
    cards = "Reinforce|M1-1 Reinforce|M1-1"
    p = position("knights-dwarves", "archer1:c3/2 brald:c4", hands=(cards, "A-2"))
    play(p, "play:Reinforce|M1-1", "use1")
    assert texts(p) == ["plate:archer1"]
    play(p, "plate:archer1", "play:Reinforce|M1-1", "use1", "plate:archer1")
    assert p.board.slots(1) == 5
    assert discards(p, 0) == ""
    play(p, "play:A-2", "use1", "braldxarcher1")
    assert (at(p, "archer1"), wounds(p, "archer1")) == ("c3", 4)


def test_the_netted_knight() -> None:
    """X4, N1, P1: neither moves nor shoots, strikes and blocks; his dodge blocks without a step."""
    figures = "knight:c3 archer1:e1 urpen:c4"
    p = position("knights-dwarves", figures, turn=1, net="knight", hands=("A-2", "A-2"), actions=1)
    play(p, "play:A-2", "use1", "urpenxknight", "dodge@1")
    assert (at(p, "knight"), wounds(p, "knight")) == ("c3", 0)
    assert p.to_move == (0,)
    play(p, "play:A-2", "use1", "knightxurpen")
    assert wounds(p, "urpen") == 2
    p = position("knights-dwarves", "archer1:c1 urpen:c4", net="archer1", hands=("Bow-2 M1-2", ""))
    for card in ("Bow-2", "M1-2"):
        q = p.copy()
        play(q, f"play:{card}")
        assert texts(q) == ["waste"]


def test_the_dodge_stops_a_net() -> None:
    """N1, P1: one shield or the knight's dodge."""
    p = position("knights-dwarves", "knight:c3 urpen:c4", turn=1, hands=("", "Net"))
    play(p, "play:Net", "use1", "urpenxknight", "dodge@1", "knight>c2")
    assert (p.board.net, at(p, "knight")) == (-1, "c2")


def test_knights_and_dwarves_end() -> None:
    """X4: dwarves dead, knights dead, or the dwarves' last card spent: they win; deaths first."""
    p = position("knights-dwarves", "knight:c3 brald:c4/5", hands=("A-2", ""))
    play(p, "play:A-2", "use1", "knightxbrald")
    assert winner(p) == "0 dwarves-slain"
    p = position("knights-dwarves", "archer1:c3/2 brald:c4", turn=1, hands=("", "A-2"))
    play(p, "play:A-2", "use1", "braldxarcher1")
    assert winner(p) == "1 knights-slain"
    p = position(
        "knights-dwarves", "knight:c3 brald:a1", turn=1, hands=("", "Net"), decks=(None, "")
    )
    play(p, "play:Net", "waste")
    assert winner(p) == "1 dwarves-outlast"
    p = position(
        "knights-dwarves", "archer1:c3/2 brald:c4", turn=1, hands=("", "A-2"), decks=(None, "")
    )
    play(p, "play:A-2", "use1", "braldxarcher1")
    assert winner(p) == "1 knights-slain"


# -- O1, O2: options ----------------------------------------------------------------------------


def test_a_return_match_swaps_the_sides() -> None:
    """O1: after the first duel the other seat plays the first-named side, from a new deal."""
    p = position("knights-trolls", "knight:c3 thrower:c4/7", hands=("A-2", ""), match="return")
    events: list[str] = []
    for text in ("play:A-2", "use1", "knightxthrower"):
        p.play(0, GAME.read_move(text), lambda event: events.append(event.code))
    assert events[-2:] == ["over", "next-duel"]
    assert p.outcome is None
    assert p.legs == [[0, 1, 0]]
    assert p.board.first_seat == 1
    assert at(p, "knight") == "e2"
    assert [len(hand) for hand in p.hands] == [4, 4]


@pytest.mark.parametrize(
    ("legs", "winners", "reason"),
    [
        ([[0, 3, 9], [0, 2, 9]], (0,), "more-duels"),
        ([[-1, 3, 9], [1, 2, 1]], (1,), "more-duels"),
        ([[0, 9, 3], [1, 4, 9]], (0,), "more-wounds"),
        ([[0, 5, 3], [1, 4, 9]], (1,), "more-wounds"),
        ([[0, 5, 3], [1, 3, 5]], (), "equal-wounds"),
    ],
)
def test_how_a_match_is_decided(
    legs: list[list[int]], winners: tuple[int, ...], reason: str
) -> None:
    """O1: duels won, then wounds placed in both, else a draw."""
    outcome = match_outcome(legs)
    assert (outcome.winners, outcome.reason) == (winners, reason)


def test_wounds_removed_by_reinforcements_still_count() -> None:
    """O1, P3, P7: what was placed counts; fury and overkill do not."""
    figures = "knight:e2 archer1:c3/2 thrower:c4"
    p = position("knights-trolls", figures, turn=1, hands=("Reinforce|M1-1", "A-3"), actions=1)
    play(p, "play:A-3", "use1", "throwerxarcher1", "endure")
    play(p, "play:Reinforce|M1-1", "use1", "archer1>e1")
    assert p.board.dealt == [0, 1]


def test_the_opening_redraw() -> None:
    """O2: before any placement, starting side first, four cards for four, once each."""
    setup = GAME.setup(duel="knights-dwarves", first="1", redraw="on")
    p = start(setup, FastChance(5))
    before = [cards[:] for cards in p.hands]
    assert p.to_move == (0,)
    assert texts(p) == ["keep", "redraw"]
    assert refusal(p, "knight>e1").code == "redraw-first"
    play(p, "redraw")
    assert len(p.hands[0]) == 4
    assert p.hands[0] != before[0]
    assert sorted(p.hands[0] + p.decks[0]) == p.options.decks[0]
    assert p.to_move == (1,)
    play(p, "keep")
    assert p.hands[1] == before[1]
    assert texts(p, "knight")


def test_a_redrawn_hand_is_any_hand() -> None:
    """O2: the old four are shuffled back, so they may come again."""
    setup = GAME.setup(first="1", redraw="on")
    again = 0
    for seed in range(60):
        p = start(setup, FastChance(seed))
        old = p.hands[1][:]
        play(p, "redraw")
        again += any(card in p.hands[1] for card in old)
    assert 10 < again < 60


def test_the_second_duel_begins_like_the_first() -> None:
    """O1, O2: redraw and placing come again."""
    p = position(
        "knights-dwarves", "knight:c3 brald:c4/5", hands=("A-2", ""), match="return", redraw="on"
    )
    for text in ("play:A-2", "use1", "knightxbrald"):
        p.play(0, GAME.read_move(text))
    assert texts(p) == ["keep", "redraw"]
    assert p.to_move == (1,)
    play(p, "keep", "keep")
    assert [FIELD_NAMES[home] for home in p.board.homes] == ["e1", "e2", "e3"]
    assert texts(p, "knight") == ["knight>e1", "knight>e2", "knight>e3"]
