"""Cards to choose from that lie nowhere else, right above the hand."""

from collections.abc import Sequence
from typing import Final

from plansza.core.kit import SLIP, Box
from plansza.core.picture import BOLD, MIDDLE, paper, tag, text
from plansza.games.battalia.picture.drawers import Drawers
from plansza.games.battalia.picture.layout import card_height

WIDTHS: Final = (84.0, 72.0, 60.0, 52.0, 44.0)  # of cards
FACTION: Final = 44.0  # how high a faction lies; two are abreast
GAP: Final = 5.0
TITLE: Final = 26.0
BESIDE: Final = 96.0  # the room of a title left of cards that are too high to lie below it


class Tray(Drawers):
    """The tray of one view."""

    def over(self, ids: Sequence[str], title: str, dock: Box) -> tuple[float, str]:
        """These cards at the foot of the dock, and how high they lie: as large as all of them fit
        in; what does not fit in lies over the map as well."""
        area, (width, height) = self._fit(ids, dock)
        if area is not dock and self._fits_beside(ids, dock):
            return self._beside(ids, title, dock)
        across = _across(area, width)
        high = _high(len(ids), across, height)
        box = Box(area.x, round(area.bottom - high, 1), area.width, round(high, 1))
        shapes = [paper(*box, SLIP, 10)]
        shapes.append(text(title, box.middle, box.y + 16, self.letters + 1, **MIDDLE, **BOLD))
        for at, id in enumerate(ids):
            row, column = divmod(at, across)
            here = min(across, len(ids) - row * across)
            x = box.middle - (here * (width + GAP) - GAP) / 2 + column * (width + GAP)
            y = box.y + TITLE + row * (height + GAP)
            shapes.append(self._offered(id, Box(round(x, 1), round(y, 1), width, height)))
        return high, tag("g", *shapes, id="tray", role="group", aria_label=title)

    def _fits_beside(self, ids: Sequence[str], dock: Box) -> bool:
        """Whether a row of cards fits into the dock with its title on the left."""
        width = WIDTHS[2]
        few = len(ids) * (width + GAP) + BESIDE <= dock.width
        return few and card_height(width) + 2 * GAP <= dock.height

    def _beside(self, ids: Sequence[str], title: str, dock: Box) -> tuple[float, str]:
        """Few cards in a row, their title on the left: nothing of the map is covered."""
        width = WIDTHS[2]
        height = card_height(width)
        high = height + 2 * GAP
        box = Box(dock.x, round(dock.bottom - high, 1), dock.width, high)
        size = self.letters + 1
        shapes = [paper(*box, SLIP, 10), text(title, box.x + 12, box.centre + 5, size, **BOLD)]
        for at, id in enumerate(ids):
            x = round(box.x + BESIDE + at * (width + GAP), 1)
            shapes.append(self._offered(id, Box(x, round(box.y + GAP, 1), width, height)))
        return high, tag("g", *shapes, id="tray", role="group", aria_label=title)

    def _fit(self, ids: Sequence[str], dock: Box) -> tuple[Box, tuple[float, float]]:
        """Where they lie, and how large each of them is."""
        if ids[0].partition("-")[0] in ("hue", "named"):
            return dock, ((dock.width - 12 - GAP) / 2, FACTION)
        half, above = self._above(dock, 0.5), self._above(dock, 1)
        for room, widths in ((dock, WIDTHS[:3]), (half, WIDTHS[:4]), (above, WIDTHS)):
            for width in widths:
                size = width, card_height(width)
                if _high(len(ids), _across(room, width), size[1]) <= room.height:
                    return room, size
        return above, (WIDTHS[-1], card_height(WIDTHS[-1]))

    def _above(self, dock: Box, share: float) -> Box:
        """The dock and so much of the map."""
        area = self.layout.map
        top = area.bottom - share * area.height
        return Box(area.x, top, area.width, dock.bottom - top)


def _across(area: Box, width: float) -> int:
    """How many cards lie side by side."""
    return max(1, int((area.width - 12 + GAP) // (width + GAP)))


def _high(count: int, across: int, height: float) -> float:
    """How high the tray is with so many cards."""
    return -(-count // across) * (height + GAP) + TITLE + 4
