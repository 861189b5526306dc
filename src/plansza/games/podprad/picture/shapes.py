"""The things on the table, as SVG: pieces that a picture is put together from.

Pieces are functions of plain values and remembered: a table draws anew only what no table has
shown yet, and a piece knows nothing of who will see it.
"""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from plansza.core import kit
from plansza.core.hexes import Point, corner
from plansza.core.kit import SLIP, WARM, Box
from plansza.core.picture import (
    MIDDLE,
    SANS,
    Value,
    circle,
    edge,
    edge_along,
    number,
    paper,
    rect,
    remembered,
    tag,
    text,
    thing,
    use,
)
from plansza.core.values import codes
from plansza.games.podprad.rules.components import (
    BARRED,
    CURRENT,
    KIND_NAMES,
    KIND_OF,
    ROTATIONS,
    SEA,
    WATER,
)

INKS = ("#3d8b57", "#c2413b", "#e0b02e", "#f7f9f8", "#7a4d9b")  # the players' papers
BLUES = {
    "water": "#77bad2",
    "waterfall": "#8fcadd",
    "bear": "#68a9c0",
    "eagle": "#85c1d5",
    "heron": "#74b5c4",
    "rock": "#6faabf",
    "whirlpool": "#4c96b5",
    "current": "#56a6c8",
    "turned": "#77bad2",
    "sea": "#3f86a6",
    "pool": "#ecd2aa",
}
ART = {name: name for name in codes("bear eagle heron rock whirlpool current")}
ART["waterfall"] = "falls"
CALM = (WATER, SEA, KIND_NAMES.index("turned"))
DROP = "#2f86ad"
PALE = "#ffe9c4"  # what breaks off next
BLOOD = "#a3302a"
DEEP = "#0f3a50"  # names of places: quiet on water, and still there on foam


@cache
def art() -> str:
    """All symbols, to be loaded once by a page; a standalone picture carries what it uses."""
    whole = (files("plansza.games.podprad.picture") / "art.svg").read_text(encoding="utf-8")
    return whole[whole.index("<symbol") : whole.rindex("</svg>")].strip()


def line_through(points: list[Point]) -> str:
    """A closed path through these points."""
    steps = [f"{number(round(x, 1))} {number(round(y, 1))}" for x, y in points]
    return f"M{'L'.join(steps)}z"


def bold(content: Value, x: float, y: float, size: float, **more: Value | None) -> str:
    """A line in bold letters."""
    return text(content, x, y, size, **more, font_weight=700)


def mark(seat: int, x: float, top: float, size: float, color: str, **more: Value | None) -> str:
    """The shape of a player's paper below a point."""
    wide = 2 * size
    return use(f"podprad-mark-{seat}", x - size, top, wide, wide, color=color, **more)


def fish(x: float, y: float, tall: float) -> str:
    """A salmon around a point."""
    return use("podprad-fish", round(x - tall * 0.3, 1), round(y - tall / 2, 1), tall * 0.6, tall)


# -- tiles --------------------------------------------------------------------------------------


@remembered
def tile(
    id: str,
    label: str,
    tile: int,
    x: float,
    y: float,
    side: float,
    lit: bool,
    faded: bool = False,
    name: str = "",
    letters: float = 0,
) -> str:
    """A tile; in the river its name stands in its left corner, and it stays where it is."""
    shapes = [tile_face(tile, x, y, side)]
    if name:
        quiet = {"fill": DEEP, "font_family": SANS, "fill_opacity": ".8"}
        shapes.append(text(name, x - side * 0.86, y + 4, letters, **quiet, font_weight=600))
    opacity = ".45" if faded else None
    return thing(id, label, *shapes, lit=lit, still=bool(name), opacity=opacity)


def tile_face(tile: int, x: float, y: float, side: float) -> str:
    """The paper of a tile, foam on its barred edges, its animal or thing above the middle."""
    kind = KIND_OF[tile]
    width, height = 2 * side, side * 1.74
    left, top = x - side, y - height / 2
    rim = {"stroke": "#fff", "stroke_opacity": ".35", "stroke_width": "1.2"}
    shapes = [kit.hexagon(x, y, side - 0.6, BLUES[KIND_NAMES[kind]], **rim)]
    if kind in CALM:
        shapes.append(use("podprad-ripples", left, top, width, height))
    for barred in range(6):
        if BARRED[tile] >> barred & 1:
            turn = f"rotate({60 * barred} {x:g} {y:g})"
            shapes.append(use("podprad-foam", left, top, width, height, transform=turn))
    shapes.append(sign(kind, tile % ROTATIONS, x, y - side * 0.3, side * 0.86))
    return "".join(shapes)


