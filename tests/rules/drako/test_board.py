"""Board, figures, decks and set-up (B1–B4, D1, T1)."""

from collections import Counter

import pytest

from plansza.core.chance import FastChance, KeyedChance
from plansza.games.drako.rules import assumptions
from plansza.games.drako.rules.components import (
    CARD_NAMES,
    DECKS,
    FIGURE_NUMBERS,
    SYMBOLS_ON,
    read_symbol,
)
from plansza.games.drako.rules.duels import DUEL_IDS
from plansza.games.drako.rules.fields import (
    BITS,
    DISTANCES,
    FIELD_NAMES,
    FIELDS,
    HEXES,
    NEIGHBOURS,
    RAYS,
    count_bits,
    nth_bit,
)
from plansza.games.drako.rules.position import DrakoPosition, start
from tests.rules.drako.helper import GAME, at, play, position, refusal, texts, wounds


def opened(duel: str, seed: int = 3, **options: str) -> DrakoPosition:
    """The first position of a duel, seat 1 on the first-named side."""
    return start(GAME.setup(duel=duel, **{"first": "1", **options}), FastChance(seed))


# -- B1: the fields ----------------------------------------------------------------------------


def test_nineteen_fields() -> None:
    """B1: a hexagon of side 3, rows of 3, 4, 5, 4, 3, the centre has six neighbours."""
    assert FIELDS == 19
    assert [sum(name[0] == row for name in FIELD_NAMES) for row in "abcde"] == [3, 4, 5, 4, 3]
    assert HEXES[FIELD_NAMES.index("c3")] == (0, 0)
    assert HEXES[FIELD_NAMES.index("a1")] == (0, -2)
    assert HEXES[FIELD_NAMES.index("e1")] == (-2, 2)
    assert Counter(map(len, NEIGHBOURS)) == {6: 7, 4: 6, 3: 6}
    assert max(DISTANCES) == 4
    assert sorted(map(len, RAYS[9 * 6 : 10 * 6])) == [2] * 6


def test_fields_as_bits_are_counted_and_found_in_order() -> None:
    """B1: every field has a bit of its own."""
    for first in range(FIELDS):
        for step in range(1, FIELDS):
            chosen = list(range(first, FIELDS, step))
            bits = sum(BITS[field] for field in chosen)
            assert count_bits(bits) == len(chosen)
            assert [nth_bit(bits, place) for place in range(len(chosen))] == chosen


# -- B2: where everybody begins -----------------------------------------------------------------

FIXED = {
    "knights-trolls": "knight:e2 archer1:e1 archer2:e3 thrower:a1 berserker:a3",
    "dragon-dwarves": "dragon:c3 brald:a1 morin:c5 urpen:e1",
    "trolls-dragon": "thrower:a1 berserker:e3 dragon:c3",
}


@pytest.mark.parametrize("duel", FIXED)
def test_fixed_start_fields(duel: str) -> None:
    """B2: where nobody chooses, the figures stand on their fields and the first turn begins."""
    p = opened(duel)
    for word in FIXED[duel].split():
        name, _, field = word.partition(":")
        assert at(p, name) == field
    assert "draw" in texts(p)


@pytest.mark.parametrize(
    ("duel", "starter"),
    [
        ("knights-trolls", 1),
        ("dragon-dwarves", 0),
        ("trolls-dragon", 1),
        ("trolls-dwarves", 1),
        ("knights-dragon", 1),
        ("knights-dwarves", 0),
    ],
)
def test_who_starts_with_one_action(duel: str, starter: int) -> None:
    """B2, T1: the starting side has one action in its first turn, then everybody has two."""
    p = opened(duel)
    while ">" in texts(p)[0]:
        play(p, texts(p)[0])
    assert p.to_move == (starter,)
    for role, actions in ((starter, 1), (1 - starter, 2), (starter, 2), (1 - starter, 2)):
        assert (p.board.turn, p.board.actions) == (role, actions)
        while p.board.turn == role:
            move = "draw" if "draw" in texts(p) else texts(p)[-1]
            play(p, move)


