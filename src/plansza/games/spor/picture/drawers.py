"""What a phone keeps behind tabs that hang from the upper edge of the table."""

from plansza.core import kit
from plansza.core.kit import QUIET, SLIP, Box
from plansza.core.picture import BOLD, MIDDLE, edge, paper, path, remembered, text

LETTERS = 15.0
HANDLE = 10.0  # what the arrow under a tab's name takes


@remembered
def tab(id: str, drawer: str, box: Box, name: str) -> str:
    """What pulls a drawer down: it hangs over the edge, and an arrow shows where to."""
    sheet = Box(box.x, box.y - 10, box.width, box.height + 10)
    title = text(name, box.middle, box.bottom - HANDLE - 10, LETTERS, **MIDDLE, **BOLD)
    arrow = path(
        f"M{box.middle - 9:g} {box.bottom - HANDLE - 2:g}l9 6l9-6",
        fill="none",
        stroke=QUIET,
        stroke_width=2.5,
    )
    return kit.opener(id, name, drawer, paper(*sheet, SLIP, 9), edge(*sheet, 9), title, arrow)