def sign(kind: int, rotation: int, x: float, y: float, size: float) -> str:
    """The art of a kind of tile; a current's arrow turns with it, the others stand upright."""
    name = ART.get(KIND_NAMES[kind])
    if name is None:
        return ""
    turn = f"rotate({60 * rotation} {x:g} {y:g})" if kind == CURRENT and rotation else None
    left, top = round(x - size / 2, 1), round(y - size / 2, 1)
    return use(f"podprad-{name}", left, top, size, size, transform=turn)


@remembered
def pool(
    id: str, label: str, eggs: int, x: float, y: float, side: float, half: str, lit: bool
) -> str:
    """A space of the spawning pool; four and five eggs share a tile, the five lie upstream."""
    rim = {"stroke": "#fff", "stroke_opacity": ".6"}
    if half:
        first = 5 if half == "upper" else 2
        points = [corner((x, y), side - 0.6, (first + step) % 6) for step in range(4)]
        path = line_through(points)
        shapes = [tag("path", d=path, fill=BLUES["pool"], **rim), edge_along(path)]
        rise, size = (0.66, 0.2) if half == "upper" else (-0.16, 0.2)
    else:
        shapes = [kit.hexagon(x, y, side - 0.6, BLUES["pool"], **rim)]
        rise, size = 0.56, 0.26
    size *= side
    top = round(y - side * rise - size / 2, 1)
    for index in range(eggs):
        shift = (index - (eggs - 1) / 2) * size * 1.02
        shapes.append(use("podprad-egg", round(x + shift - size / 2, 1), top, size, size))
    return thing(id, label, *shapes, lit=lit)


# -- laying -------------------------------------------------------------------------------------


@remembered
def spot(id: str, label: str, x: float, y: float, side: float, lit: bool) -> str:
    """A free place for a tile."""
    path = kit.hex_path(x, y, side - 3)
    rim = {"stroke": "#fff", "stroke_opacity": ".6", "stroke_width": "1.5"}
    hole = tag("path", d=path, fill="#fff", fill_opacity=".14", **rim, stroke_dasharray="6 5")
    return thing(id, label, hole, edge_along(path), lit=lit, still=True)


# -- tokens -------------------------------------------------------------------------------------


@remembered
def token(
    id: str,
    label: str,
    seat: int,
    salmon: int,
    x: float,
    y: float,
    size: float,
    lit: bool,
    chosen: bool = False,
) -> str:
    """A token: the player's own shape of paper, one salmon or two on it."""
    drop = 4 if chosen else 2
    top = y - size
    shadow = mark(seat, x, round(top + drop, 1), size, "#0c2c3d", opacity=".35")
    shapes = [shadow, mark(seat, x, top, size, INKS[seat])]
    for shift in (-0.36, 0.36) if salmon == 2 else (0.0,):
        shapes.append(fish(x + shift * size, y, size * 1.5))
    if chosen:
        ring = _circle(x, y, size + 4)
        shapes.append(tag("path", d=ring, fill="none", stroke="#ffd98a", stroke_width=4))
    return thing(id, label, *shapes, edge_along(_circle(x, y, size + 2)), lit=lit)


@remembered
def badge(seat: int) -> str:
    """A player's token in a box of 24 by 24."""
    shadow = mark(seat, 12, 1.5, 11, "#0c2c3d", opacity=".3")
    return shadow + mark(seat, 12, 0.5, 11, INKS[seat]) + fish(12, 11.7, 17)


def _circle(x: float, y: float, size: float) -> str:
    half = f"a{size:g} {size:g} 0 1 1"
    return f"M{x - size:g} {y:g}{half} {2 * size:g} 0{half} {-2 * size:g} 0z"


# -- where a token can go -----------------------------------------------------------------------


