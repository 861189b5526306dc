"""What one seat may know: the whole board. Only the luck to come is missing."""

from plansza.core.chance import NO_CHANCE
from plansza.core.contract import Phrase, View
from plansza.core.meters import Meter
from plansza.core.state import Outcome
from plansza.core.tally import Tally
from plansza.games.podprad.rules.board import Board, Options
from plansza.games.podprad.rules.state import PodPradState
from plansza.games.podprad.rules.telling import foresight, meters, prompts, tally


class PodPradView(View):
    """The open table, seen from one seat."""

    state: PodPradState

    def __init__(self, state: PodPradState, seat: int | None) -> None:
        self.setup = state.setup
        self.seat = seat
        self.state = state

    @property
    def known(self) -> PodPradState:
        return self.state

    @property
    def board(self) -> Board:
        """The open table."""
        return self.state.board

    @property
    def options(self) -> Options:
        """The set-up's choices."""
        return self.state.options

    @property
    def result(self) -> Outcome | None:
        """How the game ended, if it did."""
        return self.state.result

    def prompt(self) -> Phrase:
        return prompts.prompt(self.state, self.seat)

    def decisive(self) -> list[int]:
        """R10: whoever can come home now."""
        if self.seat != self.board.seat:
            return []
        return foresight.homeward(self.board, self.options, self.state.legal)

    def meters(self) -> list[Meter]:
        return meters.meters(self.board, self.options, self.seat)

    def tally(self) -> list[Tally]:
        return tally.lines(self.state)


def show(state: PodPradState, seen: PodPradState) -> None:
    """Put into an empty state what everybody may know; each field is listed, luck is a hole."""
    seen.setup = state.setup
    seen.options = state.options
    seen.chance = NO_CHANCE
    seen.reveals = state.reveals
    seen.result = state.result
    seen.board = state.board.copy()
    seen.legal = state.legal
