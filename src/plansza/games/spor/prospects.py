"""What one side of a dam may still become: the chances of all formations, and their sums.

Whoever looks knows some cards that the side's owner holds, all of them or none, and a pool from
which all his others come. Of the pool he will see a share, and every card of it is as likely as
any other to be among those: the rest is counting.
"""

from typing import Final

from plansza.games.spor.components import (
    BANDA_DAM,
    BRACTWO_DAM,
    COLOURS,
    KOMPANIA_DAM,
    LABEDZ_VALUE,
    MINUS,
    NONE,
    PERKOZ_HIGH,
    PLUS,
    VALUES,
)
from plansza.games.spor.formations import (
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
    Side,
    best_strength,
    strength_sum,
)

FORMATIONS: Final = 5
LEVELS: Final = FORMATIONS
MOST_MISSING: Final = 5
SHARES: Final = 64  # steps in which the share of the pool is counted
NO_CARDS: Final[list[int]] = [0] * COLOURS
HIGH_CARD: Final = 8.0  # what is usually laid where the sum shall be high,
LOW_CARD: Final = 2.5  # and low,
ANY_CARD: Final = 6.0  # and where a formation matters more
SURE: Final = 0.7  # how much the hand counts, where the pool may still better it

# What an empty side usually comes to, by spaces: each formation where nothing better came.
USUAL: Final[list[list[float]]] = [
    [], [], [0.0, 0.5, 0.5, 0.4, 0.35], [0.0, 0.5, 0.5, 0.25, 0.2], [0.0, 0.4, 0.5, 0.1, 0.1],
]  # fmt: skip
USUAL_ASKED: Final = 0.65
EMPTY_SIDE: Final = Side()

# WINDOWS[spaces * 12 + start]: the values of a run.
WINDOWS: Final[list[int]] = [((1 << spaces) - 1) << start for spaces in range(5)
                             for start in range(VALUES)]  # fmt: skip


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
    [_at_least(share / SHARES, count, wanted)
     for count in range(VALUES + 1) for wanted in range(MOST_MISSING)]
    for share in range(SHARES + 1)
]  # fmt: skip


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


def reach(
    requirement: int, spaces: int, side: Side, hand: list[int], pool: list[int], share: int
) -> Reach:
    """What a side becomes with cards from the hand, and from the pool with luck."""
    found = Reach()
    missing = spaces - side.cards
    found.missing = missing
    if missing == 0:
        strength = best_strength(requirement, spaces, side, NO_CARDS)
        total = float(strength_sum(requirement, strength))
        found.put(0 if requirement in (PLUS, MINUS) else strength // STEP, 1.0,
                  -total if requirement == MINUS else total)  # fmt: skip
        return found
    if side.cards == 0 and hand is NO_CARDS:
        _usual(found, requirement, spaces)
        return found
    luck = AT_LEAST[share]
    if requirement == NONE:
        _legion(found, spaces, side, hand, pool, luck)
        _kompania(found, KOMPANIA, spaces, side, hand, pool, luck)
        _bractwo(found, BRACTWO, side, hand, pool, luck)
        _banda(found, BANDA, spaces, side, hand, pool, luck)
    elif requirement == KOMPANIA_DAM:
        _kompania(found, 1, spaces, side, hand, pool, luck)
    elif requirement == BRACTWO_DAM:
        _bractwo(found, 1, side, hand, pool, luck)
    elif requirement == BANDA_DAM:
        _banda(found, 1, spaces, side, hand, pool, luck)
    found.put(0, 1.0, _anything(requirement, side, missing, hand))
    return found


def _usual(found: Reach, requirement: int, spaces: int) -> None:
    """An empty side of somebody whose hand nobody knows."""
    if requirement == NONE:
        for level in range(LEGION, 0, -1):
            found.put(level, USUAL[spaces][level], HIGH_CARD * spaces)
    elif requirement >= KOMPANIA_DAM:
        found.put(1, USUAL_ASKED, HIGH_CARD * spaces)
    found.put(0, 1.0, _anything(requirement, EMPTY_SIDE, spaces, NO_CARDS))


def _legion(
    found: Reach, spaces: int, side: Side, hand: list[int], pool: list[int], luck: list[float]
) -> None:
    if side.colour == -2 or side.doubled:
        return
    if side.colour >= 0:
        chance, total = _run(spaces, side, hand[side.colour], pool[side.colour], luck)
        found.put(LEGION, chance, total)
        return
    missed, best, total = 1.0, 0.0, 0.0
    for colour in range(COLOURS):
        if not hand[colour] and side.cards == 0:
            continue
        chance, sum_here = _run(spaces, side, hand[colour], pool[colour], luck)
        missed *= 1.0 - chance
        if chance > best:
            best, total = chance, sum_here
    found.put(LEGION, 1.0 - missed, total)


