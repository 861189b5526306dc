"""Small things that every game does with its values."""


def add_sorted(cards: list[int], card: int) -> None:
    """Put a card where it belongs in a sorted hand."""
    place = len(cards)
    while place and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def codes(text: str) -> tuple[str, ...]:
    """The codes in a text, set apart by spaces and lines."""
    return tuple(text.split())
