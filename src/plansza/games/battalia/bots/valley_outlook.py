"""How the Royal Valleys (C25) look to a bot: what to explore, to fetch, and where to go for it."""

from typing import Final

from plansza.games.battalia.rules.board import Board
from plansza.games.battalia.rules.components import BRIDGE, BUILDING, GATE, HEROES, NOTHING, PASS
from plansza.games.battalia.rules.moves import CRAFT, EXPLORE, MOVES, RING
from plansza.games.battalia.rules.squares import NEXT, OFF, SQUARES, WAYS
from plansza.games.battalia.rules.turn import movement
from plansza.games.battalia.rules.variants import bridge, valleys

NEVER: Final = -10.0
BUILDING_WORTH: Final = 230.0  # two points, and a card every turn
ROAD_WORTH: Final = 45.0
CARD_WORTH: Final = 700.0  # it costs nothing
RING_WORTH: Final = 600.0
LEVEL_WORTH: Final = 150.0
BONUS_WORTH: Final = 300.0


def worth(board: Board, move: int, artefacts: list[float]) -> float:
    """What to begin in the valleys is worth."""
    kind, what, deal = MOVES.parts(move)
    if kind is EXPLORE:
        return BUILDING_WORTH if board.land[what] == BUILDING else ROAD_WORTH
    if kind is CRAFT:
        return CARD_WORTH + (4.0 if what == valleys.SHOP else artefacts[valleys.GOODS[what]])
    if kind is RING:
        return RING_WORTH
    return LEVEL_WORTH if deal == bridge.GIVE else NEVER


def goals(board: Board, seat: int) -> list[int]:
    """Where heroes of this seat should go: to explore, for a ring, and to the gates of bonuses."""
    if not board.vale.open:
        return []
    found = _lookouts(board)
    places = [at for at in range(seat * HEROES, seat * HEROES + HEROES) if board.heroes[at] != OFF]
    for square in range(SQUARES):
        if board.land[square] >= GATE and any(_attracts(board, at, square) for at in places):
            found.append(square)
    return found


def _attracts(board: Board, place: int, square: int) -> bool:
    """Whether this hero has business at a gate, on the pass or on the bridge."""
    shape = board.land[square]
    if shape == GATE:
        return _waits(board, place, board.hue[square])
    if shape == PASS:
        return board.vale.rings[place] == NOTHING
    return shape == BRIDGE and board.greats_of(place // HEROES) > 0


def _lookouts(board: Board) -> list[int]:
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
    square = board.heroes[place]
    if not board.vale.open or board.land[square] != GATE:
        return 0.0
    return BONUS_WORTH if _waits(board, place, board.hue[square]) else 0.0


def _waits(board: Board, place: int, colour: int) -> bool:
    """Whether a bonus waits for this hero at this gate."""
    vale = board.vale
    sealed = vale.stashed[colour] > 0 and vale.seals[place // HEROES] >> colour & 1 == 1
    return sealed or vale.rings[place] == colour
