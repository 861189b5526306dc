"""The end of a round (R7–R11): crumbling, new rows, the spawning pool."""

import pytest

from plansza.core.chance import FastChance
from plansza.games.podprad.rules.board import LAYING, MOVING, OVER
from plansza.games.podprad.rules.position import PodPradPosition, start
from plansza.games.podprad.rules.river import POOL_TOKENS
from tests.rules.podprad.helper import (
    GAME,
    check_counts,
    codes,
    go,
    keep_afloat,
    pass_on,
    play,
    position,
    refusal,
    texts,
    tile,
    tokens,
    upstream,
    ways,
)

AFLOAT = ["L5:2 C5:2", "L6:2 C6:2", "R5:2 R6:2"]


def at_round_end(deck: str, layer: str = "old", reveal: str = "all") -> PodPradPosition:
    """Seat 0 was the first player of round 5, and seat 2, the last, has spent its points."""
    p = position(tokens=AFLOAT, turn=2, deck=deck, layer=layer, reveal=reveal)
    pass_on(p)
    return p


# -- R7: a new row ------------------------------------------------------------------------------


def test_the_first_player_lays_three_tiles() -> None:
    """R7: the bottom row goes, three tiles are revealed at once, placed and turned freely."""
    p = at_round_end("water bear eagle rock rock rock")
    assert (p.board.phase, p.to_move) == (LAYING, (0,))
    assert [tile(p, f"{column}3") for column in "LCR"] == ["none"] * 3
    assert len(p.board.held) == 3
    assert refusal(p, "L4:2").code == "lay-first"
    for letter in ("R", "C", "L"):
        if texts(p, "tile:"):
            assert refusal(p, "L@0").code == "tile-first"
            assert refusal(p, "tile:heron").code == "not-revealed"
            play(p, texts(p, "tile:")[0])
        if p.board.phase == LAYING:
            play(p, texts(p, f"{letter}@")[0])
    assert (p.board.phase, p.board.round, p.board.top) == (MOVING, 6, 9)
    assert "none" not in [tile(p, f"{column}9") for column in "LCR"]


def test_tokens_on_the_removed_row_leave_the_game() -> None:
    """R7: all of them, of every colour, pairs too."""
    p = position(tokens=["L3:2 C3:1 L4:2", "R3:2 R4:1", "C4:2 C5:2"], turn=2)
    events = pass_on(p)
    assert [tokens(p, seat) for seat in range(3)] == ["L4:2", "R4:1", "C4:2 C5:2"]
    told = [event.facts for event in events if event.code == "crumble"]
    assert told == [{"row": 3, "lost": 3, "swept": "2 1 0"}]
    check_counts(p)


def test_the_marker_passes_to_the_left() -> None:
    """R7: through all seats, also to one without tokens in the river."""
    p = position(tokens=["L9:2 C9:2", "*1:2", "R8:2 R9:2"], round=8, last=10, turn=2)
    pass_on(p)
    assert p.board.first == 1
    assert p.to_move == (2,)


def test_a_seat_without_tokens_still_lays() -> None:
    """R7: when it is its duty."""
    p = position(tokens=["", "L5:2 C5:2", "R5:2 C6:2"], turn=2, deck="bear bear eagle rock rock")
    pass_on(p)
    assert (p.board.phase, p.to_move) == (LAYING, (0,))


def test_the_new_first_player_may_lay() -> None:
    """R7: with the option `layer=new`."""
    p = at_round_end("water bear eagle rock rock rock", layer="new")
    assert (p.board.phase, p.to_move) == (LAYING, (1,))
    while p.board.phase == LAYING:
        play(p, texts(p)[0])
    assert (p.board.first, p.to_move) == (1, (1,))


def test_tiles_revealed_one_by_one() -> None:
    """R7: with the option `reveal=one` each is laid before the next is seen."""
    p = at_round_end("water bear eagle rock rock rock", reveal="one")
    seen = []
    while p.board.phase == LAYING:
        assert len(p.board.held) == 1
        seen.append(p.board.tiles_left())
        play(p, texts(p)[0])
    assert seen[0] == 5
    assert p.board.tiles_left() == 3


# -- R8: what goes when -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("round", "low", "row"), [(1, -1, None), (2, 1, 0), (3, 2, 1), (4, 3, 2), (7, 6, 5)]
)
def test_what_is_removed(round: int, low: int, row: int | None) -> None:
    """R8: nothing after round 1, the four sea tiles after round 2, then the lowest row."""
    top = round + 3
    p = position(
        tokens=[f"L{top}:2 R{top}:2", f"C{top}:2"], round=round, turn=2, points=0, currents="add"
    )
    p.settle(None)
    assert p.board.low == low
    if row is None:
        assert tile(p, "C-1") == tile(p, "L0") == "sea"
    else:
        gone = [f"{column}{row}" for column in "LCR"] + (["C-1"] if row == 0 else [])
        assert {tile(p, name) for name in gone} == {"none"}
        assert tile(p, f"L{row + 1}") == "water"


# -- R9: the pool -------------------------------------------------------------------------------


