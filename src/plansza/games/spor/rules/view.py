"""What one seat may know, and what a spectator sees: built from nothing, never by leaving out."""

from typing import Any

from plansza.core.contract import Outcome, Phrase, View
from plansza.core.setup import Setup
from plansza.core.values import outcome_data
from plansza.games.spor.rules import speech
from plansza.games.spor.rules.board import Board, Options
from plansza.games.spor.rules.state import State


class SporView(View):
    """The open table, the seat's own hand, and what the seat remembers."""

    def __init__(self, setup: Setup, options: Options, seat: int | None, board: Board) -> None:
        self.setup = setup
        self.options = options
        self.seat = seat
        self.board = board
        self.reveals = 0
        self.legs: list[list[int]] = []
        self.result: Outcome | None = None
        self.hand: list[int] = []
        self.picks: list[int] = []  # own cards put into a running exchange
        self.known: list[int] = []  # cards this seat gave away and the other still holds
        self.exposed: list[int] = []  # cards the other gave away and this seat still holds
        self.bound = 0  # how many of the cards shuffled back the other may hold besides,
        self.fresh = 0  # and in how many of his cards they may be, in thousandths
        self.other_bound = 0  # the same from the other's point of view
        self.other_fresh = 0

    def prompt(self) -> Phrase:
        return speech.prompt(self.board, self.seat, self.picks)

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
            "picks": self.picks[:],
            "known": self.known[:],
            "exposed": self.exposed[:],
            "bound": self.bound,
            "fresh": self.fresh,
            "other_bound": self.other_bound,
            "other_fresh": self.other_fresh,
        }


def make_view(state: State, seat: int | None) -> SporView:
    """The board is public; everything else is listed here, one by one."""
    view = SporView(state.setup, state.options, seat, state.board.copy())
    view.reveals = state.reveals
    view.legs = [leg[:] for leg in state.legs]
    view.result = state.result
    if seat is None:
        return view
    role = state.board.role(seat)
    view.hand = state.hands[role][:]
    if state.options.tactics:
        view.picks = state.picks[role][:]
        view.known = state.known[role][:]
        view.exposed = state.known[1 - role][:]
        view.bound = state.bound[role]
        view.fresh = state.fresh[role]
        view.other_bound = state.bound[1 - role]
        view.other_fresh = state.fresh[1 - role]
    return view
