"""The best end of a turn, found by trying everything, each arrangement of the seat's tokens only
once. A move is as good as the best end that it leads to; what the others do is left out.
"""

from typing import Final

from plansza.games.podprad.bots.outlook import Outlook
from plansza.games.podprad.rules import movement
from plansza.games.podprad.rules.board import FEEDING, MOVING, PUSHING, Board, Options
from plansza.games.podprad.rules.components import NOTHING
from plansza.games.podprad.rules.lookahead import Moment, eagles_of, turn_key
from plansza.games.podprad.rules.moves import FIRST_SWIM, MOVES, SWIM, TOKEN

WORST: Final = -1000.0


def worthwhile(ways: list[int]) -> list[int]:
    """Without the jumps to where one can swim as well: they only waste a point."""
    kept: list[int] = []
    for way in ways:
        kind, place, _ = MOVES.parts(way)
        if kind is SWIM or FIRST_SWIM + place not in ways:
            kept.append(way)
    return kept


class TurnSearch:
    """All ways to go on with one turn, on a board of its own."""

    def __init__(self, board: Board, options: Options, thrifty: bool = True) -> None:
        self.start = board
        self.board = board.copy()
        self.options = options
        self.thrifty = thrifty  # without the jumps that only waste a point
        self.outlook = Outlook(board)
        self.eagles = eagles_of(board)
        self.known: dict[int, float] = {}
        self.wasteful: TurnSearch | None = None

    def rate(self, move: int) -> float:
        """The best end of turn that this move leads to; R1: where points must be wasted, by ways
        that waste them."""
        before = self.board.copy()
        movement.make(self.board, self.options, move, None)
        rating = self._best_way() if MOVES.kind(move) is TOKEN else self._best()
        self.board = before
        if rating > WORST or not self.thrifty:
            return rating
        if self.wasteful is None:
            self.wasteful = TurnSearch(self.start, self.options, False)
        return self.wasteful.rate(move)

    def _best(self) -> float:
        """The best end from here, whatever the phase."""
        key = turn_key(self.board, self.eagles)
        if key in self.known:
            return self.known[key]
        board = self.board
        moves: list[int] = []
        if board.phase == FEEDING:
            moves = movement.heron_choices(board)
        elif board.phase == PUSHING and board.due:
            moves = movement.push_choices(board)
        if moves:
            rating = self._best_of(moves)
        elif board.phase == FEEDING:
            rating = self._end(False)
        else:
            rating = self._best_token()
        self.known[key] = rating
        return rating

    def _best_token(self) -> float:
        """R1: every token that can move, every way; the end if none can, or nothing if it would
        leave over too many points."""
        board = self.board
        phase = board.phase
        board.phase = MOVING
        rating = WORST
        moves = movement.token_choices(board)
        for move in moves:
            movement.make(board, self.options, move, None)
            rating = max(rating, self._best_way())
        if not moves and board.points <= board.spare:
            rating = self._end(True)
        board.phase = phase
        return rating

    def _best_way(self) -> float:
        board = self.board
        ways = movement.destinations(board, board.token)
        rating = self._best_of(worthwhile(ways) if self.thrifty else ways)
        board.token = NOTHING
        return rating

    def _best_of(self, moves: list[int]) -> float:
        """Try each of these on the board and put everything back."""
        moment = Moment(self.board)
        rating = WORST
        for move in moves:
            moment.come_back()
            movement.make(self.board, self.options, move, None)
            rating = max(rating, self._best())
        moment.come_back()
        return rating

    def _end(self, herons: bool) -> float:
        board = self.board
        return self.outlook.hope(board.own(board.seat), herons)
