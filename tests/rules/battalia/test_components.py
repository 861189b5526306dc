"""What lies in the box, and how the table is set up."""

from collections import Counter

import pytest

from plansza.games.battalia.rules import squares
from plansza.games.battalia.rules.assumptions import ASSUMED
from plansza.games.battalia.rules.board import BLOCKED, DRAFT, FACTION, HOME
from plansza.games.battalia.rules.components import (
    CARD_NAMES,
    COLOUR_NAMES,
    FATE,
    GATE,
    GREAT,
    GREATS,
    REAL_KINDS,
    RUINS,
    STORMS,
)
from plansza.games.battalia.rules.moves import part
from plansza.games.battalia.rules.options import Options
from tests.rules.battalia.helper import GAME, cards, fresh, play, position, texts


def box(seats: int, **options: str) -> Counter[str]:
    return Counter(fresh(seats, **options).inventory())


def test_factions() -> None:
    """A2, C2: six of them, each with its own number, two of them new."""
    assert COLOUR_NAMES == ("green", "gold", "red", "blue", "white", "orange")
    found = box(6)
    assert {found[f"{letter}Lord"] for letter in "GYRBWO"} == {5}


def test_units_and_supplies() -> None:
    """A3, A4: five of each unit and twenty supplies a faction, starting ones included."""
    found = box(4)
    assert [found[f"G{rank}"] for rank in ("Freeman", "Chief", "Priest", "Lord")] == [5] * 4
    assert found["Supply"] == 80
    assert found["Queen"] == 0
    assert (found["GQueen"], found["GKing"]) == (1, 1)


def test_artefacts_roads_and_cities() -> None:
    """A4, C1: three of each artefact and road, seven cities a faction, four sides of exits."""
    found = box(4)
    kinds = ("Weapon", "Horse", "Tool", "Tent", "Title", "Amulet", "Scroll")
    assert {found[f"R{kind}"] for kind in kinds} == {3}
    assert {found[f"R{shape}"] for shape in ("Straight", "Curve", "Tee", "Cross")} == {3}
    shapes = ("CityEnd", "CityStraight", "CityCurve", "CityTee", "CityCross")
    assert [found[f"R{shape}"] for shape in shapes] == [1, 1, 1, 1, 3]


