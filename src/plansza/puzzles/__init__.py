"""Puzzles: moments of games in which one move is clearly best, to be solved on the real board."""

from plansza.puzzles.puzzle import HARDEST, Puzzle, puzzles_of, read_puzzles, write_puzzles

__all__ = ["HARDEST", "Puzzle", "puzzles_of", "read_puzzles", "write_puzzles"]
