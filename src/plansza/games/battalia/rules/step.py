"""What every step of the game is: a phase in which one seat decides something.

A step owns all that belongs to its moment: what may be chosen, what a choice does, how it is asked,
and what is known of the hand of the one who is asked. Each stands in the module of its chapter;
`steps.py` lists them by phase.
"""

from collections.abc import Callable

from plansza.core.contract import NO_MOVE, Phrase, Tell
from plansza.games.battalia.rules.board import Board
from plansza.games.battalia.rules.pledge import Pledge
from plansza.games.battalia.rules.state import BattaliaState

Asks = Callable[[Board], Phrase]


class Step:
    """One phase; `code` is that of its prompt. `asks` tells what has been chosen and what it costs,
    where that needs more than the code; see `telling/prompts.py`."""

    def __init__(self, code: str, asks: Asks | None = None) -> None:
        self.code = code
        self.asks = asks

    def choices(self, s: BattaliaState) -> list[int]:
        """The moves of the seat whose decision it is, sorted."""
        return []

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        """What a move does, up to the next decision."""
        raise NotImplementedError

    def prompt(self, board: Board, seat: int) -> Phrase:
        """What the seat is asked."""
        return self.asks(board) if self.asks is not None else (self.code, {})

    def pledge(self, hand: Pledge) -> None:
        """Put into an imagined hand what its owner must hold at this moment."""

    def forced(self, s: BattaliaState) -> int:
        """The only choice, where everybody knows that there is no other; else NO_MOVE."""
        return NO_MOVE


class OpenStep(Step):
    """A step whose choices lie open on the table: everybody sees when there is but one."""

    def forced(self, s: BattaliaState) -> int:
        found = self.choices(s)
        return found[0] if len(found) == 1 else NO_MOVE


class Question(Step):
    """A step that names the player whose turn it is: often somebody else is asked."""

    def prompt(self, board: Board, seat: int) -> Phrase:
        code, facts = super().prompt(board, seat)
        return code, {"other_seat": board.turn, **facts}
