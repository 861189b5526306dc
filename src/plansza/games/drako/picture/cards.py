"""Cards, piles, and what is written beside them, as SVG."""

from plansza.core import kit
from plansza.core.kit import SLIP, Box
from plansza.core.picture import (
    BOLD,
    BOLD_SANS,
    END,
    MIDDLE,
    SANS,
    edge,
    edge_along,
    paper,
    rect,
    remembered,
    tag,
    text,
    thing,
    use,
)
from plansza.games.drako.picture.faces import (
    BONE,
    INKS,
    NAME_LINES,
    PAPERS,
    WIDTH,
    Style,
    back,
    face,
)
from plansza.games.drako.picture.layout import Point
from plansza.games.drako.rules.components import CARD_NAMES, SYMBOLS_ON

PEEP = 3.5  # of a card under another one, as much is seen
CARD_IDS = tuple(
    "card-" + name.replace("|", "-or-").replace("/", "-").replace("(", "").replace(")", "")
    for name in CARD_NAMES
)


@remembered
def card(
    id: str,
    side: int,
    number: int,
    box: Box,
    label: str,
    names: tuple[str, ...],
    letters: float,
    count: int,
    lit: bool,
) -> str:
    """A card of one side with the names of its symbols; equal cards lie under it."""
    width, height = box.width, box.height
    below = [
        paper(0, -PEEP * place, width, height, PAPERS[side]) for place in range(count - 1, 0, -1)
    ]
    shown = use(face(side, number), 0, 0, width, height)
    lines = [y * width / WIDTH for y in NAME_LINES[len(SYMBOLS_ON[number]) - 1]]
    named = [_name(name, y, width, letters, side) for name, y in zip(names, lines, strict=False)]
    outline = edge(0, 0, width, height, 5)
    times = _times(width / 2, -PEEP * (count - 1), count, letters) if count > 1 else ""
    return thing(id, label, *below, shown, *named, outline, times, lit=lit, transform=box.place())


def _name(name: str, y: float, width: float, letters: float, side: int) -> str:
    ink: Style = {"fill": INKS[side], "font_family": SANS, "font_weight": 600}
    return text(name, width / 2, round(y, 1), letters, **MIDDLE, **ink)


def _times(x: float, y: float, count: int, letters: float) -> str:
    """How many equal cards lie there, on a slip over their upper edge."""
    slip = paper(x - letters, y - letters * 0.8, letters * 2, letters * 1.3, SLIP, letters * 0.65)
    return slip + text(f"×{count}", x, y + letters * 0.2, letters, **MIDDLE, **BOLD)


@remembered
def hidden(id: str, side: int, box: Box, label: str) -> str:
    """A card of a hand from behind: its id tells nothing but its place."""
    return kit.card(id, label, back(side), box)


# -- piles ----------------------------------------------------------------------------------------


@remembered
def pile(id: str, side: int, box: Box, sheets: int, label: str, lit: bool) -> str:
    """A deck."""
    return kit.pile(id, label, back(side), box, sheets, lit)


@remembered
def hint(id: str, at: Point, content: str, letters: float) -> str:
    """A few words before something that can be used, the last one on a line of its own."""
    ink: Style = {"font_family": SANS, "font_weight": 600, "fill": BONE}
    drawn = [
        text(line, at[0], at[1] + row * letters * 1.25, letters, **END, **ink)
        for row, line in enumerate(content.rsplit(" ", 1))
    ]
    return tag("g", *drawn, id=id, aria_hidden="true", pointer_events="none")


@remembered
def top_card(id: str, side: int, number: int, box: Box, label: str) -> str:
    """The discards: the last card lies on top."""
    if number < 0:
        return thing(id, label, kit.slot(box))
    return thing(id, label, use(face(side, number), box.x, box.y, box.width, box.height))


# -- what is written on the table -----------------------------------------------------------------


@remembered
def symbol_zone(id: str, box: Box, label: str, lit: bool) -> str:
    """A symbol of the card in play, or all of the card, to be clicked."""
    return thing(id, label, rect(*box, 5, fill_opacity=0), edge(*box, 5), lit=lit, still=True)


def zones(box: Box, count: int) -> list[Box]:
    """The parts of a card in play, a symbol on each."""
    height = box.height / count
    return [Box(box.x, box.y + place * height, box.width, height) for place in range(count)]


@remembered
def link(id: str, box: Box, content: str, letters: float, lit: bool) -> str:
    """What can be done too, but seldom should: a quiet underlined word."""
    ink: Style = {"font_family": SANS, "font_weight": 600, "fill": BONE}
    y = box.centre + letters * 0.36
    word = text(content, box.middle, y, letters, **MIDDLE, **ink)
    half = len(content) * letters * BOLD_SANS / 2
    # A line alone is too flat for a filter: the point above it makes it as high as the word.
    line = edge_along(f"M{box.middle - half:g} {y + 5:g}h{2 * half:g}m0-{letters * 2:g}h0")
    return thing(id, content, rect(*box, fill_opacity=0), word, line, lit=lit)
