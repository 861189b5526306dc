"""Puzzles: moments of games in which one move is clearly best, to be solved on the real board.

`puzzles_of(game)` gives a game's puzzles, `of_the_day` today's, `Solver` solves one.
"""

from plansza.puzzles.collection import by_grade, of_the_day, to_follow, today
from plansza.puzzles.puzzle import HARDEST, Puzzle, puzzles_of, read_puzzles, write_puzzles
from plansza.puzzles.solver import GIVE_UP, NotAsked, Solver, Status

__all__ = [
    "GIVE_UP",
    "HARDEST",
    "NotAsked",
    "Puzzle",
    "Solver",
    "Status",
    "by_grade",
    "of_the_day",
    "puzzles_of",
    "read_puzzles",
    "to_follow",
    "today",
    "write_puzzles",
]
