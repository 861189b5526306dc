"""Where a token can get to in one go (R2, R3): single ways, and swims of several tiles.

For shortcuts on the picture; nothing here is a rule. Several swims in a row make one route as long
as nothing happens on the way: no hunter, no current, no whirlpool, nobody else's turn. Whichever
way it goes then, it ends the same, so that only the shortest is told.
"""

from typing import Final

from plansza.games.podprad.rules import duty, movement
from plansza.games.podprad.rules.board import Board, Options
from plansza.games.podprad.rules.components import CURRENT, EAGLE, NOTHING, POOL, WHIRLPOOL
from plansza.games.podprad.rules.moves import FIRST_TOKEN, MOVES, SWIM

HAPPENS: Final = (EAGLE, WHIRLPOOL, CURRENT, POOL)  # tiles that do something to whoever swims in


class Leg:
    """The table after some swims of a token, which is chosen to go on: by which moves it came here,
    and where it may go."""

    def __init__(self, board: Board, moves: tuple[int, ...], ways: list[int]) -> None:
        self.board: Final = board
        self.moves: Final = moves
        self.ways: Final = ways


def routes(board: Board, options: Options, token: int) -> list[tuple[int, ...]]:
    """The moves of every route of a token: those that choose it come first, where none is chosen.
    Single steps first, then longer swims, to every place once."""
    leg = _choose(board.copy(), options, token, ())
    if leg is None:
        return []
    found = [(*leg.moves, way) for way in leg.ways]
    reached = {way for way in leg.ways if MOVES.parts(way)[0] is SWIM}
    # W1: a chip handed on cannot come back, so that each step is decided by itself.
    legs = [] if options.chips else _further(leg, options, list(reached))
    while legs:
        fresh: list[Leg] = []
        for leg in legs:
            new = [way for way in leg.ways if MOVES.parts(way)[0] is SWIM and way not in reached]
            reached.update(new)
            found += [(*leg.moves, way) for way in new]
            fresh += _further(leg, options, new)
        legs = fresh
    return found


def _further(leg: Leg, options: Options, ways: list[int]) -> list[Leg]:
    """The legs that go on from places where nothing happens."""
    found: list[Leg] = []
    for way in sorted(ways):
        _, place, _ = MOVES.parts(way)
        if leg.board.kind(place) not in HAPPENS:
            twin = leg.board.copy()
            token = place * 2 + twin.token % 2
            movement.make(twin, options, way, None)
            further = _choose(twin, options, token, (*leg.moves, way))
            if further is not None:
                found.append(further)
    return found


def _choose(board: Board, options: Options, token: int, moves: tuple[int, ...]) -> Leg | None:
    """Choose a token that may move; None where the rules leave no choice, or another one."""
    if board.token == NOTHING:
        tokens = duty.tokens(board, options)
        if FIRST_TOKEN + token not in tokens:
            return None
        if len(tokens) > 1 or not moves:  # on the way the only one is chosen by itself
            moves = (*moves, FIRST_TOKEN + token)
        board.token = token
    ways = duty.ways(board, options)
    return Leg(board, moves, ways) if len(ways) > 1 else None
