"""What is going to happen (R5, R6, R8, R10): what a step brings, what threatens, what is near.

For prompts, previews, hints, and things that tell about themselves; nothing here is a rule.
"""

from typing import Final

from plansza.games.podprad.rules import duty, movement
from plansza.games.podprad.rules.board import MOVING, Board, Options
from plansza.games.podprad.rules.components import COLUMNS, HERON, NOTHING, SEA
from plansza.games.podprad.rules.crumbling import FIRST_REMOVAL
from plansza.games.podprad.rules.moves import FIRST_TOKEN, JUMP, MOVES, TOKEN
from plansza.games.podprad.rules.river import (
    CENTRE,
    COLUMN_OF,
    POOL_TOKENS,
    ROW_OF,
    in_pool,
    in_river,
    salmon_of,
)

NEVER: Final = 1000  # rounds, of a row that stays

# -- what a step brings -------------------------------------------------------------------------


def after(board: Board, options: Options, move: int) -> Board:
    """The board after a move of the chosen token."""
    twin = board.copy()
    movement.make(twin, options, move, None)
    return twin


def moved(board: Board, twin: Board) -> int:
    """What the chosen token has become."""
    before, now = board.own(board.seat), twin.own(board.seat)
    before.remove(board.token)
    for other in before:
        now.remove(other)
    return now[0]


class Toll:
    """What a way of a token costs: points, salmon lost on the way; what it becomes; and whether a
    heron stands over it then, and will surely eat because no point is left (R6).

    The moves are made one after the other: the token chosen, if none is, and its swims or jump.
    """

    def __init__(self, board: Board, options: Options, *moves: int) -> None:
        twin, token, points, salmon = board.copy(), board.token, 0, 0
        for move in moves:
            kind, target, _ = MOVES.parts(move)
            if kind is TOKEN:
                token = target
                continue
            points += movement.jump_cost(token // 2, target) if kind is JUMP else 1
            salmon = salmon_of(token)
            twin.token = token
            before = twin.copy()
            movement.make(twin, options, move, None)
            token = moved(before, twin)
        self.points: Final = points
        self.token: Final = token
        self.lost: Final = salmon - salmon_of(token)
        self.heron: Final = in_river(token) and twin.kind(token // 2) == HERON
        self.surely: Final = self.heron and twin.points == 0
        self.alone: Final = self.heron and len(here(twin, board.seat, token // 2)) == 1


# -- what threatens -----------------------------------------------------------------------------


def here(board: Board, seat: int, place: int) -> list[int]:
    """A seat's tokens on a place."""
    return [token for token in board.own(seat) if in_river(token) and token // 2 == place]


def herons(board: Board, seat: int) -> list[int]:
    """R6: where a heron will take one of this seat's salmon, if its turn ends like this."""
    places = {token // 2 for token in board.own(seat) if in_river(token)}
    return sorted([place for place in places if board.kind(place) == HERON])


def rounds_of(board: Board, place: int) -> int:
    """R8: how many round ends a tile lasts, the one at which it goes included."""
    row = max(ROW_OF[place], 0)
    if row >= board.stays:
        return NEVER
    return max(row + FIRST_REMOVAL - max(board.round, 1) + 1, 1)


def breaks_off(board: Board, place: int) -> bool:
    """R8: whether the row of a place goes at the end of this round."""
    return board.round > 0 and rounds_of(board, place) == 1


def doomed(board: Board, seat: int) -> list[int]:
    """R8: the tokens that this seat loses at the end of the round, if they stay."""
    return [token for token in board.own(seat) if in_river(token) and breaks_off(board, token // 2)]


# -- what is near -------------------------------------------------------------------------------


def last_row(board: Board) -> int:
    """R11: the row below the pool, laid or not: all tiles but those of the sea make rows."""
    if board.last:
        return board.last
    tiles = board.inventory()
    return (sum(tiles) - tiles[SEA] + 1) // COLUMNS


def steps_home(board: Board, place: int) -> int:
    """G2, G5: how many tiles a token swims at least until it is in the pool."""
    return last_row(board) - ROW_OF[place] + (0 if COLUMN_OF[place] == CENTRE else 1)


def homeward(board: Board, options: Options, legal: list[int]) -> list[int]:
    """R10: those of the legal moves that bring a token into the pool, or choose one that its next
    step brings there."""
    if not board.last or board.phase != MOVING:
        return []
    if board.token != NOTHING:
        return [move for move in legal if in_pool(moved(board, after(board, options, move)))]
    found: list[int] = []
    for move in legal:
        token = move - FIRST_TOKEN
        if MOVES.parts(move)[0] is TOKEN and _may_come_home(board, options, token):
            twin = board.copy()
            twin.token = token
            ways = duty.ways(twin, options)
            if homeward(twin, options, ways):
                found.append(move)
    return found


def _may_come_home(board: Board, options: Options, token: int) -> bool:
    """Whether the pool is near enough to look closer: currents carry for nothing."""
    near = steps_home(board, token // 2) <= board.points
    return token < POOL_TOKENS and (near or options.currents != "off")
