"""The end, the score and ties (E1–E3), and the game of two (D1)."""

import pytest

from plansza.core.chance import FastChance
from plansza.games.podprad.rules.board import LAYING, OVER
from plansza.games.podprad.rules.position import start
from tests.rules.podprad.helper import (
    GAME,
    codes,
    keep_afloat,
    pass_on,
    play,
    position,
    texts,
    tokens,
    verdict,
)


def ended(*tokens: str, ties: str = "source") -> tuple[tuple[int, ...], tuple[int, ...], str]:
    """How a game ends whose last row breaks off under one forgotten token of seat 0."""
    homes = [tokens[0] + " L10:1", *tokens[1:]]
    p = position(tokens=homes, seats=len(tokens), round=12, last=10, points=0, ties=ties)
    p.settle(None)
    return verdict(p)


# -- E1 -----------------------------------------------------------------------------------------


def test_it_ends_when_the_river_is_empty() -> None:
    """E1: at once, in the middle of a turn, without a last advance."""
    p = position(tokens=["C9:2", "*2:2", "*1:1"], round=9, last=10, exact=False)
    events = play(p, "C9:2", ">C10")
    assert p.board.phase == OVER
    assert codes(events)[-1] == "over"
    assert [tokens(p, seat) for seat in range(3)] == ["*1:2", "*2:2", "*1:1"]
    assert p.to_move == ()


def test_it_ends_when_the_last_token_dies() -> None:
    """E1: eaten counts as gone."""
    p = position("L8=eagle C7=eagle", tokens=["L7:1", "*2:2"], seats=2, round=8, last=10, points=2)
    play(p, "L7:1", "^L8")
    assert verdict(p) == ((0, 4), (1,), "points")


def test_a_heron_can_end_the_game() -> None:
    """E1, R6: at once, before the round is over."""
    p = position("L8=heron", tokens=["L8:1", "*2:2", "*1:1"], round=8, last=10, points=0)
    p.settle(None)
    assert verdict(p) == ((0, 4, 2), (1,), "points")


def test_a_removed_row_can_end_the_game() -> None:
    """E1: before the tokens in the pool advance."""
    p = position(tokens=["L6:2", "*2:2", "*1:1"], round=8, last=10, points=0)
    p.settle(None)
    assert p.board.phase == OVER
    assert [tokens(p, seat) for seat in range(3)] == ["", "*2:2", "*1:1"]


# -- E2, E3 -------------------------------------------------------------------------------------


def test_example_f() -> None:
    """E2, E3: (f) 12 / 13 / 14; had red 14, green still wins with more salmon."""
    yellow, red, green = "*2:1 *3:2 *3:1", "*4:2 *3:2 *1:1", "*5:2 *2:2 *1:2"
    assert ended(yellow, red, green) == ((12, 13, 14), (2,), "points")
    better = "*4:2 *3:2 *2:1"
    assert ended(yellow, better, green) == ((12, 14, 14), (2,), "salmon")


def test_only_the_pool_scores() -> None:
    """E2: a salmon on a token in the pool is a point, and so is every egg of its space."""
    assert ended("", "*5:2 *5:1", "*1:1")[0] == (0, 13, 2)


def test_ties_go_to_the_source() -> None:
    """E3: equal points and salmon: more tokens on 5, then on 4, and so on."""
    assert ended("*5:1 *1:1", "*4:1 *2:1", "*3:1 *3:1") == ((8, 8, 8), (0,), "source")
    assert ended("*5:1 *2:1 *2:1", "*5:1 *3:1 *1:1", "") == ((12, 12, 0), (1,), "source")


def test_the_original_tie_break() -> None:
    """E3: with `ties=original` the number of tokens comes before nearness."""
    tie = ("*5:2 *2:1", "*4:1 *2:1 *1:1", "")
    assert ended(*tie) == ((10, 10, 0), (0,), "source")
    assert ended(*tie, ties="original") == ((10, 10, 0), (1,), "tokens")


def test_a_victory_may_be_shared() -> None:
    """E3: nothing tells them apart."""
    assert ended("*3:2", "*3:2", "*1:2") == ((5, 5, 3), (0, 1), "shared")


def test_all_lost_is_a_draw() -> None:
    """E3: nobody wins."""
    assert ended("", "", "") == ((0, 0, 0), (), "all-lost")


# -- D1 -----------------------------------------------------------------------------------------


def test_the_first_turn_of_two_has_four_points() -> None:
    """D1: only the very first; nobody else's."""
    for seats, points in ((2, 4), (3, 5)):
        p = start(GAME.setup(seats), FastChance(2))
        while p.board.phase == LAYING:
            play(p, texts(p)[0])
        assert p.board.points == points
        first = p.board.seat
        pass_on(p)
        assert p.board.seat != first
        assert p.board.points == 5


def test_the_first_player_of_two_stays() -> None:
    """D1: and both lay in turn, the first player first."""
    p = start(GAME.setup(2), FastChance(5))
    layers: dict[int, int] = {}
    while p.board.round < 5:
        if p.board.phase == LAYING:
            layers.setdefault(p.board.round, p.board.seat)
            play(p, texts(p)[0])
        else:
            assert p.board.first == layers.get(1, p.board.first)
            keep_afloat(p)
            pass_on(p)
    first = p.board.first
    assert [layers[round] for round in (1, 2, 3, 4)] == [first, 1 - first, first, 1 - first]


@pytest.mark.parametrize("first", [0, 1])
def test_a_tie_of_two_goes_to_the_second(first: int) -> None:
    """D1: after E3 has not decided; also when all are lost."""
    for home in ("*3:2", ""):
        p = position(
            tokens=[f"{home} L8:1", home], seats=2, round=10, last=8, points=0, first=first
        )
        p.board.seat = 0
        pass_on(p)
        assert verdict(p)[1:] == ((1 - first,), "second-seat")


def test_rocks_and_one_heron_stay_in_the_box() -> None:
    """D1, U2: with two players."""
    found = start(GAME.setup(2), FastChance(1)).inventory()
    assert found.count("rock") == 0
    assert found.count("heron") == 4
