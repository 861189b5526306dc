"""Why a move is refused; everything lies open, so the board alone knows."""

from typing import Final

from plansza.core.errors import IllegalMove
from plansza.games.podprad.rules import laying, movement
from plansza.games.podprad.rules.board import FEEDING, LAYING, MOVING, PUSHING, Board
from plansza.games.podprad.rules.components import (
    BARRIER_EDGES,
    CURRENT,
    HERON,
    KIND_NAMES,
    NOTHING,
    POOL,
    ROTATIONS,
)
from plansza.games.podprad.rules.moves import ALL_MOVES, FEED, JUMP, LAY, PUSH, SWIM, TILE, TOKEN
from plansza.games.podprad.rules.river import COLUMN_LETTERS, NEXT, PLACE_NAMES, WAYS
from plansza.games.podprad.rules.speech import token_facts

REFUSALS: Final = (
    "no-such-move", "lay-first", "push-first", "feed-first", "move-first", "token-first",
    "token-chosen", "not-revealed", "tile-first", "tile-chosen", "no-spot", "arrow", "same-turned",
    "no-token", "token-done", "token-stuck", "not-due", "no-push", "no-heron",
    "not-next", "not-in-line", "no-tile", "over-pool", "barrier", "full", "too-far",
)  # fmt: skip
# What must be done first, when a move belongs to another phase.
FIRST: Final = {LAYING: "lay-first", PUSHING: "push-first", FEEDING: "feed-first"}


def explain(board: Board, move: int) -> IllegalMove:
    """The rule that an illegal move of the seat to act would break."""
    if not 0 <= move < ALL_MOVES:
        return IllegalMove("no-such-move", {"move": move})
    if move < PUSH and board.phase == LAYING:
        return _laying(board, move)
    if PUSH <= move < TOKEN and board.phase == PUSHING:
        return _push(board, move - PUSH)
    if move >= FEED and board.phase == FEEDING:
        return _heron(board, move - FEED)
    if board.phase != MOVING:
        return IllegalMove(FIRST[board.phase])
    if TOKEN <= move < SWIM:
        return _token(board, move - TOKEN)
    if SWIM <= move < FEED:
        return _way(board, move)
    return IllegalMove("move-first", {"points": board.points})


def _laying(board: Board, move: int) -> IllegalMove:
    """U3, R7, W6."""
    kind = laying.kind_to_lay(board)
    if move < LAY:
        if kind != NOTHING:
            return IllegalMove("tile-chosen", {"tile": KIND_NAMES[kind]})
        return IllegalMove("not-revealed", {"tile": KIND_NAMES[move - TILE]})
    if kind == NOTHING:
        return IllegalMove("tile-first")
    column = (move - LAY) // ROTATIONS
    if laying.spot(board, column) == NOTHING:
        return IllegalMove("no-spot", {"column": COLUMN_LETTERS[column]})
    if kind == CURRENT:
        return IllegalMove("arrow")
    assert kind not in BARRIER_EDGES
    return IllegalMove("same-turned", {"tile": KIND_NAMES[kind]})


def _push(board: Board, token: int) -> IllegalMove:
    """W5."""
    place = {"place": PLACE_NAMES[token // 2]}
    return IllegalMove("no-push" if token in board.due else "not-due", place)


def _heron(board: Board, token: int) -> IllegalMove:
    """R6."""
    if token not in board.own(board.seat):
        return _no_token(token)
    code = "feed-first" if board.kind(token // 2) == HERON else "no-heron"
    return IllegalMove(code, {"place": PLACE_NAMES[token // 2]} if code == "no-heron" else {})


def _no_token(token: int) -> IllegalMove:
    return IllegalMove("no-token", token_facts(token))


def _token(board: Board, token: int) -> IllegalMove:
    """R1, W2."""
    if board.token != NOTHING:
        return IllegalMove("token-chosen", {"place": PLACE_NAMES[board.token // 2]})
    if token not in board.own(board.seat):
        return _no_token(token)
    code = "token-stuck" if movement.is_awake(board, token) else "token-done"
    return IllegalMove(code, {"place": PLACE_NAMES[token // 2]})


def _way(board: Board, move: int) -> IllegalMove:
    """R2, R3, R10."""
    if board.token == NOTHING:
        return IllegalMove("token-first")
    here = board.token // 2
    place = move - SWIM if move < JUMP else move - JUMP
    facts = {"place": PLACE_NAMES[place]}
    if move >= JUMP:
        return _jump(board, here, place)
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
