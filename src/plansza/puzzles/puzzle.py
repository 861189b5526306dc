"""What a puzzle is: a moment of a game in which one move of the seat to move is clearly best.

A game's puzzles are lines of `guide/puzzles.jsonl`, the easiest first. Each says how to get there:
set-up, seed of all luck, and the moves that were made. Whoever solves it sees what the seat sees.
"""

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

from msgspec import Struct, json

from plansza.core.chance import FastChance
from plansza.core.contract import Game, Position, Tell
from plansza.core.guide import guide_of

FILE = "puzzles.jsonl"
HARDEST = 5  # grades count from 1


class Puzzle(Struct, frozen=True):
    """One puzzle; chances are those of the seat to win, from 0 to 1, as a long search found."""

    id: str
    grade: int  # from 1 to HARDEST, by how often weaker levels miss it
    seat: int
    best: str  # the move, in notation
    chance: float  # after it
    others: Mapping[str, float]  # after every other move; those that were never tried are left out
    missed: Mapping[str, float]  # by which levels, and how often, from 0 to 1
    seats: int
    options: Mapping[str, str]  # those that differ from the game's defaults
    seed: int
    moves: tuple[str, ...]  # made before, whoever's turn it was: `to_move[0]`

    @property
    def lead(self) -> float:
        """By how much the second best move is worse."""
        return self.chance - max(self.others.values())

    def begin(self, game: Game, tell: Tell | None = None) -> Position:
        """The position in which it is asked what to do; `tell` hears what happened before."""
        position = game.start(game.setup(self.seats, **self.options), FastChance(self.seed))
        for move in self.moves:
            position.play(position.to_move[0], game.read_move(move), tell)
        return position


@lru_cache(maxsize=64)
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """All puzzles of a game by id; none for a game without."""
    guide = guide_of(game)
    file = files(guide).joinpath(FILE) if guide is not None else None
    if file is None or not file.is_file():
        return {}
    found = read_puzzles(file.read_text(encoding="utf-8"))
    return {puzzle.id: puzzle for puzzle in found}


def read_puzzles(text: str) -> list[Puzzle]:
    """The puzzles of a file; `msgspec.ValidationError` for a line that is none."""
    return [json.decode(line, type=Puzzle) for line in text.splitlines() if line]


def write_puzzles(puzzles: list[Puzzle]) -> str:
    """A file of puzzles, a line each."""
    return "".join(f"{json.encode(puzzle).decode()}\n" for puzzle in puzzles)
