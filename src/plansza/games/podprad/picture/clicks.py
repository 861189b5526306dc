"""How moves are made on the picture: what is clicked, what a click would bring, and why not."""

from collections.abc import Iterator, Sequence, Set

from plansza.core.errors import IllegalMove
from plansza.core.hexes import DIRECTION_NAMES
from plansza.core.picture import Speaker, Way
from plansza.games.podprad.picture.labels import barred_edges
from plansza.games.podprad.rules import laying, movement, refusals
from plansza.games.podprad.rules.board import LAYING, MOVING, OVER, Board
from plansza.games.podprad.rules.components import (
    CURRENT,
    KIND_NAMES,
    NOTHING,
    ROTATIONS,
    TOKENS,
)
from plansza.games.podprad.rules.moves import JUMP, LAY, MOVES, SWIM, TILE, TOKEN
from plansza.games.podprad.rules.river import (
    LOST,
    NEXT,
    PLACE_NAMES,
    POOL_TOKENS,
    WAYS,
    in_pool,
    in_river,
    salmon_of,
)
from plansza.games.podprad.rules.telling.foresight import Toll
from plansza.games.podprad.rules.telling.routes import routes
from plansza.games.podprad.rules.view import PodPradView


def paths(board: Board, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
    """What is clicked for each move."""
    return {move: _clicked(board, move) for move in choices}


def _clicked(board: Board, move: int) -> tuple[str, ...]:
    kind, what, rotation = MOVES.parts(move)
    if kind is TILE:
        return (f"held-{board.held.index(what)}",)
    if kind is LAY:
        return _laid(board, laying.kind_to_lay(board), what, rotation)
    if kind is SWIM or kind is JUMP:
        return (goal_id(board.own(board.seat).index(board.token), move),)
    return (token_id(board.seat, board.own(board.seat).index(what)),)


def _laid(board: Board, tile: int, column: int, rotation: int) -> tuple[str, ...]:
    """R7: a free place, and how the tile is turned there, if that matters."""
    name = PLACE_NAMES[laying.spot(board, column)]
    turned = f"lay-{KIND_NAMES[tile]}-{name}-{rotation}"
    return (f"spot-{name}", turned) if laying.is_turned(tile) else (f"spot-{name}",)


def token_id(seat: int, number: int) -> str:
    """The id of a seat's token, counted from the one farthest downstream."""
    return f"token-{seat}-{number}"


def goal_id(number: int, move: int) -> str:
    """The id of a place that one of the seat's tokens can go to, by swimming or by a jump."""
    kind, place, _ = MOVES.parts(move)
    return f"{'jump' if kind is JUMP else 'swim'}-{number}-{PLACE_NAMES[place]}"


# -- shortcuts ----------------------------------------------------------------------------------


def ways(view: PodPradView, choices: Sequence[int], words: Speaker) -> list[Way]:
    """What is done by one gesture: a tile and its place, a token and where it goes, a swim of
    several tiles. What is dragged is part of it, so that it shows all that it leads to."""
    board = view.board
    if board.phase == LAYING:
        return [way for move in choices for way in _ways_of_tile(board, move, words)]
    if board.phase != MOVING:
        return []
    tokens = [board.token]
    if board.token == NOTHING:
        tokens = [MOVES.parts(move)[1] for move in choices]
    return [way for token in tokens for way in _ways_of_token(view, token, words)]


def _ways_of_tile(board: Board, move: int, words: Speaker) -> Iterator[Way]:
    """A revealed tile, and where it is laid. To choose it may be a move by itself, made by a click
    on it: then it is not what comes first here."""
    kind, tile, rotation = MOVES.parts(move)
    if kind is LAY:
        tile = laying.kind_to_lay(board)
        path = f"held-{board.held.index(tile)}", *_clicked(board, move)
        yield Way((move,), path, preview=_preview_tile(tile, rotation, words))
        return
    twin = board.copy()
    twin.tile = tile
    lays = laying.choices(twin)
    for lay in lays if len(lays) > 1 else ():
        _, column, rotation = MOVES.parts(lay)
        spot, *turned = _laid(board, tile, column, rotation)
        path = spot, *_clicked(board, move), *turned
        yield Way((move, lay), path, preview=_preview_tile(tile, rotation, words))


def _ways_of_token(view: PodPradView, token: int, words: Speaker) -> Iterator[Way]:
    """A token, and where it goes; if it is chosen already, a place farther off is enough."""
    board = view.board
    number = board.own(board.seat).index(token)
    dragged = token_id(board.seat, number)
    for moves in routes(board, view.options, token):
        goal, shown = goal_id(number, moves[-1]), _preview_way(view, moves, words)
        if board.token == NOTHING:
            yield Way(moves, (goal, dragged), preview=shown)
            continue
        yield Way(moves, (dragged, goal), preview=shown)
        if len(moves) > 1:
            yield Way(moves, (goal,), preview=shown)


# -- what a move would bring --------------------------------------------------------------------


def preview(view: PodPradView, move: int, words: Speaker) -> str:
    """What a move would bring; nothing where that is plain."""
    kind, _, rotation = MOVES.parts(move)
    if kind is LAY:
        return _preview_tile(laying.kind_to_lay(view.board), rotation, words)
    if kind is SWIM or kind is JUMP:
        return _preview_way(view, (move,), words)
    return ""


def _preview_tile(kind: int, rotation: int, words: Speaker) -> str:
    if kind == CURRENT:
        return words("preview-arrow", edge=DIRECTION_NAMES[rotation])
    edges = barred_edges(kind * ROTATIONS + rotation, words)
    return words("preview-barriers", edges=edges) if edges else ""


def _preview_way(view: PodPradView, moves: tuple[int, ...], words: Speaker) -> str:
    toll = Toll(view.board, view.options, *moves)
    _, target, _ = MOVES.parts(moves[-1])
    said = [words("preview-cost", points=toll.points)]
    if toll.token == LOST:
        said.append(words("preview-dead"))
    elif toll.lost:
        said.append(words("preview-lost", count=toll.lost))
    if in_pool(toll.token):
        said.append(words("preview-home"))
    elif in_river(toll.token) and toll.token // 2 != target:
        said.append(words("preview-ends", place=PLACE_NAMES[toll.token // 2]))
    if toll.heron:
        said.append(words("preview-heron", **heron_facts(toll)))
    return " ".join(said)


def heron_facts(toll: Toll) -> dict[str, str]:
    """R6: whether the heron surely eats, and whether that is the token's last salmon."""
    last = toll.alone and salmon_of(toll.token) == 1
    return {"surely": "yes" if toll.surely else "no", "last": "yes" if last else "no"}


# -- why not ------------------------------------------------------------------------------------


def reasons(view: PodPradView, clickable: Set[str], words: Speaker) -> dict[str, str]:
    """Why the viewer's quiet things cannot be used now."""
    board, seat = view.board, view.seat
    if seat is None or board.phase == OVER or seat != board.seat:
        return {}
    probes: dict[str, int] = {}
    for number, token in enumerate(board.own(seat)):
        if token < POOL_TOKENS and board.phase == MOVING and board.token == NOTHING:
            probes[token_id(seat, number)] = TOKEN.at(token)
    if board.phase == MOVING and board.token != NOTHING:
        here = board.token // 2
        goals = {id.rpartition("-")[2] for id in clickable}
        for place, tile in enumerate(board.tiles):
            if tile >= 0 and PLACE_NAMES[place] not in goals:
                near = place in NEXT[here * WAYS : here * WAYS + WAYS]
                probes[f"tile-{PLACE_NAMES[place]}"] = (SWIM if near else JUMP).at(place)
    return {
        id: words.refusal(_why_not(view, move))
        for id, move in probes.items()
        if id not in clickable and not _alike(board, seat, id, clickable)
    }


def _why_not(view: PodPradView, move: int) -> IllegalMove:
    """What keeps a token from going there; across a barrier, what keeps it from jumping."""
    reason = refusals.explain(view.board, view.options, move)
    if reason.code == "barrier":
        jump = JUMP.at(MOVES.parts(move)[1])
        if jump in movement.destinations(view.board, view.board.token):
            return refusals.explain(view.board, view.options, jump)
    return reason


def _alike(board: Board, seat: int, id: str, clickable: Set[str]) -> bool:
    """Whether a token looks like one that can be clicked: then nothing is wrong with it."""
    own = board.own(seat)
    ids = [token_id(seat, number) for number in range(TOKENS)]
    if id not in ids:
        return False
    return any(own[ids.index(id)] == own[n] and ids[n] in clickable for n in range(TOKENS))
