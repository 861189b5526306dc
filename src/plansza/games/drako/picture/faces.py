"""The faces of the cards, as symbols: made once, and used wherever a card lies.

A face shows signs and numbers; their names, which depend on the language, the picture writes on it.
"""

from functools import cache
from importlib.resources import files

from plansza.core.kit import card_frame
from plansza.core.picture import Value, symbol, tag, text, use
from plansza.games.drako.rules.components import (
    ATTACK,
    DECKS,
    SHIELD,
    SIDE_NAMES,
    SIDES,
    SYMBOL_WORDS,
    SYMBOLS,
    SYMBOLS_ON,
)

INKS = ("#4a5560", "#49682f", "#b23c1a", "#8c4f22")  # iron, moss, ember, copper
ACCENTS = ("#a51c2b", "#2f4a1e", "#7c1f10", "#5d3112")
BONE = "#efe6d3"
PAPERS = ("#f1ebdf", "#edecd8", "#f6e6d3", "#f4e8d2")
WIDTH, HEIGHT = 100, 140  # of every face; all cards on the table have this shape
NAME_LINES = ((126.0,), (61.0, 127.0))  # where the names of one or two symbols are written

Style = dict[str, Value | None]  # attributes that belong together


def face(side: int, card: int) -> str:
    """The symbol of a card's face in one side's deck."""
    return f"drako-face-{SIDE_NAMES[side]}-{card}"


def back(side: int) -> str:
    """The symbol of a side's back."""
    return f"drako-back-{SIDE_NAMES[side]}"


def sign(number: int) -> str:
    """The piece of art for a symbol."""
    found = SYMBOLS[number]
    double = found.kind == SHIELD and found.count > 1
    return f"drako-sign-{SYMBOL_WORDS[found.kind]}{'2' if double else ''}"


def value_of(number: int) -> str:
    """The number beside a sign: strength, distance, two unequal strengths; or nothing."""
    found = SYMBOLS[number]
    if found.kind == SHIELD or not found.value:
        return ""
    if found.kind == ATTACK and found.low != found.value:
        return f"{found.value}/{found.low}"
    return str(found.value)


@cache
def art() -> str:
    """All symbols, to be loaded once by a page; a standalone picture carries what it uses."""
    whole = (files("plansza.games.drako.picture") / "art.svg").read_text(encoding="utf-8")
    drawn = whole[whole.index("<symbol") : whole.rindex("</svg>")].strip()
    faces = [_face(side, card) for side in range(SIDES) for card in sorted(set(DECKS[side]))]
    return "".join((drawn, *faces, *map(_back, range(SIDES))))


def _face(side: int, card: int) -> str:
    symbols = SYMBOLS_ON[card]
    ink = INKS[side]
    shapes = [card_frame(WIDTH, HEIGHT, ink, PAPERS[side])]
    if len(symbols) == 1:
        shapes.append(_large(symbols[0], side))
    else:
        shapes += [_row(symbols[0], side, 7), _row(symbols[1], side, 73)]
        dashes: Style = {"stroke_width": 1.5, "stroke_dasharray": "4 3"}
        shapes.append(tag("path", d="M8 68h84", stroke=ink, stroke_opacity=".5", **dashes))
    return symbol(face(side, card), WIDTH, HEIGHT, *shapes)


def _large(number: int, side: int) -> str:
    """The only symbol of a card."""
    value = value_of(number)
    if not value:
        return use(sign(number), 18, 22, 64, 64, color=INKS[side]) + _extras(number, side, 50, 98)
    shown = use(sign(number), 24, 8, 52, 52, color=INKS[side])
    return shown + _value(value, side, 50, 106, 36) + _extras(number, side, 50, 67)


def _row(number: int, side: int, top: float) -> str:
    """One of two symbols."""
    value, found = value_of(number), SYMBOLS[number]
    wide = 40 if value else 44
    left = 9 if value else 28 - 6 * found.value  # stones beside a shield need room
    shown = use(sign(number), left, top, wide, wide - 2, color=INKS[side])
    several = value and found.count > 1
    size, down = (26, 22) if several else (32, 32)
    return (
        shown
        + (_value(value, side, 72, top + down, size) if value else "")
        + _extras(number, side, 72 if value else 84 - 3 * found.value, top + (32 if value else 12))
    )


def _value(value: str, side: int, x: float, y: float, size: float) -> str:
    return text(value, x, y, size, font_weight=700, text_anchor="middle", fill=ACCENTS[side])


def _extras(number: int, side: int, x: float, y: float) -> str:
    """How many figures a symbol serves, as heads; what a shield costs, as stones."""
    found = SYMBOLS[number]
    if found.kind == SHIELD:
        left = x - 8 * found.value + 1
        return "".join(
            use("drako-stone", left + 16 * place, y, 14, 14, color="#6c6e74")
            for place in range(found.value)
        )
    if found.count < 2:
        return ""
    left = x - 6 * (found.count - 1)
    heads = [_head(left + 12 * place, y) for place in range(found.count)]
    return "".join(tag("path", fill=ACCENTS[side], d=head) for head in heads)


def _head(x: float, y: float) -> str:
    """The path of a head on its shoulders."""
    return f"M{x - 5:g} {y + 7:g}q5-9 10 0zM{x:g} {y - 5:g}a3.2 3.2 0 1 1-.1 0z"


def _back(side: int) -> str:
    """A side's emblem on its own colour, in a frame that mirrors itself."""
    ink = INKS[side]
    sheet = card_frame(WIDTH, HEIGHT, "#fff", ink)
    leaf = "M50 8C38 16 24 16 12 10c2 14 0 24-4 34M50 8c12 8 26 8 38 2-2 14 0 24 4 34"
    frame = tag("path", d=leaf, fill="none", stroke="#fff", stroke_opacity=".55", stroke_width=3)
    lower = tag("g", frame, transform=f"translate(100 {HEIGHT}) rotate(180)")
    emblem = use(f"drako-emblem-{SIDE_NAMES[side]}", 24, 44, 52, 52, color="#f1e9d6")
    return symbol(back(side), WIDTH, HEIGHT, sheet, frame, lower, emblem)
