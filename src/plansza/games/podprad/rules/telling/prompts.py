"""What a seat is asked: what is chosen, what comes next; what decides or threatens comes first."""

from typing import Final

from plansza.core.contract import Phrase
from plansza.core.errors import Fact
from plansza.core.values import codes
from plansza.games.podprad.rules import laying
from plansza.games.podprad.rules.board import FEEDING, LAYING, OVER, PUSHING, Board
from plansza.games.podprad.rules.components import KIND_NAMES, NOTHING
from plansza.games.podprad.rules.moves import FEED, FIRST_TOKEN
from plansza.games.podprad.rules.river import PLACE_NAMES, ROW_OF, token_facts
from plansza.games.podprad.rules.state import PodPradState
from plansza.games.podprad.rules.telling.foresight import doomed, herons, homeward

PROMPTS: Final = codes("""
    tile lay push token token-home token-breaking token-heron go go-home heron
    wait wait-laying over
""")


def prompt(state: PodPradState, seat: int | None) -> Phrase:
    """What a seat is asked now; for others, whom they wait for."""
    board = state.board
    if board.phase == OVER:
        return "over", {}
    if seat != board.seat:
        return _others(board)
    if board.phase == LAYING:
        return _tile(board)
    if board.phase == PUSHING:
        return "push", {"count": len(board.due)}
    if board.phase == FEEDING:
        return "heron", {"place": PLACE_NAMES[(state.legal[0] - FEED.at(0)) // 2]}
    return _token(state) if board.token == NOTHING else _way(state)


def _others(board: Board) -> Phrase:
    """Whom the others wait for, and what for."""
    if board.phase == LAYING:
        return "wait-laying", {"seat": board.seat, "first": _first(board)}
    return "wait", {"seat": board.seat, "points": board.points}


def _tile(board: Board) -> Phrase:
    """R7: which tile; then where, how it is turned if that matters, and how many follow."""
    kind = laying.kind_to_lay(board)
    if kind == NOTHING:
        return "tile", {"count": len(board.held)}
    turned = "yes" if laying.is_turned(kind) else "no"
    follow = laying.free_spots(board) - 1 if board.round else 0
    facts: dict[str, Fact] = {"tile": KIND_NAMES[kind], "turned": turned, "count": follow}
    return "lay", {**facts, "first": _first(board)}


def _first(board: Board) -> str:
    """U3: whether the river is being built before the game; newcomers wonder why."""
    return "no" if board.round else "yes"


def _token(state: PodPradState) -> Phrase:
    """R1: which token; the pool comes first, then what is lost if nobody swims off."""
    board = state.board
    facts: dict[str, Fact] = {"points": board.points}
    home = homeward(board, state.options, state.legal)
    if home:
        return "token-home", {**facts, **token_facts(home[0] - FIRST_TOKEN)}
    lost = doomed(board, board.seat)
    if lost:
        row = max(ROW_OF[lost[0] // 2], 0)
        return "token-breaking", {**facts, "row": row, "count": len(lost)}
    hunting = herons(board, board.seat)
    if hunting:
        return "token-heron", {**facts, "place": PLACE_NAMES[hunting[0]]}
    return "token", facts


def _way(state: PodPradState) -> Phrase:
    """R2, R3: where the chosen token goes, and what that costs."""
    board = state.board
    home = homeward(board, state.options, state.legal)
    return "go-home" if home else "go", {**token_facts(board.token), "points": board.points}
