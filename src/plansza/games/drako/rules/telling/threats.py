"""What attacks would bring if nobody stopped them: who can be felled now, and who is doomed.

Only the open table is asked, and the hand of whoever asks: prompts and slips are made of it.
"""

from typing import Final

from plansza.games.drako.rules import ending, fighting, moving
from plansza.games.drako.rules.board import (
    ACTING,
    ASSIGNING,
    CARRYING,
    OPEN,
    REACTING,
    Board,
)
from plansza.games.drako.rules.components import (
    ATTACK,
    BOW,
    CHARGE,
    CHARGE_HITS,
    CHARGE_VALUE,
    FIRE,
    NET,
    NONE,
    ROCK,
    SHIELD_ON,
    SYMBOLS,
    SYMBOLS_ON,
    XBOW,
    Symbol,
)
from plansza.games.drako.rules.duels import LOSES, WINS
from plansza.games.drako.rules.fields import DIRECTIONS_TO, FIELDS, next_to
from plansza.games.drako.rules.moves import ASSIGN, BLOCK, DODGE, HIT, MOVES, PLAY, STRIKE
from plansza.games.drako.rules.reaction import answers
from plansza.games.drako.rules.state import DrakoState

MOST_OFFERED: Final = 1  # moves that decide; beside more the prompt would have no room

# -- what a symbol could do -----------------------------------------------------------------------


def harm(state: DrakoState, role: int, symbol: int, target: int) -> int:
    """The most wounds that one use of a symbol can deal to an enemy now."""
    found = SYMBOLS[symbol]
    if found.kind == ATTACK:
        return _melee(found, _neighbours(state, role, target))
    if found.kind == CHARGE:
        return CHARGE_HITS * CHARGE_VALUE if target in charged(state.board) else 0
    if found.kind not in (BOW, XBOW, ROCK, FIRE):
        return 0
    most = 0
    for figure in fighting.attackers(state, role, found.kind):
        most = max(most, _shot(state, role, found, figure, target))
    return most


def _neighbours(state: DrakoState, role: int, target: int) -> int:
    """T6: how many figures of a role stand next to an enemy."""
    board, count = state.board, 0
    for figure in state.options.figures[role]:
        if board.alive(figure) and next_to(board.places[figure], board.places[target]):
            count += 1
    return count


def _melee(symbol: Symbol, attackers: int) -> int:
    """T6: a lone attacker takes the higher value; the others have the lower."""
    several = min(symbol.count, attackers)
    return symbol.value + symbol.low * (several - 1) if several else 0


def charged(board: Board) -> list[int]:
    """P5: the enemies that a charge can end at, with blows."""
    if not moving.can_charge(board):
        return []
    directions = [MOVES.parts(move)[1] for move in moving.charges(board) if _is_hit(move)]
    return [moving.met(board, direction) for direction in directions]


def _is_hit(move: int) -> bool:
    return MOVES.kind(move) is HIT


def _shot(state: DrakoState, role: int, symbol: Symbol, figure: int, target: int) -> int:
    """P2, P4, P6: how hard a shot, a throw or fire would hit this one."""
    board, owner, kind = state.board, state.options.owner, symbol.kind
    if DIRECTIONS_TO[board.places[figure] * FIELDS + board.places[target]] < 0:
        return 0
    value = symbol.value
    if kind == ROCK and state.options.camps[role].rock:
        value = state.options.camps[role].rock
    for field in fighting.line_of(board, figure, target):
        other = board.field[field]
        if other == target:
            return max(0, value)
        if other >= 0 and kind != FIRE:
            if kind != ROCK or owner[other] == role:
                return 0
            value -= 1
    return 0


def victims(state: DrakoState, role: int, symbol: int) -> list[int]:
    """The enemies that one use of a symbol could fell now, each by itself."""
    board = state.board
    return [
        figure
        for figure in state.options.figures[1 - role]
        if board.alive(figure) and board.left(figure) <= harm(state, role, symbol, figure)
    ]


def is_last(state: DrakoState, figure: int) -> bool:
    """E1: with this figure its whole side would be gone."""
    return state.board.living(state.options.figures[state.options.owner[figure]]) == 1


def victim_of_card(state: DrakoState, role: int, card: int) -> int:
    """Whom a card could fell now, the last of a side first; or NONE."""
    found: list[int] = []
    for symbol in SYMBOLS_ON[card]:
        found += victims(state, role, symbol)
    for figure in found:
        if is_last(state, figure):
            return figure
    return found[0] if found else NONE


# -- what has been declared -----------------------------------------------------------------------


def doomed(board: Board) -> list[int]:
    """Those who fall if nothing more is stopped; in the order of the attacks."""
    found: list[int] = []
    for target in board.targets:
        harmed = _open_harm(board, target)
        if target not in found and board.alive(target) and 0 < harmed >= board.left(target):
            found.append(target)
    return found


