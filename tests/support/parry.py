"""A game that asks in the turns of others: whoever lays a card, the others may parry it.

It serves tests of “do not ask me until my next turn”. A turn begins with a card, which cannot be
declined; then the others are asked one after the other, and may pass.
"""

from collections.abc import Sequence

from plansza.core import Kind, Moves, Setup, Tell
from plansza.core.drawing import AnyPictures, Canvas, Drawing, Pictures
from plansza.core.picture import Speaker
from tests.conformance.toy import CARD, CARDS, Toy, ToyPosition, ToyView

MOVES = Moves("parry", "0, parry, pass")
MOVES.one("lay", "{card}", CARD)  # the same numbers as in the toy
PARRY: Kind = MOVES.lone("parry", "parry")
PASS: Kind = MOVES.lone("pass", "pass")


class ParryPosition(ToyPosition):
    """Who is still asked about the last card comes first."""

    asked: list[int]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.asked = []

    @property
    def to_move(self) -> tuple[int, ...]:
        return (self.asked[0],) if self.asked else super().to_move

    def legal_moves(self, seat: int) -> list[int]:
        if self.asked:
            return [PARRY.at(), PASS.at()] if seat == self.asked[0] else []
        return super().legal_moves(seat)

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        if move >= CARDS:
            self.asked.pop(0)
            return
        super().step(seat, move, tell)
        seats = self.setup.seats
        self.asked = [(seat + place) % seats for place in range(1, seats)]

    def copy(self) -> "ParryPosition":
        twin = super().copy()
        assert isinstance(twin, ParryPosition)
        twin.asked = self.asked[:]
        return twin

    def show(self, seat: int | None, seen: ToyPosition) -> None:
        super().show(seat, seen)
        assert isinstance(seen, ParryPosition)
        seen.asked = self.asked[:]


class ParryPictures(Pictures[ToyView]):
    """Nothing to look at, but moves can be clicked."""

    def paths(self, view: ToyView, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
        return {move: (f"move-{move}",) for move in choices}

    def paint(self, drawing: Drawing[ToyView]) -> Canvas:
        return Canvas(100, 100, {})

    def sketch(self, view: ToyView, words: Speaker) -> str:
        return view.text()


class Parry(Toy):
    """The game object; without words of its own it shows its ids."""

    position_class = ParryPosition

    def __init__(self) -> None:
        super().__init__()
        self.id = "parry"
        self.moves = MOVES
        self.codes = {**self.codes, "move": MOVES.codes()}
        self.declines = ("pass",)

    def max_moves(self, setup: Setup) -> int:
        return CARDS * setup.seats

    def pictures(self) -> AnyPictures:
        return ParryPictures()
