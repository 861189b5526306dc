"""Cards, dams and logs: what lies in the box (C1–C3), as plain data.

A card is an int. Battle cards are 0–59, colour × 12 + value; tactics cards are 60–69, one number
for each kind (there are two dragonflies, both 60: nobody can tell them apart).
"""

from typing import Final

from plansza.core.errors import Fact
from plansza.core.values import codes

ATTACKER: Final = 0
DEFENDER: Final = 1
ROLE_NAMES: Final = ("attacker", "defender")

# C1: battle cards.
COLOURS: Final = 5
VALUES: Final = 12
BATTLE_CARDS: Final = 60
ROW: Final = (1 << VALUES) - 1  # all cards of one colour, a bit for each value
DUCK: Final = 0
BEAVER: Final = 11
COLOUR_LETTERS: Final = "TGRAB"  # teal, green, rose, amber, brown

# Tables of small numbers are bytes: of all that can be indexed they are the quickest to read.
COLOUR_OF: Final = bytes([card // VALUES for card in range(BATTLE_CARDS)])
VALUE_OF: Final = bytes([card % VALUES for card in range(BATTLE_CARDS)])
BIT_OF: Final[list[int]] = [1 << card % VALUES for card in range(BATTLE_CARDS)]

# C3: tactics cards.
WAZKA: Final = 60
LABEDZ: Final = 61
PERKOZ: Final = 62
TRANSFER: Final = 63
REKRUTACJA: Final = 64
DEZERCJA: Final = 65
ZDRADA: Final = 66
EKSPLOZJA: Final = 67
WSPARCIE: Final = 68
WYMIANA: Final = 69
FIRST_TRICK: Final = TRANSFER
KINDS: Final = 70
TACTICS_DECK: Final[list[int]] = [WAZKA, *range(WAZKA, KINDS)]
TACTICS_CARDS: Final = 11
TACTICS_NAMES: Final = codes("""
    Wazka Labedz Perkoz
    Transfer Rekrutacja Dezercja Zdrada Eksplozja Wsparcie Wymiana
""")
# V4: what the elites may stand for; their colour is free.
LABEDZ_VALUE: Final = 7
PERKOZ_LOW: Final = 1
PERKOZ_HIGH: Final = 3

# C3, T1, V2, V5: counts.
LOGS: Final = 3
HAND: Final = 6
TACTICS_HAND: Final = 1
EXCHANGED: Final = 3
RETURNED: Final = 2

# C2: dams, intact and damaged. A requirement says what decides there.
DAMS: Final = 7
MOST_SPACES: Final = 4
NONE: Final = 0
PLUS: Final = 1
MINUS: Final = 2
KOMPANIA_DAM: Final = 3
BRACTWO_DAM: Final = 4
BANDA_DAM: Final = 5
REQUIREMENT_NAMES: Final = ("none", "plus", "minus", "kompania", "bractwo", "banda")
# The first line is the intact sides of dams 1–7, the second their damaged sides: the spaces, and
# what decides.
DAM_SIDES: Final = codes("""
    3-plus  4-none     3-none    2-none  3-none    4-none     3-minus
    3-banda 2-kompania 3-bractwo 4-minus 3-bractwo 2-kompania 3-banda
""")
# Behind them stands a place where no tile lies yet.
NO_TILE: Final = 2 * DAMS
SPACES: Final = bytes([*[int(side[0]) for side in DAM_SIDES], 0])
REQUIREMENTS: Final = bytes([*[REQUIREMENT_NAMES.index(side[2:]) for side in DAM_SIDES], NONE])

TILE_SIDES: Final[list[str]] = [DAM_SIDES[tile] + DAM_SIDES[DAMS + tile] for tile in range(DAMS)]

# What is told of a tile: both its sides.
TILE_FACTS: Final[list[dict[str, Fact]]] = [
    {
        "tile": tile + 1,
        "spaces": SPACES[tile],
        "requirement": REQUIREMENT_NAMES[REQUIREMENTS[tile]],
        "damaged_spaces": SPACES[DAMS + tile],
        "damaged": REQUIREMENT_NAMES[REQUIREMENTS[DAMS + tile]],
    }
    for tile in range(DAMS)
]

# K6: how many damaged dams lose the river.
DAMAGED_TO_WIN: Final = 4
# V1: how often a tied pair of games is played again.
MOST_PAIRS: Final = 5
DECIDER: Final = 3  # or the number of the game that decides instead


def card_name(card: int) -> str:
    """The card as notation writes it: G7, T11, Wazka."""
    if card >= BATTLE_CARDS:
        return TACTICS_NAMES[card - BATTLE_CARDS]
    return f"{COLOUR_LETTERS[COLOUR_OF[card]]}{VALUE_OF[card]}"


CARD_NAMES: Final[list[str]] = [card_name(card) for card in range(KINDS)]
CARD_NUMBERS: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_NAMES)}


def card_names(cards: list[int]) -> str:
    """Several cards in one text."""
    return " ".join([CARD_NAMES[card] for card in cards])
