"""Cards, piles, the ledger of the cards that are left, and the buttons of symbols, as SVG."""

from plansza.core import kit
from plansza.core.kit import QUIET, Box
from plansza.core.picture import SANS, edge, paper, remembered, tag, text, thing, use
from plansza.games.drako.picture.faces import (
    ACCENTS,
    BONE,
    INKS,
    NAME_LINES,
    PAPERS,
    WIDTH,
    Style,
    back,
    face,
    sign,
    value_of,
)
from plansza.games.drako.picture.layout import Point
from plansza.games.drako.rules.components import CARD_NAMES, SHIELD, SYMBOLS, SYMBOLS_ON

BADGE = 12.0  # of a card's width, where equal cards are counted
SMALL = 80  # a card on which that count leaves little room for the name
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
        paper(3 * place, -4 * place, width, height, PAPERS[side])
        for place in range(count - 1, 0, -1)
    ]
    shown = use(face(side, number), 0, 0, width, height)
    scale = width / WIDTH
    lines = [y * scale for y in NAME_LINES[len(SYMBOLS_ON[number]) - 1]]
    rooms = [width] * len(lines)
    if count > 1:
        rooms[-1] -= BADGE  # the last one leaves room for the count
    named = [
        _name(name, y, room, letters, side)
        for name, y, room in zip(names, lines, rooms, strict=False)
    ]
    low = height + 1 if width < SMALL else height - 4
    times = kit.badge(width - 8, low, f"×{count}") if count > 1 else ""
    outline = edge(0, 0, width, height, 5)
    return thing(id, label, *below, shown, *named, outline, times, lit=lit, transform=box.place())


def _name(name: str, y: float, width: float, letters: float, side: int) -> str:
    ink: Style = {"fill": INKS[side], "font_family": SANS, "font_weight": 600}
    return text(name, width / 2, round(y, 1), letters, text_anchor="middle", **ink)


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
    """A few words beside something that can be used, the last one on a line of its own."""
    ink: Style = {"font_family": SANS, "font_weight": 600, "fill": BONE}
    drawn = [
        text(line, at[0], at[1] + row * letters * 1.25, letters, **ink)
        for row, line in enumerate(content.rsplit(" ", 1))
    ]
    return tag("g", *drawn, id=id, aria_hidden="true", pointer_events="none")


@remembered
def top_card(id: str, side: int, number: int, box: Box, label: str) -> str:
    """The discards: the last card lies on top."""
    if number < 0:
        return thing(id, label, kit.slot(box))
    return thing(id, label, use(face(side, number), box.x, box.y, box.width, box.height))


# -- the ledger: which cards are left -------------------------------------------------------------

LEDGER_ROW = 23.5
BREADTHS = {"×": 0.84, "/": 0.36, "(": 0.4, ")": 0.4}  # in letters' heights; digits are alike
# What a sign in the ledger says besides its value: how many figures, or stones to pay.
EXTRAS = {
    number: f"({found.value})" if found.kind == SHIELD else f"×{found.count}"
    for number, found in enumerate(SYMBOLS)
    if (found.kind == SHIELD and found.value) or (found.kind != SHIELD and found.count > 1)
}


def ledger_cell(box: Box, index: int, columns: int, rows: int) -> Box:
    """The place of a kind of card in the ledger, column by column."""
    column, row = divmod(index, rows)
    width = (box.width - 12) / columns
    return Box(box.x + 6 + column * width, box.y + 28 + row * LEDGER_ROW, width - 4, LEDGER_ROW)


@remembered
def ledger(
    id: str,
    side: int,
    cards: tuple[int, ...],
    box: Box,
    columns: int,
    letters: float,
    title: str,
    label: str,
) -> str:
    """D1: every kind of card in a deck by its signs."""
    rows = -(-len(cards) // columns)
    sheet = paper(box.x, box.y, box.width, 34 + rows * LEDGER_ROW, PAPERS[side], 7)
    name = text(title, box.x + 10, box.y + 20, max(letters, 14), font_weight=700, fill=INKS[side])
    entries = [
        _entry(number, side, letters, ledger_cell(box, index, columns, rows))
        for index, number in enumerate(cards)
    ]
    return thing(id, label, sheet, name, *entries)


def _entry(number: int, side: int, letters: float, cell: Box) -> str:
    size = letters + 4
    ink = {"fill": ACCENTS[side], "font_family": SANS}
    shapes: list[str] = []
    x = cell.x
    for symbol in SYMBOLS_ON[number]:
        facts = value_of(symbol) + EXTRAS.get(symbol, "")
        shapes.append(use(sign(symbol), x, cell.centre - size / 2, size, size, color=INKS[side]))
        x += size + 1
        shapes.append(text(facts, x, cell.centre + letters * 0.36, letters, **ink))
        x = round(x + 3 + letters * sum(BREADTHS.get(letter, 0.64) for letter in facts), 1)
    return "".join(shapes)


@remembered
def left(id: str, cell: Box, letters: float, count: int, total: int, label: str) -> str:
    """How many of a kind are left."""
    colour, weight = (QUIET, 600) if count else ("#a9a08f", 400)
    ink: Style = {"text_anchor": "end", "fill": colour, "font_family": SANS, "font_weight": weight}
    shown = text(f"{count}/{total}", cell.right - 2, cell.centre + letters * 0.36, letters, **ink)
    return thing(id, label, shown)


# -- buttons --------------------------------------------------------------------------------------


@remembered
def symbol_button(
    id: str, box: Box, number: int, side: int, name: str, letters: float, lit: bool
) -> str:
    """A symbol to choose: its sign, large, and its name."""
    size = box.height - 12
    shown = use(sign(number), box.x + 8, box.y + 6, size, size, color=INKS[side])
    ink: Style = {"font_family": SANS, "font_weight": 600, "fill": INKS[side]}
    lines = _in_lines(name, box.width - size - 20, letters)
    first = box.centre + letters * (0.35 - 0.6 * (len(lines) - 1))
    left = box.x + size + 14
    label = [
        text(line, left, round(first + row * letters * 1.2, 1), letters, **ink)
        for row, line in enumerate(lines)
    ]
    return thing(id, name, paper(*box, PAPERS[side], 8), edge(*box, 8), shown, *label, lit=lit)


def _in_lines(name: str, room: float, letters: float) -> list[str]:
    """A name in one line, or in two that are about as long."""
    if len(name) * letters * 0.56 <= room or " " not in name:
        return [name]
    spaces = [place for place, letter in enumerate(name) if letter == " "]
    cut = min(spaces, key=lambda place: abs(place - len(name) / 2))
    return [name[:cut], name[cut + 1 :]]
