"""Rows of a drawer: a sign, a name, and what it does in as many lines as that takes."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from plansza.core.kit import Box
from plansza.core.picture import BOLD, SANS, edge, remembered, text, thing
from plansza.games.battalia.picture.faces import wrapped

SIDE: Final = 31.0  # of a sign
LETTER: Final = 0.83  # how wide the letters of these lines are, to those that others count with
BETWEEN: Final = 4.0


class Row(NamedTuple):
    """Something and what is said about it; what is drawn is drawn at the origin."""

    id: str
    label: str
    sign: str  # in a square of `SIDE`
    name: str
    effect: str
    marks: str = ""  # on the line of the name


class Laid(NamedTuple):
    """A row at its place, with its effect in lines."""

    row: Row
    box: Box
    lines: tuple[str, ...]


def laid(rows: Sequence[Row], area: Box, letters: float) -> list[Laid]:
    """Rows, each below the one before it; they may need more room than there is."""
    found, top = [], area.y
    for row in rows:
        lines = tuple(wrapped(row.effect, area.width - SIDE - 10, letters * LETTER))
        high = max(SIDE, (1 + len(lines)) * (letters + 2) + 2)
        found.append(Laid(row, Box(area.x, round(top, 1), area.width, high), lines))
        top += high + BETWEEN
    return found


def as_seen(rows: Sequence[Laid], letters: float, lit: frozenset[str]) -> list[str]:
    """The same as they are seen."""
    return [_row(*each, letters, each.row.id in lit) for each in rows]


@remembered
def _row(row: Row, box: Box, lines: tuple[str, ...], letters: float, lit: bool) -> str:
    left = SIDE + 9
    name = text(row.name, left, letters - 1, letters, **BOLD)
    said = [
        text(line, left, round((at + 2) * (letters + 2) - 3, 1), letters, font_family=SANS)
        for at, line in enumerate(lines)
    ]
    shapes = row.sign, name, row.marks, *said, edge(-2, -2, box.width + 4, box.height + 4, 6)
    return thing(row.id, row.label, *shapes, lit=lit, transform=box.place())
