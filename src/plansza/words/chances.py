"""Chances to win in words, and what turned them: for hints and reviews, in pages and terminals."""

from collections.abc import Sequence

from plansza.words.speaker import Words


def percent(chance: float) -> int:
    """A chance as people say it."""
    return round(100 * chance)


def turn_told(words: Words, number: int, who: str, moves: Sequence[int]) -> str:
    """Whose turn it was, and what was done."""
    return words("review-turn", number=number, who=who, moves=words.moves(moves))


def change_told(words: Words, before: float, after: float) -> str:
    """How a turn changed the chance of its player."""
    return words("review-change", before=percent(before), after=percent(after))


def better_told(words: Words, move: int, gain: float) -> str:
    """What would have been better, and by how much."""
    return words("review-better", move=words.quoted(words.move(move)), percent=percent(gain))
