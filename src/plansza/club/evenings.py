"""An evening: a list of names plays a league, a knock-out or Swiss rounds at tables of its own.

All of it is one document. Results come from the tables, or the organiser enters them, and that is
told.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct

from plansza.club import pairings
from plansza.club.pairings import BLACK, NONE, WHITE, Pairs, Past
from plansza.club.results import Result
from plansza.club.shelf import Kept, Shelf, written
from plansza.store import Change, Store
from plansza.table.decide import refused

LEAGUE, KNOCKOUT, SWISS = "league", "knockout", "swiss"
KINDS = (SWISS, LEAGUE, KNOCKOUT)
BYE = 1.0  # points for a round without an opponent


class Entrant(Struct, frozen=True):
    """Somebody on the list; players of the club by their id, guests by name alone."""

    name: str
    member: str = ""
    strength: float = 0.0


class Pairing(Struct, frozen=True):
    """Who sits at a table, in the order of seats; alone: a bye. Points when it is over."""

    seats: tuple[int, ...]
    table: str = ""
    points: tuple[float, ...] | None = None
    by_hand: bool = False


class Evening(Struct, frozen=True):
    """The whole of it."""

    title: str
    kind: str
    game: str
    seats: int
    options: dict[str, str]
    entrants: tuple[Entrant, ...]
    created: float
    maker: str
    member: str = ""
    total: int = 0  # rounds
    double: bool = False
    clock: dict[str, Any] | None = None
    same_deal: bool = False
    rounds: tuple[tuple[Pairing, ...], ...] = ()

    @property
    def round_over(self) -> bool:
        """Whether all results of the last round are in."""
        return not self.rounds or all(each.points is not None for each in self.rounds[-1])

    @property
    def over(self) -> bool:
        """Whether nothing more is to be played."""
        return len(self.rounds) >= self.total and self.round_over


@dataclass(frozen=True)
class Standing:
    """A line of the table of an evening."""

    entrant: int
    points: float
    buchholz: float
    sonneborn: float
    wins: int
    games: int


def points_of(result: Result) -> tuple[float, ...] | None:
    """The points of each seat: the share of the others that it did better than, ties half; between
    two, 1 for the winner. None for a game that was closed."""
    if result.reason == "closed":
        return None
    done = [(chair.won, chair.score) for chair in result.chairs]
    if len(done) == 2 or not any(chair.won for chair in result.chairs):
        done = [(won, 0.0) for won, _ in done]
    return tuple(
        sum(1.0 if mine > each else 0.5 if mine == each else 0.0
            for at, each in enumerate(done) if at != place) / (len(done) - 1)
        for place, mine in enumerate(done)
    )  # fmt: skip


# -- what has been played -------------------------------------------------------------------------


def played(evening: Evening) -> list[tuple[tuple[int, ...], tuple[float, ...]]]:
    """All games that are over, byes not."""
    return [
        (each.seats, each.points)
        for round_ in evening.rounds
        for each in round_
        if each.points is not None and len(each.seats) > 1
    ]


def scores_of(evening: Evening, rounds: int | None = None) -> list[float]:
    """Everybody's points, after so many rounds."""
    scores = [0.0] * len(evening.entrants)
    for round_ in evening.rounds[:rounds]:
        for each in round_:
            for seat, points in zip(each.seats, each.points or (), strict=False):
                scores[seat] += points
    return scores


def standings(evening: Evening) -> list[Standing]:
    """Points, then Buchholz (the points of those one met), then Sonneborn-Berger (of those one did
    better than, in part), then wins; then the order of the list."""
    scores = scores_of(evening)
    games = played(evening)
    lines = []
    for number in range(len(evening.entrants)):
        mine = [(seats, points) for seats, points in games if number in seats]
        met = [(points[seats.index(number)], [each for each in seats if each != number])
               for seats, points in mine]  # fmt: skip
        lines.append(
            Standing(
                entrant=number,
                points=scores[number],
                buchholz=sum(scores[other] for _, others in met for other in others),
                sonneborn=sum(gained * scores[other] for gained, others in met for other in others),
                wins=sum(gained == 1.0 for gained, _ in met),
                games=len(mine),
            )
        )
    return sorted(lines, key=order)


def order(line: Standing) -> tuple[float, ...]:
    return -line.points, -line.buchholz, -line.sonneborn, -line.wins, line.entrant


def pasts_of(evening: Evening) -> list[Past]:
    """What Swiss pairings are made from."""
    pasts = [Past() for _ in evening.entrants]
    for number, round_ in enumerate(evening.rounds):
        before = scores_of(evening, number)
        for each in round_:
            if len(each.seats) == 1:
                past = pasts[each.seats[0]]
                past.byes += 1
                past.sides.append(NONE)
                past.floats.append("down")
                continue
            for side, (mine, other) in zip(
                (WHITE, BLACK), (each.seats[:2], each.seats[1::-1]), strict=True
            ):
                floats = (before[mine] > before[other]) - (before[mine] < before[other])
                pasts[mine].sides.append(side)
                pasts[mine].floats.append(("none", "down", "up")[floats])
    for past, score in zip(pasts, scores_of(evening), strict=True):
        past.score = score
    return pasts


