"""Moving salmon (R1–R6, R10): swim, jump, predators, capacity; and the currents (W5).

Everything here works on the open board alone, so that previews and bots can try moves on a copy.
"""

from plansza.core.contract import Event, Tell
from plansza.core.errors import Fact
from plansza.core.native import i64
from plansza.core.values import add_sorted, add_to, sort_few
from plansza.games.podprad.rules.board import LESS, POOL_TILE, Board, Options
from plansza.games.podprad.rules.components import (
    BARRED,
    BEAR,
    CURRENT,
    EAGLE,
    HERON,
    KIND_OF,
    NOTHING,
    POOL,
    ROTATIONS,
    TOKENS,
    TURNED,
    WHIRLPOOL,
)
from plansza.games.podprad.rules.moves import (
    FIRST_FEED,
    FIRST_JUMP,
    FIRST_PUSH,
    FIRST_SWIM,
    FIRST_TOKEN,
    PUSH,
)
from plansza.games.podprad.rules.river import (
    IN_BIT,
    NEXT,
    OUT_BIT,
    OUTSIDE,
    PLACE_NAMES,
    POOL_TOKENS,
    UP,
    WAY_OF_EDGE,
    WAYS,
    pool_token,
)
from plansza.games.podprad.rules.scoring import tell_last_salmon

# -- what can be done ---------------------------------------------------------------------------


def token_choices(board: Board) -> list[int]:
    """R1: the tokens that have an affordable move; alike ones are one choice."""
    moves: list[int] = []
    if board.points == 0:
        return moves
    tokens = board.tokens
    before: i64 = NOTHING
    first: i64 = board.seat * TOKENS
    token: i64
    for at in range(first, first + TOKENS):
        token = tokens[at]
        if token >= POOL_TOKENS:
            break
        if token == before:
            continue
        before = token
        if board.done and not is_awake(board, token):
            continue
        if can_move(board, token):
            moves.append(FIRST_TOKEN + token)
    return moves


def can_move(board: Board, token: i64) -> bool:
    """R1: whether a token has an affordable move; `destinations` would find it."""
    tiles, counts = board.tiles, board.counts
    seats: i64 = board.seats
    points: i64 = board.points
    place: i64 = token >> 1
    there: i64
    tile: i64
    lying: i64
    left: i64
    way: i64
    for way in range(WAYS):
        there = UP[place * WAYS + way]
        left = points - 2
        while there != OUTSIDE:
            tile = tiles[there]
            if tile < 0:
                break
            lying = counts[there]
            if lying < seats - LESS[tile] and (left >= 0 or not board.barred(place, way)):
                return True
            left -= 1
            if left < 0 or tile == POOL_TILE:
                break
            there = UP[there * WAYS + way]
    return False


def is_awake(board: Board, token: int) -> bool:
    """W2: whether one of these tokens has not been caught by a whirlpool this turn."""
    return board.own(board.seat).count(token) > board.done.count(token)


class Judge:
    """Who says which of the steps that a token can make may be made."""

    def allows(self, move: int, place: i64, salmon: i64, left: i64) -> bool:
        """Whether the token may come to this place so, with so many salmon and points left."""
        raise NotImplementedError


def destinations(board: Board, token: i64, judge: Judge | None = None) -> list[int]:
    """R2, R3, R10: where a token can swim and jump, as far as the judge allows it."""
    tiles, counts = board.tiles, board.counts
    seats: i64 = board.seats
    points: i64 = board.points
    place: i64 = token >> 1
    tile: i64 = tiles[place]
    leaving: i64 = BARRED[tile]
    salmon: i64 = (token & 1) + 1
    flying: i64 = salmon - 1 if KIND_OF[tile] == BEAR else salmon
    alive: i64
    left: i64
    there: i64
    lying: i64
    move: i64
    way: i64
    moves: list[int] = []
    for way in range(WAYS):
        there = UP[place * WAYS + way]
        if there == OUTSIDE:
            continue
        tile = tiles[there]
        if tile < 0:
            continue
        lying = counts[there]
        barred = leaving & OUT_BIT[way] or BARRED[tile] & IN_BIT[way]
        if lying < seats - LESS[tile] and not barred:
            move = FIRST_SWIM + there
            if judge is None or judge.allows(move, there, salmon, points - 1):
                moves.append(move)
        left, alive = points - 2, flying
        while left >= 0:
            if alive and KIND_OF[tile] == BEAR:
                alive -= 1
            lying = counts[there]
            if lying < seats - LESS[tile]:
                move = FIRST_JUMP + there
                if judge is None or judge.allows(move, there, alive, left):
                    moves.append(move)
            there = UP[there * WAYS + way]
            if there == OUTSIDE or tile == POOL_TILE:
                break
            tile = tiles[there]
            if tile < 0:
                break
            left -= 1
    if len(moves) > 1:
        sort_few(moves)
    return moves


