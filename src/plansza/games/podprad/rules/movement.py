"""Moving salmon (R1–R6, R10): swim, jump, predators, capacity; and the currents (W5).

Everything here works on the open board alone, so that previews and bots can try moves on a copy.
"""

from plansza.core.contract import Event, Tell
from plansza.core.errors import Fact
from plansza.core.values import add_sorted, sort_few
from plansza.games.podprad.rules.board import LESS, POOL_TILE, Board, Options
from plansza.games.podprad.rules.components import (
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
    CHOSEN,
    FEED,
    JUMP,
    JUMPS,
    MOVES,
    PUSH,
    SWIM,
    SWIMS,
    TOKEN,
)
from plansza.games.podprad.rules.river import (
    NEXT,
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
    before = NOTHING
    first = board.seat * TOKENS
    for at in range(first, first + TOKENS):
        token = board.tokens[at]
        if token >= POOL_TOKENS:
            break
        if token == before:
            continue
        before = token
        if board.done and not is_awake(board, token):
            continue
        if can_move(board, token):
            moves.append(CHOSEN[token])
    return moves


def can_move(board: Board, token: int) -> bool:
    """R1: whether a token has an affordable move; `destinations` would find it."""
    place = token >> 1
    tiles, points = board.tiles, board.points
    for way in range(WAYS):
        there = UP[place * WAYS + way]
        if there == OUTSIDE or tiles[there] < 0:
            continue
        if board.has_room(there) and (points > 1 or not board.barred(place, way)):
            return True
        cost = 3
        while cost <= points and tiles[there] != POOL_TILE:
            there = UP[there * WAYS + way]
            if there == OUTSIDE or tiles[there] < 0:
                break
            if board.has_room(there):
                return True
            cost += 1
    return False


def is_awake(board: Board, token: int) -> bool:
    """W2: whether one of these tokens has not been caught by a whirlpool this turn."""
    return board.own(board.seat).count(token) > board.done.count(token)


def destinations(board: Board, token: int) -> list[int]:
    """R2, R3, R10: where a token can swim and jump."""
    place = token >> 1
    tiles, counts, seats, points = board.tiles, board.counts, board.seats, board.points
    swims: list[int] = []
    jumps: list[int] = []
    for way in range(WAYS):
        there = UP[place * WAYS + way]
        cost = 2
        while there != OUTSIDE:
            tile = tiles[there]
            if tile < 0:
                break
            if counts[there] < seats - LESS[tile]:
                if cost == 2 and not board.barred(place, way):
                    swims.append(SWIMS[there])
                if cost <= points:
                    jumps.append(JUMPS[there])
            cost += 1
            if cost > points or tile == POOL_TILE:
                break
            there = UP[there * WAYS + way]
    if len(swims) > 1:
        sort_few(swims)
    if len(jumps) > 1:
        sort_few(jumps)
    swims.extend(jumps)
    return swims


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
    where = NOTHING
    first = board.seat * TOKENS
    for at in range(first, first + TOKENS):
        token = board.tokens[at]
        place = token // 2
        if token >= POOL_TOKENS or (where >= 0 and place != where):
            break
        if place <= board.fed or board.kind(place) != HERON:
            continue
        where = place
        fed = FEED.at(token)
        if not moves or moves[-1] != fed:
            moves.append(fed)
    return moves


# -- what happens -------------------------------------------------------------------------------


def make(board: Board, options: Options, move: int, tell: Tell | None) -> None:
    """Carry out a move of somebody's turn."""
    kind, what, _ = MOVES.parts(move)
    if kind is SWIM:
        swim(board, options, what, tell)
    elif kind is JUMP:
        jump(board, options, what, tell)
    elif kind is TOKEN:
        board.token = what
    elif kind is PUSH:
        push(board, options, what, tell)
    else:
        feed(board, what, tell)


def swim(board: Board, options: Options, place: int, tell: Tell | None) -> None:
    """R2: one point, one tile; bears let swimmers pass."""
    token = board.token
    if tell is not None:
        tell(Event("swim", travel(board, token, place)))
    board.token = NOTHING
    board.points -= 1
    board.counts[token // 2] -= 1
    arrive(board, options, token, place, token % 2 + 1, tell)


def jump(board: Board, options: Options, place: int, tell: Tell | None) -> None:
    """R3, R5: every bear on the line takes a salmon: origin, overflown, landing."""
    token = board.token
    if tell is not None:
        tell(Event("jump", travel(board, token, place)))
    board.token = NOTHING
    way = way_to(token // 2, place)
    salmon = token % 2 + 1
    there = token // 2
    board.counts[there] -= 1
    board.points -= 1
    if board.kind(there) == BEAR:
        salmon = caught(board, token, there, salmon, "bear", tell)
    while there != place:
        there = NEXT[there * WAYS + way]
        board.points -= 1
        if salmon and board.kind(there) == BEAR:
            salmon = caught(board, token, there, salmon, "bear", tell)
    if salmon:
        arrive(board, options, token, place, salmon, tell)


def way_to(place: int, target: int) -> int:
    """The way in which another place lies straight upstream, or NOTHING."""
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
            board.afloat[board.seat] -= 1
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
    board.counts[place] += 1
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
    board.counts[token // 2] -= 1
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
