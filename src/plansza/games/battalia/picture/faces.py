"""Cards and chips as they lie on the table: drawn by plain values, and remembered."""

from plansza.core.kit import SLIP, Box
from plansza.core.picture import (
    BOLD,
    INK,
    MIDDLE,
    SANS,
    Speaker,
    edge,
    paper,
    rect,
    remembered,
    squeezed,
    tag,
    text,
    thing,
    use,
)
from plansza.games.battalia.picture.art import pieces
from plansza.games.battalia.picture.art.colours import BRIGHT, DEEP, SIGNS
from plansza.games.battalia.picture.art.names import emblem_art
from plansza.games.battalia.picture.layout import card_height
from plansza.games.battalia.rules.assumptions import NUMBERS
from plansza.games.battalia.rules.components import (
    ARTEFACT,
    ARTEFACT_NAMES,
    CARD_NAMES,
    CLASS_OF,
    GREAT,
    RANK_NAMES,
    STAND_IN,
    STAND_UNIT,
    SUPPLY,
)

# Great Artefacts whose strength is one of the assumed numbers.
NUMBERED = {
    "Sword": "sword",
    "Shield": "shield",
    "Wings": "wings",
    "Luut": "luut_draws",
    "Pavilion": "pavilion",
}
GUISE = {"fill": "none", "stroke": "#b4761a", "stroke_width": "3", "stroke_dasharray": "7 4"}
SLIVER = 0.24  # how much of a card below another one is seen, in widths
# How wide letters are, in heights; bold ones are wider.
NARROW, SLIM, WIDE = ("ijl.,:;'|!", 0.3), ("tfrI()- ", 0.4), ("mwMW", 0.92)
LETTER = 0.6
WIDTHS = {letter: width for letters, width in (NARROW, SLIM, WIDE) for letter in letters}
BOLDER = 1.13


def short_name(kind: int, words: Speaker) -> str:
    """What a card is called where its colour is plain to see."""
    if kind >= STAND_UNIT:
        return words("rank-short", rank=RANK_NAMES[kind - STAND_UNIT])
    if kind >= STAND_IN:
        return words("type-short", type=ARTEFACT_NAMES[kind - STAND_IN])
    if kind >= GREAT:
        return words("great-short", great=CARD_NAMES[kind])
    if kind >= SUPPLY:
        return words("neutral-short", kind=CARD_NAMES[kind])
    own = CLASS_OF[kind]
    if kind < ARTEFACT:
        return words("rank-short", rank=RANK_NAMES[own])
    return words("type-short", type=ARTEFACT_NAMES[own - len(RANK_NAMES)])


def great_number(name: str) -> int:
    """The assumed number in what a Great Artefact does; 0 where there is none."""
    return NUMBERS[NUMBERED[name]] if name in NUMBERED else 0


def great_effect(name: str, words: Speaker) -> str:
    """What a Great Artefact or the kept Fate card does, with the assumed number in it."""
    return words(f"great-{name}-effect", number=great_number(name))


def length(content: str, size: float, bold: bool = False) -> float:
    """About how long a line of words is."""
    wide = sum(WIDTHS.get(letter, LETTER) for letter in content)
    return wide * size * (BOLDER if bold else 1)


def fitted(content: str, x: float, y: float, size: float, room: float, **more: str) -> str:
    """A line of words, squeezed where it is too long."""
    bold = more.get("font_weight") in ("600", "700")
    fit = squeezed(round(room, 1), length(content, size, bold) > room)
    return text(content, x, y, size, **fit, **more)


def sheet(
    id: str, label: str, box: Box, fill: str, *shapes: str, round_: float = 6, lit: bool = False
) -> str:
    """A piece of paper with something on it; its name shows where a mouse rests."""
    ground = tag("title", label) + paper(*box, fill, round_)
    return thing(id, label, ground, *shapes, edge(*box, round_), lit=lit)


@remembered
def face(kind: int, width: float, name: str, letters: float, guise: bool) -> str:
    """A card at the origin, with its name; what it was turned into has a dashed golden frame."""
    high = card_height(width)
    shapes = pieces.card(0, 0, width, kind)
    line = fitted(name, width / 2, high - letters * 0.42, letters, width - 10, **MIDDLE)
    ring = rect(4, 4, width - 8, high - 8, 6, **GUISE) if guise else ""
    return shapes + line + ring


@remembered
def held(
    id: str,
    label: str,
    x: float,
    y: float,
    width: float,
    kind: int,
    count: int,
    guises: int,
    name: str,
    letters: float,
    lit: bool,
) -> str:
    """Equal cards of a hand: the last lies on top of the others."""
    step = round(width * SLIVER, 1)
    faces = [face(kind, width, name, letters, at >= count - guises) for at in range(count)]
    places = [None, *[f"translate({at * step:g} 0)" for at in range(1, count)]]
    shapes = [tag("g", face, transform=place) for face, place in zip(faces, places, strict=True)]
    frame = edge(0, 0, width + step * (count - 1), card_height(width), 6)
    return thing(id, label, *shapes, frame, lit=lit, transform=f"translate({x:g} {y:g})")


@remembered
def single(
    id: str, label: str, box: Box, kind: int, name: str, letters: float, badge: str, lit: bool
) -> str:
    """One card in a row, perhaps with a number on it."""
    width = box.width
    mark = ""
    if badge:
        mark = paper(width - 25, -6, 30, 27, SLIP, 8)
        mark += text(badge, width - 10, 14, 19, **MIDDLE, **BOLD)
    card = face(kind, width, name, letters, False)
    frame = edge(0, 0, width, card_height(width), 6)
    return thing(id, label, card, mark, frame, lit=lit, transform=box.place())


@remembered
def chip(id: str, box: Box, label: str, symbol: str, colour: int, letters: float, lit: bool) -> str:
    """A button with a sign in a faction's colours, and words if there is room."""
    size = min(box.height - 8, 40)
    middle = box.y + (box.height - size) / 2
    bare = box.width < box.height * 1.5
    left = box.middle - size / 2 if bare else box.x + 6
    disc = paper(*box, BRIGHT[colour], 8)
    sign = use(symbol, left, middle, size, size, color=SIGNS[colour], fill=DEEP[colour])
    said = ""
    if not bare:
        x, y, room = box.x + size + 12, box.centre + letters * 0.34, box.width - size - 18
        said = fitted(label, x, y, letters, room, fill=SIGNS[colour], **BOLD)
    return thing(id, label, disc, sign, said, edge(*box, 8), lit=lit)


def hue_chip(id: str, box: Box, label: str, colour: int, letters: float, lit: bool) -> str:
    """A faction to choose."""
    return chip(id, box, label, emblem_art(colour), colour, letters, lit)


@remembered
def push(id: str, box: Box, label: str, letters: float, lit: bool) -> str:
    """A button with words only."""
    look = {**MIDDLE, "font_family": SANS, "font_weight": "600", "fill": INK}
    y, room = box.centre + letters * 0.35, box.width - 14
    said = fitted(label, box.middle, y, letters, room, **look)
    return thing(id, label, paper(*box, "#fff8e4", 9), said, edge(*box, 9), lit=lit)
