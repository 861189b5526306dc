"""The picture kit: pieces of cut paper that every game's pictures are made of.

Pieces are functions of plain values and can be remembered. They know nothing of any game, and
nothing of who will look at them.
"""

from math import sqrt
from typing import NamedTuple

from plansza.core.picture import (
    BOLD,
    BOLD_SANS,
    BOLD_SERIF,
    INK,
    MIDDLE,
    PAPER,
    SANS,
    Value,
    circle,
    edge,
    edge_along,
    number,
    paper,
    path,
    rect,
    remembered,
    squeezed,
    tag,
    text,
    thing,
    use,
)

SLIP = "#fbf5e6"
QUIET = "#6d6252"
WARM = "#a3561a"
FREE = {
    "fill": "#fff",
    "fill_opacity": ".16",
    "stroke": "#fff",
    "stroke_opacity": ".5",
    "stroke_dasharray": "5 5",
}


class Box(NamedTuple):
    """A rectangle on the table."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> float:
        """Half way across."""
        return self.x + self.width / 2

    @property
    def centre(self) -> float:
        """Half way down."""
        return self.y + self.height / 2

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    def inside(self, by: float) -> "Box":
        """A smaller box in the middle of this one; a larger one around it, if `by` is below 0."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def squares(self, count: int, size: float, columns: int, gap: float = 4) -> "list[Box]":
        """Places for so many square things, in rows from the middle of the upper edge down."""
        left = self.middle - (min(columns, count) * (size + gap) - gap) / 2
        corner = self._replace(x=left)
        return [in_grid(corner, (size, size), place, columns, gap) for place in range(count)]

    def place(self) -> str:
        """The transform that brings what is drawn at the origin here."""
        return f"translate({number(float(self.x))} {number(float(self.y))})"


def in_row(area: Box, size: tuple[float, float], index: int, count: int, gap: float = 8) -> Box:
    """The place of a card in a hand: a row in the middle of its area; many cards move together."""
    width, height = size
    step = min(width + gap, (area.width - width) / max(count - 1, 1))
    left = area.middle - (step * (count - 1) + width) / 2
    return Box(left + step * index, area.y, width, height)


def in_grid(area: Box, size: tuple[float, float], index: int, columns: int, gap: float = 8) -> Box:
    """The place of a thing in rows from the top left corner of an area."""
    width, height = size
    row, column = divmod(index, columns)
    return Box(area.x + column * (width + gap), area.y + row * (height + gap), width, height)


# -- cards --------------------------------------------------------------------------------------


def card_frame(
    width: float, height: float, ink: str, fill: str = PAPER, dashes: str | None = None
) -> str:
    """The paper of a card, with a fine line inside its edge."""
    drawn = {"stroke": ink, "stroke_opacity": ".35", "stroke_width": "1.2"}
    inside = 3, 3, width - 6, height - 6
    line = rect(*inside, 4, fill="none", **drawn, stroke_dasharray=dashes)
    return paper(0, 0, width, height, fill) + line


def card(id: str, label: str, face: str, box: Box, lit: bool = False) -> str:
    """A card: a face, which is a symbol, at its place."""
    shapes = use(face, 0, 0, box.width, box.height), edge(0, 0, box.width, box.height, 5)
    return thing(id, label, *shapes, lit=lit, transform=box.place())


def slot(box: Box, round_: float = 6) -> str:
    """A free space for a card."""
    return rect(*box, round_, **FREE)


def pile(id: str, label: str, back: str, box: Box, sheets: int, lit: bool = False) -> str:
    """A deck: as thick as its `sheets`, the symbol of its back on top. Its count is a thing apart,
    since it changes with every card."""
    tops = [box.y - 2.5 * sheet for sheet in range(sheets)]
    shapes = [paper(box.x, top, box.width, box.height, PAPER, 4) for top in tops[:-1]]
    if sheets:
        shapes.append(use(back, box.x, tops[-1], box.width, box.height))
    else:
        shapes.append(slot(box))
    rise = box.y - tops[-1] if sheets else 0.0
    shapes.append(edge(box.x, box.y - rise, box.width, box.height + rise, 4))
    return thing(id, label, *shapes, lit=lit)


# -- tokens, tiles, counts ----------------------------------------------------------------------


