"""Of what lies on the table, and of what the seat can do in this view."""

from collections.abc import Iterator

from plansza.core.contract import Phrase, View
from plansza.core.values import codes
from plansza.games.drako.rules import ending, fighting, moving, reaction, steps
from plansza.games.drako.rules.board import (
    ACTING,
    MAIMING,
    OVER,
    PLACING,
    REACTING,
    WOUNDING,
    may_rage,
    may_shed,
)
from plansza.games.drako.rules.components import (
    ATTACK,
    BOW,
    CARD_NAMES,
    CHARGE,
    DRAWN,
    FIGURE_NAMES,
    FIRE,
    FLY,
    FURY_ACTIONS,
    HAND_LIMIT,
    KNIGHT,
    NET,
    NONE,
    REINFORCE,
    ROCK,
    SHIELD_ON,
    SIDE_NAMES,
    SYMBOL_WORDS,
    SYMBOLS,
    SYMBOLS_ON,
    XBOW,
)
from plansza.games.drako.rules.duels import COUNTED, FREE, LOSES, UNENDING, WINS
from plansza.games.drako.rules.moves import BLOCK, DODGE, MOVES
from plansza.games.drako.rules.state import DrakoState
from plansza.games.drako.rules.telling import threats
from plansza.games.drako.rules.telling.prompts import yes_no
from plansza.games.drako.rules.view import DrakoView

# The most important first.
CODES = codes("""
    place turn track dodge react bare kill goal caught weak clock
    strike charge rock fire net shot fly reinforce fury shield hand
""")
SHOTS = {ROCK: "rock", FIRE: "fire", NET: "net", BOW: "shot", XBOW: "shot"}
CLOCK_IS_NEAR = 12  # cards: while something can still be done about it
Remarks = Iterator[Phrase]


def remarks(view: View) -> list[Phrase]:
    """What there is to say to the seat of this view, the most important first."""
    assert isinstance(view, DrakoView)
    board, seat = view.board, view.seat
    if seat is None or board.phase == OVER:
        return []
    state, role = view.state, board.role(seat)
    found = [*_goal(state, role), *_clock(state, role)]
    if board.asked() == role:
        found += _asked(state, role)
    return sorted(found, key=lambda phrase: CODES.index(phrase[0]))


def _asked(state: DrakoState, role: int) -> Remarks:
    phase = state.board.phase
    if phase == ACTING:
        yield from _action(state, role)
    elif phase == REACTING:
        yield from _answer(state)
    elif phase in (WOUNDING, MAIMING):
        yield "track", {"mine": yes_no(phase == WOUNDING)}
    elif phase == PLACING:
        yield "place", {"free": yes_no(state.options.placings[role] == FREE)}


# -- what wins ------------------------------------------------------------------------------------


def _goal(state: DrakoState, role: int) -> Remarks:
    """E1, E2, X1–X4: whom to fell, and whom the cards that run out help."""
    enemy = SIDE_NAMES[state.options.sides[1 - role]]
    yield "goal", {"enemy": enemy, "clock": _clock_of(state, role)}


def _clock_of(state: DrakoState, role: int) -> str:
    """What it means that cards run out, for this role."""
    mine, theirs = (state.options.camps[each].out_of_cards for each in (role, 1 - role))
    for clock, name in ((LOSES, "loses"), (WINS, "wins")):
        if clock in (mine, theirs):
            return f"{'mine' if mine == clock else 'theirs'}-{name}"
    return {COUNTED: "counted", UNENDING: "unending"}[mine]


def _clock(state: DrakoState, role: int) -> Remarks:
    """The same when few cards are left to the side that they count for."""
    clock = _clock_of(state, role)
    whose, _, timed = clock.partition("-")
    if timed:
        side = role if whose == "mine" else 1 - role
        count = state.board.held[side] + state.board.deck[side]
        if 0 < count <= CLOCK_IS_NEAR:
            yield "clock", {"clock": clock, "count": count}


# -- an action ------------------------------------------------------------------------------------


def _action(state: DrakoState, role: int) -> Remarks:
    board, options = state.board, state.options
    if board.fresh and board.held[role] and _draws(state, role) == DRAWN:
        yield "turn", {"count": board.actions}
    yield from _kill(state, role)
    if may_shed(options, board, role):
        yield "caught", {"figure": FIGURE_NAMES[board.net]}
    yield from _weak(state, role)
    yield from _strike(state, role)
    yield from _powers(state, role)
    if may_rage(options, board, role) and board.held[role] >= FURY_ACTIONS:
        yield "fury", {}
    yield from _shield(state, role)
    if board.held[role] + _draws(state, role) > HAND_LIMIT and ending.can_draw(state, role):
        yield "hand", {"count": board.held[role]}


def _draws(state: DrakoState, role: int) -> int:
    """T2: how many cards the draw action brings."""
    if not ending.can_draw(state, role):
        return 0
    return DRAWN if ending.reshuffle_due(state, role) else min(DRAWN, state.board.deck[role])