def test_trolls_place_first_then_dwarves() -> None:
    """B2: each owner chooses which figure takes which of his fields; the last has no choice."""
    p = opened("trolls-dwarves")
    assert p.to_move == (0,)
    assert texts(p) == ["thrower>a1", "thrower>a3", "berserker>a1", "berserker>a3"]
    play(p, "berserker>a1")
    assert at(p, "thrower") == "a3"
    assert p.to_move == (1,)
    assert texts(p, "urpen") == ["urpen>e1", "urpen>e2", "urpen>e3"]
    play(p, "urpen>e2", "brald>e3")
    assert at(p, "morin") == "e1"
    assert "draw" in texts(p)


def test_knights_and_dwarves_place_alternately() -> None:
    """B2: one figure at a time, knights first; two archers are alike."""
    p = opened("knights-dwarves")
    movers = []
    assert texts(p, "archer2") == []
    assert refusal(p, "knight>a1").code == "not-a-start"
    for move in ("knight>e1", "urpen>a2", "archer1>e3", "brald>a3"):
        movers.append(p.to_move[0])
        play(p, move)
    assert movers == [0, 1, 0, 1]
    assert (at(p, "archer2"), at(p, "morin")) == ("e2", "a1")


def test_knights_stand_anywhere_not_next_to_the_dragon() -> None:
    """B2, P3: the dragon waits in the centre; the fields chosen are the knights' start fields."""
    p = opened("knights-dragon")
    assert at(p, "dragon") == "c3"
    offered = {text.partition(">")[2] for text in texts(p, "knight")}
    assert offered == {"a1", "a2", "a3", "b1", "b4", "c1", "c5", "d1", "d4", "e1", "e2", "e3"}
    play(p, "knight>b1", "archer1>c5", "archer2>e2")
    assert [FIELD_NAMES[home] for home in p.board.homes] == ["b1", "c5", "e2"]


def test_dwarves_may_choose_their_fields_around_the_dragon() -> None:
    """B2: the option lets them stand anywhere not next to the dragon; elsewhere it does nothing."""
    p = opened("dragon-dwarves", deploy="free")
    assert p.to_move == (1,)
    assert len(texts(p)) == 3 * 12
    assert refusal(p, "brald>c2").code == "not-a-start"
    assert "draw" in texts(opened("knights-trolls", deploy="free"))


def test_sides_are_settled_by_an_option() -> None:
    """B2: `first` names the seat of the first-named side, or lets chance decide."""
    for choice, seat in (("1", 0), ("2", 1)):
        assert opened("knights-trolls", first=choice).board.first_seat == seat
    setup = GAME.setup(first="random")
    seats = [start(setup, KeyedChance(bytes([n] * 32))).board.first_seat for n in range(40)]
    assert 8 < sum(seats) < 32


def test_hands_are_dealt_before_figures_are_placed() -> None:
    """B2: whoever places knows his own hand."""
    p = opened("knights-dwarves")
    assert [len(hand) for hand in p.hands] == [4, 4]
    assert p.view(0).hand == p.hands[0]


# -- B3: wounds ---------------------------------------------------------------------------------


def test_wound_slots() -> None:
    """B3: how many wounds everybody takes."""
    p = opened("knights-trolls")
    found = [f"{name} {p.board.slots(figure)}" for name, figure in FIGURE_NUMBERS.items()]
    assert found[:3] == ["knight 5", "archer1 3", "archer2 3"]
    assert found[3:] == ["thrower 8", "berserker 8", "dragon 10", "brald 6", "morin 4", "urpen 5"]
    assert list(FIGURE_NUMBERS.values()) == list(range(9))


