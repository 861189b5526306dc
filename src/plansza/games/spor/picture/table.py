"""F1: the table of formations, from the strongest down, each with an example; and beside each the
dams where it is the best that the reader can still have."""

from functools import cache

from plansza.core import kit
from plansza.core.kit import QUIET, SLIP, Box
from plansza.core.picture import (
    BOLD,
    END,
    INK,
    MIDDLE,
    SANS,
    Speaker,
    edge,
    paper,
    rect,
    remembered,
    symbol,
    tag,
    text,
    thing,
    use,
)
from plansza.games.spor.picture.faces import INKS
from plansza.games.spor.picture.shapes import DISC, LETTERS, disc
from plansza.games.spor.rules.components import CARD_NUMBERS, COLOUR_OF, VALUE_OF
from plansza.games.spor.rules.formations import FORMATION_NAMES

Dams = tuple[tuple[int, ...], ...]  # for each row, in order
ROWS = tuple(reversed(FORMATION_NAMES))
EXAMPLES = {
    "legion": "G5 G6 G7",
    "kompania": "T8 R8 A8",
    "bractwo": "R2 R5 R9",
    "banda": "T4 B5 A6",
    "zgraja": "A1 G7 R10",
}
HEAD = 27.0  # over the rows, where they have a title
ROW = 37.0
CHIP = (24.0, 35.0)
FLAT_CHIP = (40.0, 24.0)  # where rows are low
BETWEEN = 2.0
WIDTH = 3 * CHIP[0] + 2 * BETWEEN
FLAT_WIDTH = 3 * FLAT_CHIP[0] + 2 * BETWEEN
FLAT_ROW = 36.0
LYING = "spor-examples"
EDGE = 9.0
BESIDE = EDGE + WIDTH + 9  # where a row's words begin
NEXT = 2 * DISC + 2  # from one disc to the next


@cache
def art() -> str:
    """What the table is made of, as symbols: an example of each formation, and all of them as
    cards that lie, for low rows."""
    standing = [symbol(_symbol(name), WIDTH, CHIP[1], _example(name, CHIP)) for name in ROWS]
    rows = [
        tag("g", _example(name, FLAT_CHIP), transform=f"translate(0 {index * FLAT_ROW:g})")
        for index, name in enumerate(ROWS)
    ]
    lying = symbol(LYING, FLAT_WIDTH, FLAT_ROW * len(ROWS), *rows)
    return "".join((*standing, lying))


def _symbol(name: str) -> str:
    return f"spor-example-{name}"


def _example(name: str, size: tuple[float, float]) -> str:
    cards = [CARD_NUMBERS[card] for card in EXAMPLES[name].split()]
    step = size[0] + BETWEEN
    return "".join([_chip(card, index * step, size) for index, card in enumerate(cards)])


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


def _at_dams(count: int, words: Speaker) -> str:
    """The word before the numbers of so many dams; none where there are none."""
    return words("at-dams", count=count) if count else ""


def _beside(word: str) -> float:
    """How much room this word takes, and the space after it."""
    return len(word) * 8.6 + 8 if word else 0.0


def _step(count: int, room: float) -> float:
    """From one disc to the next: many move together."""
    return min(NEXT, (room - 2 * DISC) / max(count - 1, 1))


# -- on a wide table, where it always lies ------------------------------------------------------


def table(box: Box, dams: Dams, words: Speaker) -> dict[str, str]:
    """The table, then the number of every dam at its row: each a thing of its own, so that it
    glides from one row to another; `dams` are those of each row."""
    counts = tuple([len(row) for row in dams])
    return {
        "formations": _table(box, counts, words),
        **_discs(box, dams, words),
    }


@remembered
def _table(box: Box, counts: tuple[int, ...], words: Speaker) -> str:
    """Where a name is not that of the Polish rules, theirs stands beside it, smaller."""
    title = words("formations")
    head = text(title, box.x + EDGE, box.y + 19, LETTERS, **BOLD, fill=QUIET)
    quiet = {"font_family": SANS, "fill": QUIET}
    rows = []
    for index, name in enumerate(ROWS):
        x, y = box.x + BESIDE, box.y + HEAD + index * ROW
        rows.append(use(_symbol(name), box.x + EDGE, y, WIDTH, CHIP[1]))
        named = words(f"formation-{name}")
        rows.append(text(named, x, y + 12, LETTERS, **BOLD))
        if name.capitalize() != named:
            rows.append(text(name.capitalize(), box.right - EDGE, y + 12, LETTERS, **quiet, **END))
        if counts[index]:
            rows.append(text(_at_dams(counts[index], words), x, y + 31, LETTERS, **quiet))
    return thing("formations", title, paper(*box, SLIP), edge(*box), head, *rows)


@remembered
def _discs(box: Box, dams: Dams, words: Speaker) -> dict[str, str]:
    drawn: dict[str, str] = {}
    for level, name in enumerate(ROWS):
        left = box.x + BESIDE + _beside(_at_dams(len(dams[level]), words))
        step = _step(len(dams[level]), box.right - EDGE - left)
        for place, dam in enumerate(dams[level]):
            at = Box(left + place * step, box.y + HEAD + level * ROW + 15.5, 0, 0)
            label, id = words("best-label", dam=dam + 1, formation=name), f"best-{dam + 1}"
            drawn[id] = thing(id, label, disc(dam, 0, 0), transform=at.place())
    return drawn


# -- on a phone, where it lies in a drawer ------------------------------------------------------


@remembered
def drawer(box: Box, dams: Dams, words: Speaker) -> str:
    """The table with its discs; `dams` are those of each row. It is told anew whenever a disc
    moves, so that it is made of as little as possible."""
    examples = use(LYING, box.x + 10, box.y + 8, FLAT_WIDTH, FLAT_ROW * len(ROWS))
    x = box.x + FLAT_WIDTH + 20
    names, discs = [], []
    for level, row in enumerate(dams):
        y = box.y + 8 + level * FLAT_ROW
        left = box.right - 8 - NEXT * len(row)
        names.append(tag("tspan", words(f"formation-{ROWS[level]}"), x=x, y=y + 18))
        word = {"font_family": SANS, "font_weight": "400", **END}
        names.append(tag("tspan", _at_dams(len(row), words), x=left - 6, y=y + 18, **word))
        discs += [disc(dam, left + NEXT * place, y + 2) for place, dam in enumerate(row)]
    written = tag("text", *names, font_size=LETTERS, font_weight="700", fill=INK)
    return kit.drawer(
        "formations", words("formations"), paper(*box, SLIP), examples, written, *discs
    )
