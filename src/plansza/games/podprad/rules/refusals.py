"""Why a move is refused; everything lies open, so the board alone knows."""

from typing import Final

from plansza.core.errors import Fact, IllegalMove
from plansza.core.values import codes
from plansza.games.podprad.rules import laying, movement
from plansza.games.podprad.rules.board import FEEDING, LAYING, MOVING, PUSHING, Board, Options
from plansza.games.podprad.rules.components import (
    BARRIER_EDGES,
    CURRENT,
    HERON,
    KIND_NAMES,
    NOTHING,
    POOL,
)
from plansza.games.podprad.rules.lookahead import Lookahead
from plansza.games.podprad.rules.moves import FEED, JUMP, LAY, MOVES, PUSH, SWIM, TILE, TOKEN
from plansza.games.podprad.rules.river import COLUMN_LETTERS, NEXT, PLACE_NAMES, WAYS, token_facts

REFUSALS: Final = codes("""
    no-such-move lay-first push-first feed-first move-first token-first
    token-chosen not-revealed tile-first tile-chosen no-spot arrow same-turned
    no-token token-done token-stuck not-due no-push no-heron
    not-next not-in-line no-tile over-pool barrier full too-far
    token-left-over way-left-over push-left-over
""")
# What must be done first, when a move belongs to another phase.
FIRST: Final = {LAYING: "lay-first", PUSHING: "push-first", FEEDING: "feed-first"}


def explain(board: Board, options: Options, move: int) -> IllegalMove:
    """The rule that an illegal move of the seat to act would break."""
    if not 0 <= move < MOVES.count:
        return IllegalMove("no-such-move", {"move": move})
    kind, what, _ = MOVES.parts(move)
    phase = board.phase
    if phase == LAYING and kind is TILE:
        return _tile(board, what)
    if phase == LAYING and kind is LAY:
        return _spot(board, what)
    if phase == PUSHING and kind is PUSH:
        return _push(board, options, what)
    if phase == FEEDING and kind is FEED:
        return _heron(board, what)
    if phase != MOVING:
        return IllegalMove(FIRST[phase])
    if kind is TOKEN:
        return _token(board, options, what)
    if kind is SWIM or kind is JUMP:
        return _way(board, options, move)
    return IllegalMove("move-first", {"points": board.points})


def _tile(board: Board, tile: int) -> IllegalMove:
    """R7."""
    kind = laying.kind_to_lay(board)
    if kind != NOTHING:
        return IllegalMove("tile-chosen", {"tile": KIND_NAMES[kind]})
    return IllegalMove("not-revealed", {"tile": KIND_NAMES[tile]})


def _spot(board: Board, column: int) -> IllegalMove:
    """U3, R7, W6."""
    kind = laying.kind_to_lay(board)
    if kind == NOTHING:
        return IllegalMove("tile-first")
    if laying.spot(board, column) == NOTHING:
        return IllegalMove("no-spot", {"column": COLUMN_LETTERS[column]})
    if kind == CURRENT:
        return IllegalMove("arrow")
    assert kind not in BARRIER_EDGES
    return IllegalMove("same-turned", {"tile": KIND_NAMES[kind]})


def _left_over(board: Board, left: int) -> dict[str, Fact]:
    """R1: how many points a step would leave over at least, how many there are, and may be."""
    return {"left": left, "points": board.points, "spare": board.spare}


def _push(board: Board, options: Options, token: int) -> IllegalMove:
    """W5, R1."""
    place: dict[str, Fact] = {"place": PLACE_NAMES[token // 2]}
    if token not in board.due:
        return IllegalMove("not-due", place)
    if not movement.can_push(board, token // 2):
        return IllegalMove("no-push", place)
    left = Lookahead(board, options, board.spare, True).after(PUSH.at(token))
    return IllegalMove("push-left-over", {**place, **_left_over(board, left)})


def _heron(board: Board, token: int) -> IllegalMove:
    """R6."""
    if token not in board.own(board.seat):
        return _no_token(token)
    code = "feed-first" if board.kind(token // 2) == HERON else "no-heron"
    return IllegalMove(code, {"place": PLACE_NAMES[token // 2]} if code == "no-heron" else {})


def _no_token(token: int) -> IllegalMove:
    return IllegalMove("no-token", token_facts(token))


def _token(board: Board, options: Options, token: int) -> IllegalMove:
    """R1, W2."""
    if board.token != NOTHING:
        return IllegalMove("token-chosen", {"place": PLACE_NAMES[board.token // 2]})
    if token not in board.own(board.seat):
        return _no_token(token)
    place: dict[str, Fact] = {"place": PLACE_NAMES[token // 2]}
    if not movement.is_awake(board, token):
        return IllegalMove("token-done", place)
    if not movement.can_move(board, token):
        return IllegalMove("token-stuck", place)
    left = Lookahead(board, options, board.spare, True).after_token(token)
    return IllegalMove("token-left-over", {**place, **_left_over(board, left)})


def _way(board: Board, options: Options, move: int) -> IllegalMove:
    """R1, R2, R3, R10."""
    if board.token == NOTHING:
        return IllegalMove("token-first")
    if move in movement.destinations(board, board.token):
        left = Lookahead(board, options, board.spare, True).after(move)
        return IllegalMove("way-left-over", _left_over(board, left))
    kind, place, _ = MOVES.parts(move)
    here = board.token // 2
    return _jump(board, here, place) if kind is JUMP else _swim(board, here, place)


def _swim(board: Board, here: int, place: int) -> IllegalMove:
    """R2: to a tile next to it, past no barrier."""
    facts = {"place": PLACE_NAMES[place]}
    if place not in NEXT[here * WAYS : here * WAYS + WAYS]:
        return IllegalMove("not-next", facts)
    if not board.exists(place):
        return IllegalMove("no-tile", facts)
    return IllegalMove("barrier", facts) if board.has_room(place) else _full(board, place)


def _full(board: Board, place: int) -> IllegalMove:
    """R4."""
    return IllegalMove("full", {"place": PLACE_NAMES[place], "capacity": board.capacity(place)})


def _jump(board: Board, here: int, place: int) -> IllegalMove:
    """R3, R10: straight, over tiles that exist, not over the pool, to one with room, affordable."""
    way = movement.way_to(here, place)
    if way == NOTHING:
        return IllegalMove("not-in-line", {"place": PLACE_NAMES[place]})
    cost = 1
    while here != place:
        here = NEXT[here * WAYS + way]
        cost += 1
        if not board.exists(here):
            return IllegalMove("no-tile", {"place": PLACE_NAMES[here]})
        if here != place and board.kind(here) == POOL:
            return IllegalMove("over-pool")
    if not board.has_room(place):
        return _full(board, place)
    return IllegalMove("too-far", {"cost": cost, "points": board.points})
