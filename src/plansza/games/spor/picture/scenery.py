"""The valley the game lies in: water below, two banks of cut paper above it, trees and reeds.

It never changes during a game, so that a page gets it once.
"""

from functools import cache

from plansza.core.kit import Box
from plansza.core.picture import paper, path, rect, scenery, tag, use
from plansza.games.spor.picture.layout import TALL, WIDE, Layout

WATER = ("#2a7482", "#37899a", "#4c9dab")
FOREST = ("#d7cda3", "#a7b58c", "#869b78")  # from the water's edge to the trees
MEADOW = ("#e0d3a8", "#d3bf8c", "#c8ae7c")
SPRUCE = ("#768c69", "#6b8260")
REED = ("#7f9160", "#6f8455")
TUFT = ("#b79d6b", "#bda474")
TUFTS_ACROSS = (0.03, 0.12, 0.2, 0.3, 0.47, 0.56, 0.66, 0.74, 0.84, 0.88, 0.95)
TUFTS_DOWN = (0.9, 0.35, 0.98, 0.62, 0.72, 0.55, 0.95, 0.5, 0.24, 0.8, 0.42)
ROUND = 12.0
STEP = 52.0  # from one crest of a wave to the next


@cache
def valley(tall: bool) -> str:
    """Everything that lies under the game: one large sheet with round corners."""
    layout = TALL if tall else WIDE
    river, width, height = layout.river, layout.width, layout.height
    sheet = tag("rect", width=width, height=height, rx=ROUND)
    shade = paper(0, 0, width, height, MEADOW[-1], ROUND)
    drawn = tag(
        "g",
        _water(river, width),
        _bank(width, river.y, -1, 0, FOREST),
        _bank(width, river.bottom, 1, height, MEADOW),
        *_trees(width),
        *_reeds(layout),
        *_tufts(layout),
        clip_path="url(#valley-edge)",
    )
    return scenery("valley", tag("clipPath", sheet, id="valley-edge"), shade, drawn)


def _water(river: Box, width: float) -> str:
    """Deep water, and two sheets of lighter current."""
    deep = rect(0, river.y - 30, width, river.height + 60, fill=WATER[0])
    currents = [
        _ribbon(width, river.y + river.height * share, thick, fill)
        for share, thick, fill in ((0.2, 11, WATER[1]), (0.62, 9, WATER[1]), (0.84, 5, WATER[2]))
    ]
    return deep + "".join(currents)


def _waves(width: float, sign: int, step: float = STEP, high: float = 7) -> str:
    """A wavy line across the table, from left to right (1) or back (-1)."""
    count = int(width / step) + 2
    return f"q{sign * step / 4:g} {-high:g} {sign * step / 2:g} 0t{sign * step / 2:g} 0" * count


def _ribbon(width: float, y: float, thick: float, fill: str) -> str:
    there, back = _waves(width, 1, STEP * 2, 5), _waves(width, -1, STEP * 2, 5)
    return path(f"M{-STEP:g} {y:g}{there}v{thick:g}{back}z", fill=fill, fill_opacity=".7")


def _bank(width: float, edge: float, side: int, far: float, papers: tuple[str, ...]) -> str:
    """Sheets of paper one on another, each a little further from the water."""
    sheets: list[str] = []
    for number, fill in enumerate(papers):
        y = edge + side * number * 9
        shift = -STEP / 2 - number * 17
        line = f"M{shift:g} {y:g}{_waves(width + 60, 1)}V{far:g}H{shift:g}z"
        for drop, dark in ((5, ".08"), (2.5, ".16")) if side < 0 else ((-2.5, ".12"),):
            down = f"translate(0 {drop:g})"
            sheets.append(path(line, transform=down, fill="#000", fill_opacity=dark))
        sheets.append(path(line, fill=fill))
    return "".join(sheets)


def _trees(width: float) -> list[str]:
    """Spruces along the far edge, the paler row behind."""
    rows: list[str] = []
    tall = min(112.0, width / 7)
    for row, (shift, base) in enumerate(((0.0, tall * 0.72), (0.55, tall * 0.95))):
        count = int(width / (tall * 0.62)) + 2
        for number in range(count):
            grow = (0.82, 1.0, 0.9, 1.08)[(number * 3 + row) % 4]
            side = tall * grow
            x = (number + shift) * tall * 0.62 - side / 2
            rows.append(use("spor-spruce", x, base - side, side, side, color=SPRUCE[row]))
    return rows


def _reeds(layout: Layout) -> list[str]:
    """Reeds at the end of the near bank, where no dam stands."""
    base = layout.river.bottom + 16
    size = layout.river.height * 0.86
    places = (0.76, 0.82, 0.89, 0.94) if layout.width > layout.height else ()
    return [
        use("spor-reeds", layout.width * place, base - size, size, size, color=REED[number % 2])
        for number, place in enumerate(places)
    ]


def _tufts(layout: Layout) -> list[str]:
    """Grass in the meadow, pale enough to be forgotten."""
    size = layout.pitch * 0.42
    top, bottom = layout.river.bottom + 60, layout.height - size - 12
    places = [
        (round(layout.width * across), round(top + (bottom - top) * down))
        for across, down in zip(TUFTS_ACROSS, TUFTS_DOWN, strict=True)
    ]
    return [
        use("spor-tuft", *place, size, size, color=TUFT[number % 2])
        for number, place in enumerate(places)
    ]
