"""Figures, symbols and cards: what lies in the two boxes (B3, B4, D1), as plain data.

A figure is an int, the same in every duel. A card is an int too: its kind, that is, the symbols it
offers; cards with the same symbols are the same card, whichever deck they are in.
"""

from typing import Final

from plansza.core.values import codes
from plansza.games.drako.rules import assumptions

NONE: Final = -1

# -- sides and figures ----------------------------------------------------------------------------

KNIGHTS: Final = 0
TROLLS: Final = 1
DRAGONS: Final = 2  # the dragon's side, of one
DWARVES: Final = 3
SIDES: Final = 4
SIDE_NAMES: Final = ("knights", "trolls", "dragon", "dwarves")

KNIGHT: Final = 0
ARCHER: Final = 1
OTHER_ARCHER: Final = 2
THROWER: Final = 3
BERSERKER: Final = 4
DRAGON: Final = 5
BRALD: Final = 6
MORIN: Final = 7
URPEN: Final = 8
FIGURES: Final = 9
FIGURE_NAMES: Final = codes("""
    knight archer1 archer2 thrower berserker dragon brald morin urpen
""")
FIGURE_NUMBERS: Final[dict[str, int]] = {name: figure for figure, name in enumerate(FIGURE_NAMES)}
FIGURES_OF: Final[list[list[int]]] = [
    [KNIGHT, ARCHER, OTHER_ARCHER],
    [THROWER, BERSERKER],
    [DRAGON],
    [BRALD, MORIN, URPEN],
]
SIDE_OF: Final[list[int]] = [
    side for figure in range(FIGURES) for side in range(SIDES) if figure in FIGURES_OF[side]
]

# B3: wound slots. A troll's first ones belong to his power; the dragon's lie in four tracks.
ARCHER_SLOTS: Final = 3
THROW_SLOTS: Final = 3
CHARGE_SLOTS: Final = 4
ARMOUR: Final = 0
WINGS: Final = 1
FLAME: Final = 2
LEGS: Final = 3
TRACKS: Final = 4
TRACK_NAMES: Final = ("armour", "wings", "fire", "legs")
TRACK_SLOTS: Final[list[int]] = [
    assumptions.ARMOUR_SLOTS,
    assumptions.WINGS_SLOTS,
    assumptions.FIRE_SLOTS,
    assumptions.LEGS_SLOTS,
]
SLOTS: Final[list[int]] = [
    assumptions.KNIGHT_SLOTS,
    ARCHER_SLOTS,
    ARCHER_SLOTS,
    assumptions.THROWER_SLOTS,
    assumptions.BERSERKER_SLOTS,
    sum(TRACK_SLOTS),
    assumptions.BRALD_SLOTS,
    assumptions.MORIN_SLOTS,
    assumptions.URPEN_SLOTS,
]

# B4: stones.
STONES: Final = 10

# T1, T2: counts.
OPENING_HAND: Final = 4
DRAWN: Final = 2
HAND_LIMIT: Final = 6
ACTIONS: Final = 2
FURY_ACTIONS: Final = 3  # P7
FURY_WOUNDS: Final = 1
CHARGE_HITS: Final = 2  # P5
CHARGE_VALUE: Final = 1
DECK_SIZE: Final = 38

# -- symbols --------------------------------------------------------------------------------------

MOVE: Final = 0
ATTACK: Final = 1
SHIELD: Final = 2
BOW: Final = 3
XBOW: Final = 4
ROCK: Final = 5
FIRE: Final = 6
NET: Final = 7
CHARGE: Final = 8
FLY: Final = 9
REINFORCE: Final = 10
SYMBOL_WORDS: Final = codes("""
    move attack shield bow xbow rock fire net charge fly reinforce
""")
# How a card writes a power; moves, attacks and shields are written otherwise.
_POWERS: Final[dict[str, int]] = {
    word.capitalize(): kind for kind, word in enumerate(SYMBOL_WORDS) if kind > SHIELD
}
# Who carries a power out, by symbol; of the others anybody moves and strikes.
ACTORS: Final[list[list[int]]] = [
    [],
    [],
    [],
    [ARCHER, OTHER_ARCHER],
    [MORIN],
    [THROWER],
    [DRAGON],
    [URPEN],
    [BERSERKER],
    [DRAGON],
    [KNIGHT],
]


class Symbol:
    """What one symbol says: how many figures (of a shield: attacks), how far or how hard.

    `low` is the smaller of two unequal values. A shield's value is its price in stones.
    """

    def __init__(self, kind: int, count: int, value: int, low: int) -> None:
        self.kind = kind
        self.count = count
        self.value = value
        self.low = low


def read_symbol(text: str) -> Symbol:
    """A symbol as the deck lists write it: M2-1, A-3, A2-2/1, S, SS, S(1), Bow-2, Charge."""
    name, _, rest = text.partition("-")
    if text[0] == "S":
        price = int(text[2]) if text.endswith(")") else 0
        return Symbol(SHIELD, 2 if text == "SS" else 1, price, 0)
    values = [int(value) for value in rest.split("/")] if rest else [0]
    if name in _POWERS:
        return Symbol(_POWERS[name], 1, values[0], values[0])
    kind = MOVE if name[0] == "M" else ATTACK
    return Symbol(kind, int(name[1:] or 1), max(values), min(values))


def _distinct(names: list[str]) -> list[str]:
    return list(dict.fromkeys(names))


DECK_LISTS: Final = (
    assumptions.KNIGHTS_DECK,
    assumptions.TROLLS_DECK,
    assumptions.DRAGON_DECK,
    assumptions.DWARVES_DECK,
)
CARD_NAMES: Final[list[str]] = _distinct([name for deck in DECK_LISTS for _, name in deck])
CARDS: Final = len(CARD_NAMES)
CARD_NUMBERS: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_NAMES)}
SYMBOL_NAMES: Final[list[str]] = _distinct([s for name in CARD_NAMES for s in name.split("|")])
SYMBOL_NUMBERS: Final[dict[str, int]] = {name: n for n, name in enumerate(SYMBOL_NAMES)}
SYMBOLS: Final[list[Symbol]] = [read_symbol(name) for name in SYMBOL_NAMES]
# The symbols of every card, and the one among them that is a shield, or NONE.
SYMBOLS_ON: Final[list[list[int]]] = [
    [SYMBOL_NUMBERS[symbol] for symbol in name.split("|")] for name in CARD_NAMES
]
SHIELD_ON: Final[list[int]] = [
    max([NONE, *[symbol for symbol in symbols if SYMBOLS[symbol].kind == SHIELD]])
    for symbols in SYMBOLS_ON
]
DECKS: Final[list[list[int]]] = [
    sorted([CARD_NUMBERS[name] for count, name in deck for _ in range(count)])
    for deck in DECK_LISTS
]
# The different cards of each deck, and how many of every card there are in it.
KINDS: Final[list[list[int]]] = [sorted(set(deck)) for deck in DECKS]
COUNTS: Final[list[list[int]]] = [[deck.count(card) for card in range(CARDS)] for deck in DECKS]
MOST_SYMBOLS: Final = 2
MOST_ATTACKS: Final = 3  # of one card: A3-1, or three figures in a line


def card_names(cards: list[int]) -> str:
    """Several cards in one text."""
    return " ".join([CARD_NAMES[card] for card in cards])
