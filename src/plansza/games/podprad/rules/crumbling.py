"""The end of a round (R8, R9): the river breaks off below, the spawners move up."""

from typing import Final

from plansza.core.contract import Event, Tell
from plansza.core.values import add_to
from plansza.games.podprad.rules.board import Board
from plansza.games.podprad.rules.components import COLUMNS, KIND_OF, MOST_EGGS, NOTHING, TOKENS
from plansza.games.podprad.rules.river import LOST, POOL_TOKENS, ROW_OF, eggs_of, in_pool
from plansza.games.podprad.rules.scoring import tell_last_salmon

FIRST_REMOVAL: Final = 2  # R8: nothing is removed after round 1; then the whole sea


def goes_on(board: Board) -> bool:
    """R9: whether another row will break off."""
    return max(board.low, 0) < board.stays


def rounds_left(board: Board) -> int:
    """How many round ends the lowest row lasts, the one at which it goes included."""
    return max(FIRST_REMOVAL - max(board.round, 1), 0) + 1


def remove_row(board: Board, tell: Tell | None) -> None:
    """R7–R9: the lowest row, or the sea, is removed unless it stays; tokens on it are lost."""
    row = max(board.low, 0)
    if board.round < FIRST_REMOVAL or row >= board.stays:
        return
    lost: list[int] = []  # by seat
    for seat in range(board.seats):
        lost.append(0)
        while is_below(board.tokens[seat * TOKENS], row + 1):
            board.lose(seat, board.tokens[seat * TOKENS])
            lost[seat] += 1
    for place in range((row + 1) * COLUMNS if row else 0, (row + 2) * COLUMNS):
        if board.tiles[place] >= 0 and place != _pool_place(board):
            add_to(board.gone, KIND_OF[board.tiles[place]], 1)
            board.tiles[place] = NOTHING
            board.counts[place] = 0
    board.low = row + 1
    if tell is not None:
        tell(Event("crumble", {"row": row, "lost": sum(lost), "swept": _listed(lost)}))
        for seat in range(board.seats):
            if lost[seat]:
                tell_last_salmon(board, seat, tell)


def _listed(lost: list[int]) -> str:
    """How many tokens each seat has lost, as one fact."""
    return " ".join([str(count) for count in lost])


def is_below(token: int, row: int) -> bool:
    """Whether a token is in the river, below this row."""
    return token < POOL_TOKENS and ROW_OF[token // 2] < row


def _pool_place(board: Board) -> int:
    """R9: the pool is never removed."""
    return (board.last + 1) * COLUMNS + 1 if board.last else NOTHING


def advance(board: Board, tell: Tell | None) -> None:
    """R9: every token in the pool moves one space up; five eggs are the last."""
    moved = 0
    for at, token in enumerate(board.tokens):
        if in_pool(token) and eggs_of(token) < MOST_EGGS:
            board.tokens[at] = token + 2
            moved += 1
    for seat in range(board.seats):
        board.tokens[seat * TOKENS : seat * TOKENS + TOKENS] = sorted(board.own(seat))
    if moved and tell is not None:
        tell(Event("advance", {"count": moved}))


def someone_is_fastest(board: Board) -> bool:
    """W3: whether a token has reached the last space."""
    return any(LOST - 2 <= token < LOST for token in board.tokens)