def _open_harm(board: Board, target: int) -> int:
    if board.in_play().kind == NET:
        return 0
    harmed = 0
    for index, other in enumerate(board.targets):
        if other == target and board.answers[index] == OPEN:
            harmed += board.values[index]
    return harmed


def last_card(state: DrakoState, role: int) -> int:
    """E1, X4: what the end of the cards means to a role that holds its last: LOSES, WINS, or
    NONE."""
    clock = state.options.camps[role].out_of_cards
    if clock not in (LOSES, WINS) or state.board.held[role] != 1 or state.board.deck[role]:
        return NONE
    return NONE if ending.reshuffle_due(state, role) else clock


# -- moves that decide ----------------------------------------------------------------------------


def decisive(state: DrakoState, role: int) -> list[int]:
    """What fells an enemy now, if he does not stop it, the last of a side first; what saves one's
    own figures; the last card of those who win by holding out. Of a card that lies open the enemy
    is clicked himself."""
    phase = state.board.phase
    if phase == ACTING:
        found = _cards(state, role)
    elif phase == CARRYING:
        found = _strikes(state, role)
    elif phase == ASSIGNING:
        found = _assignments(state.board)
    elif phase == REACTING:
        return _rescues(state)
    else:
        return []
    return found[:MOST_OFFERED]


def _cards(state: DrakoState, role: int) -> list[int]:
    held = sorted(set(state.hands[role]))
    if last_card(state, role) == WINS:
        return [PLAY.at(held[0])]
    found = [(victim_of_card(state, role, card), card) for card in held]
    wins = [card for figure, card in found if figure >= 0 and is_last(state, figure)]
    rest = [card for figure, card in found if figure >= 0 and card not in wins]
    return [PLAY.at(card) for card in [*wins, *rest]]


def _strikes(state: DrakoState, role: int) -> list[int]:
    board, symbol = state.board, state.board.in_play()
    if symbol.kind == CHARGE:
        falls = victims(state, role, board.symbol)
        hits = [move for move in moving.charges(board) if _is_hit(move)]
        return [move for move in hits if moving.met(board, MOVES.parts(move)[1]) in falls]
    if symbol.kind not in (ATTACK, BOW, XBOW, ROCK, FIRE):
        return []
    found: list[int] = []
    for move in fighting.strikes(state, role):
        kind, figure, target = MOVES.parts(move)
        if kind is STRIKE and _fells(state, role, figure, target):
            found.append(move)
    return sorted(found, key=lambda move: not is_last(state, MOVES.parts(move)[2]))


def _fells(state: DrakoState, role: int, figure: int, target: int) -> bool:
    """Whether one more strike, with those declared, is enough; of a rock or of fire, for anybody
    on its way."""
    board, symbol = state.board, state.board.in_play()
    if symbol.kind == ATTACK:
        struck = board.targets.count(target)
        return board.left(target) <= _melee(symbol, struck + 1)
    for other in state.options.figures[1 - role]:
        if board.alive(other) and board.left(other) <= _shot(state, role, symbol, figure, other):
            way = DIRECTIONS_TO[board.places[figure] * FIELDS + board.places[other]]
            if way == DIRECTIONS_TO[board.places[figure] * FIELDS + board.places[target]]:
                return True
    return False


def _assignments(board: Board) -> list[int]:
    """T6: the assignments after which somebody falls, unless all do."""
    symbol = board.in_play()
    found: list[int] = []
    for index, figure in enumerate(board.strikers):
        other = 1 - index
        both = board.targets[index] == board.targets[other]
        fells = board.left(board.targets[index]) <= symbol.value + (symbol.low if both else 0)
        if fells or board.left(board.targets[other]) <= symbol.low:
            found.append(ASSIGN.at(figure))
    return found if len(found) < len(board.strikers) else []


def _rescues(state: DrakoState) -> list[int]:
    """P1, T7: the dodge; without it a shield that is enough to save somebody from falling."""
    board, falling = state.board, doomed(state.board)
    found: list[int] = []
    blocks: list[int] = []
    for move in answers(state):
        kind, card, index = MOVES.parts(move)
        if kind is DODGE:
            found.append(move)
        elif kind is BLOCK and board.targets[index] in falling and _saves(board, card, index):
            blocks.append(move)
    return found or blocks[:MOST_OFFERED]


def _saves(board: Board, card: int, index: int) -> bool:
    """T7: whether this block, or both of a double shield, leave the target standing."""
    target, stopped = board.targets[index], board.values[index]
    if SYMBOLS[SHIELD_ON[card]].count > 1:
        others = [
            board.values[other]
            for other, answer in enumerate(board.answers)
            if other != index and answer == OPEN and board.targets[other] == target
        ]
        stopped += max([0, *others])
    return _open_harm(board, target) - stopped < board.left(target)
