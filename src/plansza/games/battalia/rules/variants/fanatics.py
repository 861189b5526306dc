"""Universal units: the Unbound (A21) and the Fanatics (C24) with their sacrifice.

A Fanatic in hand pays for nothing. Played with a sacrifice, he lies in the line and his two halves
wait in `Board.guise` as universal units, as the Unbound are; in a battle line he counts double.
"""

from plansza.core.contract import Tell
from plansza.games.battalia.rules.assumptions import HIRE_BRINGS
from plansza.games.battalia.rules.board import ACT, NOBODY, SACRIFICING, Board
from plansza.games.battalia.rules.components import (
    ARTEFACT,
    BANDS,
    CARD_NAMES,
    DUST,
    FANATIC,
    GREAT,
    KINDS,
    LORD,
    RANKS,
    ROYAL,
    UNBOUND,
    UNIVERSAL_EACH,
    is_fanatic,
    unit,
)
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.turn.pool import finish

DOUBLED = 2  # C24: a Fanatic counts twice
ROYAL_GONE = 2  # `Board.crowned`: C3


def join_stacks(s: BattaliaState) -> None:
    """A21, C18, C24: after the draft they are shuffled into the stacks of units."""
    board = s.board
    for rank in range(RANKS):
        if s.options.unbound:
            board.under[rank * BANDS + UNBOUND] = UNIVERSAL_EACH
        if s.options.fanatics:
            board.under[rank * BANDS + FANATIC] = UNIVERSAL_EACH


def brings(board: Board, rank: int) -> int:
    """A3, A21, C24: supplies that come with the top unit of a stack."""
    band = board.top[rank]
    if band == UNBOUND:
        return 0
    return 2 if band == FANATIC else HIRE_BRINGS


# -- the sacrifice ------------------------------------------------------------------------------


def offerings(s: BattaliaState, seat: int) -> list[int]:
    """Q8, C7: what the hand could give to limbo: anything but stardust, each kind once."""
    found: list[int] = []
    for kind in s.hands[seat]:
        if kind != DUST and (not found or found[-1] != kind):
            found.append(kind)
    return found


def can_use(s: BattaliaState, seat: int, kind: int, in_hand: bool) -> bool:
    """C24: whether there is another card to give for this Fanatic; his clone (C21) is played
    before himself."""
    others = offerings(s, seat)
    cloned = seat == s.board.turn and kind in s.board.guise[seat]
    if in_hand and not cloned and s.hands[seat].count(kind) == 1:
        others.remove(kind)
    return bool(others)


def ask(board: Board, back: int) -> None:
    """C24: a card must be given now."""
    board.need = 1
    board.back = back
    board.phase = SACRIFICING


def give(s: BattaliaState, kind: int, tell: Tell | None) -> None:
    """C24: a card leaves the game; its owner owns it no more."""
    board = s.board
    seat = board.seat
    s.show(seat, kind)
    board.limbo.append(kind)
    if kind >= GREAT:
        board.great_of[kind - GREAT] = NOBODY
    elif ROYAL <= kind < ARTEFACT:
        colour, which = divmod(kind - ROYAL, 2)
        if colour == board.colour[seat]:
            board.crowned[seat * 2 + which] = ROYAL_GONE
    s.tell(tell, "limbo", seat, card=CARD_NAMES[kind])


def doubled(s: BattaliaState, kind: int, tell: Tell | None) -> None:
    """C24: in one's turn, two cards for one line or two."""
    half = unit(UNBOUND, kind % RANKS)
    for _ in range(DOUBLED):
        s.make(half, s.board.source)
    s.tell(tell, "double", s.board.turn, card=CARD_NAMES[kind])
    finish(s.board)


def double_last(s: BattaliaState, side: int, tell: Tell | None) -> None:
    """C24: in battle, twice the strength for the card laid last."""
    board = s.board
    board.strengths[side][-1] *= DOUBLED
    s.tell(tell, "double", board.seat, card=CARD_NAMES[board.kinds[side][-1] % KINDS])


def lord_strength(kind: int, strength: int) -> int:
    """A19: what a unit in a battle line is worth as a Lord: twice as much if it is doubled."""
    twice = is_fanatic(kind) and strength >= DOUBLED * (kind % RANKS + 1)
    return (LORD + 1) * (DOUBLED if twice else 1)


def in_turn(board: Board) -> bool:
    """Whether the sacrifice is for a line of one's turn, not for a battle."""
    return board.back == ACT
