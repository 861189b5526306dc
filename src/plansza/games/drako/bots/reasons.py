"""What speaks for a move, for hints: facts of the open board and of the seat's own hand.

Playing a card says nothing by itself; there the reasons are those of the best steps that follow.
"""

from typing import Final

from plansza.core.contract import Phrase
from plansza.core.moves import Kind
from plansza.core.values import codes
from plansza.games.drako.bots.outlook import block_chances, threat
from plansza.games.drako.rules import fighting, moving
from plansza.games.drako.rules.board import CARRYING, OPEN, WOUNDING, Board
from plansza.games.drako.rules.components import (
    BERSERKER,
    CHARGE_HITS,
    CHARGE_SLOTS,
    CHARGE_VALUE,
    FIGURE_NAMES,
    KNIGHT,
    NET,
    SHIELD_ON,
    THROW_SLOTS,
    THROWER,
)
from plansza.games.drako.rules.duels import LOSES, WINS
from plansza.games.drako.rules.moves import (
    ALSO,
    BLOCK,
    DODGE,
    DRAW,
    DROP,
    ENDURE,
    FURY,
    GO,
    HIT,
    MOVES,
    PLATE,
    PLAY,
    SHED,
    STRIKE,
    TRACK,
)
from plansza.games.drako.rules.position import DrakoPosition

WHY: Final = codes("""
    kill cripple wound several no-cards few-shields pin
    reach escape retreat return plate
    save-life save-power save-wounds save-net spare-shield
    refill choice wait hurry fury shed keep-track break-track weak-card
""")
MOST: Final = 3
UNLIKELY: Final = 0.35  # to be blocked
SMALL_HAND: Final = 3


def reasons(position: DrakoPosition, role: int, steps: list[int]) -> list[Phrase]:
    """What speaks for the first of these steps, the others being what would follow it."""
    found: list[Phrase] = []
    twin = position.copy()
    for move in steps:
        found += [reason for reason in _of(twin, role, move) if reason not in found]
        if move == steps[-1]:
            break
        twin.step(twin.board.seat(role), move)
    return (found + _of_clock(position, role, steps[0]))[:MOST]


def _of(position: DrakoPosition, role: int, move: int) -> list[Phrase]:
    """What speaks for a single step."""
    kind, one, two = MOVES.parts(move)
    if kind is GO:
        return _of_going(position, role, one, two)
    if kind is STRIKE:
        return _of_strike(position, role, one, two)
    if kind is HIT:
        enemy = moving.met(position.board, one)
        return _of_attacks(position, role, [enemy] * CHARGE_HITS, [CHARGE_VALUE] * CHARGE_HITS)
    if kind is DROP:
        return [("weak-card", {})]
    if kind is BLOCK:
        return _of_block(position, two)
    if kind is ALSO or kind is DODGE:
        return _of_block(position, one)
    if kind is TRACK:
        mine = position.board.phase == WOUNDING
        return [("keep-track" if mine else "break-track", {})]
    if kind is PLATE:
        return [("plate", {"figure": FIGURE_NAMES[one]})]
    return _of_lone(position, role, kind)


def _of_lone(position: DrakoPosition, role: int, kind: Kind) -> list[Phrase]:
    board = position.board
    if kind is DRAW:
        return [("refill" if board.held[role] <= SMALL_HAND else "choice", {})]
    if kind is FURY:
        return [("fury", {})]
    if kind is SHED:
        return [("shed", {"figure": FIGURE_NAMES[board.net]})]
    if kind is ENDURE and _holds_shield(position.hands[role]):
        return [("spare-shield", {})]
    return []


def _holds_shield(hand: list[int]) -> bool:
    return any(SHIELD_ON[card] >= 0 for card in hand)


def _of_clock(position: DrakoPosition, role: int, move: int) -> list[Phrase]:
    """E1, X3, X4: time works for one of the two."""
    camps = position.options.camps
    kind = MOVES.kind(move)
    if kind is DRAW and camps[1 - role].out_of_cards == LOSES:
        return [("wait", {"count": position.board.held[1 - role] + position.board.deck[1 - role]})]
    if kind is PLAY and camps[role].out_of_cards == WINS:
        return [("hurry", {})]
    return []


