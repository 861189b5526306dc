"""Every move as short text, both ways.

G7>3       lay green 7 at dam 3          claim3     claim dam 3
Wazka>3    lay an elite at dam 3         retreat3   take the cards back from dam 3
Zdrada     play a trick                  log3       throw a log at dam 3
@G7        aim the trick at green 7      draw, draw-tactics, end, pass
to3        … at dam 3
across     … at the opponent's side      give:G7    put green 7 into the exchange
out        … at the discards
"""

from typing import Final

from plansza.core.notation import Notation
from plansza.games.spor.rules.components import BATTLE_CARDS, CARD_NAMES, DAMS, FIRST_TRICK, KINDS
from plansza.games.spor.rules.moves import (
    ACROSS,
    ALL_MOVES,
    CLAIM,
    DRAW,
    DRAW_TACTICS,
    ELITE,
    END,
    GIVE,
    LOG,
    OUT,
    PASS,
    PLAY,
    RETREAT,
    TARGET,
    TO_DAM,
    TRICK,
)


def _all_texts() -> list[str]:
    texts = [""] * ALL_MOVES
    dams = range(DAMS)
    for card in range(FIRST_TRICK):
        first = PLAY if card < BATTLE_CARDS else ELITE - BATTLE_CARDS * DAMS
        for dam in dams:
            texts[first + card * DAMS + dam] = f"{CARD_NAMES[card]}>{dam + 1}"
    for first, word in ((RETREAT, "retreat"), (LOG, "log"), (CLAIM, "claim"), (TO_DAM, "to")):
        for dam in dams:
            texts[first + dam] = f"{word}{dam + 1}"
    for card in range(FIRST_TRICK, KINDS):
        texts[TRICK + card - FIRST_TRICK] = CARD_NAMES[card]
    for card in range(BATTLE_CARDS):
        texts[TARGET + card] = f"@{CARD_NAMES[card]}"
    for card in range(KINDS):
        texts[GIVE + card] = f"give:{CARD_NAMES[card]}"
    texts[PASS], texts[DRAW], texts[END] = "pass", "draw", "end"
    texts[DRAW_TACTICS], texts[ACROSS], texts[OUT] = "draw-tactics", "across", "out"
    return texts


NOTATION: Final = Notation("spor", _all_texts(), "G7>3, log2, claim5, retreat1, draw")
