"""What the words need to ask a question: what has been chosen, what comes next, what decides."""

from plansza.core.contract import Phrase
from plansza.core.errors import Fact
from plansza.games.drako.rules import moving
from plansza.games.drako.rules.board import OPEN, Board
from plansza.games.drako.rules.components import (
    CARD_NAMES,
    CHARGE,
    FIGURE_NAMES,
    FLY,
    MOVE,
    NONE,
    REINFORCE,
    ROCK,
    SHIELD_ON,
    SIDE_NAMES,
    SYMBOL_WORDS,
    SYMBOLS,
)
from plansza.games.drako.rules.duels import WINS
from plansza.games.drako.rules.moves import BLOCK, DODGE, HIT, MOVES
from plansza.games.drako.rules.reaction import answers
from plansza.games.drako.rules.speech import SHIELDS, shield_word, symbol_facts
from plansza.games.drako.rules.state import DrakoState
from plansza.games.drako.rules.telling import threats

Facts = dict[str, Fact]
WALKING = (MOVE, FLY, REINFORCE)  # a field is chosen for these,
PEACEFUL = (*WALKING, CHARGE)  # and an enemy for all but these; a charge may ask for either


def yes_no(true: bool) -> str:
    """As messages choose their variants."""
    return "yes" if true else "no"


def names(figures: list[int]) -> str:
    """Several figures in one text, each once."""
    return " ".join([FIGURE_NAMES[figure] for figure in dict.fromkeys(figures)])


# -- an action ------------------------------------------------------------------------------------


def decisive_action(state: DrakoState, role: int) -> Phrase | None:
    """A card that fells somebody, if nobody stops it; or the last card of a side with a clock."""
    clock = threats.last_card(state, role)
    if clock == WINS:
        return "act-hold", {}
    for move in threats.decisive(state, role):
        _, card, _ = MOVES.parts(move)
        figure = threats.victim_of_card(state, role, card)
        code = "act-win" if threats.is_last(state, figure) else "act-kill"
        return code, {"card": CARD_NAMES[card], "target": FIGURE_NAMES[figure]}
    if clock != NONE:
        return "act-last", {"side": SIDE_NAMES[state.options.sides[role]]}
    return None


# -- a card in play -------------------------------------------------------------------------------


def card_in_play(state: DrakoState, role: int, usable: list[int]) -> Phrase:
    """T3: which card has been played, and what it could do by its `usable` symbols."""
    board = state.board
    if not usable:
        return "symbol-idle", {"card": CARD_NAMES[board.card]}
    goal = _goal(state, role, usable)
    for symbol in usable:
        for figure in threats.victims(state, role, symbol):
            facts: Facts = {"target": FIGURE_NAMES[figure], "goal": goal}
            return "symbol-kill", {**symbol_facts(symbol), **facts}
    return "symbol", {"card": CARD_NAMES[board.card], "goal": goal}


def _goal(state: DrakoState, role: int, usable: list[int]) -> str:
    """What is clicked for one of these symbols: an enemy or a field, or either; X4: or one's own
    figure, and the symbol itself where the figure may walk as well."""
    kinds = [SYMBOLS[symbol].kind for symbol in usable]
    if REINFORCE in kinds and state.options.camps[role].plates:
        return "figure" if len(kinds) == 1 else "plate"
    charges = moving.charges(state.board, state.options.early) if CHARGE in kinds else []
    hits = [move for move in charges if MOVES.kind(move) is HIT]
    enemy = bool(hits) or any(kind not in PEACEFUL for kind in kinds)
    field = len(charges) > len(hits) or any(kind in WALKING for kind in kinds)
    return "both" if enemy and field else "enemy" if enemy else "field"


def symbol_in_play(state: DrakoState, role: int) -> Phrase:
    """Which symbol is carried out, by whom so far, and whom it can fell."""
    board, options = state.board, state.options
    facts = symbol_facts(board.symbol)
    if SYMBOLS[board.symbol].kind == ROCK and options.camps[role].rock:
        facts["one_value"] = options.camps[role].rock  # X2
    if SYMBOLS[board.symbol].kind == REINFORCE and options.camps[role].plates:
        return "carry-plate", {}
    if board.acted:
        return _carried_on(board, facts)
    falling = threats.victims(state, role, board.symbol)
    if falling:
        return "carry-kill", {**facts, "target": names(falling)}
    return "carry", facts


def _carried_on(board: Board, facts: Facts) -> Phrase:
    """T5, T6: who has moved or struck with this card, and how many still may."""
    left = board.in_play().count - board.acted.bit_count()
    if board.targets:
        figure, target = board.strikers[-1], board.targets[-1]
        struck = {"figure": FIGURE_NAMES[figure], "target": FIGURE_NAMES[target]}
        return "strike-more", {**facts, **struck, "count": left}
    moved = [figure for figure in range(len(FIGURE_NAMES)) if board.acted >> figure & 1]
    return "move-more", {**facts, "figure": FIGURE_NAMES[moved[0]], "count": left}


def pair_in_play(board: Board) -> Phrase:
    """T6: two attackers, and two unequal values to give them."""
    symbol = board.in_play()
    pair = [FIGURE_NAMES[figure] for figure in board.strikers]
    facts: Facts = {"figure": pair[0], "other": pair[1], "value": symbol.value, "low": symbol.low}
    return "assign", facts


# -- the defender's answer ------------------------------------------------------------------------


def attacked(state: DrakoState, role: int) -> Phrase:
    """T7: who is attacked and how, who falls if it is not stopped, and every defence by name."""
    board = state.board
    waiting = [index for index, answer in enumerate(board.answers) if answer == OPEN]
    facts: Facts = {
        "count": len(waiting),
        "kind": SYMBOL_WORDS[board.in_play().kind],
        "figure": FIGURE_NAMES[board.strikers[waiting[0]]],
        "value": board.values[waiting[0]],
        "target": names([board.targets[index] for index in waiting]),
        **_defences(state),
    }
    falling = threats.doomed(board)
    if not falling:
        return "react", facts
    facts["doomed"] = names(falling)
    lost = len(falling) == board.living(state.options.figures[role])
    return ("react-last" if lost else "react-deadly"), facts


def _defences(state: DrakoState) -> Facts:
    """T7, T8, P1: which of the four shields, and whether the dodge, can be used now."""
    found: list[str] = []
    for move in answers(state):
        kind, card, _ = MOVES.parts(move)
        if kind is BLOCK:
            found.append(shield_word(SHIELD_ON[card]))
        elif kind is DODGE:
            found.append("dodge")
    facts: Facts = {word: yes_no(word in found) for word in (*SHIELDS, "dodge")}
    pairs = state.options.camps[1 - state.board.turn].shields_for_one > 1
    return {**facts, "defences": len(set(found)), "pairs": yes_no(pairs)}
