"""Fields, figures and attacks, as SVG.

Like all pieces that a picture is put together from, they are functions of plain values and
remembered: a table draws anew only what no table has shown yet, and a piece knows nothing of who
will see it.
"""

from math import atan2, cos, degrees, hypot, sin

from plansza.core.kit import SLIP
from plansza.core.picture import (
    Speaker,
    edge_along,
    path,
    remembered,
    stands_for,
    tag,
    text,
    thing,
    use,
)
from plansza.games.drako.picture.faces import ACCENTS, INKS, PAPERS, Style
from plansza.games.drako.picture.layout import Point, hexagon
from plansza.games.drako.rules.board import DODGED, SHIELDED
from plansza.games.drako.rules.components import FIGURE_NAMES, SIDE_NAMES, SIDE_OF
from plansza.games.drako.rules.fields import FIELD_NAMES, HEXES

ART = tuple(f"drako-{'archer' if name.startswith('archer') else name}" for name in FIGURE_NAMES)
FIELD_PAPERS = ("#b9c0c3", "#c3c9ca", "#aeb6ba")
HOME_PAPER = "#cdbfae"
WOUND = "#a3212c"
NET_INK = "#3a2f22"
STOPPED_INK = "#2f5f8a"
BADGE = 16.0  # the radius of the number on an attack


def figure_id(figure: int) -> str:
    """A figure, on the board or waiting for its place."""
    return f"figure-{FIGURE_NAMES[figure]}"


def circle(x: float, y: float, radius: float) -> str:
    """The path of a circle."""
    return f"M{x:g} {y - radius:g}a{radius:g} {radius:g} 0 1 1-.1 0z"


# -- fields ---------------------------------------------------------------------------------------


@remembered
def field(
    number: int,
    home: bool,
    middle: Point,
    side: float,
    letters: float,
    stands: str,
    lit: bool,
    words: Speaker,
) -> str:
    """A field: a sheet of slate paper with its name; it may stand for what is on it."""
    name, (q, r) = FIELD_NAMES[number], HEXES[number]
    label = words("field-home-label" if home else "field-label", field=name)
    paper = HOME_PAPER if home else FIELD_PAPERS[(q - r) % 3]
    x, y = middle
    shadow = tag("path", d=hexagon((x, y + 2.5), side - 2), fill_opacity=".28")
    sheet = tag("path", d=hexagon(middle, side - 2), fill=paper)
    fine = tag("path", d=hexagon(middle, side - 7), fill="none", stroke="#fff", stroke_opacity=".3")
    ink = {"text_anchor": "middle", "fill": "#4a555c", "fill_opacity": ".85"}
    sign = text(name, x, y + side * 0.84, letters, **ink)
    rim = edge_along(hexagon(middle, side - 4))
    place = stands_for(stands, path(hexagon(middle, side - 2))) if stands else ""
    shown = shadow, sheet, fine, sign, rim, place
    return thing(f"field-{name}", label, *shown, lit=lit, still=True)


@remembered
def line(id: str, start: Point, end: Point, kind: str) -> str:
    """A way that could be taken now: of a shot, a throw, fire or a charge."""
    ink = {"fire": "#ff9b3d", "rock": "#5d646a", "charge": "#5e8a3c"}.get(kind, "#a51c2b")
    width = {"fire": 15.0, "rock": 11.0, "charge": 13.0}.get(kind, 4.0)
    dashes = {"fire": None, "charge": "20 8"}.get(kind, "9 7")
    drawn = tag(
        "path",
        d=f"M{start[0]:g} {start[1]:g}L{end[0]:g} {end[1]:g}",
        stroke=ink,
        stroke_width=width,
        stroke_opacity=".5",
        stroke_linecap="round",
        stroke_dasharray=dashes,
        fill="none",
    )
    return tag("g", drawn, id=id, aria_hidden="true", pointer_events="none")


# -- figures --------------------------------------------------------------------------------------


