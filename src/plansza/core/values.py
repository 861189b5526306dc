"""Small things that every game does with its values."""


def add_sorted(cards: list[int], card: int) -> None:
    """Put a card where it belongs in a sorted hand."""
    place = len(cards)
    while place and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def take(cards: list[int], card: int) -> None:
    """Take a card out that is there: the first of equal ones."""
    place = 0
    while cards[place] != card:
        place += 1
    last = len(cards) - 1
    while place < last:
        cards[place] = cards[place + 1]
        place += 1
    cards.pop()


def sort_few(numbers: list[int]) -> None:
    """Sort a handful of numbers, in place: so few that putting each in its place is quickest."""
    for at in range(1, len(numbers)):
        number = numbers[at]
        place = at
        while place and numbers[place - 1] > number:
            numbers[place] = numbers[place - 1]
            place -= 1
        if place != at:
            numbers[place] = number


def codes(text: str) -> tuple[str, ...]:
    """The codes in a text, set apart by spaces and lines."""
    return tuple(text.split())
