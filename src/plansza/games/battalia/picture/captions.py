"""What is under way, in a few words: labels of the line above the hand and of the tray, and what a
move would bring. What is asked stands in the page's prompt alone."""

from typing import Final

from plansza.core.picture import Speaker
from plansza.games.battalia.picture.faces import great_effect
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules.assumptions import HIRE_BRINGS
from plansza.games.battalia.rules.board import NOBODY, Board
from plansza.games.battalia.rules.components import (
    ARTEFACT_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    ELIXIR_NAMES,
    FATE,
    GREAT,
    HAND,
    PALSY,
    RANK_NAMES,
    RANKS,
    S_ARTEFACT,
    SHAPE_NAMES,
)
from plansza.games.battalia.rules.moves import (
    BUY,
    CARD,
    DRINK,
    END,
    HIRE,
    MOVES,
    PLAY,
    POISON,
    RAISE,
    STORM_CITY,
    STRIKE,
    SWAP,
    TYPE,
    UPGRADE,
    USE,
)
from plansza.games.battalia.rules.squares import SQUARE_NAMES
from plansza.games.battalia.rules.turn import acts, battle_strength
from plansza.games.battalia.rules.variants import heroic
from plansza.games.battalia.rules.view import BattaliaView

# What lies in the tray, by the phase that offers it.
TRAYS: Final[dict[int, str]] = {
    b.NAMING: "factions",
    b.ASSENTING: "factions",
    b.FACTION: "factions",
    b.DRAFT: "draft",
    b.LIMBO: "limbo",
    b.COPYING: "storms",
    b.CLAIMING: "reward",
    b.SEARCHING: "greats",
    b.DELVING: "greats",
    b.BARTERING: "greats",
    b.FORMING: "forms",
    b.GAZING: "vase",
    b.RALLYING: "shelter",
}


SETTING_UP: Final = (b.NAMING, b.ASSENTING, b.FACTION, b.HOME, b.DRAFT)


def line(view: BattaliaView, words: Speaker) -> str:
    """What is being laid or paid for, which everybody may read; else what lies below."""
    board = view.board
    if board.phase in (b.PAYING, b.PLACING) or is_bought(board):
        return _doing(board, words)
    return words("line-setup") if board.phase in SETTING_UP else below(view, words)


def is_bought(board: Board) -> bool:
    """Whether an artefact is bought whose colour is asked now."""
    return board.phase == b.HUE and board.act in (acts.BUY, acts.SWAP)


def below(view: BattaliaView, words: Speaker) -> str:
    """What lies below the line."""
    if view.seat is None:
        return words("line-table")
    return words("line-hand", count=len(view.hand))


def tray(view: BattaliaView, words: Speaker) -> str:
    """What there is to choose from."""
    return words(f"tray-{TRAYS.get(view.board.phase, 'ambush')}")


def _doing(board: Board, words: Speaker) -> str:
    act, arg = board.act, board.arg
    where = SQUARE_NAMES[board.spot]
    if act == acts.BUILD:
        return words("doing-build", level=board.left)
    if act == acts.RAISE:
        return words("doing-raise", level=board.level[board.spot] + 1, square=where)
    if act in (acts.ROAD, acts.FREE_ROAD):
        return words("doing-road", shape=SHAPE_NAMES[arg])
    if act == acts.HIRE:
        return words("doing-hire", rank=RANK_NAMES[arg])
    if act == acts.UPGRADE:
        return words("doing-upgrade", card=words.thing(CARD_NAMES[arg]))
    if act == acts.BUY or is_bought(board):
        return words("doing-buy", type=ARTEFACT_NAMES[arg])
    if act == acts.ELIXIR:
        return words("doing-elixir", elixir=ELIXIR_NAMES[arg])
    if act == acts.ATTACK:
        return words("doing-attack", square=SQUARE_NAMES[board.target])
    return words("doing", act=act, square=where)


# -- what a move would bring --------------------------------------------------------------------


def preview(view: BattaliaView, move: int, words: Speaker) -> str:
    """What a move would bring, as far as the view tells; nothing where that is plain."""
    board = view.board
    kind, what, _ = MOVES.parts(move)
    if kind is HIRE:
        extra = words("preview-hire", count=HIRE_BRINGS)
        return f"{_gained(board, what, words)} {extra}".strip()
    if kind in (BUY, SWAP, TYPE):
        return _gained(board, S_ARTEFACT + what, words)
    if kind is UPGRADE:
        return _gained(board, what % RANKS + 1, words)
    if kind is RAISE:
        return words("preview-level", level=board.level[what] + 1)
    if kind is STRIKE:
        return words("preview-prey", cards=board.held[what])
    if kind is STORM_CITY:
        return _guarded(board, what, words)
    if kind is END:
        return words("preview-end", left=len(view.hand), count=HAND)
    if kind is PLAY:
        return _effect(what, words)
    if kind in (DRINK, USE, POISON):
        elixir = ELIXIR_NAMES[PALSY if kind is POISON else what]
        return words(f"elixir-{elixir}-effect")
    return _card(view, what, words) if kind is CARD else ""


def _effect(kind: int, words: Speaker) -> str:
    """What a Great Artefact or the kept Fate card does."""
    return great_effect(CARD_NAMES[kind], words) if GREAT <= kind <= FATE else ""


def _gained(board: Board, stack: int, words: Speaker) -> str:
    colour = board.top[stack]
    if not 0 <= colour < COLOURS:
        return ""
    return words("preview-gain", colour=COLOUR_NAMES[colour])


def _guarded(board: Board, square: int, words: Speaker) -> str:
    owner = board.owner[square]
    if owner == NOBODY:
        return words("preview-guard", strength=heroic.guard(board, square))
    return words("preview-city", strength=board.level[square], cards=board.held[owner])


def _card(view: BattaliaView, kind: int, words: Speaker) -> str:
    board = view.board
    if board.phase in (b.ATTACKING, b.DEFENDING):
        strength = battle_strength.strength_of(kind, board.day)
        return words("preview-strength", count=strength) if strength else ""
    return _effect(kind, words)
