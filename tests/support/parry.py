"""A game that asks in the turns of others: whoever lays a card, the others may parry it.

It serves tests of “do not ask me until my next turn”. A turn begins with a card, which cannot be
declined; then the others are asked one after the other, and may pass.
"""

from typing import Any

from plansza.core import Chance, Position, Setup, Tell, View
from plansza.core.contract import Phrase
from plansza.core.picture import Picture, Speaker
from tests.conformance.toy import CARDS, Toy, ToyPosition, ToyView

PARRY, PASS = CARDS, CARDS + 1
NAMES = {PARRY: "parry", PASS: "pass"}


class ParryPosition(ToyPosition):
    """Who is still asked about the last card comes first."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.asked: list[int] = []

    @property
    def to_move(self) -> tuple[int, ...]:
        return (self.asked[0],) if self.asked else super().to_move

    def legal_moves(self, seat: int) -> list[int]:
        if self.asked:
            return [PARRY, PASS] if seat == self.asked[0] else []
        return super().legal_moves(seat)

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        if move in NAMES:
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

    def data(self) -> dict[str, Any]:
        return {**super().data(), "asked": self.asked}

    def shown_to(self, seat: int | None) -> dict[str, Any]:
        return {**super().shown_to(seat), "asked": self.asked[:]}


class Parry(Toy):
    """The game object; without words of its own it shows its ids."""

    position_class = ParryPosition

    def __init__(self) -> None:
        super().__init__()
        self.id = "parry"
        self.codes = {**self.codes, "move": ("lay", "parry", "pass")}
        self.declines = ("pass",)

    def imagine(self, view: View, chance: Chance) -> Position:
        position = super().imagine(view, chance)
        assert isinstance(position, ParryPosition)
        assert isinstance(view, ToyView)
        position.asked = view.shown["asked"][:]
        return position

    def move_count(self, setup: Setup) -> int:
        return CARDS + len(NAMES)

    def max_moves(self, setup: Setup) -> int:
        return CARDS * setup.seats

    def write_move(self, move: int) -> str:
        return NAMES.get(move) or super().write_move(move)

    def read_move(self, text: str) -> int:
        named = [move for move, name in NAMES.items() if text == name]
        return named[0] if named else super().read_move(text)

    def describe(self, move: int) -> Phrase:
        return (NAMES[move], {}) if move in NAMES else super().describe(move)

    def draw(
        self,
        view: View,
        choices: list[int],
        words: Speaker,
        standalone: bool = False,
        tall: bool = False,
    ) -> Picture:
        paths = {move: (f"move-{move}",) for move in choices}
        return Picture('<svg xmlns="http://www.w3.org/2000/svg">', {}, paths)

    def sketch(self, view: View, words: Speaker) -> str:
        return view.text()
