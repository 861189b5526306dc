"""Strength of formations (F1–F4, V4), and the proof that a side can do no better (K3, K4).

One question answers everything: the greatest strength a side can reach with the cards it has and
some of the cards nobody has seen. A full side asks it with nothing left to add; a claim asks it
for the defender; a counter-example follows the answer back to its cards.

Strength is one int, comparable at one dam: formation × 64 + sum. At a “lowest sum” dam it is
63 − sum; at dams that ask for a formation the formation is 1 or 0. IMPOSSIBLE means that the
side cannot be completed at all.
"""

from typing import Final

from plansza.games.spor.rules.components import (
    BATTLE_CARDS,
    BIT_OF,
    BRACTWO_DAM,
    COLOUR_OF,
    COLOURS,
    KOMPANIA_DAM,
    LABEDZ,
    LABEDZ_VALUE,
    MINUS,
    NONE,
    PERKOZ_HIGH,
    PERKOZ_LOW,
    PLUS,
    ROW,
    VALUE_OF,
    VALUES,
    WAZKA,
)

IMPOSSIBLE: Final = -1
STEP: Final = 64  # more than any sum
LOWEST: Final = STEP - 1

# F1, weakest first.
ZGRAJA: Final = 0
BANDA: Final = 1
BRACTWO: Final = 2
KOMPANIA: Final = 3
LEGION: Final = 4
FORMATION_NAMES: Final = ("zgraja", "banda", "bractwo", "kompania", "legion")

PERKOZ_BITS: Final = ((1 << PERKOZ_HIGH + 1) - 1) ^ ((1 << PERKOZ_LOW) - 1)
TOP_VALUE: Final = VALUES - 1
SWAN_BIT: Final = 1 << LABEDZ_VALUE

# Tables over the 4096 sets of values of one colour.
VALUES_IN: Final[list[list[int]]] = [
    [value for value in range(VALUES) if row >> value & 1] for row in range(ROW + 1)
]
COUNT_IN: Final = bytes([len(values) for values in VALUES_IN])
HIGHEST_IN: Final[list[int]] = [values[-1] if values else -1 for values in VALUES_IN]
# TOP_SUM[row * 5 + n]: the sum of its n highest values, or IMPOSSIBLE.
TOP_SUM: Final[list[int]] = [
    sum(values[len(values) - n :]) if n <= len(values) else IMPOSSIBLE
    for values in VALUES_IN
    for n in range(5)
]


class Side:
    """The cards of one side of a dam, taken apart for judging."""

    def __init__(self) -> None:
        self.cards = 0
        self.colour = -1  # of its battle cards; −1: none laid, −2: mixed
        self.bits = 0  # the values laid
        self.doubled = False  # a value laid twice
        self.total = 0  # of its battle cards
        self.wild = 0  # dragonflies
        self.swan = 0
        self.grebe = 0

    def add(self, card: int) -> None:
        """Lay one card."""
        self.cards += 1
        if card < BATTLE_CARDS:
            colour = COLOUR_OF[card]
            if self.colour == -1:
                self.colour = colour
            elif self.colour != colour:
                self.colour = -2
            bit = BIT_OF[card]
            if self.bits & bit:
                self.doubled = True
            self.bits |= bit
            self.total += VALUE_OF[card]
        elif card == WAZKA:
            self.wild += 1
        elif card == LABEDZ:
            self.swan = 1
        else:
            self.grebe = 1


def side_of(cells: list[int], first: int, count: int) -> Side:
    """The side whose `count` cards stand in `cells` from `first` on."""
    side = Side()
    for place in range(first, first + count):
        side.add(cells[place])
    return side


