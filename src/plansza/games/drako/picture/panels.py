"""What one side has before it, as SVG: its slip, its figures' boards, its markers and stones."""

from plansza.core import kit
from plansza.core.kit import QUIET, SLIP, WARM, Box
from plansza.core.picture import TURN, edge, edge_along, paper, remembered, tag, text, thing, use
from plansza.games.drako.picture.faces import BONE, INKS, PAPERS, Style
from plansza.games.drako.picture.layout import Point
from plansza.games.drako.picture.shapes import ART, WOUND, circle
from plansza.games.drako.rules.components import (
    DRAGONS,
    FIGURE_NAMES,
    SIDE_NAMES,
    SIDE_OF,
    STONES,
)

# -- slips ----------------------------------------------------------------------------------------


@remembered
def slip(id: str, box: Box, side: int, title: str) -> str:
    """A side's slip: its emblem and its name."""
    art, ink, size = f"drako-emblem-{SIDE_NAMES[side]}", INKS[side], box.height - 12
    emblem = use(art, box.x + 8, box.y + 6, size, size, color=ink)
    name = text(title, box.x + size + 18, box.y + 22, 20.0, font_weight=700, fill=ink)
    return thing(id, title, paper(*box, SLIP, 8), edge(*box, 8), emblem, name)


@remembered
def turn(box: Box, letters: float, content: str) -> str:
    """The slip that goes to and fro: whose turn it is."""
    size = box.height - 14
    width = box.width - size - 26
    place = Box(0, 0, width, letters * 1.5)
    at = Box(box.x + size + 16, box.bottom - place.height - 3, *place[2:])
    white: Style = {"text_anchor": "middle", "font_weight": 700, "fill": "#fff"}
    words = text(content, place.middle, letters * 1.1, letters, **white)
    return thing(TURN, content, paper(*place, WARM, 5), words, transform=at.place())


# -- the figures' boards --------------------------------------------------------------------------


@remembered
def board(
    number: int, box: Box, size: float, letters: float, name: str, label: str, fallen: bool
) -> str:
    """A figure's board: its face and its name; the slots lie on it."""
    ink = INKS[SIDE_OF[number]]
    sheet = paper(*box, PAPERS[SIDE_OF[number]], 7)
    dim = ".35" if fallen else None
    art = use(ART[number], box.x + 5, box.y + 4, size, size, color=ink, opacity=dim)
    x, y = (
        box.x + size + (12 if box.width > 200 else 8),
        box.y + letters + (6 if box.width > 200 else 4),
    )
    title = text(name, x, y, letters, font_weight=700, fill=QUIET if fallen else ink)
    return thing(f"board-{FIGURE_NAMES[number]}", label, sheet, art, title)


@remembered
def slots(
    id: str,
    start: Point,
    radius: float,
    wounds: int,
    count: int,
    power: int,
    power_sign: str,
    side: int,
    room: float,
) -> str:
    """Wound slots in a row; the first ones may hold a power, which is lost when they are full."""
    step = min(radius * 2 + 4, room / count)
    ink, y = INKS[side], start[1]
    shapes: list[str] = []
    for place in range(count):
        x = start[0] + radius + place * step
        owns = place < power
        shapes.append(_slot(round(x, 1), y, radius, "#ffe9b8" if owns else "#fff", ink))
        if place < wounds:
            shapes.append(_drop(x, y, radius))
        elif owns and radius > 7:
            shapes.append(use(power_sign, round(x - 6.5, 1), y - 6.5, 13, 13, color=ink))
    return tag("g", *shapes, id=id, aria_hidden="true", pointer_events="none")


def _slot(x: float, y: float, radius: float, fill: str, ink: str) -> str:
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, stroke=ink, stroke_width=1.6)


def _drop(x: float, y: float, radius: float) -> str:
    """A wound: a drop of red paper."""
    r = radius * 0.8
    top, half, low = y - r * 1.2, r * 0.5, r * 1.6
    right = f"c{half:.1f} {r * 0.9:.1f} {r:.1f} {r * 1.2:.1f} {r:.1f} {low:.1f}"
    left = f"c0-{r * 0.4:.1f} {half:.1f}-{r * 0.7:.1f} {r:.1f}-{low:.1f}z"
    round_ = f"a{r:.1f} {r * 0.8:.1f} 0 1 1-{2 * r:.1f} 0"
    return tag("path", fill=WOUND, d=f"M{x:.1f} {top:.1f}{right}{round_}{left}")


@remembered
def track(
    id: str,
    box: Box,
    letters: float,
    label: str,
    name: str,
    sign: str,
    wounds: int,
    count: int,
    radius: float,
    lit: bool,
) -> str:
    """One of the dragon's tracks: its sign, its name, its slots."""
    full, ink = wounds == count, INKS[DRAGONS]
    white = {"fill": "#fff", "fill_opacity": ".15" if full else ".55"}
    sheet = tag("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=5, **white)
    dim = ".4" if full else None
    art = use(sign, box.x + 4, box.y + 4, 18, 18, color=ink, opacity=dim)
    title = text(name, box.x + 25, box.y + 18, letters, fill=ink, font_weight=700)
    first, step = box.x + 6 + radius, radius * 2 + 3
    y = box.bottom - 5 - radius
    places = [first + place * step for place in range(count)]
    holes = [_slot(round(x, 1), round(y, 1), radius, "#fff", ink) for x in places]
    drops = [_drop(x, y, radius) for x in places[:wounds]]
    return thing(id, label, sheet, edge(*box, 5), art, title, *holes, *drops, lit=lit)


# -- markers and stones ---------------------------------------------------------------------------


@remembered
def marker(id: str, label: str, at: Point, radius: float, sign: str, spent: bool, lit: bool) -> str:
    """A round marker beside the boards."""
    disc = kit.token(at[0], at[1], radius, "#8b949a" if spent else "#6b2f1c", sign, BONE)
    rim = edge_along(circle(at[0], at[1], radius))
    return thing(id, label, disc, rim, lit=lit, opacity=".45" if spent else None)


@remembered
def stones(id: str, label: str, at: Point, count: int, used: int, size: float) -> str:
    """B4: the trolls' stones in two rows; used ones leave their outline."""
    step = size + 1
    left, top = at[0] - size / 2, at[1] - size / 2
    shapes: list[str] = []
    for place in range(count + used):
        row, column = divmod(place, STONES // 2)
        x, y = round(left + column * step, 1), round(top + row * step, 1)
        ink, dim = ("#d3cfc4", None) if place < count else ("#5d6b76", ".6")
        shapes.append(use("drako-stone", x, y, size, size, color=ink, opacity=dim))
    return thing(id, label, *shapes)