def _run(
    spaces: int, side: Side, held: int, pool: int, luck: list[float]
) -> tuple[float, float]:  # fmt: skip
    """The chance of any run in one row of values, and the sum of the likeliest."""
    bits = side.bits
    wild = side.wild + side.grebe
    if side.swan:
        if bits & SWAN_BIT:
            return 0.0, 0.0
        bits |= SWAN_BIT
    first, last = 0, VALUES - spaces
    if bits:
        first = max(0, HIGHEST_IN[bits] - spaces + 1)
        last = min(last, HIGHEST_IN[bits & -bits])
    single = luck[MOST_MISSING + 1]
    missed, best, start_of_best = 1.0, 0.0, -1
    for start in range(last, first - 1, -1):
        gaps = WINDOWS[spaces * VALUES + start] & ~bits & ~held
        if not bits and gaps == WINDOWS[spaces * VALUES + start]:
            continue
        if COUNT_IN[gaps & ~pool] > wild:
            continue
        chance = 1.0
        for _ in range(COUNT_IN[gaps] - wild):
            chance *= single
        missed *= 1.0 - chance
        if chance > best:
            best, start_of_best = chance, start
    if start_of_best < 0:
        return 0.0, 0.0
    return 1.0 - missed, float(start_of_best * spaces + spaces * (spaces - 1) // 2)


def _banda(
    found: Reach,
    level: int,
    spaces: int,
    side: Side,
    hand: list[int],
    pool: list[int],
    luck: list[float],
) -> None:
    """Every gap may be filled in any colour."""
    if side.doubled:
        return
    bits = side.bits
    wild = side.wild + side.grebe
    if side.swan:
        if bits & SWAN_BIT:
            return
        bits |= SWAN_BIT
    held = hand[0] | hand[1] | hand[2] | hand[3] | hand[4]
    first, last = 0, VALUES - spaces
    if bits:
        first = max(0, HIGHEST_IN[bits] - spaces + 1)
        last = min(last, HIGHEST_IN[bits & -bits])
    best, start_of_best = 0.0, -1
    for start in range(last, first - 1, -1):
        gaps = WINDOWS[spaces * VALUES + start] & ~bits & ~held
        spare = wild
        chance = 1.0
        while gaps:
            bit = gaps & -gaps
            gaps ^= bit
            if spare:
                spare -= 1
                continue
            count = 0
            for row in pool:
                if row & bit:
                    count += 1
            chance *= luck[count * MOST_MISSING + 1]
        if chance > best:
            best, start_of_best = chance, start
    if start_of_best >= 0:
        found.put(level, best, float(start_of_best * spaces + spaces * (spaces - 1) // 2))


def _kompania(
    found: Reach,
    level: int,
    spaces: int,
    side: Side,
    hand: list[int],
    pool: list[int],
    luck: list[float],
) -> None:
    values = (1 << VALUES) - 1
    if side.bits:
        values = side.bits if COUNT_IN[side.bits] == 1 else 0
    if side.swan:
        values &= SWAN_BIT
    if side.grebe:
        values &= PERKOZ_BITS
    missing = spaces - side.cards
    missed, best, value_of_best = 1.0, 0.0, -1
    while values:
        value = HIGHEST_IN[values]
        bit = 1 << value
        values ^= bit
        held = count = 0
        for colour in range(COLOURS):
            if hand[colour] & bit:
                held += 1
            elif pool[colour] & bit:
                count += 1
        if side.cards == 0 and held == 0:
            continue
        chance = luck[count * MOST_MISSING + max(0, missing - held)]
        missed *= 1.0 - chance
        if chance > best:
            best, value_of_best = chance, value
    if value_of_best >= 0:
        found.put(level, 1.0 - missed, float(value_of_best * spaces))


def _bractwo(
    found: Reach, level: int, side: Side, hand: list[int], pool: list[int], luck: list[float]
) -> None:
    if side.colour == -2:
        return
    missing = found.missing
    laid = float(side.total + side.wild * (VALUES - 1) + side.swan * LABEDZ_VALUE
                 + side.grebe * PERKOZ_HIGH)  # fmt: skip
    missed, best, total = 1.0, 0.0, 0.0
    for colour in range(COLOURS):
        if side.colour >= 0 and colour != side.colour:
            continue
        held = COUNT_IN[hand[colour]]
        if side.cards == 0 and held == 0:
            continue
        chance = luck[COUNT_IN[pool[colour]] * MOST_MISSING + max(0, missing - held)]
        missed *= 1.0 - chance
        if chance > best:
            best = chance
            use = min(held, missing)
            total = laid + TOP_SUM[hand[colour] * 5 + use] + (missing - use) * HIGH_CARD
    if best > 0.0:
        found.put(level, 1.0 - missed, total)


def _anything(requirement: int, side: Side, missing: int, hand: list[int]) -> float:
    """The sum that a side without a formation may come to."""
    usual = ANY_CARD
    if requirement == PLUS:
        usual = HIGH_CARD
    elif requirement == MINUS:
        usual = LOW_CARD
    total = float(side.total + side.swan * LABEDZ_VALUE)
    if requirement != MINUS:
        total += side.wild * (VALUES - 1) + side.grebe * PERKOZ_HIGH
    elif side.grebe:
        total += 1.0
    left = missing
    values = range(VALUES) if requirement == MINUS else range(VALUES - 1, -1, -1)
    for value in values:
        for row in hand:
            if left and row >> value & 1:
                total += SURE * value + (1.0 - SURE) * usual
                left -= 1
    total += left * usual
    return -total if requirement == MINUS else total
