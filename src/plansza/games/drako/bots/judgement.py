"""How likely each side is to win, from what it has and how it stands.

The traits of a position are counted for both roles and weighed duel by duel; `weights` says where
the weights come from.
"""

from math import exp, log
from typing import Final

from plansza.games.drako.bots.weights import MOST_LEFT, ON_FIGURES, ON_TRAITS
from plansza.games.drako.rules.assumptions import STALL_TURNS
from plansza.games.drako.rules.board import PLACING, REDRAWING, Board, Options, unseen
from plansza.games.drako.rules.components import (
    ACTIONS,
    ACTORS,
    ATTACK,
    BERSERKER,
    BOW,
    BRALD,
    CARDS,
    CHARGE,
    CHARGE_HITS,
    CHARGE_SLOTS,
    DRAGON,
    FIGURES,
    FIRE,
    FLAME,
    KNIGHT,
    LEGS,
    MOVE,
    ROCK,
    SHIELD,
    SYMBOLS,
    SYMBOLS_ON,
    THROW_SLOTS,
    THROWER,
    WINGS,
    XBOW,
)
from plansza.games.drako.rules.duels import DUEL_NUMBERS
from plansza.games.drako.rules.fields import DIRECTIONS, DISTANCES, FIELDS, RAYS

SHOTS: Final = (BOW, XBOW, ROCK, FIRE)
SHOOTERS: Final[list[int]] = [figure for kind in SHOTS for figure in ACTORS[kind]]
FEW_CARDS: Final = 6  # from here on every card less is felt
MANY_SHIELDS: Final = 3.0
MANY_STONES: Final = 6
CERTAIN: Final = 30.0  # in logits; exp() of more is of no use


def _sums_of(card: int) -> list[float]:
    """The price of a card's shield in stones, -1 without one; strength near and afar; steps."""
    price, melee, ranged, steps = -1.0, 0.0, 0.0, 0.0
    for number in SYMBOLS_ON[card]:
        symbol = SYMBOLS[number]
        if symbol.kind == SHIELD:
            price = float(symbol.value)
        elif symbol.kind == ATTACK:
            melee = symbol.value + 0.6 * symbol.low * (symbol.count - 1)
        elif symbol.kind in SHOTS:
            ranged = float(symbol.value)
        elif symbol.kind == CHARGE:
            ranged = 1.5
        elif symbol.kind == MOVE:
            steps = symbol.value * (1.0 if symbol.count == 1 else 1.5)
        else:
            steps = 2.0  # a flight, a net or a reinforcement
    return [price, melee, ranged, steps]


SUMS: Final[list[list[float]]] = [_sums_of(card) for card in range(CARDS)]


class Hand:
    """What the cards of a hand are good for, added up."""

    def __init__(self, cards: list[int], stones: int) -> None:
        self.cards = cards
        self.shields = 0.0
        self.melee = 0.0
        self.ranged = 0.0
        self.steps = 0.0
        for card in cards:
            sums = SUMS[card]
            if 0.0 <= sums[0] <= stones:
                self.shields += 1.0
            self.melee += sums[1]
            self.ranged += sums[2]
            self.steps += sums[3]


class Stance:
    """How the figures of a role stand to the enemies: who strikes, who shoots, who is near."""

    def __init__(self, options: Options, board: Board, role: int) -> None:
        self.strikers = 0
        self.shooters = 0
        self.charges = False
        self.near = 0
        self.apart = 0
        for figure in options.figures[role]:
            place = board.places[figure]
            if place < 0:
                continue
            nearest = 9
            for enemy in options.figures[1 - role]:
                other = board.places[enemy]
                if other >= 0:
                    distance = DISTANCES[place * FIELDS + other]
                    nearest = min(nearest, distance)
                    if distance == 2:
                        self.near += 1
            if nearest == 1:
                self.strikers += 1
            self.apart += nearest
            if _has_power(board, figure) and _in_line(options, board, figure, role):
                if figure == BERSERKER:
                    self.charges = True
                else:
                    self.shooters += 1

    def blow(self, cards: list[int], actions: int, shields: float) -> tuple[float, float]:
        """The wounds that the best cards could deal from here, unanswered; and those left if the
        best are blocked."""
        hits = [self._hit(card) for card in cards]
        hits.sort(reverse=True)
        every, unblocked = 0.0, 0.0
        for place, hit in enumerate(hits[:actions]):
            every += hit
            if place >= shields:
                unblocked += hit
        return every, unblocked

    def _hit(self, card: int) -> float:
        best = 0.0
        for number in SYMBOLS_ON[card]:
            symbol = SYMBOLS[number]
            kind = symbol.kind
            if kind == ATTACK:
                if self.strikers:
                    more = min(self.strikers, symbol.count) - 1
                    best = max(best, float(symbol.value + symbol.low * more))
            elif kind == CHARGE:
                if self.charges:
                    best = max(best, float(CHARGE_HITS))
            elif kind in SHOTS and self.shooters:
                best = max(best, float(symbol.value))
        return best


