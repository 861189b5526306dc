"""Texts that others wrote: how reading one may fail, and whether it says what it seems to say."""

from typing import Any, Final

from plansza.core.errors import PlanszaError
from plansza.core.state import written

# How a foreign text may fail, in a game's own code too; anything else is a fault of the game.
UNREADABLE: Final = (
    *(ValueError, LookupError, TypeError, AttributeError, ArithmeticError, AssertionError),
    *(RecursionError, MemoryError, PlanszaError),
)
MOST_SAID: Final = 200  # characters of what was wrong with a text


def check_read(position: Any, seat: object, text: str, data: dict[str, Any]) -> None:
    """What was read says again what was written, and names no seat that is not there."""
    if text != written(data):
        raise ValueError("it says more, or other things, than one of these would")
    seats: list[object] = [*position.to_move, 0 if seat is None else seat]
    for each in seats:
        if type(each) is not int or not 0 <= each < position.setup.seats:
            raise ValueError(f"there is no seat {each}")


def brief(error: Exception) -> str:
    """What was wrong with a text; a long one is not repeated."""
    return str(error)[:MOST_SAID]
