"""Geometry (G1–G5), components and set-up (U1–U3)."""

from math import isclose, sqrt

import pytest

from plansza.core import hexes
from plansza.core.chance import FastChance
from plansza.core.errors import BadSetup
from plansza.games.podprad.rules.board import LAYING, MOVING
from plansza.games.podprad.rules.components import (
    BARRED,
    CURRENTS,
    HERON,
    IN_BOX,
    KIND_NUMBERS,
    ROCK,
    ROTATIONS,
    SEA_TILES,
    WHIRLPOOL,
    deck_for,
)
from plansza.games.podprad.rules.position import PodPradPosition, start
from plansza.games.podprad.rules.river import (
    COLUMN_OF,
    PLACE_NAMES,
    PLACE_NUMBERS,
    ROW_OF,
    SEA_PLACES,
    hex_of,
)
from tests.rules.podprad.helper import (
    GAME,
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


def begun(seats: int, seed: int = 1, **options: str) -> PodPradPosition:
    return start(GAME.setup(seats, **options), FastChance(seed))


# -- geometry -----------------------------------------------------------------------------------


def test_the_centre_column_sits_half_a_tile_upstream() -> None:
    """G1, G3: three columns; x = col · 1.5 · s, y = −(row + ½ in the centre) · √3 · s."""
    for place in range(3, len(PLACE_NAMES)):
        x, y = hexes.centre(hex_of(place), 10)
        row = ROW_OF[place] + (0.5 if COLUMN_OF[place] == 1 else 0)
        assert isclose(x, 15 * COLUMN_OF[place])
        assert isclose(y, -row * sqrt(3) * 10, abs_tol=1e-9)


@pytest.mark.parametrize(
    ("name", "found"),
    [("L4", ["L5", "C4", "–"]), ("C4", ["C5", "R5", "L5"]), ("R4", ["R5", "–", "C4"])],
)
def test_the_ways_upstream(name: str, found: list[str]) -> None:
    """G2: only N, NE and NW, never sideways or downstream."""
    assert upstream(name) == found
    p = position(tokens=[f"{name}:2"])
    swims = [way[1:] for way in ways(p, f"{name}:2") if way[0] == ">"]
    assert sorted(swims) == sorted(there for there in found if there != "–")


def test_tiles_turn_clockwise_and_share_edges() -> None:
    """G3: edges 0–5 clockwise from N; the opposite of e is e + 3; six rotations."""
    waterfall = KIND_NUMBERS["waterfall"] * ROTATIONS
    for rotation in range(6):
        edges = {(edge + rotation) % 6 for edge in (2, 3, 4)}
        assert BARRED[waterfall + rotation] == sum(1 << edge for edge in edges)
    for edge in range(6):
        assert hexes.opposite(edge) == (edge + 3) % 6
    bear = KIND_NUMBERS["bear"] * ROTATIONS
    assert BARRED[bear] == 1 << 3 | 1 << 4


def test_the_sea() -> None:
    """G4: L(0), C(0), R(0) and C(−1); the river starts at row 1."""
    assert sorted(PLACE_NAMES[place] for place in SEA_PLACES) == ["C-1", "C0", "L0", "R0"]
    assert upstream("C-1") == ["C0", "R0", "L0"]
    p = begun(3)
    laid = [name for name in PLACE_NAMES if tile(p, name) not in ("none", "sea")]
    assert all(ROW_OF[PLACE_NUMBERS[name]] >= 1 for name in laid)


@pytest.mark.parametrize("name", ["C9", "L10", "R10"])
def test_the_pool_is_entered_at_the_one_egg_tile(name: str) -> None:
    """G5, R10: from C(n−1), L(n) or R(n) only."""
    p = position(tokens=[f"{name}:2 L8:1"], round=8, last=10)
    assert ">C10" in ways(p, f"{name}:2")
    for other in ("L9", "R9", "C8"):
        q = position(tokens=[f"{other}:2"], round=8, last=10)
        assert ">C10" not in ways(q, f"{other}:2")


def test_five_spaces_of_the_pool() -> None:
    """G5, R9: one egg more at every round's end; five are the last."""
    p = position(tokens=["*1:2", "*4:1 *5:2", "L9:2 L9:1"], round=8, last=10, turn=2, first=0)
    for found in (("*2:2", "*5:1 *5:2"), ("*3:2", "*5:1 *5:2")):
        pass_on(p)
        assert (tokens(p, 0), tokens(p, 1)) == found


# -- set-up -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_pair_of_everybody_on_each_sea_tile(seats: int) -> None:
    """U1: four tokens each, pairs up; so the sea is full (R4)."""
    p = begun(seats)
    for seat in range(seats):
        assert tokens(p, seat) == "C-1:2 L0:2 C0:2 R0:2"
    assert [p.board.counts[place] for place in SEA_PLACES] == [seats] * 4


def test_the_box() -> None:
    """U2: 39 hexes; 29 are shuffled, with two players 23."""
    assert sum(IN_BOX) + SEA_TILES == 39
    for seats, tiles in ((2, 23), (3, 29), (4, 29), (5, 29)):
        deck = deck_for(seats, False, "off")
        assert deck is not None
        assert sum(deck) == tiles
        assert deck[ROCK] == (0 if seats == 2 else 5)
        assert deck[HERON] == (4 if seats == 2 else 5)
    assert len(begun(3).inventory()) == 29 + 4 + 3 * 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_laying_the_first_rows(seats: int) -> None:
    """U3: all in turn draw one tile for the lowest place of a column with fewer than four."""
    p = begun(seats, seed=4)
    layer, laid = p.board.first, 0
    while p.board.phase == LAYING and p.board.round == 0:
        now = sum(tile(p, name) != "none" for name in PLACE_NAMES) - 4
        assert p.to_move == ((layer + now) % seats,)
        assert len(p.board.held) == 1
        for column, letter in enumerate("LCR"):
            height = sum(tile(p, f"{letter}{row}") != "none" for row in range(1, 5))
            assert bool(texts(p, f"{letter}@")) == (height < 4)
            assert all(tile(p, f"{letter}{row}") == "none" for row in range(height + 1, 13)), column
        play(p, texts(p)[laid % len(texts(p))])
        laid += 1
    assert p.board.phase == MOVING
    assert p.board.round == 1
    assert p.board.first == (layer + 12) % seats
    assert p.to_move == (p.board.first,)


def test_a_random_seat_lays_first() -> None:
    """U3: chance decides who begins to lay."""
    starters = [begun(4, seed).board.first for seed in range(40)]
    assert {starters.count(seat) > 3 for seat in range(4)} == {True}


def test_a_column_of_four_takes_no_more() -> None:
    """U3: not before the other columns have four tiles too."""
    p = begun(3, seed=4)
    while texts(p, "L@"):
        play(p, texts(p, "L@")[0])
    assert refusal(p, "L@0").code == "no-spot"
    assert tile(p, "L4") != "none"
    assert tile(p, "L5") == "none"


def test_rotations_that_look_alike_are_one_move() -> None:
    """U3, G3: six ways to lay a waterfall or a bear, one for a tile without barriers."""
    for held, count in (("waterfall", 18), ("bear", 18), ("water", 3), ("eagle", 3), ("rock", 3)):
        p = position(tokens=["L4:2"], held=held, phase="lay")
        assert len(texts(p)) == count
    assert refusal(p, "L@1").code == "same-turned"


def test_currents_for_rocks_that_are_not_there() -> None:
    """W4, U2: with two players rocks are out, so that no current can replace one."""
    for mix in ("herons", "eagles", "mixed"):
        with pytest.raises(BadSetup, match=rf"currents={mix} does not go together with seats=2"):
            GAME.setup(2, currents=mix)
        assert GAME.setup(2, currents=mix, whirlpools="on").seats == 2
        assert GAME.setup(3, currents=mix).seats == 3


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("whirlpools", ["off", "on"])
@pytest.mark.parametrize(
    ("mix", "water", "eagles", "herons", "rocks"),
    [
        ("add", 0, 0, 0, 0),
        ("herons", 0, 0, 5, 1),
        ("eagles", 0, 5, 0, 1),
        ("water", 6, 0, 0, 0),
        ("mixed", 3, 0, 0, 3),
    ],
)
def test_what_currents_replace(
    seats: int, whirlpools: str, mix: str, water: int, eagles: int, herons: int, rocks: int
) -> None:
    """W4, W2: six currents, added or for other tiles; every deck leaves two when laid by threes."""
    plain = deck_for(seats, whirlpools == "on", "off")
    deck = deck_for(seats, whirlpools == "on", mix)
    assert plain is not None
    if deck is None:
        assert (seats, whirlpools) == (2, "off")
        return
    stones = WHIRLPOOL if whirlpools == "on" else ROCK
    taken = {0: water, 3: eagles, 4: herons, stones: rocks, 7: -CURRENTS}
    assert [a - b for a, b in zip(plain, deck, strict=True)] == [
        taken.get(kind, 0) for kind in range(8)
    ]
    assert sum(deck) % 3 == 2
