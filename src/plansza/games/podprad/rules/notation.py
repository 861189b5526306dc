"""Every move as short text, both ways.

tile:bear   the bear is laid next        L5:2      the pair on L5 is to move
L@3         … in the left column,        >C5       … and swims to C5
            turned by three sixths       ^C6       … or jumps to C6
push:L5:1   the current takes the        heron:L5:2   the heron on L5 takes one of the pair
            single salmon on L5 first
"""

from typing import Final

from plansza.core.notation import Notation
from plansza.games.podprad.rules.components import DECK_KINDS, KIND_NAMES, ROTATIONS
from plansza.games.podprad.rules.moves import ALL_MOVES, FEED, JUMP, LAY, PUSH, SWIM, TILE, TOKEN
from plansza.games.podprad.rules.river import COLUMN_LETTERS, PLACE_NAMES, POOL_TOKENS, token_name


def _all_texts() -> list[str]:
    texts = [""] * ALL_MOVES
    for kind in range(DECK_KINDS):
        texts[TILE + kind] = f"tile:{KIND_NAMES[kind]}"
    for column, letter in enumerate(COLUMN_LETTERS):
        for rotation in range(ROTATIONS):
            texts[LAY + column * ROTATIONS + rotation] = f"{letter}@{rotation}"
    for first, word in ((PUSH, "push:"), (TOKEN, ""), (FEED, "heron:")):
        for token in range(POOL_TOKENS):
            texts[first + token] = f"{word}{token_name(token)}"
    for place, name in enumerate(PLACE_NAMES):
        texts[SWIM + place] = f">{name}"
        texts[JUMP + place] = f"^{name}"
    return texts


NOTATION: Final = Notation("podprad", _all_texts(), "L5:2, >C5, ^C6, tile:bear, L@3")