def best_strength(
    requirement: int, spaces: int, side: Side, unseen: list[int], floor: int = IMPOSSIBLE
) -> int:
    """The greatest strength this side can reach by filling its free spaces with unseen cards.

    `unseen` holds a row of values for every colour. The answer is exact where it is above
    `floor`; below that it may stop early and give any strength not above `floor`.
    """
    missing = spaces - side.cards
    if requirement == NONE:
        return _best_formation(spaces, side, missing, unseen, floor)
    if requirement == PLUS:
        return _highest_sum(side, missing, unseen)
    if requirement == MINUS:
        lowest = _lowest_sum(side, missing, unseen)
        return LOWEST - lowest if lowest >= 0 else IMPOSSIBLE
    if requirement == KOMPANIA_DAM:
        asked = _kompania(spaces, side, missing, unseen)
    elif requirement == BRACTWO_DAM:
        asked = _bractwo(side, missing, unseen)
    else:
        asked = _banda(spaces, side, unseen)
    return STEP + asked if asked >= 0 else _highest_sum(side, missing, unseen)


def _best_formation(spaces: int, side: Side, missing: int, unseen: list[int], floor: int) -> int:
    """F1, F2: the formations from the strongest down; the first that can be had is the best."""
    total = _legion(spaces, side, unseen)
    if total >= 0:
        return LEGION * STEP + total
    if floor >= LEGION * STEP:
        return IMPOSSIBLE
    total = _kompania(spaces, side, missing, unseen)
    if total >= 0:
        return KOMPANIA * STEP + total
    if floor >= KOMPANIA * STEP:
        return IMPOSSIBLE
    total = _bractwo(side, missing, unseen)
    if total >= 0:
        return BRACTWO * STEP + total
    if floor >= BRACTWO * STEP:
        return IMPOSSIBLE
    total = _banda(spaces, side, unseen)
    if total >= 0:
        return BANDA * STEP + total
    return _highest_sum(side, missing, unseen)


def _legion(spaces: int, side: Side, unseen: list[int]) -> int:
    """The highest sum of a run in one colour."""
    if side.colour == -2 or side.doubled:
        return IMPOSSIBLE
    if side.colour >= 0:
        return _run(spaces, side, unseen[side.colour])
    best = IMPOSSIBLE
    for row in unseen:
        total = _run(spaces, side, row)
        if total > best:
            best = total
    return best


def _banda(spaces: int, side: Side, unseen: list[int]) -> int:
    """The highest sum of a run in any colours."""
    if side.doubled:
        return IMPOSSIBLE
    return _run(spaces, side, unseen[0] | unseen[1] | unseen[2] | unseen[3] | unseen[4])


def _run(spaces: int, side: Side, row: int) -> int:
    """The highest sum of consecutive values holding all of `side`, the others from `row`."""
    if side.wild + side.swan + side.grebe:
        return _run_with_elites(spaces, side, row)
    bits = side.bits
    row |= bits
    starts = row & row >> 1
    if spaces > 2:
        starts &= row >> 2
        if spaces > 3:
            starts &= row >> 3
    if bits:
        # The run starts no later than the lowest value laid, and reaches the highest.
        starts &= (bits & -bits) * 2 - 1
        late = HIGHEST_IN[bits] - spaces + 1
        if late > 0:
            starts = starts >> late << late
    if not starts:
        return IMPOSSIBLE
    return HIGHEST_IN[starts] * spaces + spaces * (spaces - 1) // 2


def _run_with_elites(spaces: int, side: Side, row: int) -> int:
    """V4: as `_run`; swan and grebe stand where they can, dragonflies fill what is missing."""
    for start in range(VALUES - spaces, -1, -1):
        window = (1 << spaces) - 1 << start
        if side.bits & ~window:
            continue
        open_bits = window & ~side.bits
        if side.swan:
            if not open_bits & SWAN_BIT:
                continue
            open_bits &= ~SWAN_BIT
        gaps = open_bits & ~row
        if side.grebe:
            if not open_bits & PERKOZ_BITS:
                continue
            in_gap = gaps & PERKOZ_BITS
            gaps &= ~(in_gap & -in_gap)
        if COUNT_IN[gaps] <= side.wild:
            return start * spaces + spaces * (spaces - 1) // 2
    return IMPOSSIBLE


