"""What speaks for a move, for hints: facts that can be pointed at on the board."""

from typing import Final

from plansza.core.contract import Phrase
from plansza.core.values import codes
from plansza.games.podprad.bots.outlook import Outlook, tolls
from plansza.games.podprad.rules import laying, movement
from plansza.games.podprad.rules.board import Board, Options
from plansza.games.podprad.rules.components import HERON, PAIR, POINTS, TOKENS
from plansza.games.podprad.rules.moves import FEED, JUMP, LAY, MOVES, SWIM, TILE, TOKEN
from plansza.games.podprad.rules.river import (
    LOST,
    NEXT,
    PLACE_NAMES,
    POOL_TOKENS,
    ROW_OF,
    WAYS,
    salmon_of,
)
from plansza.games.podprad.rules.telling.foresight import after, breaks_off, moved

WHY: Final = codes("""
    breaking foremost heron home escape current calm waterfall crowd
    blocks near order open hinders pair
""")
MOST: Final = 3
CLEARLY: Final = 0.1  # points by which a tile must lie better than it usually would


def why(board: Board, options: Options, seat: int, move: int) -> list[Phrase]:
    """Up to three reasons, the weightiest first."""
    kind, what, _ = MOVES.parts(move)
    found: list[Phrase] = []
    if kind is TILE:
        found = [("order", {})]
    elif kind is LAY:
        found = _for_tile(board, seat, move)
    elif kind is TOKEN:
        found = _for_token(board, seat, what)
    elif kind is SWIM or kind is JUMP:
        found = _for_way(board, options, seat, move)
    elif kind is FEED and salmon_of(what) == PAIR:
        found = [("pair", {})]
    return found[:MOST]


# -- tiles --------------------------------------------------------------------------------------


def _for_tile(board: Board, seat: int, move: int) -> list[Phrase]:
    """What the tile does there, compared with all the ways to lay it."""
    moves = laying.choices(board)
    own, rivals = _hopes(board, seat, move)
    all_own = all_rivals = 0.0
    for other in moves:
        others_own, others_rivals = _hopes(board, seat, other)
        all_own += others_own / len(moves)
        all_rivals += others_rivals / len(moves)
    found: list[Phrase] = []
    if own > all_own + CLEARLY:
        found.append(("open", {}))
    harm, own_harm = all_rivals - rivals, all_own - own
    if harm > CLEARLY and harm > own_harm + CLEARLY:
        found.append(("hinders", {}))
    return found


def _hopes(board: Board, seat: int, move: int) -> tuple[float, float]:
    """What the seat may hope for with the tile laid so, and the others on average."""
    twin = board.copy()
    laying.make(twin, move, None)
    hopes = Outlook(twin).hopes()
    return hopes[seat], (sum(hopes, 0.0) - hopes[seat]) / (len(hopes) - 1)


# -- tokens -------------------------------------------------------------------------------------


def _for_token(board: Board, seat: int, token: int) -> list[Phrase]:
    """Why this one moves."""
    place = token // 2
    found: list[Phrase] = []
    if breaks_off(board, place):
        found.append(("breaking", {"row": max(ROW_OF[place], 0)}))
    if board.kind(place) == HERON:
        found.append(("heron", {"place": PLACE_NAMES[place]}))
    toll = tolls(board)
    afloat = [toll[other // 2] for other in board.own(seat) if other < POOL_TOKENS]
    if len(afloat) > 1 and toll[place] == min(afloat) < max(afloat):
        found.append(("foremost", {}))
    return found


def _for_way(board: Board, options: Options, seat: int, move: int) -> list[Phrase]:
    """What becomes of the token, what it leaves behind, and what it passes."""
    place = board.token // 2
    kind, target, _ = MOVES.parts(move)
    twin = after(board, options, move)
    token = moved(board, twin)
    if token == LOST:
        return []
    found: list[Phrase] = []
    if token >= POOL_TOKENS:
        found.append(("home", {}))
    elif breaks_off(board, place) and not breaks_off(board, token // 2):
        found.append(("escape", {"row": max(ROW_OF[place], 0)}))
    elif board.kind(place) == HERON and board.kind(token // 2) != HERON:
        found.append(("heron", {"place": PLACE_NAMES[place]}))
    if token < POOL_TOKENS:
        found += _of_arrival(twin, seat, token // 2, target)
    if _is_calm(board, options, seat, token):
        found.append(("calm", {}))
    return found + (_of_jump(board, target) if kind is JUMP else [])


def _of_arrival(twin: Board, seat: int, place: int, target: int) -> list[Phrase]:
    """What the place where the token came to rest is good for."""
    found: list[Phrase] = []
    if place != target:
        found.append(("current", {"place": PLACE_NAMES[place]}))
    if not twin.has_room(place) and _is_wanted(twin, seat, place):
        found.append(("blocks", {"place": PLACE_NAMES[place]}))
    if twin.last and tolls(twin)[place] <= POINTS:
        found.append(("near", {"place": PLACE_NAMES[place]}))
    return found


def _of_jump(board: Board, target: int) -> list[Phrase]:
    """R3: what the jump passes and swimming would not."""
    way = movement.way_to(board.token // 2, target)
    if board.barred(board.token // 2, way):
        return [("waterfall", {})]
    there = NEXT[board.token // 2 * WAYS + way]
    return [] if board.has_room(there) else [("crowd", {"place": PLACE_NAMES[there]})]


def _is_wanted(board: Board, seat: int, place: int) -> bool:
    """Whether a token of another seat could swim in, were there room."""
    for at, token in enumerate(board.tokens):
        if at // TOKENS != seat and token < POOL_TOKENS:
            for way in range(WAYS):
                if NEXT[token // 2 * WAYS + way] == place and not board.barred(token // 2, way):
                    return True
    return False


def _is_calm(board: Board, options: Options, seat: int, token: int) -> bool:
    """R5: whether this way takes no salmon, and another one would."""
    if salmon_of(token) < salmon_of(board.token):
        return False
    for other in movement.destinations(board, board.token):
        lost = moved(board, after(board, options, other))
        if salmon_of(lost) < salmon_of(board.token):
            return True
    return False
