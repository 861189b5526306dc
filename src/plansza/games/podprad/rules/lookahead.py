"""Looking ahead in a turn: how many points must be left over at its end (R1).

Nearly always some token can take up whatever is left. That is seen at a glance, on the board as it
lies there; only where it is not are the ways to go on tried out.
"""

from typing import Final

from plansza.core.native import i64
from plansza.games.podprad.rules import movement
from plansza.games.podprad.rules.board import LESS, POOL_TILE, Board, Options
from plansza.games.podprad.rules.components import (
    BARRED,
    BEAR,
    CURRENT,
    EAGLE,
    KIND_OF,
    NOTHING,
    POINTS,
    POOL,
    TILES,
    TOKENS,
    WHIRLPOOL,
)
from plansza.games.podprad.rules.moves import CHOSEN, JUMP, MOVES
from plansza.games.podprad.rules.river import (
    IN_EDGE,
    LOST,
    NEXT,
    OUT_EDGE,
    OUTSIDE,
    PLACES,
    POOL_TOKENS,
    UP,
    WAYS,
)

# Tiles on which a token that swims in stays as it is, and may swim on.
OPEN: Final = bytes(
    [KIND_OF[tile] not in (EAGLE, CURRENT, WHIRLPOOL, POOL) for tile in range(TILES)]
)

# -- at a glance: True is certain, False means that it has to be tried ----------------------------


def can_use(board: Board, place: i64, salmon: i64, points: i64) -> bool:
    """Whether a token there can use exactly these points, if no other moves. Not seen is what
    comes of a full tile at the end of a current, or of a whirlpool that takes points."""
    if points == 0:
        return True
    if salmon == 0:
        return False
    tiles, counts, seats = board.tiles, board.counts, board.seats
    leaving = BARRED[tiles[place]]
    for way in range(WAYS):  # swimming first: that is nearly always the answer
        there = UP[place * WAYS + way]
        if there == OUTSIDE:
            continue
        tile = tiles[there]
        if tile < 0 or counts[there] >= seats - LESS[tile]:
            continue
        if leaving >> OUT_EDGE[way] & 1 or BARRED[tile] >> IN_EDGE[way] & 1:
            continue
        if points == 1:
            return True
        if OPEN[tile]:
            if can_use(board, there, salmon, points - 1):
                return True
        elif can_go_on(board, there, salmon, points - 1):
            return True
    if points == 1:
        return False
    if KIND_OF[tiles[place]] == BEAR:
        salmon -= 1
    for way in range(WAYS):
        there = UP[place * WAYS + way]
        left, alive = points - 2, salmon
        while left >= 0 and there != OUTSIDE and tiles[there] >= 0:
            tile = tiles[there]
            if alive and KIND_OF[tile] == BEAR:
                alive -= 1
            if counts[there] < seats - LESS[tile] and can_go_on(board, there, alive, left):
                return True
            if tile == POOL_TILE:
                break
            there = UP[there * WAYS + way]
            left -= 1
    return False


def can_go_on(board: Board, place: i64, salmon: i64, points: i64) -> bool:
    """The same for a token that has just come to this place, with so many salmon alive."""
    while points and salmon:
        kind = KIND_OF[board.tiles[place]]
        if kind in (POOL, WHIRLPOOL):
            return False
        if kind == EAGLE:
            salmon -= 1
        if kind == CURRENT:
            way = movement.arrow(board, place)
            there = NEXT[place * WAYS + way]
            if board.exists(there):
                if not board.has_room(there):
                    return False
                if board.barred(place, way):
                    points -= 1
                    salmon -= 1 if KIND_OF[board.tiles[there]] == BEAR else 0
                place = there
                continue
        return can_use(board, place, salmon, points)
    return points == 0


def can_swim(board: Board, place: i64, steps: i64) -> bool:
    """Whether a token there can swim so many steps, and so any smaller number, past tiles that do
    nothing to it and have room for two: another token may come to lie there meanwhile."""
    tiles = board.tiles
    leaving = BARRED[tiles[place]]
    for way in range(WAYS):
        there = UP[place * WAYS + way]
        if there == OUTSIDE:
            continue
        tile = tiles[there]
        if tile < 0 or not OPEN[tile] or board.counts[there] + 2 > board.seats - LESS[tile]:
            continue
        if leaving >> OUT_EDGE[way] & 1 or BARRED[tile] >> IN_EDGE[way] & 1:
            continue
        if steps == 1 or can_swim(board, there, steps - 1):
            return True
    return False


def others(board: Board, chosen: int) -> list[int]:
    """The seat's tokens in the river besides the chosen one, as far as they are surely awake."""
    found: list[int] = []
    besides = chosen
    first = board.seat * TOKENS
    for at in range(first, first + TOKENS):
        token = board.tokens[at]
        if token >= POOL_TOKENS:
            break
        if token == besides:
            besides = NOTHING  # of those alike only one is chosen
        elif not board.done:
            found.append(token)
        elif token != chosen and token not in found and movement.is_awake(board, token):
            found.append(token)  # W2: of those alike some may be held
    return found


def rest_takers(board: Board, chosen: int, enough: int) -> list[int]:
    """Tokens besides the chosen one that can use whatever the next step of another leaves."""
    found: list[int] = []
    for token in others(board, chosen):
        if can_swim(board, token >> 1, board.points - 1):
            found.append(token)
            if len(found) == enough:
                break
    return found


def another_takes_the_rest(board: Board, chosen: int) -> bool:
    """Whether there is one of these."""
    if board.done:
        return len(rest_takers(board, chosen, 1)) > 0
    besides = chosen
    first = board.seat * TOKENS
    for at in range(first, first + TOKENS):
        token = board.tokens[at]
        if token >= POOL_TOKENS:
            return False
        if token == besides:
            besides = NOTHING
        elif can_swim(board, token >> 1, board.points - 1):
            return True
    return False


