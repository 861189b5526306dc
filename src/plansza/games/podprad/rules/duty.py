"""Exactly five points must be used (R1): which steps still lead to a turn that does so.

A turn may leave over as many points as its best way does and no more: nearly always none. That
number, `Board.spare`, is reckoned once, when the turn begins. From then on a step is legal if some
way to go on leaves no more, or ends in a whirlpool, which excuses whoever gets in (W2).
"""

from plansza.games.podprad.rules import movement
from plansza.games.podprad.rules.board import Board, Options
from plansza.games.podprad.rules.components import NOTHING, POINTS
from plansza.games.podprad.rules.lookahead import (
    Lookahead,
    another_takes_the_rest,
    can_use,
    is_plainly_enough,
    one_can_use_all,
    rest_takers,
)
from plansza.games.podprad.rules.moves import CHOSEN


def spare_points(board: Board, options: Options) -> int:
    """R1: how many points of this turn may be left over: those that its best way leaves."""
    if not options.exact:
        return POINTS
    if not board.due and one_can_use_all(board):
        return 0
    return Lookahead(board, options, 0, False).least()


def tokens(board: Board, options: Options) -> list[int]:
    """R1: the tokens that may be moved now."""
    moves = movement.token_choices(board)
    if not moves or board.points - 1 <= board.spare:
        return moves
    takers = rest_takers(board, NOTHING, 2)
    if len(takers) == 2:
        return moves
    found: list[int] = []
    ahead: Lookahead | None = None
    for move in moves:
        token = move - CHOSEN[0]
        surely = len(takers) == 1 and takers[0] != token
        if not surely and not can_use(board, token // 2, token % 2 + 1, board.points):
            if ahead is None:
                ahead = Lookahead(board, options, board.spare, True)
            if ahead.after_token(token) > board.spare:
                continue
        found.append(move)
    return found


def ways(board: Board, options: Options) -> list[int]:
    """R1: where the chosen token may go."""
    moves = movement.destinations(board, board.token)
    if board.points - 1 <= board.spare or another_takes_the_rest(board, board.token):
        return moves
    found: list[int] = []
    ahead: Lookahead | None = None
    sees_all = board.spare == 0 and board.afloat[board.seat] == 1 and options.is_calm
    for move in moves:
        if is_plainly_enough(board, options, move):
            found.append(move)
        elif not sees_all:
            if ahead is None:
                ahead = Lookahead(board, options, board.spare, True)
            if ahead.after(move) <= board.spare:
                found.append(move)
    return found


def pushes(board: Board, options: Options) -> list[int]:
    """R1, W5: which of the waiting tokens the current may take first."""
    moves = movement.push_choices(board)
    if len(moves) < 2 or board.points <= board.spare:
        return moves
    ahead = Lookahead(board, options, board.spare, True)
    return [move for move in moves if ahead.after(move) <= board.spare]
