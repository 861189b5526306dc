"""Neutral players: how they enter, Bilkarr's walk, the other scroll."""

import pytest

from plansza.core.chance import FastChance
from plansza.core.errors import BadSetup
from plansza.games.battalia.rules.board import BLOCKED, CALLING
from plansza.games.battalia.rules.components import (
    BILKARR,
    GATE,
    METAMORPHIA,
)
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.squares import OFF, SQUARE_NAMES, SQUARES
from plansza.games.battalia.rules.turn import movement
from plansza.games.battalia.rules.variants import bilkarr, neutral
from tests.rules.battalia.helper import (
    GAME,
    codes,
    flask_of,
    guest,
    guest_at,
    pass_day,
    play,
    position,
    texts,
)


def gates(p: BattaliaPosition) -> set[str]:
    """The squares of the gates."""
    return {SQUARE_NAMES[at] for at in range(SQUARES) if p.board.land[at] == GATE}


# -- entering -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("neutrals", "who"),
    [
        ("none", set()),
        ("metamorphia", {METAMORPHIA}),
        ("bilkarr", {BILKARR}),
        ("both", {METAMORPHIA, BILKARR}),
    ],
)
def test_they_enter_at_the_end_of_the_first_week(neutrals: str, who: set[int]) -> None:
    """C12, C21, C22: at checkpoint 1, not before, on a gate; only those who were agreed on."""
    p = position(day=6, neutrals=neutrals)
    pass_day(p)
    assert p.board.guests == [OFF, OFF]
    events = pass_day(p)
    assert (p.board.week, p.board.day) == (2, 0)
    assert {at for at in (0, 1) if p.board.guests[at] != OFF} == who
    assert codes(events).count("guest") == len(who)
    assert {SQUARE_NAMES[at] for at in p.board.guests if at != OFF} <= gates(p)


def test_numbers_without_a_gate_are_rolled_again() -> None:
    """C12, C21, C22: with four of six gates every third roll is vain."""
    found: set[str] = set()
    rolls = 0
    for seed in range(30):
        p = position(day=7, neutrals="metamorphia", seed=seed)
        reveals = p.reveals
        neutral.dawn(p, True, None)
        rolls += p.reveals - reveals
        found.add(guest_at(p, "Metamorphia"))
    assert found == gates(p)
    assert rolls > 36


def test_the_gate_goes_by_its_number() -> None:
    """C21, C22, A2: the number of a gate is that of its faction."""
    for seed in range(12):
        p = position(day=7, neutrals="bilkarr", seed=seed)
        twin = FastChance(seed)
        number = twin.below(6)
        while number > 3:
            number = twin.below(6)
        neutral.dawn(p, True, None)
        assert p.board.guests[BILKARR] == movement.gate_square(p.board, number)


# -- Bilkarr ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "path"),
    [
        (4, "e3 g5 e7 c5 a3 c1 e3"),
        (4, "c5 e7 g5 e3 c1 a3 c5"),
        (3, "e2 g4 e6 c6 a4 c2 e2"),
        (2, "b4 d6 f4 d2 b4 d6 f4"),
        (2, "f4 d6 b4 d2 f4 d6 b4"),
        (6, "b3 d5 f7 h5 j3 j1 h3"),
    ],
)
def test_bilkarr_walks_like_a_billiard_ball(seats: int, path: str) -> None:
    """C22, Q10: six days from a gate, first right and down, bouncing at every edge; the field of
    two players is five squares wide."""
    squares = path.split()
    p = position(seats=seats, week=2, neutrals="bilkarr")
    guest(p, "Bilkarr", squares[0])
    found = [squares[0]]
    for _ in range(6):
        assert codes(pass_day(p)).count("guest") == 1
        found.append(guest_at(p, "Bilkarr"))
    assert found == squares


def test_a_corner_sends_him_to_a_new_gate() -> None:
    """C22, Q10: he stays there that day; the next one begins with a die, then he goes on."""
    p = position(week=2, neutrals="bilkarr")
    guest(p, "Bilkarr", "c3")
    pass_day(p)
    assert guest_at(p, "Bilkarr") == "e5"
    pass_day(p)
    assert guest_at(p, "Bilkarr") == "g7"
    pass_day(p)
    gate = guest_at(p, "Bilkarr")
    assert gate in gates(p)
    pass_day(p)
    row, column = int(gate[1]), "abcdefg".index(gate[0])
    assert guest_at(p, "Bilkarr") == f"{'abcdefg'[column + 2]}{row + 2}"


