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
    salmon_of,
)
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


def toll(view: PodPradView, move: int) -> tuple[int, int, int]:
    """Points a move of the chosen token would cost, salmon it would lose, and what it becomes."""
    board = view.board
    twin = board.copy()
    token = board.token
    movement.make(twin, view.options, move, None)
    before, after = board.own(board.seat), twin.own(board.seat)
    before.remove(token)
    for other in before:
        after.remove(other)
    kind, target, _ = MOVES.parts(move)
    cost = movement.jump_cost(token // 2, target) if kind is JUMP else 1
    return cost, salmon_of(token) - salmon_of(after[0]), after[0]


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
    cost, lost, after = toll(view, move)
    _, target, _ = MOVES.parts(move)
    said = [words("preview-cost", points=cost)]
    if after == LOST:
        said.append(words("preview-dead"))
    elif lost:
        said.append(words("preview-lost", count=lost))
    if POOL_TOKENS <= after < LOST:
        said.append(words("preview-home"))
    elif after < POOL_TOKENS and after // 2 != target:
        said.append(words("preview-ends", place=PLACE_NAMES[after // 2]))
    return " ".join(said)


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
