"""Large buttons: what can be done, under the thumb. Words take as many lines as they need."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from plansza.core.kit import Box
from plansza.core.picture import (
    BOLD,
    INK,
    MIDDLE,
    SANS,
    edge,
    paper,
    rect,
    remembered,
    text,
    thing,
    use,
)
from plansza.games.battalia.picture.faces import length, wrapped

GAP: Final = 4.0
BRIGHT_PAPER: Final = "#fff8e4"
QUIET_PAPER: Final = "#dccaa2"
DARK_PAPER: Final = "#54493a"
QUIET_INK: Final = "#5d5242"
LINE: Final = 1.18  # from one line of words to the next, in letters
BOLDER: Final = 1.06  # how much wider bold letters are
NARROW, TIGHT = 112.0, 40.0  # buttons without room beside their sign, or for any
ROW: Final = 44.0  # the least height of what a thumb shall hit


class Face(NamedTuple):
    """How a button looks: its words, its papers, and the sign on it, if it has one."""

    words: str
    paper: str = BRIGHT_PAPER
    ink: str = INK
    band: str = ""  # the colour of the paper below the sign
    sign: str = ""
    hues: tuple[str, str] = ("", "")  # of the sign: its silhouette, and the paper on it
    badge: str = ""  # a number at the sign
    faint: bool = False


def in_cells(area: Box, count: int, columns: int) -> list[Box]:
    """Rows of equal cells that fill an area; those of the last row share its width."""
    rows = -(-count // columns)
    high = (area.height - GAP * (rows - 1)) / rows
    found = []
    for row in range(rows):
        here = min(columns, count - row * columns)
        wide = (area.width - GAP * (here - 1)) / here
        for column in range(here):
            x, y = area.x + column * (wide + GAP), area.y + row * (high + GAP)
            found.append(Box(round(x, 1), round(y, 1), round(wide, 1), round(high, 1)))
    return found


def columns_for(faces: Sequence[Face], width: float, letters: float) -> int:
    """As many columns as leave every button its words in two lines."""
    for columns in (3, 2):
        cell = (width - GAP * (columns - 1)) / columns
        if all(_fits(face, cell, letters) for face in faces):
            return columns
    return 1


def _fits(face: Face, width: float, letters: float) -> bool:
    room = width - 14 - (ROW - 8 if face.sign else 0)
    lines = wrapped(face.words, room, letters * BOLDER)
    return len(lines) <= 2 and all(length(line, letters) <= room for line in lines)


@remembered
def button(
    id: str, label: str, box: Box, face: Face, letters: float, lit: bool, step: bool = False
) -> str:
    """The sign on the left, the words beside it; or below it, where the button is narrow."""
    if face.sign and box.width < NARROW:
        tight = box.height < TIGHT
        inside = _striped(box, face, letters) if tight else _upright(box, face, letters)
    else:
        inside = _lying(box, face, letters)
    ground = paper(*box, face.paper, 9)
    return thing(id, label, ground, inside, edge(*box, 9), lit=lit, still=True, step=step)


def _lying(box: Box, face: Face, letters: float) -> str:
    size = min(box.height - 10, 40.0) if face.sign else 0.0
    left = box.x + (size + 14 if face.sign else 7)
    room = box.right - 6 - left
    lines = wrapped(face.words, room, letters * BOLDER)
    middle = left + room / 2
    first = box.centre + letters * (0.36 - LINE / 2 * (len(lines) - 1))
    shown = _sign(Box(box.x + 6, box.centre - size / 2, size, size), face, letters)
    for at, line in enumerate(lines):
        shown += _word(line, middle, first + at * letters * LINE, letters, face)
    return shown


def _upright(box: Box, face: Face, letters: float) -> str:
    size = min(box.height - letters - 12, 34.0)
    shown = _sign(Box(box.middle - size / 2, box.y + 4, size, size), face, letters)
    return shown + _word(face.words, box.middle, box.bottom - 6, letters, face)


def _striped(box: Box, face: Face, letters: float) -> str:
    """Where there is no room for a sign, its paper is a stripe."""
    stripe = rect(box.x, box.y, 6, box.height, 3, fill=face.band, fill_opacity=".5")
    return stripe + _word(face.words, box.middle + 3, box.centre + letters * 0.36, letters, face)


def _word(content: str, x: float, y: float, letters: float, face: Face) -> str:
    look = {**MIDDLE, "font_family": SANS, "fill": face.ink}
    weight = {} if face.faint else BOLD
    return text(content, round(x, 1), round(y, 1), letters, **look, **weight)


def _sign(box: Box, face: Face, letters: float) -> str:
    if not face.sign:
        return ""
    x, y, size, _ = (round(value, 1) for value in box)
    dark, bright = face.hues
    shown = ""
    if face.band:
        around = round(x - 2, 1), round(y - 1, 1), size + 4, size + 2
        shown = rect(*around, 7, fill=face.band, fill_opacity=".16" if face.faint else ".3")
    pale = ".5" if face.faint else None
    shown += use(face.sign, x, y, size, size, color=dark, fill=bright or None, opacity=pale)
    if face.badge:
        right, low = x + size, y + size
        plate = rect(
            round(right - 12, 1), round(low - letters, 1), 16, letters + 2, 5, fill="#fffaf0"
        )
        number = text(face.badge, round(right - 4, 1), round(low - 1, 1), letters, **MIDDLE, **BOLD)
        shown += plate + number
    return shown
