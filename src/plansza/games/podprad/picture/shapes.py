"""The things on the table, as SVG: pieces that a picture is put together from.

Pieces are functions of plain values and remembered: a table draws anew only what no table has
shown yet, and a piece knows nothing of who will see it.
"""

from functools import cache
from importlib.resources import files

from plansza.core import kit
from plansza.core.hexes import Point, corner
from plansza.core.kit import QUIET, SLIP, WARM, Box
from plansza.core.picture import (
    SANS,
    Value,
    edge,
    edge_along,
    number,
    paper,
    remembered,
    tag,
    text,
    thing,
    use,
)
from plansza.core.values import codes
from plansza.games.podprad.rules.components import (
    BARRED,
    BEAR,
    CURRENT,
    KIND_NAMES,
    KIND_OF,
    POINTS,
    ROTATIONS,
    SEA,
    WATER,
    WATERFALL,
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
NAME_SIZES = (16.0, 13.0)  # of the players' names, on a wide table and on a phone
NAME_ROOMS = (136.0, 84.0)
NAME_LETTER, MARK_LETTER = 0.6, 0.45  # how wide bold letters are for their size; those of “(you)”
ScoreLine = tuple[int, int, int, bool]  # seat, salmon, eggs, whether it won
CALM = (WATER, SEA, KIND_NAMES.index("turned"))
DROP = "#2f86ad"
PALE = "#ffe9c4"  # what breaks off next
DEEP = "#0f3a50"  # names of places: quiet on water, and still there on foam


@cache
def art() -> str:
    """All symbols, to be loaded once by a page; a standalone picture carries what it uses."""
    whole = (files("plansza.games.podprad.picture") / "art.svg").read_text(encoding="utf-8")
    return whole[whole.index("<symbol") : whole.rindex("</svg>")].strip()


def _line(points: list[Point]) -> str:
    """A closed path through these points."""
    steps = (f"{number(round(x, 1))} {number(round(y, 1))}" for x, y in points)
    return f"M{'L'.join(steps)}z"


def _bold(content: Value, x: float, y: float, size: float, **more: Value | None) -> str:
    """A line in bold letters."""
    return text(content, x, y, size, **more, font_weight=700)


def _rect(box: Box, rx: float, **more: Value | None) -> str:
    """A rectangle with round corners."""
    return tag("rect", **box._asdict(), rx=rx, **more)


def _mark(seat: int, x: float, top: float, size: float, color: str, **more: Value | None) -> str:
    """The shape of a player's paper below a point."""
    wide = 2 * size
    return use(f"podprad-mark-{seat}", x - size, top, wide, wide, color=color, **more)


def _fish(x: float, y: float, tall: float) -> str:
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
        path = _line(points)
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


@remembered
def wedge(
    id: str, label: str, kind: int, rotation: int, x: float, y: float, side: float, lit: bool
) -> str:
    """One way to turn the tile on a free place: the side where its foam or its arrow will be."""
    points = _wedge_points(kind, rotation, (x, y), side - 4)
    path = _line(points)
    paint = {"fill": "#fff", "fill_opacity": ".16", "stroke": "#fff", "stroke_opacity": ".4"}
    shapes = [tag("path", d=path, **paint), edge_along(path)]
    tip_x = sum(point[0] for point in points) / len(points)
    tip_y = sum(point[1] for point in points) / len(points)
    if kind == CURRENT:
        shapes.append(sign(kind, rotation, tip_x, tip_y, side * 0.42))
    else:
        shapes.append(_small_tile(kind * ROTATIONS + rotation, (tip_x, tip_y), side * 0.23))
    return thing(id, label, *shapes, lit=lit)


def _wedge_points(kind: int, rotation: int, middle: Point, outer: float) -> list[Point]:
    """From the middle to the edge that tells the rotation; a bear's two edges share a corner."""
    if kind == BEAR:
        tip = (4 + rotation) % 6
        sides = [_halfway(middle, outer, edge) for edge in ((tip + 5) % 6, tip)]
        return [middle, sides[0], corner(middle, outer, tip), sides[1]]
    mark = (3 + rotation) % 6 if kind == WATERFALL else rotation
    return [middle, *(corner(middle, outer, mark + end) for end in (0, 1))]


def _halfway(middle: Point, side: float, number: int) -> Point:
    """The middle of an edge."""
    one, two = corner(middle, side, number), corner(middle, side, number + 1)
    return (one[0] + two[0]) / 2, (one[1] + two[1]) / 2


def _small_tile(tile: int, middle: Point, side: float) -> str:
    """A tile so small that only its barred edges matter."""
    path, fill = kit.hex_path(*middle, side), BLUES[KIND_NAMES[KIND_OF[tile]]]
    shapes = [tag("path", d=path, fill=fill, stroke="#123f57", stroke_opacity=".5")]
    foam = {"stroke": "#fff", "stroke_width": "5", "stroke_linecap": "round"}
    for barred in range(6):
        if BARRED[tile] >> barred & 1:
            ends = [corner(middle, side, barred + end) for end in (0, 1)]
            shapes.append(tag("path", d=_line(ends).rstrip("z"), **foam))
    return "".join(shapes)


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
    shadow = _mark(seat, x, round(top + drop, 1), size, "#0c2c3d", opacity=".35")
    shapes = [shadow, _mark(seat, x, top, size, INKS[seat])]
    for shift in (-0.36, 0.36) if salmon == 2 else (0.0,):
        shapes.append(_fish(x + shift * size, y, size * 1.5))
    if chosen:
        ring = _circle(x, y, size + 4)
        shapes.append(tag("path", d=ring, fill="none", stroke="#ffd98a", stroke_width=4))
    return thing(id, label, *shapes, edge_along(_circle(x, y, size + 2)), lit=lit)


@remembered
def badge(seat: int) -> str:
    """A player's token in a box of 24 by 24."""
    shadow = _mark(seat, 12, 1.5, 11, "#0c2c3d", opacity=".3")
    return shadow + _mark(seat, 12, 0.5, 11, INKS[seat]) + _fish(12, 11.7, 17)


def _circle(x: float, y: float, size: float) -> str:
    half = f"a{size:g} {size:g} 0 1 1"
    return f"M{x - size:g} {y:g}{half} {2 * size:g} 0{half} {-2 * size:g} 0z"


# -- where a token can go -----------------------------------------------------------------------


def way_width(jump: bool, lost: int) -> float:
    """How much room the price of a way takes."""
    return 34.0 + 20 * jump + 19 * lost


@remembered
def way(
    id: str,
    label: str,
    x: float,
    y: float,
    jump: bool,
    cost: int,
    lost: int,
    clickable: bool,
    lit: bool,
) -> str:
    """What going there costs, in points and in salmon; it can be the button of a jump."""
    width = way_width(jump, lost)
    box = Box(x - width / 2, y - 15, width, 30)
    shapes = [paper(*box, SLIP, 9)]
    at = box.x + 7
    if jump:
        shapes.append(use("podprad-jump", at, y - 10, 20, 20, color=DROP))
        at += 21
    shapes.append(_bold(cost, at + 2, y + 6.5, 19))
    at += 17
    for _ in range(lost):
        shapes.append(use("podprad-bone", at, y - 10, 20, 20, color="#a3302a"))
        at += 19
    if clickable:
        return thing(id, label, *shapes, edge(*box, 9), lit=lit)
    return tag("g", *shapes, id=id, aria_hidden="true", pointer_events="none")


@remembered
def danger(id: str, x: float, y: float) -> str:
    """A salmon that will be lost there, though not on the way."""
    shadow = tag("path", d=_circle(x, y + 1.5, 12), fill="#000", fill_opacity=".25")
    disc = tag("path", d=_circle(x, y, 12), fill=SLIP)
    bone = use("podprad-bone", round(x - 9, 1), round(y - 9, 1), 18, 18, color="#a3302a")
    shapes = shadow, disc, bone
    return tag("g", *shapes, id=id, aria_hidden="true", pointer_events="none")


@remembered
def breaking(label: str, left: float, right: float, y: float) -> str:
    """The torn edge of the row that goes next, and when that will be."""
    step = (right - left) / 22
    torn = f"M{left:g} {y:g}" + f"l{step / 2:g} 7l{step / 2:g} -7" * 22
    width = 26 + len(label) * 8.8
    box = Box((left + right) / 2 - width / 2, y + 9, width, 27)
    rim = {"stroke": PALE, "stroke_width": "3", "stroke_linejoin": "round"}
    line = _bold(label, box.middle, box.centre + 5.5, 16, text_anchor="middle", fill=WARM)
    shapes = [tag("path", d=torn, fill="none", **rim), paper(*box, PALE, 6), line]
    return thing("breaks", label, *shapes)


# -- slips --------------------------------------------------------------------------------------


@remembered
def player(
    id: str,
    label: str,
    box: Box,
    seat: int,
    name: str,
    score: int,
    tokens: str,
    turn: bool,
    first: bool,
    small: bool,
) -> str:
    """A player's slip: paper and shape, points so far, and the four tokens.

    `tokens` has a letter for each: 2 and 1 for salmon in the river, p and s at home, x lost.
    """
    size = 13.0 if small else 21.0
    x, y = box.x + size + 8, box.y + size + (6 if small else 8)
    shapes = [paper(*box, "#fff4d6" if turn else SLIP, 8)]
    if turn:
        inner = Box(box.x + 1.5, box.y + 1.5, box.width - 3, box.height - 3)
        shapes.append(_rect(inner, 7, fill="none", stroke=WARM, stroke_width=3))
    shapes.append(_mark(seat, x, y - size, size, INKS[seat]))
    written = (box.x + 8, box.y + 47) if small else (x + size + 10, y + 6)
    shapes.append(_bold(name, *written, NAME_SIZES[small]))
    if first:
        boat = 18.0 if small else 30.0
        spot = (x + size + 1, y - 8) if small else (box.right - 46, box.bottom - 40)
        shapes.append(use("podprad-first", *spot, boat, boat))
    shapes.append(_bold(score, box.right - 12, y + 9, 24 if small else 32, text_anchor="end"))
    step = (box.width - 16) / 4 if small else 44.0
    for index, letter in enumerate(tokens):
        at = box.x + 8 + step * (index + 0.5)
        shapes.append(_mini(letter, at, box.bottom - (16 if small else 22), 8 if small else 15))
    return thing(id, label, *shapes)


def _mini(letter: str, x: float, y: float, size: float) -> str:
    """A token in small."""
    if letter == "x":
        gone = {"color": QUIET, "opacity": ".55"}
        return use("podprad-bone", x - size, y - size, 2 * size, 2 * size, **gone)
    shifts = (-0.5, 0.5) if letter in "2p" else (0.0,)
    fish = [_fish(x + shift * size, y, size * 2.1) for shift in shifts]
    home = use("podprad-egg", x + size * 0.35, y + size * 0.1, size, size) if letter in "ps" else ""
    return "".join(fish) + home


@remembered
def points(box: Box, label: str, left: int, small: bool) -> str:
    """Points of movement left: a drop for each."""
    size = 26.0 if small else 36.0
    shapes = [paper(*box, SLIP, 8)]
    for index in range(POINTS):
        x = box.x + 10 + index * (size + 3)
        y = box.y + (box.height - size) / 2 if small else box.bottom - size - 8
        opacity = None if index < left else ".16"
        shapes.append(use("podprad-drop", x, y, size, size, color=DROP, opacity=opacity))
    if small:
        shapes.append(_bold(left, box.right - 16, box.centre + 9, 26, text_anchor="end"))
    else:
        shapes.append(_bold(label, box.x + 14, box.y + 27, 16))
    return thing("points", label, *shapes)


@remembered
def status(box: Box, line: str, second: str, small: bool) -> str:
    """The round, and what the table is busy with."""
    shapes = [paper(*box, SLIP, 8)]
    if small:
        quiet = {"text_anchor": "end", "fill": QUIET}
        shapes.append(_bold(line, box.x + 12, box.centre + 6, 17))
        shapes.append(text(second, box.right - 12, box.centre + 5, 14.5, **quiet))
    else:
        shapes.append(_bold(line, box.x + 14, box.y + 28, 21))
        shapes.append(text(second, box.x + 14, box.y + 51, 16, fill=QUIET))
    return thing("status", f"{line}, {second}" if second else line, *shapes)


@remembered
def deck(box: Box, label: str, counts: tuple[int, ...], small: bool) -> str:
    """The tiles still to come, kind by kind; on a phone only how many."""
    shown = [kind for kind, count in enumerate(counts) if count]
    rows = -(-len(shown) // 3)
    shapes = [paper(box.x, box.y, box.width, box.height if small else 46 + 50 * rows, SLIP, 8)]
    if small:
        shapes.append(kit.hexagon(box.x + 26, box.centre, 18, BLUES["water"]))
        shapes.append(_bold(sum(counts), box.right - 14, box.centre + 9, 26, text_anchor="end"))
        return thing("deck", label, *shapes)
    shapes.append(_bold(label, box.x + 14, box.y + 27, 17))
    for index, kind in enumerate(shown):
        row, column = divmod(index, 3)
        x, y = box.x + 34 + column * 84, box.y + 62 + row * 50
        shapes.append(kit.hexagon(x, y, 22, BLUES[KIND_NAMES[kind]]))
        shapes.append(sign(kind, 0, x, y, 27))
        shapes.append(_bold(counts[kind], x + 29, y + 7, 19))
    return thing("deck", label, *shapes)


@remembered
def tray(box: Box, label: str, titled: bool) -> str:
    """The sheet that revealed tiles lie on."""
    title = _bold(label, box.x + 14, box.y + 27, 17) if titled else ""
    return thing("tray", label, paper(*box, SLIP, 8), title)


@remembered
def sheet(
    box: Box, label: str, title: str, heads: tuple[str, str, str], rows: tuple[ScoreLine, ...]
) -> str:
    """E2: the score, line by line: salmon and eggs of every player."""
    shapes = [paper(box.x, box.y, box.width, 68 + 40.0 * len(rows), SLIP, 8)]
    shapes.append(_bold(title, box.x + 14, box.y + 28, 21))
    columns = (box.x + 103, box.x + 182, box.right - 14)
    for head, x in zip(heads, columns, strict=True):
        shapes.append(text(head, x, box.y + 54, 16, text_anchor="end", fill=QUIET))
    for index, (seat, salmon, eggs, won) in enumerate(rows):
        y = box.y + 84 + index * 40
        if won:
            shapes.append(_rect(Box(box.x + 5, y - 19, box.width - 10, 38), 6, fill="#ffe3a6"))
        shapes.append(_mark(seat, box.x + 29, y - 15, 15, INKS[seat]))
        for value, x in zip((salmon, eggs, salmon + eggs), columns, strict=True):
            bold = 700 if x == columns[2] else 400
            shapes.append(text(value, x, y + 7, 20, text_anchor="end", font_weight=bold))
    return thing("sheet", label, *shapes)
