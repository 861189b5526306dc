"""Both streams of luck: fair, repeatable, and the secret one checkable after the game."""

from collections import Counter
from contextlib import suppress
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plansza.core import BadSeed, BadText, Chance, FastChance, KeyedChance
from plansza.core.chance import (
    HALF,
    MULTIPLIER,
    chance_from_text,
    commitment,
    derive_seed,
    new_seed,
    seed_from_text,
    split,
)

SEED = bytes(range(32))


@pytest.mark.parametrize("chance", [KeyedChance(SEED), FastChance(3)], ids=["keyed", "fast"])
def test_numbers_are_fair(chance: Chance) -> None:
    """Chi-square over twelve faces, far outside luck only when something is wrong."""
    seen = Counter(chance.below(12) for _ in range(24_000))
    assert set(seen) == set(range(12))
    assert sum((count - 2000) ** 2 / 2000 for count in seen.values()) < 45


@pytest.mark.parametrize("chance", [KeyedChance(SEED), FastChance(3)], ids=["keyed", "fast"])
def test_pairs_of_numbers_are_fair(chance: Chance) -> None:
    seen = Counter((chance.below(6), chance.below(6)) for _ in range(36_000))
    assert len(seen) == 36
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 90


@pytest.mark.parametrize("chance", [KeyedChance(SEED), FastChance(3)], ids=["keyed", "fast"])
def test_every_order_is_shuffled_equally_often(chance: Chance) -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 24
    assert sum((count - 500) ** 2 / 500 for count in seen.values()) < 65


@pytest.mark.parametrize("chance", [KeyedChance(SEED), FastChance(3)], ids=["keyed", "fast"])
def test_a_copy_goes_on_alike_and_alone(chance: Chance) -> None:
    chance.below(100)
    copy, text = chance.copy(), chance.text()
    numbers = [chance.below(1000) for _ in range(20)]
    assert [copy.below(1000) for _ in range(20)] == numbers
    reread = chance_from_text(text)
    assert [reread.below(1000) for _ in range(20)] == numbers


def test_the_keyed_stream_is_what_anybody_can_compute() -> None:
    """The published recipe, written out: number i is BLAKE2b(i, key = seed), modulo n."""
    words = [
        int.from_bytes(blake2b(i.to_bytes(8, "big"), key=SEED, digest_size=8).digest(), "big")
        for i in range(5)
    ]
    chance = KeyedChance(SEED)
    assert [chance.below(60) for _ in range(5)] == [word % 60 for word in words]


def test_the_keyed_stream_refuses_the_words_that_would_be_unfair() -> None:
    """With n just above half of all words, about every second word is refused."""
    chance = KeyedChance(SEED)
    half = (1 << 63) + 1
    for _ in range(64):
        assert chance.below(half) < half
    assert 90 < chance.drawn < 180


def test_the_fast_stream_has_its_full_period() -> None:
    """Multiply-with-carry needs a safe prime; Fermat's test with a few bases tells."""
    prime = MULTIPLIER * (1 << HALF) - 1
    for base in (2, 3, 5, 7):
        assert pow(base, prime - 1, prime) == 1
        assert pow(base, (prime - 1) // 2 - 1, (prime - 1) // 2) == 1


def test_splitting_gives_another_stream() -> None:
    chance = FastChance(1)
    first, second = split(chance), split(chance)
    assert [first.below(1000) for _ in range(8)] != [second.below(1000) for _ in range(8)]


def test_the_commitment_binds_the_seed() -> None:
    assert commitment(SEED) == commitment(bytes(range(32)))
    assert commitment(SEED) != commitment(bytes(32))
    assert SEED.hex() not in commitment(SEED)
    assert len({new_seed() for _ in range(50)}) == 50


def test_seeds_as_people_write_them() -> None:
    assert seed_from_text(SEED.hex()) == SEED
    assert seed_from_text("7") == seed_from_text("07") != seed_from_text("8")
    assert len({derive_seed(SEED, number) for number in range(100)}) == 100


STREAMS = st.one_of(
    st.builds(FastChance, st.integers(0)),
    st.builds(KeyedChance, st.binary(min_size=32, max_size=32), st.integers(0, 2**40)),
)


@given(STREAMS, st.lists(st.integers(1, 2**29), max_size=20))
def test_a_written_stream_goes_on_where_it_was(chance: Chance, bounds: list[int]) -> None:
    for bound in bounds:
        twin = chance_from_text(chance.text())
        number = chance.below(bound)
        assert 0 <= number < bound
        assert twin.below(bound) == number
        assert twin.text() == chance.text()


@given(STREAMS, st.lists(st.integers(), max_size=30))
def test_shuffling_neither_loses_nor_adds(chance: Chance, items: list[int]) -> None:
    shuffled = items.copy()
    chance.shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@given(st.text())
def test_any_text_is_a_seed_or_refused(text: str) -> None:
    with suppress(BadSeed):
        assert len(seed_from_text(text)) == 32


@given(st.sampled_from(("fast", "keyed", "none", "")), st.text(max_size=9), st.text(max_size=9))
def test_any_text_is_a_stream_or_refused(kind: str, one: str, two: str) -> None:
    with suppress(BadText):
        chance_from_text(f"{kind} {one} {two}")


@pytest.mark.parametrize("text", ["", "-1", "1.5", "seven", "٣", "zz" * 32, "1" * 80])
def test_other_texts_are_no_seeds(text: str) -> None:
    with pytest.raises(BadSeed, match="give a whole number"):
        seed_from_text(text)


def test_a_seed_of_another_length_is_refused() -> None:
    with pytest.raises(BadSeed, match="32 bytes"):
        KeyedChance(b"short")


@pytest.mark.parametrize("text", ["", "fast", "fast 1 x", "slow 1 2", "keyed", "keyed 00 1"])
def test_other_texts_are_no_stream(text: str) -> None:
    with pytest.raises(BadText):
        chance_from_text(text)
