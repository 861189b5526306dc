"""Where luck comes from.

A real table draws from `KeyedChance`: a stream of numbers fixed by a secret seed whose
`commitment` everybody sees before the first move. When the seed is shown after the end, anybody
can draw the same numbers again. Search and simulation use `FastChance`.
"""

import secrets
from hashlib import blake2b
from typing import Final

from plansza.core.errors import BadSeed, BadText
from plansza.core.native import i64, mypyc_attr

SEED_BYTES: Final = 32
WORD: Final = 1 << 64
HALF: Final = 30
HALF_MASK: Final = (1 << HALF) - 1
# MULTIPLIER * 2**30 - 1 is a safe prime, which gives multiply-with-carry its full period of
# about 2**59; both factors stay below 2**30, so that no product leaves a machine word.
MULTIPLIER: Final = 1073741172


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of luck that a position carries along and copies with itself."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others."""
        raise NotImplementedError

    def copy(self) -> "Chance":
        """The same stream from the same point on, drawn independently."""
        raise NotImplementedError

    def text(self) -> str:
        """The stream and its point, for `chance_from_text`."""
        raise NotImplementedError

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class KeyedChance(Chance):
    """The stream of a real table: number i is BLAKE2b of i, keyed with the secret seed."""

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise BadSeed("seed-length", f"a seed has {SEED_BYTES} bytes, this one {len(seed)}")
        self.seed = seed
        self.drawn = drawn

    def word(self) -> int:
        """The next 64 bits of the stream."""
        digest = blake2b(self.drawn.to_bytes(8, "big"), key=self.seed, digest_size=8).digest()
        self.drawn += 1
        return int.from_bytes(digest, "big")

    def below(self, n: int) -> int:
        """Refuse the words past the last whole multiple of n: they would favour low numbers."""
        limit = WORD - WORD % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def copy(self) -> "Chance":
        return KeyedChance(self.seed, self.drawn)

    def text(self) -> str:
        return f"keyed {self.seed.hex()} {self.drawn}"


class FastChance(Chance):
    """Multiply-with-carry on two 30-bit halves: a few nanoseconds a number, for search."""

    def __init__(self, seed: int = 1, low: int = 0, carry: int = 0) -> None:
        """Start from any seed, or from the two halves of a state; a state's carry is not 0."""
        if not carry:
            mixed = int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest(), "big")
            low = mixed & HALF_MASK
            carry = 1 + (mixed >> HALF) % (MULTIPLIER - 2)
        self.low: i64 = low
        self.carry: i64 = carry

    def below(self, n: int) -> int:
        """The bias of the multiplication is below n / 2**30."""
        product = self.low * MULTIPLIER + self.carry
        self.low = product & HALF_MASK
        self.carry = product >> HALF
        return int(self.low ^ (self.carry & HALF_MASK)) * n >> HALF

    def copy(self) -> "Chance":
        return FastChance(0, self.low, self.carry)

    def text(self) -> str:
        return f"fast {self.low} {self.carry}"


class NoChance(Chance):
    """The luck of a view: there is none, for nobody may know what will be drawn."""

    def below(self, n: int) -> int:
        raise ValueError("a view has no luck: imagine a position first")

    def copy(self) -> "Chance":
        return self

    def text(self) -> str:
        return "none"


NO_CHANCE: Final = NoChance()


def split(chance: Chance) -> FastChance:
    """A fast stream of its own, started by numbers from another one."""
    low = chance.below(HALF_MASK)
    return FastChance(0, low, 1 + chance.below(MULTIPLIER - 2))


def chance_from_text(text: str) -> Chance:
    """Read back what `Chance.text` wrote."""
    try:
        match text.split():
            case ["keyed", seed, drawn]:
                return KeyedChance(bytes.fromhex(seed), _number(drawn, 0, WORD))
            case ["fast", low, carry]:
                low_half = _number(low, 0, 1 << HALF)
                return FastChance(0, low_half, _number(carry, 1, MULTIPLIER))
            case ["none"]:
                return NO_CHANCE
    except (ValueError, BadSeed):  # words where numbers should be, or half a seed
        pass
    raise BadText("bad-chance", f"“{text}” is no stream of chance")


def _number(text: str, least: int, end: int) -> int:
    """A number as `Chance.text` writes it, below `end`."""
    if text.isascii() and text.isdigit() and least <= int(text) < end:
        return int(text)
    raise ValueError(f"“{text}” is out of range")


def new_seed() -> bytes:
    """A secret seed for a real table."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(text: str) -> bytes:
    """A seed as people write it: 64 hex digits, or any whole number from 0 up."""
    if len(text) == 2 * SEED_BYTES:
        try:
            seed = bytes.fromhex(text)
        except ValueError:
            seed = b""
        if len(seed) == SEED_BYTES:  # gaps between digits would make it shorter
            return seed
    if text.isascii() and text.isdigit() and len(text) < 2 * SEED_BYTES:
        return derive_seed(b"", int(text))
    raise BadSeed(
        "bad-seed",
        f"“{text}” is no seed: give a whole number from 0 up, or {2 * SEED_BYTES} hex digits",
        {"seed": text},
    )


def derive_seed(seed: bytes, number: int) -> bytes:
    """The seed of game `number` in a series that starts from `seed`."""
    material = seed + str(number).encode()
    return blake2b(material, digest_size=SEED_BYTES, person=b"plansza series").digest()


def commitment(seed: bytes) -> str:
    """What is shown before the game: it binds the seed and tells nothing about it."""
    return blake2b(seed, digest_size=SEED_BYTES, person=b"plansza commit").hexdigest()
