"""Every kind of move, declared once and the same in all duels.

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

from plansza.core.moves import Kind, Moves, named, numbered
from plansza.core.native import i64
from plansza.games.drako.rules.components import (
    CARD_NAMES,
    CARDS,
    FIGURE_NAMES,
    FIGURES,
    MOST_ATTACKS,
    MOST_SYMBOLS,
    TRACK_NAMES,
)
from plansza.games.drako.rules.fields import DIRECTION_NAMES, FIELD_NAMES

MOVES: Final = Moves("drako", "play:A-2, use1, knight>c3, throwerxknight, block:SS@1, draw, done")
ANY_FIGURE: Final = named("figure", FIGURE_NAMES)
ANY_TARGET: Final = ANY_FIGURE.called("target")
ANY_FIELD: Final = named("field", FIELD_NAMES)
ANY_DIRECTION: Final = named("direction", DIRECTION_NAMES)
ANY_CARD: Final = named("card", CARD_NAMES)
ANY_ATTACK: Final = numbered("attack", MOST_ATTACKS)  # among those declared
ANY_PLACE: Final = numbered("place", MOST_SYMBOLS)  # of a symbol on its card
ANY_TRACK: Final = named("track", TRACK_NAMES)

# Walk, fly, step aside, be placed, come back.
GO: Final[Kind] = MOVES.two("go", "{figure}>{field}", ANY_FIGURE, ANY_FIELD)
# Any attack aimed at a figure.
STRIKE: Final[Kind] = MOVES.two("strike", "{figure}x{target}", ANY_FIGURE, ANY_TARGET)
RUN: Final[Kind] = MOVES.one("run", "run:{direction}", ANY_DIRECTION)  # a charge that only moves
HIT: Final[Kind] = MOVES.one("hit", "hit:{direction}", ANY_DIRECTION)  # one that ends with blows
PLAY: Final[Kind] = MOVES.one("play", "play:{card}", ANY_CARD)
DROP: Final[Kind] = MOVES.one("drop", "drop:{card}", ANY_CARD)  # over the hand limit
BLOCK: Final[Kind] = MOVES.two("block", "block:{card}@{attack}", ANY_CARD, ANY_ATTACK)
ALSO: Final[Kind] = MOVES.one("also", "also@{attack}", ANY_ATTACK)  # a double shield's second half
DODGE: Final[Kind] = MOVES.one("dodge", "dodge@{attack}", ANY_ATTACK)
USE: Final[Kind] = MOVES.one("use", "use{place}", ANY_PLACE)
ASSIGN: Final[Kind] = MOVES.one("assign", "assign:{figure}", ANY_FIGURE)  # the higher value
TRACK: Final[Kind] = MOVES.one("track", "track:{track}", ANY_TRACK)  # the next wound
PLATE: Final[Kind] = MOVES.one("plate", "plate:{figure}", ANY_FIGURE)  # one wound slot more
WASTE: Final[Kind] = MOVES.lone("waste", "waste")  # the card has no effect
DRAW: Final[Kind] = MOVES.lone("draw", "draw")
DONE: Final[Kind] = MOVES.lone("done", "done")  # no more moves or attackers, no step, no half
ENDURE: Final[Kind] = MOVES.lone("endure", "endure")  # no more blocks
FURY: Final[Kind] = MOVES.lone("fury", "fury")
SHED: Final[Kind] = MOVES.lone("shed", "shed")  # the net, for a whole turn
KEEP: Final[Kind] = MOVES.lone("keep", "keep")  # the opening hand
REDRAW: Final[Kind] = MOVES.lone("redraw", "redraw")

# -- for the busiest paths ------------------------------------------------------------------------

# Ready-made, because they are asked for again and again.
DRAW_NOW: Final[int] = DRAW.at()
WASTE_NOW: Final[int] = WASTE.at()
DONE_NOW: Final[int] = DONE.at()
ENDURE_NOW: Final[int] = ENDURE.at()
PLAYS: Final[list[int]] = [PLAY.at(card) for card in range(CARDS)]
USES: Final[list[int]] = [USE.at(place) for place in range(MOST_SYMBOLS)]
GOES: Final[list[int]] = [GO.at(figure) for figure in range(FIGURES)]  # and the field besides


def add_goes(moves: list[int], figure: int, fields: list[int]) -> None:
    """Add the moves of a figure to each of these fields."""
    first = GOES[figure]
    for field in fields:
        moves.append(first + field)


def one_for_each(kind: Kind, cards: list[int]) -> list[int]:
    """A move for each card of a sorted hand; equal ones count once."""
    moves: list[int] = []
    first, last = kind.at(), -1
    for card in cards:
        if card != last:
            moves.append(first + card)
            last = card
    return moves


def count_kinds(cards: list[int]) -> int:
    """How many different cards a sorted hand has."""
    count: i64 = 0
    last: i64 = -1
    card: i64
    for card in cards:
        if card != last:
            count += 1
            last = card
    return count


def nth_kind(cards: list[int], place: int) -> int:
    """The different cards of a sorted hand, counted from 0: this one of them."""
    left: i64 = place
    last: i64 = -1
    card: i64
    for card in cards:
        if card != last:
            if left == 0:
                return card
            left -= 1
            last = card
    raise IndexError("there are not so many different cards")
