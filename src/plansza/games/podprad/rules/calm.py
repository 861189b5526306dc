"""Trying a turn out to its end where nothing but the salmon moves: no Currents, no whirlpools.

Every step is made on the board itself and taken back, so that nothing is copied; `lookahead` does
the same for every river, with whatever currents and whirlpools do. Here a token stays in its place
among the seat's four, in no order, until its step is taken back.
"""

from plansza.core.native import i64
from plansza.games.podprad.rules.board import LESS, POOL_TILE, Board
from plansza.games.podprad.rules.components import (
    BARRED,
    BEAR,
    EAGLE,
    KIND_OF,
    NOTHING,
    ROTATIONS,
    TOKENS,
    TURNED,
)
from plansza.games.podprad.rules.lookahead import can_use
from plansza.games.podprad.rules.river import IN_BIT, LOST, OUT_BIT, OUTSIDE, POOL_TOKENS, UP, WAYS


def least(board: Board, points: i64, goal: i64) -> i64:
    """The least of these points that a turn can leave over, or any number up to `goal`."""
    tokens = board.tokens
    first: i64 = board.seat * TOKENS
    token: i64
    at: i64
    if points == 0:
        return 0
    for at in range(first, first + TOKENS):
        token = tokens[at]
        if token < POOL_TOKENS and can_use(board, token >> 1, (token & 1) + 1, points):
            return 0
    found: i64 = points
    left: i64
    before: i64 = NOTHING
    for at in range(first, first + TOKENS):
        token = tokens[at]
        if token < POOL_TOKENS and token != before and found > goal:
            left = least_of_token(board, at, points, goal)
            found = left if left < found else found
        before = token
    return found


def least_of_token(board: Board, at: i64, points: i64, goal: i64) -> i64:
    """The same if this token moves next; all points if it cannot."""
    tiles, counts = board.tiles, board.counts
    seats: i64 = board.seats
    token: i64 = board.tokens[at]
    edges: i64 = (token >> 1) * WAYS
    tile: i64 = tiles[token >> 1]
    leaving: i64 = BARRED[tile]
    salmon: i64 = (token & 1) + 1
    flying: i64 = salmon - 1 if KIND_OF[tile] == BEAR else salmon
    found: i64 = points
    there: i64
    lying: i64
    alive: i64
    left: i64
    way: i64
    for way in range(WAYS):
        there = UP[edges + way]
        alive, left = flying, points - 2
        while there != OUTSIDE and left >= -1:
            tile = tiles[there]
            if tile < 0:
                break
            lying = counts[there]
            has_room = lying < seats - LESS[tile]
            barred = leaving & OUT_BIT[way] or BARRED[tile] & IN_BIT[way]
            if left == points - 2 and has_room and not barred:
                less = least_after(board, at, there, salmon, left + 1, goal)
                found = less if less < found else found
            if left < 0 or found <= goal:
                break
            if alive and KIND_OF[tile] == BEAR:
                alive -= 1
            if has_room:
                less = least_after(board, at, there, alive, left, goal)
                found = less if less < found else found
            if tile == POOL_TILE:
                break
            there = UP[there * WAYS + way]
            left -= 1
        if found <= goal:
            break
    return found


def least_after(board: Board, at: i64, place: i64, salmon: i64, left: i64, goal: i64) -> i64:
    """The same if this token comes to that place next, with so many salmon and points left."""
    if left <= goal:
        return left
    tiles, tokens = board.tiles, board.tokens
    token: i64 = tokens[at]
    tile: i64 = tiles[place]
    eagle = salmon > 0 and KIND_OF[tile] == EAGLE
    if eagle:
        tiles[place] = TURNED * ROTATIONS
        salmon -= 1
    rests = salmon > 0 and tile != POOL_TILE
    board.leave(token >> 1)
    if rests:
        board.enter(place)
    tokens[at] = place * 2 + salmon - 1 if rests else LOST
    found = least(board, left, goal)
    tokens[at] = token
    if rests:
        board.leave(place)
    board.enter(token >> 1)
    if eagle:
        tiles[place] = tile
    return found
