"""Alliances (C13, Q2, Q12): who plays with whom, and how allies share a turn.

Allies sit as many seats apart as there are sides, so everyone for himself is the case of as many
sides as seats. While no line is under way, every ally who has not ended his part may begin one, and
whoever does becomes `Board.turn`; until it is done, nobody else acts. So two allies never attack
the same opponent at the same time.
"""

from typing import Final

from plansza.games.battalia.rules.board import ACT, NOBODY, OVER, Board

MOST_ATTACKS: Final = 2  # C13, optional: a turn, for three against two
LARGE_SIDE: Final = 3


def allies(board: Board, seat: int) -> list[int]:
    """C13: the seats of this side, the seat itself included."""
    return list(range(seat % board.teams, board.seats, board.teams))


def allied(board: Board, seat: int, other: int) -> bool:
    """Whether both are on one side; nobody is on none."""
    return other != NOBODY and seat % board.teams == other % board.teams


def in_teams(board: Board) -> bool:
    """Whether anybody has an ally."""
    return board.teams < board.seats


def is_small(board: Board, seat: int) -> bool:
    """C19, Q2: whether this is the side of two against three."""
    size = len(allies(board, seat))
    return in_teams(board) and size * board.teams < board.seats


def movers(board: Board) -> tuple[int, ...]:
    """Q12: who may act now: between lines all allies who have not ended their parts."""
    if board.phase == OVER:
        return ()
    if board.phase != ACT:
        return (board.seat,)
    return tuple([seat for seat in allies(board, board.turn) if not board.ended[seat]])


def first_mover(board: Board) -> int:
    """The first of `movers`, without a list of them; NOBODY when the game is over."""
    if board.phase == OVER:
        return NOBODY
    if board.phase != ACT:
        return board.seat
    teams, seats, ended = board.teams, board.seats, board.ended
    seat = board.turn % teams
    while seat < seats:
        if not ended[seat]:
            return seat
        seat += teams
    return NOBODY


def may_move(board: Board, seat: int) -> bool:
    """Whether this seat is one of `movers`, without a list of them."""
    phase = board.phase
    if phase == ACT:
        return allied(board, board.turn, seat) and not board.ended[seat]
    return phase != OVER and seat == board.seat


def take_over(board: Board, seat: int) -> int:
    """Between lines, this ally is the one who acts, or who is asked what he could do; who it was
    before."""
    before = board.turn
    if board.phase == ACT:
        board.turn = seat
        board.seat = seat
    return before


def may_attack(board: Board, limited: bool) -> bool:
    """C13, optional: three against two attack at most twice a turn, whatever they attack."""
    return (
        not limited or board.attacks < MOST_ATTACKS or len(allies(board, board.turn)) < LARGE_SIDE
    )
