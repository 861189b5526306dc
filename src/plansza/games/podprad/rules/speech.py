"""What there is to say about the game, as codes and facts; the words themselves are in words/."""

from typing import Final

from plansza.core.contract import Phrase
from plansza.core.values import codes
from plansza.games.podprad.rules import laying
from plansza.games.podprad.rules.board import FEEDING, LAYING, OVER, PUSHING, Board
from plansza.games.podprad.rules.components import KIND_NAMES, NOTHING
from plansza.games.podprad.rules.river import token_facts

EVENTS: Final = codes("""
    reveal lay pool round swim jump push wait whirlpool spawn
    bear eagle heron stuck crumble advance last-salmon out-of-reach over
""")
REASONS: Final = codes("points salmon tokens source second-seat shared all-lost fastest")
PROMPTS: Final = codes("tile lay push token go heron wait over")


def thing(name: str) -> Phrase:
    """A tile, by the name of its kind."""
    return "tile", {"kind": name}


def prompt(board: Board, seat: int | None) -> Phrase:
    """What a seat is asked now; for others, whom they wait for."""
    if board.phase == OVER:
        return "over", {}
    if seat != board.seat:
        return "wait", {"seat": board.seat}
    if board.phase == LAYING:
        kind = laying.kind_to_lay(board)
        return ("tile", {}) if kind == NOTHING else ("lay", {"tile": KIND_NAMES[kind]})
    if board.phase == PUSHING:
        return "push", {}
    if board.phase == FEEDING:
        return "heron", {}
    if board.token >= 0:
        return "go", {**token_facts(board.token), "points": board.points}
    return "token", {"points": board.points}
