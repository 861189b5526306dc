"""Whether puzzles still hold: every one is confirmed anew on deals that mining never saw."""

from collections.abc import Iterator, Sequence
from functools import partial

from plansza.core.contract import Game
from plansza.games import find
from plansza.process_pool import spread
from plansza.puzzles.look import Chances
from plansza.puzzles.mining import LONGER, confirmed
from plansza.puzzles.puzzle import Puzzle

DEALS = "check"


def check(
    game: Game, puzzles: Sequence[Puzzle], rounds: int, jobs: int = 1
) -> Iterator[tuple[Puzzle, bool]]:
    """Every puzzle with whether it holds, as they are done; `rounds` are those of a look."""
    for place, held in spread(partial(_holds, game.id, LONGER * rounds), puzzles, jobs):
        yield puzzles[place], held


def _holds(game_id: str, rounds: int, puzzle: Puzzle) -> bool:
    """In any process."""
    return holds(find(game_id), puzzle, rounds)


def holds(game: Game, puzzle: Puzzle, rounds: int) -> bool:
    """Whether the best move still leads all others, each thought about for so many rounds."""
    view = puzzle.begin(game).view(puzzle.seat)
    chances: Chances = {game.read_move(puzzle.best): puzzle.chance}
    chances.update({game.read_move(move): chance for move, chance in puzzle.others.items()})
    return confirmed(game, view, chances, rounds, DEALS) is not None
