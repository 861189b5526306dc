"""When an elixir may interrupt (C23, Q11): who is asked, at which moments, by open facts alone.

Elixirs lie open, so everybody sees who could drink. Cold Breath is asked for when an opponent has
completed a line, before it takes effect; Berserk, Colossus and Palsy when a battle begins; Colossus
and Palsy also after every card of it. What may be drunk between lines is in `vigil.py`, who does
not want to be asked in `silence.py`.
"""

from typing import Final

from plansza.games.battalia.rules.board import CHILLING, NOBODY, WARY, Board
from plansza.games.battalia.rules.components import (
    BERSERK,
    COLD_BREATH,
    COLOSSUS,
    NOTHING,
    PALSY,
)
from plansza.games.battalia.rules.moves import DRINK, FIGHT, POISON
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.turn.battle_strength import ATTACKER, DEFENDER, total
from plansza.games.battalia.rules.variants import alliance, elixirs, silence

A_LINE: Final = NOTHING  # `Board.halt`: a line that was paid card by card
A_BATTLE: Final = FIGHT.at()  # … an attack that was declared, before anybody acts upon it


def chills(s: BattaliaState, halt: int) -> bool:
    """Q11: the line that this move completes waits for the owner of Cold Breath, if he may act."""
    board = s.board
    owner = elixirs.owner_of(board, COLD_BREATH)
    if owner == NOBODY or alliance.allied(board, owner, board.turn):
        return False
    if not elixirs.is_ready(board, COLD_BREATH, owner) or silence.keeps(board, owner):
        return False
    board.halt = halt
    board.seat = owner
    board.phase = CHILLING
    return True


# -- in battle ----------------------------------------------------------------------------------


def is_anybody_wary(board: Board) -> bool:
    """C23: ask the next one who could drink at this moment of a battle: the attacker, the defender,
    then the others in the order of turns. Neither who has just played nor who is to play now is
    asked apart: he could drink, or can, instead."""
    if not _concerns_anybody(board):
        return False
    begins = board.halt == A_BATTLE
    if not begins and board.phase != WARY:
        board.heard |= 1 << board.seat
    playing = NOBODY if begins else _is_to_play(board)
    for seat in _order(board):
        if seat == playing or board.heard >> seat & 1:
            continue
        attacking = begins and seat == board.turn
        if silence.keeps_attacking(board) if attacking else silence.keeps(board, seat):
            continue
        if brews(board, seat) or (attacking and may_rage(board)):
            board.seat = seat
            board.phase = WARY
            return True
    return False


def _concerns_anybody(board: Board) -> bool:
    """Whether anybody has an elixir for battles; most often nobody has."""
    return any(elixirs.owner_of(board, each) != NOBODY for each in (COLOSSUS, PALSY, BERSERK))


def _is_to_play(board: Board) -> int:
    """Who is behind: the attacker must have more."""
    ahead = total(board, ATTACKER) > total(board, DEFENDER)
    return board.foe if ahead else board.turn


def _order(board: Board) -> list[int]:
    """The sides, then the others clockwise from the attacker."""
    found = [board.turn]
    if board.foe != NOBODY:
        found.append(board.foe)
    for step in range(1, board.seats):
        seat = (board.turn + step) % board.seats
        if seat != board.foe:
            found.append(seat)
    return found


def brews(board: Board, seat: int) -> list[int]:
    """C23: what a seat could drink in a battle, sorted: Colossus if it fights itself, Palsy for an
    opponent who fights."""
    found: list[int] = []
    if elixirs.is_full(board, COLOSSUS, seat) and seat in (board.turn, board.foe):
        found.append(DRINK.at(COLOSSUS))
    if elixirs.is_full(board, PALSY, seat):
        for side in sorted([board.turn, board.foe]):
            if side != NOBODY and not alliance.allied(board, seat, side):
                found.append(POISON.at(side))
    return found


def may_rage(board: Board) -> bool:
    """C23, Berserk: the attacker could rob a defender who has cards."""
    ready = elixirs.is_ready(board, BERSERK, board.turn)
    return ready and board.foe != NOBODY and board.held[board.foe] > 0
