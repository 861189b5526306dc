"""The proof behind claims (K3, K4, V4), against brute force written from the rules alone.

The naive judge below tries every completion with unseen cards and every value and colour of every
elite. It shares no code with the rules: formations are recognised from their definitions.
"""

import random
from itertools import combinations, product

import pytest

from plansza.games.spor.rules.components import (
    BANDA_DAM,
    BRACTWO_DAM,
    KOMPANIA_DAM,
    LABEDZ,
    MINUS,
    NONE,
    PERKOZ,
    PLUS,
    WAZKA,
)
from plansza.games.spor.rules.formations import IMPOSSIBLE, best_completion, best_strength, side_of

Card = tuple[int, int]  # colour, value
Judged = tuple[int, int]
REQUIREMENTS = (NONE, PLUS, MINUS, KOMPANIA_DAM, BRACTWO_DAM, BANDA_DAM)
ELITES = (WAZKA, WAZKA, LABEDZ, PERKOZ)


def one_colour(cards: tuple[Card, ...]) -> bool:
    return len({colour for colour, _ in cards}) == 1


def in_a_row(cards: tuple[Card, ...]) -> bool:
    values = sorted(value for _, value in cards)
    return values == list(range(values[0], values[0] + len(values)))


def all_equal(cards: tuple[Card, ...]) -> bool:
    return len({value for _, value in cards}) == 1


def judge(requirement: int, cards: tuple[Card, ...]) -> Judged:
    """F1–F4: how good a full side is; larger is better."""
    total = sum(value for _, value in cards)
    if requirement == PLUS:
        return 0, total
    if requirement == MINUS:
        return 0, -total
    if requirement == KOMPANIA_DAM:
        return int(all_equal(cards)), total
    if requirement == BRACTWO_DAM:
        return int(one_colour(cards)), total
    if requirement == BANDA_DAM:
        return int(in_a_row(cards)), total
    formations = (
        in_a_row(cards) and one_colour(cards),
        all_equal(cards),
        one_colour(cards),
        in_a_row(cards),
    )
    return next((4 - place for place, has in enumerate(formations) if has), 0), total


def meanings(card: int) -> list[Card]:
    """V4: everything a card may stand for."""
    if card == WAZKA:
        return list(product(range(5), range(12)))
    if card == LABEDZ:
        return [(colour, 7) for colour in range(5)]
    if card == PERKOZ:
        return list(product(range(5), (1, 2, 3)))
    return [(card // 12, card % 12)]


def best_by_hand(
    requirement: int, spaces: int, side: list[int], unseen: list[int]
) -> Judged | None:
    """The best of all completions, or None where there is none."""
    best: Judged | None = None
    for added in combinations(unseen, spaces - len(side)):
        for cards in product(*(meanings(card) for card in (*side, *added))):
            judged = judge(requirement, cards)
            if best is None or judged > best:
                best = judged
    return best


def rows(cards: list[int]) -> list[int]:
    found = [0] * 5
    for card in cards:
        found[card // 12] |= 1 << card % 12
    return found


def computed(requirement: int, spaces: int, side: list[int], unseen: list[int]) -> int:
    return best_strength(requirement, spaces, side_of(side, 0, len(side)), rows(unseen))


def as_judged(requirement: int, strength: int) -> Judged:
    return (0, strength - 63) if requirement == MINUS else divmod(strength, 64)


def random_case(dice: random.Random) -> tuple[int, int, list[int], list[int]]:
    """A dam, a side with up to two elites, and few unseen cards, often of few colours or values."""
    requirement = dice.choice(REQUIREMENTS)
    spaces = dice.choice((2, 3, 4))
    low, high = sorted(dice.choices(range(12), k=2))
    colours = dice.sample(range(5), dice.randint(1, 5))
    pool = [c * 12 + v for c in colours for v in range(max(0, low - 2), min(11, high + 2) + 1)]
    dice.shuffle(pool)
    elites = dice.sample(ELITES, dice.choice((0, 0, 0, 1, 1, 2)))
    laid = dice.randint(0, spaces)
    side = (elites + pool)[:laid]
    dice.shuffle(side)
    unseen = [card for card in pool if card not in side][: dice.randint(0, 9)]
    return requirement, spaces, side, unseen


def check_random_cases(seed: int, cases: int) -> None:
    dice = random.Random(seed)
    for _ in range(cases):
        requirement, spaces, side, unseen = random_case(dice)
        case = (requirement, spaces, side, unseen)
        strength = computed(*case)
        expected = best_by_hand(*case)
        if expected is None:
            assert strength == IMPOSSIBLE, case
            assert best_completion(requirement, spaces, side, 0, len(side), rows(unseen)) == []
            continue
        assert as_judged(requirement, strength) == expected, case
        check_floor(case, strength)
        check_completion(case, expected)


def check_floor(case: tuple[int, int, list[int], list[int]], strength: int) -> None:
    """With a floor the answer may stop early, but never says more or less than the comparison."""
    requirement, spaces, side, unseen = case
    taken = side_of(side, 0, len(side))
    for floor in (0, strength - 65, strength - 1, strength, strength + 1, strength + 64, 330):
        bounded = best_strength(requirement, spaces, taken, rows(unseen), floor)
        assert (bounded > floor) == (strength > floor), (case, floor)
        assert (bounded == floor) == (strength == floor), (case, floor)


def check_completion(case: tuple[int, int, list[int], list[int]], expected: Judged) -> None:
    requirement, spaces, side, unseen = case
    added = best_completion(requirement, spaces, side, 0, len(side), rows(unseen))
    assert len(added) == spaces - len(side)
    assert len(set(added)) == len(added)
    assert set(added) <= set(unseen)
    assert best_by_hand(requirement, spaces, side + added, []) == expected


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.once) for seed in (1, 2, 3))]
)
def test_the_proof_is_exact(seed: int) -> None:
    """K3, V4: the best the defender can reach is what trying everything finds.

    K4: and the counter-example reaches it.
    """
    check_random_cases(seed, 1_000)


@pytest.mark.torture
@pytest.mark.parametrize("seed", range(100, 120))
def test_the_proof_is_exact_in_very_many_cases(seed: int) -> None:
    """K3, K4, V4."""
    check_random_cases(seed, 5_000)


def test_four_elites_at_once() -> None:
    """V4, F1: swan and grebe are too far apart for a run, so the best is a Bractwo of 32."""
    strength = computed(NONE, 4, [WAZKA, WAZKA, LABEDZ, PERKOZ], [])
    assert divmod(strength, 64) == (2, 32)


def test_the_lowest_elites() -> None:
    """V4, F3: at a − dam a dragonfly is 0, a grebe 1, a swan always 7."""
    strength = computed(MINUS, 3, [WAZKA, LABEDZ, PERKOZ], [])
    assert as_judged(MINUS, strength) == (0, -8)
