"""Small things that every game does with its values."""

from plansza.core.native import i64


def add_sorted(cards: list[int], card: int) -> None:
    """Put a card where it belongs in a sorted hand."""
    place: i64 = len(cards)
    new: i64 = card
    other: i64
    while place:
        other = cards[place - 1]
        if other <= new:
            break
        place -= 1
    cards.insert(place, card)


def add_to(numbers: list[int], place: int, count: int) -> None:
    """One number of a list becomes greater. Compiled, `numbers[place] += count` makes objects of
    all three and takes five times as long."""
    numbers[place] = numbers[place] + count


def take(cards: list[int], card: int) -> None:
    """Take a card out that is there: the first of equal ones."""
    last: i64 = len(cards) - 1
    place: i64 = 0
    wanted: i64 = card
    other: i64 = cards[0]
    while other != wanted:
        place += 1
        other = cards[place]
    while place < last:
        other = cards[place + 1]
        cards[place] = other
        place += 1
    cards.pop()


def sort_few(numbers: list[int]) -> None:
    """Sort a handful of numbers, in place: so few that putting each in its place is quickest."""
    count: i64 = len(numbers)
    number: i64
    before: i64
    place: i64
    for at in range(1, count):
        number = numbers[at]
        place = at
        while place:
            before = numbers[place - 1]
            if before <= number:
                break
            numbers[place] = before
            place -= 1
        if place != at:
            numbers[place] = number


def codes(text: str) -> tuple[str, ...]:
    """The codes in a text, set apart by spaces and lines."""
    return tuple(text.split())
