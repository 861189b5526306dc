"""Every decision as a small int, the same in all duels.

Sorted order is the order below, so that `legal_moves` need not sort.
"""

from typing import Final

from plansza.games.drako.rules.components import CARDS, FIGURES, MOST_ATTACKS, MOST_SYMBOLS, TRACKS
from plansza.games.drako.rules.fields import DIRECTIONS, FIELDS

GO: Final = 0  # + figure × 19 + field: walk, fly, step aside, be placed, come back
STRIKE: Final = GO + FIGURES * FIELDS  # + figure × 9 + target: any attack aimed at a figure
RUN: Final = STRIKE + FIGURES * FIGURES  # + direction: a charge that only moves
HIT: Final = RUN + DIRECTIONS  # + direction: a charge that ends with blows
PLAY: Final = HIT + DIRECTIONS  # + card
DROP: Final = PLAY + CARDS  # + card: over the hand limit
BLOCK: Final = DROP + CARDS  # + card × 3 + attack
ALSO: Final = BLOCK + CARDS * MOST_ATTACKS  # + attack: a double shield's second half
DODGE: Final = ALSO + MOST_ATTACKS  # + attack
USE: Final = DODGE + MOST_ATTACKS  # + place of the symbol on the card
ASSIGN: Final = USE + MOST_SYMBOLS  # + figure: it strikes with the higher value
TRACK: Final = ASSIGN + FIGURES  # + track: the dragon's next wound
PLATE: Final = TRACK + TRACKS  # + figure: the reinforcement becomes its wound slot
WASTE: Final = PLATE + FIGURES  # the card has no effect
DRAW: Final = WASTE + 1
DONE: Final = DRAW + 1  # no more moves or attackers, no step, no second half
ENDURE: Final = DONE + 1  # no more blocks
FURY: Final = ENDURE + 1
SHED: Final = FURY + 1  # the net, for a whole turn
KEEP: Final = SHED + 1  # the opening hand
REDRAW: Final = KEEP + 1
MOVES: Final = REDRAW + 1