def test_reaching_a_corner_ends_the_move_and_blocked_squares_are_edge() -> None:
    """Q10: with three players the corners lie further in."""
    p = position(seats=3, week=2, neutrals="bilkarr")
    guest(p, "Bilkarr", "e5")
    pass_day(p)
    assert guest_at(p, "Bilkarr") == "f6"
    assert p.board.heading == bilkarr.CORNERED
    guest(p, "Bilkarr", "f3")
    p.board.heading = bilkarr.UP
    pass_day(p)
    assert guest_at(p, "Bilkarr") == "d5"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_he_never_leaves_his_field(seats: int) -> None:
    """C22, Q10: from every square, in every direction."""
    p = position(seats=seats, neutrals="bilkarr")
    for start in range(SQUARES):
        for heading in range(4):
            if p.board.land[start] == BLOCKED:
                continue
            p.board.guests[BILKARR], p.board.heading = start, heading
            bilkarr.walk(p.board)
            assert p.board.land[p.board.guests[BILKARR]] != BLOCKED
            assert (p.board.guests[BILKARR], p.board.heading) != (start, heading)


def test_he_walks_on_the_first_day_of_later_weeks() -> None:
    """C22, C12: only at the first checkpoint does he enter and stay."""
    p = position(week=2, day=7, neutrals="bilkarr")
    guest(p, "Bilkarr", "e3")
    pass_day(p)
    assert (p.board.week, p.board.day) == (3, 0)
    assert guest_at(p, "Bilkarr") == "g5"


# -- the other Lost Scroll ----------------------------------------------------------------------


def test_the_scroll_summons_until_the_next_checkpoint() -> None:
    """C10: even in the first week; then who takes part in the game enters by a gate."""
    p = position("LostScroll", day=7, neutrals="both", scroll="summon")
    play(p, "play:LostScroll")
    assert p.board.phase == CALLING
    assert "call:d1" in texts(p)
    assert "call:b7" not in texts(p)
    assert "fetch:b7" in texts(p)
    play(p, "fetch:b7")
    assert guest_at(p, "Bilkarr") == "b7"
    assert p.board.summoned == BILKARR
    events = pass_day(p)
    assert "leave" in codes(events)
    assert guest_at(p, "Bilkarr") in gates(p)
    assert p.board.summoned < 0


def test_one_at_a_time_and_reuse_relocates() -> None:
    """C10: while Metamorphia is summoned only she may be moved, anywhere else."""
    p = position("LostScroll", neutrals="both", scroll="summon")
    play(p, "play:LostScroll", "call:d1")
    p.hands[0], p.board.held[0] = [p.board.played[0].pop()], 1
    play(p, "play:LostScroll")
    assert texts(p, "fetch") == []
    assert "call:d1" not in texts(p)
    play(p, "call:d4")
    assert guest_at(p, "Metamorphia") == "d4"


def test_a_summoned_one_behaves_as_ever() -> None:
    """C10, C21, C22: Metamorphia grants her power, Bilkarr sells and walks."""
    p = position("LostScroll Supply*3", neutrals="both", scroll="summon")
    play(p, "play:LostScroll", "fetch:d1", "elixir:Palsy", "pay")
    assert flask_of(p, "Palsy") == (0, 0, 0)
    pass_day(p)
    assert guest_at(p, "Bilkarr") == "f3"


def test_the_scroll_summons_only_who_takes_part() -> None:
    """C10: and without neutral players it cannot summon at all."""
    p = position("LostScroll", neutrals="metamorphia", scroll="summon")
    play(p, "play:LostScroll")
    assert texts(p, "fetch") == []
    with pytest.raises(BadSetup) as refused:
        GAME.setup(4, scroll="summon")
    assert refused.value.code == "bad-together"


def test_without_the_option_the_scroll_serves_limbo() -> None:
    """C10: neutral players or not."""
    p = position("LostScroll", neutrals="both")
    p.board.limbo = [0]
    play(p, "play:LostScroll")
    assert texts(p) == ["GFreeman"]
