"""What a side of a dam has come to, and the best it can still become by the open cards."""

from collections.abc import Sequence
from typing import NamedTuple

from plansza.games.spor.rules.board import Board
from plansza.games.spor.rules.components import (
    DAMS,
    MINUS,
    MOST_SPACES,
    NO_TILE,
    PLUS,
    REQUIREMENTS,
    SPACES,
)
from plansza.games.spor.rules.formations import (
    IMPOSSIBLE,
    best_strength,
    side_of,
    strength_name,
    strength_sum,
)

LOST = "lost"  # where the cards that would fill a side are gone
SUMS = PLUS, MINUS
SUM = "sum"  # where no formation counts, or none can be had


class Reach(NamedTuple):
    """The best of a side: the formation, and the sum of its values."""

    formation: str
    total: int


def reach(board: Board, role: int, dam: int, *more: int) -> Reach:
    """The best that a side can still be, or is, if it is full; perhaps with `more` cards laid.
    Every card that does not lie open may come: a hand tells nothing here (K3)."""
    requirement, spaces = board.requirement(dam), board.spaces(dam)
    cards = [*board.cards(role, dam), *more]
    side = side_of(cards, 0, len(cards))
    strength = best_strength(requirement, spaces, side, board.unseen)
    if strength == IMPOSSIBLE:
        return Reach(LOST, 0)
    name = strength_name(requirement, strength)
    return Reach(name, strength_sum(requirement, strength))


def reaches(
    faces: Sequence[int], cells: list[int], counts: Sequence[int], unseen: list[int], role: int
) -> list[str]:
    """The best formation still possible at each dam, by the faces of its tiles and the cards at
    them; empty where none counts, or no tile lies yet."""
    found = []
    for dam, face in enumerate(faces):
        side, requirement = role * DAMS + dam, REQUIREMENTS[face]
        if requirement in SUMS or face == NO_TILE:
            found.append("")
            continue
        cards = side_of(cells, side * MOST_SPACES, counts[side])
        strength = best_strength(requirement, SPACES[face], cards, unseen)
        found.append(LOST if strength == IMPOSSIBLE else strength_name(requirement, strength))
    return found
