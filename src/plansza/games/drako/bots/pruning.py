"""Moves that others make superfluous: the same set in another order, a card thrown away."""

from plansza.games.drako.rules import moving
from plansza.games.drako.rules.board import CARRYING, CHOOSING, Board
from plansza.games.drako.rules.components import ATTACK, MOVE
from plansza.games.drako.rules.fields import BITS
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
            return [move for move in moves if not _walks_too_late(board, move)]
        if kind == ATTACK:
            return _strikes(board, moves)
    return moves


def _walks_too_late(board: Board, move: int) -> bool:
    """T5: of two orders one is enough, where both are possible: that of the figures' numbers."""
    kind, figure, field = MOVES.parts(move)
    if kind is not GO or _later(board, figure) or field == board.vacated:
        return False
    steps = board.in_play().value
    return steps == 1 or _could_walk_first(board, figure, field, steps)


def _could_walk_first(board: Board, figure: int, field: int, steps: int) -> bool:
    """Whether this figure could have gone there before the one that has, and that one after it."""
    other = board.acted.bit_length() - 1
    here, there = board.places[figure], board.places[other]
    free = moving.free_fields(board) | BITS[there]
    if not moving.reaches(here, field, steps, free & ~BITS[board.vacated]):
        return False
    return moving.reaches(board.vacated, there, steps, (free | BITS[here]) & ~BITS[field])


def _later(board: Board, figure: int) -> bool:
    """Whether a figure comes after all that have acted."""
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
