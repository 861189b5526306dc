"""The faces of the cards, as symbols: made once, and used wherever a card lies.

A card shows value and suit where a covering card leaves them visible: in the top strip at the
dams (`row`), along the left edge in a hand (`hand`). On a phone a hand is a row of `slim` cards,
which need not cover each other. A very small card (`small`, and only tactics cards get that small)
shows its art alone. What is written in a language is not on a face: the picture adds the name of a
tactics card, and a face is the same for everybody.
"""

from functools import cache
from importlib.resources import files

from plansza.core.kit import card_frame
from plansza.core.picture import BOLD, END, MIDDLE, circle, path, symbol, text, use
from plansza.core.values import codes
from plansza.games.spor.rules.components import (
    BATTLE_CARDS,
    CARD_NAMES,
    COLOUR_OF,
    FIRST_TRICK,
    LABEDZ_VALUE,
    PERKOZ_HIGH,
    PERKOZ_LOW,
    TACTICS_NAMES,
    VALUE_OF,
    VALUES,
)

ANIMALS = codes("""
    duck snail toad salamander crayfish shrew
    turtle eel otter heron catfish beaver
""")
TACTICS_ART = codes("""
    dragonfly swan grebe
    transfer recruit desertion treason explosion support exchange
""")
TACTICS_PRINTED = ("Ważka", "Łabędź", *TACTICS_NAMES[2:])  # on the cards of the Polish box
ELITE_VALUES = (f"0–{VALUES - 1}", f"{LABEDZ_VALUE}", f"{PERKOZ_LOW}–{PERKOZ_HIGH}")  # V4
INKS = ("#1f7a7a", "#4f8a3c", "#b8506b", "#c98a1b", "#7a4b2a")
TACTICS_INK = "#3c3f63"
TACTICS_PAPER = "#ece6f2"
BACK_INK = "#3f6f76"

WIDTH, HEIGHT = 100, 140  # of every face but the slim ones
SLIM_WIDTH = 70
HAND, ROW, SLIM, SMALL = "hand", "row", "slim", "small"
BACK, TACTICS_BACK = "spor-face-back", "spor-face-back-tactics"
CLOSE = {"letter_spacing": "-1.5"}
ANY_COLOUR = "spor-any-colour"


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
        for kind in _kinds(card)
    }
    backs = (
        _back(BACK, "spor-back", BACK_INK),
        _back(TACTICS_BACK, "spor-back-tactics", TACTICS_INK),
    )
    return "".join((drawn, _any_colour(), *faces.values(), *backs))


def _kinds(card: int) -> tuple[str, ...]:
    """The faces a card needs: tricks are never laid at a dam."""
    if card < BATTLE_CARDS:
        return HAND, ROW, SLIM
    return (HAND, ROW, SLIM, SMALL) if card < FIRST_TRICK else (HAND, SLIM, SMALL)


def _face(card: int, kind: str) -> str:
    if kind == SLIM:
        slim = _slim_battle(card) if card < BATTLE_CARDS else _slim_tactics(card - BATTLE_CARDS)
        return symbol(face(card, kind), SLIM_WIDTH, HEIGHT, slim)
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
    """V4, V5: the left edge of a card in hand is left to its name; an elite shows its values."""
    sheet = card_frame(WIDTH, HEIGHT, TACTICS_INK, TACTICS_PAPER, "3 3")
    art = f"spor-{TACTICS_ART[number]}"
    if kind == SMALL:
        return sheet + use(art, 8, 28, 84, 84, color=TACTICS_INK)
    if kind == ROW:
        values = text(ELITE_VALUES[number], 6, 30, 27, **BOLD, **CLOSE, fill=TACTICS_INK)
        drawn = use(art, 15, 52, 70, 70, color=TACTICS_INK)
        return sheet + values + use(ANY_COLOUR, 79, 12, 17, 17) + drawn
    drawn = sheet + use(art, 38, 40, 58, 58, color=TACTICS_INK)
    if number >= len(ELITE_VALUES):
        return drawn
    values = text(ELITE_VALUES[number], 93, 130, 24, **BOLD, **END, fill=TACTICS_INK)
    return drawn + values + use(ANY_COLOUR, 72, 9, 22, 22)


def _slim_battle(card: int) -> str:
    """The value above, as large as the card is wide; then its suit and its animal."""
    colour, value = COLOUR_OF[card], VALUE_OF[card]
    ink = INKS[colour]
    middle = SLIM_WIDTH / 2
    number = text(value, middle, 39, 40, **MIDDLE, **BOLD, **CLOSE, fill=ink)
    sign = use(f"spor-suit-{colour}", middle - 13, 49, 26, 26, color=ink)
    animal = use(f"spor-{ANIMALS[value]}", middle - 28, 80, 56, 56, color=ink)
    return card_frame(SLIM_WIDTH, HEIGHT, ink) + number + sign + animal


def _slim_tactics(number: int) -> str:
    """V4, V5: the left edge is left to the name, and room below the art for what the Polish card
    is called; an elite shows its values."""
    sheet = card_frame(SLIM_WIDTH, HEIGHT, TACTICS_INK, TACTICS_PAPER, "3 3")
    drawn = sheet + use(f"spor-{TACTICS_ART[number]}", 29, 6, 36, 36, color=TACTICS_INK)
    if number >= len(ELITE_VALUES):
        return drawn
    values = text(ELITE_VALUES[number], 66, 62, 20, **BOLD, **END, **CLOSE, fill=TACTICS_INK)
    return drawn + values + use(ANY_COLOUR, 5, 6, 17, 17)


def _any_colour() -> str:
    """A rosette of all five suits' papers."""
    petal = "M12 12Q6.4 6.6 12 .6Q17.6 6.6 12 12z"
    petals = [
        path(petal, transform=f"rotate({72 * turn} 12 12)", fill=ink)
        for turn, ink in enumerate(INKS)
    ]
    return symbol(ANY_COLOUR, 24, 24, *petals, circle(12, 12, 2.4, fill=TACTICS_PAPER))


def _back(id: str, drawing: str, ink: str) -> str:
    sheet = card_frame(WIDTH, HEIGHT, ink)
    return symbol(id, WIDTH, HEIGHT, sheet, use(drawing, 3, 3, WIDTH - 6, HEIGHT - 6, color=ink))
