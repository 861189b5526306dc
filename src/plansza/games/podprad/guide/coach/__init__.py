"""Who sits beside a newcomer: what to think of in Pod Prąd, when it first matters.

Everything lies open in this game; the rules' own foresight knows what is near and what threatens.
"""

from collections.abc import Iterator, Mapping

from plansza.core.contract import Phrase, View
from plansza.core.errors import Fact
from plansza.core.guide import Coach
from plansza.games.podprad.rules.board import LAYING, MOVING, Board
from plansza.games.podprad.rules.components import (
    BEAR,
    CURRENT,
    EAGLE,
    KIND_NAMES,
    NOTHING,
    WHIRLPOOL,
)
from plansza.games.podprad.rules.river import NEXT, PLACE_NAMES, ROW_OF, WAYS, in_river
from plansza.games.podprad.rules.telling.foresight import doomed, herons, homeward
from plansza.games.podprad.rules.view import PodPradView

CODES = (
    *("lay", "home", "breaks", "points", "heron", "eagle", "bear", "waterfall", "full"),
    *("whirlpool", "current", "last", "lost", "spawned"),
)
HUNTERS = ("bear", "eagle", "heron")
TELLING = (EAGLE, BEAR, WHIRLPOOL, CURRENT)  # tiles of which something is said to those below
OVER_FOAM = 2  # what a jump to the next tile costs


def now(view: View) -> list[Phrase]:
    """What a seat that lays or swims should hear."""
    assert isinstance(view, PodPradView)
    assert view.seat is not None
    board = view.board
    if board.phase == LAYING:
        return [("lay", {"first": "no" if board.round else "yes"})]
    return _swimming(view, view.seat) if board.phase == MOVING else []


def after(view: View, code: str, facts: Mapping[str, Fact]) -> list[Phrase]:
    """R5, R9: what a loss means, and what coming home does; to whom it happened."""
    if facts.get("seat") != view.seat:
        return []
    if code in HUNTERS:
        return [("lost", {"left": facts["left"]})]
    return [("spawned", {"salmon": facts["salmon"]})] if code == "spawn" else []


def _swimming(view: PodPradView, seat: int) -> list[Phrase]:
    board = view.board
    found: list[Phrase] = []
    if homeward(board, view.options, view.state.legal):
        found.append(("home", {}))
    swept = doomed(board, seat)
    if swept:
        found.append(("breaks", {"row": max(ROW_OF[swept[0] // 2], 0), "count": len(swept)}))
    found.append(("points", {"points": board.points}))
    found += [("heron", {"place": PLACE_NAMES[place]}) for place in herons(board, seat)]
    found += _ahead(board, seat, "token" if view.options.only_token else "turn")
    if board.afloat[seat] == 1:
        found.append(("last", {}))
    return found


def _ahead(board: Board, seat: int, ends: str) -> list[Phrase]:
    """What lies just upstream of the chosen token, or of any; W2: a whirlpool ends the turn, or the
    token's."""
    tokens = [board.token] if board.token != NOTHING else board.own(seat)
    places = sorted({token // 2 for token in tokens if in_river(token)})
    found = [phrase for place in places for phrase in _upstream(board, place, ends)]
    return sorted(found, key=lambda phrase: CODES.index(phrase[0]))


def _upstream(board: Board, place: int, ends: str) -> Iterator[Phrase]:
    for way in range(WAYS):
        there = NEXT[place * WAYS + way]
        if not board.exists(there):
            continue
        kind, name = board.kind(there), PLACE_NAMES[there]
        if kind in TELLING:
            yield KIND_NAMES[kind], {"place": name, "ends": ends}
        if not board.has_room(there):
            yield "full", {"place": name, "count": board.capacity(there)}
        elif board.barred(place, way) and _jumps_safely(board, place, there):
            yield "waterfall", {"place": name, "from": PLACE_NAMES[place]}


def _jumps_safely(board: Board, place: int, there: int) -> bool:
    """R3, R5: whether a jump to the next tile can be paid for, and costs no salmon."""
    hunted = BEAR in (board.kind(place), board.kind(there)) or board.kind(there) == EAGLE
    return board.points >= OVER_FOAM and not hunted


COACH = Coach(CODES, now, after)
