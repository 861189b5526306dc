"""How moves are made on the picture: what is clicked, what a click would bring, and why not."""

from collections.abc import Set
from functools import partial

from plansza.core.chance import FastChance
from plansza.core.picture import Speaker, reasons_for
from plansza.games.drako.picture.shapes import CARD_IDS, figure_id
from plansza.games.drako.rules import imagination, moving
from plansza.games.drako.rules.board import ACTING, CARRYING, DROPPING, PLACING, REACTING, Board
from plansza.games.drako.rules.components import (
    ATTACK,
    BOW,
    FIGURE_NAMES,
    FIGURES,
    FIRE,
    MOST_ATTACKS,
    MOVE,
    ROCK,
    SYMBOL_WORDS,
    TRACK_NAMES,
)
from plansza.games.drako.rules.fields import FIELD_NAMES, FIELDS
from plansza.games.drako.rules.fighting import line_of
from plansza.games.drako.rules.moves import (
    ALSO,
    ASSIGN,
    BLOCK,
    DODGE,
    DONE,
    DRAW,
    DROP,
    ENDURE,
    FURY,
    HIT,
    KEEP,
    PLATE,
    PLAY,
    REDRAW,
    RUN,
    SHED,
    STRIKE,
    TRACK,
    USE,
    WASTE,
)
from plansza.games.drako.rules.position import DrakoPosition
from plansza.games.drako.rules.view import DrakoView

DECK = "deck-near"
SINGLE = {WASTE: "waste", DRAW: DECK, DONE: "done", ENDURE: "endure", FURY: "fury", SHED: "shed",
          KEEP: "keep", REDRAW: "redraw"}  # fmt: skip


def field_id(field: int) -> str:
    """A field of the arena."""
    return f"field-{FIELD_NAMES[field]}"


def path(board: Board, move: int) -> tuple[str, ...]:
    """What is clicked, in order, to make a move."""
    if move in SINGLE:
        return (SINGLE[move],)
    if move < STRIKE:
        return _go(board, move // FIELDS, move % FIELDS)
    if move < RUN:
        return _strike(board, (move - STRIKE) // FIGURES, (move - STRIKE) % FIGURES)
    if move < HIT:
        return (field_id(moving.landing(board, move - RUN)),)
    if move < PLAY:
        return (figure_id(moving.met(board, move - HIT)),)
    if move < DROP:
        return (CARD_IDS[move - PLAY],)
    if move < BLOCK:
        return (CARD_IDS[move - DROP],)
    if move < USE:
        return _answer(board, move)
    if move < ASSIGN:
        return (f"symbol-{move - USE + 1}",)
    if TRACK <= move < PLATE:
        return (f"track-{TRACK_NAMES[move - TRACK]}",)
    return (figure_id(move - (ASSIGN if move < TRACK else PLATE)),)


def _go(board: Board, figure: int, field: int) -> tuple[str, ...]:
    """A figure and its field; where only one figure can be meant, the field alone."""
    chosen = board.phase == PLACING or (board.phase == CARRYING and board.in_play().kind == MOVE)
    return (figure_id(figure), field_id(field)) if chosen else (field_id(field),)


def _strike(board: Board, figure: int, target: int) -> tuple[str, ...]:
    """Who and whom; powers that one figure has need only whom."""
    several = board.in_play().kind in (ATTACK, BOW)
    return (figure_id(figure), figure_id(target)) if several else (figure_id(target),)


def _answer(board: Board, move: int) -> tuple[str, ...]:
    """A card or the dodge, then which attack; of one attack no more need be said."""
    if move < ALSO:
        card, index = divmod(move - BLOCK, MOST_ATTACKS)
        first = CARD_IDS[card]
    elif move < DODGE:
        return (f"attack-{move - ALSO + 1}",)
    else:
        first, index = "dodge", move - DODGE
    asked = board.phase == REACTING and len(board.targets) > 1
    return (first, f"attack-{index + 1}") if asked else (first,)


# -- what it would bring --------------------------------------------------------------------------


def preview(view: DrakoView, move: int, words: Speaker) -> str:
    """What a move would bring, as far as the view tells; nothing where that is plain."""
    board = view.board
    if board.phase != CARRYING or not STRIKE <= move < RUN:
        return ""
    figure, target = divmod(move - STRIKE, FIGURES)
    kind = board.in_play().kind
    if kind in (ROCK, FIRE):
        names = [words.thing(FIGURE_NAMES[each], "acc") for each in hit_by(view, figure, target)]
        return words("preview-hits", targets=", ".join(names))
    if 0 < board.left(target) <= board.in_play().value and SYMBOL_WORDS[kind] != "net":
        return words("preview-kill", target=words.thing(FIGURE_NAMES[target], "acc"))
    return ""


def hit_by(view: DrakoView, figure: int, target: int) -> list[int]:
    """P4, P6: everybody on the line that a rock or the fire would hit."""
    board, owner = view.board, view.options.owner
    found: list[int] = []
    rock = board.in_play().kind == ROCK
    value = (view.options.camps[owner[figure]].rock or board.in_play().value) if rock else 99
    for field in line_of(board, figure, target):
        other = board.field[field]
        if other < 0:
            continue
        if owner[other] == owner[figure] or len(found) == value:
            break
        found.append(other)
    return found


def reasons(view: DrakoView, clickable: Set[str], words: Speaker) -> dict[str, str]:
    """Why the viewer's quiet things cannot be used now, from the view alone."""
    if view.seat is None:
        return {}
    position = DrakoPosition()
    imagination.fill(position, view, FastChance(1))
    phase = view.board.phase
    probes = {DECK: DRAW}
    for card in view.hand:
        move = BLOCK + card * MOST_ATTACKS if phase == REACTING else PLAY + card
        probes[CARD_IDS[card]] = DROP + card if phase == DROPPING else move
    if phase == REACTING:
        probes["dodge"] = DODGE
    if phase == ACTING:
        probes |= {"fury": FURY, "shed": SHED}
    ask = partial(position.why_not, view.seat)
    return reasons_for(probes, clickable, ask, words)
