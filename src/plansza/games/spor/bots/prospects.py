"""What one side of a dam may still become: the chances of all formations, and their sums.

Whoever looks knows some cards that the side's owner holds, all of them or none, and a pool from
which all his others come. Of the pool he will see a share, and every card of it is as likely as
any other to be among those: the rest is counting.
"""

from typing import Final

from plansza.games.spor.rules.components import (
    BANDA_DAM,
    BRACTWO_DAM,
    COLOURS,
    KOMPANIA_DAM,
    LABEDZ_VALUE,
    MINUS,
    NONE,
    PERKOZ_HIGH,
    PERKOZ_LOW,
    PLUS,
    ROW,
    VALUES,
)
from plansza.games.spor.rules.formations import (
    BANDA,
    BRACTWO,
    COUNT_IN,
    HIGHEST_IN,
    KOMPANIA,
    LEGION,
    PERKOZ_BITS,
    STEP,
    SWAN_BIT,
    TOP_SUM,
    VALUES_IN,
    Side,
    best_strength,
    strength_sum,
)

LEVELS: Final = 5  # as many as formations; a dam that asks for one knows but two
ASKED: Final = 1
MOST_MISSING: Final = 5
SHARES: Final = 64  # steps in which the share of the pool is counted
NO_CARDS: Final[list[int]] = [0] * COLOURS
HIGH_CARD: Final = 8.0  # what is usually laid where the sum shall be high,
LOW_CARD: Final = 2.5  # and low,
ANY_CARD: Final = 6.0  # and where a formation matters more
SURE: Final = 0.7  # how much the hand counts, where the pool may still better it

# What an empty side usually comes to, by spaces: each formation where nothing better came.
USUAL: Final[list[list[float]]] = [
    [],
    [],
    [0.0, 0.5, 0.5, 0.4, 0.35],
    [0.0, 0.5, 0.5, 0.25, 0.2],
    [0.0, 0.4, 0.5, 0.1, 0.1],
]
USUAL_ASKED: Final = 0.65
EMPTY_SIDE: Final = Side()

# WINDOWS[spaces * 12 + start]: the values of a run.
WINDOWS: Final[list[int]] = [
    ((1 << spaces) - 1) << start for spaces in range(5) for start in range(VALUES)
]


def _at_least(share: float, count: int, wanted: int) -> float:
    """The chance to see at least so many of `count` cards, each seen with chance `share`."""
    if wanted <= 0:
        return 1.0
    missed = 0.0
    ways = 1.0
    for seen in range(min(wanted, count + 1)):
        missed += ways * share**seen * (1.0 - share) ** (count - seen)
        ways = ways * (count - seen) / (seen + 1)
    return max(0.0, 1.0 - missed)


# AT_LEAST[share][count * 5 + wanted]
AT_LEAST: Final[list[list[float]]] = [
    [
        _at_least(share / SHARES, count, wanted)
        for count in range(VALUES + 1)
        for wanted in range(MOST_MISSING)
    ]
    for share in range(SHARES + 1)
]


class Pool:
    """The cards that may come to a side's owner, each with the same chance."""

    def __init__(self, rows: list[int], share: int) -> None:
        self.rows = rows
        self.luck = AT_LEAST[share]
        self.one = self.luck[MOST_MISSING + 1]  # the chance of a single card
        a, b, c, d, e = rows
        self.counts = [
            (a >> value & 1)
            + (b >> value & 1)
            + (c >> value & 1)
            + (d >> value & 1)
            + (e >> value & 1)
            for value in range(VALUES)
        ]

    def some(self, count: int, wanted: int) -> float:
        """The chance that at least so many of `count` cards come."""
        return self.luck[count * MOST_MISSING + wanted] if wanted > 0 else 1.0


class Reach:
    """The chances that each formation is the best one reached, weakest first, and their sums."""

    def __init__(self) -> None:
        self.chances = [0.0] * LEVELS
        self.sums = [0.0] * LEVELS
        self.missing = 0
        self.open = 1.0  # the chance that is left while the chances are filled in from the top

    def put(self, level: int, chance: float, total: float) -> None:
        """This formation, where nothing better comes."""
        self.chances[level] = self.open * chance
        self.sums[level] = total
        self.open -= self.open * chance


