"""What lies in the box: tiles with their barriers, tokens, and the decks of every variant.

A tile on the table is an int, `kind * 6 + rotation`; tables below are indexed by it. Edges count
clockwise from 0 = N, as in `core.hexes`.
"""

from typing import Final

from plansza.core.hexes import DIRECTIONS, turned
from plansza.core.values import codes

# Components: the kinds of tiles. The first eight are drawn from the deck.
WATER: Final = 0
WATERFALL: Final = 1
BEAR: Final = 2
EAGLE: Final = 3
HERON: Final = 4
ROCK: Final = 5
WHIRLPOOL: Final = 6  # W2: a Rock played by other rules
CURRENT: Final = 7
DECK_KINDS: Final = 8
TURNED: Final = 8  # an Eagle that has hunted shows its back, Water
SEA: Final = 9
POOL: Final = 10  # the same four tiles, turned over
KINDS: Final = 11
KIND_NAMES: Final = codes("""
    water waterfall bear eagle heron rock whirlpool current
    turned sea pool
""")
KIND_NUMBERS: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_NAMES)}

IN_BOX: Final[list[int]] = [7, 4, 3, 5, 5, 5, 0, 6]  # how many of each kind
CURRENTS: Final = 6
SEA_TILES: Final = 4

# Barrier edges before rotation; a Current's arrow points to edge 0 before rotation.
BARRIER_EDGES: Final[dict[int, tuple[int, ...]]] = {WATERFALL: (2, 3, 4), BEAR: (3, 4)}

NOTHING: Final = -1  # no tile lies there
ROTATIONS: Final = DIRECTIONS
TILES: Final = KINDS * ROTATIONS


def barriers(kind: int, rotation: int) -> int:
    """The barred edges of a turned tile, a bit for each."""
    mask = 0
    for edge in BARRIER_EDGES.get(kind, ()):
        mask |= 1 << turned(edge, rotation)
    return mask


# Tables of small numbers are bytes: of all that can be indexed they are the quickest to read.
KIND_OF: Final = bytes([tile // ROTATIONS for tile in range(TILES)])
BARRED: Final = bytes([barriers(KIND_OF[tile], tile % ROTATIONS) for tile in range(TILES)])

# Tokens: four a player, each a pair of salmon on one side and a single one on the other.
TOKENS: Final = 4
PAIR: Final = 2
MOST_PLAYERS: Final = 5
SEAT_COUNTS: Final = (2, 3, 4, 5)
COLOURS: Final = ("green", "red", "yellow", "white", "purple")

# R1, D1, W1: movement points of a turn, and of the very first one with two players.
POINTS: Final = 5
FIRST_POINTS: Final = 4

# U3, R7, R9: the river is three tiles wide; four rows lie before the first round.
COLUMNS: Final = 3
FIRST_ROWS: Final = 4
LAST_TILES: Final = 2

# G5, E2: the spaces of the spawning pool are worth 1 to 5 eggs.
MOST_EGGS: Final = 5

# W4: what the Currents replace, by the choice of the option `currents`; a number adds so many.
REPLACED: Final[dict[str, dict[int, int]]] = {
    "off": {},
    "add": {},
    "herons": {HERON: 5, ROCK: 1},
    "eagles": {EAGLE: 5, ROCK: 1},
    "water": {WATER: 6},
    "mixed": {WATER: 3, ROCK: 3},
    **{str(count): {} for count in range(1, CURRENTS)},
}
USUAL: Final = "usual"  # W4: as many Herons or Eagles as the rules say


def deck_for(
    seats: int, whirlpools: bool, currents: str, herons: str = USUAL, eagles: str = USUAL
) -> list[int] | None:
    """U2, W2, W4: how many tiles of each kind are shuffled; None if there are not enough."""
    deck = IN_BOX[:]
    deck[CURRENT] = 0
    if seats == 2 and not whirlpools:
        deck[ROCK] = 0
        deck[HERON] -= 1
    if herons != USUAL:
        deck[HERON] = int(herons)
    if eagles != USUAL:
        deck[EAGLE] = int(eagles)
    if currents != "off":
        deck[CURRENT] = int(currents) if currents.isdigit() else CURRENTS
        for kind, count in REPLACED[currents].items():
            deck[kind] -= count
    if min(deck) < 0:
        return None
    if whirlpools:
        deck[WHIRLPOOL], deck[ROCK] = deck[ROCK], 0
    return deck
