"""What a learner observes of Battalia stands where the features say."""

import pytest

from plansza.core.chance import FastChance
from plansza.core.contract import Position
from plansza.games.battalia.rules.components import (
    CARD_NAMES,
    COLOUR_NAMES,
    GREAT,
    GREAT_NAMES,
    REAL_KINDS,
    SHAPE_NAMES,
)
from plansza.games.battalia.rules.squares import COLUMNS, ROWS
from tests.learning.changes_of_battalia import CHANGES, everything
from tests.rules.battalia.helper import GAME, city, fresh, play, position, square

Numbers = dict[str, list[int]]


def seen(p: Position, seat: int = 0) -> Numbers:
    """The numbers of a seat, by feature."""
    found: Numbers = p.setup.features().named(p.view(seat).tensor())
    return found


def kinds(numbers: list[int]) -> dict[str, int]:
    """How many there are of each card."""
    return {CARD_NAMES[kind]: count for kind, count in enumerate(numbers) if count}


def cell(name: str, width: int) -> int:
    """Where a square stands in a plane."""
    number = square(name)
    return number // COLUMNS * width + number % COLUMNS


def test_the_map_lies_in_planes() -> None:
    p = position(seats=4)
    city(p, "c3", 1, 4, "R", "CityTee")
    width = GAME.setup(4).features()["land"].shape[2]
    size, at = ROWS * width, cell("c3", width)
    numbers = seen(p)
    assert numbers["land"][SHAPE_NAMES.index("CityTee") * size + at] == 1
    assert sum(numbers["land"][shape * size + at] for shape in range(len(SHAPE_NAMES))) == 1
    assert numbers["hue"][COLOUR_NAMES.index("red") * size + at] == 1
    assert [numbers["exits"][way * size + at] for way in range(4)] == [1, 1, 1, 0]
    assert numbers["level"][at] == 4
    for seat in range(4):
        owners = seen(p, seat)["owner"]
        assert [owners[step * size + at] for step in range(4)].index(1) == (1 - seat) % 4


def test_heroes_are_told_seat_by_seat_from_the_observer_on() -> None:
    p = position(seats=3)
    p.board.heroes[2 * 2 + 1] = square("c3")  # the second one of seat 2
    features = GAME.setup(3).features()
    width = features["land"].shape[2]
    for seat in range(3):
        planes = seen(p, seat)["heroes"]
        place = ((2 - seat) % 3 * 2 + 1) * ROWS * width + cell("c3", width)
        assert planes[place] == 1


def test_the_own_hand_is_told_and_others_cards_lie_together() -> None:
    p = position("GLord*2 Supply", hands={1: "YChief"}, nations={0: "GPriest", 1: "YLord Supply"})
    numbers = seen(p)
    assert kinds(numbers["hand"]) == {"GLord": 2, "Supply": 1}
    assert kinds(numbers["deck"]) == {"GPriest": 1}
    assert kinds(numbers["hidden"][:REAL_KINDS]) == {"YChief": 1, "YLord": 1, "Supply": 1}
    assert numbers["held"][:2] == [3, 1]
    numbers = seen(p, 1)
    assert kinds(numbers["hand"]) == {"YChief": 1}
    own = kinds(numbers["hidden"][2 * REAL_KINDS :])  # seat 0 sits three after seat 1
    assert own == {"GLord": 2, "GPriest": 1, "Supply": 1}


def test_a_line_being_paid_is_told() -> None:
    p = position("GFreeman*3")
    play(p, "CityEnd:1", "d2@0")
    numbers = seen(p, 1)
    width = GAME.setup(4).features()["spot"].shape[1]
    assert numbers["spot"].index(1) == cell("d2", width)
    assert numbers["need"] == [p.board.need]
    assert numbers["phase"].index(1) == p.board.phase
    assert numbers["act"].index(1) == p.board.act
    assert (numbers["decides"], numbers["turn"]) == ([0, 0, 0, 1], [0, 0, 0, 1])


def test_a_draft_with_hidden_cards_is_remembered() -> None:
    p = fresh(3, drafted="hidden")
    chance = FastChance(2)
    while not any(p.board.masked):
        p.step(p.mover(), p.random_move(p.mover(), chance))
    seat = next(seat for seat in range(3) if p.kept[seat])
    other = (seat + 1) % 3
    assert kinds(seen(p, seat)["kept"]) == {CARD_NAMES[kind]: 1 for kind in p.kept[seat]}
    assert not any(seen(p, other)["kept"])
    own, others = seen(p, seat)["under"], seen(p, other)["under"]
    assert sum(others) == sum(own) + 1, "to the others it might as well lie in its stack"


def test_only_who_has_looked_knows_what_lies_under_a_gate() -> None:
    p = position(seats=2, valleys="bridge")
    gate = next(gate for gate, lying in enumerate(p.board.vale.stashed) if lying)
    p.board.vale.peeked[0] = 1 << gate
    found = {at % len(GREAT_NAMES) for at, on in enumerate(seen(p)["under-gates"]) if on}
    assert found == {kind - GREAT for kind in p.stash[gate]}
    assert not any(seen(p, 1)["under-gates"])
    p.board.vale.scanned[1] = True
    lying = {kind - GREAT for stash in p.stash for kind in stash}
    assert {at for at, on in enumerate(seen(p, 1)["under-others"]) if on} == lying


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"neutrals": "none"}, "guests"),
        ({"valleys": "off"}, "shroud"),
    ],
)
def test_what_a_set_up_does_not_have_has_no_features(options: dict[str, str], name: str) -> None:
    assert name not in GAME.setup(4, **options).features()
    everything = GAME.setup(4, **GAME.presets()["everything"]).features()
    assert name in everything


def test_a_small_map_has_small_planes() -> None:
    assert GAME.setup(4).features()["spot"].shape == (ROWS, ROWS)
    assert GAME.setup(4, map="large").features()["spot"].shape == (ROWS, COLUMNS)


@pytest.mark.parametrize("name", CHANGES)
def test_a_field_that_seldom_changes_is_told_where_it_should_be(name: str) -> None:
    change, expected = CHANGES[name]
    p = everything()
    features = p.setup.features()
    before = features.named(features.observe(p, 0))
    change(p)
    after = features.named(features.observe(p, 0))
    found = {each for each in after if after[each] != before[each]}
    assert found <= expected, "it changes more than it should"
    assert found, "nothing tells it"
