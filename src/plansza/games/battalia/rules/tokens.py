"""City level tokens (A17, C3): how many a player has, and which are left.

The tokens of levels 1–4 have two sides: one kind shows 1 or 2, the other 3 or 4. A city that grows
from 1 to 2 or from 3 to 4 keeps its token, turned over; any other change takes a new one.
"""

from plansza.games.battalia.rules.board import Board
from plansza.games.battalia.rules.components import TOKEN_KINDS, TOKENS_OF, TOP_LEVEL
from plansza.games.battalia.rules.squares import OFF


def left(board: Board, seat: int, level: int, spot: int = OFF) -> int:
    """A17: how many tokens that can show this level are left, if the city on `spot` gives its own
    back."""
    kind = TOKEN_KINDS[level]
    count = TOKENS_OF[level]
    levels = board.level
    for square in board.towns_of(seat):
        if TOKEN_KINDS[levels[square]] == kind and square != spot:
            count -= 1
    return count


def enough(board: Board, seat: int) -> bool:
    """A17: whether there is a token for every city as it stands."""
    return all(left(board, seat, level) >= 0 for level in range(1, TOP_LEVEL + 1))


def next_level(board: Board, seat: int, square: int, most: int) -> int:
    """The next level for this city that the seat has a token for, so many levels up at most; or
    0."""
    level = board.level[square]
    for higher in range(level + 1, min(level + most, TOP_LEVEL) + 1):
        if left(board, seat, higher, square) > 0:
            return higher
    return 0


def conquered(board: Board, seat: int, level: int) -> int:
    """C3, A17: the level that a taken city has: its own, else the next lower one that the winner
    has a token for; 0 if there is none, and then the city cannot be taken."""
    level = min(level, TOP_LEVEL)
    while level and left(board, seat, level) <= 0:
        level -= 1
    return level


def can_found(board: Board, seat: int) -> bool:
    """a1: whether any token for a new city is left."""
    return left(board, seat, 1) > 0 or left(board, seat, 3) > 0
