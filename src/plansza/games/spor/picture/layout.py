"""Where things lie on the table: one lay-out for wide screens, one for a phone held upright."""

from dataclasses import dataclass

from plansza.core.kit import Box, in_row
from plansza.games.spor.rules.components import MOST_SPACES


@dataclass(frozen=True)
class Layout:
    """All measures of one shape of table; the viewer sits at the bottom."""

    width: float
    height: float
    first_dam: float  # the left edge of dam 1's column
    pitch: float  # from one column to the next
    dam: Box  # of dam 1; the others follow at `pitch`
    river: Box
    card: tuple[float, float]  # at the dams
    strip: float  # what a covered card still shows
    hand: Box
    hand_card: tuple[float, float]
    tile: tuple[float, float]  # while the dams are laid
    backs: Box  # the other's hand
    back: tuple[float, float]
    slips: tuple[Box, Box]  # the viewer's name slip, the other's
    deck: Box
    tactics_deck: Box
    logs: Box
    discards: Box
    laid: Box  # tricks laid and elites lost, in two rows
    laid_card: tuple[float, float]
    buttons: Box
    formations: Box  # their table,
    formation: float  # the height of a row in it; 0 in a drawer,
    opener: Box | None  # and what opens it, where it has no place of its own
    letters: float  # the smallest, thirteen pixels high

    def column(self, dam: int) -> float:
        """The middle of a dam's column."""
        return self.first_dam + self.pitch * (dam + 0.5)

    def dam_box(self, dam: int) -> Box:
        """A dam's tile."""
        return Box(self.dam.x + self.pitch * dam, self.dam.y, self.dam.width, self.dam.height)

    def place(self, near: bool, dam: int, index: int) -> Box:
        """The place of a side's card; the first lies closest to the dam."""
        width, height = self.card
        x = self.column(dam) - width / 2
        if near:
            return Box(x, self.dam.y + self.dam.height + 6 + index * self.strip, width, height)
        return Box(x, self.dam.y - 6 - height - index * self.strip, width, height)

    def in_hand(self, index: int, count: int) -> Box:
        """The place of a card in the viewer's hand."""
        return in_row(self.hand, self.hand_card, index, count)

    def laid_place(self, index: int, count: int) -> Box:
        """The place of a card beside the tactics deck; many cards move together."""
        width, height = self.laid_card
        across = max(int(self.laid.width // (width + 5)), (count + 1) // 2)
        step = min(width + 5, (self.laid.width - width) / max(across - 1, 1))
        row, column = divmod(index, across)
        x, y = self.laid.x + column * step, self.laid.y + row * (height + 5)
        return Box(x, y, width, height)

    def waiting_tile(self, index: int, count: int) -> Box:
        """The place of a dam that has not been laid yet."""
        return in_row(self.hand, self.tile, index, count, 4)

    def back_place(self, index: int, count: int) -> Box:
        """The place of a hidden card of the player on the far side."""
        return in_row(self.backs, self.back, index, count, 5)

    def near_back_place(self, index: int, count: int) -> Box:
        """The place of a hidden card on the near side, for spectators."""
        return in_row(self.hand, self.back, index, count, 5)


# Shown 922 pixels wide on a screen of 1280, so that letters of 16 are 13 pixels high.
WIDE = Layout(
    width=1128,
    height=776,
    first_dam=158,
    pitch=98,
    dam=Box(160, 296, 94, 72),
    river=Box(0, 280, 1128, 104),
    card=(80, 112),
    strip=34,
    hand=Box(160, 628, 694, 136),
    hand_card=(96, 134.4),
    tile=(124, 96),
    backs=Box(271, 10, 460, 64),
    back=(44, 61.6),
    slips=(Box(10, 676, 146, 90), Box(10, 12, 146, 90)),
    deck=Box(20, 412, 58, 81.2),
    tactics_deck=Box(88, 412, 58, 81.2),
    logs=Box(20, 556, 128, 24),
    discards=Box(860, 40, 256, 150),
    laid=Box(856, 160, 264, 108),
    laid_card=(36, 50.4),
    buttons=Box(862, 644, 258, 108),
    formations=Box(852, 404, 268, 220),
    formation=38,
    opener=None,
    letters=16,
)

# Shown 390 pixels wide on a phone: letters of 14.4 are 13 pixels high.
TALL = Layout(
    width=430,
    height=862,
    first_dam=5,
    pitch=60,
    dam=Box(6, 262, 58, 50),
    river=Box(0, 250, 430, 74),
    card=(54, 75.6),
    strip=27,
    hand=Box(8, 486, 414, 112),
    hand_card=(80, 112),
    tile=(79, 88),
    backs=Box(162, 12, 260, 44),
    back=(30, 42),
    slips=(Box(8, 614, 146, 90), Box(8, 6, 146, 90)),
    deck=Box(166, 618, 44, 61.6),
    tactics_deck=Box(218, 618, 44, 61.6),
    logs=Box(276, 622, 146, 22),
    discards=Box(14, 738, 250, 130),
    laid=Box(280, 712, 142, 98),
    laid_card=(30, 42),
    buttons=Box(274, 652, 148, 40),
    formations=Box(8, 706, 414, 152),
    formation=0,
    opener=Box(280, 812, 142, 44),
    letters=14.5,
)

assert WIDE.place(False, 0, MOST_SPACES - 1).y > WIDE.backs.y + WIDE.backs.height
