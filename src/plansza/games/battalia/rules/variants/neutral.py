"""Neutral players (C12, C21, C22): how they enter, move and leave; the other Lost Scroll (C10)."""

from plansza.core.contract import Tell
from plansza.games.battalia.rules.board import EMPTY
from plansza.games.battalia.rules.components import BILKARR, METAMORPHIA, NEUTRAL_NAMES, NOTHING
from plansza.games.battalia.rules.moves import CALL, FETCH, MOVES
from plansza.games.battalia.rules.options import Options
from plansza.games.battalia.rules.squares import OFF, SQUARE_NAMES, SQUARES
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import Question
from plansza.games.battalia.rules.turn import movement
from plansza.games.battalia.rules.turn.pool import finish
from plansza.games.battalia.rules.variants import bilkarr, elixirs


def guests_of(options: Options) -> list[int]:
    """The neutral players that this game is played with."""
    found = [METAMORPHIA] if options.metamorphia else []
    return [*found, BILKARR] if options.bilkarr else found


def dawn(s: BattaliaState, new_week: bool, tell: Tell | None) -> None:
    """C12, C22: at a checkpoint who was summoned leaves and who is not on the map enters; every
    other day Bilkarr moves. Either way the elixirs are turned."""
    board = s.board
    arrived = False
    if new_week:
        _leave(s, tell)
        for guest in guests_of(s.options):
            if board.guests[guest] == OFF:
                _enter(s, guest, tell)
                arrived = arrived or guest == BILKARR
    if board.guests[BILKARR] == OFF:
        return
    if not arrived:
        _go_on(s, tell)
    elixirs.turn_all(s, tell)


def _go_on(s: BattaliaState, tell: Tell | None) -> None:
    """C22: Bilkarr walks on; from a corner a die sends him to a new gate."""
    if s.board.heading == bilkarr.CORNERED:
        _enter(s, BILKARR, tell)
        return
    bilkarr.walk(s.board)
    _announce(s, BILKARR, tell)


def _enter(s: BattaliaState, guest: int, tell: Tell | None) -> None:
    """C21, C22: through the gate whose number is rolled; unused numbers are rolled again."""
    where = OFF
    while where == OFF:
        where = movement.gate_square(s.board, s.roll() - 1)
    put(s, guest, where, tell)


def _leave(s: BattaliaState, tell: Tell | None) -> None:
    """C10: a summoned neutral player stays until the next checkpoint."""
    board = s.board
    if board.summoned != NOTHING:
        board.guests[board.summoned] = OFF
        s.tell(tell, "leave", board.first, guest=NEUTRAL_NAMES[board.summoned])
        board.summoned = NOTHING


def put(s: BattaliaState, guest: int, square: int, tell: Tell | None) -> None:
    """A neutral player appears somewhere; Bilkarr will set out to the right."""
    s.board.guests[guest] = square
    if guest == BILKARR:
        s.board.heading = bilkarr.RIGHT_DOWN
    _announce(s, guest, tell)


def _announce(s: BattaliaState, guest: int, tell: Tell | None) -> None:
    """Everybody sees where he or she is now."""
    square = SQUARE_NAMES[s.board.guests[guest]]
    s.tell(tell, "guest", s.board.turn, guest=NEUTRAL_NAMES[guest], square=square)


def attract(s: BattaliaState, square: int, tell: Tell | None) -> None:
    """C21, Q9: Metamorphia moves at once to a card newly built or exchanged from the pool."""
    if s.board.guests[METAMORPHIA] != OFF:
        s.board.guests[METAMORPHIA] = square
        _announce(s, METAMORPHIA, tell)


# -- the alternative Lost Scroll ----------------------------------------------------------------


class Calling(Question):
    """C10: where a neutral player is summoned."""

    def choices(self, s: BattaliaState) -> list[int]:
        """Metamorphia on any laid card, Bilkarr anywhere; while one is summoned, only that one."""
        board = s.board
        found: list[int] = []
        for guest in guests_of(s.options):
            if board.summoned not in (NOTHING, guest):
                continue
            kind = CALL if guest == METAMORPHIA else FETCH
            lowest = 0 if guest == METAMORPHIA else EMPTY
            for square in range(SQUARES):
                if board.land[square] >= lowest and square != board.guests[guest]:
                    found.append(kind.at(square))
        return found

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        """There he is, until the next checkpoint."""
        kind, square, _ = MOVES.parts(move)
        guest = METAMORPHIA if kind is CALL else BILKARR
        s.board.summoned = guest
        put(s, guest, square, tell)
        finish(s.board)
