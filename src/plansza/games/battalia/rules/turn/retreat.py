"""Retreat (C26): a hero who is attacked alone may get away, for three supplies or a horse."""

from typing import Final

from plansza.games.battalia.rules.board import Board
from plansza.games.battalia.rules.components import C_ARTEFACT, HEROES, HORSE
from plansza.games.battalia.rules.moves import FIGHT, RETREAT
from plansza.games.battalia.rules.squares import OFF, WAYS
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.turn import acts, lines, movement

FLIGHT: Final = 3  # squares, and supplies


def refuges(board: Board) -> list[int]:
    """C26: squares exactly three steps away, never over the attacker's cities or heroes."""
    found: set[int] = set()
    _flee(board, [board.target], found)
    return sorted(found)


def _flee(board: Board, path: list[int], found: set[int]) -> None:
    if len(path) > FLIGHT:
        found.add(path[-1])
        return
    for way in range(WAYS):
        there = movement.step_to(board, path[-1], way)
        if there != OFF and there not in path and not _hostile(board, there):
            _flee(board, [*path, there], found)


def _hostile(board: Board, square: int) -> bool:
    """C26: only the attacker counts as enemy."""
    first = board.turn * HEROES
    return board.owner[square] == board.turn or square in board.heroes[first : first + HEROES]


def flee_moves(s: BattaliaState) -> list[int]:
    """C26: retreat, if it can be paid, or fight."""
    board = s.board
    counts = lines.hand_counts(s, board.foe)
    if counts[C_ARTEFACT + HORSE] or lines.can_pay(counts, FLIGHT):
        return [*[RETREAT.at(square) for square in refuges(board)], FIGHT.at()]
    return [FIGHT.at()]


def flee(s: BattaliaState, square: int) -> None:
    """C26: three supplies or a horse are due."""
    s.board.spot = square
    lines.ask(s, acts.RETREAT, 0, acts.FLIGHT, FLIGHT)
