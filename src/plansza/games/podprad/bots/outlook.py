"""What a seat may still hope for: an estimate of its final points, from the open board.

The toll of a place is what the way from there to the pool will cost, in points, on the best way
through the tiles that lie there; a salmon lost on it counts as so many points. A seat brings its
nearest token home first; the later one arrives, the fewer eggs it will have passed.
"""

from typing import Final

from plansza.games.podprad.rules import laying
from plansza.games.podprad.rules.board import LAYING, POOL_TILE, Board
from plansza.games.podprad.rules.components import (
    BEAR,
    COLUMNS,
    CURRENT,
    EAGLE,
    FIRST_ROWS,
    HERON,
    KIND_OF,
    MOST_EGGS,
    NOTHING,
    POINTS,
    POOL,
    ROCK,
    ROTATIONS,
    WATER,
    WHIRLPOOL,
)
from plansza.games.podprad.rules.river import (
    CENTRE,
    LOST,
    NEXT,
    PLACES,
    POOL_TOKENS,
    ROW_OF,
    WAY_OF_EDGE,
    WAYS,
    eggs_of,
    in_pool,
    place_at,
)

# Weights found by play between greedy bots.
SALMON_TOLL: Final = 3.0  # a salmon lost, in points of movement
WHIRLPOOL_TOLL: Final = 1.2  # a turn that ends early
HERON_TOLL: Final = 0.3  # having to leave again
ROCK_TOLL: Final = 0.15
ROW_TOLL: Final = 1.25  # a row that nobody knows yet
LATEST: Final = 1.5  # the game is expected to end this many rounds after the pool's row number
FAR: Final = 99.0
POINT_WORTH: Final = 0.4  # a point of movement, in points of the score
# How likely a token lives that has so many round ends left on its row.
SURVIVAL: Final[list[float]] = [0.0, 0.85, 0.97]
LONGEST_JUMP: Final = POINTS - 1


def last_row(board: Board) -> int:
    """R11: the number of the row below the pool, as everybody can reckon it from the deck."""
    if board.last:
        return board.last
    left = board.tiles_left() + len(board.held)
    if board.round == 0:
        laid = sum([tile >= 0 for tile in board.tiles[2 * COLUMNS :]])
        return FIRST_ROWS + (left + laid - FIRST_ROWS * COLUMNS + 1) // COLUMNS
    laid = sum([board.tiles[place_at(column, board.top)] >= 0 for column in range(COLUMNS)])
    if left + laid < COLUMNS:
        return board.top
    return board.top + (left + laid - COLUMNS + 1) // COLUMNS


def tolls(board: Board) -> list[float]:
    """The toll of every place; FAR where no tile lies."""
    found = [FAR] * PLACES
    rest = ROW_TOLL * (last_row(board) - board.top)
    if board.phase == LAYING:
        board = filled(board)
    for row in range(board.top, max(board.low, 0) - 1, -1):
        for column in (CENTRE, 0, 2):
            place = place_at(column, row)
            if board.tiles[place] >= 0:
                found[place] = _toll(board, found, place, rest)
    if board.low < 0:
        found[CENTRE] = _toll(board, found, CENTRE, rest)
    return found


def filled(board: Board) -> Board:
    """Calm water, for now, where a row is not complete yet; R9: and the pool above the last one."""
    twin = board.copy()
    last = laying.is_last_row(board)
    for row in range(board.top if board.round else 1, board.top + 1):
        for column in range(COLUMNS):
            place = place_at(column, row)
            if twin.tiles[place] < 0:
                twin.tiles[place] = POOL_TILE if last and column == CENTRE else WATER * ROTATIONS
    return twin


def _toll(board: Board, found: list[float], place: int, rest: float) -> float:
    """The cheapest way on from a place whose places upstream are known."""
    kind = KIND_OF[board.tiles[place]]
    if kind == POOL:
        return 0.0
    if kind == CURRENT:
        carried = _carried(board, found, place)
        if carried < FAR:
            return carried
    best = FAR
    if ROW_OF[place] == board.top and not board.last:
        best = rest if place % COLUMNS == CENTRE else rest + 1.0
    for way in range(WAYS):
        there = NEXT[place * WAYS + way]
        toll = 2.0 if kind != BEAR else 2.0 + SALMON_TOLL
        for steps in range(LONGEST_JUMP):
            if there < 0 or board.tiles[there] < 0:
                break
            on = found[there] + _entry(board, there)
            if steps == 0 and 1.0 + on < best and not board.barred(place, way):
                best = 1.0 + on
            if board.kind(there) == BEAR:
                toll += SALMON_TOLL
            best = min(best, toll + on)
            if board.kind(there) == POOL:
                break
            toll += 1.0
            there = NEXT[there * WAYS + way]
    return best


