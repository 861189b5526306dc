"""Declaring attacks: melee (T6), bow and crossbow (P2, P7), rock (P4), fire (P6), net (N1)."""

from plansza.core.contract import Tell
from plansza.games.drako.rules.board import OPEN, Board, throws
from plansza.games.drako.rules.components import (
    ACTORS,
    ATTACK,
    BERSERKER,
    CHARGE_HITS,
    CHARGE_VALUE,
    DRAGON,
    FIGURE_NAMES,
    FIRE,
    FLAME,
    NET,
    NONE,
    ROCK,
    SYMBOL_WORDS,
    THROW_SLOTS,
    THROWER,
)
from plansza.games.drako.rules.fields import (
    DIRECTIONS,
    DIRECTIONS_TO,
    DISTANCES,
    FIELDS,
    NEIGHBOURS,
    RAYS,
)
from plansza.games.drako.rules.moves import ASSIGN, DONE_NOW, STRIKE
from plansza.games.drako.rules.state import DrakoState

# -- who can reach whom ---------------------------------------------------------------------------


def beside(state: DrakoState, role: int, figure: int) -> list[int]:
    """T6: the enemies next to a figure, sorted."""
    board, owner = state.board, state.options.owner
    found: list[int] = []
    for field in NEIGHBOURS[board.places[figure]]:
        other = board.field[field]
        if other >= 0 and owner[other] != role:
            found.append(other)
    found.sort()
    return found


def first_along(state: DrakoState, role: int, kind: int, ray: list[int]) -> int:
    """P2, P4, P6: the enemy that a line meets first, or NONE; only fire passes over friends."""
    board, owner = state.board, state.options.owner
    for field in ray:
        other = board.field[field]
        if other >= 0:
            if owner[other] != role:
                return other
            if kind != FIRE:
                return NONE
    return NONE


def in_line(state: DrakoState, role: int, kind: int, figure: int) -> list[int]:
    """P2, P4, P6: in each direction the enemy whom a line from a figure meets; sorted."""
    first = state.board.places[figure] * DIRECTIONS
    found: list[int] = []
    for direction in range(DIRECTIONS):
        other = first_along(state, role, kind, RAYS[first + direction])
        if other >= 0:
            found.append(other)
    found.sort()
    return found


def has_power(board: Board, kind: int, figure: int) -> bool:
    """Whether a figure may use its power now: alive, not spent, not under the net (B3, N1, X4)."""
    if not board.alive(figure):
        return False
    if kind == ROCK:
        return board.has_power(THROWER, THROW_SLOTS) and throws(board)
    if kind == FIRE:
        return board.track_open(FLAME)
    if kind == NET:
        return board.net == NONE
    return board.net != figure


def aims(state: DrakoState, role: int, kind: int, figure: int) -> list[int]:
    """The figures that this one may aim an attack of this kind at."""
    if kind in (ATTACK, NET):
        return beside(state, role, figure)
    return in_line(state, role, kind, figure)


def strikes(state: DrakoState, role: int) -> list[int]:
    """T6, P2, P4, P6, N1: every attacker that has not struck yet, at all he may aim at."""
    board = state.board
    kind = board.in_play().kind
    moves: list[int] = []
    for figure in attackers(state, role, kind):
        if not board.acted >> figure & 1:
            for target in aims(state, role, kind, figure):
                moves.append(STRIKE.at(figure, target))
    if board.acted:
        moves.append(DONE_NOW)
    return moves


def attackers(state: DrakoState, role: int, kind: int) -> list[int]:
    """The living figures that may attack in this way."""
    board = state.board
    if kind == ATTACK:
        return [figure for figure in state.options.figures[role] if board.alive(figure)]
    return [figure for figure in ACTORS[kind] if has_power(board, kind, figure)]


def can_strike(state: DrakoState, role: int, kind: int) -> bool:
    """Whether a further attack of this kind can be declared."""
    board = state.board
    if kind == ATTACK:
        for figure in state.options.figures[role]:
            acted = board.acted >> figure & 1
            if not acted and board.places[figure] >= 0 and has_beside(state, role, figure):
                return True
        return False
    for figure in ACTORS[kind]:
        if has_power(board, kind, figure) and can_aim(state, role, kind, figure):
            return True
    return False


def has_beside(state: DrakoState, role: int, figure: int) -> bool:
    """Whether an enemy stands next to a figure."""
    places = state.board.places
    first = places[figure] * FIELDS
    for enemy in state.options.figures[1 - role]:
        place = places[enemy]
        if place >= 0 and DISTANCES[first + place] == 1:
            return True
    return False


