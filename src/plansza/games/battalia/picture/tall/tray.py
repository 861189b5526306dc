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
TITLE: Final = 22.0


class Tray(Drawers):
    """The tray of one view."""

    def over(self, ids: Sequence[str], title: str, dock: Box) -> tuple[float, str]:
        """These cards at the foot of the dock, and how high they lie: as large as all of them fit
        in; what does not fit in lies over the map as well."""
        area, (width, height) = self._fit(ids, dock)
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
