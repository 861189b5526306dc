"""Rivers set up from short text, for the pictures of the guide and for its lessons.

river = "C4=bear@4 L5=eagle"   what lies where, `@0` may be left out; the other places are filled
                               from what is left of the deck
green = "C4:2 *3:1"            the tokens of a seat: a pair on C4, a single salmon on three eggs of
                               the pool; whoever has fewer than four has lost the rest
round = 4                      says which rows lie there
first = "red"                  who began the round; green, unless told
turn = "green"                 whose turn it is; that of the first, unless told
points = 3                     how many are left in this turn; without any it ends by itself
chosen = "C4:2"                the token that is to move
pool = true                    the last tiles have been laid, and the pool lies there
held = "bear water heron"      the round is over, and these are revealed for the new row

So whatever is staged holds exactly what lies in the box.
"""

from collections.abc import Mapping
from typing import Any, Final

from plansza.core.chance import Chance
from plansza.core.contract import Position
from plansza.core.errors import PlanszaError
from plansza.games.podprad.rules import duty, laying
from plansza.games.podprad.rules.board import LAYING, MOVING, Board
from plansza.games.podprad.rules.components import (
    BARRIER_EDGES,
    COLOURS,
    COLUMNS,
    DECK_KINDS,
    EAGLE,
    FIRST_ROWS,
    KIND_NAMES,
    KIND_NUMBERS,
    MOST_EGGS,
    NOTHING,
    PAIR,
    POINTS,
    ROTATIONS,
    SEA,
    SEA_TILES,
    TOKENS,
    TURNED,
)
from plansza.games.podprad.rules.moves import MOVES
from plansza.games.podprad.rules.position import PodPradPosition, blank
from plansza.games.podprad.rules.river import (
    CENTRE,
    COLUMN_OF,
    LOST,
    PLACE_NAMES,
    PLACE_NUMBERS,
    PLACES,
    POOL_TOKENS,
    place_at,
    pool_token,
)

KNOWN: Final = {"river", "round", "first", "turn", "points", "chosen", "pool", "held", *COLOURS}
LAID: Final = {name: kind for name, kind in KIND_NUMBERS.items() if kind <= TURNED}


def staged(position: Position, stage: Mapping[str, Any]) -> Position:
    """Another position of the same set-up, as the text says; `ValueError` for what cannot be. The
    luck is that of the position, and filling the river takes some of it."""
    twin = blank(position.setup)
    twin.chance = position.chance
    others = stage.keys() - KNOWN
    if others:
        raise ValueError(f"nobody knows {', '.join(sorted(others))}")
    held = str(stage.get("held", "")).split()
    board = twin.board
    board.round = int(stage.get("round", FIRST_ROWS))
    board.first = _seat(board, stage.get("first", COLOURS[0]))
    board.seat = _seat(board, stage.get("turn", COLOURS[board.first]))
    board.points, board.phase = int(stage.get("points", POINTS)), MOVING
    _lay_river(board, str(stage.get("river", "")), held, bool(stage.get("pool")), twin.chance)
    _put_tokens(board, stage)
    if held:
        _end_round(twin, held)
        return twin
    board.spare = duty.spare_points(board, twin.options)
    twin.settle(None)
    if "chosen" in stage:
        _choose(twin, str(stage["chosen"]))
    return twin


def _seat(board: Board, colour: object) -> int:
    if colour not in COLOURS[: board.seats]:
        raise ValueError(f"nobody plays {colour}")
    return COLOURS.index(str(colour))


# -- the river ----------------------------------------------------------------------------------


