"""Which cards are left: of every kind of symbol how many, beside the board; and every kind of card,
in a drawer.

The signs of a deck's cards are one symbol, which a page loads once; what changes lies on it.
"""

from collections.abc import Sequence

from plansza.core import kit
from plansza.core.kit import QUIET, SLIP, Box
from plansza.core.picture import (
    BOLD,
    END,
    MIDDLE,
    SANS,
    Speaker,
    circle,
    edge,
    paper,
    path,
    rect,
    remembered,
    section,
    symbol,
    tag,
    text,
    thing,
    use,
)
from plansza.games.drako.picture.faces import ACCENTS, INKS, PAPERS, Style, sign, value_of
from plansza.games.drako.rules.components import (
    CARD_NAMES,
    DECKS,
    SHIELD,
    SIDE_NAMES,
    SIDES,
    SYMBOL_WORDS,
    SYMBOLS,
    SYMBOLS_ON,
)

# Of the symbol with the signs of a deck.
ROW, SIGN, LETTERS, BREADTH = 20.0, 17.0, 13.0, 100.0
HEAD = 44.0  # of a list, above its rows
Cards = tuple[int, ...]
Line = tuple[str, str, int, int]  # an id, a name, how many are left and how many there were
BREADTHS = {"×": 0.6, "/": 0.4, "(": 0.36, ")": 0.36}  # in letters' heights; digits are alike
DIGIT = 0.55
# What a sign says besides its value: how many figures, or stones to pay.
EXTRAS = {
    number: f"({found.value})" if found.kind == SHIELD else f"×{found.count}"
    for number, found in enumerate(SYMBOLS)
    if (found.kind == SHIELD and found.value) or (found.kind != SHIELD and found.count > 1)
}


def kinds_in(side: int) -> list[int]:
    """The cards of a side's deck, each once."""
    return sorted(set(DECKS[side]))


def symbols_in(side: int) -> list[int]:
    """The kinds of symbols in a side's deck: powers last."""
    return sorted({SYMBOLS[each].kind for card in DECKS[side] for each in SYMBOLS_ON[card]})


# -- art ------------------------------------------------------------------------------------------


def art() -> str:
    """The signs of all decks."""
    return "".join(map(_signs, range(SIDES)))


def _list(side: int) -> str:
    return f"drako-list-{SIDE_NAMES[side]}"


def _signs(side: int) -> str:
    """Every kind of card in a deck by its signs, one below another."""
    cards = kinds_in(side)
    entries = [_entry(card, side, index * ROW) for index, card in enumerate(cards)]
    return symbol(_list(side), BREADTH, ROW * len(cards), *entries)


def _entry(card: int, side: int, top: float) -> str:
    ink: Style = {"fill": ACCENTS[side], "font_family": SANS, "font_weight": 600}
    shapes: list[str] = []
    x = 0.0
    for number in SYMBOLS_ON[card]:
        facts = value_of(number) + EXTRAS.get(number, "")
        at = round(x, 1), round(top + (ROW - SIGN) / 2, 1)
        shapes.append(use(sign(number), *at, SIGN, SIGN, color=INKS[side]))
        x += SIGN + 2
        shapes.append(text(facts, round(x, 1), round(top + ROW / 2 + 4.5, 1), LETTERS, **ink))
        x += 6 + LETTERS * sum(BREADTHS.get(letter, DIGIT) for letter in facts)
    return "".join(shapes)


# -- beside the board -----------------------------------------------------------------------------


@remembered
def summary(id: str, side: int, box: Box, letters: float, title: str) -> str:
    """A sheet with the name and the sign of every kind of symbol."""
    sheet = paper(*box, PAPERS[side], 7)
    name = text(title, box.x + 12, box.y + 22, letters, **BOLD, fill=INKS[side])
    rows = [
        use(_sign_of(kind), *_cell(box, index)[:2], 22, 22, color=INKS[side])
        for index, kind in enumerate(symbols_in(side))
    ]
    return thing(id, title, sheet, name, *rows)


def _sign_of(kind: int) -> str:
    return f"drako-sign-{SYMBOL_WORDS[kind]}"


def _cell(box: Box, index: int) -> Box:
    """The place of a kind of symbol on the sheet."""
    return Box(box.x + 14, box.y + 31 + index * 27, box.width - 28, 27)


@section
def kinds(
    end: str, side: int, box: Box, letters: float, hidden: Cards, deck: Cards, words: Speaker
) -> tuple[tuple[str, str], ...]:
    """Every kind of symbol, and on how many cards of the deck it is left."""
    found = []
    for index, kind in enumerate(symbols_in(side)):
        left, total = [with_symbol(cards, kind) for cards in (hidden, deck)]
        name = words("sign-name", one=SYMBOL_WORDS[kind])
        count = words("left-of", left=left, total=total)
        id = f"kind-{end}-{SYMBOL_WORDS[kind]}"
        found.append((id, kind_left(id, box, index, letters, name, count)))
    return tuple(found)