def push_choices(board: Board) -> list[int]:
    """W5: the waiting tokens that a current can push now; alike ones are one choice."""
    moves: list[int] = []
    before = NOTHING
    for token in board.due:
        if token != before and can_push(board, token // 2):
            moves.append(PUSH.at(token))
        before = token
    return moves


def can_push(board: Board, place: int) -> bool:
    """W5: the arrow leads to a tile with room, and a barrier in between can be paid for."""
    way = arrow(board, place)
    there = NEXT[place * WAYS + way]
    if not board.exists(there) or not board.has_room(there):
        return False
    return board.points > 0 or not board.barred(place, way)


def arrow(board: Board, place: int) -> int:
    """The way a Current points."""
    return WAY_OF_EDGE[board.tiles[place] % ROTATIONS]


def heron_choices(board: Board) -> list[int]:
    """R6: at the next heron tile with tokens of this seat, a pair or a single one."""
    moves: list[int] = []
    tiles, tokens, fed = board.tiles, board.tokens, board.fed
    where: i64 = NOTHING
    before: i64 = NOTHING
    first: i64 = board.seat * TOKENS
    token: i64
    place: i64
    for at in range(first, first + TOKENS):
        token = tokens[at]
        place = token >> 1
        if token >= POOL_TOKENS or (where >= 0 and place != where):
            break
        if token == before or place <= fed or KIND_OF[tiles[place]] != HERON:
            continue
        where, before = place, token
        moves.append(FIRST_FEED + token)
    return moves


# -- what happens -------------------------------------------------------------------------------


def make(board: Board, options: Options, move: int, tell: Tell | None) -> None:
    """Carry out a move of somebody's turn."""
    if move >= FIRST_FEED:
        feed(board, move - FIRST_FEED, tell)
    elif move >= FIRST_JUMP:
        jump(board, options, move - FIRST_JUMP, tell)
    elif move >= FIRST_SWIM:
        swim(board, options, move - FIRST_SWIM, tell)
    elif move >= FIRST_TOKEN:
        board.token = move - FIRST_TOKEN
    else:
        push(board, options, move - FIRST_PUSH, tell)


def swim(board: Board, options: Options, place: int, tell: Tell | None) -> None:
    """R2: one point, one tile; bears let swimmers pass."""
    token = board.token
    if tell is not None:
        tell(Event("swim", travel(board, token, place)))
    board.token = NOTHING
    board.points -= 1
    board.leave(token // 2)
    arrive(board, options, token, place, token % 2 + 1, tell)


def jump(board: Board, options: Options, place: int, tell: Tell | None) -> None:
    """R3, R5: every bear on the line takes a salmon: origin, overflown, landing."""
    token = board.token
    if tell is not None:
        tell(Event("jump", travel(board, token, place)))
    board.token = NOTHING
    way = way_to(token // 2, place)
    salmon = token % 2 + 1
    there: i64 = token // 2
    board.leave(there)
    board.points -= 1
    if board.kind(there) == BEAR:
        salmon = caught(board, token, there, salmon, "bear", tell)
    while there != place:
        there = UP[there * WAYS + way]
        board.points -= 1
        if salmon and board.kind(there) == BEAR:
            salmon = caught(board, token, there, salmon, "bear", tell)
    if salmon:
        arrive(board, options, token, place, salmon, tell)


def way_to(place: i64, target: i64) -> i64:
    """The way in which another place lies straight upstream, or NOTHING."""
    there: i64
    way: i64
    for way in range(WAYS):
        there = UP[place * WAYS + way]
        while there != OUTSIDE:
            if there == target:
                return way
            there = UP[there * WAYS + way]
    return NOTHING


def jump_cost(place: int, target: int) -> int:
    """R3: one, and one for every tile of the line."""
    way = way_to(place, target)
    cost = 1
    while place != target:
        place = NEXT[place * WAYS + way]
        cost += 1
    return cost


def caught(board: Board, token: int, place: int, salmon: int, by: str, tell: Tell | None) -> int:
    """R5: a predator takes one salmon of the token on its way; how many are left."""
    if tell is not None:
        tell(Event(by, taken(board, token, place, salmon - 1)))
    if salmon == 1:
        board.lose(board.seat, token)
        tell_last_salmon(board, board.seat, tell)
    return salmon - 1


def arrive(
    board: Board, options: Options, token: int, place: int, salmon: int, tell: Tell | None
) -> None:
    """A token that swims in or lands: eagle, whirlpool, pool (R5, R10, W2), currents (W5)."""
    while True:
        kind = KIND_OF[board.tiles[place]]
        if kind == EAGLE:
            board.tiles[place] = TURNED * ROTATIONS
            salmon = caught(board, token, place, salmon, "eagle", tell)
            if not salmon:
                return
        elif kind == POOL:
            board.replace(board.seat, token, pool_token(1, salmon))
            add_to(board.afloat, board.seat, -1)
            if tell is not None:
                tell(Event("spawn", {"seat": board.seat, "salmon": salmon}))
            return
        elif kind == CURRENT and can_push(board, place):
            way = arrow(board, place)
            there = NEXT[place * WAYS + way]
            barred = board.barred(place, way)
            if tell is not None:
                tell(Event("push", pushed(board, token, place, there, barred)))
            place = there
            if barred:
                board.points -= 1
                if board.kind(place) == BEAR:
                    salmon = caught(board, token, place, salmon, "bear", tell)
                    if not salmon:
                        return
            continue
        land(board, options, token, place, salmon, tell)
        return


def land(
    board: Board, options: Options, token: int, place: int, salmon: int, tell: Tell | None
) -> None:
    """The token comes to rest; W2: a whirlpool ends the turn, or at least this token's."""
    new = place * 2 + salmon - 1
    board.replace(board.seat, token, new)
    board.enter(place)
    kind = KIND_OF[board.tiles[place]]
    if kind == WHIRLPOOL:
        if tell is not None:
            tell(Event("whirlpool", {"seat": board.seat, "place": PLACE_NAMES[place]}))
        if options.only_token:
            add_sorted(board.done, new)
        else:
            board.points = 0
            board.due = []
    elif kind == CURRENT and tell is not None:
        tell(Event("wait", {"seat": board.seat, "place": PLACE_NAMES[place]}))


def push(board: Board, options: Options, token: int, tell: Tell | None) -> None:
    """W5: at the start of a turn a waiting token is carried on."""
    board.due.remove(token)
    board.leave(token // 2)
    arrive(board, options, token, token // 2, token % 2 + 1, tell)


def feed(board: Board, token: int, tell: Tell | None) -> None:
    """R6: the heron takes one salmon; one from each heron tile."""
    place = token // 2
    board.fed = place
    if tell is not None:
        tell(Event("heron", taken(board, token, place, token % 2)))
    board.bite(board.seat, token)
    tell_last_salmon(board, board.seat, tell)


# -- facts for events ---------------------------------------------------------------------------


def travel(board: Board, token: int, place: int) -> dict[str, Fact]:
    """Who goes where."""
    return {
        "seat": board.seat,
        "salmon": token % 2 + 1,
        "from": PLACE_NAMES[token // 2],
        "to": PLACE_NAMES[place],
    }


def taken(board: Board, token: int, place: int, left: int) -> dict[str, Fact]:
    """Whose salmon a predator took, where, and how many are left on the token: which of the
    seat's tokens it was, counted from the one farthest downstream."""
    which = board.own(board.seat).index(token)
    return {"seat": board.seat, "token": which, "place": PLACE_NAMES[place], "left": left}


def pushed(board: Board, token: int, place: int, there: int, paid: bool) -> dict[str, Fact]:
    """Where a current takes a token, which one, and whether that cost a point."""
    return {
        "seat": board.seat,
        "token": board.own(board.seat).index(token),
        "from": PLACE_NAMES[place],
        "to": PLACE_NAMES[there],
        "paid": "yes" if paid else "no",
    }
