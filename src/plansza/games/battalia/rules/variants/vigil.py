"""Between the lines of an opponent (C23, Q11): who is in danger may drink before it is too late.

Brotherhood stops no attack that is declared, so its owner is asked after everything that an
opponent does while he could declare one on him, also when he has paid Metamorphia for an attack and
not named its target yet (the tribute waits in `Board.halt`). Who has Colossus or Palsy is asked
when a danger is new, and again in the battle itself. What an opponent could attack is taken from
the open board alone, as if his hand held every card that it may hold.
"""

from typing import Final

from plansza.games.battalia.rules.board import SNIPING, VIGIL, Board
from plansza.games.battalia.rules.components import (
    ARROW,
    BROTHERHOOD,
    COLOSSUS,
    FATE,
    GREAT,
    HEROES,
    NOTHING,
    PALSY,
)
from plansza.games.battalia.rules.moves import DRINK, MOVES, POISON, STORM_CITY, TRIBUTE
from plansza.games.battalia.rules.squares import OFF, RANGE
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.turn import battle
from plansza.games.battalia.rules.turn.pool import finish
from plansza.games.battalia.rules.variants import alliance, elixirs, metamorphia, silence

WATCHFUL: Final = (BROTHERHOOD, COLOSSUS, PALSY)


def keep(s: BattaliaState) -> None:
    """C23: ask the next one in danger, in the order of turns, whether he drinks something."""
    board = s.board
    if board.phase == SNIPING:
        board.halt = TRIBUTE.at(board.arg)
    asked = False
    for step in range(1, board.seats):
        seat = (board.turn + step) % board.seats
        if alliance.allied(board, seat, board.turn) or not _has_any(board, seat):
            continue
        asked = True
        if board.heard >> seat & 1 or silence.keeps(board, seat):
            continue
        if drinks(s, seat):
            board.seat = seat
            board.phase = VIGIL
            return
    board.heard = 0
    if board.halt != NOTHING:
        _let_him_aim(s)
    else:
        board.feared = _all_prey(s) if asked else []


def _let_him_aim(s: BattaliaState) -> None:
    """C21: who has paid for an attack in the canyons names its target, if there is still one."""
    board = s.board
    board.halt = NOTHING
    if not metamorphia.targets(s, board.arg):
        finish(board)
        keep(s)


def _has_any(board: Board, seat: int) -> bool:
    """Whether a full elixir that could help stands before him."""
    return any(elixirs.is_full(board, elixir, seat) for elixir in WATCHFUL)


def drinks(s: BattaliaState, seat: int) -> list[int]:
    """What helps a seat that is in danger itself; Palsy also one whose ally is. Sorted. Only
    Brotherhood must be drunk before an attack: for the others nobody is asked twice about the same
    danger."""
    board = s.board
    in_danger = False
    is_news = False
    poisons: list[int] = []
    for other in alliance.allies(board, board.turn):
        for move in prey(s, other):
            whose = _owner(board, move)
            if alliance.allied(board, seat, whose):
                in_danger = in_danger or whose == seat
                is_news = is_news or move not in board.feared
                if POISON.at(other) not in poisons:
                    poisons.append(POISON.at(other))
    found: list[int] = []
    if in_danger:
        found = [each for each in (BROTHERHOOD, COLOSSUS) if elixirs.is_full(board, each, seat)]
    if not is_news and BROTHERHOOD not in found:
        return []
    moves = [DRINK.at(elixir) for elixir in found]
    return moves + (poisons if elixirs.is_full(board, PALSY, seat) else [])


def _all_prey(s: BattaliaState) -> list[int]:
    """What could be attacked next by anybody whose turn it is, sorted."""
    found: set[int] = set()
    for seat in alliance.allies(s.board, s.board.turn):
        found.update(prey(s, seat))
    return sorted(found)


def threats(s: BattaliaState, seat: int) -> list[int]:
    """The attacks on a seat or an ally of it that could be declared next."""
    found: list[int] = []
    for other in alliance.allies(s.board, s.board.turn):
        for move in prey(s, other):
            if alliance.allied(s.board, seat, _owner(s.board, move)):
                found.append(move)
    return found


def _owner(board: Board, move: int) -> int:
    """Whose city or hero an attack is aimed at; NOBODY for a guard."""
    kind, what, _ = MOVES.parts(move)
    return board.owner[what] if kind is STORM_CITY else what


def prey(s: BattaliaState, seat: int) -> list[int]:
    """What somebody whose turn it is could attack next, as far as everybody can see."""
    board = s.board
    if board.halt != NOTHING:
        return metamorphia.targets(s, board.arg) if seat == board.turn else []
    if board.ended[seat] or not board.held[seat] + len(board.guise[seat]):
        return []
    turn = board.turn
    board.turn = seat  # the rules of attacks go by whose turn it is
    found = battle.prey_on(s, _reach(board, seat)) if battle.may_attack(s) else []
    board.turn = turn
    return found


def _reach(board: Board, seat: int) -> list[int]:
    """The squares that his heroes reach: their own; with the Arrow, or by a tribute in the canyons
    (C21), those around."""
    squares: list[int] = []
    bow = _may_hold_bow(board, seat)
    canyons = metamorphia.terrain(board) == metamorphia.CANYONS
    for place in range(seat * HEROES, seat * HEROES + HEROES):
        where = board.heroes[place]
        if where == OFF:
            continue
        squares.append(where)
        paid = board.tributes[place] >> metamorphia.CANYONS & 1
        if bow or (canyons and not paid and board.hue[where] == metamorphia.CANYONS):
            squares += RANGE[where]
    return squares


def _may_hold_bow(board: Board, seat: int) -> bool:
    """C10, Q6: whether he owns the Arrow, or a Fate card that may copy it, and nobody sees it lie
    elsewhere than in his hand."""
    if not board.could_have(seat, ARROW):
        return False
    card = GREAT + ARROW if board.great_of[ARROW] == seat else FATE
    return card not in board.shelter[seat] and card not in board.played[seat]
