"""Piles of cards in a drawer: small ones lie side by side, large ones take several rows."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from plansza.core.kit import Box, in_grid
from plansza.core.picture import SANS
from plansza.games.battalia.picture.faces import length
from plansza.games.battalia.picture.layout import card_height

WIDTHS: Final = (84.0, 72.0, 64.0, 57.0, 50.0, 44.0, 38.0, 34.0, 30.0)  # of cards
GAP: Final = 4.0
ASIDE: Final = 12.0  # between two piles


class Pile(NamedTuple):
    """Cards with a title: the different kinds of them, and all."""

    name: str
    title: str
    kinds: list[int]
    cards: Sequence[int]


class Lying(NamedTuple):
    """A pile at its place: that of its title, and those of its kinds."""

    pile: Pile
    head: Box
    places: list[Box]


def piled(piles: Sequence[Pile], area: Box, letters: float) -> list[Lying]:
    """All piles with the largest cards that fit in."""
    all_sizes = [_flow(piles, area, width, letters) for width in WIDTHS]
    return next((found for found in all_sizes if _bottom(found) <= area.bottom), all_sizes[-1])


def _bottom(piles: Sequence[Lying]) -> float:
    return max((lying.places[-1].bottom for lying in piles if lying.places), default=0.0)


def _flow(piles: Sequence[Pile], area: Box, width: float, letters: float) -> list[Lying]:
    """As words in lines: a pile that does not fit beside the last one begins a new row."""
    size = width, card_height(width)
    most = int((area.width + GAP) // (width + GAP))
    found: list[Lying] = []
    x, y, next_row = area.x, area.y, area.y
    for pile in piles:
        across = min(most, len(pile.kinds))
        wide = max(across * (width + GAP) - GAP, length(pile.title, letters, font_family=SANS))
        if x > area.x and x + wide > area.right:
            x, y = area.x, next_row
        head = Box(x, y, wide, letters + 5)
        corner = Box(x, head.bottom, wide, 0)
        places = [in_grid(corner, size, at, across, GAP) for at in range(len(pile.kinds))]
        found.append(Lying(pile, head, places))
        next_row = max(next_row, places[-1].bottom + 8 if places else head.bottom)
        x += wide + ASIDE
    return found
