"""Factions, cards and stacks: what lies in the box (A2–A5, A19, C1–C11), as plain data.

A creation card is an int, its kind: cards of one kind cannot be told apart. Units come first,
colour by colour, then royals, artefacts, neutral cards, Great Artefacts, the kept Fate card, and
last what the Hammer of Strato and the Solar Eclipse make, which are never real cards.
"""

from typing import Final

from plansza.core.values import codes
from plansza.games.battalia.rules.assumptions import (
    ARTEFACTS_EACH,
    CROSS_CITIES,
    HIGH_TOKENS,
    LOW_TOKENS,
    OTHER_CITIES,
    ROADS_EACH,
    STASHED_FOR_FEW,
    UNITS_EACH,
)

# A2: factions. Their number + 1 is the number of their gate.
COLOURS: Final = 6
UNIVERSAL: Final = 6  # a card that goes with every faction
NEUTRAL: Final = 7  # a card that goes with none
COLOUR_NAMES: Final = ("green", "gold", "red", "blue", "white", "orange")
LETTERS: Final = "GYRBWO"  # gold is written Y, for green has the G
# A21, C24: the Unbound and the Fanatics lie in the stacks of units like two more factions.
UNBOUND: Final = 6
FANATIC: Final = 7
BANDS: Final = 8
BAND_LETTERS: Final = LETTERS + "UF"
UNIVERSAL_EACH: Final = 2  # A21, C24: of every type

# A3, C3: units and royals by strength.
FREEMAN: Final = 0
CHIEF: Final = 1
PRIEST: Final = 2
LORD: Final = 3
RANKS: Final = 4
QUEEN: Final = 4
KING: Final = 5
RANK_NAMES: Final = ("Freeman", "Chief", "Priest", "Lord", "Queen", "King")

# A4: artefacts, in the order of the classes below.
WEAPON: Final = 0
HORSE: Final = 1
TOOL: Final = 2
TENT: Final = 3
TITLE: Final = 4
AMULET: Final = 5
SCROLL: Final = 6
ARTEFACTS: Final = 7
ARTEFACT_NAMES: Final = ("Weapon", "Horse", "Tool", "Tent", "Title", "Amulet", "Scroll")

# A19, C10: Great Artefacts.
HAMMER: Final = 0
HORN: Final = 1
SWORD: Final = 2
SHIELD: Final = 3
WINGS: Final = 4
CROWN: Final = 5
HAND_OF_LUUT: Final = 6
PAVILION: Final = 7
STAFF: Final = 8
BOOK: Final = 9
ARROW: Final = 10
BAG: Final = 11
BANNER: Final = 12
CLOAK: Final = 13
VASE: Final = 14
MASK: Final = 15
LOST_SCROLL: Final = 16
GREATS: Final = 17
GREAT_NAMES: Final = codes("""
    Hammer Horn Sword Shield Wings Crown Luut Pavilion Staff Book Arrow Bag Banner Cloak Vase
    Mask LostScroll
""")

# The kinds of creation cards.
UNIT: Final = 0  # + colour × 4 + rank
UNBOUND_UNIT: Final = UNIT + UNBOUND * RANKS  # + rank
FANATIC_UNIT: Final = UNIT + FANATIC * RANKS  # + rank
ROYAL: Final = UNIT + BANDS * RANKS  # + colour × 2 + 0 for the Queen, 1 for the King
ARTEFACT: Final = ROYAL + COLOURS * 2  # + colour × 7 + type
SUPPLY: Final = ARTEFACT + COLOURS * ARTEFACTS
DUST: Final = SUPPLY + 1
CHEST: Final = DUST + 1
GREAT: Final = CHEST + 1  # + great artefact
FATE: Final = GREAT + GREATS  # C11: Fate 1, kept
REAL_KINDS: Final = FATE + 1
STAND_IN: Final = REAL_KINDS  # + artefact type: what the Hammer stands for, the Eclipse makes
STAND_UNIT: Final = STAND_IN + ARTEFACTS  # + rank: what the Eclipse makes
KINDS: Final = STAND_UNIT + RANKS
NOTHING: Final = -1

