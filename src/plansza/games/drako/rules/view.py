"""What one seat may know, and what a spectator sees: built from nothing, never by leaving out."""

from typing import Final

from plansza.core.chance import NO_CHANCE
from plansza.core.contract import Phrase, View
from plansza.core.meters import Meter
from plansza.core.state import Pair
from plansza.core.tally import Tally
from plansza.games.drako.rules import steps
from plansza.games.drako.rules.board import OVER, Board, Options
from plansza.games.drako.rules.state import DrakoState
from plansza.games.drako.rules.telling import meters, tally, threats

# Holes are shared: nobody changes a view.
HIDDEN: Final[list[int]] = []
HIDDEN_PAIR: Final[Pair] = [HIDDEN, HIDDEN]


class DrakoView(View):
    """The open table and the seat's own hand; all it could remember is public, and on the board."""

    state: DrakoState

    def __init__(self, state: DrakoState, seat: int | None) -> None:
        self.setup = state.setup
        self.seat = seat
        self.state = state

    @property
    def known(self) -> DrakoState:
        return self.state

    @property
    def board(self) -> Board:
        """The open table."""
        return self.state.board

    @property
    def options(self) -> Options:
        """The set-up's choices and the duel's data."""
        return self.state.options

    @property
    def hand(self) -> list[int]:
        """The seat's own cards."""
        return HIDDEN if self.seat is None else self.state.hands[self.board.role(self.seat)]

    def prompt(self) -> Phrase:
        return steps.prompt(self.state, self.seat)

    def decisive(self) -> list[int]:
        board, seat = self.board, self.seat
        if seat is None or board.phase == OVER or board.seat(board.asked()) != seat:
            return []
        return threats.decisive(self.state, board.role(seat))

    def meters(self) -> list[Meter]:
        duel = len(self.state.legs) + (0 if self.state.result else 1)
        return meters.meters(self.options, self.board, self.seat, duel if self.options.match else 0)

    def tally(self) -> list[Tally]:
        return tally.lines(self.state)


def show(state: DrakoState, seat: int | None, seen: DrakoState) -> None:
    """Put into an empty state what a seat may know; each field is listed, the rest are holes."""
    seen.setup = state.setup
    seen.options = state.options
    seen.chance = NO_CHANCE
    seen.reveals = state.reveals
    seen.result = state.result
    seen.board = state.board.copy()
    seen.legs = [duel[:] for duel in state.legs]
    seen.decks = HIDDEN_PAIR
    seen.removed = HIDDEN_PAIR
    seen.hands = HIDDEN_PAIR
    if seat is not None:
        role = state.board.role(seat)
        own = state.hands[role][:]
        seen.hands = [own, HIDDEN] if role == 0 else [HIDDEN, own]
