"""Whether a finished game was fair: every step of the proof, one after the other.

for check in verify(game, record): …    each holds; BadRecord at the first that does not
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from plansza.core.contract import Game
from plansza.core.errors import Fact
from plansza.core.record import Record, check_share, replay, seed_of, server_seed

CHECKS = ("seed", "share", "share-late", "mixed", "alone", "replayed")  # all that may be told


@dataclass(frozen=True)
class Check:
    """A step that holds: which one, and the numbers it is about. Seats count from 1."""

    code: str
    facts: dict[str, Fact] = field(default_factory=dict)


def verify(game: Game, record: Record) -> Iterator[Check]:
    """The server's seed, what the players added, the mixture, and the game that came of it."""
    seed = server_seed(record)
    yield Check("seed", {"commitment": record.commitment, "seed": seed.hex()})
    for share in record.shares:
        check_share(record, share)
        facts: dict[str, Fact] = {
            "seat": share.seat + 1,
            "commitment": share.commitment,
            "share": share.revealed,
        }
        yield Check("share" if share.revealed else "share-late", facts)
    came = any(share.revealed for share in record.shares)
    yield Check("mixed" if came else "alone", {"seed": seed_of(record).hex()})
    position = replay(game, record)
    yield Check("replayed", {"count": len(record.moves), "digest": position.digest()})
