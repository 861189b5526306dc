"""When an elixir may interrupt (C23, Q11): who is asked, at which moments, by open facts alone.

Elixirs lie open, so everybody sees who could interrupt. Cold Breath is asked for when an opponent
has completed a line, before it takes effect; Berserk, Colossus and Palsy when a battle begins;
Brotherhood, which stops no attack that is declared, before every turn of an opponent.
"""

from typing import Final

from plansza.games.battalia.rules.board import CHILLING, NOBODY, VIGIL, WARY, Board
from plansza.games.battalia.rules.components import (
    BERSERK,
    BROTHERHOOD,
    COLD_BREATH,
    COLOSSUS,
    NOTHING,
    PALSY,
)
from plansza.games.battalia.rules.moves import USE
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.variants import alliance, elixirs

A_LINE: Final = NOTHING  # `Board.halt`: a line that was paid card by card


def chills(s: BattaliaState, halt: int) -> bool:
    """Q11: the line that this move completes waits for the owner of Cold Breath, if he may act."""
    board = s.board
    owner = elixirs.owner_of(board, COLD_BREATH)
    if owner == NOBODY or alliance.allied(board, owner, board.turn):
        return False
    if not elixirs.is_ready(board, COLD_BREATH, owner):
        return False
    board.halt = halt
    board.seat = owner
    board.phase = CHILLING
    return True


def is_wary(board: Board, seat: int) -> bool:
    """C23: ask a side of the battle that begins what it drinks, if it has something to drink."""
    if seat == NOBODY or not brews(board, seat):
        return False
    board.seat = seat
    board.phase = WARY
    return True


def brews(board: Board, seat: int) -> list[int]:
    """What a side of the battle could drink or use before cards are played, sorted."""
    duel = board.foe != NOBODY
    helpful = [COLOSSUS, PALSY] if duel else [COLOSSUS]
    full = elixirs.undrunk(board, seat)
    found = elixirs.drinks(board, seat, [elixir for elixir in full if elixir in helpful])
    raging = duel and seat == board.turn and elixirs.is_ready(board, BERSERK, seat)
    if raging and board.held[board.foe]:
        found.append(USE.at(BERSERK))
    return found


def keep_vigil(board: Board) -> None:
    """Q11: ask the owner of a full Brotherhood, before an opponent's turn, whether he drinks it."""
    owner = elixirs.owner_of(board, BROTHERHOOD)
    full = owner != NOBODY and not elixirs.works(board, BROTHERHOOD)
    if full and not alliance.allied(board, owner, board.turn):
        board.seat = owner
        board.phase = VIGIL
