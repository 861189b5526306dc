"""Every kind of move, declared once.

tile:bear   the bear is laid next        L5:2      the pair on L5 is to move
L@3         … in the left column,        >C5       … and swims to C5
            turned by three sixths       ^C6       … or jumps to C6
push:L5:1   the current takes the        heron:L5:2   the heron on L5 takes one of the pair
            single salmon on L5 first
"""

from typing import Final

from plansza.core.moves import Axis, Kind, Moves, named
from plansza.games.podprad.rules.components import DECK_KINDS, KIND_NAMES, ROTATIONS
from plansza.games.podprad.rules.river import (
    COLUMN_LETTERS,
    PLACE_NAMES,
    POOL_TOKENS,
    token_facts,
    token_name,
)

MOVES: Final = Moves("podprad", "L5:2, >C5, ^C6, tile:bear, L@3")
DECK_TILE: Final = named("tile", KIND_NAMES[:DECK_KINDS])
COLUMN: Final = named("column", COLUMN_LETTERS)
TURN: Final = Axis(
    "turn",
    [str(rotation) for rotation in range(ROTATIONS)],
    [{"turn": rotation} for rotation in range(ROTATIONS)],
)
PLACE: Final = named("place", PLACE_NAMES)
IN_RIVER: Final = Axis(
    "token",
    [token_name(token) for token in range(POOL_TOKENS)],
    [token_facts(token) for token in range(POOL_TOKENS)],
)

TILE: Final[Kind] = MOVES.one("tile", "tile:{tile}", DECK_TILE)  # which of the revealed ones
LAY: Final[Kind] = MOVES.two("lay", "{column}@{turn}", COLUMN, TURN)
PUSH: Final[Kind] = MOVES.one("push", "push:{token}", IN_RIVER)  # the current takes it first
TOKEN: Final[Kind] = MOVES.one("token", "{token}", IN_RIVER)  # which one moves
SWIM: Final[Kind] = MOVES.one("swim", ">{place}", PLACE)
JUMP: Final[Kind] = MOVES.one("jump", "^{place}", PLACE)  # where it lands
FEED: Final[Kind] = MOVES.one("heron", "heron:{token}", IN_RIVER)  # the one that pays the heron

# For hot loops: where each kind begins, in this order; then it goes by place or by token.
FIRST_PUSH: Final = PUSH.at(0)
FIRST_TOKEN: Final = TOKEN.at(0)
FIRST_SWIM: Final = SWIM.at(0)
FIRST_JUMP: Final = JUMP.at(0)
FIRST_FEED: Final = FEED.at(0)
