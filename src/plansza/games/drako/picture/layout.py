"""Where things lie on the table: one lay-out for wide screens, one for a phone held upright."""

from dataclasses import dataclass
from math import cos, pi, sin, sqrt

from plansza.core.kit import Box, in_row
from plansza.games.drako.rules.fields import HEXES

Point = tuple[float, float]
TRACK_WIDTHS = (86, 94, 75, 69)  # of the dragon's tracks in a row: as their names need


@dataclass(frozen=True)
class Panel:
    """Where one side's things lie: its slip, its figures' boards, its cards."""

    slip: Box
    boards: Box  # shared by the side's figures
    across: bool  # the boards lie side by side
    markers: Point  # the first of a row
    deck: Box
    discards: Box
    backs: Box  # a hidden hand
    back: tuple[float, float]
    ledger: Box


@dataclass(frozen=True)
class Layout:
    """All measures of one shape of table; the viewer sits at the bottom."""

    width: float
    height: float
    letters: float  # the smallest
    middle: Point  # of the fields
    side: float  # of a hexagon
    near: Panel
    far: Panel
    slot: float  # the radius of a wound slot
    track_slot: float  # on the dragon's tracks
    marker: float  # and of a marker
    stone: float  # the size of a stone
    stones_across: int
    face: float  # a figure's picture on its board
    hand: Box
    hand_card: tuple[float, float]
    played: Box  # the card in play
    buttons: Box
    button: tuple[float, float]
    ledger_columns: int
    reserve: Box  # figures not placed yet

    def field(self, field: int, flip: bool) -> Point:
        """The middle of a field; `flip` turns the board so that the south is far away."""
        q, r = HEXES[field]
        sign = -1 if flip else 1
        x = sqrt(3) * self.side * (q + r / 2) * sign
        y = 1.5 * self.side * r * sign
        return round(self.middle[0] + x, 1), round(self.middle[1] + y, 1)

    def in_hand(self, index: int, count: int) -> Box:
        """The place of a card in the viewer's hand."""
        return in_row(self.hand, self.hand_card, index, count)

    def board(self, panel: Panel, index: int, count: int) -> Box:
        """The board of one of a side's figures."""
        area, gap = panel.boards, 6
        if panel.across:
            width = (area.width - gap * (count - 1)) / count
            return Box(area.x + index * (width + gap), area.y, width, area.height)
        height = (area.height - gap * 2) / 3
        tall = area.height if count == 1 else height
        return Box(area.x, area.y + index * (height + gap), area.width, tall)

    def track(self, board: Box, track: int) -> Box:
        """One of the tracks on the dragon's board: two by two, or all in a row."""
        if board.width > board.height * 3:
            left = board.x + 48 + sum(TRACK_WIDTHS[:track])
            return Box(left, board.y + 2, TRACK_WIDTHS[track] - 2, 42)
        row, column = divmod(track, 2)
        return Box(board.x + 8 + column * 140, board.y + 70 + row * 66, 134, 60)

    def place(self, index: int, count: int) -> Box:
        """The place of a button; one row, or two where they do not fit."""
        width, height = self.button
        if count <= 2:  # then there is room for longer words
            width = min(self.buttons.width / 2 - 4, 1.53 * width)
        columns = max(1, int((self.buttons.width + 8) // (width + 8)))
        row, column = divmod(index, columns)
        in_this = min(columns, count - row * columns)
        left = self.buttons.middle - (in_this * (width + 8) - 8) / 2
        return Box(left + column * (width + 8), self.buttons.y + row * (height + 6), width, height)


def hexagon(middle: Point, side: float) -> str:
    """A hexagon that stands on a corner, as a path."""
    points = [
        f"{middle[0] + side * sin(n * pi / 3):.1f} {middle[1] - side * cos(n * pi / 3):.1f}"
        for n in range(6)
    ]
    return f"M{'L'.join(points)}z"


def _wide_panel(x: float) -> Panel:
    return Panel(
        slip=Box(x, 8, 290, 62),
        boards=Box(x, 76, 290, 204),
        across=False,
        markers=(x + 166, 306),
        deck=Box(x + 4, 296, 62, 87),
        discards=Box(x + 78, 296, 62, 87),
        backs=Box(x + 152, 338, 138, 48),
        back=(34, 47.6),
        ledger=Box(x, 404, 290, 224),
    )


# Shown 922 pixels wide on a screen of 1280, so that letters of 16 are 13 pixels high.
WIDE = Layout(
    width=1128,
    height=776,
    letters=16,
    middle=(564, 254),
    side=59,
    near=_wide_panel(830),
    far=_wide_panel(8),
    slot=9.5,
    track_slot=9.5,
    marker=15,
    stone=20,
    stones_across=6,
    face=54,
    hand=Box(152, 634, 824, 136),
    hand_card=(96, 134.4),
    played=Box(308, 503, 87, 121.8),
    buttons=Box(408, 503, 412, 122),
    button=(202, 58),
    ledger_columns=2,
    reserve=Box(308, 504, 512, 76),
)


def _tall_panel(slip: float, boards: float, ledger: float) -> Panel:
    return Panel(
        slip=Box(8, slip, 158, 44),
        boards=Box(8, boards, 374, 46),
        across=True,
        markers=(181, slip + 35),
        deck=Box(348, slip, 32, 44.8),
        discards=Box(348, slip, 32, 44.8),
        backs=Box(172, slip - 1, 168, 27),
        back=(19, 26.6),
        ledger=Box(8, ledger, 374, 160),
    )


# A page has its own lines above and below: all that is played with fits between them.
TALL = Layout(
    width=390,
    height=1000,
    letters=13,
    middle=(195, 258),
    side=40,
    near=_tall_panel(618, 464, 672),
    far=_tall_panel(3, 50, 838),
    slot=5.6,
    track_slot=6,
    marker=9,
    stone=14,
    stones_across=10,
    face=34,
    hand=Box(5, 514, 375, 98),
    hand_card=(70, 98),
    played=Box(4, 338, 54, 75.6),
    buttons=Box(4, 417, 382, 44),
    button=(122, 43),
    ledger_columns=3,
    reserve=Box(4, 418, 382, 44),
)
