"""How good each move of Pod Prąd looks, version 1: frozen, see the package.

A move is as good as the best end of turn it leads to. The ends are found by trying everything,
each arrangement of the seat's tokens only once.
"""

from typing import Final

from plansza.core.contract import Insight, Position
from plansza.games.podprad.rules import laying, movement
from plansza.games.podprad.rules.board import FEEDING, LAYING, MOVING, PUSHING, Board, Options
from plansza.games.podprad.rules.components import EAGLE, KIND_OF, NOTHING, ROTATIONS, TOKENS
from plansza.games.podprad.rules.position import PodPradPosition
from plansza.games.podprad.rules.river import LOST, PLACES
from plansza_opponents.greedy_1.moves import PODPRAD_MOVES as MOVES
from plansza_opponents.greedy_1.podprad_outlook import estimate, last_row, tolls

RIVALS_SHARE: Final = 0.5  # how much a layer minds what the tiles do to others
WORST: Final = -1000.0


class PodPradInsight(Insight):
    """One turn ahead; what the others do meanwhile is left out."""

    def rate(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(position, PodPradPosition)
        if position.board.phase == LAYING:
            return [_rate_tile(position.board, seat, move) for move in moves]
        search = TurnSearch(position.board, position.options)
        return [search.rate(move) for move in moves]


def _rate_tile(board: Board, seat: int, move: int) -> float:
    """What a tile brings the layer, less what it brings the others; a choice of tile is worth
    its best place."""
    twin = board.copy()
    kind, place = MOVES[move]
    if kind == "tile":
        twin.tile = place
        return max([_rate_tile(twin, seat, further) for further in laying.choices(twin)])
    laying.lay(twin, place // ROTATIONS, place % ROTATIONS, None)
    toll, end = tolls(twin), last_row(twin)
    hopes = [estimate(twin, other, toll, end, False) for other in range(twin.seats)]
    rivals = (sum(hopes) - hopes[seat]) / (twin.seats - 1)
    return hopes[seat] - RIVALS_SHARE * rivals


def worthwhile(ways: list[int]) -> list[int]:
    """Without the jumps to where one can swim as well: they only waste a point."""
    swum = {MOVES.number(way) for way in ways if MOVES.kind(way) == "swim"}
    return [way for way in ways if MOVES.kind(way) != "jump" or MOVES.number(way) not in swum]


class TurnSearch:
    """All ways to go on with one turn, on a board of its own."""

    def __init__(self, board: Board, options: Options) -> None:
        self.board = board.copy()
        self.options = options
        self.seat = board.seat
        self.end = last_row(board)
        self.toll = tolls(board)
        self.eagles = [place for place in range(PLACES) if board.kind(place) == EAGLE]
        self.known: dict[int, float] = {}

    def rate(self, move: int) -> float:
        """The best end of turn that this move leads to."""
        before = self.board.copy()
        kind, number = MOVES[move]
        if kind == "token":
            self.board.token = number
            rating = self._best_way()
        else:
            self._do(move)
            rating = self._best()
        self.board = before
        return rating

    def _do(self, move: int) -> None:
        board = self.board
        kind, number = MOVES[move]
        if kind == "push":
            movement.push(board, self.options, number, None)
        elif kind == "swim":
            movement.swim(board, self.options, number, None)
        elif kind == "jump":
            movement.jump(board, self.options, number, None)
        else:
            movement.feed(board, number, None)

    def _best(self) -> float:
        """The best end from here, whatever the phase."""
        key = self._key()
        if key in self.known:
            return self.known[key]
        board = self.board
        if board.phase == FEEDING:
            rating = self._best_of(movement.heron_choices(board))
        elif board.phase == PUSHING and board.due:
            rating = self._best_of(movement.push_choices(board))
        else:
            rating = WORST
        if rating == WORST:
            rating = self._best_token() if board.phase != FEEDING else self._end(False)
        self.known[key] = rating
        return rating

    def _best_token(self) -> float:
        """R1: every token that can move, every way; the end if none can."""
        board = self.board
        phase = board.phase
        board.phase = MOVING
        rating = WORST
        for move in movement.token_choices(board):
            board.token = MOVES.number(move)
            rating = max(rating, self._best_way())
        if rating == WORST:
            rating = self._end(True)
        board.phase = phase
        return rating

    def _best_way(self) -> float:
        board = self.board
        token = board.token
        rating = self._best_of(worthwhile(movement.destinations(board, token)))
        board.token = NOTHING
        return rating

    def _best_of(self, moves: list[int]) -> float:
        """Try each of these on the board and put everything back."""
        board = self.board
        seat = board.seat
        tokens, counts, tiles = board.tokens, board.counts, board.tiles
        due, done = board.due, board.done
        points, fed, token, afloat = board.points, board.fed, board.token, board.afloat[seat]
        rating = WORST
        for move in moves:
            board.tokens, board.counts, board.tiles = tokens[:], counts[:], tiles[:]
            board.due, board.done = due[:], done[:]
            self._do(move)
            rating = max(rating, self._best())
            board.points, board.fed, board.token = points, fed, token
            board.afloat[seat] = afloat
        board.tokens, board.counts, board.tiles = tokens, counts, tiles
        board.due, board.done = due, done
        return rating

    def _end(self, herons: bool) -> float:
        return estimate(self.board, self.seat, self.toll, self.end, herons)

    def _key(self) -> int:
        """All that can differ within a turn: own tokens, points, eagles, what waits."""
        board = self.board
        key = board.points
        for at in range(self.seat * TOKENS, self.seat * TOKENS + TOKENS):
            key = key * (LOST + 1) + board.tokens[at]
        for place in self.eagles:
            key = key * 2 + (1 if KIND_OF[board.tiles[place]] == EAGLE else 0)
        for token in board.due:
            key = key * LOST + token + 1
        key *= LOST
        for token in board.done:
            key = key * LOST + token + 1
        return key
