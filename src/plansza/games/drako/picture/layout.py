"""Where things lie on the table: one lay-out for wide screens, one for a phone held upright."""

from dataclasses import dataclass
from math import cos, pi, sin, sqrt

from plansza.core.kit import Box
from plansza.games.drako.rules.fields import HEXES

Point = tuple[float, float]
TRACK_WIDTHS = (86, 94, 75, 69)  # of the dragon's tracks in a row: as their names need
CARD = 1.4  # how high a card is for its width
BUTTON = 170.0  # the widest


@dataclass(frozen=True)
class Panel:
    """Where one side's things lie: its slip, its figures' boards, its cards."""

    boards: Box  # shared by the side's figures
    markers: Point  # the first of a row
    deck: Box
    backs: Box  # a hidden hand; near by it is seen only by those who watch
    back: tuple[float, float]
    list: Box  # of all its cards, while the drawer is open
    slip: Box | None = None  # its name, where nothing else tells it
    discards: Box | None = None
    summary: Box | None = None  # of its cards that are left


@dataclass(frozen=True)
class Drawer:
    """What opens a list of cards, and whose cards are in it."""

    name: str
    opener: Box
    ends: tuple[str, ...]


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
    across: bool  # the boards of a side lie side by side
    slot: float  # the radius of a wound slot
    track_slot: float  # on the dragon's tracks
    marker: float  # the radius of a marker
    stone: float  # the size of a stone
    face: float  # a figure's picture on its board
    hand: Box
    widest: float  # a card in hand
    gap: float  # between two of them
    played: Box  # the card in play
    buttons: Box
    drawers: tuple[Drawer, ...]
    reserve: Box  # figures not placed yet

    def field(self, field: int, flip: bool) -> Point:
        """The middle of a field; `flip` turns the board so that the south is far away."""
        q, r = HEXES[field]
        sign = -1 if flip else 1
        x = sqrt(3) * self.side * (q + r / 2) * sign
        y = 1.5 * self.side * r * sign
        return round(self.middle[0] + x, 1), round(self.middle[1] + y, 1)

    def in_hand(self, index: int, count: int) -> Box:
        """The place of a card in the viewer's hand: side by side, narrower where there are many."""
        area, gap = self.hand, self.gap
        width = min(self.widest, (area.width - gap * (count - 1)) / count)
        left = area.middle - ((width + gap) * count - gap) / 2 + (width + gap) * index
        return Box(round(left, 1), round(area.bottom - width * CARD, 1), *_card(width))

    def board(self, panel: Panel, index: int, count: int) -> Box:
        """The board of one of a side's figures."""
        area, gap = panel.boards, 6
        if self.across:
            width = (area.width - gap * (count - 1)) / count
            return Box(area.x + index * (width + gap), area.y, width, area.height)
        height = (area.height - gap * 2) / 3
        tall = area.height if count == 1 else height
        return Box(area.x, area.y + index * (height + gap), area.width, tall)

    def track(self, board: Box, track: int) -> Box:
        """One of the tracks on the dragon's board: two by two, or all in a row."""
        if self.across:
            left = board.x + 48 + sum(TRACK_WIDTHS[:track])
            return Box(left, board.y + 2, TRACK_WIDTHS[track] - 2, board.height - 4)
        row, column = divmod(track, 2)
        width, height = (board.width - 22) / 2, 52
        left, top = board.x + 8, board.bottom - 2 * (height + 5)
        return Box(left + column * (width + 6), top + row * (height + 5), width, height)

    def place(self, index: int, count: int, hint: bool) -> Box:
        """The place of a button in their row, which a hint beside the deck makes shorter."""
        area, gap = self.buttons, 8
        if hint:
            area = area._replace(width=area.width - self.letters * 8)
        width = min(BUTTON, (area.width - gap * (count - 1)) / count)
        left = area.middle - ((width + gap) * count - gap) / 2
        return Box(left + index * (width + gap), area.y, width, area.height)


def _card(width: float) -> tuple[float, float]:
    """The size of a card that is so wide."""
    return round(width, 1), round(width * CARD, 1)


def hexagon(middle: Point, side: float) -> str:
    """A hexagon that stands on a corner, as a path."""
    points = [
        f"{middle[0] + side * sin(n * pi / 3):.1f} {middle[1] - side * cos(n * pi / 3):.1f}"
        for n in range(6)
    ]
    return f"M{'L'.join(points)}z"


def _wide_panel(x: float, deck: Box, discards: float, backs: Box, back: float) -> Panel:
    return Panel(
        slip=Box(x, 8, 270, 54),
        boards=Box(x, 68, 270, 168),
        markers=(x + 150, 262),
        deck=deck,
        discards=Box(x + discards, 244, *_card(62)),
        backs=backs,
        back=_card(back),
        summary=Box(x, 344, 270, 170),
        list=Box(x, 68, 270, 446),
    )


def _wide_drawer(end: str, x: float) -> Drawer:
    return Drawer(end, Box(x, 520, 270, 46), (end,))


# Shown 922 pixels wide on a screen of 1280, so that letters of 16 are 13 pixels high.
WIDE = Layout(
    width=1128,
    height=776,
    letters=16,
    middle=(564, 268),
    side=64,
    near=_wide_panel(850, Box(744, 438, *_card(92)), 4, Box(14, 640, 1100, 112), 80),
    far=_wide_panel(8, Box(12, 258, *_card(48)), 62, Box(140, 297, 138, 36), 25),
    across=False,
    slot=9.5,
    track_slot=9.5,
    marker=18,
    stone=20,
    face=50,
    hand=Box(14, 596, 1100, 168),
    widest=120,
    gap=12,
    played=Box(292, 434, *_card(96)),
    buttons=Box(396, 532, 336, 46),
    drawers=(_wide_drawer("far", 8), _wide_drawer("near", 850)),
    reserve=Box(396, 526, 336, 60),
)


def _tall_panel(
    boards: float, markers: Point, deck: Box, list: float, backs: Box, back: float
) -> Panel:
    return Panel(
        boards=Box(4, boards, 382, 42),
        markers=markers,
        deck=deck,
        backs=backs,
        back=_card(back),
        list=Box(list, 45, 190, 367),
    )


# As high as a phone has room for it between its lines: all that is done with is at the foot.
TALL = Layout(
    width=390,
    height=570,
    letters=13,
    middle=(195, 207),
    side=40,
    near=_tall_panel(370, (326, 340), Box(352, 416, *_card(32)), 198, Box(4, 494, 382, 62), 44),
    far=_tall_panel(2, (19, 97), Box(354, 52, *_card(28)), 2, Box(4, 49, 80, 27), 19),
    across=True,
    slot=5.6,
    track_slot=6,
    marker=16,
    stone=13,
    face=34,
    hand=Box(4, 478, 382, 88),
    widest=63,
    gap=5,
    played=Box(3, 289, *_card(55)),
    buttons=Box(84, 416, 260, 43),
    drawers=(Drawer("all", Box(4, 416, 74, 44), ("far", "near")),),
    reserve=Box(84, 416, 260, 44),
)
