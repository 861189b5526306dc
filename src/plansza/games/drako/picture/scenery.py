"""The valley at night that the fields lie in: hills of slate paper, pines, standing stones, a moon.

It never changes during a game, so that a page gets it once.
"""

from functools import lru_cache

from plansza.core.picture import scenery, tag, use
from plansza.games.drako.picture.faces import Style
from plansza.games.drako.picture.layout import Layout, hexagon

SKY = "#27323f"
HILLS = ("#31404f", "#3a4a59", "#445565", "#4d5f6e")
PINES = ("#2b3946", "#364655")
MOON = "#f2e8cd"
GROUND = "#8a949b"


@lru_cache(maxsize=4)
def valley(layout: Layout) -> str:
    """Everything that lies under the game."""
    return scenery("valley", _sky(layout), *_hills(layout), *_trees(layout), _clearing(layout))


def _sky(layout: Layout) -> str:
    """A sheet of night, and the moon with two thin papers around it."""
    x, y = layout.middle[0] + layout.side * 3.6, layout.side * 0.95
    night = tag("rect", width=layout.width, height=layout.height, fill=SKY)
    side = layout.side
    rings = [
        tag("circle", cx=x, cy=y, r=side * size, fill=MOON, fill_opacity=opacity)
        for size, opacity in ((1.5, ".07"), (1.05, ".12"), (0.66, "1"))
    ]
    craters = [
        tag("circle", cx=x + side * dx, cy=y + side * dy, r=side * size, fill="#d9cba6")
        for dx, dy, size in ((-0.2, -0.12, 0.13), (0.16, 0.2, 0.1), (0.24, -0.2, 0.07))
    ]
    return night + "".join(rings + craters)


def _hills(layout: Layout) -> list[str]:
    """Sheets one before another, each with its short shadow on the one behind."""
    width, sheets = layout.width, list[str]()
    step = width / 3
    for number, fill in enumerate(HILLS):
        y = layout.side * (1.5 + number * 1.65)
        shift = -step * (0.3 + 0.37 * number % 1)
        waves = f"q{step / 4:g} {-layout.side * 0.9:g} {step / 2:g} 0t{step / 2:g} 0" * 5
        line = f"M{shift:g} {y:g}{waves}V{layout.height:g}H{shift:g}z"
        sheets.append(tag("path", d=line, transform="translate(0 -3)", fill_opacity=".22"))
        sheets.append(tag("path", d=line, fill=fill))
    return sheets


def _trees(layout: Layout) -> list[str]:
    """Pines along the hills, and a stone here and there."""
    found: list[str] = []
    size = layout.side * 1.25
    for row in range(2):
        count = int(layout.width / (size * 0.8)) + 2
        for number in range(count):
            grow = (0.8, 1.0, 0.7, 0.92, 1.1)[(number * 3 + row) % 5]
            x = (number - 0.4 + row * 0.5) * size * 0.8
            y = layout.side * (1.75 + row * 1.5) - (number * 7 + row * 5) % 4 * 6
            tall = size * grow
            found.append(use("drako-pine", x, y - tall, tall, tall, color=PINES[row]))
    return found


def _clearing(layout: Layout) -> str:
    """The flat ground that the fields lie on, with standing stones at its corners."""
    x, y = layout.middle
    reach = layout.side * 4.75
    corners = [
        (x + dx * reach * 0.5, y + dy * reach * 0.866)
        for dx, dy in ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
    ]
    plate = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in corners) + "z"
    shade: Style = {"stroke": "#000", "stroke_opacity": ".12", "stroke_width": 6}
    shapes = [
        tag("path", d=plate, transform="translate(0 5)", fill_opacity=".3", **shade),
        tag("path", d=plate, fill=GROUND, stroke=GROUND, stroke_width=10, stroke_linejoin="round"),
    ]
    stone = layout.side * 0.7
    if layout.width > layout.height:
        shapes += [
            use("drako-menhir", px - stone / 2, py - stone * 0.8, stone, stone, color="#5c6870")
            for px, py in corners
            if py != y
        ]
    shapes.append(tag("path", d=hexagon((x, y), layout.side * 0.2), fill="#000", fill_opacity="0"))
    return "".join(shapes)
