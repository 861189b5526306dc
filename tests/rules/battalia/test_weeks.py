"""Checkpoints, royals, the end and who has won."""

import pytest

from plansza.core.chance import FastChance
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.scoring import rank_key
from tests.rules.battalia.helper import (
    GAME,
    cards,
    city,
    codes,
    give,
    hand,
    hero,
    level,
    play,
    position,
    shelter,
    square,
    storms,
    tent,
    texts,
)


def sunday(size: int, week: int = 2, weeks: str = "6") -> BattaliaPosition:
    """The last turn of a week with two players; seat 0 owns so many cards."""
    p = position("", seats=2, day=7, week=week, nations={0: "", 1: ""}, weeks=weeks)
    p.board.turn = p.board.seat = 1
    p.board.shelter[0] = cards(f"Supply*{size}")
    return p


@pytest.mark.parametrize(
    ("size", "week", "royals"),
    [
        (19, 2, ""),
        (20, 2, "GQueen"),
        (23, 2, "GQueen"),
        (24, 2, "GQueen GKing"),
        (30, 1, ""),
        (24, 3, "GQueen GKing"),
    ],
)
def test_royals_come_to_large_decks(size: int, week: int, royals: str) -> None:
    """C3, C12, Q1: from the second checkpoint on, at 20 and 24 cards, to the shelter."""
    p = sunday(size, week)
    play(p, "end")
    assert " ".join(shelter(p).split()[: len(royals.split())]) == royals
    assert "Queen" not in shelter(p, 1)


def test_the_whole_creation_deck_is_counted() -> None:
    """C3: nation, shelter, hand, ambush and tents; once, before royals are handed out."""
    p = sunday(12)
    p.nations[0], p.board.nation[0] = cards("Supply*3"), 3
    give(p, 0, "Supply")
    p.ambushes[0], p.board.ambush[0] = cards("GLord"), 1
    tent(p, 0, "GTent", "GLord")
    assert p.board.deck_size(0) == 19
    p.veils[0], p.board.veiled[0] = cards("Supply"), 1
    play(p, "end")
    assert shelter(p).startswith("GQueen")
    assert "GKing" not in shelter(p)


def test_small_decks_lose_their_royals_for_good() -> None:
    """C3, Q1: at every later checkpoint; nothing brings them back."""
    p = sunday(22)
    play(p, "end")
    assert "GQueen" in shelter(p)
    p.board.day, p.board.turn, p.board.seat = 6, 1, 1
    del p.board.shelter[0][:5]
    play(p, "end")
    assert p.board.lost == cards("GQueen")
    assert p.board.limbo == []
    p.board.shelter[0] += cards("Supply*9")
    p.board.day, p.board.turn, p.board.seat = 6, 1, 1
    events = p.inventory()
    p.play(1, GAME.read_move("end"))
    assert "GQueen" in events
    assert "GQueen" not in shelter(p)
    assert "GKing" in shelter(p)


def reigning(size: int, royals: str = "GQueen") -> BattaliaPosition:
    """A third week ends; seat 0 owns so many cards in its shelter, and these royals elsewhere."""
    p = sunday(size, 3)
    p.board.crowned = [1 if royals.count(name) else 2 for name in ("GQueen", "GKing", "-", "-")]
    return p


def places(p: BattaliaPosition) -> list[str]:
    """The turn ends; from where royals were seen to go."""
    told = play(p, "end")
    return [str(event.facts["place"]) for event in told if event.code == "dethrone"]


def test_a_royal_lost_from_the_hand_leaves_the_rest_as_it_was() -> None:
    """C3: the royal alone goes to limbo; nothing is dealt anew, and the hand is not filled up."""
    p = reigning(5)
    give(p, 0, "GQueen GLord*2 Supply*3")
    p.nations[0], p.board.nation[0] = cards("RLord*4"), 4
    p.tops[0], p.board.stacked[0] = cards("RLord RPriest"), 2
    p.board.nation[0] += 2
    assert places(p) == ["hand"]
    assert (hand(p), p.board.held[0]) == ("GLord GLord Supply Supply Supply", 5)
    assert (p.tops[0], p.nations[0]) == (cards("RLord RPriest"), cards("RLord*4"))
    assert (p.board.nation[0], p.board.stacked[0]) == (6, 2)
    assert p.board.lost == cards("GQueen")


