"""Where things lie: a wide table for small and for large maps, and one column for a phone."""

from dataclasses import dataclass
from functools import lru_cache

from plansza.core.kit import Box
from plansza.games.battalia.board import BLOCKED, Board
from plansza.games.battalia.squares import COLUMNS, ROWS, SQUARES

SQUARE = 100.0  # the side of a square, in the units of the map
RIM = 34.0  # around the map, for letters and numbers
CARD_SHAPE = 1.4  # height by width


@dataclass(frozen=True)
class Layout:
    """All measures of one shape of table."""

    width: float
    height: float
    tall: bool
    letters: float  # the smallest
    map: Box
    line: Box  # what is under way, and its buttons
    hand: Box
    card: tuple[float, float]
    panel: Box
    panel_columns: int
    entry: float  # the height of an entry of the panel
    oracle: Box
    players: Box
    player_columns: int
    player: float  # the height of a player's slip
    pool: Box
    stack: tuple[float, float]
    greats: Box
    flasks: Box

    def slip(self, seat: int) -> Box:
        """A player's slip."""
        gap = 6.0
        width = (self.players.width - gap * (self.player_columns - 1)) / self.player_columns
        row, column = divmod(seat, self.player_columns)
        return Box(self.players.x + column * (width + gap),
                   self.players.y + row * (self.player + gap), width, self.player)  # fmt: skip

    def place(self, index: int) -> Box:
        """An entry of the panel."""
        gap = 5.0
        width = (self.panel.width - gap * (self.panel_columns - 1)) / self.panel_columns
        row, column = divmod(index, self.panel_columns)
        return Box(self.panel.x + column * (width + gap),
                   self.panel.y + row * (self.entry + gap), width, self.entry)  # fmt: skip

    def in_pool(self, index: int) -> Box:
        """A stack of the pool; as many in a row as fit."""
        width, height = self.stack
        across = int((self.pool.width + 4) // (width + 4))
        row, column = divmod(index, across)
        return Box(self.pool.x + column * (width + 4), self.pool.y + row * (height + 4),
                   width, height)  # fmt: skip


@lru_cache(maxsize=32)
def layout_for(columns: int, seats: int, tall: bool) -> Layout:
    """The table for a map so many squares wide and so many players."""
    if tall:
        return _tall(columns, seats)
    return _wide_map(seats) if columns > ROWS else _square_map(seats)


def _square_map(seats: int) -> Layout:
    """Up to four players: a square map on the left, everything else on its right."""
    slips = 82.0
    rows = (seats + 1) // 2
    pool = 84 + rows * (slips + 6)
    return Layout(
        width=1180, height=768, tall=False, letters=17,
        map=Box(8, 8, 564, 564),
        line=Box(8, 580, 564, 44),
        hand=Box(8, 630, 564, 132), card=(94, 131.6),
        panel=Box(582, 580, 590, 182), panel_columns=4, entry=26,
        oracle=Box(582, 8, 590, 70),
        players=Box(582, 84, 590, rows * (slips + 6)), player_columns=2, player=slips,
        pool=Box(582, pool, 590, 292), stack=(55, 70),
        greats=Box(582, pool + 3 * 74, 590, 70),
        flasks=Box(582, pool + 4 * 74, 590, 64),
    )  # fmt: skip


def _wide_map(seats: int) -> Layout:
    """Five and six players, or valleys: a wide map, the players below it."""
    return Layout(
        width=1180, height=768, tall=False, letters=17,
        map=Box(8, 8, 706, 454),
        line=Box(8, 580, 564, 44),
        hand=Box(8, 630, 564, 132), card=(94, 131.6),
        panel=Box(582, 580, 590, 182), panel_columns=4, entry=26,
        oracle=Box(722, 8, 450, 70),
        players=Box(8, 468, 706, 108), player_columns=3, player=51,
        pool=Box(722, 84, 450, 366), stack=(46.5, 62),
        greats=Box(722, 84 + 3 * 66, 450, 70),
        flasks=Box(722, 84 + 3 * 66 + 78, 450, 64),
    )  # fmt: skip


def _tall(columns: int, seats: int) -> Layout:
    """A phone: one column, what is asked first."""
    wide = columns > ROWS
    high = 262.0 if wide else 384.0
    top = high + 6
    panel, entry = top + 54 + 100, 34.0
    oracle = panel + 8 * (entry + 5) + 6
    players = oracle + 66
    slips = 74.0
    pool = players + seats * (slips + 6) + 4
    greats = pool + 4 * 72
    return Layout(
        width=390, height=greats + 84 + 72, tall=True, letters=13,
        map=Box(3, 2, 384, high - 2),
        line=Box(4, top, 382, 48),
        hand=Box(4, top + 52, 382, 96), card=(68, 95.2),
        panel=Box(4, panel, 382, 8 * (entry + 5)), panel_columns=3, entry=entry,
        oracle=Box(4, oracle, 382, 60),
        players=Box(4, players, 382, seats * (slips + 6)), player_columns=1, player=slips,
        pool=Box(4, pool, 382, 4 * 72), stack=(50.5, 68),
        greats=Box(4, greats, 382, 76),
        flasks=Box(4, greats + 82, 382, 64),
    )  # fmt: skip


# -- the map ------------------------------------------------------------------------------------


def shown(board: Board, window: Box) -> Box:
    """All of the map that there is, in its own units, in the shape of its window."""
    there = [square for square in range(SQUARES) if board.land[square] != BLOCKED]
    rows = [square // COLUMNS for square in there]
    columns = [square % COLUMNS for square in there]
    left, top = min(columns) * SQUARE - RIM, min(rows) * SQUARE - RIM
    width = (max(columns) + 1) * SQUARE + RIM / 3 - left
    height = (max(rows) + 1) * SQUARE + RIM / 3 - top
    more = max(width, height * window.width / window.height)
    high = more * window.height / window.width
    return Box(left - (more - width) / 2, top - (high - height) / 2, more, high)


def corner(square: int) -> tuple[float, float]:
    """The upper left corner of a square on the map."""
    row, column = divmod(square, COLUMNS)
    return column * SQUARE, row * SQUARE


def card_height(width: float) -> float:
    """How high a card of this width is."""
    return round(width * CARD_SHAPE, 1)
