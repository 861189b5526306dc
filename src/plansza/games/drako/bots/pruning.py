"""Moves that others make superfluous: the same set in another order, a card thrown away."""

from plansza.games.drako.rules.board import CARRYING, CHOOSING, Board
from plansza.games.drako.rules.components import ATTACK, MOVE
from plansza.games.drako.rules.moves import GO, MOVES, STRIKE

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
            return [move for move in moves if _walks_later(board, move)]
        if kind == ATTACK:
            return _strikes(board, moves)
    return moves


def _walks_later(board: Board, move: int) -> bool:
    kind, figure, _ = MOVES.parts(move)
    return kind is not GO or _later(board, figure)


def _later(board: Board, figure: int) -> bool:
    """Whether a figure comes after all that have acted: of two orders one is enough."""
    return board.acted < 1 << figure


def _strikes(board: Board, moves: list[int]) -> list[int]:
    """T6: all who can strike do; where the card is for fewer of them, in their order."""
    strikes = [move for move in moves if MOVES.kind(move) is STRIKE]
    able = 0
    for move in strikes:
        able |= 1 << _striker(move)
    if able.bit_count() <= board.in_play().count - board.acted.bit_count():
        first = _striker(strikes[0])
        return [move for move in strikes if _striker(move) == first]
    later = [move for move in strikes if _later(board, _striker(move))]
    return later or moves


def _striker(move: int) -> int:
    _, figure, _ = MOVES.parts(move)
    return figure
