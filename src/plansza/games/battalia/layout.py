"""Where things lie in the picture: map, pool, players, hand and buttons, wide or tall."""

from dataclasses import dataclass

from plansza.core.kit import Box
from plansza.games.battalia.squares import COLUMNS, ROWS

TILE = 92.0
GAP = 4.0
CARD_SIZE = (104.0, 132.0)
STACK = Box(0, 0, 128, 34)
BUTTON_HEIGHT = 38.0


@dataclass(frozen=True)
class Layout:
    """One arrangement of the table, for a map so many squares wide."""

    columns: int
    tall: bool

    @property
    def map_width(self) -> float:
        """How wide the map is."""
        return self.columns * (TILE + GAP)

    @property
    def map_height(self) -> float:
        """How high the map is."""
        return ROWS * (TILE + GAP)

    @property
    def width(self) -> float:
        """The whole picture."""
        return max(self.map_width, 680.0) + 24 if self.tall else self.map_width + 24 + 860

    @property
    def height(self) -> float:
        """The whole picture."""
        return self.map_height + 1500 if self.tall else max(self.map_height, 672.0) + 340

    def square(self, square: int) -> Box:
        """A square of the map."""
        row, column = divmod(square, COLUMNS)
        return Box(12 + column * (TILE + GAP), 12 + row * (TILE + GAP), TILE, TILE)

    @property
    def side(self) -> Box:
        """Players, pool and buttons."""
        if self.tall:
            return Box(12, self.map_height + 310, self.width - 24, 1180)
        return Box(self.map_width + 24, 12, 848, self.map_height)

    @property
    def hand(self) -> Box:
        """The viewer's cards."""
        return Box(12, self.map_height + 20, self.width - 24, CARD_SIZE[1])

    @property
    def tray(self) -> Box:
        """Other cards that are to be chosen from, and battle lines."""
        return Box(12, self.map_height + 164, self.width - 24, CARD_SIZE[1])