# Classes: what a card is when it pays.
C_QUEEN: Final = 4
C_KING: Final = 5
C_ARTEFACT: Final = 6  # + type
C_SUPPLY: Final = C_ARTEFACT + ARTEFACTS
C_DUST: Final = C_SUPPLY + 1
C_CHEST: Final = C_DUST + 1
C_GREAT: Final = C_CHEST + 1
C_FATE: Final = C_GREAT + 1
C_FANATIC: Final = C_FATE + 1  # in a purse: what pays for nothing before its sacrifice
CLASSES: Final = C_FANATIC + 1


def unit(colour: int, rank: int) -> int:
    """The kind of a unit; its colour may be that of the Unbound or the Fanatics."""
    return UNIT + colour * RANKS + rank


def is_fanatic(kind: int) -> bool:
    """C24: whether a card is a Fanatic."""
    return FANATIC_UNIT <= kind < ROYAL


def royal(colour: int, which: int) -> int:
    """The kind of a Queen or King."""
    return ROYAL + colour * 2 + which - QUEEN


def artefact(colour: int, type: int) -> int:
    """The kind of an artefact."""
    return ARTEFACT + colour * ARTEFACTS + type


def _class_of(kind: int) -> int:
    if kind < ROYAL:
        return kind % RANKS
    if kind < ARTEFACT:
        return C_QUEEN + (kind - ROYAL) % 2
    if kind < SUPPLY:
        return C_ARTEFACT + (kind - ARTEFACT) % ARTEFACTS
    if kind < GREAT:
        return C_SUPPLY + kind - SUPPLY
    if kind >= STAND_UNIT:
        return kind - STAND_UNIT
    if kind >= STAND_IN:
        return C_ARTEFACT + kind - STAND_IN
    return C_GREAT if kind < FATE else C_FATE


