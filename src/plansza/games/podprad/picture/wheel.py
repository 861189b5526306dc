"""The wheel on which a tile is turned: around its ghost, a wedge for every way to lay it."""

from typing import Final

from plansza.core.hexes import Point, corner
from plansza.core.kit import hex_path
from plansza.core.picture import edge_along, path, remembered, tag, thing
from plansza.games.podprad.picture.shapes import BLUES, line_through, sign
from plansza.games.podprad.rules.components import (
    BARRED,
    BEAR,
    CURRENT,
    KIND_NAMES,
    KIND_OF,
    ROTATIONS,
    WATERFALL,
)

DEEP_WATER: Final = "#1f5671"  # foam is seen on it
HUB: Final = 0.44  # the ghost in the middle, of the wheel's side
OUTWARDS: Final = 0.71  # where the signs stand on the wedges, of the way from the middle to the rim


@remembered
def wedge(
    id: str,
    label: str,
    kind: int,
    rotation: int,
    middle: Point,
    side: float,
    lit: bool,
    step: bool,
    ghost: bool,
) -> str:
    """One way to turn the tile, on the side where its foam or its arrow will be. One wedge of a
    wheel brings the ghost, which is not clicked."""
    rim = _rim(kind, rotation, middle, side)
    around = line_through([*rim, *[_towards(middle, point, HUB) for point in reversed(rim)]])
    paper = path(around, fill=DEEP_WATER, stroke="#fff", stroke_opacity=".5")
    foot = rim[1] if kind == BEAR else _halfway(*rim)
    at = _towards(middle, foot, OUTWARDS)
    if kind == CURRENT:
        shown = sign(kind, rotation, *at, side * 0.42)
    else:
        shown = _small_tile(kind * ROTATIONS + rotation, at, side * 0.21)
    hub = tag("g", _ghost(kind, middle, side * HUB), pointer_events="none") if ghost else ""
    return thing(id, label, paper, edge_along(around), shown, hub, lit=lit, step=step)


def _rim(kind: int, rotation: int, middle: Point, side: float) -> list[Point]:
    """The part of the rim that tells the rotation: an edge, or a corner, which a bear's two barred
    edges share, with half of either."""
    if kind == BEAR:
        tip = (4 + rotation) % 6
        ends = [corner(middle, side, tip + end) for end in (-1, 0, 1)]
        return [_halfway(ends[0], ends[1]), ends[1], _halfway(ends[1], ends[2])]
    mark = (3 + rotation) % 6 if kind == WATERFALL else rotation
    return [corner(middle, side, mark + end) for end in (0, 1)]


def _towards(start: Point, end: Point, share: float) -> Point:
    """A point on the way from one to another."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _halfway(one: Point, two: Point) -> Point:
    return _towards(one, two, 0.5)


def _ghost(kind: int, middle: Point, side: float) -> str:
    """The tile before it is turned: its animal or thing, and no foam yet."""
    x, y = middle
    shade = path(hex_path(x, y, side), fill=BLUES[KIND_NAMES[kind]], fill_opacity=".9")
    return shade + sign(kind, 0, x, y, side * 1.2)


def _small_tile(tile: int, middle: Point, side: float) -> str:
    """A tile so small that only its barred edges matter."""
    fill = BLUES[KIND_NAMES[KIND_OF[tile]]]
    shapes = [path(hex_path(*middle, side), fill=fill, stroke="#123f57", stroke_opacity=".6")]
    for barred in range(6):
        if BARRED[tile] >> barred & 1:
            ends = [corner(middle, side, barred + end) for end in (0, 1)]
            foam = {"stroke": "#fff", "stroke_width": "5", "stroke_linecap": "round"}
            shapes.append(path(line_through(ends).rstrip("z"), **foam))
    return "".join(shapes)