def with_symbol(cards: Sequence[int], kind: int) -> int:
    """How many of these cards have a symbol of this kind."""
    return sum(any(SYMBOLS[each].kind == kind for each in SYMBOLS_ON[card]) for card in cards)


@remembered
def kind_left(id: str, box: Box, index: int, letters: float, name: str, count: str) -> str:
    """A kind of symbol, and on how many cards it is left."""
    cell = _cell(box, index)
    y = cell.y + 11 + letters * 0.36
    quiet: Style = {"fill": QUIET, "font_family": SANS}
    said = text(name, cell.x + 32, y, letters, **quiet)
    number = text(count, cell.right, y, letters, **END, **quiet, **BOLD)
    return thing(id, f"{name}: {count}", rect(*cell, fill_opacity=0), said, number)


# -- the drawer -----------------------------------------------------------------------------------


@remembered
def opener(id: str, drawer: str, box: Box, name: str, letters: float) -> str:
    """The front of a drawer with its handle."""
    front = paper(*box, SLIP, 5) + rect(*box.inside(4), 3, fill="none", stroke=QUIET)
    handle = rect(box.middle - 17, box.bottom - 14, 34, 6, 3, fill=QUIET)
    pull = path(f"M{box.middle - 5:g} {box.bottom - 18:g}l5-5 5 5z", fill=QUIET)
    ink: Style = {"font_family": SANS, "font_weight": 600}
    title = text(name, box.middle, box.y + letters + 5, letters, **MIDDLE, **ink)
    return kit.opener(id, name, drawer, front, edge(*box, 5), title, handle, pull)


@section
def sheet(
    end: str, side: int, box: Box, letters: float, hidden: Cards, deck: Cards, words: Speaker
) -> str:
    """All cards of a side: for each its signs, and a dot for every card, full while it is left."""
    lines = [
        _told(end, card, hidden.count(card), deck.count(card), words) for card in kinds_in(side)
    ]
    titles = words("side", side=SIDE_NAMES[side]), words("ledger-short")
    legend = words("dot-left"), words("dot-gone")
    scale = letters / LETTERS
    row = ROW * scale
    ground = paper(*box, PAPERS[side], 7)
    heads = [
        text(titles[0], box.x + 10, box.y + 19, letters + 2, **BOLD, fill=INKS[side]),
        text(titles[1], box.x + 10, box.y + 37, letters, font_family=SANS, fill=QUIET),
    ]
    at = box.x + 10, box.y + HEAD
    signs = use(_list(side), *at, BREADTH * scale, row * len(lines))
    rows = [
        _line(line, Box(at[0], at[1] + index * row, box.width - 20, row), side)
        for index, line in enumerate(lines)
    ]
    return tag("g", ground, *heads, signs, *rows, _legend(box, letters, legend, side))


def _told(end: str, card: int, left: int, total: int, words: Speaker) -> Line:
    name = words.thing(CARD_NAMES[card])
    label = words("ledger-label", card=name, left=left, total=total)
    return f"left-{end}-{card}", label, left, total


def _line(line: Line, cell: Box, side: int) -> str:
    id, name, left, total = line
    radius = cell.height / 5
    step = radius * 2.75
    dots = [
        _dot(
            cell.right - radius - step * (total - 1 - place),
            cell.centre,
            radius,
            place < left,
            side,
        )
        for place in range(total)
    ]
    return thing(id, name, rect(*cell, fill_opacity=0), *dots)


def _dot(x: float, y: float, radius: float, full: bool, side: int) -> str:
    """A card that is left, or the outline of one that is gone."""
    rim: Style = {"stroke": INKS[side], "stroke_width": 1.2}
    fill = INKS[side] if full else "none"
    dim = None if full else ".55"
    return circle(round(x, 1), round(y, 1), round(radius, 1), fill=fill, stroke_opacity=dim, **rim)


def _legend(box: Box, letters: float, words: tuple[str, str], side: int) -> str:
    """What the two kinds of dots mean."""
    y, half = box.bottom - 10, (box.width - 20) / 2
    ink: Style = {"font_family": SANS, "fill": QUIET}
    shapes: list[str] = []
    for place, word in enumerate(words):
        x = box.x + 15 + place * half
        shapes.append(_dot(x, y - letters * 0.33, letters / 3.2, place == 0, side))
        shapes.append(text(word, x + letters * 0.65, y, letters, **ink))
    return "".join(shapes)