# -- figures that go ------------------------------------------------------------------------------


def _of_going(position: DrakoPosition, role: int, figure: int, field: int) -> list[Phrase]:
    """Whom a figure reaches from there, and whose reach it leaves."""
    board, options = position.board, position.options
    name = FIGURE_NAMES[figure]
    if not board.alive(figure):
        return [("return", {"figure": name})] if board.phase == CARRYING else []
    after = board.copy()
    after.put(figure, field)
    found: list[Phrase] = []
    enemies = [enemy for enemy in options.figures[1 - role] if board.alive(enemy)]
    for enemy in enemies:
        if threat(after, figure, enemy) > threat(board, figure, enemy) + 0.5:
            found.append(("reach", {"figure": name, "target": FIGURE_NAMES[enemy]}))
            break
    before = sum([threat(board, enemy, figure) for enemy in enemies])
    now = sum([threat(after, enemy, figure) for enemy in enemies])
    if before > 0.0 and now == 0.0:
        found.append(("escape", {"figure": name}))
    elif now < before - 0.3:
        found.append(("retreat", {"figure": name}))
    return found


# -- attacks --------------------------------------------------------------------------------------


def _of_strike(position: DrakoPosition, role: int, figure: int, target: int) -> list[Phrase]:
    if position.board.in_play().kind == NET:
        return [("pin", {"target": FIGURE_NAMES[target]}), *_of_defence(position, role, [target])]
    twin = position.copy()
    fighting.strike(twin, role, figure, target, None)
    return _of_attacks(position, role, twin.board.targets, twin.board.values)


def _of_attacks(
    position: DrakoPosition, role: int, targets: list[int], values: list[int]
) -> list[Phrase]:
    """What these attacks do where they are not blocked, and how likely they are."""
    board = position.board
    hurt: dict[int, int] = {}
    for target, value in zip(targets, values, strict=True):
        hurt[target] = hurt.get(target, 0) + value
    found = [_of_wounds(board, target, count) for target, count in hurt.items()]
    found.sort(key=_gravest_first)
    found = found[:1]
    if len(hurt) > 1:
        found.append(("several", {"count": len(hurt)}))
    return found + _of_defence(position, role, targets)


def _gravest_first(phrase: Phrase) -> int:
    return WHY.index(phrase[0])


def _of_wounds(board: Board, target: int, count: int) -> Phrase:
    name = FIGURE_NAMES[target]
    if count >= board.left(target):
        return "kill", {"target": name}
    if _cripples(board, target, count):
        return "cripple", {"target": name}
    return "wound", {"target": name, "count": count}


def _cripples(board: Board, figure: int, count: int) -> bool:
    """B3: whether so many wounds more take a troll's power away."""
    slots = {THROWER: THROW_SLOTS, BERSERKER: CHARGE_SLOTS}.get(figure, 0)
    return board.wounds[figure] < slots <= board.wounds[figure] + count


def _of_defence(position: DrakoPosition, role: int, targets: list[int]) -> list[Phrase]:
    """T7: who holds no card, or hardly a shield, does not block."""
    board, options = position.board, position.options
    if not board.held[1 - role]:
        return [] if board.dodge and KNIGHT in targets else [("no-cards", {})]
    unshielded = options.camps[1 - role].unshielded in targets
    if unshielded or block_chances(options, board, 1 - role)[0] < UNLIKELY:
        return [("few-shields", {})]
    return []


# -- answers --------------------------------------------------------------------------------------


def _of_block(position: DrakoPosition, attack: int) -> list[Phrase]:
    """What the attack that is stopped would have done, after the others that come through."""
    board = position.board
    target = board.targets[attack]
    name = FIGURE_NAMES[target]
    if board.in_play().kind == NET:
        return [("save-net", {"figure": name})]
    count = 0
    for index, answer in enumerate(board.answers):
        if answer == OPEN and board.targets[index] == target:
            count += board.values[index]
    if count >= board.left(target):
        return [("save-life", {"figure": name})]
    if _cripples(board, target, count):
        return [("save-power", {"figure": name})]
    return [("save-wounds", {"figure": name, "count": board.values[attack]})]
