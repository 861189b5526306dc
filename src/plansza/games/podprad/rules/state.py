"""The whole truth of a game: the open board, and the luck to come."""

from typing import ClassVar

from plansza.core.contract import Position
from plansza.core.errors import IllegalMove
from plansza.games.podprad.rules import laying, movement, refusals
from plansza.games.podprad.rules.board import FEEDING, LAYING, MOVING, OVER, PUSHING, Board, Options
from plansza.games.podprad.rules.components import COLOURS, KIND_NAMES


class PodPradState(Position):
    """What lies there, and what may be done with it."""

    derived: ClassVar[tuple[str, ...]] = ("legal",)
    options: Options
    board: Board
    legal: list[int]  # the moves of the seat that decides

    def copy_into(self, twin: "PodPradState") -> None:
        """Give a fresh twin all that this state knows, sharing nothing mutable."""
        twin.setup = self.setup
        twin.chance = self.chance.copy()
        twin.reveals = self.reveals
        twin.result = self.result
        twin.options = self.options
        twin.board = self.board.copy()
        twin.legal = self.legal

    def restore(self) -> None:
        self.legal = self.choices()

    @property
    def to_move(self) -> tuple[int, ...]:
        return () if self.board.phase == OVER else (self.board.seat,)

    def legal_moves(self, seat: int) -> list[int]:
        return self.legal[:] if seat == self.board.seat else []

    def choices(self) -> list[int]:
        """What the seat to decide may do now; nothing when its phase is over."""
        board = self.board
        phase = board.phase
        if phase == MOVING:
            if board.token >= 0:
                return movement.destinations(board, board.token)
            return movement.token_choices(board)
        if phase == LAYING:
            return laying.choices(board)
        if phase == PUSHING:
            return movement.push_choices(board) if board.due else []
        if phase == FEEDING:
            return movement.heron_choices(board)
        return []

    def explain(self, seat: int, move: int) -> IllegalMove:
        return refusals.explain(self.board, move)

    def inventory(self) -> list[str]:
        found: list[str] = []
        for kind, count in enumerate(self.board.inventory()):
            found += [KIND_NAMES[kind]] * count
        for seat in range(self.setup.seats):
            found += [COLOURS[seat]] * len(self.board.own(seat))
        return sorted(found)
