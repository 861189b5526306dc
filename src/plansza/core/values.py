"""Small things that every game does with its values."""

from typing import Any

from plansza.core.state import Outcome


def add_sorted(cards: list[int], card: int) -> None:
    """Put a card where it belongs in a sorted hand."""
    place = len(cards)
    while place and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def codes(text: str) -> tuple[str, ...]:
    """The codes in a text, set apart by spaces and lines."""
    return tuple(text.split())


def outcome_data(outcome: Outcome | None) -> list[Any] | None:
    """An outcome in plain values."""
    if outcome is None:
        return None
    return [list(outcome.scores), list(outcome.winners), outcome.reason]


def outcome_from(data: list[Any] | None) -> Outcome | None:
    """Read back what `outcome_data` gave."""
    return None if data is None else Outcome(tuple(data[0]), tuple(data[1]), data[2])
