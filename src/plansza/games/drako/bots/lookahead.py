"""The rest of a turn, tried out: every card, symbol, figure and field for the next action, and
again for the one after it where the first looked good.

It works on a board of its own and sets the figures back after each try. What attacks will do is
not known, so that they count by what they bring on average, and leave the board as it is.
"""

from typing import Final

from plansza.games.drako.bots.outlook import (
    CARD,
    HASTE,
    LIFE,
    STONE,
    TIME,
    block_chances,
    lie_of_the_land,
    wound_worth,
)
from plansza.games.drako.rules import moving
from plansza.games.drako.rules.board import Board
from plansza.games.drako.rules.components import (
    BERSERKER,
    CARDS,
    CHARGE,
    CHARGE_VALUE,
    DRAGON,
    DRAWN,
    FIGURES,
    FIRE,
    FLY,
    HAND_LIMIT,
    MOVE,
    NET,
    NONE,
    REINFORCE,
    ROCK,
    SHIELD,
    SHIELD_ON,
    SYMBOLS,
    SYMBOLS_ON,
    THROWER,
)
from plansza.games.drako.rules.duels import LOSES, WINS
from plansza.games.drako.rules.ending import can_draw
from plansza.games.drako.rules.fields import FIELDS
from plansza.games.drako.rules.fighting import aims, attackers, line_of
from plansza.games.drako.rules.moves import GO, HIT, MOVES
from plansza.games.drako.rules.state import DrakoState

BEAM: Final = 4  # first actions that are followed up
WORST: Final = -1000.0
BASE: Final = CARDS + 1  # of numbers that stand for several cards
DRAW_WORTH: Final = 0.75  # of a card not seen yet, against CARD of one held
SHIELD_KEPT: Final = 0.5  # what a shield is worth more than another card
PLATE_WORTH: Final = 1.3
NET_WORTH: Final = 2.0


