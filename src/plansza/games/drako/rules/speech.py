"""What there is to say about the game, as codes and facts; the words themselves are in words/."""

from typing import Final

from plansza.core.contract import Phrase
from plansza.core.errors import Fact
from plansza.games.drako.rules.board import (
    ACTING,
    ASSIGNING,
    CARRYING,
    CHOOSING,
    DODGING,
    DROPPING,
    OPEN,
    OVER,
    PAIRING,
    PLACING,
    REACTING,
    REDRAWING,
    SPARING,
    WOUNDING,
    Board,
    Options,
    may_rage,
    may_shed,
)
from plansza.games.drako.rules.components import (
    CARD_NAMES,
    CARD_NUMBERS,
    FIGURE_NAMES,
    FIGURE_NUMBERS,
    FIGURES,
    HAND_LIMIT,
    MOST_ATTACKS,
    SYMBOL_WORDS,
    SYMBOLS,
    SYMBOLS_ON,
    TRACK_NAMES,
)
from plansza.games.drako.rules.fields import DIRECTION_NAMES, FIELD_NAMES, FIELDS
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

EVENTS: Final = (
    "keep", "redraw", "place", "draw", "drop", "play", "use", "waste", "move", "fly", "charge",
    "reinforce", "plate", "attack", "assign", "block", "also-block", "dodge", "netted", "shed",
    "wound", "lost", "slain", "fury", "reshuffle", "second-deck", "stones-back", "lapse", "pass",
    "over", "drawn", "next-duel",
)  # fmt: skip
REASONS: Final = (
    "knights-slain", "trolls-slain", "dragon-slain", "dwarves-slain",
    "trolls-out", "knights-out", "dwarves-out", "dwarves-outlast", "outnumbered", "even-numbers",
    "stalled", "more-duels", "more-wounds", "equal-wounds",
)  # fmt: skip
PROMPTS: Final = (
    "redraw", "place", "act", "act-fury", "act-net", "drop", "symbol", "carry", "carry-more",
    "assign", "react", "pair", "spare", "track", "step", "wait", "wait-answer", "over",
)  # fmt: skip
MOVES: Final = (
    "go", "strike", "run", "hit", "play", "drop", "block", "also", "dodge", "use", "assign",
    "track", "plate", "waste", "draw", "done", "endure", "fury", "shed", "keep", "redraw",
)  # fmt: skip
THINGS: Final = ("card", "cards", "figure", "target")


def thing(name: str) -> Phrase:
    """A figure or a card, by its notation."""
    if name in FIGURE_NUMBERS:
        return "figure", {"figure": name}
    facts: dict[str, Fact] = {}
    symbols = SYMBOLS_ON[CARD_NUMBERS[name]]
    for place, symbol in zip(("one", "two"), symbols, strict=False):
        facts |= symbol_facts(symbol, place)
    return ("card-of-two" if len(symbols) > 1 else "card-of-one"), facts


def symbol_facts(symbol: int, place: str = "one") -> dict[str, Fact]:
    """What the words need to name a symbol; `place` tells two of them apart."""
    found = SYMBOLS[symbol]
    return {
        place: SYMBOL_WORDS[found.kind],
        f"{place}_count": found.count,
        f"{place}_value": found.value,
        f"{place}_low": found.low,
    }


_SINGLE: Final = {
    WASTE: "waste", DRAW: "draw", DONE: "done", ENDURE: "endure", FURY: "fury",
    SHED: "shed", KEEP: "keep", REDRAW: "redraw",
}  # fmt: skip
# First move, the next range, code, and the names that the fact counts through.
_NAMED: Final[tuple[tuple[int, int, str, str, tuple[str, ...]], ...]] = (
    (RUN, HIT, "run", "direction", DIRECTION_NAMES),
    (HIT, PLAY, "hit", "direction", DIRECTION_NAMES),
    (PLAY, DROP, "play", "card", tuple(CARD_NAMES)),
    (DROP, BLOCK, "drop", "card", tuple(CARD_NAMES)),
    (ASSIGN, TRACK, "assign", "figure", FIGURE_NAMES),
    (TRACK, PLATE, "track", "track", TRACK_NAMES),
    (PLATE, WASTE, "plate", "figure", FIGURE_NAMES),
)
_COUNTED: Final = (
    (ALSO, DODGE, "also", "attack"),
    (DODGE, USE, "dodge", "attack"),
    (USE, ASSIGN, "use", "place"),
)


def describe(move: int) -> Phrase:
    """What a move does."""
    if move < STRIKE:
        figure, field = divmod(move, FIELDS)
        return "go", {"figure": FIGURE_NAMES[figure], "field": FIELD_NAMES[field]}
    if move < RUN:
        figure, target = divmod(move - STRIKE, FIGURES)
        return "strike", {"figure": FIGURE_NAMES[figure], "target": FIGURE_NAMES[target]}
    if BLOCK <= move < ALSO:
        card, attack = divmod(move - BLOCK, MOST_ATTACKS)
        return "block", {"card": CARD_NAMES[card], "attack": attack + 1}
    for first, after, code, fact, names in _NAMED:
        if first <= move < after:
            return code, {fact: names[move - first]}
    for first, after, code, fact in _COUNTED:
        if first <= move < after:
            return code, {fact: move - first + 1}
    return _SINGLE[move], {}


# -- prompts --------------------------------------------------------------------------------------

_PLAIN: Final = {
    REDRAWING: "redraw", PLACING: "place", ASSIGNING: "assign", PAIRING: "pair", SPARING: "spare",
    DODGING: "step",
}  # fmt: skip


def prompt(options: Options, board: Board, seat: int | None) -> Phrase:
    """What a seat is asked now; for others, whom they wait for."""
    if board.phase == OVER:
        return "over", {}
    mover = board.seat(board.asked())
    if seat != mover:
        return ("wait-answer" if board.phase >= REACTING else "wait"), {"seat": mover}
    if board.phase in _PLAIN:
        return _PLAIN[board.phase], {}
    return _own_turn(options, board)


def _own_turn(options: Options, board: Board) -> Phrase:
    phase = board.phase
    role = board.asked()
    if phase == ACTING:
        return _action(options, board, role)
    if phase == DROPPING:
        return "drop", {"count": board.held[role] - HAND_LIMIT}
    if phase == CHOOSING:
        return "symbol", {"card": CARD_NAMES[board.card]}
    if phase == CARRYING:
        return ("carry-more" if board.acted else "carry"), symbol_facts(board.symbol)
    if phase == WOUNDING:
        return "track", {"count": board.pending}
    return "react", {"count": board.answers.count(OPEN)}


def _action(options: Options, board: Board, role: int) -> Phrase:
    facts: dict[str, Fact] = {"count": board.actions}
    if may_shed(options, board, role):
        return "act-net", facts
    if may_rage(options, board, role):
        return "act-fury", facts
    return "act", facts
