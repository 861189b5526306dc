"""Positions from short text, and moves in notation, for the tests of the rules.

    p = position("C5=bear@4 L6=eagle", tokens=["C5:2", "L4:1"], round=6)
    go(p, "C5:2", "^C6")
    assert tokens(p, 0) == "C6:1"

A tile is `PLACE=KIND@ROTATION` (`@0` may be left out, `=none` takes it away); all other places of
the rows that lie there in that round are water. A token is `PLACE:SALMON`, or `*EGGS:SALMON` in the
pool; whoever has fewer than four has lost the rest.
"""

from collections.abc import Sequence

from plansza.core.chance import FastChance
from plansza.core.contract import Event
from plansza.core.errors import IllegalMove
from plansza.games.podprad.game import PodPrad
from plansza.games.podprad.rules import duty, movement
from plansza.games.podprad.rules.board import (
    FEEDING,
    LAYING,
    MOVING,
    POOL_TILE,
    SEA_TILE,
)
from plansza.games.podprad.rules.components import (
    COLUMNS,
    DECK_KINDS,
    FIRST_ROWS,
    KIND_NAMES,
    KIND_NUMBERS,
    NOTHING,
    ROTATIONS,
    SEA,
    SEA_TILES,
    TOKENS,
    WATER,
)
from plansza.games.podprad.rules.position import PodPradPosition, blank
from plansza.games.podprad.rules.river import (
    CENTRE,
    LOST,
    NEXT,
    PLACE_NAMES,
    PLACE_NUMBERS,
    PLACES,
    POOL_TOKENS,
    SEA_PLACES,
    WAYS,
    place_at,
    pool_token,
    token_name,
)

GAME = PodPrad()


# -- building ---------------------------------------------------------------------------------


def position(
    tiles: str = "",
    tokens: Sequence[str] = (),
    *,
    seats: int = 3,
    round: int = 5,
    last: int = 0,
    phase: str = "move",
    turn: int = 0,
    first: int = 0,
    points: int = 5,
    held: str = "",
    deck: str | None = None,
    seed: int = 1,
    exact: bool = True,
    **options: str,
) -> PodPradPosition:
    """A position in the turn of the seat `turn`, in this phase: start, move, end or lay.

    `last` is the row below the pool once that lies there. `held` names the tiles revealed, `deck`
    those still to come: water, as many as the rules leave, unless told.
    """
    p = blank(GAME.setup(seats, points="exact" if exact else "free", **options))
    p.chance = FastChance(seed)
    board, full = p.board, sum(p.board.deck)
    board.deck = [0] * DECK_KINDS
    board.seat, board.first, board.points = turn, first, points
    board.round, board.last = round, last
    _lay_river(p, tiles)
    _put_tokens(p, tokens)
    laid = FIRST_ROWS * COLUMNS + (round - 1) * COLUMNS
    board.deck[WATER] = 0 if last or deck is not None else full - laid - len(held.split())
    for name in (deck or "").split():
        board.deck[KIND_NUMBERS[name]] += 1
    board.held = sorted(KIND_NUMBERS[name] for name in held.split())
    board.phase = {"move": MOVING, "start": MOVING, "end": FEEDING, "lay": LAYING}[phase]
    if phase == "lay":
        board.top += 1
    if phase == "start":
        p.begin_turn(turn)
        board.points = points
    if phase in ("move", "start"):
        board.spare = duty.spare_points(board, p.options)
    p.restore()
    if not p.legal:
        p.settle(None)
    return p


def _lay_river(p: PodPradPosition, tiles: str) -> None:
    """R8, R9: the rows that are there in this round."""
    board = p.board
    board.tiles = [NOTHING] * PLACES
    board.top = board.last or FIRST_ROWS + board.round - 1
    board.low = -1 if board.round <= 2 else max(board.round - 2, 1)
    if board.low < 0:
        for place in SEA_PLACES:
            board.tiles[place] = SEA_TILE
    else:
        board.gone[SEA] = SEA_TILES
    for row in range(max(board.low, 1), board.top + 1):
        for column in range(COLUMNS):
            board.tiles[place_at(column, row)] = WATER * ROTATIONS
    if board.last:
        board.tiles[place_at(CENTRE, board.last)] = POOL_TILE
        board.gone[SEA] -= SEA_TILES
    for word in tiles.split():
        name, _, tile = word.partition("=")
        kind, _, rotation = tile.partition("@")
        laid = KIND_NUMBERS[kind] * ROTATIONS + int(rotation or 0) if kind != "none" else NOTHING
        board.tiles[PLACE_NUMBERS[name]] = laid


