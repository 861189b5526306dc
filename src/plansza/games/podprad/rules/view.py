"""What one seat may know: the whole board. Only the luck to come is missing."""

from typing import Any

from plansza.core.contract import Outcome, Phrase, View
from plansza.core.setup import Setup
from plansza.core.values import outcome_data
from plansza.games.podprad.rules import speech
from plansza.games.podprad.rules.board import Board, Options


class PodPradView(View):
    """The open table, seen from one seat."""

    def __init__(self, setup: Setup, options: Options, seat: int | None, board: Board) -> None:
        self.setup = setup
        self.options = options
        self.seat = seat
        self.board = board
        self.reveals = 0
        self.result: Outcome | None = None

    def prompt(self) -> Phrase:
        return speech.prompt(self.board, self.seat)

    def data(self) -> dict[str, Any]:
        return {
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "seat": self.seat,
            "board": self.board.data(),
            "reveals": self.reveals,
            "result": outcome_data(self.result),
        }


def make_view(
    setup: Setup,
    options: Options,
    seat: int | None,
    board: Board,
    reveals: int,
    result: Outcome | None,
) -> PodPradView:
    """Everything but the chance."""
    view = PodPradView(setup, options, seat, board.copy())
    view.reveals = reveals
    view.result = result
    return view
