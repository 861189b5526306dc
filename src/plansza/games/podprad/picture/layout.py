"""Where things lie on the table: one lay-out for wide screens, one for a phone held upright.

The river fills its area whatever is left of it: the fewer rows, the larger the tiles.
"""

from dataclasses import dataclass

from plansza.core.hexes import HEIGHT, Point, centre, from_offset
from plansza.core.kit import Box
from plansza.games.podprad.rules.board import Board
from plansza.games.podprad.rules.components import COLUMNS, MOST_PLAYERS
from plansza.games.podprad.rules.river import hex_of

LARGEST = 84.0  # the side of a tile when hardly any river is left


@dataclass(frozen=True)
class Layout:
    """All measures of one shape of table."""

    width: float
    height: float
    letters: float  # the smallest
    river: Box
    channel: Box  # the water that the river of tiles lies in
    slip: Box  # of the first seat; the others follow below
    slip_pitch: float
    points: Box
    status: Box
    deck: Box
    tray: Box  # revealed tiles
    tray_first: Point  # the middle of the first one
    tray_side: float
    tray_step: Point  # from one tile to the next
    sheet: Box  # the score at the end

    @property
    def tall(self) -> bool:
        """Whether this is for a phone held upright."""
        return self.height > self.width

    def slip_box(self, seat: int) -> Box:
        """A player's slip."""
        return self.slip._replace(y=self.slip.y + seat * self.slip_pitch)

    def tray_point(self, index: int) -> Point:
        """The middle of a revealed tile."""
        x, y = self.tray_first
        return x + index * self.tray_step[0], y + index * self.tray_step[1]


# Shown 922 pixels wide on a screen of 1280, so that letters of 16 are 13 pixels high.
WIDE = Layout(
    width=1128,
    height=776,
    letters=16,
    river=Box(334, 14, 460, 714),
    channel=Box(332, 0, 464, 776),
    slip=Box(16, 16, 264, 92),
    slip_pitch=104,
    points=Box(16, 546, 264, 84),
    status=Box(848, 16, 264, 64),
    deck=Box(848, 94, 264, 196),
    tray=Box(848, 304, 264, 124),
    tray_first=(899, 382),
    tray_side=38,
    tray_step=(81, 0),
    sheet=Box(848, 316, 264, 300),
)

# Shown as large as it is on a phone.
TALL = Layout(
    width=390,
    height=740,
    letters=13,
    river=Box(2, 44, 274, 612),
    channel=Box(0, 0, 280, 740),
    slip=Box(286, 46, 100, 78),
    slip_pitch=83,
    points=Box(6, 698, 270, 36),
    status=Box(6, 6, 378, 32),
    deck=Box(286, 658, 100, 76),
    tray=Box(290, 466, 92, 186),
    tray_first=(336, 500),
    tray_side=32,
    tray_step=(0, 59),
    sheet=Box(10, 420, 258, 266),
)

assert TALL.slip_box(MOST_PLAYERS - 1).bottom < TALL.tray.y


@dataclass(frozen=True)
class Stage:
    """How large the tiles are now, and where they lie."""

    side: float
    x: float
    y: float

    def point(self, place: int) -> Point:
        """The middle of a place."""
        return self._at(centre(hex_of(place), self.side))

    def above(self, column: int, row: int) -> Point:
        """The same for any column and row, also beyond the river: the pool lies there."""
        return self._at(centre(from_offset(column, -row, odd_up=True), self.side))

    def _at(self, point: Point) -> Point:
        return round(self.x + point[0], 1), round(self.y + point[1], 1)


def stage(board: Board, layout: Layout) -> Stage:
    """The living part of the river fills its area, upstream at the top."""
    high = board.last + 2.0 if board.last else board.top + 1.0
    low = -1.0 if board.low < 0 else board.low - 0.5
    area = layout.river
    across = 1.5 * (COLUMNS - 1) + 2
    side = min(area.height / ((high - low) * HEIGHT), area.width / across, LARGEST)
    left = area.middle - 1.5 * side * (COLUMNS - 1) / 2
    spare = area.height - (high - low) * HEIGHT * side
    return Stage(round(side, 2), left, area.y + spare / 2 + high * HEIGHT * side)


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
