"""A good mixture of puzzles: which of those that were found are kept, in the order they come."""

from collections import Counter
from math import ceil
from typing import Final

from plansza.puzzles.mining import Found
from plansza.puzzles.puzzle import Puzzle
from plansza.puzzles.recipe import Recipe

ONE_GRADE: Final = 0.5  # of all puzzles, at most
ONE_SETUP: Final = 2.0  # times its even share


class Mixture:
    """The puzzles kept so far; never too many of a kind, of a role, of a set-up or of a grade."""

    def __init__(self, recipe: Recipe, count: int) -> None:
        self.count = count
        self.easy = ceil(count * recipe.easy)
        self.kept: dict[str, Puzzle] = {}
        self.counts: Counter[tuple[str, str]] = Counter()
        self.limits = {
            "kind": ceil(count * recipe.alike),
            "role": ceil(count * recipe.sided),
            "setup": ceil(count * min(1.0, ONE_SETUP / len(recipe.setups))),
            "grade": ceil(count * ONE_GRADE),
        }

    @property
    def full(self) -> bool:
        """Whether there are as many as were wanted."""
        return len(self.kept) >= self.count

    def offer(self, found: Found) -> bool:
        """Keep it if it fits in."""
        puzzle = found.puzzle
        marks = {
            "kind": found.kind,
            "role": found.role,
            "setup": str(found.setup),
            "grade": str(puzzle.grade),
        }
        if self.full or puzzle.id in self.kept:
            return False
        if any(self.counts[mark] >= self._limit(*mark) for mark in marks.items()):
            return False
        self.kept[puzzle.id] = puzzle
        self.counts.update(marks.items())
        return True

    def _limit(self, name: str, value: str) -> int:
        if (name, value) == ("grade", "1"):
            return self.easy
        return self.limits[name]

    def puzzles(self) -> list[Puzzle]:
        """From easy to hard; of one grade those first that are missed less."""
        return sorted(self.kept.values(), key=_hardness)


def _hardness(puzzle: Puzzle) -> tuple[int, float, str]:
    return puzzle.grade, sum(puzzle.missed.values()), puzzle.id