def _has_power(board: Board, figure: int) -> bool:
    """Whether a figure can hurt from afar."""
    if figure == DRAGON:
        return board.track_open(FLAME)
    if figure == board.net:
        return False
    if figure == THROWER:
        return board.stones > 0 and board.wounds[THROWER] < THROW_SLOTS
    if figure == BERSERKER:
        return board.wounds[BERSERKER] < CHARGE_SLOTS
    return figure in SHOOTERS


def _in_line(options: Options, board: Board, figure: int, role: int) -> bool:
    """Whether an enemy stands on a straight line from here; only fire passes over friends."""
    start = board.places[figure] * DIRECTIONS
    for direction in range(DIRECTIONS):
        for field in RAYS[start + direction]:
            other = board.field[field]
            if other >= 0:
                if options.owner[other] != role:
                    return True
                if figure != DRAGON:
                    break
    return False


class Side:
    """One role: its figures and its cards."""

    def __init__(self, options: Options, board: Board, role: int) -> None:
        coming = board.phase in (REDRAWING, PLACING)
        self.left = 0  # wounds that its figures can still take
        self.living = 0
        for figure in options.figures[role]:
            if coming or board.places[figure] >= 0:
                self.left += board.left(figure)
                self.living += 1
        self.cards = board.held[role] + board.deck[role]
        if not board.renewed:
            self.cards += options.camps[role].second_deck


def traits(options: Options, board: Board, hands: list[list[int]]) -> list[float]:
    """What is weighed: of role 0, of role 1, and of both together; in the order of `weights`."""
    first, second = Side(options, board, 0), Side(options, board, 1)
    one, two = Hand(hands[0], board.stones), Hand(hands[1], board.stones)
    found = _own(options, board, 0, first, one, two.shields)
    found += _own(options, board, 1, second, two, one.shields)
    caught = options.owner[board.net] if board.net >= 0 else -1
    dragon = board.alive(DRAGON)
    found += [
        1.0,
        float(min(board.stones, MANY_STONES)),
        _yes(board.dodge and board.alive(KNIGHT)),
        _yes(caught == 0),
        _yes(caught == 1),
        _yes(board.fury and board.alive(BRALD)),
        _yes(board.renewed),
        _yes(dragon and not board.track_open(WINGS)),
        _yes(dragon and not board.track_open(FLAME)),
        _yes(dragon and not board.track_open(LEGS)),
        board.calm / STALL_TURNS,
        log((first.left + 1.0) / (second.left + 1.0)),
        second.left / (first.cards + 4.0),
        first.left / (second.cards + 4.0),
    ]
    return found


def _own(
    options: Options, board: Board, role: int, side: Side, hand: Hand, shields: float
) -> list[float]:
    stance = Stance(options, board, role)
    moving = board.turn == role
    actions = board.actions if moving else ACTIONS
    blocks = shields / options.camps[1 - role].shields_for_one
    every, unblocked = stance.blow(hand.cards, actions, blocks)
    return [
        float(board.held[role]),
        float(side.cards),
        float(max(0, FEW_CARDS - side.cards)),
        min(MANY_SHIELDS, hand.shields),
        hand.melee,
        hand.ranged,
        hand.steps,
        float(stance.strikers),
        stance.shooters + (0.6 if stance.charges else 0.0),
        float(stance.near),
        float(stance.apart),
        every if moving else 0.0,
        unblocked if moving else 0.0,
        0.0 if moving else every,
        0.0 if moving else unblocked,
        float(side.left),
        float(side.living),
        _yes(side.living == 1),
        float(board.actions) if moving else 0.0,
    ]


def _yes(fact: bool) -> float:
    return 1.0 if fact else 0.0


def chance_of_first(options: Options, board: Board, hands: list[list[int]]) -> float:
    """How likely the first-named side is to win this duel."""
    duel = DUEL_NUMBERS[options.duel.id]
    total = 0.0
    for weight, trait in zip(ON_TRAITS[duel], traits(options, board, hands), strict=True):
        total += weight * trait
    for figure in range(FIGURES):
        if board.places[figure] >= 0:
            total += ON_FIGURES[duel][figure][min(MOST_LEFT, board.left(figure))]
    return 1.0 / (1.0 + exp(-max(-CERTAIN, min(CERTAIN, total))))


def typical_hand(options: Options, board: Board, role: int) -> list[int]:
    """What stands for a hand that is not seen: cards evenly spread over those it may hold."""
    pool = unseen(options, board, role)
    known = board.counted[role]
    count = board.held[role] - len(known)
    return [*known, *[pool[(2 * place + 1) * len(pool) // (2 * count)] for place in range(count)]]
