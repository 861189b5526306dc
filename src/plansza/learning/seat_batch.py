"""Many games at once in which one seat is the learner's, and the others play at random."""

from typing import Any

from mypy_extensions import i64

from plansza.core.contract import NOBODY, Game, Position
from plansza.core.setup import Setup
from plansza.core.sheet import Sheet
from plansza.learning.arrays import seen
from plansza.learning.batch import Batch

EVERY_SEAT = -1  # the learner plays all


class SeatBatch(Batch):
    """A batch that stops only where the learner is asked, and keeps what was seen last.

    Row by row of `finals`: what the learner's seat (in self-play the seat that made the last move)
    observed of the game that ended in this row last, at its end.
    """

    def __init__(self, game: Game, setup: Setup, n: int, seed: int, seats: list[int]) -> None:
        """The seat of the learner in each row: one, or `EVERY_SEAT`."""
        if len(seats) != n or min(seats) < EVERY_SEAT or max(seats) >= setup.seats:
            raise ValueError(f"{n} games of {setup.seats} need {n} of their seats, not {seats}")
        self._learners = seats
        width: int = game.features(setup).size
        self._finals = Sheet(n, width)
        self.finals: Any = seen(self._finals.buffer(), "u1", n, width)
        super().__init__(game, setup, n, seed)

    def _look(self, row: i64) -> None:
        self._others(int(row), self._positions[row])
        super()._look(row)

    def _deal(self, row: int) -> Position:
        position = super()._deal(row)
        self._others(row, position)
        while position.mover() == NOBODY:  # it ended before the learner was asked
            position = super()._deal(row)
            self._others(row, position)
        return position

    def _end(self, row: i64, position: Position) -> None:
        seat = self._learners[row]
        if seat == EVERY_SEAT:
            seat = int(self._seats[row])
        self._finals.begin(row)
        self.features.write(position, seat, self._finals)
        super()._end(row, position)

    def _others(self, row: int, position: Position) -> None:
        """Play at random for all seats but the learner's."""
        learner = self._learners[row]
        if learner == EVERY_SEAT:
            return
        chance = self._chance
        while (mover := position.mover()) != NOBODY and mover != learner:
            position.step(mover, position.random_move(mover, chance))
