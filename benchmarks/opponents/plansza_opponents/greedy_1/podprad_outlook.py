"""What a seat of Pod Prąd may still hope for, version 1: frozen, see the package.

The toll of a place is what the way from there to the pool will cost, in points, on the best way
through the tiles that lie there; a salmon lost on it counts as so many points. A seat brings its
nearest token home first; the later one arrives, the fewer eggs it will have passed.
"""

from typing import Final

from plansza.games.podprad.rules.board import Board
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
    WHIRLPOOL,
)
from plansza.games.podprad.rules.river import (
    CENTRE,
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
    for row in range(board.top, max(board.low, 0) - 1, -1):
        for column in (CENTRE, 0, 2):
            place = place_at(column, row)
            if board.tiles[place] >= 0:
                found[place] = _toll(board, found, place, rest)
    if board.low < 0:
        found[CENTRE] = _toll(board, found, CENTRE, rest)
    return found


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


def estimate(board: Board, seat: int, toll: list[float], end: int, herons: bool) -> float:
    """The final points of a seat, as far as one can hope; `end` is the row below the pool.

    With `herons` the seat's turn is over and they will feed on what stands there now.
    """
    rounds = end + LATEST - board.round
    points = 0.0
    tolls_left: list[float] = []
    chances: list[float] = []
    fed = NOTHING
    own = board.own(seat)
    for token in own:
        if token >= POOL_TOKENS:
            if in_pool(token):
                points += token % 2 + 1 + min(eggs_of(token) + max(rounds, 0.0), float(MOST_EGGS))
            continue
        place = token // 2
        salmon = token % 2 + 1.0
        pays = token % 2 == 1 or place * 2 + 1 not in own  # R6: better one of a pair
        if herons and pays and place != fed and KIND_OF[board.tiles[place]] == HERON:
            fed = place
            salmon -= 1.0
        if salmon:
            chance = _survival(board, place)
            points += salmon * chance
            tolls_left.append(toll[place])
            chances.append(chance)
    return points + _eggs(tolls_left, chances, rounds)


def _survival(board: Board, place: int) -> float:
    """How likely a token lives to leave its row before it breaks off (R8)."""
    ends = max(ROW_OF[place], 0) + 2 - board.round
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