def _put_tokens(p: PodPradPosition, tokens: Sequence[str]) -> None:
    board = p.board
    board.counts = [0] * PLACES
    board.tokens = []
    for seat in range(board.seats):
        own = [token(word) for word in (tokens[seat] if seat < len(tokens) else "").split()]
        assert len(own) <= TOKENS
        for found in own:
            if found < POOL_TOKENS:
                assert board.tiles[found // 2] >= 0, f"{token_name(found)} stands on nothing"
                board.counts[found // 2] += 1
        board.tokens += sorted(own + [LOST] * (TOKENS - len(own)))
        board.afloat[seat] = sum(found < POOL_TOKENS for found in own)


def token(text: str) -> int:
    """The number of a token."""
    place, _, salmon = text.rpartition(":")
    if place[0] == "*":
        return pool_token(int(place[1:]), int(salmon))
    return PLACE_NUMBERS[place] * 2 + int(salmon) - 1


# -- playing ----------------------------------------------------------------------------------


def play(p: PodPradPosition, *moves: str) -> list[Event]:
    """Play these moves for the seat to move, and all that follows by itself; nothing is lost."""
    events: list[Event] = []
    before = p.inventory()
    for text in moves:
        p.play(p.to_move[0], GAME.read_move(text), events.append)
        assert p.inventory() == before, f"components lost by {text}"
        check_counts(p)
    return events


def go(p: PodPradPosition, text: str, way: str) -> list[Event]:
    """Move one token (`>C5` or `^C6`) and stop there: nothing follows by itself."""
    events: list[Event] = []
    found, place = token(text), PLACE_NUMBERS[way[1:]]
    assert way in ways(p, text), f"{way} is illegal"
    p.board.token = found
    act = movement.jump if way[0] == "^" else movement.swim
    act(p.board, p.options, place, events.append)
    check_counts(p)
    p.restore()
    return events


def ways(p: PodPradPosition, text: str) -> list[str]:
    """Where a token of the seat to move could go now, in notation."""
    return [GAME.write_move(move) for move in movement.destinations(p.board, token(text))]


def texts(p: PodPradPosition, start: str = "") -> list[str]:
    """The legal moves of the seat to move that begin like this."""
    moves = [GAME.write_move(move) for move in p.legal_moves(p.to_move[0])]
    return [text for text in moves if text.startswith(start)]


def refusal(p: PodPradPosition, text: str) -> IllegalMove:
    """Why this move is refused; asking changes nothing."""
    before = p.text()
    reason = p.why_not(p.to_move[0], GAME.read_move(text))
    assert p.text() == before
    assert reason is not None, f"{text} is legal"
    return reason


def pass_on(p: PodPradPosition) -> list[Event]:
    """The seat to move has spent its points; all that follows by itself happens."""
    events: list[Event] = []
    p.board.points = 0
    p.board.token = NOTHING
    p.settle(events.append)
    return events


def keep_afloat(p: PodPradPosition) -> None:
    """Leave everybody one pair, on the top row: so nothing happens but the passing of rounds."""
    board = p.board
    board.counts = [0] * PLACES
    board.tokens = []
    for seat in range(board.seats):
        place = place_at(seat % 2 * 2, board.top)
        board.counts[place] += 1
        board.tokens += [place * 2 + 1] + [LOST] * (TOKENS - 1)
    board.afloat = [1] * board.seats


# -- looking ----------------------------------------------------------------------------------


def check_counts(p: PodPradPosition) -> None:
    """The tokens by place, by seat, and one by one tell the same; nothing stands on nothing."""
    board = p.board
    counts = [0] * PLACES
    for found in board.tokens:
        if found < POOL_TOKENS:
            counts[found // 2] += 1
    assert counts == board.counts
    for seat in range(board.seats):
        own = board.own(seat)
        assert own == sorted(own)
        assert board.afloat[seat] == sum(found < POOL_TOKENS for found in own)
    for place, count in enumerate(counts):
        assert not count or count <= board.capacity(place)


def tokens(p: PodPradPosition, seat: int) -> str:
    """The tokens a seat still has."""
    return " ".join(token_name(found) for found in p.board.own(seat) if found != LOST)


def tile(p: PodPradPosition, name: str) -> str:
    """What lies there."""
    kind = p.board.kind(PLACE_NUMBERS[name])
    return KIND_NAMES[kind] if kind != NOTHING else "none"


def codes(events: list[Event]) -> list[str]:
    """What happened, in short."""
    return [event.code for event in events]


def verdict(p: PodPradPosition) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    """The scores, the winners and the reason."""
    assert p.outcome is not None
    return tuple(map(int, p.outcome.scores)), p.outcome.winners, p.outcome.reason


def upstream(name: str) -> list[str]:
    """The places to the north, north-east and north-west."""
    place = PLACE_NUMBERS[name]
    found = NEXT[place * WAYS : place * WAYS + WAYS]
    return [PLACE_NAMES[there] if there >= 0 else "–" for there in found]
