"""The luck that players add: nobody, not even the server, chooses what is drawn.

A seat's page makes up 32 bytes, and when it sits down it tells their hash alone. When all seats are
taken, and nobody can change what he promised, the bytes are shown and mixed with the server's
secret seed, whose commitment everybody has seen. Whoever added bytes of his own knows that the
others could not have chosen the mixture.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b, sha256
from string import hexdigits
from typing import Final

from plansza.core.chance import SEED_BYTES

SHARE_BYTES: Final = 32
DIGITS: Final = 2 * SHARE_BYTES  # of a share, and of its commitment


@dataclass(frozen=True)
class Share:
    """What one seat adds to the luck: a promise, and later the bytes, both in hex digits."""

    seat: int
    commitment: str
    revealed: str = ""  # nothing, if it did not come in time

    @property
    def holds(self) -> bool:
        """Whether the bytes, if they came, are those that were promised."""
        return not self.revealed or (
            is_hex(self.revealed) and self.commitment == share_commitment(self.revealed)
        )


def is_hex(text: str) -> bool:
    """Whether a text has the digits of a share or of its commitment, as we write them."""
    return len(text) == DIGITS and set(text) <= set(hexdigits.lower())


def share_commitment(revealed: str) -> str:
    """What a seat tells of its bytes before it shows them: their SHA-256, which pages know."""
    return sha256(bytes.fromhex(revealed)).hexdigest()


def mixed_seed(seed: bytes, shares: Iterable[Share]) -> bytes:
    """The seed of a game: the server's own, with the bytes of all seats that showed theirs.

    Each of them stands behind the number of its seat, so that no two mixtures are spelt alike.
    """
    came = sorted((share.seat, share.revealed) for share in shares if share.revealed)
    if not came:
        return seed
    parts = [seat.to_bytes(4, "big") + bytes.fromhex(revealed) for seat, revealed in came]
    material = seed + b"".join(parts)
    return blake2b(material, digest_size=SEED_BYTES, person=b"plansza luck").digest()