class TurnSearch:
    """What one seat can still make of its turn. `state` is a copy that belongs to the search."""

    def __init__(self, state: DrakoState, role: int) -> None:
        self.state = state
        self.role = role
        self.options = state.options
        self.board = state.board
        self.board.acted = 0
        self.hand = state.hands[role][:]
        self.figures = state.options.figures[role]
        self.blocked = block_chances(state.options, state.board, 1 - role)
        # The same comes up again and again, in another order: what was found is kept, by the places
        # of one's own figures, and for whole turns also by the cards taken and the actions left.
        self.lands: dict[int, float] = {}
        self.ends: dict[int, float] = {}
        self.taken = 0
        clock = state.options.camps[role].out_of_cards
        self.spent = CARD + (TIME if clock == LOSES else -HASTE if clock == WINS else 0.0)

    def stand(self) -> int:
        """Where one's own figures are, as a number."""
        places, key = self.board.places, 0
        for figure in self.figures:
            key = key * (FIELDS + 1) + places[figure] + 1
        return key

    def land(self) -> float:
        """How the figures stand to each other."""
        key = self.stand()
        known = self.lands.get(key)
        if known is None:
            known = lie_of_the_land(self.options, self.board, self.role)
            self.lands[key] = known
        return known

    # -- whole actions ------------------------------------------------------------------------

    def best(self, actions: int) -> float:
        """The best that so many further actions bring, from here."""
        if actions <= 0:
            return self.land()
        key = self.stand() << FIGURES | self.board.acted
        key = (key * BASE * BASE + self.taken) * BASE + actions
        known = self.ends.get(key)
        if known is None:
            known = self._best(actions)
            self.ends[key] = known
        return known

    def _best(self, actions: int) -> float:
        best = self.draw(actions)
        last = NONE
        for card in self.hand[:]:
            if card != last:
                last = card
                best = max(best, self.play(card, actions))
        return best if best > WORST else self.land()

    def draw(self, actions: int) -> float:
        """T2: two cards that nobody knows yet."""
        if not can_draw(self.state, self.role):
            return WORST
        room = HAND_LIMIT - self.board.held[self.role]
        useful = min(DRAWN, max(room, 0))
        return DRAW_WORTH * useful - self.spent * (DRAWN - useful) + self.after(actions)

    def play(self, card: int, actions: int) -> float:
        """The best symbol of a card, or none."""
        self.take(card)
        best = self.after(actions)
        for symbol in SYMBOLS_ON[card]:
            best = max(best, self.use(symbol, actions))
        self.give_back(card)
        return best - self.price(card)

    def price(self, card: int) -> float:
        """What it costs to spend this card."""
        return self.spent + (SHIELD_KEPT if SHIELD_ON[card] >= 0 else 0.0)

    def take(self, card: int) -> None:
        """The card leaves the hand for a while."""
        self.hand.remove(card)
        self.taken = self.taken * BASE + card + 1
        self.board.held[self.role] -= 1

    def give_back(self, card: int) -> None:
        """And comes back; the order of a hand means nothing here but equal cards together."""
        place = 0
        while place < len(self.hand) and self.hand[place] < card:
            place += 1
        self.hand.insert(place, card)
        self.taken //= BASE
        self.board.held[self.role] += 1

    def after(self, actions: int) -> float:
        """What follows an action that is done."""
        return self.best(actions - 1)

    # -- symbols ------------------------------------------------------------------------------

    def use(self, symbol: int, actions: int) -> float:
        """The best way to carry out a symbol."""
        found = SYMBOLS[symbol]
        kind = found.kind
        if kind == SHIELD:
            return WORST
        if kind == MOVE:
            return self.walk(found.value, found.count, actions)
        if kind == FLY:
            return self.fly(actions)
        if kind == CHARGE:
            return self.charge(actions)
        if kind == REINFORCE:
            return self.reinforce(actions)
        return self.strike(kind, found.count, found.value, found.low, actions)

    def walk(self, steps: int, count: int, actions: int) -> float:
        """T5: one figure, then if the card allows it the best of the others."""
        moves = moving.ways(self.board, self.figures, steps)
        return self.follow(moves, actions, steps if count > 1 else 0)

    def fly(self, actions: int) -> float:
        """P6."""
        if not moving.can_fly(self.board):
            return WORST
        return self.follow(moving.flights(self.board), actions, 0)

    def follow(self, moves: list[int], actions: int, again: int) -> float:
        """Try these places; the most promising are followed up to the end of the turn."""
        scored: list[tuple[float, int]] = []
        for move in moves:
            scored.append((self.glance(move), move))
        if actions <= 1 and not again:
            return max([score for score, _ in scored], default=WORST)
        scored.sort(reverse=True)
        best = WORST
        for _, move in scored[:BEAM]:
            _, figure, field = MOVES.parts(move)
            best = max(best, self.settle(figure, field, actions, again))
        return best

    def glance(self, move: int) -> float:
        """How the figures would stand, without another action."""
        board = self.board
        _, figure, field = MOVES.parts(move)
        old = board.places[figure]
        board.put(figure, field)
        score = self.land()
        board.put(figure, old)
        return score

    def settle(self, figure: int, field: int, actions: int, again: int) -> float:
        """A figure has gone to a field; `again`: another may go as far."""
        board = self.board
        old = board.places[figure]
        board.put(figure, field)
        score = self.after(actions)
        if again:
            board.acted |= 1 << figure
            score = max(score, self.walk(again, 1, actions))
            board.acted &= ~(1 << figure)
        board.put(figure, old)
        return score

    def charge(self, actions: int) -> float:
        """P5: every run, and every blow at the end of one."""
        board = self.board
        if not moving.can_charge(board):
            return WORST
        best = WORST
        for move in moving.charges(board, self.options.early):
            kind, figure, field = MOVES.parts(move)
            if kind is GO:
                best = max(best, self.settle(figure, field, actions, 0))
            else:
                best = max(best, self.charge_move(move, actions))
        return best

    def charge_move(self, move: int, actions: int) -> float:
        """One run, with or without blows."""
        board = self.board
        kind, direction, _ = MOVES.parts(move)
        old = board.places[BERSERKER]
        enemy = moving.met(board, direction)
        field = moving.landing(board, direction)
        if field != old:
            board.put(BERSERKER, field)
        gain = 0.0
        if kind is HIT:
            gain = self.gain([enemy, enemy], [CHARGE_VALUE, CHARGE_VALUE])
        score = gain + self.after(actions)
        if field != old:
            board.put(BERSERKER, old)
        return score

    def reinforce(self, actions: int) -> float:
        """P3, X4."""
        if not moving.can_reinforce(self.state, self.role):
            return WORST
        gain = PLATE_WORTH if self.options.camps[self.role].plates else LIFE[1]
        return gain + self.after(actions)

    # -- attacks ------------------------------------------------------------------------------

    def strike(self, kind: int, count: int, high: int, low: int, actions: int) -> float:
        """The best targets of the best attackers."""
        board = self.board
        gains: list[float] = []
        for figure in attackers(self.state, self.role, kind):
            if board.acted >> figure & 1:
                continue
            best = 0.0
            for target in aims(self.state, self.role, kind, figure):
                value = high if not gains else low
                best = max(best, self.shot(kind, figure, target, value))
            if best > 0.0:
                gains.append(best)
        if not gains:
            return WORST
        gains.sort(reverse=True)
        return sum(gains[:count]) + self.after(actions)

    def shot(self, kind: int, figure: int, target: int, value: int) -> float:
        """What one aimed attack brings on average, whoever else it hits."""
        if kind == NET:
            return NET_WORTH * (1.0 - self.blocked[0])
        if kind == ROCK:
            return self._along(THROWER, target, self._rock(value), 1) - STONE
        if kind == FIRE:
            return self._along(DRAGON, target, value, 0)
        return self.gain([target], [value])

    def _rock(self, value: int) -> int:
        return self.options.camps[self.role].rock or value

    def _along(self, figure: int, target: int, value: int, less: int) -> float:
        board, owner = self.board, self.options.owner
        targets: list[int] = []
        values: list[int] = []
        for field in line_of(board, figure, target):
            other = board.field[field]
            if other >= 0:
                if owner[other] == self.role or value <= 0:
                    break
                targets.append(other)
                values.append(value)
                value -= less
        return self.gain(targets, values)

    def gain(self, targets: list[int], values: list[int]) -> float:
        """The worth of wounds that several attacks leave, if the worst are blocked first."""
        board = self.board
        worths: list[float] = []
        total = 0.0
        taken = [0.0] * FIGURES
        shielded = self.options.camps[1 - self.role].unshielded
        for target, value in zip(targets, values, strict=True):
            before = board.wounds[target] + taken[target]
            worth = wound_worth(board, target, before, float(value))
            taken[target] += value
            if target == shielded:
                total += worth
            else:
                worths.append(worth)
        worths.sort(reverse=True)
        for place, worth in enumerate(worths):
            total += worth * (1.0 - self.blocked[min(place, 2)])
        return total


def search_of(state: DrakoState, role: int, board: Board) -> TurnSearch:
    """A search on a copy of this board; nothing of the state changes."""
    twin = DrakoState()
    twin.options = state.options
    twin.board = board.copy()
    twin.hands = [state.hands[0][:], state.hands[1][:]]
    return TurnSearch(twin, role)
