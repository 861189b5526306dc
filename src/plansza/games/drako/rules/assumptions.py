"""Every number that we assume, because the rulebook shows it in a picture only.

Nothing else in the game is guessed. `ASSUMED` lists what is here by the rule it belongs to; the
guide shows that list. Fields are named by row, from a in the north to e, and place from the left.
"""

from typing import Final

DeckList = tuple[tuple[int, str], ...]  # how many of a card, and its symbols

# B2: start fields. The second-named of two fields is as free as the first where the owner chooses.
SOUTH: Final = ("e2", "e1", "e3")
NORTH: Final = ("a2", "a1", "a3")
TROLLS_NORTH: Final = ("a1", "a3")
TROLLS_APART: Final = ("a1", "e3")
DWARVES_AROUND: Final = ("a1", "c5", "e1")

# B3: wounds a figure takes; an archer's 3, and the slots of throw and charge, are the rulebook's.
KNIGHT_SLOTS: Final = 5
THROWER_SLOTS: Final = 8
BERSERKER_SLOTS: Final = 8
ARMOUR_SLOTS: Final = 4
WINGS_SLOTS: Final = 2
FIRE_SLOTS: Final = 2
LEGS_SLOTS: Final = 2
BRALD_SLOTS: Final = 6
MORIN_SLOTS: Final = 4
URPEN_SLOTS: Final = 5


def _deck(text: str) -> DeckList:
    words = text.split()
    return tuple([(int(words[at]), words[at + 1]) for at in range(0, len(words), 2)])


# D1: the four decks: how many of each card, and the symbols it lets you choose from.
KNIGHTS_DECK: Final[DeckList] = _deck("""
    3 Reinforce|M1-1  4 Bow-2  1 Bow-3  2 Bow-2|M1-1  2 Bow-1|M1-2
    4 A-2  3 A-1|S  4 A2-1/1  2 A3-1
    2 M1-2|S  2 M2-1|S  3 M1-2  3 M2-1  1 M2-2  2 SS
""")
TROLLS_DECK: Final[DeckList] = _deck("""
    3 Rock-3  4 Rock-2|M1-1  4 Charge  2 Charge|M1-2
    4 A-3  3 A-2|M1-1  3 A-2|S(1)  3 A2-2/1  1 A2-2/2
    3 M1-2|S(1)  2 M2-2  2 M2-1|S(2)  2 M1-3  2 S
""")
DRAGON_DECK: Final[DeckList] = _deck("""
    3 Fly  2 Fly|Fire-1  2 Fire-2  2 Fire-1|M1-1
    4 S  2 S|M1-1  2 S|A-1
    3 A-3  6 A-2  4 A-2|M1-1  4 A-1|M1-2  4 M1-2
""")
DWARVES_DECK: Final[DeckList] = _deck("""
    3 Net  2 Xbow-2  3 Xbow-1|M1-1
    5 A2-1/1  6 A-2  4 A-1|S  3 A-1|M1-1
    5 M1-2|S  4 M2-1|S  2 M1-2  1 M2-1
""")

# X1: how many turns in a row may pass without a wound before the duel is a draw.
STALL_TURNS: Final = 60

# What is assumed, by rule; each is a text `assumed-KEY` of the words. The last three are rules
# without a number: how a dragon is wounded, what a net does, where knights' help arrives.
ASSUMED: Final = (
    ("B2", "fields"),
    ("B3", "slots"),
    ("D1", "decks"),
    ("X1", "stall"),
    ("P6", "tracks"),
    ("N1", "net"),
    ("P3", "homes"),
)
