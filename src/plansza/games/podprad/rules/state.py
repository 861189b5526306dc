"""The whole truth of a game: the open board, and the luck to come."""

from typing import ClassVar

from plansza.core.contract import Position
from plansza.games.podprad.rules.board import Board, Options
from plansza.games.podprad.rules.components import COLOURS, KIND_NAMES


class PodPradState(Position):
    """Board and options; everything but luck lies open."""

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

    def inventory(self) -> list[str]:
        found: list[str] = []
        for kind, count in enumerate(self.board.inventory()):
            found += [KIND_NAMES[kind]] * count
        for seat in range(self.setup.seats):
            found += [COLOURS[seat]] * len(self.board.own(seat))
        return sorted(found)
