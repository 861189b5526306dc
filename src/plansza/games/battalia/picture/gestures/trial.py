"""Trying moves out: on a copy of what a seat knows, as long as nothing else is needed."""

from plansza.core.chance import FastChance
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.variants import alliance
from plansza.games.battalia.rules.view import BattaliaView


class Trial:
    """What a seat knows, to go on from: it is the one to act."""

    def __init__(self, view: BattaliaView) -> None:
        known = view.known
        assert isinstance(known, BattaliaPosition)
        assert view.seat is not None
        self.seat = view.seat
        self.state = known.copy()
        self.state.chance = FastChance(0)  # where luck comes in, the trial is over
        self.board = self.state.board
        alliance.take_over(self.board, self.seat)

    def go(self, move: int) -> bool:
        """Make a move; whether another may follow at once: nothing was drawn or shown that was
        hidden, and nobody else is asked."""
        reveals = self.state.reveals
        self.state.step(self.seat, move)
        return self.state.reveals == reveals and self.seat in self.state.to_move
