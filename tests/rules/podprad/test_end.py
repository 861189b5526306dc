"""The end, the score and ties (E1–E3), and the game of two (D1)."""

import pytest

from plansza.core.chance import FastChance
from plansza.core.contract import Event
from plansza.games.podprad.rules.board import LAYING, OVER
from plansza.games.podprad.rules.crumbling import remove_row
from plansza.games.podprad.rules.position import start
from plansza.games.podprad.rules.scoring import most_points, out_of_reach, score
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


# -- what is told on the way ---------------------------------------------------------------------


def test_whoever_loses_his_last_salmon_is_told_of() -> None:
    """R5: to a bear, an eagle or a heron, and with the row that breaks off; before the end."""
    p = position("C9=eagle", tokens=["C8:1", "L9:2", "*2:2"], round=9, last=10, exact=False)
    events = play(p, "C8:1", ">C9")
    assert codes(events)[:3] == ["swim", "eagle", "last-salmon"]
    assert events[2].facts == {"seat": 0}
    p = position(tokens=["L10:2", "*2:2"], seats=2, round=12, last=10)
    told: list[Event] = []
    remove_row(p.board, told.append)
    assert codes(told) == ["crumble", "last-salmon"]
    assert told[1].facts == {"seat": 0}


def test_a_salmon_lost_while_others_swim_is_not_the_last() -> None:
    """R5: who still has a salmon in the river or in the pool is not told so."""
    for rest in ("L9:1", "*1:1"):
        p = position("C9=eagle", tokens=[f"C8:1 {rest}", "L9:2"], round=9, last=10, exact=False)
        assert "last-salmon" not in codes(play(p, "C8:1", ">C9"))


def test_whoever_can_no_longer_win_is_told_once() -> None:
    """E2: whose every salmon on five eggs would bring fewer points than another one has in the
    pool."""
    full = "*5:2 *5:2 *5:2 C9:2"  # 21 points, and one to come
    p = position(tokens=[full, "L9:2 *5:2 *5:2 R9:1"], seats=2, round=9, last=10, exact=False)
    assert most_points(p.board, 1) == 27
    assert out_of_reach(p.board) == []
    p = position("C9=eagle", tokens=["*5:2 *5:2 *5:2", "C8:1 L9:2 L8:2"], turn=1, round=9, last=10,
        seats=2, exact=False)  # fmt: skip
    assert (most_points(p.board, 1), score(p.board, 0)) == (20, 21)
    assert out_of_reach(p.board) == [1]
    events = play(p, "C8:1", ">C9")
    assert "out-of-reach" not in codes(events), "it was true before"
    p = position("C9=eagle", tokens=["*5:2 *5:2 *5:2", "C8:1 L9:2 L8:2 *1:1"], turn=1, round=9,
        last=10, seats=2, exact=False)  # fmt: skip
    events = play(p, "C8:1", ">C9")
    assert codes(events)[:3] == ["swim", "eagle", "out-of-reach"]
    assert events[2].facts == {"seat": 1}


def test_the_account_adds_up() -> None:
    """E2, E3: salmon and eggs; of a tie, the spaces down to the one that decides."""
    p = position(tokens=["*5:1 *1:1 L10:1", "*4:1 *2:1"], seats=3, round=12, last=10, points=0)
    p.settle(None)
    assert verdict(p)[2] == "source"
    told = {(line.code, *line.facts.values()): line.values for line in p.view(None).tally()}
    assert told["salmon",] == [2, 2, 0]
    assert told["eggs",] == [6, 6, 0]
    assert told["points",] == [8, 8, 0]
    assert told["lost",] == [2, 2, 4]
    assert [key for key in told if key[0] == "source"] == [("source", 5)]
    assert told["source", 5] == [1, 0, 0]