def test_a_royal_lost_from_the_nation_keeps_the_order_that_the_vase_has_set() -> None:
    """C3, C10: the cards around it stay on top in their order."""
    p = reigning(5)
    order = cards("RLord") + cards("GQueen") + cards("BPriest") + cards("GFreeman")
    give(p, 0, "Supply*6")
    p.tops[0], p.board.stacked[0] = order[:], 4
    p.nations[0], p.board.nation[0] = cards("Supply*2"), 6
    assert places(p) == ["nation"]
    assert p.tops[0] == [kind for kind in order if kind != order[1]]
    assert (p.board.stacked[0], p.board.nation[0], p.board.held[0]) == (3, 5, 6)
    p = reigning(5)
    p.nations[0], p.board.nation[0] = cards("Supply*2 GQueen"), 3
    p.tops[0], p.board.stacked[0], p.board.nation[0] = order[2:], 2, 5
    assert places(p) == ["nation"]
    assert (p.tops[0], p.nations[0], p.board.nation[0]) == (order[2:], cards("Supply*2"), 4)


@pytest.mark.parametrize("open_", [True, False])
def test_a_royal_lost_from_the_shelter(open_: bool) -> None:
    """C3: from the part that everybody saw go there, or from the other."""
    p = reigning(5)
    give(p, 0, "GLord*2")
    if open_:
        p.board.shelter[0] += cards("GQueen")
    else:
        p.veils[0], p.board.veiled[0] = cards("GQueen BLord"), 2
    assert places(p) == ["shelter"]
    assert (hand(p), shelter(p)) == ("GLord GLord", "Supply Supply Supply Supply Supply")
    assert p.board.veiled[0] == len(p.veils[0]) == (0 if open_ else 1)


def test_what_others_learn_of_a_lost_royal() -> None:
    """C3: the place it came from and nothing else; imagined positions keep to that."""
    p = reigning(5)
    give(p, 0, "GQueen GLord*2 Supply*3")
    p.nations[0], p.board.nation[0] = cards("RLord*2 GFreeman*2"), 4
    reveals = p.reveals
    told = play(p, "end")
    assert p.reveals > reveals, "where it lay was a secret"
    (gone,) = [event for event in told if event.code == "dethrone"]
    assert gone.seen_by(1) == gone.seen_by(0)
    chance = FastChance(4)
    hands = set()
    for _ in range(30):
        imagined = GAME.imagine(p.view(1), chance)
        assert isinstance(imagined, BattaliaPosition)
        assert len(imagined.hands[0]) == 5
        assert imagined.view(1).text() == p.view(1).text()
        hands.add(tuple(imagined.hands[0]))
    assert len(hands) > 5


@pytest.mark.parametrize(
    ("size", "lost"), [(17, "YQueen YKing"), (18, "YKing"), (21, "YKing"), (22, "")]
)
def test_a_royal_of_another_colour_obeys_the_limits_too(size: int, lost: str) -> None:
    """C3: who took another's King or Queen from limbo keeps them with 24 and 20 cards only."""
    p = reigning(size)
    p.board.crowned[:] = [2, 2, 2, 2]
    give(p, 0, "YQueen")
    p.ambushes[0], p.board.ambush[0] = cards("YKing"), 1
    assert p.board.deck_size(0) == size + 2
    assert places(p) == [{"YQueen": "hand", "YKing": "ambush"}[name] for name in lost.split()]
    assert p.board.lost == cards(lost)
    assert p.board.limbo == []
    assert p.board.crowned == [2, 2, 2, 2]


def test_only_the_count_at_the_checkpoint_matters() -> None:
    """C12: a deck that shrinks in between keeps its royals."""
    p = sunday(24)
    p.board.crowned[:2] = [1, 1]
    p.board.shelter[0] = cards("Supply*4 GQueen GKing")
    p.board.day = 5
    play(p, "end")
    assert "GQueen" in shelter(p)


def test_the_end_after_the_last_week() -> None:
    """Q4, C19: after the checkpoint of week 6, or of week 15 where that is agreed."""
    p = sunday(5, 6)
    play(p, "end")
    assert p.outcome is not None
    assert p.outcome.reason == "weeks"
    p = sunday(5, 6, weeks="open")
    play(p, "end")
    assert p.outcome is None
    p = sunday(5, 15, weeks="open")
    play(p, "end")
    assert p.outcome is not None


def test_the_fifth_great_city_ends_the_game_at_once() -> None:
    """C19, A1: but the most points win, not necessarily who ended it."""
    p = position("GLord*2")
    for name in ("a1", "b1", "c1", "e1"):
        city(p, name, 0, 4)
    for name in ("a7", "b7", "c7", "e7"):
        city(p, name, 2, 6)
    p.board.level[square("d1")] = 3
    play(p, "raise:d1", "GLord", "GLord")
    assert p.outcome is not None
    assert (p.outcome.reason, p.outcome.winners) == ("fifth-city", (2,))
    assert p.outcome.scores == (20.0, 1.0, 25.0, 1.0)
    assert p.to_move == ()


