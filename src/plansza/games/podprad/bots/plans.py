"""Whole turns at once: for every token the ways to spend points, and the best ways to divide the
points of a turn between the tokens.

Tokens are looked at one by one, as if the seat's others were not there; then those plans are
dropped whose tokens do not all find room in the end. That finds nearly every turn that trying
everything would find, in a small part of the time. A few plans cannot be played to their end.
"""

from plansza.games.podprad.bots.outlook import Outlook
from plansza.games.podprad.rules import movement
from plansza.games.podprad.rules.board import POOL_TILE, Board, Options
from plansza.games.podprad.rules.components import (
    BEAR,
    CURRENT,
    EAGLE,
    KIND_OF,
    NOTHING,
    POOL,
    WHIRLPOOL,
)
from plansza.games.podprad.rules.moves import FIRST_JUMP, FIRST_SWIM, FIRST_TOKEN
from plansza.games.podprad.rules.river import (
    CENTRE,
    COLUMN_OF,
    LOST,
    NEXT,
    PLACES,
    POOL_TOKENS,
    ROW_OF,
    WAYS,
    pool_token,
)


class Way:
    """How one token may spend points: what becomes of it, and by which steps."""

    def __init__(self, token: int, spent: int, before: "Way | None", move: int) -> None:
        self.token = token  # what it is in the end
        self.spent = spent
        self.before = before
        self.move = move  # the last step
        self.over = False  # it moves no more in this turn
        self.worth = 0.0

    def moves(self) -> list[int]:
        """All steps: which token, where to, and again."""
        found: list[int] = []
        way = self
        while way.before is not None:
            found.append(way.move)
            found.append(FIRST_TOKEN + way.before.token)
            way = way.before
        found.reverse()
        return found


class Plan:
    """A whole turn: a way for every token that moves, and what the seat may hope for then."""

    def __init__(self, hope: float, ways: list[Way]) -> None:
        self.hope = hope
        self.ways = ways

    def moves(self) -> list[int]:
        """The steps of the turn; the foremost token makes room for the others."""
        found: list[int] = []
        for way in self.ways:
            found += way.moves()
        return found


