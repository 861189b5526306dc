"""Every kind of move, declared once. The base game uses the numbers below BASE_MOVES only.

tile6      lay this dam next in the row, before the game
G7>3       lay green 7 at dam 3          claim3     claim dam 3
Wazka>3    lay an elite at dam 3         retreat3   take the cards back from dam 3
Zdrada     play a trick                  log3       throw a log at dam 3
@G7        aim the trick at green 7      draw, draw-tactics, end, pass
to3        … at dam 3
across     … at the opponent's side      give:G7    put green 7 into the exchange
out        … at the discards
"""

from typing import Final

from plansza.core.moves import Axis, Kind, Moves, named, numbered
from plansza.games.spor.rules.components import (
    BATTLE_CARDS,
    CARD_NAMES,
    DAMS,
    FIRST_TRICK,
    TILE_FACTS,
)

MOVES: Final = Moves("spor", "G7>3, log2, claim5, retreat1, draw")
DAM: Final = numbered("dam", DAMS)
ANY_TILE: Final = Axis("tile", [str(tile + 1) for tile in range(DAMS)], TILE_FACTS)
ANY_CARD: Final = named("card", CARD_NAMES)
BATTLE_CARD: Final = named("card", CARD_NAMES[:BATTLE_CARDS])
ELITE_CARD: Final = named("card", CARD_NAMES[BATTLE_CARDS:FIRST_TRICK], BATTLE_CARDS)
TRICK_CARD: Final = named("card", CARD_NAMES[FIRST_TRICK:], FIRST_TRICK)

PLAY: Final[Kind] = MOVES.two("play", "{card}>{dam}", BATTLE_CARD, DAM)
RETREAT: Final[Kind] = MOVES.one("retreat", "retreat{dam}", DAM)
LOG: Final[Kind] = MOVES.one("log", "log{dam}", DAM)
CLAIM: Final[Kind] = MOVES.one("claim", "claim{dam}", DAM)
PASS: Final[Kind] = MOVES.lone("pass", "pass")  # nothing in hand can be played
DRAW: Final[Kind] = MOVES.lone("draw", "draw")  # from the battle deck
END: Final[Kind] = MOVES.lone("end", "end")  # no more claims this turn
TILE: Final[Kind] = MOVES.one("tile", "tile{tile}", ANY_TILE)  # into the row of dams
BASE_MOVES: Final[int] = MOVES.count

ELITE: Final[Kind] = MOVES.two("play", "{card}>{dam}", ELITE_CARD, DAM)
TRICK: Final[Kind] = MOVES.one("trick", "{card}", TRICK_CARD)
DRAW_TACTICS: Final[Kind] = MOVES.lone("draw-tactics", "draw-tactics")
TARGET: Final[Kind] = MOVES.one("target", "@{card}", BATTLE_CARD)  # at a dam or discarded
GIVE: Final[Kind] = MOVES.one("give", "give:{card}", ANY_CARD)  # into the exchange
TO_DAM: Final[Kind] = MOVES.one("to-dam", "to{dam}", DAM)  # where the card goes, or the blast
ACROSS: Final[Kind] = MOVES.lone("across", "across")  # to the opponent's side
OUT: Final[Kind] = MOVES.lone("out", "out")  # to the discards
