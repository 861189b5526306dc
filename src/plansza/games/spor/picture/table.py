"""F1: the table of formations, from the strongest down, each with an example; and beside each the
dams where it is the best that the reader can still have."""

from functools import cache

from plansza.core import kit
from plansza.core.kit import QUIET, SLIP, Box
from plansza.core.picture import (
    BOLD,
    INK,
    MIDDLE,
    SANS,
    Speaker,
    circle,
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
from plansza.games.spor.rules.components import CARD_NUMBERS, COLOUR_OF, DAMS, VALUE_OF
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
CHIP = (24.0, 35.0)
FLAT_CHIP = (40.0, 24.0)  # where rows are low
BETWEEN = 2.0
WIDTH = 3 * CHIP[0] + 2 * BETWEEN
FLAT_WIDTH = 3 * FLAT_CHIP[0] + 2 * BETWEEN
FLAT_ROW = 29.0
LYING = "spor-examples"
EDGE = 9.0
BESIDE = EDGE + WIDTH + 9  # where a row's words begin
DISC = 10.0
NEXT = 2 * DISC + 2  # from one disc to the next
WOOD = "#5b3a20"
LETTERS = 16.0


@cache
def art() -> str:
    """What the table is made of, as symbols: an example of each formation, all of them as cards
    that lie, for low rows, and the numbers of the dams."""
    standing = [symbol(_symbol(name), WIDTH, CHIP[1], _example(name, CHIP)) for name in ROWS]
    rows = [
        tag("g", _example(name, FLAT_CHIP), transform=f"translate(0 {index * FLAT_ROW:g})")
        for index, name in enumerate(ROWS)
    ]
    lying = symbol(LYING, FLAT_WIDTH, FLAT_ROW * len(ROWS), *rows)
    return "".join((*standing, lying, *[_disc(dam) for dam in range(DAMS)]))


def _symbol(name: str) -> str:
    return f"spor-example-{name}"


def _example(name: str, size: tuple[float, float]) -> str:
    cards = [CARD_NUMBERS[card] for card in EXAMPLES[name].split()]
    step = size[0] + BETWEEN
    return "".join([_chip(card, index * step, size) for index, card in enumerate(cards)])


def _disc(dam: int) -> str:
    number = text(dam + 1, DISC, DISC + 5.6, LETTERS, **MIDDLE, **BOLD, fill="#fff")
    return symbol(
        _disc_symbol(dam), 2 * DISC, 2 * DISC, circle(DISC, DISC, DISC, fill=WOOD), number
    )


def _disc_symbol(dam: int) -> str:
    return f"spor-disc-{dam + 1}"


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


def table(box: Box, row: float, words: Speaker) -> str:
    """The table without its discs."""
    return _table(box, row, words)  # type: ignore[arg-type] # every voice has a hash


@remembered
def _table(box: Box, row: float, words: Speaker) -> str:
    """Where a name is not that of the Polish rules, theirs stands beside it, smaller."""
    title = words("formations")
    head = text(title, box.x + EDGE, box.y + 19, LETTERS, **BOLD, fill=QUIET)
    rows = []
    for index, name in enumerate(ROWS):
        y = box.y + HEAD + index * row
        rows.append(use(_symbol(name), box.x + EDGE, y, WIDTH, CHIP[1]))
        named = words(f"formation-{name}")
        rows.append(text(named, box.x + BESIDE, y + 12, LETTERS, **BOLD))
        if name.capitalize() != named:
            quiet = {"font_family": SANS, "fill": QUIET, "text_anchor": "end"}
            rows.append(text(name.capitalize(), box.right - EDGE, y + 12, LETTERS, **quiet))
    return thing("formations", title, paper(*box, SLIP), edge(*box), head, *rows)


def discs(dams: Dams, box: Box, row: float, words: Speaker) -> dict[str, str]:
    """The number of every dam at its row, each a thing of its own, so that it glides from one row
    to another; `dams` are those of each row."""
    return _discs(dams, box, row, words)  # type: ignore[arg-type] # every voice has a hash


@remembered
def _discs(dams: Dams, box: Box, row: float, words: Speaker) -> dict[str, str]:
    drawn: dict[str, str] = {}
    for level, name in enumerate(ROWS):
        for place, dam in enumerate(dams[level]):
            at = Box(box.x + BESIDE + place * NEXT, box.y + HEAD + level * row + 16, 0, 0)
            label, id = words("best-label", dam=dam + 1, formation=name), f"best-{dam + 1}"
            number = use(_disc_symbol(dam), 0, 0, 2 * DISC, 2 * DISC)
            drawn[id] = thing(id, label, number, transform=at.place())
    return drawn


# -- on a phone, where it lies in a drawer ------------------------------------------------------


def opener(box: Box, words: Speaker) -> str:
    """What opens the drawer."""
    return _opener(box, words("formations-open"))


@remembered
def _opener(box: Box, name: str) -> str:
    look = {**MIDDLE, "font_family": SANS, "font_weight": "600"}
    title = text(name, box.middle, box.centre + 5.5, LETTERS, **look)
    return kit.opener(
        "formations-open", name, "formations", paper(*box, SLIP, 8), edge(*box, 8), title
    )


def drawer(box: Box, dams: Dams, words: Speaker) -> str:
    """The table with its discs, over the discards; `dams` are those of each row. It is told anew
    whenever a disc moves, so that it is made of as little as possible."""
    return _drawer(box, dams, words)  # type: ignore[arg-type] # every voice has a hash


@remembered
def _drawer(box: Box, dams: Dams, words: Speaker) -> str:
    examples = use(LYING, box.x + 8, box.y + 4, FLAT_WIDTH, FLAT_ROW * len(ROWS))
    lines = [
        tag(
            "tspan",
            words(f"formation-{name}"),
            x=box.x + FLAT_WIDTH + 18,
            y=box.y + 22 + index * FLAT_ROW,
        )
        for index, name in enumerate(ROWS)
    ]
    discs = [
        use(
            _disc_symbol(dam),
            box.right - 8 - NEXT * (len(row) - place),
            box.y + 6 + level * FLAT_ROW,
            *(2 * DISC, 2 * DISC),
        )
        for level, row in enumerate(dams)
        for place, dam in enumerate(row)
    ]
    written = tag("text", *lines, font_size=LETTERS, font_weight="700", fill=INK)
    return kit.drawer(
        "formations", words("formations"), paper(*box, SLIP), examples, written, *discs
    )
