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
from plansza.games.podprad.rules.moves import FIRST_TOKEN
from plansza.games.podprad.rules.river import (
    IN_BIT,
    LOST,
    NEXT,
    OUT_BIT,
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
    tiles, counts = board.tiles, board.counts
    seats: i64 = board.seats
    tile: i64 = tiles[place]
    leaving: i64 = BARRED[tile]
    bear = KIND_OF[tile] == BEAR
    edges: i64 = place * WAYS
    there: i64
    lying: i64
    way: i64
    for way in range(WAYS):  # swimming first: that is nearly always the answer
        there = UP[edges + way]
        if there == OUTSIDE or leaving & OUT_BIT[way]:
            continue
        tile = tiles[there]
        if tile < 0 or BARRED[tile] & IN_BIT[way]:
            continue
        lying = counts[there]
        if lying >= seats - LESS[tile]:
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
    if bear:
        salmon -= 1
    alive: i64
    left: i64
    for way in range(WAYS):
        there = UP[edges + way]
        left, alive = points - 2, salmon
        while left >= 0 and there != OUTSIDE:
            tile = tiles[there]
            if tile < 0:
                break
            if alive and KIND_OF[tile] == BEAR:
                alive -= 1
            lying = counts[there]
            has_room = lying < seats - LESS[tile]
            if has_room and (left == 0 or can_go_on(board, there, alive, left)):
                return True
            if tile == POOL_TILE:
                break
            there = UP[there * WAYS + way]
            left -= 1
    return False


def can_go_on(board: Board, place: i64, salmon: i64, points: i64) -> bool:
    """The same for a token that has just come to this place, with so many salmon alive."""
    tile: i64
    while points and salmon:
        tile = board.tiles[place]
        kind = KIND_OF[tile]
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
    tiles, counts = board.tiles, board.counts
    seats: i64 = board.seats
    tile: i64 = tiles[place]
    leaving: i64 = BARRED[tile]
    edges: i64 = place * WAYS
    there: i64
    lying: i64
    way: i64
    for way in range(WAYS):
        there = UP[edges + way]
        if there == OUTSIDE or leaving & OUT_BIT[way]:
            continue
        tile = tiles[there]
        if tile < 0 or not OPEN[tile] or BARRED[tile] & IN_BIT[way]:
            continue
        lying = counts[there]
        if lying + 2 > seats - LESS[tile]:
            continue
        if steps == 1 or can_swim(board, there, steps - 1):
            return True
    return False


def other(board: Board, chosen: i64, at: i64) -> i64:
    """Where the next of the seat's tokens lies in `Board.tokens`, from `at` on, that is in the
    river, surely awake, and not the chosen one; NOTHING if none is left."""
    tokens, held = board.tokens, len(board.done) > 0
    first: i64 = board.seat * TOKENS
    token: i64
    before: i64 = tokens[at - 1] if at > first else NOTHING
    while at < first + TOKENS:
        token = tokens[at]
        if token >= POOL_TOKENS:
            break
        if held:  # W2: of those alike some may be held
            if token != chosen and token != before and movement.is_awake(board, token):
                return at
        elif token != chosen or token == before:  # of those alike only one is chosen
            return at
        before = token
        at += 1
    return NOTHING


def rest_taker(board: Board, chosen: i64, at: i64) -> i64:
    """The next `other` that can use whatever the next step of another leaves; or NOTHING."""
    tokens = board.tokens
    rest: i64 = board.points - 1
    token: i64
    found = other(board, chosen, at)
    while found >= 0:
        token = tokens[found]
        if can_swim(board, token >> 1, rest):
            return found
        found = other(board, chosen, found + 1)
    return NOTHING


def another_takes_the_rest(board: Board, chosen: i64) -> bool:
    """Whether there is one of these."""
    return rest_taker(board, chosen, board.seat * TOKENS) >= 0


def another_can_use(board: Board, chosen: i64, points: i64) -> bool:
    """Whether a token besides the chosen one can use up so many points."""
    tokens = board.tokens
    token: i64
    found = other(board, chosen, board.seat * TOKENS)
    while found >= 0:
        token = tokens[found]
        if can_use(board, token >> 1, (token & 1) + 1, points):
            return True
        found = other(board, chosen, found + 1)
    return False


def one_can_use_all(board: Board) -> bool:
    """Whether one token can use up all points."""
    return another_can_use(board, NOTHING, board.points)


def is_plainly_enough(board: Board, options: Options, place: i64, salmon: i64, left: i64) -> bool:
    """Whether the chosen token, if it comes to this place with so many salmon, ends the turn
    there, or leaves some token able to use the points that are left."""
    tile: i64 = board.tiles[place]
    kind = KIND_OF[tile]
    if kind == CURRENT:
        return can_go_on(board, place, salmon, left)
    if kind == WHIRLPOOL and salmon and not options.only_token:
        return True
    board.enter(place)  # as if it lay there, for the moment
    found = can_go_on(board, place, salmon, left) or another_can_use(board, board.token, left)
    board.leave(place)
    return found


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
            left = min(left, self.after_token(move - FIRST_TOKEN))
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
