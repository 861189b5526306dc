"""Why a move is refused: the thing, the rule and the way out, from the seat's own knowledge."""

from typing import Final

from plansza.core.errors import Fact, IllegalMove
from plansza.games.drako.rules import reaction
from plansza.games.drako.rules.board import (
    ACTING,
    ASSIGNING,
    CARRYING,
    CHOOSING,
    DODGING,
    DROPPING,
    OPEN,
    PAIRING,
    PLACING,
    REACTING,
    REDRAWING,
    SPARING,
    WOUNDING,
)
from plansza.games.drako.rules.components import (
    CARD_NAMES,
    CHARGE,
    DRAGON,
    FIGURE_NAMES,
    FIGURES,
    FLY,
    MOST_ATTACKS,
    MOVE,
    REINFORCE,
    SHIELD,
    SHIELD_ON,
    SYMBOLS,
    SYMBOLS_ON,
)
from plansza.games.drako.rules.fields import FIELD_NAMES, FIELDS
from plansza.games.drako.rules.moves import (
    ALSO,
    BLOCK,
    DODGE,
    DONE,
    DRAW,
    DROP,
    FURY,
    MOVES,
    PLATE,
    PLAY,
    RUN,
    SHED,
    STRIKE,
    TRACK,
    USE,
    WASTE,
)
from plansza.games.drako.rules.speech import symbol_facts
from plansza.games.drako.rules.state import State

REFUSALS: Final = (
    "no-such-move", "redraw-first", "place-first", "act-first", "drop-first", "symbol-first",
    "finish-card", "assign-first", "answer-first", "pair-first", "spare-first", "track-first",
    "step-first", "not-in-hand", "deck-empty", "hand-too-full", "no-fury", "no-net", "turn-begun",
    "no-symbol", "no-effect", "shield-reacts", "not-yours", "not-there", "netted", "no-legs",
    "has-acted", "occupied", "too-far", "not-a-home", "not-a-start", "wrong-symbol",
    "cannot-reach", "no-charge", "nothing-yet", "no-such-attack", "no-shield", "no-stones",
    "net-on-stones", "no-shield-for", "one-shield", "no-dodge", "no-plate", "full-track",
)  # fmt: skip

# What has to be decided first, where a move belongs to another moment.
_FIRST: Final = {
    REDRAWING: "redraw-first", PLACING: "place-first", ACTING: "act-first",
    DROPPING: "drop-first", CHOOSING: "symbol-first", CARRYING: "finish-card",
    ASSIGNING: "assign-first", REACTING: "answer-first", PAIRING: "pair-first",
    SPARING: "spare-first", WOUNDING: "track-first", DODGING: "step-first",
}  # fmt: skip


def explain(state: State, role: int, move: int) -> IllegalMove:
    """The rule that an illegal move of the seat to act would break."""
    if not 0 <= move < MOVES:
        return IllegalMove("no-such-move", {"move": move})
    return _specific(state, role, move) or IllegalMove(_FIRST[state.board.phase])


