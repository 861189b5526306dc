"""Silence (C23): who does not want to be asked about his elixirs says so, and for how long.

It is said at the table, so everybody knows; it ends by itself, or when its owner drinks or buys an
elixir in his own turn. It is about the extra questions alone: in one's own turn, and when one is to
play in a battle, drinking is offered all the same.
"""

from typing import Final

from plansza.core.contract import Tell
from plansza.games.battalia.rules.board import Board
from plansza.games.battalia.rules.moves import HUSH, UNTIL_NAMES
from plansza.games.battalia.rules.state import BattaliaState

# `Board.silent`: until when; what is longer ends with what is longer.
NEVER: Final = 0
BATTLE: Final = 1
TURN: Final = 2
DAY: Final = 3
WEEK: Final = 4


def offers(*spans: int) -> list[int]:
    """The moves that ask for silence of these lengths, sorted."""
    return [HUSH.at(span - 1) for span in spans]


def ask_for(s: BattaliaState, span: int, tell: Tell | None) -> None:
    """The seat that was asked wants to be left alone: `span` is the part of its move."""
    board = s.board
    board.silent[board.seat] = span + 1
    s.tell(tell, "hush", board.seat, until=UNTIL_NAMES[span])


def keeps(board: Board, seat: int) -> bool:
    """Whether a seat is not to be asked now."""
    return board.silent[seat] != NEVER


def keeps_attacking(board: Board) -> bool:
    """Whether the attacker is not to be asked as his battle begins: what he said in others' turns
    is not about his own."""
    return board.silent[board.turn] in (BATTLE, TURN)


def end(board: Board, span: int) -> None:
    """A battle, turn, day or week is over: so is every silence that was to last no longer."""
    board.silent = [NEVER if until <= span else until for until in board.silent]


def lift(board: Board, seat: int) -> None:
    """Who drinks or buys in his own turn wants to be asked again."""
    board.silent[seat] = NEVER