def _colour_of(kind: int) -> int:
    if kind < ROYAL:
        return min(kind // RANKS, UNIVERSAL)
    if kind < ARTEFACT:
        return (kind - ROYAL) // 2
    if kind < SUPPLY:
        return (kind - ARTEFACT) // ARTEFACTS
    return NEUTRAL if kind < GREAT else UNIVERSAL


def _purse_of(kind: int) -> int:
    return C_FANATIC if is_fanatic(kind) else _class_of(kind)


# Tables of small numbers are bytes: of all that can be indexed they are the quickest to read.
CLASS_OF: Final = bytes([_class_of(kind) for kind in range(KINDS)])
COLOUR_OF: Final = bytes([_colour_of(kind) for kind in range(KINDS)])
# What a card of the hand counts as when a line is to be paid.
PURSE_OF: Final = bytes([_purse_of(kind) for kind in range(KINDS)])


def _name(kind: int) -> str:
    if kind >= STAND_IN:
        return "H" + (*ARTEFACT_NAMES, *RANK_NAMES)[kind - STAND_IN]
    if kind >= GREAT:
        return (*GREAT_NAMES, "Fate")[kind - GREAT]
    if kind >= SUPPLY:
        return ("Supply", "Dust", "Chest")[kind - SUPPLY]
    own = CLASS_OF[kind]
    letter = BAND_LETTERS[kind // RANKS if kind < ROYAL else COLOUR_OF[kind]]
    return letter + (RANK_NAMES[own] if own <= C_KING else ARTEFACT_NAMES[own - C_ARTEFACT])


CARD_NAMES: Final[list[str]] = [_name(kind) for kind in range(KINDS)]
CARD_NUMBERS: Final[dict[str, int]] = {name: kind for kind, name in enumerate(CARD_NAMES)}

# A4: terrain shapes, each with its exits: 1 north, 2 east, 4 south, 8 west.
SHAPES: Final = 9
R_CURVE: Final = 1  # up to here roads are simple
ROADS: Final = 4
CITY: Final = 4  # the first city shape
C_CROSS: Final = 8
GATE: Final = 9
RUINS: Final = 10
# C25: the cards of the Royal Valleys; from here on nothing has a colour.
CENTRE: Final = 11
BYWAY: Final = 12  # their crossroads
BUILDING: Final = 13
PASS: Final = 14
BRIDGE: Final = 15
SHAPE_NAMES: Final = codes("""
    Straight Curve Tee Cross CityEnd CityStraight CityCurve CityTee CityCross Gate Ruins Centre
    Byway Building Pass Bridge
""")
ALL_EXITS: Final = 15
EXITS: Final[list[int]] = [5, 3, 7, 15, 1, 5, 3, 7, 15, 15, 15, 15, 15, 3, 15, 15]
ROTATIONS: Final = 4


def turned(exits: int, rotation: int) -> int:
    """Exits after quarter turns clockwise."""
    return (exits << rotation | exits >> ROTATIONS - rotation) & ALL_EXITS


def _new_mask(exits: int, rotation: int) -> int:
    """The exits, or 0 where a smaller rotation gives the same."""
    mask = turned(exits, rotation)
    return 0 if mask in [turned(exits, less) for less in range(rotation)] else mask


# By shape × 4 + rotation.
MASKS: Final[list[int]] = [
    _new_mask(exits, rotation) for exits in EXITS for rotation in range(ROTATIONS)
]

# A5: the stacks of the pool: four of units, seven of artefacts, nine of terrain.
S_ARTEFACT: Final = RANKS
S_TERRAIN: Final = S_ARTEFACT + ARTEFACTS
STACKS: Final = S_TERRAIN + SHAPES

NEUTRAL_CARDS: Final = 12  # C16: stardusts, chests


def copies_in(stack: int) -> int:
    """How many cards of one faction a stack holds (A3, A4)."""
    if stack < S_ARTEFACT:
        return UNITS_EACH
    if stack < S_TERRAIN:
        return ARTEFACTS_EACH
    shape = stack - S_TERRAIN
    if shape < ROADS:
        return ROADS_EACH
    return CROSS_CITIES if shape == C_CROSS else OTHER_CITIES


# C5, C11, C16: luck.
STORMS: Final = 12
FATES: Final = 3
# C21–C23: neutral players, and elixirs in the order of the factions' colours.
METAMORPHIA: Final = 0
BILKARR: Final = 1
NEUTRAL_NAMES: Final = ("Metamorphia", "Bilkarr")
BROTHERHOOD: Final = 0
COLOSSUS: Final = 1
BERSERK: Final = 2
PALSY: Final = 3
COLD_BREATH: Final = 4
ECLIPSE: Final = 5
ELIXIRS: Final = 6
ELIXIR_NAMES: Final = ("Brotherhood", "Colossus", "Berserk", "Palsy", "ColdBreath", "Eclipse")
# C18: what is drafted in each round, and whether it goes round clockwise.
ROUNDS: Final[list[int]] = [FREEMAN, FREEMAN, FREEMAN, CHIEF, PRIEST]
CLOCKWISE: Final[list[bool]] = [True, False, True, False, True]
# C6, A10, A17, C3: limits per player.
HEROES: Final = 2
MARKETS: Final = 2
TOP_LEVEL: Final = 6
# By level: how many tokens can show it, and their kind; those of one kind are the same tokens.
TOKENS_OF: Final[list[int]] = [0, *[LOW_TOKENS] * 2, *[HIGH_TOKENS] * 2, 2, 1]
TOKEN_KINDS: Final[list[int]] = [0, 1, 1, 2, 2, 3, 4]
HAND: Final = 6
DAYS: Final = 7
# C16: factions in the pool and displayed Great Artefacts, by seats.
FACTIONS_FOR: Final[list[int]] = [0, 0, 3, 4, 4, 5, 6]
DISPLAYED: Final[list[int]] = [0, 0, 2, 3, 4, 5, 6]
# C25, Q13: Great Artefacts under every gate, if the Royal Bridge is there, by seats.
STASHED: Final[list[int]] = [0, 0, *[STASHED_FOR_FEW] * 2, 2, 1, 1]


def card_names(cards: list[int]) -> str:
    """Several cards in one text."""
    return " ".join([CARD_NAMES[card] for card in cards])
