"""Every move as short text, both ways.

play:Bow-2|M1-1   play a card                 block:A-1|S@2  stop the second attack with a card
use1, use2        its first, second symbol    also@1         … another with a double shield
waste             no effect                   dodge@1        the knight dodges the first attack
knight>c3         a figure goes to a field    track:wings    where the dragon is wounded
archer1xdragon    a figure attacks another    assign:thrower strikes with the higher value
run:NE, hit:NE    a charge, with or without   plate:knight   the card becomes a wound slot
                  blows at its end            drop:SS        discard down to the hand limit
draw, done, endure, fury, shed, keep, redraw
"""

from typing import Final

from plansza.core.notation import Notation
from plansza.games.drako.rules.components import (
    CARD_NAMES,
    CARDS,
    FIGURE_NAMES,
    FIGURES,
    MOST_ATTACKS,
    MOST_SYMBOLS,
    TRACK_NAMES,
    TRACKS,
)
from plansza.games.drako.rules.fields import DIRECTION_NAMES, DIRECTIONS, FIELD_NAMES, FIELDS
from plansza.games.drako.rules.moves import (
    ALSO,
    ASSIGN,
    BLOCK,
    DODGE,
    DONE,
    DRAW,
    DROP,
    ENDURE,
    FURY,
    GO,
    HIT,
    KEEP,
    MOVES,
    PLATE,
    PLAY,
    REDRAW,
    RUN,
    SHED,
    STRIKE,
    TRACK,
    USE,
    WASTE,
)

SINGLE: Final = {
    WASTE: "waste", DRAW: "draw", DONE: "done", ENDURE: "endure", FURY: "fury",
    SHED: "shed", KEEP: "keep", REDRAW: "redraw",
}  # fmt: skip


def _text(move: int) -> str:
    """The notation of one move, the ranges in their order."""
    if move in SINGLE:
        return SINGLE[move]
    if move < STRIKE:
        return f"{FIGURE_NAMES[move // FIELDS]}>{FIELD_NAMES[move % FIELDS]}"
    if move < RUN:
        figure, target = divmod(move - STRIKE, FIGURES)
        return f"{FIGURE_NAMES[figure]}x{FIGURE_NAMES[target]}"
    if BLOCK <= move < ALSO:
        card, attack = divmod(move - BLOCK, MOST_ATTACKS)
        return f"block:{CARD_NAMES[card]}@{attack + 1}"
    for first, count, word, names in _LISTS:
        if first <= move < first + count:
            return f"{word}{names[move - first]}"
    raise ValueError(f"{move} is no move")


_COUNT: Final = tuple(str(number + 1) for number in range(MOST_ATTACKS))
_LISTS: Final[tuple[tuple[int, int, str, tuple[str, ...]], ...]] = (
    (RUN, DIRECTIONS, "run:", DIRECTION_NAMES),
    (HIT, DIRECTIONS, "hit:", DIRECTION_NAMES),
    (PLAY, CARDS, "play:", tuple(CARD_NAMES)),
    (DROP, CARDS, "drop:", tuple(CARD_NAMES)),
    (ALSO, MOST_ATTACKS, "also@", _COUNT),
    (DODGE, MOST_ATTACKS, "dodge@", _COUNT),
    (USE, MOST_SYMBOLS, "use", _COUNT),
    (ASSIGN, FIGURES, "assign:", FIGURE_NAMES),
    (TRACK, TRACKS, "track:", TRACK_NAMES),
    (PLATE, FIGURES, "plate:", FIGURE_NAMES),
)
NOTATION: Final = Notation(
    "drako",
    [_text(move) for move in range(GO, MOVES)],
    "play:A-2, use1, knight>c3, throwerxknight, block:SS@1, draw, done",
)