def meetings(evening: Evening) -> Counter[tuple[int, int]]:
    """How often each two have sat at one table."""
    return Counter(
        (min(one, other), max(one, other))
        for round_ in evening.rounds
        for each in round_
        for place, one in enumerate(each.seats)
        for other in each.seats[place + 1 :]
    )


def next_round(evening: Evening, allowed: Sequence[int]) -> Pairs:
    """Who meets whom next."""
    number, count = len(evening.rounds) + 1, len(evening.entrants)
    if evening.kind == LEAGUE:
        return pairings.league_round(count, number, evening.double)
    if evening.kind == KNOCKOUT:
        left = survivors(evening)
        return [fair(evening, pair) for pair in pairings.knockout_round(left)]
    met = meetings(evening)
    if evening.seats > 2:
        byes = [past.byes for past in pasts_of(evening)]
        return pairings.groups_round(scores_of(evening), byes, met, evening.seats, allowed)
    strengths = [each.strength for each in evening.entrants]
    return pairings.swiss_round(pasts_of(evening), strengths, set(met), number, evening.total)


def survivors(evening: Evening) -> list[int | None]:
    """Who is left in a knock-out, in the order of the bracket."""
    if not evening.rounds:
        return pairings.bracket(len(evening.entrants))
    left: list[int | None] = []
    for each in evening.rounds[-1]:
        points = each.points or ()
        if len(points) > 1 and points[0] == points[1]:
            names = [evening.entrants[seat].name for seat in each.seats]
            said = f"{names[0]} and {names[1]} drew: one of them has to go on; enter who"
            raise refused("knockout-draw", said, one=names[0], other=names[1])
        left.append(each.seats[points.index(max(points))] if points else None)
    return left


def fair(evening: Evening, pair: tuple[int, ...]) -> tuple[int, ...]:
    """Whoever has sat first less often sits first."""
    firsts = Counter(each.seats[0] for r in evening.rounds for each in r if len(each.seats) > 1)
    return tuple(sorted(pair, key=lambda one: firsts[one])) if len(pair) > 1 else pair


# -- in the store ---------------------------------------------------------------------------------


class Evenings:
    """All evenings."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept = Shelf(store, "club-evening", Evening)

    def make(self, id: str, evening: Evening) -> None:
        """A new one."""
        self._store.change([self._kept.new(id, evening)])

    def find(self, id: str) -> Evening | None:
        """One by its id."""
        found = self._kept.find(id)
        return found.value if found is not None else None

    def newest(self, most: int) -> list[Kept[Evening]]:
        """The last to be made first."""
        return sorted(self._kept.all(), key=lambda each: -each.value.created)[:most]

    def change(self, id: str, change: Callable[[Evening], Evening]) -> Evening:
        """Change one, as it is now; `change` refuses or gives what shall be."""

        def decide() -> tuple[list[Change], Evening]:
            found = self._kept.find(id)
            if found is None:
                raise refused("no-such-evening", "there is no such evening")
            after = change(found.value)
            if after == found.value:
                return [], after
            return [self._kept.put(Kept(id, found.version, after))], after

        return written(self._store, decide)

    def finish(self, result: Result) -> None:
        """A table of an evening is over; what was entered by hand stays."""
        points = points_of(result)
        if points is None:
            return

        def change(evening: Evening) -> Evening:
            rounds = tuple(
                tuple(
                    msgspec.structs.replace(each, points=points)
                    if each.table == result.table and each.points is None
                    else each
                    for each in round_
                )
                for round_ in evening.rounds
            )
            return msgspec.structs.replace(evening, rounds=rounds)

        self.change(result.event, change)


def entered(evening: Evening, round_: int, place: int, points: tuple[float, ...]) -> Evening:
    """A result by hand; of the last round alone, for later ones were paired by the earlier."""
    if round_ != len(evening.rounds) - 1 or not 0 <= place < len(evening.rounds[-1]):
        raise refused("round-gone", "only results of the last round can be entered")
    pairing = evening.rounds[-1][place]
    if len(points) != len(pairing.seats) or len(points) < 2:
        raise refused("bad-points", "give points for everybody at the table")
    new = msgspec.structs.replace(pairing, points=points, by_hand=True)
    last = (*evening.rounds[-1][:place], new, *evening.rounds[-1][place + 1 :])
    return msgspec.structs.replace(evening, rounds=(*evening.rounds[:-1], last))


def begun(
    evening: Evening, seen: int, allowed: Sequence[int], new_id: Callable[[], str]
) -> Evening:
    """The next round, paired, with ids for its tables; whoever asks has seen so many rounds."""
    if len(evening.rounds) != seen:
        return evening  # a second click
    if not evening.round_over:
        raise refused("round-runs", "the round is not over yet")
    if len(evening.rounds) >= evening.total:
        raise refused("evening-over", "all rounds have been played")
    pairs = next_round(evening, allowed)
    round_ = tuple(
        Pairing(pair, new_id()) if len(pair) > 1 else Pairing(pair, points=(BYE,) * len(pair))
        for pair in pairs
    )
    return msgspec.structs.replace(evening, rounds=(*evening.rounds, round_))
