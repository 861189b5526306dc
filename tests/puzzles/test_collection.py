"""The collection: another puzzle every day, and what comes after one."""

from datetime import date, timedelta

import pytest

from plansza.puzzles import Puzzle, by_grade, of_the_day, to_follow

DAY = date(2026, 11, 18)


def some(*grades: int) -> list[Puzzle]:
    """Puzzles of these grades, one after the other."""
    return [
        Puzzle(
            id=f"p{number}",
            grade=grade,
            seat=0,
            best="a",
            chance=0.7,
            others={"b": 0.5},
            missed={},
            seats=2,
            options={},
            seed=number,
            moves=(),
        )
        for number, grade in enumerate(grades)
    ]


@pytest.mark.parametrize("count", [1, 2, 7, 80])
def test_every_puzzle_has_its_day_before_one_comes_again(count: int) -> None:
    puzzles = some(*[1] * count)
    days = [of_the_day(puzzles, DAY + timedelta(days)).id for days in range(2 * count)]
    assert len(set(days[:count])) == count
    assert days[:count] == days[count:]
    assert of_the_day(list(reversed(puzzles)), DAY) == of_the_day(puzzles, DAY), "for everybody"


def test_days_mix_what_the_file_sorts() -> None:
    puzzles = some(*sorted([1, 2, 3, 4, 5] * 6))
    grades = [of_the_day(puzzles, DAY + timedelta(days)).grade for days in range(30)]
    assert grades != sorted(grades)


def test_more_of_the_same_grade_comes_first_then_harder_ones() -> None:
    puzzles = some(1, 2, 2, 2, 3, 5)
    following = [each.id for each in to_follow(puzzles, puzzles[2])]
    assert following == ["p3", "p1", "p4", "p5", "p0"]


def test_grades_that_nobody_has_are_left_out() -> None:
    grades = by_grade(some(1, 1, 4))
    assert {grade: [each.id for each in found] for grade, found in grades.items()} == {
        1: ["p0", "p1"],
        4: ["p2"],
    }
