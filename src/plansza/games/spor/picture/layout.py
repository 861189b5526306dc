"""Where things lie on the table: one lay-out for wide screens, one for a phone held upright."""

from dataclasses import dataclass

from plansza.core.kit import Box, in_row
from plansza.games.spor.picture.faces import HAND, SLIM
from plansza.games.spor.rules.components import DAMS, MOST_SPACES


@dataclass(frozen=True)
class Layout:
    """All measures of one shape of table; the viewer sits at the bottom."""

    width: float
    height: float
    pitch: float  # from one dam's column to the next
    dam: Box  # of dam 1; the others follow at `pitch`
    gap: float  # between a dam and its cards
    river: Box
    card: tuple[float, float]  # at the dams
    strip: float  # what a covered card still shows
    hand: Box
    hand_card: tuple[float, float]
    hand_face: str
    tile: tuple[float, float]  # while the dams are laid,
    tiles_across: int  # in rows of so many
    backs: Box  # the other's hand
    back: tuple[float, float]
    slips: tuple[Box, ...]  # the other's name slip; the viewer's, where there is room for it
    deck: Box
    tactics_deck: Box
    logs: Box
    sheet: Box  # of the discards,
    discards: Box  # their places on it,
    laid: Box  # and beside them tricks laid and elites lost
    laid_card: tuple[float, float]
    buttons: Box  # in one row
    formations: Box  # their table
    tabs: tuple[Box, Box] | None  # on a phone sheet and table are drawers, which these open
    letters: float  # on tactics cards in hand

    def side(self, near: bool, dam: int) -> Box:
        """The ground of all places on one side of a dam."""
        first, last = self.place(near, dam, 0), self.place(near, dam, MOST_SPACES - 1)
        top, bottom = min(first.y, last.y) - self.gap, max(first.bottom, last.bottom) + self.gap
        return Box(self.dam_box(dam).middle - self.pitch / 2, top, self.pitch, bottom - top)

    def dam_box(self, dam: int) -> Box:
        """A dam's tile."""
        return self.dam._replace(x=self.dam.x + self.pitch * dam)

    def place(self, near: bool, dam: int, index: int) -> Box:
        """The place of a side's card; the first lies closest to the dam."""
        width, height = self.card
        x = self.dam_box(dam).middle - width / 2
        if near:
            return Box(x, self.dam.bottom + self.gap + index * self.strip, width, height)
        return Box(x, self.dam.y - self.gap - height - index * self.strip, width, height)

    def in_hand(self, index: int, count: int) -> Box:
        """The place of a card in the viewer's hand."""
        return in_row(self.hand, self.hand_card, index, count, 8 if self.tabs is None else 4)

    def laid_place(self, index: int, count: int) -> Box:
        """The place of a trick or a lost elite; many of them move together."""
        width, height = self.laid_card
        step = min(width + 5, (self.laid.width - width) / max(count - 1, 1))
        return Box(self.laid.x + index * step, self.laid.y, width, height)

    def waiting_tile(self, index: int, count: int) -> Box:
        """The place of a dam that has not been laid yet."""
        row, column = divmod(index, self.tiles_across)
        beside = min(self.tiles_across, count - row * self.tiles_across)
        area = self.hand._replace(y=self.hand.y + row * (self.tile[1] + 6))
        return in_row(area, self.tile, column, beside, 6)

    def back_place(self, index: int, count: int) -> Box:
        """The place of a hidden card of the player on the far side."""
        return in_row(self.backs, self.back, index, count, 4)

    def near_back_place(self, index: int, count: int) -> Box:
        """The place of a hidden card on the near side, for spectators."""
        width, height = self.back
        return in_row(self.hand, (1.7 * width, 1.7 * height), index, count, 5)

    def button(self, index: int, count: int, logs: bool) -> Box:
        """The place of one of so many buttons, equally wide, and beside the logs, if they lie in
        the same row."""
        left = self.buttons.x
        if logs and self.logs.y == self.buttons.y:
            left = self.logs.right + 6
        width = (self.buttons.right - left - 6 * (count - 1)) / count
        return self.buttons._replace(x=left + index * (width + 6), width=width)


# Shown 922 pixels wide on a screen of 1280, so that letters of 16 are 13 pixels high.
WIDE = Layout(
    width=1128,
    height=716,
    pitch=119,
    dam=Box(6, 252, 115, 64),
    gap=3,
    river=Box(0, 238, 1128, 92),
    card=(98, 137.2),
    strip=34,
    hand=Box(6, 570, 833, 138),
    hand_card=(98, 137.2),
    hand_face=HAND,
    tile=(150, 118),
    tiles_across=5,
    backs=Box(848, 63, 272, 42),
    back=(30, 42),
    slips=(Box(848, 8, 272, 48), Box(848, 662, 272, 48)),
    deck=Box(858, 526, 50, 70),
    tactics_deck=Box(924, 526, 50, 70),
    logs=Box(986, 536, 134, 44),
    sheet=Box(848, 112, 272, 134),
    discards=Box(856, 138, 256, 102),
    laid=Box(848, 251, 272, 47.6),
    laid_card=(34, 47.6),
    buttons=Box(848, 612, 272, 44),
    formations=Box(848, 304, 272, 212),
    tabs=None,
    letters=16,
)

# On a phone of 390 pixels a unit is one of them.
TALL = Layout(
    width=390,
    height=566,
    pitch=55,
    dam=Box(4, 184, 52, 46),
    gap=2,
    river=Box(0, 174, 390, 64),
    card=(52, 72.8),
    strip=21,
    hand=Box(4, 381, 382, 102),
    hand_card=(51, 102),
    hand_face=SLIM,
    tile=(123, 84),
    tiles_across=3,
    backs=Box(38, 7, 124, 30.8),
    back=(22, 30.8),
    slips=(Box(4, 6, 32, 32),),
    deck=Box(10, 494, 42, 58.8),
    tactics_deck=Box(64, 494, 42, 58.8),
    logs=Box(118, 502, 134, 46),
    sheet=Box(4, 40, 382, 190),
    discards=Box(8, 50, 374, 128),
    laid=Box(12, 182, 366, 42),
    laid_card=(30, 42),
    buttons=Box(118, 502, 264, 46),
    formations=Box(4, 40, 382, 190),
    tabs=(Box(164, 0, 108, 44), Box(276, 0, 110, 44)),
    letters=13,
)

assert WIDE.pitch * DAMS < WIDE.slips[0].x