def _carried(board: Board, found: list[float], place: int) -> float:
    """W5: where the arrow leads, that way the token goes."""
    way = WAY_OF_EDGE[board.tiles[place] % ROTATIONS]
    there = NEXT[place * WAYS + way]
    if there < 0 or board.tiles[there] < 0:
        return FAR
    on = found[there] + _entry(board, there)
    if board.barred(place, way):
        on += 1.0 if board.kind(there) != BEAR else 1.0 + SALMON_TOLL
    return on


def _entry(board: Board, place: int) -> float:
    """What swimming in or landing costs besides the points."""
    kind = KIND_OF[board.tiles[place]]
    if kind == EAGLE:
        return SALMON_TOLL
    if kind == HERON:
        return HERON_TOLL
    if kind == ROCK:
        return ROCK_TOLL
    return WHIRLPOOL_TOLL if kind == WHIRLPOOL else 0.0


class Outlook:
    """How a board looks at one moment: the tolls of its places and the rounds to come."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.toll = tolls(board)
        self.end = last_row(board)
        self.rounds = self.end + LATEST - board.round

    def hope(self, tokens: list[int], herons: bool) -> float:
        """The final points of a seat with these tokens, as far as one can hope.

        With `herons` the seat's turn is over and they will feed on what stands there now.
        """
        board = self.board
        points = 0.0
        tolls_left: list[float] = []
        chances: list[float] = []
        fed = NOTHING
        for token in tokens:
            if token >= POOL_TOKENS:
                points += self.spawned(token)
                continue
            place = token // 2
            salmon = token % 2 + 1.0
            pays = token % 2 == 1 or place * 2 + 1 not in tokens  # R6: better one of a pair
            if herons and pays and place != fed and KIND_OF[board.tiles[place]] == HERON:
                fed = place
                salmon -= 1.0
            if salmon:
                chance = _survival(board, place)
                points += salmon * chance
                tolls_left.append(self.toll[place])
                chances.append(chance)
        return points + _eggs(tolls_left, chances, self.rounds)

    def spawned(self, token: int) -> float:
        """What a token in the pool will have brought in the end; nothing for a lost one."""
        if not in_pool(token):
            return 0.0
        return token % 2 + 1 + min(eggs_of(token) + max(self.rounds, 0.0), float(MOST_EGGS))

    def worth(self, token: int) -> float:
        """What one token is worth by itself, to compare the places it may go to."""
        if token == LOST:
            return -FAR
        if token >= POOL_TOKENS:
            return token % 2 + 2.0
        place = token // 2
        salmon = token % 2 + 1.0
        if KIND_OF[self.board.tiles[place]] == HERON:
            salmon -= 1.0
        return salmon * _survival(self.board, place) - POINT_WORTH * self.toll[place]

    def hopes(self) -> list[float]:
        """What every seat may hope for."""
        board = self.board
        return [self.hope(board.own(seat), False) for seat in range(board.seats)]


def _survival(board: Board, place: int) -> float:
    """How likely a token lives to leave its row before it breaks off (R8)."""
    row = max(ROW_OF[place], 0)
    if row >= board.stays:
        return 1.0
    ends = row + 2 - board.round
    return SURVIVAL[max(ends, 0)] if ends < len(SURVIVAL) else 1.0


def _eggs(tolls_left: list[float], chances: list[float], rounds: float) -> float:
    """The nearest token is brought home first, five points a round."""
    total = 0.0
    travelled = 0.0
    used = [False] * len(chances)
    for _ in range(len(chances)):
        nearest = NOTHING
        for at in range(len(chances)):
            if not used[at] and (nearest < 0 or tolls_left[at] < tolls_left[nearest]):
                nearest = at
        used[nearest] = True
        travelled += tolls_left[nearest]
        eggs = 1.0 + rounds - travelled / POINTS
        total += chances[nearest] * max(min(eggs, float(MOST_EGGS)), 0.3)
    return total
