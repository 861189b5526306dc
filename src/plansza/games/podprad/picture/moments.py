"""How the great moments are staged: who is carried off by what, and what crumbles."""

from collections.abc import Mapping
from typing import Final

from plansza.core.errors import Fact
from plansza.core.stage import Stage
from plansza.games.podprad.picture.clicks import token_id
from plansza.games.podprad.rules.board import Board, pool_place
from plansza.games.podprad.rules.components import COLUMNS, MOST_EGGS, NOTHING
from plansza.games.podprad.rules.river import PLACE_NAMES, SEA_PLACES, place_at, pool_token

ART: Final = {
    "bear": "podprad-bear",
    "eagle": "podprad-eagle",
    "heron": "podprad-heron",
    "push": "podprad-current",
    "whirlpool": "podprad-whirlpool",
    "pool": "podprad-egg",
    "spawn": "podprad-egg",
    "last-salmon": "podprad-bone",
    "out-of-reach": "podprad-bone",
}


def stage(board: Board, kind: str, code: str, facts: Mapping[str, Fact]) -> Stage:
    """An event of weight; the board is the one after it."""
    things = _things(board, code, facts)
    to = (_tile(str(facts["to"])),) if code == "push" else ()  # hunters make off with their prey
    seats = (int(facts["seat"]),) if "seat" in facts else ()
    return Stage(kind, things, to, ART.get(code, ""), seats=seats)


def _things(board: Board, code: str, facts: Mapping[str, Fact]) -> tuple[str, ...]:
    """What moves, breaks or is shown."""
    if code == "crumble":
        return _row(board, int(facts["row"])) + _swept(str(facts["swept"]))
    if code == "pool":
        spaces = [f"pool-{eggs}" for eggs in range(2, MOST_EGGS + 1)]
        return (_tile(PLACE_NAMES[pool_place(board)]), *spaces)
    seat = int(facts["seat"])
    if code == "spawn":
        return _arrived(board, seat, int(facts["salmon"]))
    if code == "whirlpool":
        return (_tile(str(facts["place"])),)
    return (token_id(seat, int(facts["token"])),) if "token" in facts else (f"player-{seat}",)


def _tile(name: str) -> str:
    return f"tile-{name}"


def _row(board: Board, row: int) -> tuple[str, ...]:
    """R8, R9: the tiles of a row that has gone; the lowest is the sea, and the pool stays."""
    places = [place_at(column, row) for column in range(COLUMNS)] if row else SEA_PLACES
    return tuple(_tile(PLACE_NAMES[place]) for place in places if board.tiles[place] == NOTHING)


def _swept(counts: str) -> tuple[str, ...]:
    """The tokens that went with it: of each seat those farthest downstream."""
    return tuple(
        token_id(seat, number)
        for seat, count in enumerate(counts.split())
        for number in range(int(count))
    )


def _arrived(board: Board, seat: int, salmon: int) -> tuple[str, ...]:
    """R10: the space of the pool, and the token that has just come there if it still is there."""
    space, token = _tile(PLACE_NAMES[pool_place(board)]), pool_token(1, salmon)
    own = board.own(seat)
    return (space, token_id(seat, own.index(token))) if token in own else (space,)
