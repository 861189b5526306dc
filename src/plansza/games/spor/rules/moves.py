"""Every decision as a small int. The base game uses the numbers below BASE_MOVES only.

Sorted order is the order below, so that `legal_moves` need not sort.
"""

from typing import Final

from plansza.games.spor.rules.components import BATTLE_CARDS, DAMS, FIRST_TRICK, KINDS, WAZKA

PLAY: Final = 0  # + card × 7 + dam: lay a battle card
RETREAT: Final = PLAY + BATTLE_CARDS * DAMS  # + dam
LOG: Final = RETREAT + DAMS  # + dam
CLAIM: Final = LOG + DAMS  # + dam
PASS: Final = CLAIM + DAMS  # nothing in hand can be played
DRAW: Final = PASS + 1  # from the battle deck
END: Final = DRAW + 1  # no more claims this turn
BASE_MOVES: Final = END + 1

ELITE: Final = BASE_MOVES  # + (card − 60) × 7 + dam: lay an elite
TRICK: Final = ELITE + (FIRST_TRICK - WAZKA) * DAMS  # + card − 63: play a trick
DRAW_TACTICS: Final = TRICK + KINDS - FIRST_TRICK
TARGET: Final = DRAW_TACTICS + 1  # + card: a battle card at a dam or among the discards
GIVE: Final = TARGET + BATTLE_CARDS  # + card: into the exchange
TO_DAM: Final = GIVE + KINDS  # + dam: where the card goes, or what blows up
ACROSS: Final = TO_DAM + DAMS  # the card goes to the opponent's side
OUT: Final = ACROSS + 1  # the card is discarded
ALL_MOVES: Final = OUT + 1