class Price(NamedTuple):
    """What a way costs, in points and in salmon; whether a heron stands at its end."""

    jump: bool
    points: int
    lost: int
    heron: bool
    scale: float  # of its slip

    @property
    def width(self) -> float:
        """How much room its slip takes."""
        return self.scale * (34 + 20 * self.jump + 19 * self.lost)

    def around(self, middle: Point) -> Box:
        """Its slip, around a point."""
        x, y = middle[0] - self.width / 2, middle[1] - self.scale * 15
        return Box(round(x, 1), round(y, 1), round(self.width, 1), round(self.scale * 30, 1))


@remembered
def goal(
    id: str,
    label: str,
    middle: Point,
    side: float,
    slip: Point,
    price: Price,
    lit: bool,
    step: bool,
) -> str:
    """A tile that a token can go to, the price of it on a slip, and a bone where it would lose a
    salmon, though not on the way."""
    x, y = middle
    shapes = [edge_along(kit.hex_path(x, y, side - 1.5)), _price(slip, price)]
    if price.heron:
        shapes.append(_bone(*heron_point(middle, side)))
    return thing(id, label, *shapes, lit=lit, still=True, step=step)


@remembered
def jump(id: str, label: str, slip: Point, price: Price, lit: bool, step: bool) -> str:
    """The same where one can swim, too: the slip is what is clicked, with some room around it for a
    thumb."""
    box = price.around(slip)
    room = rect(*box.inside(-8), 9, fill="none", pointer_events="all")
    shapes = room, _price(slip, price), edge(*box, 8)
    return thing(id, label, *shapes, lit=lit, still=True, step=step)


def _price(middle: Point, price: Price) -> str:
    """The slip itself; there may be many, so that its shadow is only a line."""
    box, scale = price.around(middle), price.scale
    size, at, top = round(20 * scale, 1), 7.0, round(middle[1] - 10 * scale, 1)
    shapes = [rect(*box, 8, fill=SLIP, stroke="#000", stroke_opacity=".3")]
    if price.jump:
        left = round(box.x + at * scale, 1)
        shapes.append(use("podprad-jump", left, top, size, size, color=DROP))
        at += 21
    number_at = round(box.x + (at + 2) * scale, 1), round(middle[1] + 6.5 * scale, 1)
    shapes.append(bold(price.points, *number_at, round(19 * scale, 1)))
    for bone in range(price.lost):
        left = round(box.x + (at + 17 + 19 * bone) * scale, 1)
        shapes.append(use("podprad-bone", left, top, size, size, color=BLOOD))
    return "".join(shapes)


def heron_point(middle: Point, side: float) -> Point:
    """Where a tile warns of its heron."""
    return round(middle[0] + 0.6 * side, 1), round(middle[1] - 0.22 * side, 1)


def _bone(x: float, y: float) -> str:
    """A salmon that a heron will take."""
    shadow = circle(x, y + 1.5, 12, fill="#000", fill_opacity=".25")
    return (
        shadow
        + circle(x, y, 12, fill=SLIP)
        + use("podprad-bone", x - 9, y - 9, 18, 18, color=BLOOD)
    )


@remembered
def danger(id: str, x: float, y: float) -> str:
    """The same for a salmon that is there already."""
    return tag("g", _bone(x, y), id=id, aria_hidden="true", pointer_events="none")


@remembered
def breaking(label: str, left: float, right: float, y: float, small: bool) -> str:
    """The torn edge of the row that goes next, and when that will be; on a phone the slip lies on
    the edge."""
    step = (right - left) / 22
    torn = f"M{left:g} {y:g}" + f"l{step / 2:g} 7l{step / 2:g} -7" * 22
    size, height, down = (14.0, 20.0, -1.0) if small else (16.0, 27.0, 9.0)
    width = 24 + len(label) * size * 0.55
    box = Box((left + right) / 2 - width / 2, y + down, width, height)
    rim = {"stroke": PALE, "stroke_width": "3", "stroke_linejoin": "round"}
    line = bold(label, box.middle, box.centre + size / 3, size, **MIDDLE, fill=WARM)
    shapes = [tag("path", d=torn, fill="none", **rim), paper(*box, PALE, 6), line]
    return thing("breaks", label, *shapes)
