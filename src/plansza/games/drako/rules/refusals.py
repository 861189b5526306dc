"""Why a move is refused: the thing, the rule and the way out, from the seat's own knowledge."""

from typing import Final

from plansza.core.errors import Fact, IllegalMove
from plansza.core.moves import Kind
from plansza.core.values import codes
from plansza.games.drako.rules import fighting, moving, reaction
from plansza.games.drako.rules.board import CARRYING, OPEN
from plansza.games.drako.rules.components import (
    ACTORS,
    ATTACK,
    BERSERKER,
    BOW,
    CARD_NAMES,
    CHARGE,
    DRAGON,
    FIGURE_NAMES,
    FLY,
    MOVE,
    NET,
    NONE,
    REINFORCE,
    ROCK,
    SHIELD,
    SHIELD_ON,
    SYMBOL_WORDS,
    SYMBOLS,
    SYMBOLS_ON,
    XBOW,
)
from plansza.games.drako.rules.fields import DIRECTIONS_TO, FIELD_NAMES, FIELDS
from plansza.games.drako.rules.moves import (
    BLOCK,
    DODGE,
    DONE,
    DRAW,
    FURY,
    GO,
    HIT,
    PLATE,
    PLAY,
    RUN,
    SHED,
    STRIKE,
)
from plansza.games.drako.rules.speech import symbol_facts
from plansza.games.drako.rules.state import DrakoState

REFUSALS: Final = codes("""
    no-such-move redraw-first place-first act-first drop-first symbol-first
    finish-card assign-first answer-first pair-first spare-first track-first
    step-first not-in-hand deck-empty hand-too-full no-fury no-net turn-begun
    no-symbol no-effect shield-reacts not-yours not-there netted no-legs
    has-acted occupied too-far not-a-home not-a-start wrong-symbol
    cannot-reach own-target not-his-power net-on-bow not-in-line in-the-way
    aim-nearest rock-spent stands no-charge nobody-met not-on-way nothing-yet
    no-such-attack no-shield no-stones net-on-stones no-shield-for
    one-shield no-dodge no-plate full-track
""")


def named_card(code: str, card: int) -> IllegalMove:
    """A refusal that names a card."""
    return IllegalMove(code, {"card": CARD_NAMES[card]})


def named_figure(code: str, figure: int) -> IllegalMove:
    """A refusal that names a figure."""
    return IllegalMove(code, {"figure": FIGURE_NAMES[figure]})


def named_field(code: str, field: int) -> IllegalMove:
    """A refusal that names a field."""
    return IllegalMove(code, {"field": FIELD_NAMES[field]})


# -- a turn -----------------------------------------------------------------------------------


def action(state: DrakoState, role: int, kind: Kind, card: int) -> IllegalMove | None:
    """T2, P7, N1, X4."""
    if kind is PLAY:
        return named_card("not-in-hand", card)
    if kind is DRAW:
        limit = state.options.camps[role].draws_below
        full = state.board.held[role] >= limit
        return IllegalMove("hand-too-full", {"count": limit}) if full else IllegalMove("deck-empty")
    if kind is FURY:
        return IllegalMove("no-fury")
    if kind is SHED:
        net = state.board.net
        mine = net >= 0 and state.options.owner[net] == role
        return IllegalMove("turn-begun" if mine else "no-net")
    return None


def symbol(state: DrakoState, place: int) -> IllegalMove:
    """T3."""
    symbols = SYMBOLS_ON[state.board.card]
    if place >= len(symbols):
        return named_card("no-symbol", state.board.card)
    if SYMBOLS[symbols[place]].kind == SHIELD:
        return IllegalMove("shield-reacts")
    return IllegalMove("no-effect", symbol_facts(symbols[place]))


def placing(state: DrakoState, role: int, figure: int, field: int) -> IllegalMove:
    """B2."""
    if state.options.owner[figure] != role:
        return named_figure("not-yours", figure)
    if state.board.alive(figure):
        return named_figure("stands", figure)
    return named_field("not-a-start", field)


# -- carrying a symbol out --------------------------------------------------------------------


def carrying(state: DrakoState, role: int, kind: Kind, figure: int, aim: int) -> IllegalMove | None:
    """T5, T6 and the powers; `aim` is a field or a target."""
    if kind is GO:
        return walk(state, role, figure, aim)
    if kind is STRIKE:
        return _strike(state, role, figure, aim)
    if kind is RUN or kind is HIT:
        return _charge(state, kind, figure)
    if kind is PLATE:
        return IllegalMove("no-plate")
    return IllegalMove("nothing-yet") if kind is DONE else None


def _wrong_symbol(state: DrakoState) -> IllegalMove:
    return IllegalMove("wrong-symbol", symbol_facts(state.board.symbol))


