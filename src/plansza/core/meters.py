"""How far a game has come, in a few numbers that are always in sight."""

from collections.abc import Mapping
from typing import Final

from plansza.core.errors import Fact


class Meter:
    """Something that counts: `meter-CODE` of the words, with these facts, says what.

    It goes from `start` to `target`, up (dams damaged, of four) or down (cards until dawn, to 0);
    without a target it only tells. `seats` is whose it is, nobody's or everybody's when empty. A
    meter that `ends` the game does so whenever it reaches its target.
    """

    def __init__(
        self,
        code: str,
        value: int,
        target: int | None = None,
        start: int = 0,
        seats: tuple[int, ...] = (),
        ends: bool = False,
        facts: Mapping[str, Fact] | None = None,
    ) -> None:
        self.code: Final = code
        self.value: Final = value
        self.target: Final = target
        self.start: Final = start
        self.seats: Final = seats
        self.ends: Final = ends
        self.facts: Final[Mapping[str, Fact]] = dict(facts or {})

    def __repr__(self) -> str:
        span = f"{self.start}→{self.value}→{self.target}"
        return f"Meter({self.code} {span}, seats={self.seats}, ends={self.ends}, {self.facts})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Meter) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))
