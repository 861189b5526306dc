"""What bots may ask: how good each step looks, two actions ahead, and how the duel stands.

Everything comes from the open board, the asking seat's own hand, and the cards not seen yet;
only `values`, for a search, looks at all that was imagined.
"""

from math import exp
from typing import Final

from plansza.core.contract import Insight, Phrase, Position
from plansza.games.drako.bots import pruning, reasons
from plansza.games.drako.bots.judgement import chance_of_first, typical_hand
from plansza.games.drako.bots.lookahead import TurnSearch, search_of
from plansza.games.drako.bots.outlook import (
    DODGE_WORTH,
    NETTED,
    STONE,
    lie_of_the_land,
    wound_worth,
)
from plansza.games.drako.rules import reaction
from plansza.games.drako.rules.board import (
    ACTING,
    CARRYING,
    CHOOSING,
    DODGING,
    DROPPING,
    MAIMING,
    OVER,
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
    FLAME,
    FURY_WOUNDS,
    LEGS,
    MOVE,
    SHIELD,
    SHIELD_ON,
    SYMBOLS,
    SYMBOLS_ON,
    WINGS,
)
from plansza.games.drako.rules.moves import (
    ALSO,
    BLOCK,
    DODGE,
    DRAW,
    FURY,
    GO,
    HIT,
    MOVES,
    PLATE,
    PLAY,
    REDRAW,
    RUN,
    SHED,
    STRIKE,
    USE,
)
from plansza.games.drako.rules.position import DrakoPosition

WOUND_LEAD: Final = 0.3  # from a lead in wounds to the chance of having more at the end, in logits
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
            return [-CARD_WORTH[_first_part(move)] for move in moves]
        if phase == REDRAWING:
            return [_opening(position, role, move) for move in moves]
        if phase == MAIMING:
            return [-_track(position, _first_part(move)) for move in moves]
        if phase == WOUNDING:
            return [_track(position, _first_part(move)) for move in moves]
        return [_assign(position, _first_part(move)) for move in moves]

    def value(self, position: Position, seat: int) -> float:
        assert isinstance(position, DrakoPosition)
        result = position.result
        if result is not None:
            return result.scores[seat]
        role = position.board.role(seat)
        hands = [position.hands[role], typical_hand(position.options, position.board, 1 - role)]
        return _chances(position, hands if role == 0 else [hands[1], hands[0]])[seat]

    def values(self, position: Position) -> list[float]:
        assert isinstance(position, DrakoPosition)
        result = position.result
        if result is not None:
            return [result.scores[0], result.scores[1]]
        return _chances(position, position.hands)

    def worthwhile(self, position: Position, seat: int, moves: list[int]) -> list[int]:
        assert isinstance(position, DrakoPosition)
        board = position.board
        return pruning.worthwhile(board, board.role(seat), moves)

    def quiet(self, position: Position) -> bool:
        assert isinstance(position, DrakoPosition)
        return position.board.phase in (ACTING, DROPPING, OVER)

    def why(self, position: Position, seat: int, move: int) -> list[Phrase]:
        assert isinstance(position, DrakoPosition)
        steps = [move]
        twin = position.copy()
        while MOVES.kind(steps[-1]) in (PLAY, USE):
            twin.step(seat, steps[-1])
            moves = twin.legal_moves(seat)
            ratings = self.rate(twin, seat, moves)
            steps.append(moves[ratings.index(max(ratings))])
        return reasons.reasons(position, position.board.role(seat), steps)


def _first_part(move: int) -> int:
    """The card, track or figure that a move names."""
    _, part, _ = MOVES.parts(move)
    return part


def _chances(position: DrakoPosition, hands: list[list[int]]) -> list[float]:
    """Of both seats to win, if these are the hands."""
    first = chance_of_first(position.options, position.board, hands)
    chance = first if position.board.first_seat == 0 else 1.0 - first
    if position.legs:
        chance = _of_match(position, chance)
    return [chance, 1.0 - chance]


def _of_match(position: DrakoPosition, chance: float) -> float:
    """O1: the second duel decides together with the first, and wounds where they are even."""
    winner, *dealt = position.legs[0]
    board = position.board
    lead = dealt[0] - dealt[1] + board.dealt[board.role(0)] - board.dealt[board.role(1)]
    by_wounds = 1.0 / (1.0 + exp(-WOUND_LEAD * lead))
    if winner < 0:
        return chance
    return chance + (1.0 - chance) * by_wounds if winner == 0 else chance * by_wounds


# -- one's own turn -------------------------------------------------------------------------------


def _turn(position: DrakoPosition, role: int, moves: list[int]) -> list[float]:
    """The best end of turn that each step leads to."""
    search = search_of(position, role, position.board)
    search.board.acted = position.board.acted
    return [_step(position, search, role, move) for move in moves]


def _step(position: DrakoPosition, search: TurnSearch, role: int, move: int) -> float:
    board = position.board
    actions = min(board.actions, ACTIONS)  # two ahead, also in a fury
    kind, one, two = MOVES.parts(move)
    if kind is PLAY:
        return search.play(one, actions)
    if kind is USE:
        return search.use(SYMBOLS_ON[board.card][one], actions)
    if kind is GO:
        return _go(position, search, one, two)
    if kind is STRIKE:
        return _strike(position, search, one, two)
    if kind is RUN or kind is HIT:
        return search.charge_move(move, actions)
    if kind is PLATE:
        return 1.0 / board.left(one) + search.after(actions)
    if kind is DRAW:
        return search.draw(actions)
    if kind is FURY:
        cost = wound_worth(board, BRALD, board.wounds[BRALD], FURY_WOUNDS)
        return search.best(ACTIONS) + FURY_WORTH - cost
    if kind is SHED:
        return NETTED + search.best(0)
    return search.after(actions)  # waste and done


def _go(position: DrakoPosition, search: TurnSearch, figure: int, field: int) -> float:
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


def _strike(position: DrakoPosition, search: TurnSearch, figure: int, target: int) -> float:
    """This attack now, and the best of the others where the card has more."""
    board = position.board
    symbol = board.in_play()
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
    kind, one, two = MOVES.parts(move)
    if kind is BLOCK:
        return _block(position, one, two)
    if kind is ALSO:
        return _attack_worth(position, one)
    if kind is DODGE:
        return _attack_worth(position, one) - DODGE_WORTH - SHIELD_COST / 2
    return 0.0


def _block(position: DrakoPosition, card: int, index: int) -> float:
    needed = position.options.camps[1 - position.board.turn].shields_for_one
    cost = SHIELD_COST + SYMBOL_COST * (len(SYMBOLS_ON[card]) - 1)
    cost += STONE * SYMBOLS[SHIELD_ON[card]].value
    if position.board.phase == PAIRING:
        return -cost
    return _attack_worth(position, index) - cost * needed


def _place(position: DrakoPosition, role: int, move: int) -> float:
    """How the figures stand then; staying is a place too."""
    board = position.board.copy()
    kind, figure, field = MOVES.parts(move)
    if kind is GO:
        board.put(figure, field)
    return lie_of_the_land(position.options, board, role)


def _opening(position: DrakoPosition, role: int, move: int) -> float:
    """O2: a weak hand is changed."""
    held = sum([CARD_WORTH[card] for card in position.hands[role]])
    return KEEP_ABOVE - held if MOVES.kind(move) is REDRAW else held - KEEP_ABOVE


def _track(position: DrakoPosition, track: int) -> float:
    """P6: open a track before filling one that has begun, for only a full one is missed; wings
    are missed least."""
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
