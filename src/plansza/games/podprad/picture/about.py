"""What every thing on the table tells about itself: what it is, what it does, how it stands now."""

from collections.abc import Callable
from typing import Final

from plansza.core.drawing import Phrase
from plansza.core.errors import Fact
from plansza.core.moves import Kind
from plansza.games.podprad.rules import crumbling, laying, movement, scoring
from plansza.games.podprad.rules.board import MOVING, OVER, Board
from plansza.games.podprad.rules.components import (
    CURRENT,
    HERON,
    KIND_NAMES,
    KIND_NUMBERS,
    LAST_TILES,
    MOST_EGGS,
    NOTHING,
    POOL,
    TOKENS,
    WHIRLPOOL,
)
from plansza.games.podprad.rules.moves import JUMP, MOVES, SWIM
from plansza.games.podprad.rules.river import (
    LOST,
    NEXT,
    PLACE_NAMES,
    PLACE_NUMBERS,
    WAYS,
    eggs_of,
    in_pool,
    salmon_of,
)
from plansza.games.podprad.rules.telling.foresight import Toll, breaks_off, doomed, here, steps_home
from plansza.games.podprad.rules.telling.routes import routes
from plansza.games.podprad.rules.view import PodPradView

MOST: Final = 4


def about(view: PodPradView, id: str) -> list[Phrase]:
    """Up to four sentences about a thing of the picture."""
    kind, _, name = id.partition("-")
    teller = TELLERS.get(kind)
    return teller(view, name)[:MOST] if teller is not None else []


# -- tiles --------------------------------------------------------------------------------------


def _tile(view: PodPradView, name: str) -> list[Phrase]:
    """A place of the river, and what it costs the chosen token to come here."""
    return _place(view, name, view.board.token)


def _place(view: PodPradView, name: str, token: int) -> list[Phrase]:
    """What lies there and does what, who stands there, what awaits it; the way of a token there.
    At one place the pool begins."""
    board, place = view.board, PLACE_NUMBERS[name]
    kind = board.kind(place)
    if kind == POOL:
        return [("pool", {}), *_space(view, "1")]
    found = [_effect(view, kind)]
    if kind == CURRENT:
        found.append(_arrow(board, place))
    breaks: list[Phrase] = [("breaks", {})] if breaks_off(board, place) else []
    return [*found, _standing(view, place), *breaks, *_way_here(view, name, token)]


def _effect(view: PodPradView, kind: int) -> Phrase:
    """What a kind of tile does."""
    if kind == WHIRLPOOL and view.options.only_token:
        return "whirlpool-token", {}
    return KIND_NAMES[kind], {}


def _arrow(board: Board, place: int) -> Phrase:
    """W5: where a current leads, and whether it can take anybody there now."""
    there = NEXT[place * WAYS + movement.arrow(board, place)]
    if not board.exists(there):
        return "arrow-open", {}
    code = "arrow" if board.has_room(there) else "arrow-full"
    return code, {"place": PLACE_NAMES[there]}


def _standing(view: PodPradView, place: int) -> Phrase:
    """R4: who is there, and how many more there is room for."""
    board = view.board
    count = board.counts[place]
    if not count:
        return "empty", {}
    own = 0 if view.seat is None else len(here(board, view.seat, place))
    room = board.capacity(place) - count
    return ("standing" if room > 0 else "full"), {**_counted(count, own), "room": room}


def _counted(count: int, own: int) -> dict[str, Fact]:
    """How many tokens there are, and how many of them are the reader's."""
    whose = "none" if not own else "all" if own == count else "some"
    return {"count": count, "own": own, "whose": whose}


