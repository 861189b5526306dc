"""The puzzles of a game as a collection: which one is today's, and which ones come after one."""

from collections.abc import Collection
from datetime import UTC, date, datetime
from hashlib import blake2b

from plansza.puzzles.puzzle import HARDEST, Puzzle


def today() -> date:
    """The day for everybody, wherever he is: that of UTC."""
    return datetime.now(UTC).date()


def of_the_day(puzzles: Collection[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day: another one every day until all were there, easy and hard mixed."""
    mixed = sorted(puzzles, key=lambda puzzle: blake2b(puzzle.id.encode()).digest())
    return mixed[day.toordinal() % len(mixed)]


def by_grade(puzzles: Collection[Puzzle]) -> dict[int, list[Puzzle]]:
    """The puzzles of every grade that there is, the easiest grade first."""
    grades = {grade: [each for each in puzzles if each.grade == grade] for grade in grades_of()}
    return {grade: found for grade, found in grades.items() if found}


def grades_of() -> range:
    """All grades, the easiest first."""
    return range(1, HARDEST + 1)


def to_follow(puzzles: Collection[Puzzle], puzzle: Puzzle) -> list[Puzzle]:
    """What to solve after a puzzle, the best first: more of its grade, then harder and harder ones,
    then those that are easier."""
    order = list(puzzles)
    place = order.index(puzzle)
    following = [*order[place + 1 :], *order[:place]]
    return sorted(following, key=lambda each: (each.grade < puzzle.grade, each.grade))
