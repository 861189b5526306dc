"""What figures, wounds and fields of Drako are worth, version 1: frozen, see the package.

One unit is about one wound.
"""

from typing import Final

from plansza.games.drako.rules.board import Board, Options, unseen
from plansza.games.drako.rules.components import (
    BERSERKER,
    CHARGE_SLOTS,
    DRAGON,
    FLAME,
    SHIELD_ON,
    SYMBOLS,
    THROW_SLOTS,
    THROWER,
)
from plansza.games.drako.rules.duels import COUNTED, LOSES, UNENDING, WINS
from plansza.games.drako.rules.fields import DIRECTIONS as WAYS
from plansza.games.drako.rules.fields import DIRECTIONS_TO, DISTANCES, FIELDS, RAYS

# By figure: what its death costs, how hard it strikes hand to hand, how hard from afar.
LIFE: Final[list[float]] = [9.0, 5.0, 5.0, 11.0, 11.0, 24.0, 9.0, 7.0, 7.0]
REACH: Final[list[float]] = [1.0, 0.8, 0.8, 1.6, 1.6, 1.5, 1.0, 0.9, 0.9]
RANGE: Final[list[float]] = [0.0, 0.9, 0.9, 0.9, 0.5, 0.5, 0.0, 0.6, 0.0]
ON_WOUNDS: Final = 0.65  # how much of a life its wounds are worth, the last blow the rest
POWER: Final = 1.5  # of a power that is not lost
NEAR: Final = 0.4  # what two fields apart counts against side by side
# What can be struck next turn, and what can strike: for who may wait, and for who must hunt.
OFFENCE: Final[list[float]] = [0.2, 0.6]
DANGER: Final[list[float]] = [0.6, 0.35]
CLOSER: Final = 0.12  # for every field nearer to the nearest enemy, where that is wanted
CARD: Final = 0.45  # of a card in hand
TIME: Final = 0.22  # of a card left, where running out loses
HASTE: Final = 0.6  # of a card spent, where running out wins
STONE: Final = 0.25
NETTED: Final = 2.5
PATIENCE: Final = 12  # turns without a wound
DODGE_WORTH: Final = 1.2
WILLING: Final = 0.85  # how often a shield that is there is used


def life(board: Board, figure: int, wounds: float) -> float:
    """What a living figure with so many wounds is worth."""
    slots = board.slots(figure)
    if wounds >= slots:
        return 0.0
    return LIFE[figure] * (1.0 - ON_WOUNDS * wounds / slots)


def wound_worth(board: Board, figure: int, before: float, value: float) -> float:
    """What it costs a figure that has `before` wounds to take `value` more."""
    lost = life(board, figure, before) - life(board, figure, before + value)
    if figure == THROWER and before < THROW_SLOTS <= before + value:
        lost += POWER
    if figure == BERSERKER and before < CHARGE_SLOTS <= before + value:
        lost += POWER
    return lost


def block_chances(options: Options, board: Board, role: int) -> list[float]:
    """How likely this role can stop one, two, three attacks, from public facts."""
    pool = unseen(options, board, role)
    shields = 0
    for card in [*pool, *board.counted[role]]:
        shield = SHIELD_ON[card]
        if shield >= 0 and SYMBOLS[shield].value <= board.stones:
            shields += 1
    total = len(pool) + len(board.counted[role])
    share = shields / total if total else 0.0
    needed = options.camps[role].shields_for_one
    return [WILLING * _at_least(board.held[role], share, needed * count) for count in range(1, 4)]


def _at_least(tries: int, share: float, wanted: int) -> float:
    """The chance of at least so many hits in so many tries."""
    chances = [1.0] + [0.0] * wanted  # of exactly 0, 1, … hits; the last: that many or more
    for _ in range(tries):
        for hits in range(wanted, 0, -1):
            gain = chances[hits - 1] * share
            chances[hits] += gain
            chances[hits - 1] -= gain
    return chances[wanted]


def threat(board: Board, figure: int, target: int) -> float:
    """How hard one figure may strike another in its next turn."""
    start, aim = board.places[figure], board.places[target]
    apart = DISTANCES[start * FIELDS + aim]
    if apart == 1:
        found = REACH[figure]
    elif apart == 2 and figure != board.net:
        found = REACH[figure] * NEAR
    else:
        found = 0.0
    if RANGE[figure] > 0.0 and figure != board.net and _can_shoot(board, figure):
        direction = DIRECTIONS_TO[start * FIELDS + aim]
        if direction >= 0 and _clear(board, start, aim, direction):
            found += RANGE[figure]
    return found


def _can_shoot(board: Board, figure: int) -> bool:
    if figure == THROWER:
        return board.stones > 0 and board.wounds[THROWER] < THROW_SLOTS
    if figure == BERSERKER:
        return board.wounds[BERSERKER] < CHARGE_SLOTS
    return figure != DRAGON or board.track_open(FLAME)


def _clear(board: Board, start: int, aim: int, direction: int) -> bool:
    for field in RAYS[start * WAYS + direction]:
        if field == aim:
            return True
        if board.field[field] >= 0:
            return False
    return True


def lie_of_the_land(options: Options, board: Board, role: int) -> float:
    """How the figures stand to each other, for this role."""
    total = 0.0
    hunts = hunting(options, board, role)
    offence, danger = OFFENCE[1 if hunts else 0], DANGER[1 if hunts else 0]
    for figure in options.figures[role]:
        if board.places[figure] < 0:
            continue
        nearest = 9
        for enemy in options.figures[1 - role]:
            if board.places[enemy] < 0:
                continue
            total += offence * threat(board, figure, enemy)
            total -= danger * threat(board, enemy, figure) * fragility(board, figure)
            apart = DISTANCES[board.places[figure] * FIELDS + board.places[enemy]]
            nearest = min(nearest, apart)
        if hunts and RANGE[figure] < 0.8 and nearest < 9:
            total -= CLOSER * nearest
    return total


def fragility(board: Board, figure: int) -> float:
    """How much worse a blow is to a figure that has few wounds left."""
    return 1.6 if board.left(figure) <= 2 else 1.0


def hunting(options: Options, board: Board, role: int) -> bool:
    """Whether this role has to come to blows: time is against it, or nobody else will."""
    clock, theirs = options.camps[role].out_of_cards, options.camps[1 - role].out_of_cards
    if clock == LOSES or theirs == WINS:
        return True
    if clock == WINS:
        return False
    if clock == COUNTED:
        mine, others = board.living(options.figures[role]), board.living(options.figures[1 - role])
        return mine < others + role
    if clock == UNENDING:  # one against two waits for its chance, until that takes too long
        return len(options.figures[role]) > 1 or board.calm > PATIENCE
    return theirs != LOSES
