"""Bilkarr's walk (C22, Q10): two squares a day, diagonally, like a billiard ball."""

from typing import Final

from plansza.games.battalia.rules.board import BLOCKED, Board
from plansza.games.battalia.rules.components import BILKARR
from plansza.games.battalia.rules.squares import COLUMNS, OFF, ROWS

STRIDE: Final = 2  # squares a day
# His heading: a bit for up and one for left; from a gate he sets out to the right and down.
RIGHT_DOWN: Final = 0
UP: Final = 1
LEFT: Final = 2
CORNERED: Final = 4  # he has reached a corner: the next day begins with a die


def walk(board: Board) -> None:
    """C22: one day's way. Reaching a corner ends it."""
    for _ in range(STRIDE):
        if board.heading != CORNERED:
            _step(board)


def _step(board: Board) -> None:
    """C22: one square, over unbuilt ones too; he bounces off every edge he would cross."""
    here = board.guests[BILKARR]
    heading = board.heading
    if _beside(board, here, _down(heading), 0) == OFF:
        heading ^= UP
    if _beside(board, here, 0, _right(heading)) == OFF:
        heading ^= LEFT
    there = _beside(board, here, _down(heading), _right(heading))
    if there == OFF:  # straight at a blocked square: he comes back the way he came
        heading ^= UP | LEFT
        there = _beside(board, here, _down(heading), _right(heading))
    board.guests[BILKARR] = there
    board.heading = CORNERED if is_corner(board, there) else heading


def is_corner(board: Board, square: int) -> bool:
    """Q10: an edge on two neighbouring sides; blocked squares count as edge."""
    rows = [_beside(board, square, down, 0) for down in (-1, 1)]
    columns = [_beside(board, square, 0, right) for right in (-1, 1)]
    return OFF in rows and OFF in columns


def _down(heading: int) -> int:
    return -1 if heading & UP else 1


def _right(heading: int) -> int:
    return -1 if heading & LEFT else 1


def _beside(board: Board, square: int, down: int, right: int) -> int:
    """The square so many rows and columns away, or OFF where his field ends."""
    row, column = square // COLUMNS + down, square % COLUMNS + right
    if not (0 <= row < ROWS and 0 <= column < COLUMNS):
        return OFF
    there = row * COLUMNS + column
    return OFF if board.land[there] == BLOCKED else there
