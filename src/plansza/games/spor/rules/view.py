"""What one seat may know, and what a spectator sees: built from nothing, never by leaving out."""

from typing import Final

from plansza.core.chance import NO_CHANCE
from plansza.core.contract import Phrase, View
from plansza.core.meters import Meter
from plansza.core.state import Pair
from plansza.core.tally import Tally
from plansza.games.spor.rules import speech
from plansza.games.spor.rules.board import Board, Options
from plansza.games.spor.rules.state import NONE_RETURNED, SporState
from plansza.games.spor.rules.telling import meters, tally

# Holes are shared: nobody changes a view.
HIDDEN: Final[list[int]] = []
HIDDEN_PAIR: Final[Pair] = [HIDDEN, HIDDEN]


class SporView(View):
    """The open table, the seat's own hand, and what the seat remembers."""

    state: SporState

    def __init__(self, state: SporState, seat: int | None) -> None:
        self.setup = state.setup
        self.seat = seat
        self.state = state

    @property
    def known(self) -> SporState:
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
    def hand(self) -> list[int]:
        """The seat's own cards."""
        return self._own(self.state.hands)

    @property
    def picks(self) -> list[int]:
        """Own cards put into a running exchange."""
        return self._own(self.state.picks)

    @property
    def given(self) -> list[int]:
        """Cards that this seat gave away and the other still holds."""
        return self._own(self.state.known)

    def _own(self, by_role: Pair) -> list[int]:
        return HIDDEN if self.seat is None else by_role[self.board.role(self.seat)]

    def moves(self) -> list[int]:
        """What the seat may do now: it depends on nothing that the seat cannot know."""
        return [] if self.seat is None else self.state.legal_moves(self.seat)

    def prompt(self) -> Phrase:
        return speech.prompt(self.board, self.seat, self.picks, self.moves())

    def decisive(self) -> list[int]:
        return speech.decisive(self.board, self.moves())

    def meters(self) -> list[Meter]:
        game = len(self.state.legs) + (0 if self.state.result else 1)
        return meters.meters(self.board, game if self.options.rematch else 0)

    def tally(self) -> list[Tally]:
        return tally.lines(self.state)


def show(state: SporState, seat: int | None, seen: SporState) -> None:
    """Put into an empty state what a seat may know; each field is listed, the rest are holes."""
    seen.setup = state.setup
    seen.options = state.options
    seen.chance = NO_CHANCE
    seen.reveals = state.reveals
    seen.result = state.result
    seen.board = state.board.copy()
    seen.legs = [leg[:] for leg in state.legs]
    seen.deck = HIDDEN
    seen.tactics = HIDDEN
    seen.hands = HIDDEN_PAIR
    seen.picks = HIDDEN_PAIR
    seen.known = HIDDEN_PAIR
    seen.fresh = NONE_RETURNED
    if seat is None:
        return
    role = state.board.role(seat)
    seen.hands = _only(state.hands, role)
    if state.options.tactics:
        seen.picks = _only(state.picks, role)
        seen.known = [state.known[0][:], state.known[1][:]]  # each gave before the other's eyes
        seen.fresh = state.fresh


def _only(by_role: Pair, role: int) -> Pair:
    """The list of one role, and a hole for the other."""
    own = by_role[role][:]
    return [own, HIDDEN] if role == 0 else [HIDDEN, own]