def _lay_river(board: Board, river: str, held: list[str], pool: bool, chance: Chance) -> None:
    """R8, R9: the rows that lie there in this round; what has crumbled is gone."""
    rows = (sum(board.deck) + 1) // COLUMNS
    board.top = rows if pool else FIRST_ROWS + board.round - 1
    if not 1 <= board.round <= rows + 2 or board.top > rows or (board.top == rows) != pool:
        raise ValueError(f"in round {board.round} the river does not look like that")
    board.low = board.round - 2 if board.round > 2 else -1
    named = dict(_tile(board, word, rows) for word in river.split())
    left = [kind for kind, count in enumerate(board.deck) for _ in range(count)]
    for name in [*(KIND_NAMES[tile // ROTATIONS] for tile in named.values()), *held]:
        kind = EAGLE if LAID.get(name) == TURNED else LAID.get(name, NOTHING)
        if kind not in left:
            raise ValueError(f"there is no {name} left")
        left.remove(kind)
    if board.low > 0:
        board.tiles = [NOTHING] * PLACES
        board.gone[SEA] = SEA_TILES
    for place in range(place_at(0, 1), place_at(0, board.top + 1)):
        if pool and place == place_at(CENTRE, board.top):
            continue
        tile = named[place] if place in named else _any_tile(board, place, rows, left, chance)
        if place < place_at(0, board.low):
            board.gone[tile // ROTATIONS] += 1
        else:
            board.tiles[place] = tile
    board.deck = [left.count(kind) for kind in range(DECK_KINDS)]
    if pool:
        laying.lay_pool(board, None)


def _tile(board: Board, word: str, rows: int) -> tuple[int, int]:
    name, _, tile = word.partition("=")
    kind, _, turn = tile.partition("@")
    place, rotation = PLACE_NUMBERS.get(name, NOTHING), turn or "0"
    if not place_at(0, max(board.low, 1)) <= place < place_at(0, board.top + 1):
        raise ValueError(f"{word}: there is no such place in the river")
    if kind not in LAID:
        raise ValueError(f"{word}: there is no such tile")
    turns = laying.turns(LAID[kind], COLUMN_OF[place], place >= place_at(0, rows))
    if rotation not in map(str, turns):
        raise ValueError(f"{word}: it cannot lie like that")
    return place, LAID[kind] * ROTATIONS + int(rotation)


def _any_tile(board: Board, place: int, rows: int, left: list[int], chance: Chance) -> int:
    kind = left.pop(chance.below(len(left)))
    if kind in BARRIER_EDGES:
        return kind * ROTATIONS + chance.below(ROTATIONS)
    return kind * ROTATIONS + laying.turns(kind, COLUMN_OF[place], place >= place_at(0, rows))[0]


def _end_round(position: PodPradPosition, held: list[str]) -> None:
    """R7: the last turn of the round is over, and of all tiles just these come to light."""
    board = position.board
    deck = board.deck
    board.deck = [held.count(name) for name in KIND_NAMES[:DECK_KINDS]]
    board.seat, board.points = (board.first - 1) % board.seats, 0
    position.settle(None)
    row = min(COLUMNS, len(held) + sum(deck))
    if board.phase != LAYING or not len(board.held) == len(held) == row:
        raise ValueError(f"{' '.join(held)} would not be revealed for a row")
    board.deck = deck
    position.restore()


# -- the salmon ---------------------------------------------------------------------------------


def _put_tokens(board: Board, stage: Mapping[str, Any]) -> None:
    board.counts = [0] * PLACES
    board.tokens = []
    for colour in stage.keys() & set(COLOURS):
        _seat(board, colour)
    for seat in range(board.seats):
        words = str(stage.get(COLOURS[seat], "")).split()
        if len(words) > TOKENS:
            raise ValueError(f"{COLOURS[seat]} has only {TOKENS} tokens")
        own = [_token(board, word) for word in words]
        board.tokens += sorted(own + [LOST] * (TOKENS - len(own)))
        board.afloat[seat] = sum(token < POOL_TOKENS for token in own)


def _token(board: Board, word: str) -> int:
    """A token, counted where it stands."""
    where, _, salmon = word.rpartition(":")
    if salmon not in map(str, range(1, PAIR + 1)):
        raise ValueError(f"{word}: a token has one salmon or two")
    if where[:1] == "*":
        if not board.last or where[1:] not in map(str, range(1, MOST_EGGS + 1)):
            raise ValueError(f"{word}: there is no such space of the pool")
        return pool_token(int(where[1:]), int(salmon))
    place = PLACE_NUMBERS.get(where, NOTHING)
    if not board.exists(place) or (board.last and place == place_at(CENTRE, board.last)):
        raise ValueError(f"{word}: there is no such place in the river")
    if not board.has_room(place):
        raise ValueError(f"{word}: {PLACE_NAMES[place]} is full")
    board.counts[place] += 1
    return place * 2 + int(salmon) - 1


def _choose(position: PodPradPosition, token: str) -> None:
    try:
        position.play(position.to_move[0], MOVES.read(token))
    except PlanszaError as error:
        raise ValueError(f"{token} cannot be chosen") from error
