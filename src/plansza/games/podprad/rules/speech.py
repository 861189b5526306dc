"""What there is to say about the game, as codes and facts; the words themselves are in words/."""

from typing import Final

from plansza.core.contract import Phrase
from plansza.games.podprad.rules import laying
from plansza.games.podprad.rules.board import FEEDING, LAYING, OVER, PUSHING, Board
from plansza.games.podprad.rules.components import KIND_NAMES, NOTHING, ROTATIONS
from plansza.games.podprad.rules.moves import FEED, JUMP, LAY, PUSH, SWIM, TILE, TOKEN
from plansza.games.podprad.rules.river import COLUMN_LETTERS, PLACE_NAMES

EVENTS: Final = (
    "reveal", "lay", "pool", "round", "swim", "jump", "push", "wait", "whirlpool", "spawn",
    "bear", "eagle", "heron", "stuck", "crumble", "advance", "over",
)  # fmt: skip
REASONS: Final = (
    "points", "salmon", "tokens", "source", "second-seat", "shared", "all-lost", "fastest",
)  # fmt: skip
PROMPTS: Final = ("tile", "lay", "push", "token", "go", "heron", "wait", "over")
MOVES: Final = ("tile", "lay", "push", "token", "swim", "jump", "heron")


def thing(name: str) -> Phrase:
    """A tile, by the name of its kind."""
    return "tile", {"kind": name}


def describe(move: int) -> Phrase:
    """What a move does."""
    if move < LAY:
        return "tile", {"tile": KIND_NAMES[move - TILE]}
    if move < PUSH:
        column, rotation = divmod(move - LAY, ROTATIONS)
        return "lay", {"column": COLUMN_LETTERS[column], "turn": rotation}
    for first, after, code in ((PUSH, TOKEN, "push"), (TOKEN, SWIM, "token")):
        if first <= move < after:
            return code, token_facts(move - first)
    for first, after, code in ((SWIM, JUMP, "swim"), (JUMP, FEED, "jump")):
        if first <= move < after:
            return code, {"place": PLACE_NAMES[move - first]}
    return "heron", token_facts(move - FEED)


def token_facts(token: int) -> dict[str, int | str]:
    """A token in the river: where, and how many salmon."""
    return {"place": PLACE_NAMES[token // 2], "salmon": token % 2 + 1}


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
