"""The faces of the cards, as symbols: made once, and used wherever a card lies.

A card shows value and suit where a covering card leaves them visible: in the top strip at the
dams (`row`), along the left edge in a hand (`hand`). A very small card (`small`, and only tactics
cards get that small) shows its art alone.
"""

from functools import cache
from importlib.resources import files

from plansza.core.kit import card_frame
from plansza.core.picture import BOLD, squeezed, symbol, text, use
from plansza.core.values import codes
from plansza.games.spor.rules.components import (
    BATTLE_CARDS,
    CARD_NAMES,
    COLOUR_OF,
    TACTICS_NAMES,
    VALUE_OF,
)

ANIMALS = codes("""
    duck snail toad salamander crayfish shrew
    turtle eel otter heron catfish beaver
""")
TACTICS_ART = codes("""
    dragonfly swan grebe
    transfer recruit desertion treason explosion support exchange
""")
TACTICS_DISPLAY = ("Ważka", "Łabędź", *TACTICS_NAMES[2:])
INKS = ("#1f7a7a", "#4f8a3c", "#b8506b", "#c98a1b", "#7a4b2a")
TACTICS_INK = "#3c3f63"
TACTICS_PAPER = "#ece6f2"
BACK_INK = "#3f6f76"

WIDTH, HEIGHT = 100, 140  # of every face; all cards on the table have this shape
HAND, ROW, SMALL = "hand", "row", "small"
BACK, TACTICS_BACK = "spor-face-back", "spor-face-back-tactics"
NAME_SIZES = {HAND: 18.0, ROW: 26.6}  # thirteen on a phone, where these faces are smallest


def face(card: int, kind: str) -> str:
    """The symbol of a card's face."""
    return f"spor-{kind}-{CARD_NAMES[card]}"


@cache
def art() -> str:
    """All symbols, to be loaded once by a page; a standalone picture carries what it uses."""
    whole = (files("plansza.games.spor.picture") / "art.svg").read_text(encoding="utf-8")
    drawn = whole[whole.index("<symbol") : whole.rindex("</svg>")].strip()
    faces = {
        face(card, kind): _face(card, kind)
        for card in range(len(CARD_NAMES))
        for kind in ((HAND, ROW) if card < BATTLE_CARDS else (HAND, ROW, SMALL))
    }
    backs = (
        _back(BACK, "spor-back", BACK_INK),
        _back(TACTICS_BACK, "spor-back-tactics", TACTICS_INK),
    )
    return "".join((drawn, *faces.values(), *backs))


def _face(card: int, kind: str) -> str:
    shapes = _battle(card, kind) if card < BATTLE_CARDS else _tactics(card - BATTLE_CARDS, kind)
    return symbol(face(card, kind), WIDTH, HEIGHT, shapes)


def _battle(card: int, kind: str) -> str:
    colour, value = COLOUR_OF[card], VALUE_OF[card]
    ink = INKS[colour]
    suit = (11, 42, 23, 23) if kind == HAND else (67, 9, 24, 24)
    number = text(value, 9, 33, 34, **BOLD, fill=ink)
    sign = use(f"spor-suit-{colour}", *suit, color=ink)
    animal = use(f"spor-{ANIMALS[value]}", 15, 60, 70, 70, color=ink)
    return card_frame(WIDTH, HEIGHT, ink) + number + sign + animal


def _tactics(number: int, kind: str) -> str:
    sheet = card_frame(WIDTH, HEIGHT, TACTICS_INK, TACTICS_PAPER, "3 3")
    art = f"spor-{TACTICS_ART[number]}"
    if kind == SMALL:
        return sheet + use(art, 8, 28, 84, 84, color=TACTICS_INK)
    name, size = TACTICS_DISPLAY[number], NAME_SIZES[kind]
    room = WIDTH - (38 if kind == HAND else 12)  # in a full hand the next card covers the rest
    fit = squeezed(room, len(name) * size * 0.72 > room)
    title = text(name, 7, size + 6, size, **BOLD, fill=TACTICS_INK, **fit)
    return sheet + title + use(art, 15, 52, 70, 70, color=TACTICS_INK)


def _back(id: str, drawing: str, ink: str) -> str:
    sheet = card_frame(WIDTH, HEIGHT, ink)
    return symbol(id, WIDTH, HEIGHT, sheet, use(drawing, 3, 3, WIDTH - 6, HEIGHT - 6, color=ink))