def reach(requirement: int, spaces: int, side: Side, hand: list[int], pool: Pool) -> Reach:
    """What a side becomes with cards from the hand, and from the pool with luck."""
    found = Reach()
    missing = spaces - side.cards
    found.missing = missing
    if missing == 0:
        _full(found, requirement, spaces, side)
        return found
    if side.cards == 0 and hand is NO_CARDS:
        _usual(found, requirement, spaces)
        return found
    if requirement == NONE:
        _legion(found, spaces, side, hand, pool)
        _kompania(found, KOMPANIA, spaces, side, hand, pool)
        _bractwo(found, BRACTWO, side, hand, pool)
        _banda(found, BANDA, spaces, side, hand, pool)
    elif requirement == KOMPANIA_DAM:
        _kompania(found, ASKED, spaces, side, hand, pool)
    elif requirement == BRACTWO_DAM:
        _bractwo(found, ASKED, side, hand, pool)
    elif requirement == BANDA_DAM:
        _banda(found, ASKED, spaces, side, hand, pool)
    found.put(0, 1.0, _anything(requirement, side, missing, hand))
    return found


def _full(found: Reach, requirement: int, spaces: int, side: Side) -> None:
    """Nothing can change any more."""
    strength = best_strength(requirement, spaces, side, NO_CARDS)
    total = float(strength_sum(requirement, strength))
    if requirement == MINUS:
        found.put(0, 1.0, -total)
    else:
        found.put(0 if requirement == PLUS else strength // STEP, 1.0, total)


def _usual(found: Reach, requirement: int, spaces: int) -> None:
    """An empty side of somebody whose hand nobody knows."""
    if requirement == NONE:
        for level in range(LEGION, 0, -1):
            found.put(level, USUAL[spaces][level], HIGH_CARD * spaces)
    elif requirement >= KOMPANIA_DAM:
        found.put(ASKED, USUAL_ASKED, HIGH_CARD * spaces)
    found.put(0, 1.0, _anything(requirement, EMPTY_SIDE, spaces, NO_CARDS))


def _legion(found: Reach, spaces: int, side: Side, hand: list[int], pool: Pool) -> None:
    if side.colour == -2 or side.doubled:
        return
    if side.colour >= 0:
        chance, total = _run(spaces, side, hand[side.colour], pool.rows[side.colour], pool.one)
        found.put(LEGION, chance, total)
        return
    missed, best, total = 1.0, 0.0, 0.0
    for colour in range(COLOURS):
        if not hand[colour] and side.cards == 0:
            continue  # nobody begins with what he does not hold
        chance, sum_here = _run(spaces, side, hand[colour], pool.rows[colour], pool.one)
        missed *= 1.0 - chance
        if chance > best:
            best, total = chance, sum_here
    found.put(LEGION, 1.0 - missed, total)


def _run(spaces: int, side: Side, held: int, row: int, single: float) -> tuple[float, float]:
    """The chance of any run in one colour, and the sum of the likeliest."""
    bits = side.bits
    wild = side.wild + side.grebe
    if side.swan:
        if bits & SWAN_BIT:
            return 0.0, 0.0
        bits |= SWAN_BIT
    first, last = 0, VALUES - spaces
    if bits:
        first = max(0, HIGHEST_IN[bits] - spaces + 1)
        last = min(last, _lowest(bits))
    missed, best, start_of_best = 1.0, 0.0, -1
    for start in range(last, first - 1, -1):
        window = WINDOWS[spaces * VALUES + start]
        if held and not bits and not window & held:
            continue
        gaps = window & ~bits & ~held
        if COUNT_IN[gaps & ~row] > wild:
            continue
        chance = 1.0
        for _ in range(COUNT_IN[gaps] - wild):
            chance *= single
        missed *= 1.0 - chance
        if chance > best:
            best, start_of_best = chance, start
    if start_of_best < 0:
        return 0.0, 0.0
    return 1.0 - missed, _run_sum(start_of_best, spaces)


def _lowest(row: int) -> int:
    return HIGHEST_IN[row & -row]


def _run_sum(start: int, spaces: int) -> float:
    return float(start * spaces + spaces * (spaces - 1) // 2)


def _banda(found: Reach, level: int, spaces: int, side: Side, hand: list[int], pool: Pool) -> None:
    """Every gap may be filled in any colour."""
    if side.doubled:
        return
    bits = side.bits
    if side.swan:
        if bits & SWAN_BIT:
            return
        bits |= SWAN_BIT
    first, last = 0, VALUES - spaces
    if bits:
        first = max(0, HIGHEST_IN[bits] - spaces + 1)
        last = min(last, _lowest(bits))
    held = bits | hand[0] | hand[1] | hand[2] | hand[3] | hand[4]
    best, start_of_best = 0.0, -1
    for start in range(last, first - 1, -1):
        gaps = WINDOWS[spaces * VALUES + start] & ~held
        spare = side.wild + side.grebe
        chance = 1.0
        for value in VALUES_IN[gaps]:
            if spare:
                spare -= 1
            else:
                chance *= pool.luck[pool.counts[value] * MOST_MISSING + 1]
        if chance > best:
            best, start_of_best = chance, start
    if start_of_best >= 0:
        found.put(level, best, _run_sum(start_of_best, spaces))


def _kompania(
    found: Reach, level: int, spaces: int, side: Side, hand: list[int], pool: Pool
) -> None:
    values = ROW
    if side.bits:
        values = side.bits if COUNT_IN[side.bits] == 1 else 0
    elif side.cards == 0:
        values = hand[0] | hand[1] | hand[2] | hand[3] | hand[4]
    if side.swan:
        values &= SWAN_BIT
    if side.grebe:
        values &= PERKOZ_BITS
    missing = spaces - side.cards
    missed, best, value_of_best = 1.0, 0.0, -1
    while values:
        value = HIGHEST_IN[values]
        values ^= 1 << value
        wanted = missing
        for row in hand:
            wanted -= row >> value & 1
        chance = pool.some(pool.counts[value], wanted)
        missed *= 1.0 - chance
        if chance > best:
            best, value_of_best = chance, value
    if value_of_best >= 0:
        found.put(level, 1.0 - missed, float(value_of_best * spaces))


def _bractwo(found: Reach, level: int, side: Side, hand: list[int], pool: Pool) -> None:
    if side.colour == -2:
        return
    missing = found.missing
    missed, best, added = 1.0, 0.0, 0.0
    for colour in range(COLOURS):
        if side.colour >= 0 and colour != side.colour:
            continue
        held = COUNT_IN[hand[colour]]
        if side.cards == 0 and held == 0:
            continue
        chance = pool.some(COUNT_IN[pool.rows[colour]], missing - held)
        missed *= 1.0 - chance
        if chance > best:
            best = chance
            used = min(held, missing)
            added = TOP_SUM[hand[colour] * 5 + used] + (missing - used) * HIGH_CARD
    if best > 0.0:
        found.put(level, 1.0 - missed, side.total + _elites(side) + added)


def _elites(side: Side) -> int:
    """V4: what the elites add where much is good."""
    return side.wild * (VALUES - 1) + side.swan * LABEDZ_VALUE + side.grebe * PERKOZ_HIGH


def _anything(requirement: int, side: Side, missing: int, hand: list[int]) -> float:
    """The sum that a side without a formation may come to; the lower the better at “−” dams."""
    if requirement == NONE:
        return side.total + _elites(side) + missing * ANY_CARD
    if requirement == MINUS:
        lowest = side.total + side.swan * LABEDZ_VALUE + side.grebe * PERKOZ_LOW
        return -(lowest + _chosen(hand, missing, LOW_CARD, False))
    usual = HIGH_CARD if requirement == PLUS else ANY_CARD
    return side.total + _elites(side) + _chosen(hand, missing, usual, True)


def _chosen(hand: list[int], missing: int, usual: float, high: bool) -> float:
    """The sum of the highest or lowest cards in hand, drawn somewhat towards the usual."""
    total = 0.0
    value = VALUES - 1 if high else 0
    held = hand[0] | hand[1] | hand[2] | hand[3] | hand[4]
    while missing and 0 <= value < VALUES:
        if held >> value & 1:
            for row in hand:
                if missing and row >> value & 1:
                    total += SURE * value + (1.0 - SURE) * usual
                    missing -= 1
        value += -1 if high else 1
    return total + missing * usual
