"""Moves that others make superfluous: the same set in another order, a card thrown away."""

from plansza.games.drako.rules.board import CARRYING, CHOOSING, Board
from plansza.games.drako.rules.components import ATTACK, FIGURES, MOVE
from plansza.games.drako.rules.fields import FIELDS
from plansza.games.drako.rules.moves import RUN, STRIKE

FULL = 5  # cards in hand: with so many, or nothing to draw, a wasted card may be the lesser evil
MANY = 2  # cards that a draw would bring


def worthwhile(board: Board, role: int, moves: list[int]) -> list[int]:
    """These legal moves without the superfluous ones; never empty."""
    if board.phase == CHOOSING and len(moves) > 1:
        may_draw = board.held[role] < FULL and board.deck[role] >= MANY
        return moves[:-1] if may_draw else moves
    if board.phase == CARRYING and board.in_play().count > 1:
        kind = board.in_play().kind
        if kind == MOVE and board.acted:
            return [move for move in moves if move >= STRIKE or _later(board, move // FIELDS)]
        if kind == ATTACK:
            return _strikes(board, moves)
    return moves


def _later(board: Board, figure: int) -> bool:
    """Whether a figure comes after all that have acted: of two orders one is enough."""
    return board.acted < 1 << figure


def _strikes(board: Board, moves: list[int]) -> list[int]:
    """T6: all who can strike do; where the card is for fewer of them, in their order."""
    strikes = [move for move in moves if STRIKE <= move < RUN]
    able = 0
    for move in strikes:
        able |= 1 << _striker(move)
    if able.bit_count() <= board.in_play().count - board.acted.bit_count():
        first = _striker(strikes[0])
        return [move for move in strikes if _striker(move) == first]
    later = [move for move in strikes if _later(board, _striker(move))]
    return later or moves


def _striker(move: int) -> int:
    return (move - STRIKE) // FIGURES