def test_a_storm_may_end_the_game_too() -> None:
    """C19, C5: however the city grew."""
    p = position("Supply*2")
    for name in ("a1", "b1", "e1", "f1"):
        city(p, name, 0, 4)
    p.board.level[square("d1")] = 3
    p.board.hue[square("c3")], p.board.hue[square("e5")] = 0, 2
    p.board.hue[square("e3")], p.board.hue[square("c5")] = 1, 3
    hero(p, 0, 1, "c3")
    storms(p, 10)
    play(p, "port1:R", "pay", "d1")
    assert p.outcome is not None


def test_conquest_may_end_the_game_too() -> None:
    """C19, A16: a neutral city counts as a city of level 4."""
    p = position("GWeapon GLord*2")
    for name in ("a1", "b1", "e1", "f1"):
        city(p, name, 0, 4)
    hero(p, 0, 1, "b2")
    play(p, "storm:b2", "GWeapon", "GLord")
    if p.outcome is None:
        play(p, "GLord")
    assert p.outcome is not None
    assert p.outcome.reason == "fifth-city"
    assert level(p, "b2") == 4


def test_points_are_levels() -> None:
    """A1: the sum over one's cities."""
    p = position()
    city(p, "a1", 0, 4)
    city(p, "b1", 1, 3)
    assert [p.board.points_of(seat) for seat in range(4)] == [5, 4, 1, 1]


def tied(first: list[int], second: list[int]) -> tuple[int, ...]:
    """Who wins with cities of these levels, the home of level 1 besides."""
    p = sunday(0, 6)
    for seat, levels in ((0, first), (1, second)):
        for number, high in enumerate(levels):
            city(p, f"{'bcdef'[number]}{3 + seat}", seat, high)
    play(p, "end")
    assert p.outcome is not None
    assert p.outcome.scores[0] == p.outcome.scores[1]
    return p.outcome.winners


def test_ties() -> None:
    """C20: capitals, residences, then cities of level 4, 3, 2 and 1."""
    assert tied([6, 1], [5, 2]) == (0,)
    assert tied([5, 1], [4, 2]) == (0,)
    assert tied([2, 2], [3, 1]) == (1,)
    assert tied([1, 1], [2]) == (1,)
    assert tied([3], [3]) == (0, 1)


def test_ties_go_on_with_heroes_and_cards() -> None:
    """C20: heroes on the map, then cards in the deck; then the win is shared."""
    p = sunday(3, 6)
    assert rank_key(p.board, 0)[-2:] == [1, 3]
    play(p, "end")
    assert p.outcome is not None
    assert p.outcome.winners == (0,)
    p = sunday(3, 6)
    hero(p, 1, 2, "d4")
    play(p, "end")
    assert p.outcome is not None
    assert p.outcome.winners == (1,)


# -- what is hidden -----------------------------------------------------------------------------


def test_hands_are_hidden_but_decks_can_be_counted() -> None:
    """A8, A9: others know which cards a player has, not where they lie."""
    p = position("GLord", hands={1: "RLord Supply"}, nations={1: "BLord"})
    view = p.view(0)
    assert view.hidden[1] == cards("RLord Supply BLord")
    assert view.hand == cards("GLord")
    found = {tuple(imagined_hand(p, seed)) for seed in range(40)}
    assert len(found) == 3


def imagined_hand(p: BattaliaPosition, seed: int) -> list[int]:
    imagined = GAME.imagine(p.view(0), FastChance(seed))
    assert isinstance(imagined, BattaliaPosition)
    return imagined.hands[1]


def test_what_everybody_saw_stays_known() -> None:
    """A8, C4: cards shown or taken openly to hand are imagined there."""
    p = position("GLord GChief GFreeman Supply", nations={0: "RLord*9"})
    play(p, "cohort:green", "GLord", "GChief", "GFreeman", "done")
    for seed in range(10):
        imagined = GAME.imagine(p.view(1), FastChance(seed))
        assert isinstance(imagined, BattaliaPosition)
        assert set(cards("GLord GChief GFreeman")) <= set(imagined.hands[0])
    assert "week" not in codes(play(p, "end"))
    assert set(cards("GLord GChief GFreeman")) <= set(p.board.shelter[0])
    assert texts(p, "end") == ["end"]


def test_a_royal_is_lost_from_tents_and_ambushes_too() -> None:
    """C3: wherever it lies."""
    p = sunday(3)
    p.board.crowned[:2] = [1, 1]
    tent(p, 0, "GTent", "GQueen Supply")
    p.ambushes[0], p.board.ambush[0] = cards("GKing"), 1
    told = [event for event in play(p, "end") if event.code == "dethrone"]
    assert [event.facts["place"] for event in told] == ["tent", "ambush"], "everybody sees it go"
    assert p.board.lost == cards("GQueen GKing")
    assert (p.tented, p.board.tents[2], p.board.ambush[0]) == ([cards("Supply")], 1, 0)
