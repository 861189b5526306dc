"""Where tokens stand on the tiles and on the spaces of the pool, and how large they are there."""

from typing import Final

from plansza.core.hexes import Point
from plansza.core.picture import remembered
from plansza.games.podprad.picture.layout import Stage
from plansza.games.podprad.rules.board import Board
from plansza.games.podprad.rules.components import TOKENS
from plansza.games.podprad.rules.river import LOST, POOL_TOKENS, eggs_of

# Where up to five tokens stand on a tile, and how large they are, in sides of the tile.
STANDS: Final[tuple[tuple[Point, ...], ...]] = (
    ((0, 0.38),),
    ((-0.42, 0.36), (0.42, 0.36)),
    ((-0.56, 0.24), (0, 0.5), (0.56, 0.24)),
    ((-0.64, 0.04), (-0.31, 0.5), (0.31, 0.5), (0.64, 0.04)),
    ((-0.64, 0.02), (0, 0.04), (0.64, 0.02), (-0.33, 0.52), (0.33, 0.52)),
)
SIZES: Final = (0.42, 0.38, 0.31, 0.28, 0.27)
OWN: Final = 0.33  # the reader's own are no smaller than this: he must hit them
# The spaces of the pool: column, rows above the last one, which half of the tile (G5).
SPACES: Final = ((1, 0, ""), (0, 1, ""), (1, 1, ""), (2, 1, "lower"), (2, 1, "upper"))
Stand = tuple[float, float, float]  # across, down, and how large


def standing(board: Board, stage: Stage, reader: int | None) -> dict[tuple[int, int], Stand]:
    """Where everybody's tokens stand, by seat and number."""
    found = dict(_standing(tuple(board.tokens), board.last, stage))
    for (seat, number), (x, y, size) in found.items():
        if seat == reader and board.own(seat)[number] < POOL_TOKENS:
            found[seat, number] = x, y, max(size, round(OWN * stage.side, 1))
    return found


@remembered
def _standing(
    all_tokens: tuple[int, ...], last: int, stage: Stage
) -> tuple[tuple[tuple[int, int], Stand], ...]:
    """The same for whoever has none of his own there."""
    here: dict[int, list[tuple[int, int]]] = {}
    for at, token in enumerate(all_tokens):
        if token != LOST:
            where = token // 2 if token < POOL_TOKENS else -eggs_of(token)
            here.setdefault(where, []).append(divmod(at, TOKENS))
    found: dict[tuple[int, int], Stand] = {}
    for where, tokens in here.items():
        if where >= 0:
            stands = _on_tile(stage, where, len(tokens))
        else:
            stands = _in_pool(stage, last, -where, len(tokens))
        found.update(zip(tokens, stands, strict=True))
    return tuple(found.items())


def _on_tile(stage: Stage, place: int, count: int) -> list[Stand]:
    """R4: a tile takes no more than one token a player."""
    x, y = stage.point(place)
    side, size = stage.side, round(SIZES[count - 1] * stage.side, 1)
    points = STANDS[count - 1]
    return [(round(x + dx * side, 1), round(y + dy * side, 1), size) for dx, dy in points]


def _in_pool(stage: Stage, last: int, eggs: int, count: int) -> list[Stand]:
    """G5: a space of the pool takes everybody."""
    column, above, half = SPACES[eggs - 1]
    side = stage.side
    x, y = stage.above(column, last + above)
    width, height = (1.35, 0.5) if half else (1.5, 0.95)
    y += side * ({"upper": -0.27, "lower": 0.57}[half] if half else 0.22)
    fits = (count, width * side, height * side, 0.3 * side)
    size = round(radius(*fits) * 0.96, 1)
    return [(round(x + dx, 1), round(y + dy, 1), size) for dx, dy in pack(*fits)]


def pack(count: int, width: float, height: float, largest: float) -> list[tuple[float, float]]:
    """Where so many tokens stand around a middle, in rows; see `radius`."""
    columns = _columns(count, width, height)
    rows = -(-count // columns)
    step = 2 * radius(count, width, height, largest)
    found = []
    for index in range(count):
        row, column = divmod(index, columns)
        here = min(columns, count - row * columns)
        found.append(((column - (here - 1) / 2) * step, (row - (rows - 1) / 2) * step))
    return found


def radius(count: int, width: float, height: float, largest: float) -> float:
    """How large tokens can be so that all fit in."""
    columns = _columns(count, width, height)
    rows = -(-count // columns)
    return min(largest, width / (2 * columns), height / (2 * rows))


def _columns(count: int, width: float, height: float) -> int:
    """The number of columns that leaves the tokens largest."""
    fits = {
        columns: min(width / columns, height / -(-count // columns))
        for columns in range(1, max(count, 1) + 1)
    }
    return max(fits, key=lambda columns: fits[columns])
