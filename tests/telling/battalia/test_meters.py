"""What the strip of progress says of a war."""

from plansza.core import Meter
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.turn import week
from tests.rules.battalia.helper import city, position


def meters(p: BattaliaPosition, code: str, seat: int | None = None) -> list[Meter]:
    return [meter for meter in p.view(seat).meters() if meter.code == code]


def test_c19_cities_of_level_four_and_more_of_five() -> None:
    p = position(seats=3)
    city(p, "c3", 1, 4)
    city(p, "c5", 1, 5)
    city(p, "d5", 1, 3)
    found = {meter.seats: (meter.value, meter.target) for meter in meters(p, "cities")}
    assert found == {(0,): (0, 5), (1,): (2, 5), (2,): (0, 5)}


def test_c13_allies_count_together() -> None:
    p = position(seats=5, sides="teams")
    city(p, "c3", 0, 4)
    city(p, "c5", 2, 4)
    found = {meter.seats: (meter.value, meter.target) for meter in meters(p, "cities")}
    assert found == {(0, 2, 4): (2, 12), (1, 3): (0, 9)}
    own = [p.view(seat).meters()[0].seats for seat in (1, 3, 4)]
    assert own == [(1, 3), (1, 3), (0, 2, 4)]


def test_a6_days_are_counted_to_the_last() -> None:
    p = position(seats=2, day=7, week=6)
    assert [meters(p, code)[0].value for code in ("week", "day", "days")] == [6, 7, 1]
    week.end_turn(p, None)
    week.end_turn(p, None)
    assert p.outcome is not None
    assert meters(p, "days")[0].value == 0


def test_q4_without_an_agreed_end_nothing_counts_down() -> None:
    p = position(seats=2, weeks="open")
    assert meters(p, "days") == []
    assert meters(p, "week")[0].target is None


def test_c19_free_squares_count_only_where_a_full_map_is_the_end() -> None:
    assert meters(position(seats=2), "free") == []
    assert meters(position(seats=2, full="on"), "free")[0].ends