def token(x: float, y: float, radius: float, fill: str, sign: str = "", ink: str = "#fff") -> str:
    """A round piece of paper with a symbol cut into it."""
    shadow = circle(x, y + radius * 0.12, radius, fill="#000", fill_opacity=".25")
    disc = circle(x, y, radius, fill=fill)
    ring = circle(x, y, radius - 2, fill="none", stroke="#fff", stroke_opacity=".45")
    side = radius * 1.3
    cut = use(sign, x - side / 2, y - side / 2, side, side, color=ink) if sign else ""
    return shadow + disc + ring + cut


def hex_path(x: float, y: float, size: float) -> str:
    """A flat-top hexagon around a point; `size` is the length of a side."""
    half = size * sqrt(3) / 2
    corners = ((1, 0), (0.5, 1), (-0.5, 1), (-1, 0), (-0.5, -1), (0.5, -1))
    points = [(round(x + size * across, 1), round(y + half * down, 1)) for across, down in corners]
    return f"M{'L'.join(f'{number(left)} {number(top)}' for left, top in points)}z"


def hexagon(x: float, y: float, size: float, fill: str, **more: Value | None) -> str:
    """A hexagonal tile of paper with its shadow, and the edge that can be lit."""
    shadow = path(hex_path(x, y + 2, size), fill="#000", fill_opacity=".2")
    tile = path(hex_path(x, y, size), fill=fill, **more)
    return shadow + tile + edge_along(hex_path(x, y, size - 1.5))


def badge(x: float, y: float, content: Value) -> str:
    """A small round count."""
    width = 18 + 9 * len(str(content))
    slip = paper(x - width / 2, y - 13, width, 25, SLIP, 12)
    return slip + text(content, x, y + 5.5, 16, **MIDDLE, **BOLD)


@remembered
def counter(id: str, name: str, x: float, y: float, content: Value) -> str:
    """A count as a thing of its own; it lets clicks through to what it lies on."""
    return thing(id, name, badge(x, y, content), pointer_events="none")


# -- slips --------------------------------------------------------------------------------------


def label(box: Box, content: str, size: float, fill: str = SLIP) -> str:
    """A slip of paper with a word on it, squeezed where the word is too long."""
    return paper(*box, fill, 5) + line(box, content, size)


def line(box: Box, content: str, size: float) -> str:
    """The same word without the paper."""
    room = box.width - 10
    fit = squeezed(room, len(content) * size * BOLD_SERIF > room)
    return text(content, box.middle, box.centre + size * 0.34, size, **MIDDLE, **BOLD, **fit)


def shortened(content: str, room: float, size: float, wide: float = 0.56) -> str:
    """As much of a name as its room takes at this size of letters, each about so wide for its
    height: what is left out is told by dots."""
    fits = int(room / (size * wide))
    return content if len(content) <= fits else content[: max(fits - 1, 1)].rstrip() + "…"


@remembered
def button(id: str, box: Box, content: str, lit: bool = False) -> str:
    """Something to press that is not a thing of the game."""
    size = 16.0
    room = box.width - 20
    fit = squeezed(room, len(content) * size * BOLD_SANS > room)
    look = {**MIDDLE, "font_family": SANS, "fill": INK, "font_weight": "600"}
    name = text(content, box.middle, box.centre + 5.5, size, **look, **fit)
    return thing(id, content, paper(*box, SLIP, 8), edge(*box, 8), name, lit=lit)


# -- what the reader arranges -------------------------------------------------------------------


def window(id: str, name: str, box: Box, shown: Box, *shapes: str) -> str:
    """A view of something larger: on a page the reader pans and zooms it. `shown` is all of it,
    in its own units, and as wide for its height as the box."""
    named = {"id": id, "class_": "window", "role": "group", "aria_label": name}
    size = " ".join(number(float(value)) for value in shown)
    return tag("svg", *shapes, **named, **box._asdict(), viewBox=size)


def drawer(id: str, name: str, *shapes: str) -> str:
    """What stays out of sight until it is opened, or something in it can be clicked."""
    return tag("g", *shapes, id=id, class_="drawer", role="group", aria_label=name, display="none")


def opener(id: str, name: str, drawer: str, *shapes: str) -> str:
    """What opens a drawer, and closes it again."""
    named = {"id": id, "role": "button", "tabindex": "0", "aria_label": name}
    return tag("g", *shapes, **named, aria_expanded="false", data_opens=drawer)


def lens(id: str, name: str, window: str, factor: float, *shapes: str) -> str:
    """What brings a window nearer or farther; factor 0 shows all."""
    named = {"id": id, "role": "button", "tabindex": "0", "aria_label": name}
    return tag("g", *shapes, **named, data_zoom=f"{window} {number(factor)}")