@pytest.mark.parametrize(("before", "usable"), [(1, True), (2, False)])
def test_a_full_throw_is_lost_at_once(before: int, usable: bool) -> None:
    """B3: the thrower's first three slots are his throw."""
    p = position(
        "knights-trolls", f"knight:c3 thrower:c4/{before}", hands=("A-1|S", "Rock-3"), actions=1
    )
    events = play(p, "play:A-1|S", "use1", "knightxthrower", "endure")
    assert ("lost" in [event.code for event in events]) is not usable
    play(p, "play:Rock-3")
    assert ("use1" in texts(p)) is usable


@pytest.mark.parametrize(("before", "usable"), [(1, True), (2, False)])
def test_a_full_charge_is_lost_at_once(before: int, usable: bool) -> None:
    """B3: the berserker's first four slots are his charge."""
    figures = f"knight:c3 archer1:e1 thrower:a1 berserker:c4/{before}"
    p = position("knights-trolls", figures, hands=("A-2", "Charge"), actions=1)
    play(p, "play:A-2", "use1", "knightxberserker", "endure", "play:Charge")
    assert wounds(p, "berserker") == before + 2
    assert ("use1" in texts(p)) is usable


def test_the_dead_leave_and_overkill_is_lost() -> None:
    """B3: all slots full, and the figure is gone; what is too much counts nowhere."""
    figures = "knight:e2 archer1:c3/2 thrower:c4 berserker:a3"
    p = position("knights-trolls", figures, turn=1, hands=("M1-2", "A-3"))
    play(p, "play:A-3", "use1", "throwerxarcher1", "endure")
    assert at(p, "archer1") == ""
    assert wounds(p, "archer1") == 3
    assert p.board.dealt == [0, 1]


# -- B4, D1: what lies beside the board ---------------------------------------------------------


@pytest.mark.parametrize(
    ("duel", "stones"),
    [("knights-trolls", 10), ("trolls-dragon", 6), ("trolls-dwarves", 10), ("knights-dragon", 0)],
)
def test_stones_and_the_dodge(duel: str, stones: int) -> None:
    """B4, X1: ten stones, six against the dragon; one dodge marker where there is a knight."""
    p = opened(duel)
    assert p.board.stones == stones
    assert p.board.dodge is duel.startswith("knights")


def test_decks_of_thirty_eight() -> None:
    """D1: the four lists, with the counts that are known."""
    assert [len(deck) for deck in DECKS] == [38, 38, 38, 38]
    knights, _, dragon, dwarves = ([CARD_NAMES[card] for card in deck] for deck in DECKS)
    assert knights.count("Reinforce|M1-1") == 3
    assert sum("S" in name.split("|") for name in dragon) == 8
    assert sum("Fly" in name for name in dragon) == 5
    assert dwarves.count("Net") == 3


def test_symbols_are_read() -> None:
    """D1: what the short names of the symbols mean."""
    symbols = [read_symbol(text) for text in ("M2-1", "A-3", "A2-2/1")]
    assert [(s.count, s.value, s.low) for s in symbols] == [(2, 1, 1), (1, 3, 3), (2, 2, 1)]
    symbols = [read_symbol(text) for text in ("S", "SS", "S(2)", "A3-1")]
    assert [(s.count, s.value) for s in symbols] == [(1, 0), (2, 0), (1, 2), (3, 1)]
    assert max(map(len, SYMBOLS_ON)) == 2


def test_every_assumed_number_is_listed() -> None:
    """B2, B3, D1, X1: the guide names all that the module of assumptions holds."""
    assert {rule for rule, _ in assumptions.ASSUMED} >= {"B2", "B3", "D1", "X1"}


@pytest.mark.parametrize("duel", DUEL_IDS)
def test_the_deal(duel: str) -> None:
    """T1: each shuffles his own deck and draws four; the rest is to be drawn."""
    p = opened(duel)
    assert [len(hand) for hand in p.hands] == [4, 4]
    assert [len(deck) for deck in p.decks] == [34, 34]
    for role in (0, 1):
        assert sorted(p.hands[role] + p.decks[role]) == p.options.decks[role]
    assert p.hands != opened(duel, seed=4).hands
