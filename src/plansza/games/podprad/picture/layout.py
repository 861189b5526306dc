"""Where things lie on the table: one lay-out for wide screens, one for a phone held upright.

The river fills its area whatever is left of it: the fewer rows, the larger the tiles.
"""

from dataclasses import dataclass

from plansza.core.hexes import HEIGHT, Point, centre, from_offset
from plansza.core.kit import Box
from plansza.games.podprad.rules.board import OVER, Board
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
    price: float  # how large the prices of ways are
    wheel: float  # the side of the hexagon that shows how a tile may be turned
    sheet: Box  # the score at the end lies at its foot

    @property
    def tall(self) -> bool:
        """Whether this is for a phone held upright."""
        return self.height > self.width

    def slip_box(self, seat: int) -> Box:
        """A player's slip."""
        return self.slip._replace(y=self.slip.y + seat * self.slip_pitch)

    def tray_box(self, count: int) -> Box:
        """The sheet under so many revealed tiles; on a phone it lies at the foot of the table."""
        less = (COLUMNS - count) * self.tray_step[1]
        return self.tray._replace(y=self.tray.y + less, height=self.tray.height - less)

    def tray_point(self, index: int, count: int) -> Point:
        """The middle of a revealed tile."""
        x, y = self.tray_first
        return x + index * self.tray_step[0], y + (index + COLUMNS - count) * self.tray_step[1]

    def wheel_point(self, point: Point) -> Point:
        """The middle of the wheel for a place: as near to it as the table's edge allows."""
        across, down = self.wheel + 4, self.wheel * HEIGHT / 2 + 4
        x = min(max(point[0], across), self.width - across)
        return round(x, 1), round(min(max(point[1], down), self.height - down), 1)


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
    price=1,
    wheel=104,
    sheet=Box(848, 316, 264, 300),
)

# Shown as large as it is on a phone, in what the page leaves there: all of the river is in sight.
TALL = Layout(
    width=390,
    height=570,
    letters=13,
    river=Box(3, 5, 264, 543),
    channel=Box(0, 0, 272, 570),
    slip=Box(278, 42, 108, 43),
    slip_pitch=47,
    points=Box(278, 494, 108, 70),
    status=Box(278, 6, 108, 30),
    deck=Box(278, 280, 108, 34),
    tray=Box(278, 320, 108, 244),
    tray_first=(332, 364),
    tray_side=42,
    tray_step=(0, 78),
    price=0.84,
    wheel=84,
    sheet=Box(8, 8, 256, 556),
)

assert TALL.slip_box(MOST_PLAYERS - 1).bottom < TALL.deck.y


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
    above = 0 if layout.tall and board.phase == OVER else spare / 2  # the score lies below
    return Stage(round(side, 2), left, area.y + above + high * HEIGHT * side)
