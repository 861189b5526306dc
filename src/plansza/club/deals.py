"""The same deal at several tables: one seed for all, drawn and sealed before any of them begins.

A deal is over when all its tables are, or when whoever made it closes it. Until then nobody may
learn at one table what would help him at another.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from plansza.club.results import Result
from plansza.club.shelf import Kept, Shelf, written
from plansza.store import Change, Store


class Deal(Struct, frozen=True):
    """Tables that play the same; results come in one by one."""

    game: str
    seats: int
    options: dict[str, str]
    commitment: str
    tables: tuple[str, ...]
    created: float
    maker: str  # what his browser is known by
    member: str = ""  # the player who made it
    pairs: bool = False  # whether two tables belong together: pairs, on both sides
    closed: bool = False
    results: dict[str, Result] = {}

    @property
    def over(self) -> bool:
        """Whether everything may be shown."""
        return self.closed or len(self.results) == len(self.tables)


class Claim(Struct, frozen=True):
    """At which of the tables somebody sits."""

    table: str


class Deals:
    """All deals in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._deals = Shelf(store, "club-deal", Deal)
        self._claims = Shelf(store, "club-deal-seat", Claim)

    def make(self, id: str, deal: Deal) -> None:
        """A new one; its tables come after it."""
        self._store.change([self._deals.new(id, deal)])

    def find(self, id: str) -> Deal | None:
        """One by its id."""
        found = self._deals.find(id)
        return found.value if found is not None else None

    def newest(self, most: int) -> list[Kept[Deal]]:
        """The last to be made first."""
        return sorted(self._deals.all(), key=lambda each: -each.value.created)[:most]

    def finish(self, result: Result) -> None:
        """One of the tables is over."""

        def decide() -> tuple[list[Change], None]:
            found = self._deals.find(result.deal)
            if found is None or found.value.closed or result.table in found.value.results:
                return [], None
            if result.table not in found.value.tables:
                return [], None
            results = {**found.value.results, result.table: result}
            return [self._deals.put(after(found, results=results))], None

        written(self._store, decide)

    def close(self, id: str) -> None:
        """No more results; what there is may be seen."""

        def decide() -> tuple[list[Change], None]:
            found = self._deals.find(id)
            if found is None or found.value.closed:
                return [], None
            return [self._deals.put(after(found, closed=True))], None

        written(self._store, decide)

    # -- who sits where ---------------------------------------------------------------------------

    def claims(self, deal: str, who: Sequence[str]) -> list[str]:
        """The tables that somebody, under any of these marks, has sat down at."""
        found = [self._claims.find(f"{deal}/{each}") for each in who]
        return [each.value.table for each in found if each is not None]

    def claim(self, deal: str, who: Sequence[str], table: str, free: Sequence[str]) -> bool:
        """Keep one table of a deal for somebody, if he has none but those of `free`, which he has
        left; whether it could be kept."""

        def decide() -> tuple[list[Change], bool]:
            changes = []
            for each in who:
                name = f"{deal}/{each}"
                found = self._claims.find(name)
                if found is not None and found.value.table not in (table, *free):
                    return [], False
                changes.append(
                    self._claims.put(Kept(name, found.version if found else 0, Claim(table)))
                )
            return changes, True

        return written(self._store, decide)


def after(found: Kept[Deal], **more: object) -> Kept[Deal]:
    """A deal with something changed."""
    return Kept(found.name, found.version, msgspec.structs.replace(found.value, **more))


# -- side by side ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Place:
    """A seat at one table, compared with the same seat at the others."""

    score: float
    won: float
    share: float | None  # of the other tables that were done worse at, equal ones half


def compared(deal: Deal) -> dict[str, list[Place]]:
    """As in duplicate bridge: by table, each seat with those who held the same cards. Games that
    ended without a result of their own are left out."""
    done = {table: each for table, each in deal.results.items() if each.reason != "closed"}
    return {
        table: [
            Place(
                chair.score,
                chair.won,
                matched(deal_value(each, seat), [deal_value(o, seat) for o in others(done, table)]),
            )
            for seat, chair in enumerate(each.chairs)
        ]
        for table, each in done.items()
    }


def others(done: dict[str, Result], table: str) -> list[Result]:
    return [each for name, each in done.items() if name != table]


def deal_value(result: Result, seat: int) -> tuple[float, float]:
    """What is compared: whether the seat won, and then its points."""
    chair = result.chairs[seat]
    return chair.won, chair.score


def matched(mine: tuple[float, float], theirs: Sequence[tuple[float, float]]) -> float | None:
    """The share of others that one did better than; None where there is nobody to compare with."""
    if not theirs:
        return None
    return sum(1.0 if mine > each else 0.5 if mine == each else 0.0 for each in theirs) / len(
        theirs
    )


def pair_of(place: int, seat: int) -> int:
    """Of tables that belong together, by twos: which pair a seat belongs to. Each pair plays both
    sides of the same deal."""
    return place // 2 * 2 + (seat ^ place & 1)


def pairs_of(deal: Deal) -> list[float | None]:
    """What each pair has won on both sides together; None while a table of theirs has no result."""
    totals: list[float | None] = []
    for pair in range(len(deal.tables) // 2 * 2):
        first = pair // 2 * 2
        won: float | None = 0.0
        for place in (first, first + 1):
            result = deal.results.get(deal.tables[place])
            if result is None or result.reason == "closed":
                won = None
                break
            assert won is not None
            won += sum(
                chair.won
                for seat, chair in enumerate(result.chairs)
                if pair_of(place, seat) == pair
            )
        totals.append(won)
    return totals
