"""When a bot of a game may agree to a draw."""

from typing import Final


class Draws:
    """Numbers that every game may set for itself: see `Game.draws`.

    A bot thinks about a draw when it has had so many `turns`, since the start and since one was
    last refused; it agrees where its part in winning is by `margin` less than the even one that a
    draw gives, 0.2 being a fifth of that. A judgement that is often wrong wants a wide margin.
    """

    def __init__(self, turns: int = 8, margin: float = 0.2) -> None:
        self.turns: Final = turns
        self.margin: Final = margin


USUAL_DRAWS: Final = Draws()
