"""Elixirs (C23, a14): bought from Bilkarr, drunk when their owner likes, good for three days.

An elixir lies open before its owner. Undrunk it has worked for no day; drinking turns it to its
first day, every move of Bilkarr to the next one, and after the third it is for sale again.
"""

from typing import Final

from plansza.core.contract import Tell
from plansza.games.battalia.rules.action import Action
from plansza.games.battalia.rules.board import NOBODY, Board
from plansza.games.battalia.rules.components import (
    ARTEFACTS,
    BILKARR,
    BROTHERHOOD,
    COLOSSUS,
    ECLIPSE,
    ELIXIR_NAMES,
    ELIXIRS,
    HEROES,
    PALSY,
    RANKS,
    STAND_IN,
    STAND_UNIT,
    SUPPLY,
)
from plansza.games.battalia.rules.moves import DRINK, ELIXIR, MOVES, POISON, USE
from plansza.games.battalia.rules.squares import OFF
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.turn import acts, lines
from plansza.games.battalia.rules.turn.pool import finish
from plansza.games.battalia.rules.variants import alliance, silence

FLASK_FIELDS: Final = 3  # owner, day, used
LASTS: Final = 3  # days
PRICE: Final = 2  # supplies
STRONGER: Final = 4  # Colossus, and Palsy the other way
ROBBED: Final = 2  # Berserk: cards
# What the Eclipse may make: any artefact, unit or supply.
ECLIPSED: Final[list[int]] = [
    SUPPLY,
    *[STAND_IN + type for type in range(ARTEFACTS)],
    *[STAND_UNIT + rank for rank in range(RANKS)],
]


def owner_of(board: Board, elixir: int) -> int:
    """Before whom it stands, or NOBODY."""
    return board.flasks[elixir * FLASK_FIELDS]


def works(board: Board, elixir: int) -> bool:
    """Whether it has been drunk and has not worn off."""
    return board.flasks[elixir * FLASK_FIELDS + 1] > 0


def undrunk(board: Board, seat: int) -> list[int]:
    """The full elixirs of a seat."""
    return [elixir for elixir in range(ELIXIRS) if is_full(board, elixir, seat)]


def is_full(board: Board, elixir: int, seat: int) -> bool:
    """Whether a seat could drink this one."""
    return owner_of(board, elixir) == seat and not works(board, elixir)


def is_ready(board: Board, elixir: int, seat: int) -> bool:
    """Whether a seat could use a once-a-day elixir now, drinking it first if need be."""
    return owner_of(board, elixir) == seat and not board.flasks[elixir * FLASK_FIELDS + 2]


# -- lasting effects ----------------------------------------------------------------------------


def strength(board: Board, seat: int) -> int:
    """C23: what Colossus and Palsy add to a seat's side of every battle."""
    if seat == NOBODY:
        return 0
    more = STRONGER if works(board, COLOSSUS) and owner_of(board, COLOSSUS) == seat else 0
    return more - (STRONGER if board.victim == seat else 0)


def is_brother(board: Board, seat: int) -> bool:
    """C23, Brotherhood: who can neither be attacked nor attack."""
    return works(board, BROTHERHOOD) and owner_of(board, BROTHERHOOD) == seat


# -- buying, drinking, using --------------------------------------------------------------------


def on_sale(s: BattaliaState, counts: list[int]) -> list[int]:
    """a14: with a hero where Bilkarr is, everything that nobody has."""
    board = s.board
    first = board.turn * HEROES
    where = board.guests[BILKARR]
    if where == OFF or where not in board.heroes[first : first + HEROES]:
        return []
    if not lines.can_pay(counts, PRICE):
        return []
    free = [elixir for elixir in range(ELIXIRS) if owner_of(board, elixir) == NOBODY]
    return [ELIXIR.at(elixir) for elixir in free]


def offers(s: BattaliaState) -> list[int]:
    """C23: drinking is free in one's own turn; the Eclipse needs a card to change."""
    board = s.board
    found = drinks(board, board.turn, undrunk(board, board.turn))
    if is_ready(board, ECLIPSE, board.turn) and board.held[board.turn]:
        found.append(USE.at(ECLIPSE))
    return found


def drinks(board: Board, seat: int, elixirs: list[int]) -> list[int]:
    """The moves that drink one of these; Palsy names its victim, an opponent."""
    found = [DRINK.at(elixir) for elixir in elixirs if elixir != PALSY]
    if PALSY in elixirs:
        others = range(board.seats)
        found += [POISON.at(other) for other in others if not alliance.allied(board, seat, other)]
    return found


class BuyingElixir(Action):
    """a14: paid for, it stands before its owner, full."""

    def begin(self, s: BattaliaState, elixir: int, more: int, tell: Tell | None) -> None:
        s.board.arg = elixir
        lines.ask(s, acts.ELIXIR, 0, 0, PRICE)

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        board = s.board
        board.flasks[board.arg * FLASK_FIELDS] = board.turn
        silence.lift(board, board.turn)
        s.tell(tell, "elixir", board.turn, elixir=ELIXIR_NAMES[board.arg])
        finish(board)


class Drinking(Action):
    """C23: in one's own turn."""

    def begin(self, s: BattaliaState, elixir: int, more: int, tell: Tell | None) -> None:
        silence.lift(s.board, s.board.turn)
        drink(s, elixir, NOBODY, tell)


class Poisoning(Action):
    """C23: Palsy for an opponent."""

    def begin(self, s: BattaliaState, victim: int, more: int, tell: Tell | None) -> None:
        silence.lift(s.board, s.board.turn)
        drink(s, PALSY, victim, tell)


def drink(s: BattaliaState, elixir: int, victim: int, tell: Tell | None) -> None:
    """C23: its first day begins. Everybody sees it, so everybody may answer anew."""
    board = s.board
    board.heard = 0
    at = elixir * FLASK_FIELDS
    board.flasks[at + 1] = 1
    s.tell(tell, "drink", board.flasks[at], elixir=ELIXIR_NAMES[elixir])
    if elixir == PALSY:
        board.victim = victim
        s.tell(tell, "palsy", victim)


def drink_move(s: BattaliaState, move: int, tell: Tell | None) -> None:
    """A move of `drinks`."""
    kind, what, _ = MOVES.parts(move)
    if kind is DRINK:
        drink(s, what, NOBODY, tell)
    else:
        drink(s, PALSY, what, tell)


def use(s: BattaliaState, elixir: int, tell: Tell | None) -> None:
    """C23: what is done once a day is done for today; a full one is drunk first."""
    board = s.board
    if not works(board, elixir):
        drink(s, elixir, NOBODY, tell)
    board.flasks[elixir * FLASK_FIELDS + 2] = 1
    s.tell(tell, "use", owner_of(board, elixir), elixir=ELIXIR_NAMES[elixir])


def turn_all(s: BattaliaState, tell: Tell | None) -> None:
    """C23: Bilkarr has moved: a new day for all that work; after the third they are for sale."""
    board = s.board
    for elixir in range(ELIXIRS):
        at = elixir * FLASK_FIELDS
        if not works(board, elixir):
            continue
        board.flasks[at + 1] += 1
        board.flasks[at + 2] = 0
        if board.flasks[at + 1] > LASTS:
            s.tell(tell, "empty", board.flasks[at], elixir=ELIXIR_NAMES[elixir])
            board.flasks[at], board.flasks[at + 1] = NOBODY, 0
            if elixir == PALSY:
                board.victim = NOBODY
