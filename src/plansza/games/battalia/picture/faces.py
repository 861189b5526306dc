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
    path,
    rect,
    remembered,
    tag,
    text,
    thing,
    use,
)
from plansza.games.battalia.picture.art import pieces
from plansza.games.battalia.picture.art.colours import BRIGHT, DEEP, GOLD, SIGNS
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
# How wide letters are, in heights; bold ones are wider, those without serifs slimmer.
NARROW, SLIM, WIDE = ("ijlł.,:;'|!", 0.3), ("tfrI()- ", 0.4), ("mwMW", 0.88)
LETTER = 0.56
FRAME = 10.0  # of a card, left and right together
WIDTHS = {letter: width for letters, width in (NARROW, SLIM, WIDE) for letter in letters}
BOLDER, SLIMMER = 1.05, 0.93
BOLD_WEIGHTS = ("600", "700")


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


@remembered
def length(content: str, size: float, **look: str) -> float:
    """About how long a line of words is."""
    wide = sum(WIDTHS.get(letter, LETTER) for letter in content) * size
    wide *= BOLDER if look.get("font_weight") in BOLD_WEIGHTS else 1
    return wide * (SLIMMER if look.get("font_family") == SANS else 1)


@remembered
def fitted(content: str, x: float, y: float, size: float, room: float, **look: str) -> str:
    """A line of words; what its room does not take is told by dots."""
    said = content
    while len(said) > 1 and length(said, size, **look) > room:
        said = said.removesuffix("…")[:-1].rstrip(" ,.:") + "…"
    return text(said, x, y, size, **look)


def wrapped(content: str, room: float, letters: float) -> list[str]:
    """A sentence in lines that fit."""
    most = max(int(room / (letters * 0.53)), 8)
    lines = [""]
    for word in content.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def sheet(
    id: str, label: str, box: Box, fill: str, *shapes: str, round_: float = 6, lit: bool = False
) -> str:
    """A piece of paper with something on it; its name shows where a mouse rests."""
    ground = tag("title", label) + paper(*box, fill, round_)
    return thing(id, label, ground, *shapes, edge(*box, round_), lit=lit)


@remembered
def face(kind: int, width: float, name: str, letters: float, guise: bool) -> str:
    """A card at the origin, with its name, in slimmer letters where it would lie over the frame;
    what it was turned into has a dashed golden frame."""
    high = card_height(width)
    shapes = pieces.card(0, 0, width, kind)
    slim = {"font_family": SANS} if length(name, letters) > width - FRAME else {}
    line = fitted(name, width / 2, high - letters * 0.42, letters, width - 1, **MIDDLE, **slim)
    ring = rect(4, 4, width - 8, high - 8, 6, **GUISE) if guise else ""
    return shapes + line + ring


@remembered
def single(
    id: str,
    label: str,
    box: Box,
    kind: int,
    name: str,
    letters: float,
    badge: str,
    lit: bool,
    guise: bool = False,
    pays: str = "",
    fanned: bool = False,
) -> str:
    """One card in a row, perhaps with a number on it: at its lower left where the next card lies
    over its right side. What is proposed to pay is ticked off."""
    width = box.width
    mark = ""
    if badge:
        x, y = (-1.0, box.height - 25) if fanned else (width - 31, -1.0)
        mark = paper(x, y, 32, 26, SLIP, 8)
        mark += text(badge, x + 16, y + 19.5, 19, **MIDDLE, **BOLD)
    if pays:
        mark += _ticked(width / 2, card_height(width) * (0.4 if fanned else 0.62), pays)
    card = face(kind, width, name, letters, guise)
    frame = edge(0, 0, width, card_height(width), 6)
    return thing(id, label, card, mark, frame, lit=lit, transform=box.place())


def _ticked(x: float, y: float, count: str) -> str:
    """A golden tag with a tick, and how many of the cards it is for."""
    wide = 34.0 if count == "1" else 54.0
    left = round(x - wide / 2, 1)
    tag = paper(left, round(y - 15, 1), wide, 30, GOLD, 15)
    tick = path(f"M{left + 9:g} {y:g}l6 7l10 -14", stroke=INK, stroke_width=4, fill="none")
    if count == "1":
        return tag + tick
    return tag + tick + text(f"×{count}", left + 38, y + 6.5, 18, **MIDDLE, **BOLD)


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
    """A button with words only, in as many lines as it is high."""
    look = {**MIDDLE, "font_family": SANS, "font_weight": "600", "fill": INK}
    step, room = letters * 1.15, box.width - 14
    lines = wrapped(label, room, letters) if length(label, letters, **look) > room else [label]
    most = max(1, int(box.height / step))
    lines = [*lines[: most - 1], " ".join(lines[most - 1 :])] if len(lines) > most else lines
    first = box.centre + letters * 0.35 - step * (len(lines) - 1) / 2
    said = [
        fitted(line, box.middle, round(first + at * step, 1), letters, room, **look)
        for at, line in enumerate(lines)
    ]
    return thing(id, label, paper(*box, "#fff8e4", 9), *said, edge(*box, 9), lit=lit)