def _kompania(spaces: int, side: Side, missing: int, unseen: list[int]) -> int:
    """The highest sum of equal values."""
    values = _values_held_often(unseen, missing)
    if side.bits:
        values &= side.bits if COUNT_IN[side.bits] == 1 else 0
    if side.swan:
        values &= SWAN_BIT
    if side.grebe:
        values &= PERKOZ_BITS
    return HIGHEST_IN[values] * spaces if values else IMPOSSIBLE


def _values_held_often(unseen: list[int], times: int) -> int:
    """The values of which at least `times` colours are unseen."""
    if times == 0:
        return ROW
    once = twice = thrice = four = 0
    for row in unseen:
        four |= thrice & row
        thrice |= twice & row
        twice |= once & row
        once |= row
    if times == 1:
        return once
    if times == 2:
        return twice
    return thrice if times == 3 else four


def _bractwo(side: Side, missing: int, unseen: list[int]) -> int:
    """The highest sum in one colour."""
    if side.colour == -2:
        return IMPOSSIBLE
    best = IMPOSSIBLE
    if side.colour >= 0:
        best = TOP_SUM[unseen[side.colour] * 5 + missing]
    else:
        for row in unseen:
            added = TOP_SUM[row * 5 + missing]
            if added > best:
                best = added
    return best + side.total + _elites_high(side) if best >= 0 else IMPOSSIBLE


def _elites_high(side: Side) -> int:
    return side.wild * TOP_VALUE + side.swan * LABEDZ_VALUE + side.grebe * PERKOZ_HIGH


def _elites_low(side: Side) -> int:
    return side.swan * LABEDZ_VALUE + side.grebe * PERKOZ_LOW


def _highest_sum(side: Side, missing: int, unseen: list[int]) -> int:
    """The highest sum of any cards."""
    total = side.total + _elites_high(side)
    for value in range(TOP_VALUE, -1, -1):
        for row in unseen:
            if missing == 0:
                return total
            if row >> value & 1:
                total += value
                missing -= 1
    return total if missing == 0 else IMPOSSIBLE


def _lowest_sum(side: Side, missing: int, unseen: list[int]) -> int:
    """The lowest sum of any cards."""
    total = side.total + _elites_low(side)
    for value in range(VALUES):
        for row in unseen:
            if missing == 0:
                return total
            if row >> value & 1:
                total += value
                missing -= 1
    return total if missing == 0 else IMPOSSIBLE


def best_completion(
    requirement: int, spaces: int, cells: list[int], first: int, count: int, unseen: list[int]
) -> list[int]:
    """K4: unseen cards that bring this side to its best; none where it cannot be completed."""
    side = side_of(cells, first, count)
    best = best_strength(requirement, spaces, side, unseen)
    added: list[int] = []
    left = unseen[:]
    while best != IMPOSSIBLE and count + len(added) < spaces:
        for card in range(BATTLE_CARDS - 1, -1, -1):
            colour, bit = COLOUR_OF[card], BIT_OF[card]
            if not left[colour] & bit:
                continue
            side = side_of(cells, first, count)
            for other in added:
                side.add(other)
            side.add(card)
            left[colour] ^= bit
            if best_strength(requirement, spaces, side, left) == best:
                added.append(card)
                break
            left[colour] ^= bit
        else:
            raise AssertionError("a best strength that no cards reach")
    return added


def formation_name(requirement: int, spaces: int, side: Side) -> str:
    """What a full side is called at its dam: its formation, or just its sum."""
    return strength_name(requirement, best_strength(requirement, spaces, side, [0] * COLOURS))


def strength_name(requirement: int, strength: int) -> str:
    """What a strength is called at such a dam."""
    if requirement == NONE:
        return FORMATION_NAMES[strength // STEP]
    if requirement >= KOMPANIA_DAM and strength >= STEP:
        return ("kompania", "bractwo", "banda")[requirement - KOMPANIA_DAM]
    return "sum"


def strength_sum(requirement: int, strength: int) -> int:
    """The sum inside a strength."""
    return LOWEST - strength if requirement == MINUS else strength % STEP
