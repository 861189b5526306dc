"""Turns, days, weeks and checkpoints (A6, A8, C3, C12)."""

from typing import Final

from plansza.core.contract import Tell
from plansza.games.battalia.rules import scoring
from plansza.games.battalia.rules.board import ACT, NOBODY, OVER, TENT_FIELDS, Board
from plansza.games.battalia.rules.components import (
    CARD_NAMES,
    DAYS,
    HEROES,
    KING,
    NOTHING,
    QUEEN,
    royal,
)
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.turn import camp, movement
from plansza.games.battalia.rules.variants import alliance, heroic, neutral, silence, valleys

# C3: cards in the creation deck for a Queen and for a King, from the second checkpoint on.
ROYAL_DECKS: Final[list[int]] = [20, 24]
FIRST_COUNT: Final = 2
NEVER: Final = 0
REIGNS: Final = 1
GONE: Final = 2


def end_turn(s: BattaliaState, tell: Tell | None) -> None:
    """A8: played, gained and left cards go to the shelter; six new ones are the defence.

    C13, Q12: the next side's turn begins when the last ally has ended his part.
    """
    board = s.board
    seat = board.turn
    movement.stop(board)
    board.shelter[seat] += board.played[seat]
    board.played[seat] = []
    board.guise[seat] = []
    board.origin[seat] = []
    board.traded[seat] = []
    s.stowed[seat] = []
    s.discard_hand(seat)
    s.tell(tell, "end", seat)
    s.refill(seat, tell)
    for other in board.defended:
        s.refill(other, tell)
    board.defended = []
    board.ended[seat] = True
    waiting = alliance.first_mover(board)
    if waiting != NOBODY:
        alliance.take_over(board, waiting)
        return
    board.ended = [False] * board.seats
    following = (seat + 1) % board.teams
    if following == board.first % board.teams:
        _end_day(s, tell)
    if board.phase != OVER:
        begin_turn(s, following)


def begin_turn(s: BattaliaState, seat: int) -> None:
    """C13: the turn of this seat and its allies."""
    board = s.board
    board.turns += 1
    board.feared = []
    silence.end(board, silence.TURN)
    board.attacks = 0
    board.phase = ACT
    allies = alliance.allies(board, seat)
    alliance.take_over(board, allies[0])
    for ally in allies:
        _begin_part(board, ally)


def _begin_part(board: Board, seat: int) -> None:
    """A8: nothing done yet. C10: own cloaks end."""
    board.begun[seat] = False
    board.lurked[seat] = False
    valleys.begin_part(board.vale, seat)
    for place in range(seat * HEROES, seat * HEROES + HEROES):
        board.ported[place] = 0
        board.freed[place] = 0
        board.tributes[place] = 0
    board.cloaked = [square for square in board.cloaked if board.owner[square] != seat]


def _end_day(s: BattaliaState, tell: Tell | None) -> None:
    """A6: the Oracle goes on; after the seventh day there is a checkpoint."""
    board = s.board
    if board.day < DAYS - 1:
        board.day += 1
        silence.end(board, silence.DAY)
        if tell is not None:
            s.tell(tell, "day", board.first, number=board.day + 1)
        neutral.dawn(s, False, tell)
        return
    checkpoint(s, tell)
    if board.week == s.options.weeks:
        scoring.finish(s, "weeks", tell)
        return
    board.day = 0
    board.week += 1
    silence.end(board, silence.WEEK)
    left = s.options.weeks - board.week
    if tell is not None:
        s.tell(tell, "week", board.first, number=board.week, left=left)
    neutral.dawn(s, True, tell)


def checkpoint(s: BattaliaState, tell: Tell | None) -> None:
    """C12, C3, C14: decks are counted once, before royals are handed out."""
    board = s.board
    if board.week < FIRST_COUNT:
        return
    for seat in range(board.seats):
        size = board.deck_size(seat)
        heroic.review(s, seat, size, tell)
        for which in (QUEEN, KING):
            if size >= ROYAL_DECKS[which - QUEEN]:
                _crown(s, seat, which, tell)
            else:
                _dethrone(s, seat, which, tell)


def _crown(s: BattaliaState, seat: int, which: int, tell: Tell | None) -> None:
    """C3, Q1: a large deck brings the own royal, once."""
    board = s.board
    place = seat * 2 + which - QUEEN
    if board.crowned[place] == NEVER:
        kind = royal(board.colour[seat], which)
        board.crowned[place] = REIGNS
        board.shelter[seat].append(kind)
        if tell is not None:
            s.tell(tell, "crown", seat, card=CARD_NAMES[kind])


def _dethrone(s: BattaliaState, seat: int, which: int, tell: Tell | None) -> None:
    """C3: a small deck loses such a royal for good, also one of another colour from limbo."""
    board = s.board
    owned = board.shelter[seat] + s.hidden(seat)
    for colour in board.factions:
        kind = royal(colour, which)
        if kind in owned or camp.tent_of(board, seat, kind) != NOTHING:
            if colour == board.colour[seat]:
                board.crowned[seat * 2 + which - QUEEN] = GONE
            place = _take_away(s, seat, kind)
            board.lost.append(kind)
            if tell is not None:
                s.tell(tell, "dethrone", seat, card=CARD_NAMES[kind], place=place)


def _take_away(s: BattaliaState, seat: int, kind: int) -> str:
    """C3: the royal alone leaves its owner's cards; everything else stays where it was, in its
    order. Everybody sees the place it came from."""
    board = s.board
    if kind in board.shelter[seat]:
        board.shelter[seat].remove(kind)
        return "shelter"
    s.reveals += 1
    if kind in s.veils[seat]:
        s.veils[seat].remove(kind)
        board.veiled[seat] -= 1
        return "shelter"
    if kind in s.hands[seat]:
        s.show(seat, kind)
        return "hand"
    if kind in s.ambushes[seat]:
        s.ambushes[seat].remove(kind)
        board.ambush[seat] -= 1
        return "ambush"
    if kind in s.tops[seat]:
        s.tops[seat].remove(kind)
        board.stacked[seat] -= 1
        board.nation[seat] -= 1
        return "nation"
    if kind in s.nations[seat]:
        s.nations[seat].remove(kind)
        board.nation[seat] -= 1
        return "nation"
    tent = camp.tent_of(board, seat, kind)
    if tent != NOTHING:  # it had become a tent itself, which comes down
        camp.tear_down(s, tent)
        board.shelter[seat].remove(kind)
        return "tent"
    for place, cards in enumerate(s.tented):
        if kind in cards and board.tents[place * TENT_FIELDS] == seat:
            cards.remove(kind)
            board.tents[place * TENT_FIELDS + 2] -= 1
    return "tent"