def can_aim(state: DrakoState, role: int, kind: int, figure: int) -> bool:
    """Whether there is anybody to aim this power at."""
    if kind == NET:
        return has_beside(state, role, figure)
    first = state.board.places[figure] * DIRECTIONS
    for direction in range(DIRECTIONS):
        other = first_along(state, role, kind, RAYS[first + direction])
        if other >= 0:
            return True
    return False


# -- declaring ------------------------------------------------------------------------------------


def declare(board: Board, striker: int, target: int, value: int) -> None:
    """One attack lies on the table, not yet answered."""
    board.strikers.append(striker)
    board.targets.append(target)
    board.values.append(value)
    board.answers.append(OPEN)


def strike(state: DrakoState, role: int, figure: int, target: int, tell: Tell | None) -> bool:
    """Declare what an aimed attack hits; whether all attacks of the card are declared now."""
    board = state.board
    symbol = board.in_play()
    first = len(board.targets)
    if symbol.kind == ROCK:
        _throw(state, role, target)
    elif symbol.kind == FIRE:
        _breathe(state, role, target, symbol.value)
    else:
        declare(board, figure, target, symbol.value)
    board.acted |= 1 << figure
    if tell is not None:
        for index in range(first, len(board.targets)):
            _tell_attack(state, role, index, tell)
    if symbol.kind != ATTACK:
        return True
    return board.acted.bit_count() == symbol.count or not can_strike(state, role, ATTACK)


def _tell_attack(state: DrakoState, role: int, index: int, tell: Tell | None) -> None:
    board = state.board
    kind, value = SYMBOL_WORDS[board.in_play().kind], board.values[index]
    name, target = FIGURE_NAMES[board.strikers[index]], FIGURE_NAMES[board.targets[index]]
    if tell is not None:
        state.tell(tell, "attack", role, kind=kind, figure=name, target=target, value=value)


def line_of(board: Board, figure: int, target: int) -> list[int]:
    """The fields of the straight line from one figure through another to the edge."""
    start = board.places[figure]
    direction = DIRECTIONS_TO[start * FIELDS + board.places[target]]
    return RAYS[start * DIRECTIONS + direction]


def rock_value(state: DrakoState, role: int) -> int:
    """P4, X2: how hard a throw hits the first in line."""
    return state.options.camps[role].rock or state.board.in_play().value


def _throw(state: DrakoState, role: int, target: int) -> None:
    """P4, X2: full strength on the first, one less on each further one; an own figure ends it."""
    board, owner = state.board, state.options.owner
    value = rock_value(state, role)
    board.stones -= 1
    board.used_stones += 1
    for field in line_of(board, THROWER, target):
        other = board.field[field]
        if other >= 0:
            if owner[other] == role or value == 0:
                return
            declare(board, THROWER, other, value)
            value -= 1


def _breathe(state: DrakoState, role: int, target: int, value: int) -> None:
    """P6: the same strength on every enemy up to the edge."""
    board, owner = state.board, state.options.owner
    for field in line_of(board, DRAGON, target):
        other = board.field[field]
        if other >= 0 and owner[other] != role:
            declare(board, DRAGON, other, value)


def charge_blows(state: DrakoState, role: int, target: int, tell: Tell | None) -> None:
    """P5: two separate attacks on whoever stopped the charge."""
    for _ in range(CHARGE_HITS):
        declare(state.board, BERSERKER, target, CHARGE_VALUE)
        if tell is not None:
            _tell_attack(state, role, len(state.board.targets) - 1, tell)


# -- unequal values -------------------------------------------------------------------------------


def must_assign(board: Board) -> bool:
    """T6: a pair with unequal values; a lone attacker takes the higher."""
    symbol = board.in_play()
    return symbol.kind == ATTACK and symbol.low < symbol.value and len(board.targets) > 1


def assignments(board: Board) -> list[int]:
    """T6: either of the pair may strike with the higher value."""
    return sorted([ASSIGN.at(figure) for figure in board.strikers])


def assign(state: DrakoState, role: int, figure: int, tell: Tell | None) -> None:
    """T6: this one takes the higher value, the other the lower."""
    board = state.board
    symbol = board.in_play()
    for index, striker in enumerate(board.strikers):
        board.values[index] = symbol.value if striker == figure else symbol.low
    if tell is not None:
        state.tell(tell, "assign", role, figure=FIGURE_NAMES[figure], value=symbol.value)
