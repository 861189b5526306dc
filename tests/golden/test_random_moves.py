"""A hundred thousand random moves of every game, over its set-ups, and where they lead.

The digests were written down when random moves were still drawn from lists and every strength was
reckoned anew: whatever is remembered or drawn in another way must lead to the same positions, on
either build.
"""

from hashlib import blake2b
from itertools import count

import pytest

from plansza.conformance import option_sets
from plansza.core import FastChance, Game
from plansza.games import find

MOVES = 100_000
STRETCH = 40  # moves between two looks


def where_they_lead(game: Game) -> tuple[int, str]:
    """How many moves were made, and a digest of positions on the way."""
    found = blake2b(digest_size=16)
    setups = [game.setup(), *option_sets(game)]
    made = 0
    for seed in count():
        position = game.start(setups[seed % len(setups)], FastChance(seed))
        luck = FastChance(seed + MOVES)
        while on := position.playout(luck, STRETCH):
            made += on
            if made % 3 == 0 or on < STRETCH:
                found.update(position.digest().encode())
        if made >= MOVES:
            break
    return made, found.hexdigest()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "moves", "digest"),
    [
        ("spor", 100_003, "fdbe5cd0e4a9c9f1ea4da41d01929c57"),
        ("podprad", 100_027, "14505d7924cd5a77edee6a757eca8699"),
        ("drako", 100_083, "c621b25e63071c94e5ec3dea980a279e"),
        ("battalia", 100_690, "18ebab52aa458118b08ed89ef632ff9c"),
    ],
)
def test_random_moves_lead_where_they_always_did(name: str, moves: int, digest: str) -> None:
    assert where_they_lead(find(name)) == (moves, digest)
