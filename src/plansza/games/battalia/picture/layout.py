"""Where things lie: a wide table for small and for large maps, and one column for a phone."""

from dataclasses import dataclass, replace
from functools import lru_cache

from plansza.core.kit import Box
from plansza.games.battalia.rules.board import BLOCKED, Board
from plansza.games.battalia.rules.squares import COLUMNS, ROWS

SQUARE = 100.0  # the side of a square, in the units of the map
GAP = 8.0  # above the foot of a wide table
RIM = 44.0  # around the map, for letters and numbers
CARD_SHAPE = 1.4  # height by width
SEVEN = 7  # units and neutral cards, or artefacts, or places for luck
ENTRIES = 24  # that fit into the panel in four columns
LOW_ENTRY = 22.4  # the height of an entry where there are many
BETWEEN = (7, 8, 9, 17, 18, 19, 29)  # where luck lies among stacks ten in a row


SCREEN = 922 / 1180  # how large a wide table is shown on a screen of 1280
LEAST = 13.3  # pixels
THUMB, SMALL_PHONE = 25.0, 0.82  # pixels, and how large a tall table is shown on a small phone


@dataclass(frozen=True, eq=False)
class Layout:
    """All measures of one shape of table. There is but one of each (`layout_for`), so that what is
    remembered by it need not look at all of them."""

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
    luck: Box | None  # storms, Fate and what opens drawers; among the stacks if None
    greats: Box
    flasks: Box
    tabs: Box | None = None  # what opens drawers, where there is room for little else
    rim: float = RIM

    def legible(self, shown: Box) -> float:
        """How large letters on the map must be, in its own units, while all of it is shown."""
        pixels = self.map.width / shown.width * (1 if self.tall else SCREEN)
        return round(LEAST / pixels, 1)

    def reachable(self, shown: Box) -> float:
        """How high things on the map must be, in its own units, for a thumb."""
        return round(THUMB / SMALL_PHONE * shown.width / self.map.width, 1) if self.tall else 0.0

    def slip(self, seat: int) -> Box:
        """A player's slip."""
        return in_columns(self.players, self.player_columns, self.player, 6.0, seat)

    def place(self, index: int) -> Box:
        """An entry of the panel."""
        gap = 5.0 if self.entry > LOW_ENTRY else 3.6
        return in_columns(self.panel, self.panel_columns, self.entry, gap, index)

    def stack_box(self, index: int) -> Box:
        """A stack: units, what belongs to no faction, artefacts, terrain."""
        if self.luck is None:
            index += 0 if index < SEVEN else 3 if index < 2 * SEVEN else 6
        return self._slot(self.pool, index)

    def luck_box(self, index: int) -> Box:
        """A place for luck: storms, Fate, and what opens a drawer."""
        if self.luck is None:
            return self._slot(self.pool, BETWEEN[index])
        left, top, width, height = self.luck
        if self.tall:  # one below the other, with words beside them
            return Box(left, top + index * (height + 4), width, height)
        step = width / SEVEN
        return Box(round(left + index * step, 1), top, round(step - 4, 1), height)

    def _slot(self, area: Box, index: int) -> Box:
        """One of many; as many in a row as fit."""
        width, height = self.stack
        across = int((area.width + 4) // (width + 4))
        row, column = divmod(index, across)
        x, y = round(area.x + column * (width + 4), 1), area.y + row * (height + 4)
        return Box(x, y, width, height)


def in_columns(area: Box, columns: int, height: float, gap: float, index: int) -> Box:
    """One of many that share the width of an area."""
    width = (area.width - gap * (columns - 1)) / columns
    row, column = divmod(index, columns)
    return Box(area.x + column * (width + gap), area.y + row * (height + gap), width, height)


@lru_cache(maxsize=32)
def layout_for(columns: int, seats: int, entries: int, tall: bool, flasks: bool = False) -> Layout:
    """The table for a map so many squares wide, so many players and entries of the panel."""
    if tall:
        return _tall(columns, seats)
    entry = 26.0 if entries <= ENTRIES else LOW_ENTRY
    if columns > ROWS:
        return _wide_map(seats, entry)
    layout = _square_map(seats, entry)
    return _with_flasks(layout) if flasks and layout.flasks.bottom > layout.panel.y else layout


def _with_flasks(layout: Layout) -> Layout:
    """Lower stacks make room for elixirs above the panel."""
    wide, (left, top, width, _) = layout.stack[0], layout.pool
    step = (layout.panel.y - GAP - layout.flasks.height - top) // 4
    high = step - 4
    return replace(
        layout,
        stack=(wide, high),
        greats=Box(left, top + 3 * step, width, high),
        flasks=Box(left, top + 4 * step, width, layout.flasks.height),
    )


def _square_map(seats: int, entry: float) -> Layout:
    """Up to four players: a square map on the left, everything else on its right."""
    slips, foot = 82.0, 580.0
    rows = (seats + 1) // 2
    pool = 84 + rows * (slips + 6)
    stack = 70.0 if rows > 1 else 88.0  # two players leave room for higher ones
    greats = pool + 3 * (stack + 4)
    return Layout(
        width=1180,
        height=768,
        tall=False,
        letters=17,
        map=Box(8, 8, 564, 564),
        line=Box(8, foot, 564, 44),
        hand=Box(8, 630, 564, 132),
        card=(94, 131.6),
        panel=Box(582, foot, 590, 182),
        panel_columns=4,
        entry=entry,
        oracle=Box(582, 8, 590, 70),
        players=Box(582, 84, 590, rows * (slips + 6)),
        player_columns=2,
        player=slips,
        pool=Box(582, pool, 590, 292),
        stack=(55, stack),
        luck=None,
        greats=Box(582, greats, 590, stack if rows > 1 else foot - GAP - greats),
        flasks=Box(582, greats + stack + 4, 590, 64),
    )


def _wide_map(seats: int, entry: float) -> Layout:
    """Five and six players, or valleys: a wide map, the pool below it."""
    slips = 96.0
    rows = (seats + 1) // 2
    below = 84 + rows * (slips + 6)
    return replace(
        _square_map(seats, entry),
        map=Box(8, 8, 706, 454),
        oracle=Box(722, 8, 450, 70),
        players=Box(722, 84, 450, rows * (slips + 6)),
        player=slips,
        pool=Box(8, 468, 706, 108),
        stack=(54.8, 51),
        luck=Box(722, below, 454, 56),
        greats=Box(722, below + 62, 454, 60),
        flasks=Box(722, below + 128, 454, 58),
    )


def _tall(columns: int, seats: int) -> Layout:
    """A phone held upright: the map on top, what can be done below it, the hand under the thumb.
    What is only looked at lies in drawers over the map, whose tabs are beside it."""
    if columns > ROWS:
        tabs, area, dock = Box(3, 2, 384, 44), Box(2, 50, 386, 280), Box(3, 334, 384, 138)
    else:
        tabs, area, dock = Box(330, 2, 57, 322), Box(2, 2, 324, 322), Box(3, 328, 384, 142)
    inside = Box(area.x + 7, area.y + 34, area.width - 14, area.height - 40)
    slip_columns = 1 if columns <= ROWS else 2
    slip_rows = -(-seats // slip_columns)
    stack = (inside.width + 4) // SEVEN - 4
    return Layout(
        width=390,
        height=570,
        tall=True,
        letters=13,
        map=area,
        line=dock,
        hand=Box(3, 474, 384, 94),
        card=(62, 86.8),
        panel=dock,
        panel_columns=3,
        entry=44.0,
        oracle=Box(inside.x, inside.y, inside.width, 62),
        players=inside,
        player_columns=slip_columns,
        player=min(76.0, (inside.height + 6) / slip_rows - 6),
        pool=inside,
        stack=(stack, round(min(66.0, (inside.height + 4) / 4 - 4), 1)),
        luck=Box(inside.x, inside.y + 68, 42, 42),
        greats=inside,
        flasks=inside,
        tabs=tabs,
        rim=RIM if columns > ROWS else 60.0,  # the lenses lie on it
    )


# -- the map ------------------------------------------------------------------------------------


def there_is(board: Board) -> tuple[int, ...]:
    """The squares of this map."""
    return tuple([square for square, shape in enumerate(board.land) if shape != BLOCKED])


def shown(board: Board, layout: Layout) -> Box:
    """All of the map that there is, in its own units, in the shape of its window: in the middle, or
    at the top of that of a phone."""
    return _shown(there_is(board), layout)


@lru_cache(maxsize=32)
def _shown(there: tuple[int, ...], layout: Layout) -> Box:
    window, rim = layout.map, layout.rim
    rows = [square // COLUMNS for square in there]
    columns = [square % COLUMNS for square in there]
    left, top = min(columns) * SQUARE - rim, min(rows) * SQUARE - RIM
    width = (max(columns) + 1) * SQUARE + RIM / 3 - left
    height = (max(rows) + 1) * SQUARE + RIM / 3 - top
    more = max(width, height * window.width / window.height)
    high = more * window.height / window.width
    spare = 0.0 if layout.tall else (high - height) / 2
    return Box(left - (more - width) / 2, top - spare, more, high)


def corner(square: int) -> tuple[float, float]:
    """The upper left corner of a square on the map."""
    row, column = divmod(square, COLUMNS)
    return column * SQUARE, row * SQUARE


def card_height(width: float) -> float:
    """How high a card of this width is."""
    return round(width * CARD_SHAPE, 1)
