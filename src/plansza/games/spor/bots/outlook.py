"""How likely the attacker is to win, as one role sees it: what every dam promises, and the clock.

Each dam is first a duel between what the two sides may still become. How much that counts, by the
cards laid already and by what would be won there, was learnt from games.
"""

from math import exp, sqrt
from typing import Final

from plansza.games.spor.bots.prospects import LEVELS, NO_CARDS, SHARES, Pool, Reach, reach
from plansza.games.spor.bots.weights import ABOUT, CLOCK, WEIGHTS
from plansza.games.spor.rules.board import Board
from plansza.games.spor.rules.components import (
    ATTACKER,
    BATTLE_CARDS,
    BIT_OF,
    COLOUR_OF,
    DAMAGED_TO_WIN,
    DAMS,
    HAND,
    MOST_SPACES,
    REQUIREMENTS,
    SPACES,
)
from plansza.games.spor.rules.formations import COUNT_IN, Side, side_of

HORIZON: Final = 8.0  # draws that a plan may wait for
DECK: Final = float(BATTLE_CARDS - 2 * HAND)
EXACT: Final = 0.1  # of a sum: between two full sides nothing is left to luck,
SPREAD: Final = 2.0  # and each missing card widens what may come
HALF: Final = 0.5


class Outlook:
    """The table as one role sees it: open cards, its own hand, and all others in one pool."""

    def __init__(self, board: Board, role: int, hand: list[int]) -> None:
        self.board = board
        self.role = role
        self.hand = rows_of(hand)
        rows = [row & ~held for row, held in zip(board.unseen, self.hand, strict=True)]
        size = 1
        for row in rows:
            size += COUNT_IN[row]
        draws = min(HORIZON, board.deck / 2.0)
        self.own_pool = Pool(rows, int(min(1.0, draws / size) * SHARES))
        draws += board.held[1 - role]
        self.other_pool = Pool(rows, int(min(1.0, draws / size) * SHARES))
        left = board.deck / DECK
        learnt = WEIGHTS[role]
        self.weights = [
            learnt[number] + left * learnt[2 * ABOUT + number] for number in range(2 * ABOUT)
        ]
        self.log_worth = learnt[CLOCK + 2] + left * learnt[CLOCK + 3]
        self.clock = self._clock(learnt, left)

    def _clock(self, learnt: list[float], left: float) -> float:
        """What does not depend on the cards laid."""
        board = self.board
        damaged = board.damaged_dams()
        return (
            learnt[CLOCK] * left
            + learnt[CLOCK + 1] * left * left
            + self.log_worth * board.logs
            + (learnt[CLOCK + 4] + learnt[CLOCK + 5] * left) * damaged
            + (learnt[CLOCK + 6] if board.turn == ATTACKER else 0.0)
            + learnt[CLOCK + 7] * board.ending
            + learnt[CLOCK + 8]
        )

    def side(self, role: int, dam: int) -> Side:
        """The cards of one side."""
        index = role * DAMS + dam
        return side_of(self.board.cells, index * MOST_SPACES, self.board.counts[index])

    def own(self, dam: int, side: Side, hand: list[int]) -> Reach:
        """What the looking role's side may become with these cards in hand."""
        face = self.board.face(dam)
        return reach(REQUIREMENTS[face], SPACES[face], side, hand, self.own_pool)

    def other(self, dam: int, side: Side) -> Reach:
        """What the other's side may become: his cards may be any of the pool."""
        face = self.board.face(dam)
        return reach(REQUIREMENTS[face], SPACES[face], side, NO_CARDS, self.other_pool)

    def worth(self, dam: int, own: Reach, other: Reach) -> float:
        """What the dam adds to the attacker's prospects."""
        board = self.board
        attacker, defender = (own, other) if self.role == ATTACKER else (other, own)
        chance = duel(attacker, defender, head_start(board, dam, attacker, defender))
        spaces = SPACES[board.face(dam)]
        ours = 1.0 - attacker.missing / spaces
        theirs = 1.0 - defender.missing / spaces
        decisive = board.is_damaged(dam) or board.damaged_dams() == DAMAGED_TO_WIN - 1
        first = ABOUT if decisive else 0
        weights = self.weights
        total = (
            weights[first]
            + weights[first + 1] * chance
            + weights[first + 2] * chance * chance
            + weights[first + 3] * ours
            + weights[first + 4] * theirs
            + weights[first + 5] * chance * ours
            + weights[first + 6] * chance * theirs
        )
        if attacker.missing == 0:
            total += weights[first + 7] * chance + weights[first + 8]
        if defender.missing == 0:
            total += weights[first + 9] * chance + weights[first + 10]
        return total

    def total(self) -> float:
        """The attacker's prospects, from minus to plus infinity."""
        total = self.clock
        for dam in range(DAMS):
            own = self.own(dam, self.side(self.role, dam), self.hand)
            total += self.worth(dam, own, self.other(dam, self.side(1 - self.role, dam)))
        return total


def rows_of(hand: list[int]) -> list[int]:
    """The battle cards of a hand, a row of values for every colour."""
    rows = NO_CARDS[:]
    for card in hand:
        if card < BATTLE_CARDS:
            rows[COLOUR_OF[card]] |= BIT_OF[card]
    return rows


def head_start(board: Board, dam: int, attacker: Reach, defender: Reach) -> float:
    """F2: equal sums are the attacker's if he is full first, else the defender's; a side that is
    not full on the board is only thought of, and comes later."""
    if attacker.missing == 0:
        ours, theirs = board.full_at[dam], board.full_at[DAMS + dam]
        return HALF if theirs == 0 or 0 < ours < theirs else -HALF
    if defender.missing == 0:
        return -HALF
    return 0.0


def duel(attacker: Reach, defender: Reach, head_start: float) -> float:
    """The chance that the attacker's side ends up the stronger."""
    spread = EXACT + SPREAD * sqrt(attacker.missing + defender.missing)
    stronger = 0.0
    weaker = 0.0  # the chance that the defender's formation is a weaker one
    for level in range(LEVELS):
        mine, theirs = attacker.chances[level], defender.chances[level]
        if mine > 0.0:
            even = 0.0
            if theirs > 0.0:
                lead = (attacker.sums[level] - defender.sums[level] + head_start) / spread
                even = theirs / (1.0 + exp(-max(-30.0, min(30.0, lead))))
            stronger += mine * (weaker + even)
        weaker += theirs
    return stronger
