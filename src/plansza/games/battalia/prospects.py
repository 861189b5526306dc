"""How the Royal Valleys (C25) look to a bot: what to explore, to fetch, and where to go for it."""

from typing import Final

from plansza.games.battalia import bridge, movement, valleys
from plansza.games.battalia import moves as m
from plansza.games.battalia.board import Board
from plansza.games.battalia.components import BUILDING, GATE, HEROES
from plansza.games.battalia.squares import NEXT, WAYS

NEVER: Final = -10.0
BUILDING_WORTH: Final = 230.0  # two points, and a card every turn
ROAD_WORTH: Final = 45.0
CARD_WORTH: Final = 700.0  # it costs nothing
RING_WORTH: Final = 600.0
LEVEL_WORTH: Final = 150.0
BONUS_WORTH: Final = 300.0


def worth(board: Board, move: int, artefacts: list[float]) -> float:
    """What to begin in the valleys is worth."""
    if move < m.CRAFT:
        found = board.land[move - m.EXPLORE] == BUILDING
        return BUILDING_WORTH if found else ROAD_WORTH
    if move < m.RING:
        number = move - m.CRAFT
        return CARD_WORTH + (4.0 if number == valleys.SHOP else artefacts[valleys.GOODS[number]])
    if move < m.DEAL:
        return RING_WORTH
    gives = (move - m.DEAL) % bridge.KINDS_OF_DEAL == bridge.GIVE
    return LEVEL_WORTH if gives else NEVER


def lookouts(board: Board) -> list[int]:
    """The open squares from which a face-down card can be explored."""
    found: list[int] = []
    for square in board.vale.shroud:
        for way in range(WAYS):
            there = NEXT[square * WAYS + way]
            if there in board.vale.shroud or there in found:
                continue
            if movement.joined(board, square, way):
                found.append(there)
    return found


def gate_worth(board: Board, place: int) -> float:
    """What teleporting from where a hero stands would bring besides the storm."""
    vale = board.vale
    square = board.heroes[place]
    if not vale.open or board.land[square] != GATE:
        return 0.0
    colour = board.hue[square]
    sealed = vale.stashed[colour] and vale.seals[place // HEROES] >> colour & 1
    return BONUS_WORTH if sealed or vale.rings[place] == colour else 0.0
