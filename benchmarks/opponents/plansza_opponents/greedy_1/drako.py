"""How good each step of Drako looks, two actions ahead, version 1: frozen, see the package."""

from typing import Final

from plansza.core.contract import Insight, Position
from plansza.games.drako.rules import moves, reaction
from plansza.games.drako.rules.board import (
    ACTING,
    CARRYING,
    CHOOSING,
    DODGING,
    DROPPING,
    PAIRING,
    PLACING,
    REACTING,
    REDRAWING,
    SPARING,
    WOUNDING,
)
from plansza.games.drako.rules.components import (
    ACTIONS,
    ATTACK,
    BRALD,
    CARDS,
    FIGURES,
    FLAME,
    FURY_WOUNDS,
    LEGS,
    MOST_ATTACKS,
    MOVE,
    SHIELD,
    SHIELD_ON,
    SYMBOLS,
    SYMBOLS_ON,
    WINGS,
)
from plansza.games.drako.rules.fields import FIELDS
from plansza.games.drako.rules.position import DrakoPosition
from plansza_opponents.greedy_1.drako_lookahead import TurnSearch, search_of
from plansza_opponents.greedy_1.drako_outlook import (
    DODGE_WORTH,
    NETTED,
    STONE,
    lie_of_the_land,
    wound_worth,
)
from plansza_opponents.greedy_1.moves import DRAKO_MOVES as MOVES

# Version 1 knew moves by the first number of their kind.
ALSO: Final = moves.ALSO.first
ASSIGN: Final = moves.ASSIGN.first
BLOCK: Final = moves.BLOCK.first
DODGE: Final = moves.DODGE.first
DRAW: Final = moves.DRAW.first
DROP: Final = moves.DROP.first
FURY: Final = moves.FURY.first
PLATE: Final = moves.PLATE.first
PLAY: Final = moves.PLAY.first
REDRAW: Final = moves.REDRAW.first
RUN: Final = moves.RUN.first
SHED: Final = moves.SHED.first
STRIKE: Final = moves.STRIKE.first
TRACK: Final = moves.TRACK.first
USE: Final = moves.USE.first
WASTE: Final = moves.WASTE.first

SHIELD_COST: Final = 1.1  # of a shield spent; what else the card could do comes on top
SYMBOL_COST: Final = 0.25
FURY_WORTH: Final = 1.4  # of a third action
KEEP_ABOVE: Final = 5.2  # the opening hand that is worth keeping
# What a card is worth to hold, by its best symbol's kind, and a little for a second one.
KIND_WORTH: Final[list[float]] = [0.8, 1.0, 1.4, 1.3, 1.2, 1.5, 1.5, 1.3, 1.5, 1.4, 1.2]


def card_worth(card: int) -> float:
    """What a card is worth to hold."""
    values: list[float] = []
    for symbol in SYMBOLS_ON[card]:
        found = SYMBOLS[symbol]
        worth = KIND_WORTH[found.kind]
        if found.kind != SHIELD:
            worth += 0.25 * (found.value - 1)
        values.append(worth + (0.2 if found.count > 1 else 0.0))
    return max(values) + 0.3 * (len(values) - 1)


CARD_WORTH: Final[list[float]] = [card_worth(card) for card in range(CARDS)]


