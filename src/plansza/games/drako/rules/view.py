"""What one seat may know, and what a spectator sees: built from nothing, never by leaving out."""

from typing import Any

from plansza.core.contract import Outcome, Phrase, View
from plansza.core.setup import Setup
from plansza.core.values import outcome_data
from plansza.games.drako.rules import speech
from plansza.games.drako.rules.board import Board, Options
from plansza.games.drako.rules.state import State


class DrakoView(View):
    """The open table and the seat's own hand; all it could remember is public, and on the board."""

    def __init__(self, setup: Setup, options: Options, seat: int | None, board: Board) -> None:
        self.setup = setup
        self.options = options
        self.seat = seat
        self.board = board
        self.reveals = 0
        self.legs: list[list[int]] = []
        self.result: Outcome | None = None
        self.hand: list[int] = []

    def prompt(self) -> Phrase:
        return speech.prompt(self.options, self.board, self.seat)

    def data(self) -> dict[str, Any]:
        return {
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "seat": self.seat,
            "board": self.board.data(),
            "reveals": self.reveals,
            "legs": [leg[:] for leg in self.legs],
            "result": outcome_data(self.result),
            "hand": self.hand[:],
        }


def make_view(state: State, seat: int | None) -> DrakoView:
    """The board is public; everything else is listed here, one by one."""
    view = DrakoView(state.setup, state.options, seat, state.board.copy())
    view.reveals = state.reveals
    view.legs = [leg[:] for leg in state.legs]
    view.result = state.result
    if seat is not None:
        view.hand = state.hands[state.board.role(seat)][:]
    return view
