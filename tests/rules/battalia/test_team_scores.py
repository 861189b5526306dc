"""How allies win: great cities, points, ties, the full map."""

import pytest

from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.scoring import rank_key, score
from plansza.games.battalia.rules.squares import STARTS, plan
from tests.rules.battalia.helper import (
    cards,
    city,
    codes,
    hero,
    level,
    play,
    play_as,
    position,
    square,
    texts,
)

ROOM = [f"{column}{row}" for row in (2, 3, 5, 6) for column in "bcdefghij"]


def realm(p: BattaliaPosition, seat: int, count: int, high: int, start: int = 0) -> None:
    """So many more cities of one level."""
    free = [name for name in ROOM if p.board.land[square(name)] == -1][start:]
    for name in free[:count]:
        city(p, name, seat, high)


@pytest.mark.parametrize(
    ("seats", "sides", "shares", "ends"),
    [
        (4, "teams", (7, 1), False),
        (4, "teams", (7, 2), True),
        (4, "teams", (2, 7), True),
        (6, "teams", (4, 5), True),
        (5, "teams", (6, 5, 0), False),
        (5, "teams", (3, 2, 7), True),
        (6, "threes", (4, 4, 3), False),
        (6, "threes", (4, 4, 4), True),
        (4, "alone", (5,), True),
    ],
)
def test_great_cities_of_a_team(
    seats: int, sides: str, shares: tuple[int, ...], ends: bool
) -> None:
    """C19: the ninth city of two allies, the twelfth of three, however they share them."""
    p = position("GLord*2", seats=seats, sides=sides, mode="basic")
    home = square("d1" if seats == 4 else "c1" if seats == 5 else "b1")
    p.board.level[home] = 3
    for ally, share in zip(p.to_move, shares, strict=False):
        realm(p, ally, share - (ally == 0), 4)
    play_as(p, 0, f"raise:{texts(p, 'raise', seat=0)[0][6:]}", "GLord", "GLord")
    assert (p.outcome is not None) == ends
    if p.outcome is not None:
        assert p.outcome.reason == ("fifth-city" if sides == "alone" else "allied-cities")
        assert p.outcome.winners == p_side(seats, sides)


def p_side(seats: int, sides: str) -> tuple[int, ...]:
    """The seats of green's side."""
    return position(seats=seats, sides=sides).to_move


def last_turn(seats: int, sides: str) -> BattaliaPosition:
    """One more turn and the last week is over; nobody owns a card."""
    p = position(seats=seats, sides=sides, day=7, week=6, nations=dict.fromkeys(range(seats), ""))
    teams = p.board.teams
    p.board.turn = p.board.seat = teams - 1
    return p


def finish(p: BattaliaPosition) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """Scores and winners when everybody has ended."""
    for _ in p.to_move:
        play(p, "end")
    assert p.outcome is not None
    return p.outcome.scores, p.outcome.winners


def test_two_against_three_count_one_and_a_half_times() -> None:
    """C19, Q2: rounded up, 35 points are 53; every seat has the points of its team."""
    p = last_turn(5, "teams")
    realm(p, 1, 3, 6)
    realm(p, 3, 3, 5)
    assert sum(p.board.points_of(seat) for seat in (1, 3)) == 35
    for seat, count in ((0, 3), (2, 3), (4, 3)):
        realm(p, seat, count, 5)
    realm(p, 0, 1, 4)
    assert sum(p.board.points_of(seat) for seat in (0, 2, 4)) == 52
    assert finish(p) == ((52.0, 53.0, 52.0, 53.0, 52.0), (1, 3))


def test_even_teams_count_plainly() -> None:
    """C19, A1: the sum of the allies' cities; no factor where teams are equal or nobody allied."""
    p = last_turn(6, "teams")
    realm(p, 4, 1, 5)
    assert finish(p) == ((2.0, 7.0, 2.0, 2.0, 7.0, 2.0), (1, 4))
    p = position(seats=5)
    assert [score(p.board, seat) for seat in range(5)] == [1] * 5


def test_ties_between_teams() -> None:
    """C20, Q12: the sums of capitals, residences, smaller cities, heroes and cards of allies."""
    p = last_turn(4, "teams")
    realm(p, 0, 1, 3)
    realm(p, 2, 1, 3)
    realm(p, 1, 1, 4)
    realm(p, 3, 1, 2)
    assert finish(p) == ((8.0, 8.0, 8.0, 8.0), (1, 3))
    p = last_turn(4, "teams")
    hero(p, 2, 2, "d7")
    assert rank_key(p.board, 0)[-2:] == [3, 0]
    assert finish(p)[1] == (0, 2)
    p = last_turn(4, "teams")
    p.board.shelter[3] = cards("Supply")
    assert finish(p)[1] == (1, 3)


def test_a_win_may_be_shared_by_teams() -> None:
    """Q12, C20: when everything is equal."""
    assert finish(last_turn(6, "threes"))[1] == (0, 1, 2, 3, 4, 5)


def test_a_full_map_with_allies() -> None:
    """C19, Q4: it does not end a game of three against two, unless that is agreed."""
    tables = (
        (4, "teams", True),
        (5, "teams", False),
        (5, "alone", True),
        (6, "teams", True),
        (6, "threes", True),
    )
    for seats, sides, usual in tables:
        assert position(seats=seats, sides=sides).options.full is usual
    assert position(seats=5, sides="teams", full="on").options.full is True


def test_decks_are_counted_when_all_teams_are_done() -> None:
    """C12, C13: the checkpoint comes after the last team's turn, for every ally."""
    p = position(seats=4, sides="teams", day=7, week=2, nations=dict.fromkeys(range(4), ""))
    for seat in range(4):
        p.board.shelter[seat] = cards("Supply*20")
    events = [*play(p, "end", "end"), *play(p, "end")]
    assert "crown" not in codes(events)
    events = play(p, "end")
    assert codes(events).count("crown") == 4
    assert (p.board.day, p.board.week) == (0, 3)


def test_home_squares_are_the_same_in_teams() -> None:
    """C13, A20: the set-up is that of everyone for himself."""
    for seats in (4, 5, 6):
        p = position(seats=seats, sides="teams")
        homes = plan(seats, STARTS)
        assert [p.board.owner[home] for home in homes] == list(range(seats))
        assert level(p, "d1" if seats == 4 else "f1") == 1