def walk(state: DrakoState, role: int, figure: int, field: int) -> IllegalMove:
    """T5, P3, P6, N1."""
    board = state.board
    if state.options.owner[figure] != role:
        return named_figure("not-yours", figure)
    kind = board.in_play().kind
    if board.phase == CARRYING and kind == REINFORCE:
        return named_field("not-a-home", field)
    if board.phase == CARRYING and kind == CHARGE and figure == BERSERKER and state.options.early:
        return named_field("not-on-way", field)
    if board.phase == CARRYING and kind != MOVE and kind != FLY:
        return _wrong_symbol(state)
    if not board.alive(figure):
        return named_figure("not-there", figure)
    if board.net == figure:
        return named_figure("netted", figure)
    if board.acted >> figure & 1:
        return named_figure("has-acted", figure)
    if not board.may_walk(figure) and kind != FLY:
        return named_figure("no-legs", DRAGON)
    if board.field[field] >= 0:
        return named_field("occupied", field)
    return IllegalMove("too-far", {"field": FIELD_NAMES[field], "figure": FIGURE_NAMES[figure]})


def _charge(state: DrakoState, kind: Kind, direction: int) -> IllegalMove:
    """P5, N1."""
    board = state.board
    if board.in_play().kind != CHARGE:
        return _wrong_symbol(state)
    if moving.landing(board, direction) == board.places[BERSERKER]:
        return IllegalMove("no-charge")
    if board.net == BERSERKER:
        return named_figure("netted", BERSERKER)
    return IllegalMove("nobody-met") if kind is HIT else IllegalMove("no-charge")


def _strike(state: DrakoState, role: int, figure: int, target: int) -> IllegalMove:
    """T6, P2, P4, P6, N1."""
    board, owner = state.board, state.options.owner
    if owner[figure] != role:
        return named_figure("not-yours", figure)
    kind = board.in_play().kind
    if kind in (MOVE, FLY, CHARGE, REINFORCE):
        return _wrong_symbol(state)
    for each in (figure, target):
        if not board.alive(each):
            return named_figure("not-there", each)
    if owner[target] == role:
        return named_figure("own-target", target)
    if board.acted >> figure & 1:
        return named_figure("has-acted", figure)
    if kind != ATTACK and figure not in ACTORS[kind]:
        facts = {**symbol_facts(board.symbol), "figure": FIGURE_NAMES[figure]}
        return IllegalMove("not-his-power", facts)
    if kind in (BOW, XBOW) and board.net == figure:
        return named_figure("net-on-bow", figure)
    return _aim(state, role, kind, figure, target)


def _aim(state: DrakoState, role: int, kind: int, figure: int, target: int) -> IllegalMove:
    """T6, N1: whom a figure strikes stands beside it. P2, P4, P6: on a line from it; a shot meets
    the first figure there, rock and fire are aimed at the first enemy and hit others behind."""
    board = state.board
    facts: dict[str, Fact] = {"figure": FIGURE_NAMES[figure], "target": FIGURE_NAMES[target]}
    if kind in (ATTACK, NET):
        return IllegalMove("cannot-reach", facts)
    facts["kind"] = SYMBOL_WORDS[kind]
    if DIRECTIONS_TO[board.places[figure] * FIELDS + board.places[target]] < 0:
        return IllegalMove("not-in-line", facts)
    hits = 0
    first = NONE
    for field in fighting.line_of(board, figure, target):
        other = board.field[field]
        if other == target:
            break
        if other >= 0:
            stops = kind in (BOW, XBOW) or (kind == ROCK and state.options.owner[other] == role)
            if stops:
                return IllegalMove("in-the-way", {**facts, "other": FIGURE_NAMES[other]})
            if state.options.owner[other] != role:
                hits += 1
                first = other if first < 0 else first
    if kind == ROCK and hits >= fighting.rock_value(state, role):
        return IllegalMove("rock-spent", facts)
    return IllegalMove("aim-nearest", {**facts, "other": FIGURE_NAMES[first]})


# -- answers ----------------------------------------------------------------------------------


def answer(state: DrakoState, role: int, kind: Kind, card: int, index: int) -> IllegalMove | None:
    """T7, P1."""
    if kind is DODGE:
        return IllegalMove("no-dodge")
    return _block(state, role, card, index) if kind is BLOCK else None


def _block(state: DrakoState, role: int, card: int, index: int) -> IllegalMove | None:
    """T7, T8, X1, X2, X4."""
    board = state.board
    if card not in state.hands[role]:
        return named_card("not-in-hand", card)
    shield = SHIELD_ON[card]
    if shield < 0:
        return named_card("no-shield", card)
    if index >= len(board.targets) or board.answers[index] != OPEN:
        return IllegalMove("no-such-attack", {"attack": index + 1})
    if not reaction.takes_shields(state, index):
        return named_figure("no-shield-for", board.targets[index])
    if SYMBOLS[shield].value > board.stones:
        return named_card("no-stones", card)
    if not reaction.can_block(state, card, index):
        return named_figure("net-on-stones", board.targets[index])
    if not reaction.enough_shields(state):
        return IllegalMove("one-shield")
    return None