def _way_here(view: PodPradView, name: str, token: int) -> list[Phrase]:
    """R2, R3: what it costs one of the reader's tokens to come here."""
    tolls = _tolls(view, name, token)
    paid = [tolls[kind] for kind in (SWIM, JUMP) if kind in tolls]
    if not paid:
        return []
    facts: dict[str, Fact] = {"place": PLACE_NAMES[token // 2], "points": paid[-1].points}
    if len(paid) > 1:
        return [("both-here", {**facts, "swim": paid[0].points}), *_loss(paid[0])]
    return [("jump-here" if JUMP in tolls else "swim-here", facts), *_loss(paid[0])]


def _tolls(view: PodPradView, name: str, token: int) -> dict[Kind, Toll]:
    """What a token of the reader pays to come to a place, by swimming and by a jump."""
    board, found = view.board, dict[Kind, Toll]()
    if view.seat != board.seat or board.phase != MOVING or token == NOTHING:
        return found
    for moves in routes(board, view.options, token):
        kind, place, _ = MOVES.parts(moves[-1])
        if PLACE_NAMES[place] == name:
            found[kind] = Toll(board, view.options, *moves)
    return found


def _loss(toll: Toll) -> list[Phrase]:
    """R5: what hunters would take on the way."""
    if toll.token == LOST:
        return [("dead-here", {})]
    return [("lost-here", {"count": toll.lost})] if toll.lost else []


def _goal(view: PodPradView, name: str) -> list[Phrase]:
    """A place that a token can go to."""
    number, _, place = name.partition("-")
    return _place(view, place, view.board.own(view.board.seat)[int(number)])


def _jump(view: PodPradView, name: str) -> list[Phrase]:
    """The price of a jump, where one can swim as well; else the place itself."""
    number, _, place = name.partition("-")
    token = view.board.own(view.board.seat)[int(number)]
    tolls = _tolls(view, place, token)
    if len(tolls) < 2:
        return _goal(view, name)
    toll = tolls[JUMP]
    facts: dict[str, Fact] = {"place": PLACE_NAMES[token // 2], "points": toll.points}
    heron: list[Phrase] = [("heron-here", {})] if toll.heron else []
    return [("jump-here", facts), *_loss(toll), *heron, ("price", {})]


def _danger(view: PodPradView, name: str) -> list[Phrase]:
    """R6: a heron over a place where the reader's salmon are, or may come."""
    return [("danger", {})]


def _breaks(view: PodPradView, name: str) -> list[Phrase]:
    """R8: the row that goes next, and who is still on it."""
    board = view.board
    row = max(board.low, 0)
    on_it = [token for token in board.tokens if crumbling.is_below(token, row + 1)]
    own = 0
    if view.seat is not None:
        own = sum(crumbling.is_below(token, row + 1) for token in board.own(view.seat))
    found: list[Phrase] = [("breaking", {"row": row})]
    return [*found, ("breaking-tokens", _counted(len(on_it), own))]


# -- the pool -----------------------------------------------------------------------------------


def _space(view: PodPradView, name: str) -> list[Phrase]:
    """G5, E2: what a space of the pool is worth, and what comes after it."""
    board, eggs = view.board, int(name)
    count = sum(eggs_of(token) == eggs for token in board.tokens)
    found: list[Phrase] = [("pool-space", {"eggs": eggs})]
    if eggs < MOST_EGGS:
        found.append(("pool-next", {"eggs": eggs + 1}))
    else:
        found.append(("pool-fastest" if view.options.fastest else "pool-last", {}))
    return [*found, ("pool-tokens", {"count": count})] if count else found


# -- tiles that come ----------------------------------------------------------------------------


def _spot(view: PodPradView, name: str) -> list[Phrase]:
    """U3, R7: a free place, and what is laid there now."""
    board = view.board
    found: list[Phrase] = [("spot", {})]
    if view.seat != board.seat:
        found = [("spot-other", {"seat": board.seat})]
    kind = laying.kind_to_lay(board)
    if kind == NOTHING:
        return found
    return [*found, ("next-tile", {"tile": KIND_NAMES[kind]}), _effect(view, kind)]


def _wedge(view: PodPradView, name: str) -> list[Phrase]:
    """A way to turn a tile."""
    kind = KIND_NUMBERS[name.partition("-")[0]]
    turned: Phrase = ("wedge-arrow" if kind == CURRENT else "wedge"), {"tile": KIND_NAMES[kind]}
    return [turned, _effect(view, kind)]


def _held(view: PodPradView, name: str) -> list[Phrase]:
    """R7: a tile that is revealed."""
    board = view.board
    mine = view.seat == board.seat
    whose: Phrase = ("held", {}) if mine else ("held-other", {"seat": board.seat})
    return [_effect(view, board.held[int(name)]), whose]


def _tray(view: PodPradView, name: str) -> list[Phrase]:
    board = view.board
    return [("tray", {"seat": board.seat, "count": len(board.held)})]


def _deck(view: PodPradView, name: str) -> list[Phrase]:
    """U2, R9: what is still to come; its order does not exist."""
    board = view.board
    kinds = " ".join(KIND_NAMES[kind] for kind, count in enumerate(board.deck) if count)
    return [("deck", {}), ("deck-kinds", {"tile": kinds}), ("deck-end", {"count": LAST_TILES})]


# -- tokens and players -------------------------------------------------------------------------


def _token(view: PodPradView, name: str) -> list[Phrase]:
    """U1, R5: whose it is, what its salmon mean, and what awaits it."""
    board = view.board
    seat, number = map(int, name.split("-"))
    token = board.own(seat)[number]
    salmon = salmon_of(token)
    whose: Phrase = ("token-other", {"seat": seat, "salmon": salmon})
    if seat == view.seat:
        whose = "token-own", {"salmon": salmon}
    if in_pool(token):
        eggs = eggs_of(token)
        return [whose, ("token-home", {"eggs": eggs, "salmon": salmon, "points": eggs + salmon})]
    return [whose, ("pair" if salmon > 1 else "single", {}), *_fate(board, seat, number)]


def _fate(board: Board, seat: int, number: int) -> list[Phrase]:
    """What holds or threatens a token in the river, and how far it has to go."""
    token = board.own(seat)[number]
    place = token // 2
    found: list[Phrase] = []
    acts = seat == board.seat
    if acts and token == board.token and board.own(seat).index(token) == number:
        found.append(("token-chosen", {"points": board.points}))
    if token in doomed(board, seat):
        found.append(("token-breaks", {}))
    if board.kind(place) == HERON:
        found.append(("token-heron", {}))
    if acts and token in board.done:
        found.append(("token-caught", {}))
    if board.kind(place) == CURRENT:
        found.append(("token-waits", {}))
    return [*found, ("token-steps", {"count": steps_home(board, place)})]


def _player(view: PodPradView, name: str) -> list[Phrase]:
    """E2: a player's slip: what is counted on it, and what can still be hoped for."""
    board, seat = view.board, int(name)
    found: list[Phrase] = [("slip", {})]
    if board.own(seat).count(LOST) == TOKENS:
        return [*found, ("slip-none", {"seat": seat})]
    if board.phase != OVER:
        if seat == board.seat:
            found.append(("slip-turn", {"seat": seat}))
        most = scoring.most_points(board, seat)
        found.append(("slip-most", {"seat": seat, "points": most}))
        if seat == board.first and board.round:
            found.append(("slip-first", {"seat": seat}))
    return found


# -- the rest of the table ----------------------------------------------------------------------


def _points(view: PodPradView, name: str) -> list[Phrase]:
    """R1–R3, W1: what is paid with drops, and how many are left."""
    board = view.board
    left: dict[str, Fact] = {"seat": board.seat, "points": board.points}
    found: list[Phrase] = [("drops", {}), ("drops-left", left)]
    if view.options.exact:
        found.append(("drops-all", {}))
    return [*found, ("drops-chips", {})] if view.options.chips else found


def _status(view: PodPradView, name: str) -> list[Phrase]:
    """R7, R11: the round, who begins it, and how long the river lasts."""
    board = view.board
    if not board.round:
        return [("building", {})]
    found: list[Phrase] = [("round", {})]
    if board.phase != OVER:
        found.append(("round-first", {"seat": board.first}))
        rounds = [meter for meter in view.meters() if meter.code == "rounds"]
        left: list[Phrase] = [("rounds-left", {"count": meter.value}) for meter in rounds]
        found += left or [("rounds-stay", {})]
    return found


def _score(view: PodPradView, name: str) -> list[Phrase]:
    return [("score", {})]


def _banks(view: PodPradView, name: str) -> list[Phrase]:
    return [("banks", {})]


TELLERS: Final[dict[str, Callable[[PodPradView, str], list[Phrase]]]] = {
    "tile": _tile,
    "pool": _space,
    "breaks": _breaks,
    "swim": _goal,
    "jump": _jump,
    "danger": _danger,
    "spot": _spot,
    "lay": _wedge,
    "held": _held,
    "tray": _tray,
    "deck": _deck,
    "token": _token,
    "player": _player,
    "points": _points,
    "places": _points,
    "status": _status,
    "sheet": _score,
    "banks": _banks,
}
