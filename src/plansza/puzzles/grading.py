"""How hard a puzzle is: how often the weaker levels miss it."""

from collections.abc import Mapping
from typing import Final

from plansza.bots.levels import make_bot
from plansza.core.chance import FastChance
from plansza.core.contract import Game, View
from plansza.puzzles.puzzle import HARDEST

TRIES: Final = 12  # of each level
# The levels that are asked, and what their mistakes weigh: a novice overlooks half of everything,
# so that his say little of the puzzle.
WEIGHTS: Final = {"novice": 1, "greedy": 1, "planner": 3}


def missed_by(game: Game, view: View, best: int, seed: int) -> dict[str, float]:
    """The share of tries in which each level plays something else."""
    return {level: _missed(game, view, best, level, seed) for level in WEIGHTS}


def _missed(game: Game, view: View, best: int, level: str, seed: int) -> float:
    luck = FastChance(seed)
    chosen = [make_bot(level, game).choose(view, luck) for _ in range(TRIES)]
    return round(sum(move != best for move in chosen) / TRIES, 3)


def grade_of(missed: Mapping[str, float]) -> int:
    """From 1 to HARDEST."""
    total = sum(WEIGHTS[level] * share for level, share in missed.items())
    share = total / sum(WEIGHTS[level] for level in missed)
    return min(HARDEST, 1 + int(HARDEST * share))
