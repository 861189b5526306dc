"""Who meets whom: leagues and Swiss rounds by a library for chess (caissify-pairings: Berger's
tables and FIDE's Dutch system), knock-outs and groups of more than two by ourselves.

Players are numbers from 0; a pairing lists them in the order of seats, and nobody beside somebody
is a bye.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

WHITE, BLACK, NONE = "white", "black", "none"
Pairs = list[tuple[int, ...]]


@dataclass
class Past:
    """What a player has done so far in an evening for two."""

    score: float = 0.0
    sides: list[str] = field(default_factory=list)  # white is the first seat
    floats: list[str] = field(default_factory=list)
    byes: int = 0


def league_round(count: int, number: int, double: bool) -> Pairs:
    """A round of a league, counted from 1: everybody meets everybody, or twice, sides changed."""
    from caissify_pairings import generate_pairings

    players = [entry(number_, Past(), count - number_) for number_ in range(count)]
    rounds = league_rounds(count, double)
    found = generate_pairings(
        system="round_robin",
        players=players,
        previous_pairings=set(),
        round_number=number,
        total_rounds=rounds,
        cycles=2 if double else 1,
    )
    return read(found)


def league_rounds(count: int, double: bool) -> int:
    """How many rounds a league has."""
    return (count - 1 + count % 2) * (2 if double else 1)


def swiss_round(
    pasts: Sequence[Past],
    strengths: Sequence[float],
    met: set[tuple[int, int]],
    number: int,
    rounds: int,
) -> Pairs:
    """The next round by FIDE's Dutch system, from what has been played."""
    from caissify_pairings import generate_pairings

    players = [entry(at, past, strengths[at]) for at, past in enumerate(pasts)]
    found = generate_pairings(
        system="dutch",
        players=players,
        previous_pairings={(one + 1, other + 1) for one, other in met},
        round_number=number,
        total_rounds=rounds,
    )
    return read(found)


def entry(at: int, past: Past, strength: float) -> dict[str, Any]:
    """A player as the library wants him; the list is in the order of seeding."""
    return {
        "id": at + 1,
        "name": str(at + 1),
        "score": past.score,
        "rating": strength,
        "starting_number": at + 1,
        "color_hist": list(past.sides),
        "float_history": list(past.floats),
        "bye_count": past.byes,
    }


def read(found: Sequence[Mapping[str, Any]]) -> Pairs:
    """The library's pairings as ours."""
    pairs: Pairs = []
    for each in sorted(found, key=lambda one: int(one["table"] or 0)):
        numbers = [each.get("white_id"), each.get("black_id")]
        pairs.append(tuple(int(number) - 1 for number in numbers if number is not None))
    return sorted(pairs, key=lambda pair: len(pair) == 1)


# -- groups ---------------------------------------------------------------------------------------


def group_sizes(count: int, size: int, allowed: Sequence[int]) -> list[int] | None:
    """How so many players sit at tables: as many as can be of the wished size, the rest at smaller
    ones that the game allows; None if they cannot."""
    known = sorted({each for each in allowed if 1 < each <= size}, reverse=True)
    best: dict[int, list[int] | None] = {0: []}
    for total in range(1, count + 1):
        options = [
            [each, *rest]
            for each in known
            if each <= total and (rest := best[total - each]) is not None
        ]
        best[total] = max(options, key=lambda found: (found.count(size), -len(found)), default=None)
    return best[count]


def groups_round(
    scores: Sequence[float], byes: Sequence[int], met: Mapping[tuple[int, int], int],
    size: int, allowed: Sequence[int],
) -> Pairs:  # fmt: skip
    """Tables of several by score: from the top, each is filled with the next who have met those who
    sit there least often. Where one is left over, the last who had no bye yet rests."""
    order = sorted(range(len(scores)), key=lambda at: (-scores[at], at))
    pairs: Pairs = []
    sizes = group_sizes(len(order), size, allowed)
    while sizes is None and order:
        rests = max(order, key=lambda at: (-byes[at], order.index(at)))
        order.remove(rests)
        pairs.append((rests,))
        sizes = group_sizes(len(order), size, allowed)
    groups: Pairs = []
    for wanted in sorted(sizes or [], reverse=True):
        group = [order.pop(0)]
        while len(group) < wanted:
            near = order[: 2 * size]
            best = min(near, key=lambda at: (times_met(met, group, at), near.index(at)))
            order.remove(best)
            group.append(best)
        groups.append(tuple(group))
    return [*groups, *pairs]


def times_met(met: Mapping[tuple[int, int], int], group: Sequence[int], at: int) -> int:
    """How often somebody has met those of a group."""
    return sum(met.get((min(at, each), max(at, each)), 0) for each in group)


# -- a knock-out ----------------------------------------------------------------------------------


def bracket(count: int) -> list[int | None]:
    """The first places of a knock-out: the best two meet in the last round at the earliest, and
    byes go to the best."""
    places = [0]
    while len(places) < count:
        size = 2 * len(places)
        places = [each for place in places for each in (place, size - 1 - place)]
    return [place if place < count else None for place in places]


def knockout_round(left: Sequence[int | None]) -> Pairs:
    """Neighbours in the bracket meet."""
    pairs = []
    for one, other in zip(left[::2], left[1::2], strict=True):
        pairs.append(tuple(each for each in (one, other) if each is not None))
    return pairs


def knockout_rounds(count: int) -> int:
    """How many rounds a knock-out has."""
    return max(1, (count - 1).bit_length())
