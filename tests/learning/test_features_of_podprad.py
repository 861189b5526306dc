"""What a learner observes of Pod Prąd stands where the features say."""

import pytest

from plansza.core.contract import Position
from plansza.games.podprad.rules.components import COLUMNS, DECK_KINDS, KIND_NAMES, KINDS, PAIR
from plansza.games.podprad.rules.river import PLACE_NAMES, PLACE_NUMBERS
from tests.rules.podprad.helper import GAME, play, position, token

Planes = dict[str, list[int]]


def seen(p: Position, seat: int = 0) -> Planes:
    """The numbers of a seat, by feature."""
    found: Planes = p.setup.features().named(p.view(seat).tensor())
    return found


def marked(numbers: list[int], names: tuple[str, ...]) -> dict[str, int]:
    """By plane and place: what is not 0 in several planes of the river."""
    size = len(numbers) // len(names)
    return {
        f"{names[at // size]} {PLACE_NAMES[at % size]}": number
        for at, number in enumerate(numbers)
        if number
    }


def test_tiles_barriers_and_arrows_lie_in_planes() -> None:
    p = position("C5=bear@1 L6=current@1", tokens=["C3:2"], currents="add")
    planes = seen(p)
    tiles = marked(planes["tiles"], KIND_NAMES[:KINDS])
    assert tiles["bear C5"] == tiles["current L6"] == tiles["water R5"] == 1
    assert "water C5" not in tiles
    edges = ("N", "NE", "SE", "S", "SW", "NW")
    assert marked(planes["barriers"], edges) == {"SW C5": 1, "NW C5": 1}
    assert marked(planes["arrows"], ("N", "NE", "NW")) == {"NE L6": 1}


def test_tokens_are_told_seat_by_seat_from_the_observer_on() -> None:
    p = position(tokens=["C3:2 C3:2 L4:1", "R5:1 *2:2"], seats=3)
    names = tuple(f"{step} {salmon}" for step in range(3) for salmon in ("single", "pair"))
    own = {"pair C3": 2, "single L4": 1}
    other = {"single R5": 1}
    for seat in range(3):
        planes = seen(p, seat)
        expected = {f"{(0 - seat) % 3} {name}": count for name, count in own.items()}
        expected |= {f"{(1 - seat) % 3} {name}": count for name, count in other.items()}
        assert marked(planes["tokens"], names) == expected
        pool = (1 - seat) % 3 * 5 * PAIR + PAIR + 1  # on two eggs, a pair
        assert {at for at, number in enumerate(planes["pool"]) if number} == {pool}
        lost = [1, 2, 4]
        assert planes["lost"] == [lost[(seat + step) % 3] for step in range(3)]


def test_the_turn_is_told() -> None:
    p = position(tokens=["C3:2", "C3:2", "C3:2"], turn=1, first=2, points=4, round=5)
    planes = seen(p, 0)
    assert planes["decides"] == [0, 1, 0]
    assert planes["marker"] == [0, 0, 1]
    assert seen(p, 2)["decides"] == [0, 0, 1]
    assert (planes["points"], planes["round"], planes["parity"]) == ([4], [5], [0, 1])
    assert planes["crumbles"] == [1]


def test_a_chosen_token_is_marked() -> None:
    p = position(tokens=["C3:2 L4:1"])
    assert not any(seen(p)["chosen"])
    play(p, "C3:2")
    assert marked(seen(p)["chosen"], ("single", "pair")) == {"pair C3": 1}


def test_tokens_that_wait_for_currents_are_counted() -> None:
    p = position(tokens=["C3:2 C3:2 L4:1"], currents="add")
    p.board.due = [token("C3:2"), token("C3:2")]
    assert marked(seen(p)["due"], ("single", "pair")) == {"pair C3": 2}


def test_laying_tells_what_and_where() -> None:
    p = position(held="bear water", phase="lay", tokens=["C3:2"])
    planes = seen(p)
    kinds = [KIND_NAMES[kind] for kind in range(DECK_KINDS) if planes["revealed"][kind]]
    assert kinds == ["water", "bear"]
    assert not any(planes["to-lay"])
    play(p, "tile:bear")
    planes = seen(p)
    assert planes["to-lay"].index(1) == KIND_NAMES.index("bear")
    free = {at for at, number in enumerate(planes["free"]) if number}
    assert {at % COLUMNS for at in free} == {0, 1, 2}
    assert {at // COLUMNS for at in free} == {PLACE_NUMBERS[f"L{p.board.top}"] // COLUMNS}


@pytest.mark.parametrize("seats", [2, 5])
def test_the_sizes_are_those_of_the_set_up(seats: int) -> None:
    features = GAME.setup(seats).features()
    rows = features["free"].shape[0]
    assert features["tokens"].shape == (seats, PAIR, rows, COLUMNS)
    assert features["tiles"].shape == (KINDS, rows, COLUMNS)
    whirlpools = GAME.setup(2, whirlpools="on").features()
    assert whirlpools["free"].shape[0] == GAME.setup(3).features()["free"].shape[0]