def test_great_artefacts_and_luck() -> None:
    """C1, A19, C10: seventeen Great Artefacts, twelve storms, stardusts and chests, three Fates."""
    found = box(2)
    assert sum(found[name] for name in CARD_NAMES[GREAT:FATE]) == GREATS == 17
    assert sum(count for name, count in found.items() if name.startswith("Storm")) == STORMS
    assert (found["Dust"], found["Chest"]) == (12, 12)
    assert [found[f"Fate{number}"] for number in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.parametrize(
    ("seats", "factions", "shown"), [(2, 3, 2), (3, 4, 3), (4, 4, 4), (5, 5, 5), (6, 6, 6)]
)
def test_the_pool_by_players(seats: int, factions: int, shown: int) -> None:
    """C16, C11: factions in the pool and displayed Great Artefacts; the others are unused."""
    board = fresh(seats).board
    assert (len(board.factions), len(board.display)) == (factions, shown)
    assert len(board.unused) == GREATS - shown
    assert (board.dust, board.chests, len(board.storms)) == (12, 12, 12)


@pytest.mark.parametrize(
    ("seats", "free", "ruins"), [(2, 25, 1), (3, 37, 1), (4, 49, 1), (5, 65, 2), (6, 77, 2)]
)
def test_the_map(seats: int, free: int, ruins: int) -> None:
    """A20, C17: as many starts, neutral cities and gates as players, on squares of their own."""
    p = position(seats=seats)
    land = p.board.land
    assert sum(shape != -2 for shape in land) == free
    assert land.count(GATE) == seats
    assert land.count(RUINS) == ruins
    assert land.count(8) == 2 * seats
    places = [square for which in range(4) for square in squares.plan(seats, which)]
    assert len(set(places)) == len(places) == 3 * seats + ruins


@pytest.mark.parametrize(("seats", "free", "cities"), [(2, 55, 4), (3, 65, 7), (4, 77, 8)])
def test_the_large_map(seats: int, free: int, cities: int) -> None:
    """A20, C17: two ruins and as many gates as players, each on a square of its own that is there;
    starts have the same ways to what they look for, seen from both sides."""
    p = position(seats=seats, map="large")
    land = p.board.land
    assert sum(shape != BLOCKED for shape in land) == free
    assert (land.count(GATE), land.count(RUINS), land.count(8)) == (seats, 2, cities)
    places = [at for what in range(4) for at in squares.plan(seats, what, squares.LARGE)]
    assert len(set(places)) == len(places)
    assert not set(places) & set(squares.blocked(seats, squares.LARGE))
    turned = [
        sorted([76 - at for at in places]),
        sorted([at - 2 * (at % 11) + 10 for at in places]),
    ]
    assert sorted(places) in turned


@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_play_on_the_large_map_anyway(seats: int) -> None:
    """C17: the option changes nothing for them."""
    for what in range(4):
        usual, large = (squares.plan(seats, what, which) for which in (0, squares.LARGE))
        assert usual == large
    assert squares.blocked(seats) == squares.blocked(seats, squares.LARGE)


@pytest.mark.parametrize(
    ("seats", "map", "sides", "counts"),
    [
        (2, "usual", "alone", False),
        (3, "usual", "alone", False),
        (2, "large", "alone", True),
        (3, "large", "alone", True),
        (4, "large", "teams", True),
        (5, "large", "teams", False),
    ],
)
def test_when_a_full_map_counts(seats: int, map: str, sides: str, counts: bool) -> None:
    """Q4, C19: not for two and three on the small map, nor for three against two."""
    assert Options(GAME.setup(seats, map=map, sides=sides)).full is counts


def test_gates_have_the_colours_of_the_players() -> None:
    """C4: gates stand for the factions that play, one each."""
    p = position(seats=2)
    gates = [p.board.hue[square] for square, shape in enumerate(p.board.land) if shape == GATE]
    assert sorted(gates) == [0, 1]


def test_the_order_of_setting_up() -> None:
    """A7: factions clockwise, start cities in reverse order, each with level 1 and a hero."""
    p = fresh(3, draft="top")
    assert (p.board.phase, p.to_move) == (FACTION, (0,))
    play(p, "=red")
    assert p.to_move == (1,)
    assert "=red" not in texts(p)
    play(p, "=green", "=gold")
    assert (p.board.phase, p.to_move) == (HOME, (2,))
    play(p, "d1", "a5")
    board = p.board
    homes = [square for square in range(77) if board.owner[square] >= 0]
    assert [board.level[square] for square in homes] == [1, 1, 1]
    assert sorted(board.heroes[::2]) == homes
    assert board.heroes[1::2] == [-1] * 3
    assert p.to_move == (0,)


def test_start_decks_from_the_top() -> None:
    """A7: three Freemen, a Chief, a Priest and five supplies; six of them in hand."""
    p = fresh(2, draft="top")
    play(p, "=green", "=gold", "b2")
    deck = Counter(CARD_NAMES[kind][1:] for kind in p.hidden(0))
    assert deck == {"Freeman": 3, "Chief": 1, "Priest": 1, "upply": 5}
    assert (p.board.held[0], p.board.nation[0]) == (6, 4)


def test_the_draft_goes_round() -> None:
    """C18: Freemen clockwise, back, clockwise, Chiefs back, Priests clockwise; one kept each."""
    p = fresh(3)
    play(p, "=green", "=gold", "=red", "d1", "a5")
    assert p.board.phase == DRAFT
    order, packs = [], []
    while p.board.phase == DRAFT:
        seat = p.to_move[0]
        order.append(seat)
        packs.append(len(p.view(seat).pack))
        p.play(seat, p.legal_moves(seat)[0])
    assert order == [0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 2]
    assert packs == [3, 2, 1] * 5
    ranks = Counter(kind % 4 for kind in p.hidden(1) if kind < 24)
    assert ranks == {0: 3, 1: 1, 2: 1}


def test_a_seat_sees_only_the_pack_passed_to_it() -> None:
    """C18: before the pack comes, its cards are unknown; what is kept lies open."""
    p = fresh(3)
    play(p, "=green", "=gold", "=red", "d1", "a5")
    assert p.view(0).pack == p.pack
    assert p.view(1).pack == p.view(None).pack == []
    kept = p.legal_moves(0)[0]
    p.play(0, kept)
    assert part(kept) in p.view(2).hidden[0]
    assert p.view(0).pack == p.view(1).pack == p.pack


def test_every_kind_has_a_name_of_its_own() -> None:
    """C1: notation tells all cards apart."""
    assert len(set(CARD_NAMES)) == len(CARD_NAMES)
    assert REAL_KINDS == 107
    assert cards("GLord*2 Supply") == [3, 3, 86]


def test_every_assumed_number_is_listed() -> None:
    """A4: the guide names all that the module of assumptions holds."""
    names = [name for name, _, _ in ASSUMED]
    assert len(set(names)) == len(names) == 34
    assert {rule for _, rule, _ in ASSUMED} >= {f"B{number}" for number in range(1, 18)} - {"B15"}


def test_timers_are_advice() -> None:
    """C15, C9: the rules know no time and no helper cards; the table has clocks."""
    assert not {"clock", "timer", "time"} & {option.id for option in GAME.options}
