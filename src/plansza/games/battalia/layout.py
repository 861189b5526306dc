"""Where things lie in the picture: map, hand, stacks, players and buttons, wide or tall."""

from dataclasses import dataclass

from plansza.core.kit import Box
from plansza.games.battalia.squares import COLUMNS, ROWS

GAP = 4.0
MARGIN = 12.0
SPACE = 8.0  # between things
SIDE_WIDTH = 600.0
TALL_WIDTH = 500.0
# All that follows is in units of the layout, so that letters keep their size on the screen.
LETTER = 13.0
HAND_HEIGHT = 110.0
SLIP_HEIGHT = 40.0
LINE_HEIGHT = 23.0
STACK_HEIGHT = 28.0
STACKS_ACROSS = 3
STACK_ROWS = 4
MINI = 40.0  # a terrain card in its stack, and one that shows a rotation
BUTTON_HEIGHT = 32.0
BUTTON_ROWS = 4
ENTRY_HEIGHT = 52.0  # a card in a line of a battle, or to choose from
# What a screen leaves for the picture, in pixels: a page of 1280 by 800, and a phone.
ROOM, PHONE = 922.0, 390.0
# The side of a square, by the columns of the map: wide, tall.
TILES = {5: (104.0, 92.0), 7: (88.0, 64.0), 11: (64.0, 40.0)}


@dataclass(frozen=True)
class Layout:
    """One arrangement of the table for so many players."""

    seats: int
    tall: bool

    @property
    def unit(self) -> float:
        """What a pixel of the screen is here."""
        return self.width / (PHONE if self.tall else ROOM)

    def high(self, pixels: float) -> float:
        """So many pixels of the screen."""
        return pixels * self.unit

    @property
    def letter(self) -> float:
        """The size of letters."""
        return self.high(LETTER)

    @property
    def mini(self) -> float:
        """The side of a small terrain card."""
        return self.high(MINI)

    @property
    def first(self) -> int:
        """The first row and column that is drawn: two players have the inner squares alone."""
        return 1 if self.seats == 2 else 0

    @property
    def columns(self) -> int:
        """How many columns are drawn."""
        return 5 if self.seats == 2 else COLUMNS if self.seats > 4 else ROWS

    @property
    def rows(self) -> int:
        """How many rows are drawn."""
        return ROWS - 2 * self.first

    @property
    def tile(self) -> float:
        """The side of a square."""
        return TILES[self.columns][self.tall]

    @property
    def map_box(self) -> Box:
        """All squares together."""
        width = self.columns * (self.tile + GAP) - GAP
        left = (TALL_WIDTH - width) / 2 if self.tall else MARGIN
        return Box(left, MARGIN, width, self.rows * (self.tile + GAP) - GAP)

    def shows(self, square: int) -> bool:
        """Whether a square is part of this map."""
        row, column = divmod(square, COLUMNS)
        inside = self.first <= column < self.first + self.columns
        return inside and self.first <= row < self.first + self.rows

    def square(self, square: int) -> Box:
        """A square of the map."""
        row, column = divmod(square, COLUMNS)
        x = self.map_box.x + (column - self.first) * (self.tile + GAP)
        y = self.map_box.y + (row - self.first) * (self.tile + GAP)
        return Box(x, y, self.tile, self.tile)

    @property
    def hand(self) -> Box:
        """The viewer's cards."""
        width = TALL_WIDTH - 2 * MARGIN if self.tall else self.map_box.width
        return Box(MARGIN, self.map_box.bottom + SPACE, width, self.high(HAND_HEIGHT))

    @property
    def side_x(self) -> float:
        """Where the column of slips begins."""
        return MARGIN if self.tall else self.map_box.right + 2 * MARGIN

    @property
    def side_width(self) -> float:
        """How wide it is."""
        return TALL_WIDTH - 2 * MARGIN if self.tall else SIDE_WIDTH

    @property
    def buttons(self) -> Box:
        """What is pressed: on a phone right under the hand."""
        height = BUTTON_ROWS * (self.high(BUTTON_HEIGHT) + SPACE)
        y = self.hand.bottom + SPACE if self.tall else self.lines.bottom + SPACE
        return Box(self.side_x, y, self.side_width, height)

    @property
    def middle(self) -> Box:
        """The stacks, or cards to choose from, or both lines of a battle."""
        y = self.buttons.bottom if self.tall else self.players.bottom + SPACE
        height = STACK_ROWS * (self.high(STACK_HEIGHT) + GAP) + 2 * (self.mini + GAP)
        return Box(self.side_x, y, self.side_width, height)

    @property
    def players(self) -> Box:
        """The day, and the players' slips."""
        rows = -(-self.seats // self.slips_across)
        y = self.middle.bottom + SPACE if self.tall else MARGIN
        height = self.high(LINE_HEIGHT) + rows * (self.high(SLIP_HEIGHT) + GAP)
        return Box(self.side_x, y, self.side_width, height)

    @property
    def slips_across(self) -> int:
        """How many players' slips lie beside each other."""
        return 1 if self.tall else 2

    @property
    def lines(self) -> Box:
        """What else is worth knowing: supplies, Great Artefacts, own tents and ambush, limbo."""
        y = self.players.bottom + SPACE if self.tall else self.middle.bottom + SPACE
        return Box(self.side_x, y, self.side_width, 4 * self.high(LINE_HEIGHT))

    @property
    def width(self) -> float:
        """The whole picture."""
        return TALL_WIDTH if self.tall else self.side_x + SIDE_WIDTH + MARGIN

    @property
    def height(self) -> float:
        """The whole picture."""
        return max(self.hand.bottom, self.buttons.bottom, self.lines.bottom) + MARGIN


def in_grid(area: Box, index: int, across: int, height: float, gap: float = SPACE) -> Box:
    """The place of a thing among others, in rows of so many."""
    row, column = divmod(index, across)
    width = (area.width - gap * (across - 1)) / across
    return Box(area.x + column * (width + gap), area.y + row * (height + gap), width, height)
