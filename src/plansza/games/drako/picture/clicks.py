"""How moves are made on the picture: what is clicked, what a click would bring, and why not."""

from collections.abc import Set
from functools import partial

from plansza.core.moves import Kind
from plansza.core.picture import Speaker, reasons_for
from plansza.games.drako.picture.cards import CARD_IDS
from plansza.games.drako.picture.shapes import figure_id
from plansza.games.drako.rules import moving
from plansza.games.drako.rules.board import ACTING, CARRYING, DROPPING, PLACING, REACTING, Board
from plansza.games.drako.rules.components import (
    ATTACK,
    BOW,
    FIGURE_NAMES,
    FIRE,
    MOVE,
    ROCK,
    SYMBOL_WORDS,
    SYMBOLS_ON,
    TRACK_NAMES,
)
from plansza.games.drako.rules.fields import FIELD_NAMES
from plansza.games.drako.rules.fighting import line_of
from plansza.games.drako.rules.moves import (
    ALSO,
    BLOCK,
    DODGE,
    DONE,
    DRAW,
    DROP,
    ENDURE,
    FURY,
    GO,
    HIT,
    KEEP,
    MOVES,
    PLAY,
    REDRAW,
    RUN,
    SHED,
    STRIKE,
    TRACK,
    USE,
    WASTE,
)
from plansza.games.drako.rules.speech import symbol_facts
from plansza.games.drako.rules.view import DrakoView

DECK = "deck-near"
LONE = (WASTE, DRAW, DONE, ENDURE, FURY, SHED, KEEP, REDRAW)


def field_id(field: int) -> str:
    """One of the nineteen fields."""
    return f"field-{FIELD_NAMES[field]}"


def attack_id(index: int) -> str:
    """An attack that has been declared."""
    return f"attack-{index + 1}"


def path(board: Board, move: int) -> tuple[str, ...]:
    """What is clicked, in order, to make a move."""
    kind, one, two = MOVES.parts(move)
    if kind is GO:
        return _go(board, one, two)
    if kind is STRIKE:
        return _strike(board, one, two)
    if kind is BLOCK:
        return _answer(board, CARD_IDS[one], two)
    if kind is DODGE:
        return _answer(board, "dodge", one)
    return (_thing(board, kind, one),)


def _thing(board: Board, kind: Kind, part: int) -> str:
    """The one thing that is clicked for a move of the other kinds."""
    if kind in LONE:
        return DECK if kind is DRAW else kind.code
    if kind is PLAY or kind is DROP:
        return CARD_IDS[part]
    if kind is RUN:
        return field_id(moving.landing(board, part))
    if kind is HIT:
        return figure_id(moving.met(board, part))
    if kind is ALSO:
        return attack_id(part)
    if kind is USE:
        return f"symbol-{part + 1}"
    if kind is TRACK:
        return f"track-{TRACK_NAMES[part]}"
    return figure_id(part)  # to strike harder, or to wear the plate


def _go(board: Board, figure: int, field: int) -> tuple[str, ...]:
    """A figure and its field; where only one figure can be meant, the field alone."""
    chosen = board.phase == PLACING or (board.phase == CARRYING and board.in_play().kind == MOVE)
    return (figure_id(figure), field_id(field)) if chosen else (field_id(field),)


def _strike(board: Board, figure: int, target: int) -> tuple[str, ...]:
    """Who and whom; powers that one figure has need only whom."""
    several = board.in_play().kind in (ATTACK, BOW)
    return (figure_id(figure), figure_id(target)) if several else (figure_id(target),)


def _answer(board: Board, first: str, index: int) -> tuple[str, ...]:
    """A card or the dodge, then which attack; of one attack no more need be said."""
    asked = board.phase == REACTING and len(board.targets) > 1
    return (first, attack_id(index)) if asked else (first,)


# -- what it would bring --------------------------------------------------------------------------


def preview(view: DrakoView, move: int, words: Speaker) -> str:
    """What a move would bring, as far as the view tells; nothing where that is plain."""
    board = view.board
    action, figure, target = MOVES.parts(move)
    if action is USE:
        return words("symbol-help", **symbol_facts(SYMBOLS_ON[board.card][figure]))
    if board.phase != CARRYING or action is not STRIKE:
        return ""
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
    phase = view.board.phase
    kind = {REACTING: BLOCK, DROPPING: DROP}.get(phase, PLAY)
    probes = {DECK: DRAW.at()}
    probes |= {CARD_IDS[card]: kind.at(card) for card in view.hand}
    if phase == REACTING:
        probes["dodge"] = DODGE.at()
    if phase == ACTING:
        probes |= {"fury": FURY.at(), "shed": SHED.at()}
    ask = partial(view.known.why_not, view.seat)  # it looks at nothing that the seat cannot know
    return reasons_for(probes, clickable, ask, words)
