"""Retreat (C26): a hero who is attacked alone may get away, for three supplies or a horse."""

from typing import Final

from plansza.games.battalia.rules.board import Board
from plansza.games.battalia.rules.components import C_ARTEFACT, HORSE, NOTHING
from plansza.games.battalia.rules.moves import FIGHT, RETREAT
from plansza.games.battalia.rules.squares import OFF, SQUARES, WAYS
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.turn import acts, lines, movement

FLIGHT: Final = 3  # squares, and supplies


def refuges(board: Board) -> list[int]:
    """C26: squares exactly three steps from the battle, sorted. A hero may pass what he must not
    end on."""
    far = [-1] * SQUARES
    far[board.target] = 0
    queue = [board.target]
    at = 0
    while at < len(queue):
        here = queue[at]
        at += 1
        if far[here] == FLIGHT:
            continue
        for way in range(WAYS):
            there = movement.step_to(board, here, way)
            if there != OFF and far[there] < 0:
                far[there] = far[here] + 1
                queue.append(there)
    away = [square for square in range(SQUARES) if far[square] == FLIGHT]
    return [square for square in away if not _hostile(board, square)]


def _hostile(board: Board, square: int) -> bool:
    """C26: a city of the attacker, or a figure that attacks; nobody else counts as enemy."""
    if board.owner[square] == board.turn or board.heroes[board.fighter] == square:
        return True
    return board.second != NOTHING and board.heroes[board.second] == square


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
