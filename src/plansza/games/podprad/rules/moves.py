"""Every decision as a small int.

Sorted order is the order below, so that `legal_moves` hardly needs to sort.
"""

from typing import Final

from plansza.games.podprad.rules.components import COLUMNS, DECK_KINDS, ROTATIONS
from plansza.games.podprad.rules.river import PLACES

TILE: Final = 0  # + kind: which of the revealed tiles comes next
LAY: Final = TILE + DECK_KINDS  # + column × 6 + rotation
PUSH: Final = LAY + COLUMNS * ROTATIONS  # + token: the current takes this one first
TOKEN: Final = PUSH + 2 * PLACES  # + token: which one moves
SWIM: Final = TOKEN + 2 * PLACES  # + place
JUMP: Final = SWIM + PLACES  # + place: where it lands
FEED: Final = JUMP + PLACES  # + token: the one that pays the heron
ALL_MOVES: Final = FEED + 2 * PLACES
