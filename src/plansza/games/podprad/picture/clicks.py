"""How moves are made on the picture: what is clicked, what a click would bring, and why not."""

from collections.abc import Sequence, Set

from plansza.core.errors import IllegalMove
from plansza.core.hexes import DIRECTION_NAMES
from plansza.core.picture import Speaker
from plansza.games.podprad.picture.labels import barred_edges
from plansza.games.podprad.rules import laying, movement, refusals
from plansza.games.podprad.rules.board import MOVING, OVER, Board
from plansza.games.podprad.rules.components import (
    BARRIER_EDGES,
    CURRENT,
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
from plansza.games.podprad.rules.view import PodPradView


def paths(board: Board, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
    """What is clicked for each move."""
    return {move: (_clicked(board, move, choices),) for move in choices}


def _clicked(board: Board, move: int, choices: Sequence[int]) -> str:
    kind, what, rotation = MOVES.parts(move)
    if kind is TILE:
        return f"held-{board.held.index(what)}"
    if kind is LAY:
        name = PLACE_NAMES[laying.spot(board, what)]
        turning = laying.kind_to_lay(board) in (*BARRIER_EDGES, CURRENT)
        return f"lay-{name}-{rotation}" if turning else f"spot-{name}"
    if kind is SWIM or kind is JUMP:
        both = kind is JUMP and SWIM.at(what) in choices
        return f"jump-{PLACE_NAMES[what]}" if both else f"tile-{PLACE_NAMES[what]}"
    return token_id(board.seat, board.own(board.seat).index(what))


def token_id(seat: int, number: int) -> str:
    """The id of a seat's token, counted from the one farthest downstream."""
    return f"token-{seat}-{number}"


# -- what a move would bring --------------------------------------------------------------------


def preview(view: PodPradView, move: int, words: Speaker) -> str:
    """What a move would bring; nothing where that is plain."""
    kind, _, rotation = MOVES.parts(move)
    if kind is LAY:
        return _preview_tile(view.board, rotation, words)
    if kind is SWIM or kind is JUMP:
        return _preview_way(view, move, words)
    return ""


def _preview_tile(board: Board, rotation: int, words: Speaker) -> str:
    kind = laying.kind_to_lay(board)
    if kind == CURRENT:
        return words("preview-arrow", edge=DIRECTION_NAMES[rotation])
    edges = barred_edges(kind * ROTATIONS + rotation, words)
    return words("preview-barriers", edges=edges) if edges else ""


def _preview_way(view: PodPradView, move: int, words: Speaker) -> str:
    toll = Toll(view.board, view.options, move)
    _, target, _ = MOVES.parts(move)
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
        for place, tile in enumerate(board.tiles):
            if tile >= 0:
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
