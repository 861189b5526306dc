"""How moves are made on the picture: cards, squares and heroes are clicked, others are buttons."""

from collections.abc import Sequence
from typing import Final

from plansza.core.picture import Speaker
from plansza.games.battalia import moves as m
from plansza.games.battalia.components import CARD_NAMES, HEROES
from plansza.games.battalia.notation import NOTATION
from plansza.games.battalia.squares import SQUARE_NAMES

# Families whose square is clicked after a button that says what is done there.
SQUARED: Final = (
    (m.RAISE, m.HERO, "raise"),
    (m.HERO, m.MARKET, "hire-hero"),
    (m.MARKET, m.STORM_CITY, "market"),
    (m.STORM_CITY, m.STRIKE, "storm"),
    (m.RETREAT, m.FIGHT, "retreat"),
    (m.CALL, m.FETCH, "call"),
    (m.FETCH, m.ABSTAIN, "fetch"),
    (m.EXPLORE, m.CRAFT, "explore"),
)


def card_id(kind: int) -> str:
    """The id of a card."""
    return f"card-{CARD_NAMES[kind]}"


def square_id(square: int) -> str:
    """The id of a square."""
    return f"square-{SQUARE_NAMES[square]}"


def path(move: int) -> tuple[str, ...]:
    """What is clicked, in order, to make a move."""
    if m.CARD <= move < m.PLAY:
        return (card_id(move - m.CARD),)
    if m.PLAY <= move < m.LURK:
        return (card_id(move - m.PLAY),)
    if m.PLACE <= move < m.SQUARE:
        square, turn = divmod(move - m.PLACE, 4)
        return square_id(square), f"turn-{turn}"
    if m.SQUARE <= move < m.RAISE:
        return (square_id(move - m.SQUARE),)
    for first, after, word in SQUARED:
        if first <= move < after:
            return word, square_id(move - first)
    if m.STRIKE <= move < m.WITH:
        seat, hero = divmod(move - m.STRIKE, HEROES)
        return (f"hero-{seat + 1}-{hero + 1}",)
    return (button_id(move),)


def button_id(move: int) -> str:
    """The id of the button for a move."""
    return "move-" + NOTATION.write(move).replace(":", "-").replace("=", "is-").replace("+", "-")


def cards_in(choices: Sequence[int]) -> list[int]:
    """The cards that are to be clicked, in order."""
    return [move - m.CARD for move in choices if m.CARD <= move < m.PLAY]


def buttons(choices: Sequence[int], words: Speaker) -> list[tuple[str, str]]:
    """The buttons that these moves need, each with its label."""
    found: dict[str, str] = {}
    for move in choices:
        first = path(move)[0]
        if first == button_id(move):
            found[first] = words.move(move)
        elif m.PLACE <= move < m.SQUARE:
            turn = (move - m.PLACE) % 4
            found[f"turn-{turn}"] = words("button-turn", turn=turn)
        elif len(path(move)) > 1:
            found[first] = words(f"button-{first}")
    return list(found.items())