@pytest.mark.parametrize("reveal", ["all", "one"])
def test_the_last_two_tiles(reveal: str) -> None:
    """R9: they go to L and R, the layer's choice; the pool is laid at once."""
    p = position(
        tokens=["L8:2 C8:2", "L7:2", "R8:2"], round=6, turn=2, deck="bear eagle", reveal=reveal
    )
    pass_on(p)
    assert p.board.phase == LAYING
    while p.board.phase == LAYING:
        assert not texts(p, "C@")
        play(p, texts(p)[-1])
    assert (p.board.last, p.board.round) == (10, 7)
    assert tile(p, "C10") == "pool"
    assert {tile(p, "L10"), tile(p, "R10")} == {"bear", "eagle"}


def test_after_the_pool_rows_go_and_tokens_advance() -> None:
    """R9: first the lowest row is removed, then everybody in the pool moves up; nothing is laid."""
    p = position(tokens=["*1:2 L6:2", "*4:1 L9:2", "*5:1 R9:2 R8:1"], round=8, last=10, turn=2)
    events = pass_on(p)
    assert codes(events)[:2] == ["crumble", "advance"]
    assert [tokens(p, seat) for seat in range(3)] == ["*2:2", "L9:2 *5:1", "R8:1 R9:2 *5:1"]
    assert (p.board.low, p.board.round, p.board.phase) == (7, 9, MOVING)


def test_the_pool_is_never_removed() -> None:
    """R9: with row n only L(n) and R(n) go."""
    p = position(tokens=["*1:2 L10:2", "*2:1"], round=12, last=10, points=0)
    p.settle(None)
    assert p.board.phase == OVER
    assert (tile(p, "L10"), tile(p, "R10"), tile(p, "C10")) == ("none", "none", "pool")


# -- R10: entering the pool ---------------------------------------------------------------------


def test_a_token_in_the_pool_moves_no_more() -> None:
    """R10: it stops for the turn and is never moved by points."""
    p = position(tokens=["C9:2 L8:2", "R8:2"], round=8, last=10)
    go(p, "C9:2", ">C10")
    assert tokens(p, 0) == "L8:2 *1:2"
    assert texts(p) == ["L8:2"]


def test_landing_on_the_pool() -> None:
    """R10: a jump may end there and never passes over it."""
    p = position(tokens=["C7:2 L9:2", "R8:2"], round=8, last=10)
    assert "^C10" in ways(p, "C7:2")
    go(p, "C7:2", "^C10")
    assert (tokens(p, 0), p.board.points) == ("L9:2 *1:2", 1)
    q = position(tokens=["L10:2 L9:2", "R8:2"], round=8, last=10)
    assert ways(q, "L10:2") == [">C10", "^C10"]
    play(q, "L10:2")
    assert refusal(q, "^R11").code == "over-pool"


def test_no_jump_passes_over_the_pool() -> None:
    """R10: C(n) lies on no line that goes on."""
    for name in ("C9", "C8", "C7", "L10", "R10"):
        p = position(tokens=[f"{name}:2 L8:1", "R8:2"], round=8, last=10)
        beyond = [way for way in ways(p, f"{name}:2") if way[1:] in ("C11", "R11", "L11")]
        assert beyond == []


# -- R11: the timeline --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "currents", "tiles", "round", "row"),
    [(2, "off", 23, 4, 8), (3, "off", 29, 6, 10), (3, "add", 35, 8, 12), (2, "add", 29, 6, 10)],
)
def test_when_the_pool_is_laid(seats: int, currents: str, tiles: int, round: int, row: int) -> None:
    """R11: at the end of round (D − 11) / 3, as row (D + 1) / 3."""
    assert ((tiles - 11) / 3, (tiles + 1) / 3) == (round, row)
    p = start(GAME.setup(seats, currents=currents, points="free"), FastChance(3))
    assert sum(p.board.deck) + len(p.board.held) == tiles
    while not p.board.last:
        if p.board.phase != LAYING:
            keep_afloat(p)
            pass_on(p)
        else:
            play(p, texts(p)[0])
    assert (p.board.round - 1, p.board.last) == (round, row)


@pytest.mark.parametrize("last", [8, 10, 12])
def test_when_the_last_row_goes(last: int) -> None:
    """R11: at the end of round n + 2, and not before."""
    currents = {8: "off", 10: "off", 12: "add"}[last]
    for round, over in ((last + 1, False), (last + 2, True)):
        p = position(
            tokens=[f"L{last}:2 R{last}:2"], round=round, last=last, points=0, currents=currents
        )
        p.settle(None)
        assert (p.board.phase == OVER) == over


@pytest.mark.parametrize(("last", "points"), [(8, 35), (10, 43), (12, 51)])
def test_how_far_it_is(last: int, points: int) -> None:
    """R11, G2: four tokens need 4n + 3 points to swim to the pool."""
    far = 0
    for name in ("C-1", "L0", "C0", "R0"):
        frontier, steps = {name}, 0
        goal = f"C{last}"
        while goal not in frontier:
            frontier = {up for here in frontier for up in upstream(here) if up != "–"}
            steps += 1
        far += steps
    assert far == points == 4 * last + 3


def test_tokens_in_the_pool_are_not_in_the_river() -> None:
    """R10, E1: they count as home."""
    p = position(tokens=["*1:2 L9:2", "R8:2"], round=8, last=10)
    assert p.board.afloat == [1, 1, 0]
    assert all(token >= POOL_TOKENS for token in p.board.own(0)[1:])