@remembered
def figure(
    number: int, middle: Point, size: float, letters: float, label: str, netted: bool, lit: bool
) -> str:
    """A figure on its round base, in the colour of its side."""
    ink, radius = INKS[SIDE_OF[number]], size / 2
    shadow = tag("circle", cx=0, cy=3, r=radius, fill_opacity=".35")
    base = tag("circle", cx=0, cy=0, r=radius, fill=PAPERS[SIDE_OF[number]])
    ring = tag("circle", cx=0, cy=0, r=radius - 3, fill="none", stroke=ink, stroke_width=3)
    art = use(ART[number], -size * 0.36, -size * 0.4, size * 0.72, size * 0.72, color=ink)
    mark = _numeral(number, radius, letters) if ART[number] == "drako-archer" else ""
    net = use("drako-sign-net", -radius, -radius, size, size, color=NET_INK) if netted else ""
    shapes = shadow, base, ring, art, net, edge_along(circle(0, 0, radius)), mark
    place = f"translate({middle[0]:g} {middle[1]:g})"
    return thing(figure_id(number), label, *shapes, lit=lit, transform=place)


def _numeral(number: int, radius: float, letters: float) -> str:
    """Archers are alike but for their number."""
    mark = "I" if FIGURE_NAMES[number].endswith("1") else "II"
    x, y = radius * 0.7, radius * 0.62
    disc = tag("circle", cx=x, cy=y, r=letters * 0.77, fill=ACCENTS[0])
    white: Style = {"text_anchor": "middle", "font_weight": 700, "fill": "#fff"}
    return disc + text(mark, x, y + letters * 0.37, letters, **white)


@remembered
def badge(side: int) -> str:
    """The emblem of a side on its paper, in a box of 24 by 24."""
    ink = INKS[side]
    shadow = tag("circle", cx=12, cy=12.6, r=11, fill_opacity=".3")
    disc = tag("circle", cx=12, cy=12, r=10.4, fill=PAPERS[side], stroke=ink, stroke_width=1.6)
    return shadow + disc + use(f"drako-emblem-{SIDE_NAMES[side]}", 5, 5, 14, 14, color=ink)


# -- attacks --------------------------------------------------------------------------------------


@remembered
def attack(
    id: str,
    label: str,
    start: Point,
    end: Point,
    bend: float,
    value: int,
    answer: int,
    size: float,
    lit: bool,
) -> str:
    """A declared attack: an arrow, and on it how hard it is or how it was stopped."""
    angle = atan2(end[1] - start[1], end[0] - start[0])
    aside = (-sin(angle) * bend, cos(angle) * bend)
    length = hypot(end[0] - start[0], end[1] - start[1])
    x, y = start[0] + aside[0], start[1] + aside[1]
    first, tip = size * 0.16, length - size * 0.3
    shape = f"M{first:g} -4H{tip - 16:g}V-12L{tip:g} 0L{tip - 16:g} 12V4H{first:g}z"
    shadow = tag("path", d=shape, transform="translate(1 3)", fill_opacity=".3")
    ink = "#7d858b" if answer in (SHIELDED, DODGED) else WOUND
    turn = f"translate({x:.1f} {y:.1f}) rotate({degrees(angle):.1f})"
    arrow = tag("g", shadow, tag("path", d=shape, fill=ink), transform=turn)
    at = max((first + tip - 10) / 2, tip - 42)
    middle = (x + cos(angle) * at, y + sin(angle) * at)
    return thing(id, label, arrow, *_badge(middle, value, answer), lit=lit)


def _badge(middle: Point, value: int, answer: int) -> tuple[str, ...]:
    x, y = round(middle[0], 1), round(middle[1], 1)
    shadow = tag("circle", cx=x, cy=y + 2, r=BADGE, fill_opacity=".3")
    disc = tag("circle", cx=x, cy=y, r=BADGE, fill=SLIP)
    if answer == SHIELDED:
        shown = use("drako-sign-shield", x - 11, y - 11, 22, 22, color=STOPPED_INK)
    elif answer == DODGED:
        shown = use("drako-dodge", x - 11, y - 11, 22, 22, color=STOPPED_INK)
    elif value:
        shown = text(value, x, y + 7, 20, text_anchor="middle", font_weight=700, fill=WOUND)
    else:
        shown = use("drako-sign-net", x - 11, y - 11, 22, 22, color=NET_INK)
    return shadow, disc, shown, edge_along(circle(x, y, BADGE))