class DrakoInsight(Insight):
    """Two actions ahead on the open board."""

    def rate(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(position, DrakoPosition)
        role = position.board.role(seat)
        phase = position.board.phase
        if phase in (ACTING, CHOOSING, CARRYING):
            return _turn(position, role, moves)
        if phase in (REACTING, PAIRING, SPARING):
            return [_answer(position, move) for move in moves]
        if phase in (PLACING, DODGING):
            return [_place(position, role, move) for move in moves]
        if phase == DROPPING:
            return [-CARD_WORTH[MOVES.number(move)] for move in moves]
        if phase == REDRAWING:
            return [_opening(position, role, move) for move in moves]
        if phase == WOUNDING:
            return [_track(position, MOVES.number(move)) for move in moves]
        return [_assign(position, MOVES.number(move)) for move in moves]


# -- one's own turn -------------------------------------------------------------------------------


def _turn(position: DrakoPosition, role: int, moves: list[int]) -> list[float]:
    """The best end of turn that each step leads to."""
    search = search_of(position, role)
    search.board.acted = position.board.acted
    return [_step(position, search, role, move) for move in moves]


def _step(position: DrakoPosition, search: TurnSearch, role: int, move: int) -> float:
    board = position.board
    actions = min(board.actions, ACTIONS)  # two ahead, also in a fury
    kind, number = MOVES[move]
    if kind == "play":
        return search.play(number, actions)
    if kind == "use":
        return search.use(SYMBOLS_ON[board.card][number], actions)
    if kind == "go":
        return _go(position, search, number)
    if kind == "strike":
        return _strike(position, search, number)
    if kind in ("run", "hit"):
        return search.charge_move(move, actions)
    if kind == "plate":
        return 1.0 / board.left(number) + search.after(actions)
    if kind == "draw":
        return search.draw(actions)
    if kind == "fury":
        cost = wound_worth(board, BRALD, board.wounds[BRALD], FURY_WOUNDS)
        return search.best(ACTIONS) + FURY_WORTH - cost
    if kind == "shed":
        return NETTED + search.best(0)
    return search.after(actions)  # waste and done


def _go(position: DrakoPosition, search: TurnSearch, place: int) -> float:
    figure, field = divmod(place, FIELDS)
    board = position.board
    if not board.alive(figure):
        search.board.put(figure, field)
        score = search.after(min(board.actions, ACTIONS))
        search.board.remove(figure)
        return score
    symbol = board.in_play()
    again = symbol.kind == MOVE and symbol.count > board.acted.bit_count() + 1
    actions = min(board.actions, ACTIONS)
    return search.settle(figure, field, actions, symbol.value if again else 0)


def _strike(position: DrakoPosition, search: TurnSearch, place: int) -> float:
    """This attack now, and the best of the others where the card has more."""
    board = position.board
    symbol = board.in_play()
    figure, target = place // FIGURES, place % FIGURES
    gain = search.shot(symbol.kind, figure, target, symbol.value)
    actions = min(board.actions, ACTIONS)
    rest = search.after(actions)
    if symbol.kind == ATTACK and symbol.count > board.acted.bit_count() + 1:
        search.board.acted |= 1 << figure
        more = search.strike(ATTACK, symbol.count - 1, symbol.low, symbol.low, actions)
        search.board.acted &= ~(1 << figure)
        rest = max(rest, more)
    return gain + rest


# -- answers --------------------------------------------------------------------------------------


def _attack_worth(position: DrakoPosition, index: int) -> float:
    """What it costs to let this attack through, the others unanswered coming first."""
    board = position.board
    target = board.targets[index]
    if board.values[index] == 0:
        return NETTED
    before = board.wounds[target]
    for other in reaction.open_attacks(board):
        if other != index and board.targets[other] == target:
            before += board.values[other]
    return wound_worth(board, target, before, board.values[index])


def _answer(position: DrakoPosition, move: int) -> float:
    """A block is worth the wounds it saves, less the card."""
    kind, number = MOVES[move]
    if kind == "block":
        card, index = divmod(number, MOST_ATTACKS)
        needed = position.options.camps[1 - position.board.turn].shields_for_one
        cost = SHIELD_COST + SYMBOL_COST * (len(SYMBOLS_ON[card]) - 1)
        cost += STONE * SYMBOLS[SHIELD_ON[card]].value
        if position.board.phase == PAIRING:
            return -cost
        return _attack_worth(position, index) - cost * needed
    if kind == "also":
        return _attack_worth(position, number)
    if kind == "dodge":
        return _attack_worth(position, number) - DODGE_WORTH - SHIELD_COST / 2
    return 0.0


def _place(position: DrakoPosition, role: int, move: int) -> float:
    """How the figures stand then; staying is a place too."""
    board = position.board.copy()
    kind, number = MOVES[move]
    if kind == "go":
        board.put(number // FIELDS, number % FIELDS)
    return lie_of_the_land(position.options, board, role)


def _opening(position: DrakoPosition, role: int, move: int) -> float:
    """O2: a weak hand is changed."""
    held = sum([CARD_WORTH[card] for card in position.hands[role]])
    return KEEP_ABOVE - held if MOVES.kind(move) == "redraw" else held - KEEP_ABOVE


def _track(position: DrakoPosition, track: int) -> float:
    """P6: fill a track that has begun before opening another; wings are missed least."""
    order = {LEGS: 0.1, FLAME: 0.2, WINGS: 0.3}
    filled = 1.0 if position.board.tracks[track] else 0.0
    return order.get(track, 0.0) - filled


def _assign(position: DrakoPosition, figure: int) -> float:
    """T6: the higher value where it brings more."""
    board = position.board
    symbol = board.in_play()
    total = 0.0
    for striker, target in zip(board.strikers, board.targets, strict=True):
        value = symbol.value if striker == figure else symbol.low
        total += wound_worth(board, target, board.wounds[target], value)
    return total