def _kill(state: DrakoState, role: int) -> Remarks:
    for move in threats.decisive(state, role):
        _, card, _ = MOVES.parts(move)
        figure = threats.victim_of_card(state, role, card)
        if figure != NONE:
            wins = yes_no(threats.is_last(state, figure))
            yield "kill", {"card": CARD_NAMES[card], "target": FIGURE_NAMES[figure], "wins": wins}


def _weak(state: DrakoState, role: int) -> Remarks:
    """One of his own whom the next wound fells."""
    board = state.board
    for figure in state.options.figures[role]:
        if board.alive(figure) and board.left(figure) == 1:
            last = yes_no(threats.is_last(state, figure))
            yield "weak", {"figure": FIGURE_NAMES[figure], "last": last}
            return


def _strike(state: DrakoState, role: int) -> Remarks:
    """T6: the hardest single blow that a card in hand can strike."""
    blows = [
        (SYMBOLS[symbol].value, -state.board.left(target), card, figure, target)
        for card, symbol in _symbols(state, role)
        if SYMBOLS[symbol].kind == ATTACK
        for figure in fighting.attackers(state, role, ATTACK)
        for target in fighting.aims(state, role, ATTACK, figure)
    ]
    if blows:
        value, _, card, figure, target = max(blows)
        yield (
            "strike",
            {
                "card": CARD_NAMES[card],
                "figure": FIGURE_NAMES[figure],
                "target": FIGURE_NAMES[target],
                "value": value,
                "guard": _guard(state, 1 - role, target),
                "count": state.board.held[1 - role],
            },
        )


def _symbols(state: DrakoState, role: int) -> Iterator[tuple[int, int]]:
    """Every card in hand with each symbol on it that could be carried out now."""
    for card in sorted(set(state.hands[role])):
        for symbol in SYMBOLS_ON[card]:
            if steps.usable(state, role, symbol):
                yield card, symbol


def _guard(state: DrakoState, role: int, target: int) -> str:
    """T7, P1, X1, X4: by what, as everybody knows, this figure of a role could be protected."""
    board, camp = state.board, state.options.camps[role]
    dodges = board.dodge and target == KNIGHT
    if target == camp.unshielded:
        return "bare"
    if board.held[role] < camp.shields_for_one:
        return "dodge" if dodges else "none"
    return "both" if dodges else "cards"


def _powers(state: DrakoState, role: int) -> Remarks:
    """P2–P7, N1: what a card in hand lets somebody do that only he can."""
    board = state.board
    for card, symbol in _symbols(state, role):
        kind = SYMBOLS[symbol].kind
        if kind in SHOTS:
            figure = next(
                each
                for each in fighting.attackers(state, role, kind)
                if fighting.aims(state, role, kind, each)
            )
            target = fighting.aims(state, role, kind, figure)[0]
            names = {"figure": FIGURE_NAMES[figure], "target": FIGURE_NAMES[target]}
            yield SHOTS[kind], {**names, "card": CARD_NAMES[card], "count": board.stones}
        elif kind == CHARGE and threats.charged(board):
            target = min(threats.charged(board), key=board.left)
            yield "charge", {"target": FIGURE_NAMES[target]}
        elif kind == FLY:
            yield "fly", {}
        elif kind == REINFORCE and moving.can_reinforce(state, role):
            yield "reinforce", {"plates": yes_no(state.options.camps[role].plates)}


def _shield(state: DrakoState, role: int) -> Remarks:
    """T7, T8: a shield in hand that could stop an attack on somebody."""
    board, camp = state.board, state.options.camps[role]
    others = [figure for figure in state.options.figures[role] if figure != camp.unshielded]
    if not board.any_alive(others):
        return
    for card in state.hands[role]:
        if SHIELD_ON[card] >= 0 and SYMBOLS[SHIELD_ON[card]].value <= board.stones:
            yield "shield", {"card": CARD_NAMES[card], "pairs": yes_no(camp.shields_for_one > 1)}
            return


# -- an answer ------------------------------------------------------------------------------------


def _answer(state: DrakoState) -> Remarks:
    """T7, P1: what can stop an attack on the seat's figures."""
    board, answers = state.board, [MOVES.parts(move) for move in reaction.answers(state)]
    if any(kind is DODGE for kind, _, _ in answers):
        yield "dodge", {"deadly": yes_no(KNIGHT in threats.doomed(board))}
    blocked = [attack for kind, _, attack in answers if kind is BLOCK]
    if blocked:
        attack = max(blocked, key=lambda each: board.values[each])
        yield (
            "react",
            {
                "kind": SYMBOL_WORDS[board.in_play().kind],
                "target": FIGURE_NAMES[board.targets[attack]],
                "value": board.values[attack],
                "pairs": yes_no(state.options.camps[1 - board.turn].shields_for_one > 1),
            },
        )
    elif len(answers) == 1:
        yield "bare", {}