def _specific(state: State, role: int, move: int) -> IllegalMove | None:
    """A reason of its own, where the move belongs to this moment but for one thing."""
    phase = state.board.phase
    if phase == ACTING:
        return _action(state, role, move)
    if phase == DROPPING and DROP <= move < BLOCK:
        return IllegalMove("not-in-hand", {"card": CARD_NAMES[move - DROP]})
    if phase == CHOOSING and USE <= move < USE + 2:
        return _symbol(state, move - USE)
    if phase == CARRYING:
        return _way(state, role, move)
    if phase in (REACTING, PAIRING) and BLOCK <= move < USE:
        return _answer(state, role, move)
    if phase == PLACING and move < STRIKE:
        return _placing(state, role, move // FIELDS, move % FIELDS)
    if phase == WOUNDING and TRACK <= move < PLATE:
        return IllegalMove("full-track")
    if phase == DODGING and move < STRIKE:
        return _walk(state, role, move // FIELDS, move % FIELDS)
    return None


# -- a turn -----------------------------------------------------------------------------------


def _action(state: State, role: int, move: int) -> IllegalMove | None:
    """T2, P7, N1, X4."""
    if PLAY <= move < DROP:
        return IllegalMove("not-in-hand", {"card": CARD_NAMES[move - PLAY]})
    if move == DRAW:
        limit = state.options.camps[role].draws_below
        full = state.board.held[role] >= limit
        return IllegalMove("hand-too-full", {"count": limit}) if full else IllegalMove("deck-empty")
    if move == FURY:
        return IllegalMove("no-fury")
    if move == SHED:
        net = state.board.net
        mine = net >= 0 and state.options.owner[net] == role
        return IllegalMove("turn-begun" if mine else "no-net")
    return None


def _symbol(state: State, place: int) -> IllegalMove:
    """T3."""
    symbols = SYMBOLS_ON[state.board.card]
    if place >= len(symbols):
        return IllegalMove("no-symbol", {"card": CARD_NAMES[state.board.card]})
    symbol = symbols[place]
    if SYMBOLS[symbol].kind == SHIELD:
        return IllegalMove("shield-reacts")
    return IllegalMove("no-effect", symbol_facts(symbol))


def _placing(state: State, role: int, figure: int, field: int) -> IllegalMove:
    """B2."""
    if state.options.owner[figure] != role:
        return _figure("not-yours", figure)
    if state.board.alive(figure):
        return _figure("has-acted", figure)
    return IllegalMove("not-a-start", {"field": FIELD_NAMES[field]})


def _figure(code: str, figure: int) -> IllegalMove:
    return IllegalMove(code, {"figure": FIGURE_NAMES[figure]})


# -- carrying a symbol out --------------------------------------------------------------------


def _way(state: State, role: int, move: int) -> IllegalMove | None:
    """T5, T6 and the powers."""
    if move < STRIKE:
        return _walk(state, role, move // FIELDS, move % FIELDS)
    if move < RUN:
        place = move - STRIKE
        return _strike(state, role, place // FIGURES, place % FIGURES)
    if move < PLAY:
        charging = state.board.in_play().kind == CHARGE
        return IllegalMove("no-charge") if charging else _wrong_symbol(state)
    if PLATE <= move < WASTE:
        return IllegalMove("no-plate")
    return IllegalMove("nothing-yet") if move == DONE else None


def _wrong_symbol(state: State) -> IllegalMove:
    return IllegalMove("wrong-symbol", symbol_facts(state.board.symbol))


def _walk(state: State, role: int, figure: int, field: int) -> IllegalMove:
    """T5, P3, P6, N1."""
    board = state.board
    if state.options.owner[figure] != role:
        return _figure("not-yours", figure)
    kind = board.in_play().kind
    if board.phase == CARRYING and kind == REINFORCE:
        return IllegalMove("not-a-home", {"field": FIELD_NAMES[field]})
    if board.phase == CARRYING and kind != MOVE and kind != FLY:
        return _wrong_symbol(state)
    if not board.alive(figure):
        return _figure("not-there", figure)
    if board.net == figure:
        return _figure("netted", figure)
    if board.acted >> figure & 1:
        return _figure("has-acted", figure)
    if not board.may_walk(figure) and kind != FLY:
        return IllegalMove("no-legs", {"figure": FIGURE_NAMES[DRAGON]})
    if board.field[field] >= 0:
        return IllegalMove("occupied", {"field": FIELD_NAMES[field]})
    return IllegalMove("too-far", {"field": FIELD_NAMES[field], "figure": FIGURE_NAMES[figure]})


def _strike(state: State, role: int, figure: int, target: int) -> IllegalMove:
    """T6, P2, P4, P6, N1."""
    board = state.board
    if state.options.owner[figure] != role:
        return _figure("not-yours", figure)
    if board.in_play().kind in (MOVE, FLY, CHARGE, REINFORCE):
        return _wrong_symbol(state)
    for each in (figure, target):
        if not board.alive(each):
            return _figure("not-there", each)
    if board.acted >> figure & 1:
        return _figure("has-acted", figure)
    facts: dict[str, Fact] = {"figure": FIGURE_NAMES[figure], "target": FIGURE_NAMES[target]}
    return IllegalMove("cannot-reach", facts)


# -- answers ----------------------------------------------------------------------------------


def _answer(state: State, role: int, move: int) -> IllegalMove | None:
    """T7, T8, P1, X1, X2, X4."""
    board = state.board
    if move >= DODGE:
        return IllegalMove("no-dodge")
    if move >= ALSO:
        return None
    card, index = divmod(move - BLOCK, MOST_ATTACKS)
    if card not in state.hands[role]:
        return IllegalMove("not-in-hand", {"card": CARD_NAMES[card]})
    shield = SHIELD_ON[card]
    if shield < 0:
        return IllegalMove("no-shield", {"card": CARD_NAMES[card]})
    if index >= len(board.targets) or board.answers[index] != OPEN:
        return IllegalMove("no-such-attack", {"attack": index + 1})
    if not reaction.takes_shields(state, index):
        return _figure("no-shield-for", board.targets[index])
    if SYMBOLS[shield].value > board.stones:
        return IllegalMove("no-stones", {"card": CARD_NAMES[card]})
    if not reaction.can_block(state, card, index):
        return _figure("net-on-stones", board.targets[index])
    if not reaction.enough_shields(state):
        return IllegalMove("one-shield")
    return None
