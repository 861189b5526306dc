"""Laying tiles (U3, R7, R9, W6): which of the revealed ones, where, and turned how."""

from typing import Final

from plansza.core.chance import Chance
from plansza.core.contract import Event, Tell
from plansza.core.hexes import NE, NW, N
from plansza.core.native import i64
from plansza.core.values import add_sorted, add_to, take
from plansza.games.podprad.rules.board import POOL_TILE, Board
from plansza.games.podprad.rules.components import (
    BARRIER_EDGES,
    COLUMNS,
    CURRENT,
    DECK_KINDS,
    FIRST_ROWS,
    KIND_NAMES,
    NOTHING,
    ROTATIONS,
    SEA,
    SEA_TILES,
)
from plansza.games.podprad.rules.moves import LAY, MOVES, TILE
from plansza.games.podprad.rules.river import CENTRE, LEFT, PLACE_NAMES, place_at

# W6: the edges a Current's arrow may point to, by column; below the pool only towards it.
ARROWS: Final[list[tuple[int, ...]]] = [(N, NE), (N, NE, NW), (N, NW)]
LAST_ARROWS: Final[list[tuple[int, ...]]] = [(NE,), (), (NW,)]


def turns(kind: int, column: int, last: bool) -> tuple[int, ...]:
    """The rotations worth telling apart: a tile without barriers looks the same in all six."""
    if kind == CURRENT:
        return LAST_ARROWS[column] if last else ARROWS[column]
    return tuple(range(ROTATIONS)) if kind in BARRIER_EDGES else (0,)


FIRST_TILE: Final = TILE.at(0)
FIRST_PLACE: Final = place_at(LEFT, 1)  # U3: of the first rows
COLUMN_BITS: Final = bytes([1 << column for column in range(COLUMNS)])
COLUMN_SETS: Final = 1 << COLUMNS
# The moves that lay a kind of tile, by the set of columns that take one: (kind * 8 + set) * 2, + 1
# in the last row. Ready-made, never changed.
LAYS: Final[list[list[int]]] = [
    [
        LAY.at(column, turn)
        for column in range(COLUMNS)
        if columns & COLUMN_BITS[column]
        for turn in turns(kind, column, last)
    ]
    for kind in range(DECK_KINDS)
    for columns in range(COLUMN_SETS)
    for last in (False, True)
]


def is_last_row(board: Board) -> bool:
    """R9: too few tiles are left for three columns, so that this row ends at the pool."""
    if board.round == 0:
        return False
    tiles: i64 = len(board.held)
    count: i64
    for count in board.deck:
        tiles += count
        if tiles >= COLUMNS:  # nearly always at once
            return False
    row: i64 = place_at(0, board.top)
    for column in range(COLUMNS):
        if board.tiles[row + column] >= 0:
            tiles += 1
    return tiles < COLUMNS


def spot(board: Board, column: int) -> int:
    """U3, R7, R9: the place where a tile may be laid in this column, or NOTHING."""
    if board.round == 0:
        tiles = board.tiles
        above: i64 = FIRST_PLACE + column
        while above < FIRST_PLACE + FIRST_ROWS * COLUMNS:
            if tiles[above] < 0:
                return int(above)
            above += COLUMNS
        return NOTHING
    place = place_at(column, board.top)
    if board.tiles[place] >= 0 or (column == CENTRE and is_last_row(board)):
        return NOTHING
    return place


def some_tile_lies(board: Board) -> bool:
    """U3: whether the first of all tiles has been laid."""
    for column in range(COLUMNS):  # noqa: SIM110 - compiled, a plain loop is much faster
        if board.tiles[FIRST_PLACE + column] >= 0:
            return True
    return False


def first_rows_lie(board: Board) -> bool:
    """U3: whether they are complete; every column is laid from below."""
    top = FIRST_PLACE + (FIRST_ROWS - 1) * COLUMNS
    for column in range(COLUMNS):  # noqa: SIM110 - as above
        if board.tiles[top + column] < 0:
            return False
    return True


def free_spots(board: Board) -> int:
    """How many columns take a tile now."""
    free = 0
    for column in range(COLUMNS):
        if spot(board, column) >= 0:
            free += 1
    return free


def kind_to_lay(board: Board) -> int:
    """The kind to be laid now: the chosen one, or the only one there is; else NOTHING."""
    held = board.held
    if board.tile >= 0 or not held:
        return board.tile
    return held[0] if held[0] == held[-1] else NOTHING


def is_turned(kind: int) -> bool:
    """Whether it matters how a tile of this kind is turned."""
    return kind in BARRIER_EDGES or kind == CURRENT


def choices(board: Board) -> list[int]:
    """R7: first which tile, then where and how; none when all revealed tiles are laid."""
    if not board.held:
        return []
    kind = kind_to_lay(board)
    if kind == NOTHING:
        return choices_of_tile(board.held)
    columns = 0
    last = 1 if is_last_row(board) else 0
    for column in range(COLUMNS):
        if spot(board, column) >= 0:
            columns += COLUMN_BITS[column]
    return LAYS[(kind * COLUMN_SETS + columns) * 2 + last]


def choices_of_tile(held: list[int]) -> list[int]:
    """One for each kind among these tiles, which are sorted."""
    moves: list[int] = []
    before = NOTHING
    for kind in held:
        if kind != before:
            moves.append(FIRST_TILE + kind)
            before = kind
    return moves


def draw(board: Board, chance: Chance) -> int:
    """Reveal a random tile of the deck; its kind."""
    deck = board.deck
    number: i64 = chance.below(board.tiles_left())
    kind = 0
    count: i64
    for count in deck:
        if number < count:
            break
        number -= count
        kind += 1
    add_to(deck, kind, -1)
    add_sorted(board.held, kind)
    return kind


def make(board: Board, move: int, tell: Tell | None) -> None:
    """Carry out a move: a tile is chosen, or laid."""
    kind, what, rotation = MOVES.parts(move)
    if kind is LAY:
        lay(board, what, rotation, tell)
    else:
        board.tile = what


def lay(board: Board, column: int, rotation: int, tell: Tell | None) -> None:
    """U3, R7: put the tile down."""
    kind = kind_to_lay(board)
    place = spot(board, column)
    board.tiles[place] = kind * ROTATIONS + rotation
    take(board.held, kind)
    board.tile = NOTHING
    if tell is not None:
        names = {"tile": KIND_NAMES[kind], "place": PLACE_NAMES[place]}
        tell(Event("lay", {"seat": board.seat, **names}))


def lay_pool(board: Board, tell: Tell | None) -> None:
    """R9: the sea tiles, turned over, lie above the last row at once."""
    board.last = board.top
    board.tiles[place_at(CENTRE, board.last)] = POOL_TILE
    board.gone[SEA] -= SEA_TILES
    if tell is not None:
        tell(Event("pool", {"row": board.last}))
