"""How well bots may play, as people choose it."""

from dataclasses import dataclass

from plansza.bots import level_names
from plansza.words import Words


@dataclass(frozen=True)
class OfferedLevel:
    """How well a bot may play, as people choose it."""

    id: str
    name: str
    about: str


def offered_levels(words: Words) -> list[OfferedLevel]:
    """The levels, the weakest first."""
    return [
        OfferedLevel(id, words(f"level-{id}"), words(f"level-{id}-about")) for id in level_names()
    ]