def one_can_use_all(board: Board) -> bool:
    """Whether one token can use up all points."""
    for token in others(board, NOTHING):
        if can_use(board, token // 2, token % 2 + 1, board.points):
            return True
    return False


def is_plainly_enough(board: Board, options: Options, move: int) -> bool:
    """Whether a step of the chosen token leaves no more than may be left, or ends the turn, or
    leaves some token able to use the rest."""
    kind, place, _ = MOVES.parts(move)
    left, salmon = board.points - 1, board.token % 2 + 1
    if kind is JUMP:
        left, salmon = after_jump(board, place)
    if left <= board.spare:
        return True
    at = KIND_OF[board.tiles[place]]
    if at == CURRENT:
        return can_go_on(board, place, salmon, left)
    if at == WHIRLPOOL and salmon and not options.only_token:
        return True
    board.counts[place] += 1  # as if it lay there, for the moment
    found = can_go_on(board, place, salmon, left)
    if not found:
        for token in others(board, board.token):
            if can_use(board, token // 2, token % 2 + 1, left):
                found = True
                break
    board.counts[place] -= 1
    return found


def after_jump(board: Board, place: int) -> tuple[int, int]:
    """R3, R5: the points left after a jump of the chosen token, and the salmon that land."""
    there = board.token // 2
    way = movement.way_to(there, place)
    left, salmon = board.points - 1, board.token % 2 + 1
    if KIND_OF[board.tiles[there]] == BEAR:
        salmon -= 1
    while there != place:
        there = NEXT[there * WAYS + way]
        left -= 1
        if salmon and KIND_OF[board.tiles[there]] == BEAR:
            salmon -= 1
    return left, salmon


# -- trying out ---------------------------------------------------------------------------------


class Moment:
    """A board in the middle of a turn, to come back to after a step that was only tried."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.tokens, self.counts, self.tiles = board.tokens, board.counts, board.tiles
        self.due, self.done = board.due, board.done
        self.phase, self.points, self.fed = board.phase, board.points, board.fed
        self.token, self.afloat = board.token, board.afloat[board.seat]

    def come_back(self) -> None:
        """Everything as it was; the lists are new, for the next step to change."""
        board = self.board
        board.tokens, board.counts = self.tokens[:], self.counts[:]
        board.tiles = self.tiles[:]
        board.due, board.done = self.due[:], self.done[:]
        board.phase, board.points, board.fed = self.phase, self.points, self.fed
        board.token, board.afloat[board.seat] = self.token, self.afloat


def eagles_of(board: Board) -> list[int]:
    """The places whose tiles a turn can change."""
    return [place for place in range(PLACES) if board.kind(place) == EAGLE]


def turn_key(board: Board, eagles: list[int]) -> int:
    """All that can differ within a turn: own tokens, points, eagles, what waits, what is held."""
    key = board.points
    first = board.seat * TOKENS
    for at in range(first, first + TOKENS):
        key = key * (LOST + 1) + board.tokens[at]
    for place in eagles:
        key = key * 2 + (1 if KIND_OF[board.tiles[place]] == EAGLE else 0)
    for token in board.due:
        key = key * LOST + token + 1
    key *= LOST
    for token in board.done:
        key = key * LOST + token + 1
    return key


class Lookahead:
    """How many points must be left over at the end of a turn, by trying the ways to go on.

    It stops at the first way that leaves no more than `goal`. Whirlpools only hold tokens here, so
    that the points are counted of a turn that one of them ends; where a turn so ended is `excused`,
    it leaves nothing over.
    """

    def __init__(self, board: Board, options: Options, goal: int, excused: bool) -> None:
        self.start: Board | None = board
        self.board = board.copy()
        self.options = options.holding
        self.ends = not options.only_token
        self.goal = goal
        self.excused = excused
        self.eagles: list[int] = []
        self.known: dict[int, int] = {}

    def after(self, move: int) -> int:
        """The least that is left over after this step."""
        return self._least_of([move])

    def after_token(self, token: int) -> int:
        """The least that is left over if this token moves first."""
        if can_use(self.board, token // 2, token % 2 + 1, self.board.points):
            return 0
        before = self.board.token
        self.board.token = token
        left = self._least_of(movement.destinations(self.board, token))
        self.board.token = before
        return left

    def least(self) -> int:
        """The least that is left over, wherever the turn stands."""
        board = self.board
        if self.ends and board.done:
            return 0 if self.excused else board.points
        if board.points == 0 or (not board.due and one_can_use_all(board)):
            return 0
        if self.start is not None:
            self.eagles = eagles_of(self.start)
            self.start = None
        key = turn_key(board, self.eagles)
        left = self.known.get(key, NOTHING)
        if left == NOTHING:
            left = self.known[key] = self._try_out()
        return left

    def _try_out(self) -> int:
        board = self.board
        if board.due:
            moves = movement.push_choices(board)
            if moves:
                return self._least_of(moves)
            board.due = []  # whoever tried this step comes back to what it was
        left = board.points
        for move in movement.token_choices(board):
            left = min(left, self.after_token(move - CHOSEN[0]))
            if left <= self.goal:
                break
        return left

    def _least_of(self, moves: list[int]) -> int:
        moment = Moment(self.board)
        left = POINTS
        for move in moves:
            moment.come_back()
            movement.make(self.board, self.options, move, None)
            left = min(left, self.least())
            if left <= self.goal:
                break
        moment.come_back()
        return left
