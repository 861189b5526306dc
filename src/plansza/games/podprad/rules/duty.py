"""Exactly five points must be used (R1): which steps still lead to a turn that does so.

A turn may leave over as many points as its best way does and no more: nearly always none. That
number, `Board.spare`, is reckoned once, when the turn begins. From then on a step is legal if some
way to go on leaves no more, or ends in a whirlpool, which excuses whoever gets in (W2).
"""

from plansza.core.native import i64
from plansza.games.podprad.rules import calm, movement
from plansza.games.podprad.rules.board import Board, Options
from plansza.games.podprad.rules.components import NOTHING, POINTS, TOKENS
from plansza.games.podprad.rules.lookahead import (
    Lookahead,
    another_takes_the_rest,
    can_use,
    is_plainly_enough,
    one_can_use_all,
    rest_taker,
)
from plansza.games.podprad.rules.moves import FIRST_TOKEN


def spare_points(board: Board, options: Options) -> int:
    """R1: how many points of this turn may be left over: those that its best way leaves."""
    if not options.exact:
        return POINTS
    if options.is_calm:
        return int(calm.least(board, board.points, 0))
    if not board.due and one_can_use_all(board):
        return 0
    return Lookahead(board, options, 0, False).least()


def tokens(board: Board, options: Options) -> list[int]:
    """R1: the tokens that may be moved now."""
    moves = movement.token_choices(board)
    if not moves or board.points - 1 <= board.spare:
        return moves
    one = rest_taker(board, NOTHING, board.seat * TOKENS)
    if one >= 0 and rest_taker(board, NOTHING, one + 1) >= 0:
        return moves
    surely = NOTHING if one < 0 else board.tokens[one]  # all but this one may
    ahead = Ahead(board, options)
    for at in range(len(moves) - 1, -1, -1):
        token = moves[at] - FIRST_TOKEN
        if not (one >= 0 and token != surely) and not ahead.allows_token(token):
            moves.pop(at)
    return moves


def ways(board: Board, options: Options) -> list[int]:
    """R1: where the chosen token may go."""
    if board.points - 1 <= board.spare or another_takes_the_rest(board, board.token):
        return movement.destinations(board, board.token, None)
    return movement.destinations(board, board.token, Ahead(board, options))


class Ahead(movement.Judge):
    """R1: which steps leave a way to go on that uses enough points."""

    def __init__(self, board: Board, options: Options) -> None:
        self.board = board
        self.options = options
        self.tried: Lookahead | None = None

    def allows_token(self, token: int) -> bool:
        """Whether this token may be moved next."""
        board = self.board
        if can_use(board, token // 2, token % 2 + 1, board.points):
            return True
        if self.options.is_calm:
            at = board.tokens.index(token, board.seat * TOKENS)
            return calm.least_of_token(board, at, board.points, board.spare) <= board.spare
        return self.lookahead().after_token(token) <= board.spare

    def allows(self, move: int, place: i64, salmon: i64, left: i64) -> bool:
        board, options = self.board, self.options
        if left <= board.spare or is_plainly_enough(board, options, place, salmon, left):
            return True
        if options.is_calm:
            if board.spare == 0 and board.afloat[board.seat] == 1:
                return False  # seen at a glance
            at = board.tokens.index(board.token, board.seat * TOKENS)
            return calm.least_after(board, at, place, salmon, left, board.spare) <= board.spare
        return self.lookahead().after(move) <= board.spare

    def lookahead(self) -> Lookahead:
        """Made when it is first asked."""
        if self.tried is None:
            self.tried = Lookahead(self.board, self.options, self.board.spare, True)
        return self.tried


def pushes(board: Board, options: Options) -> list[int]:
    """R1, W5: which of the waiting tokens the current may take first."""
    moves = movement.push_choices(board)
    if len(moves) < 2 or board.points <= board.spare:
        return moves
    ahead = Lookahead(board, options, board.spare, True)
    return [move for move in moves if ahead.after(move) <= board.spare]