class Planner:
    """The plans of one seat for what is left of its turn."""

    def __init__(self, board: Board, options: Options, outlook: Outlook, width: int) -> None:
        self.board = board
        self.options = options
        self.outlook = outlook
        self.width = width  # ways remembered of each token and each number of points
        self.wasteful = False  # needless jumps and deadly ways are considered, too
        self.plans: list[Plan] = []
        self.most = 0  # points that a plan found so far spends
        self.fixed: list[int] = []  # the tokens that cannot move
        self.others = board.counts[:]  # tokens of other seats, by place
        for token in board.own(board.seat):
            if token < POOL_TOKENS:
                self.others[token // 2] -= 1

    def find(self) -> list[Plan]:
        """The plans that spend all points, or as many as can be; the most hopeful first."""
        self._find()
        if self.options.exact and self.most < self.board.points:
            thrifty, most = self.plans, self.most
            self.wasteful, self.plans, self.most = True, [], 0
            self._find()
            if self.most <= most:
                self.plans, self.most = thrifty, most
        self.plans.sort(key=_hopeful_first)
        return self.plans

    def _find(self) -> None:
        board = self.board
        self.fixed = []
        ways: list[list[list[Way]]] = []
        for token in sorted(board.own(board.seat), key=_foremost_first):
            reach = self._reach(token) if self._can_move(token) else []
            if reach:
                ways.append(reach)
            else:
                self.fixed.append(token)
        self._combine(ways, 0, board.points, [])

    def _can_move(self, token: int) -> bool:
        board = self.board
        if token >= POOL_TOKENS:
            return False
        return not board.done or movement.is_awake(board, token)

    def _has_room(self, place: int) -> bool:
        """R4: whether a token fits there, if the seat's others make room."""
        return self.others[place] < self.board.capacity(place)

    # -- one token --------------------------------------------------------------------------------

    def _reach(self, token: int) -> list[list[Way]]:
        """The best ways by points spent, from none to all that are left."""
        points = self.board.points
        found: list[list[Way]] = [[] for _ in range(points + 1)]
        found[0].append(Way(token, 0, None, NOTHING))
        for spent in range(points):
            for way in found[spent]:
                if not way.over:
                    self._go_on(found, way)
        for spent in range(1, points + 1):
            found[spent] = self._best(found[spent])
        return found

    def _best(self, ways: list[Way]) -> list[Way]:
        if len(ways) > 1:
            for way in ways:
                way.worth = self.outlook.worth(way.token)
            ways.sort(key=_worthy_first)
        return ways[: self.width]

    def _go_on(self, found: list[list[Way]], way: Way) -> None:
        """R2, R3: every step from where a way leads so far; where points need not be wasted, no
        jumps where swimming will do, and none to death."""
        board = self.board
        place, left = way.token // 2, board.points - way.spent
        for direction in range(WAYS):
            there = NEXT[place * WAYS + direction]
            if there < 0 or board.tiles[there] < 0:
                continue
            swims = self._has_room(there) and not board.barred(place, direction)
            if swims:
                self._arrive(found, way, there, way.token % 2 + 1, 1, FIRST_SWIM + there)
            cost = 2
            salmon = way.token % 2 + 1 - (1 if board.kind(place) == BEAR else 0)
            while cost <= left:
                salmon -= 1 if board.kind(there) == BEAR else 0
                if salmon <= 0 and not self.wasteful:
                    break
                if self._has_room(there) and (cost > 2 or not swims or self.wasteful):
                    self._arrive(found, way, there, salmon, cost, FIRST_JUMP + there)
                if board.tiles[there] == POOL_TILE:
                    break
                there = NEXT[there * WAYS + direction]
                if there < 0 or board.tiles[there] < 0:
                    break
                cost += 1

    def _arrive(
        self, found: list[list[Way]], way: Way, place: int, salmon: int, cost: int, move: int
    ) -> None:
        """R5, R10, W2, W5: what the tile does to a token that swims in or lands."""
        board = self.board
        spent, over = way.spent + cost, False
        while salmon > 0:
            kind = KIND_OF[board.tiles[place]]
            if kind == EAGLE:
                salmon -= 1
            elif kind == WHIRLPOOL:
                over = True
                if not self.options.only_token:
                    spent = board.points
            elif kind == CURRENT:
                direction = movement.arrow(board, place)
                there = NEXT[place * WAYS + direction]
                if board.exists(there) and self._has_room(there):
                    barred = board.barred(place, direction)
                    if not barred or spent < board.points:
                        spent += 1 if barred else 0
                        salmon -= 1 if barred and board.kind(there) == BEAR else 0
                        place = there
                        continue
            break
        token = place * 2 + salmon - 1
        if salmon <= 0:
            if not self.wasteful:
                return
            token, over = LOST, True
        elif KIND_OF[board.tiles[place]] == POOL:
            token, over = pool_token(1, salmon), True
        for known in found[spent]:
            if known.token == token:
                return
        after = Way(token, spent, way, move)
        after.over = over
        found[spent].append(after)

    # -- all tokens -------------------------------------------------------------------------------

    def _combine(self, ways: list[list[list[Way]]], at: int, left: int, chosen: list[Way]) -> None:
        """Divide what is left between the tokens from `at` on."""
        if at == len(ways):
            self._note(left, chosen)
            return
        reach = ways[at]
        if at == len(ways) - 1 and reach[left]:
            for way in reach[left]:
                self._combine(ways, at + 1, 0, [*chosen, way])
            return
        for spent in range(left + 1):
            for way in reach[spent]:
                self._combine(ways, at + 1, left - spent, [*chosen, way])

    def _note(self, left: int, chosen: list[Way]) -> None:
        """Keep a plan if it spends as much as any, and if all its tokens find room."""
        tokens = self.fixed[:]
        for way in chosen:
            tokens.append(way.token)
        spent = self.board.points
        if left and (self.options.exact or min(tokens) < POOL_TOKENS):
            spent -= left  # R1: read freely, with nobody in the river the turn is over
        if spent < self.most or spent == 0 or not self._fit(tokens):
            return
        if spent > self.most:
            self.most = spent
            self.plans = []
        self.plans.append(
            Plan(self.outlook.hope(tokens, True), [way for way in chosen if way.spent])
        )

    def _fit(self, tokens: list[int]) -> bool:
        """R4: whether there is room for all where they end."""
        for token in tokens:
            place = token // 2
            if token < POOL_TOKENS and self.others[place] + 1 >= self.board.capacity(place):
                here = 0
                for other in tokens:
                    here += 1 if other // 2 == place else 0
                if self.others[place] + here > self.board.capacity(place):
                    return False
        return True


def _foremost_first(token: int) -> int:
    """G1: the centre of a row lies half a tile upstream."""
    place = token // 2
    return -2 * ROW_OF[place] - (1 if COLUMN_OF[place] == CENTRE else 0) if place < PLACES else 1


def _worthy_first(way: Way) -> float:
    return -way.worth


def _hopeful_first(plan: Plan) -> float:
    return -plan.hope
