"""F1: the table of formations, from the strongest down, each with an example; and beside each the
dams where it is the best that the reader can still have."""

from functools import cache

from plansza.core import kit
from plansza.core.kit import QUIET, SLIP, Box
from plansza.core.picture import (
    BOLD,
    MIDDLE,
    SANS,
    circle,
    edge,
    paper,
    rect,
    remembered,
    symbol,
    text,
    thing,
    use,
)
from plansza.games.spor.picture.faces import INKS
from plansza.games.spor.rules.components import CARD_NUMBERS, COLOUR_OF, VALUE_OF
from plansza.games.spor.rules.formations import FORMATION_NAMES

ROWS = tuple(reversed(FORMATION_NAMES))
EXAMPLES = {
    "legion": "G5 G6 G7",
    "kompania": "T8 R8 A8",
    "bractwo": "R2 R5 R9",
    "banda": "T4 B5 A6",
    "zgraja": "A1 G7 R10",
}
HEAD = 27.0  # over the rows, where they have a title
CHIP = (24.0, 35.0)
FLAT_CHIP = (40.0, 24.0)  # where rows are low
BETWEEN = 2.0
EDGE = 9.0
DISC = 10.0
WOOD = "#5b3a20"
LETTERS = 16.0


@cache
def examples() -> str:
    """The examples, as symbols: standing cards, and lying ones for low rows."""
    drawn = [_example(name, size) for name in EXAMPLES for size in (CHIP, FLAT_CHIP)]
    return "".join(drawn)


def _symbol(name: str, size: tuple[float, float]) -> str:
    return f"spor-example-{name}{'-flat' if size == FLAT_CHIP else ''}"


def _width(size: tuple[float, float]) -> float:
    return 3 * size[0] + 2 * BETWEEN


def _example(name: str, size: tuple[float, float]) -> str:
    cards = [CARD_NUMBERS[card] for card in EXAMPLES[name].split()]
    chips = [_chip(card, index * (size[0] + BETWEEN), size) for index, card in enumerate(cards)]
    return symbol(_symbol(name, size), _width(size), size[1], *chips)


def _chip(card: int, x: float, size: tuple[float, float]) -> str:
    """A very small card: its value, and its suit below or beside it."""
    colour, value = COLOUR_OF[card], VALUE_OF[card]
    width, height = size
    sheet = rect(x, 0, width, height, 4, fill=INKS[colour])
    across, down, place = x + width / 2, 15.5, (x + width / 2 - 6.5, 18.5)
    if size == FLAT_CHIP:
        across, down, place = x + 13, 17.6, (x + 24, 5.5)
    suit = use(f"spor-suit-{colour}", *place, 13, 13, color="#fff")
    number = text(value, across, down, LETTERS, **MIDDLE, **BOLD, font_family=SANS, fill="#fff")
    return sheet + number + suit


# -- on a wide table, where it always lies ------------------------------------------------------


@remembered
def table(box: Box, row: float, title: str, names: tuple[str, ...]) -> str:
    """The table without its discs; where a name is not that of the Polish rules, these stand beside
    it, smaller."""
    head = text(title, box.x + EDGE, box.y + 19, LETTERS, **BOLD, fill=QUIET)
    rows = []
    for index, name in enumerate(ROWS):
        y = box.y + HEAD + index * row
        x = box.x + EDGE + _width(CHIP) + 9
        rows.append(use(_symbol(name, CHIP), box.x + EDGE, y, _width(CHIP), CHIP[1]))
        rows.append(text(names[index], x, y + 12, LETTERS, **BOLD))
        if name.capitalize() != names[index]:
            quiet = {"font_family": SANS, "fill": QUIET, "text_anchor": "end"}
            rows.append(text(name.capitalize(), box.right - EDGE, y + 12, LETTERS, **quiet))
    return thing("formations", title, paper(*box, SLIP), edge(*box), head, *rows)


@remembered
def disc(dam: int, box: Box, row: float, level: int, place: int, label: str) -> str:
    """The number of a dam, at a formation's row: the so-manyth there."""
    x = box.x + EDGE + _width(CHIP) + 9 + DISC + place * (2 * DISC + 2)
    y = box.y + HEAD + level * row + 16 + DISC
    return thing(f"best-{dam + 1}", label, _disc(dam, 0, 0), transform=f"translate({x:g} {y:g})")


def _disc(dam: int, x: float, y: float, letters: float = LETTERS) -> str:
    return circle(x, y, DISC, fill=WOOD) + text(
        dam + 1, x, y + 5.6, letters, **MIDDLE, **BOLD, fill="#fff"
    )


# -- on a phone, where it lies in a drawer ------------------------------------------------------


@remembered
def opener(box: Box, name: str) -> str:
    """What opens the drawer."""
    look = {**MIDDLE, "font_family": SANS, "font_weight": "600"}
    title = text(name, box.middle, box.centre + 5.5, LETTERS, **look)
    return kit.opener(
        "formations-open", name, "formations", paper(*box, SLIP, 8), edge(*box), title
    )


@remembered
def drawer(
    box: Box, row: float, title: str, names: tuple[str, ...], dams: tuple[tuple[int, ...], ...]
) -> str:
    """The table with its discs, over the discards; `dams` are those of each row."""
    shapes = [paper(*box, SLIP), edge(*box)]
    for index, name in enumerate(ROWS):
        y = box.y + 4 + index * row
        shapes.append(use(_symbol(name, FLAT_CHIP), box.x + 8, y, _width(FLAT_CHIP), FLAT_CHIP[1]))
        x = box.x + _width(FLAT_CHIP) + 18
        shapes.append(text(names[index], x, y + 18, LETTERS, **BOLD))
        right = box.right - 10 - DISC
        left = right - (len(dams[index]) - 1) * (2 * DISC + 2)
        shapes += [
            _disc(dam, left + place * (2 * DISC + 2), y + 12)
            for place, dam in enumerate(dams[index])
        ]
    return kit.drawer("formations", title, *shapes)
