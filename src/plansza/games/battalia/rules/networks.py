"""Networks and where cards fit (A11): found once for every map, and shared by its copies."""

from typing import Final

from plansza.games.battalia.rules import tokens
from plansza.games.battalia.rules.board import EMPTY, NOBODY, Board
from plansza.games.battalia.rules.components import (
    ALL_EXITS,
    BUILDING,
    CITY,
    MASKS,
    NOTHING,
    ROADS,
    ROTATIONS,
    S_TERRAIN,
    SHAPES,
)
from plansza.games.battalia.rules.moves import PLACE
from plansza.games.battalia.rules.squares import BACK, NEXT, OFF, SQUARES, WAYS
from plansza.games.battalia.rules.variants.alliance import allied

# What `Board.reach` tells of a square, for one seat: for an empty one beside the network, which
# edges need an exit and which must be closed; for a laid one, whether it is in the network.
BAN: Final = 4  # bits 0–3 need an exit, 4–7 must be closed
OPEN: Final = 1 << 8
INSIDE: Final = 1 << 9
# The last two of a row: the sets of exit masks that fit anywhere, for roads and for cities.
FOR_ROADS: Final = SQUARES
FOR_CITIES: Final = SQUARES + 1
ROW: Final = SQUARES + 2


def _fitting(code: int) -> int:
    """The set of masks that fit what is needed and banned, a bit for each of the 16."""
    need, ban = code & ALL_EXITS, code >> BAN
    return sum([1 << mask for mask in range(16) if mask & need == need and not mask & ban])


FITTING: Final[list[int]] = [_fitting(code) for code in range(256)]
SHAPE_MASKS: Final[list[int]] = [
    sum({1 << mask for mask in MASKS[shape * ROTATIONS : shape * ROTATIONS + ROTATIONS] if mask})
    for shape in range(SHAPES)
]


def reach_of(board: Board, seat: int) -> int:
    """Where the row of this seat begins in `board.reach`, found anew if the map has changed."""
    if not board.reach:
        board.reach = [-1] * (ROW * board.seats)
    first = seat * ROW
    if board.reach[first + FOR_ROADS] < 0:
        _explore(board, seat, first)
    return first


def _explore(board: Board, seat: int, first: int) -> None:
    """A11: everything joined by facing exits to an own city, not through an opponent's city."""
    reach = board.reach
    for place in range(first, first + SQUARES):
        reach[place] = 0
    queue = board.cities(seat)
    for square in queue:
        reach[first + square] = INSIDE
    edge: list[int] = []
    exits, land, owner = board.exits, board.land, board.owner
    at = 0
    while at < len(queue):
        square = queue[at]
        at += 1
        for way in range(WAYS):
            if not exits[square] >> way & 1:
                continue
            there = NEXT[square * WAYS + way]
            if there == OFF or reach[first + there]:
                continue
            if land[there] == EMPTY:
                reach[first + there] = OPEN
                edge.append(there)
            elif exits[there] >> BACK[way] & 1 and (
                owner[there] == NOBODY or allied(board, seat, owner[there])
            ):
                reach[first + there] = INSIDE
                queue.append(there)
    roads = cities = 0
    for square in edge:
        code = edges_of(board, square)
        reach[first + square] = code | OPEN
        roads |= FITTING[code]
        if _allows_city(board, square):
            cities |= FITTING[code]
    reach[first + FOR_ROADS] = roads
    reach[first + FOR_CITIES] = cities


def _allows_city(board: Board, square: int) -> bool:
    """C25: no city is built against the outer edges of a building; there alone it has free
    neighbours."""
    if not board.vale.open:
        return True
    for way in range(WAYS):
        there = NEXT[square * WAYS + way]
        if there != OFF and board.land[there] == BUILDING:
            return False
    return True


def edges_of(board: Board, square: int) -> int:
    """A11: which edges of an empty square need an exit, and which must be closed."""
    code = 0
    for way in range(WAYS):
        there = NEXT[square * WAYS + way]
        if there != OFF and board.land[there] >= 0:
            code |= 1 << way + (0 if board.exits[there] >> BACK[way] & 1 else BAN)
    return code


def can_lay(board: Board, seat: int, shape: int) -> bool:
    """Whether a card of this shape is there and fits somewhere."""
    if board.top[S_TERRAIN + shape] == NOTHING:
        return False
    first = reach_of(board, seat)
    masks = board.reach[first + (FOR_ROADS if shape < CITY else FOR_CITIES)]
    return masks & SHAPE_MASKS[shape] != 0


def places(board: Board, seat: int, shape: int) -> list[int]:
    """Every square and rotation for a card of this shape."""
    first = reach_of(board, seat)
    found: list[int] = []
    for square in range(SQUARES):
        code = board.reach[first + square]
        if not code & OPEN or (shape >= CITY and not _allows_city(board, square)):
            continue
        fitting = FITTING[code & 255]
        for rotation in range(ROTATIONS):
            mask = MASKS[shape * ROTATIONS + rotation]
            if mask and fitting >> mask & 1:
                found.append(PLACE.at(square, rotation))
    return found


def in_network(board: Board, seat: int, square: int) -> bool:
    """Whether this laid card is in the seat's network."""
    first = reach_of(board, seat)
    return board.reach[first + square] & INSIDE != 0


def market_squares(board: Board, seat: int) -> list[int]:
    """C6, Q7: the pool roads that are connected to a city of the seat."""
    first = reach_of(board, seat)
    reach, land = board.reach, board.land
    found: list[int] = []
    for square in range(SQUARES):
        if 0 <= land[square] < ROADS and reach[first + square] & INSIDE:
            found.append(square)
    return found


def lay(board: Board, square: int, shape: int, colour: int, mask: int) -> None:
    """A terrain card takes its square."""
    board.land[square] = shape
    board.hue[square] = colour
    board.exits[square] = mask
    board.changed()


def is_full(board: Board) -> bool:
    """C19: no free square, or no player could lay any card that is still in the pool; A17: a city
    only with a token."""
    if EMPTY not in board.land:
        return True
    for seat in range(board.seats):
        for shape in range(SHAPES):
            if can_lay(board, seat, shape) and (shape < CITY or tokens.can_found(board, seat)):
                return False
    return True
