"""The banks of the river: sheets of spring-green paper, spruces, snow that is melting.

They never change during a game, so that a page gets them once.
"""

from functools import lru_cache

from plansza.core.picture import paper, scenery, tag, use
from plansza.games.podprad.picture.layout import Layout

WATER = ("#255f7d", "#2d6d8c", "#36799a")
BANK = ("#e9eee6", "#c3d0b8", "#aabd9e")  # snow at the water's edge, then moss
SPRUCE = ("#6f8d78", "#5d7d69")
# Where the spruces stand, in shares of the table.
TREES_ACROSS = (0.02, 0.075, 0.135, 0.2, 0.255, 0.745, 0.8, 0.86, 0.925, 0.985)
TREES_BASE = (0.99, 0.965, 0.995, 0.97, 0.99, 0.985, 0.97, 0.995, 0.965, 0.99)
ROUND = 12.0
STEP = 60.0


@lru_cache(maxsize=4)
def banks(layout: Layout) -> str:
    """Water in the middle, a bank on either side (on a phone only on the right)."""
    width, height, channel = layout.width, layout.height, layout.channel
    sheet = tag("rect", width=width, height=height, rx=ROUND)
    drawn = tag(
        "g",
        tag("rect", width=width, height=height, fill=WATER[0]),
        *_streams(layout),
        _bank(channel.right, height, 1, width),
        "" if layout.tall else _bank(channel.x, height, -1, 0),
        *_trees(layout),
        clip_path="url(#banks-edge)",
    )
    clip = tag("clipPath", sheet, id="banks-edge")
    return scenery("banks", clip, paper(0, 0, width, height, BANK[-1], ROUND), drawn)


def _streams(layout: Layout) -> list[str]:
    """Lighter ribbons in the deep water."""
    channel = layout.channel
    ribbons = []
    for number, share in enumerate((0.1, 0.32, 0.55, 0.74, 0.92)):
        x = channel.x + channel.width * share
        line = f"M{x:g} -40{_waves(layout.height, 1, 90, 12)}h9{_waves(layout.height, -1, 90, 12)}z"
        ribbons.append(tag("path", d=line, fill=WATER[1 + number % 2], fill_opacity=".8"))
    return ribbons


def _waves(length: float, sign: int, step: float = STEP, high: float = 8) -> str:
    """A wavy line down the table (1) or back up (-1)."""
    count = int(length / step) + 3
    half = sign * step / 2
    return f"q{sign * high:g} {half / 2:g} 0 {half:g}t0 {half:g}" * count


def _bank(edge: float, height: float, side: int, far: float) -> str:
    """Sheets of paper one on another, each a little further from the water."""
    sheets: list[str] = []
    for number, fill in enumerate(BANK):
        x = edge + side * number * 11
        line = f"M{x:g} {-40 - number * 19}{_waves(height, 1)}H{far:g}V-80z"
        moved = f"translate({-3 * side} 3)"
        sheets.append(tag("path", d=line, transform=moved, fill="#000", fill_opacity=".16"))
        sheets.append(tag("path", d=line, fill=fill))
    return "".join(sheets)


def _trees(layout: Layout) -> list[str]:
    """Spruces along both edges; a phone has no room for them."""
    if layout.tall:
        return []
    found = []
    for number, (across, base) in enumerate(zip(TREES_ACROSS, TREES_BASE, strict=True)):
        tall = (118.0, 96.0, 132.0)[number % 3]
        x, y = layout.width * across - tall * 0.3, layout.height * base - tall
        found.append(
            use("podprad-spruce", round(x), round(y), tall * 0.6, tall, color=SPRUCE[number % 2])
        )
    return found
