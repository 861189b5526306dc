"""What the guide tells in numbers, read off the components."""

from plansza.core.guide import Rows, TableMaker
from plansza.core.picture import Speaker
from plansza.games.spor.rules.components import (
    BATTLE_CARDS,
    COLOURS,
    DAMS,
    EXCHANGED,
    HAND,
    REQUIREMENT_NAMES,
    REQUIREMENTS,
    SPACES,
    TACTICS_CARDS,
    TACTICS_DECK,
    VALUES,
    card_name,
)
from plansza.games.spor.rules.formations import FORMATION_NAMES

FACTS = {
    "cards": str(BATTLE_CARDS),
    "colours": str(COLOURS),
    "exchanged": str(EXCHANGED),
    "hand": str(HAND),
    "highest": str(VALUES - 1),
    "tactics": str(TACTICS_CARDS),
}


def animals(words: Speaker) -> Rows:
    """C1: values and animals, in two columns of each."""
    half = VALUES // 2
    return [
        [
            cell
            for value in (low, low + half)
            for cell in (str(value), words("animal", value=value, form="nom"))
        ]
        for low in range(half)
    ]


def dams(words: Speaker) -> Rows:
    """C2: the two sides of every dam."""
    return [[str(dam + 1), _side(dam, words), _side(DAMS + dam, words)] for dam in range(DAMS)]


def _side(place: int, words: Speaker) -> str:
    name = REQUIREMENT_NAMES[REQUIREMENTS[place]]
    return f"{SPACES[place]}, {words(f'requirement-{name}')}"


def formations(words: Speaker) -> Rows:
    """F1: the strongest first."""
    return [
        [words("formation-title", formation=name), words(f"formation-{name}-help")]
        for name in reversed(FORMATION_NAMES)
    ]


def tactics(words: Speaker) -> Rows:
    """C3, V4, V5: every kind of tactics card, how many there are, and what it does."""
    kinds = dict.fromkeys(TACTICS_DECK)
    return [
        [
            words("tactics-title", kind=card_name(card), form="nom"),
            str(TACTICS_DECK.count(card)),
            words(f"tactics-{card_name(card)}-effect"),
        ]
        for card in kinds
    ]


TABLES: dict[str, TableMaker] = {
    "animals": animals,
    "dams": dams,
    "formations": formations,
    "tactics": tactics,
}
