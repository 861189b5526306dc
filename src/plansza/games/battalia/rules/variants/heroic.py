"""Heroic mode (C14, Q8): stronger guards, heroes who attack together, veterans.

The veterans' bonus goes with a card that is a Freeman or Chief as it lies; what is laid on it
during the battle does not take it away.
"""

from typing import Final

from plansza.core.contract import Tell
from plansza.games.battalia.rules.assumptions import NEUTRAL_DEFENCE, RUINS_DEFENCE
from plansza.games.battalia.rules.board import Board
from plansza.games.battalia.rules.components import (
    ARROW,
    CENTRE,
    CHIEF,
    CLASS_OF,
    HEROES,
    RUINS,
)
from plansza.games.battalia.rules.squares import OFF, RANGE
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.variants.valley_board import CENTRE_GUARD

NEUTRAL_GUARD: Final = 6
RUINS_GUARD: Final = 10
VETERAN_DECK: Final = 26
VETERAN_MORALE: Final = 4
# `Board.veteran`.
NEVER: Final = 0
VETERAN: Final = 1
DISGRACED: Final = 2


def guard(board: Board, square: int) -> int:
    """A16, C14, C25: how well ruins, a neutral city or a valley's centre defend themselves."""
    return guard_of(board.land[square], board.heroic)


def guard_of(shape: int, heroic: bool) -> int:
    """The same by what lies there, with heroic rules or without."""
    if shape == CENTRE:
        return CENTRE_GUARD
    if shape == RUINS:
        return RUINS_GUARD if heroic else RUINS_DEFENCE
    return NEUTRAL_GUARD if heroic else NEUTRAL_DEFENCE


# -- joint attacks ------------------------------------------------------------------------------


def can_join(s: BattaliaState) -> bool:
    """C14: both stand on the square, or near it with the Arrow at hand."""
    board = s.board
    first = board.turn * HEROES
    squares = board.heroes[first : first + HEROES]
    if not board.heroic or OFF in squares:
        return False
    if squares.count(board.target) == HEROES:
        return True
    near = squares[0] in RANGE[board.target] and squares[1] in RANGE[board.target]
    return near and s.wields(ARROW)


# -- veterans -----------------------------------------------------------------------------------


def review(s: BattaliaState, seat: int, size: int, tell: Tell | None) -> None:
    """C14, Q8: a large deck makes a veteran, a small one disgraces him, until it has grown."""
    board = s.board
    if not board.heroic:
        return
    if size >= VETERAN_DECK:
        if board.veteran[seat] != VETERAN:
            s.tell(tell, "veteran", seat)
        board.veteran[seat] = VETERAN
    elif board.veteran[seat] == VETERAN:
        board.veteran[seat] = DISGRACED
        s.tell(tell, "disgrace", seat)


def is_veteran(board: Board, seat: int) -> bool:
    """C14: nobody is none."""
    return seat >= 0 and board.veteran[seat] == VETERAN


def morale(board: Board, side: int) -> int:
    """A15, C14: what high morale is worth to a hero."""
    return VETERAN_MORALE if is_veteran(board, board.side_seat(side)) else 1


def drilled_cards(board: Board, seat: int, kinds: list[int]) -> int:
    """C14: one more for every Freeman and Chief of a veteran."""
    if not is_veteran(board, seat):
        return 0
    count = 0
    for kind in kinds:
        if CLASS_OF[kind] <= CHIEF:
            count += 1
    return count
