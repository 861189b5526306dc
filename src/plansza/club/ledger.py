"""The results of a club in one order, the same for every process, each written once.

A result gets the next place when its table is over. Ratings are not kept: they follow from the
results in their order, and are carried on game by game as results come.
"""

import threading
from collections.abc import Iterable
from dataclasses import dataclass, field

from msgspec import Struct

from plansza.club.ratings import Key, Rating, rated
from plansza.club.results import Result
from plansza.club.shelf import Kept, Shelf, written
from plansza.store import Change, Store

LAST = "last"  # the name of the count of all results
DIGITS = 10  # of a place, so that places are in the order of names


class Count(Struct, frozen=True):
    """How many results there are."""

    games: int


class Place(Struct, frozen=True):
    """Where the result of a table stands."""

    place: int


@dataclass(frozen=True)
class Step:
    """A rating after a game."""

    place: int
    at: float
    rating: Rating


@dataclass
class Standings:
    """All results so far, and what follows from them."""

    results: list[Result] = field(default_factory=list)
    ratings: dict[Key, Rating] = field(default_factory=dict)
    steps: dict[Key, list[Step]] = field(default_factory=dict)

    def note(self, result: Result) -> None:
        """One more."""
        self.results.append(result)
        for key, rating in rated(result, self.ratings).items():
            self.ratings[key] = rating
            self.steps.setdefault(key, []).append(Step(len(self.results), result.at, rating))


def standings_of(results: Iterable[Result]) -> Standings:
    """What follows from results in their order."""
    standings = Standings()
    for result in results:
        standings.note(result)
    return standings


class Ledger:
    """The results in the store, and the standings, which follow them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._results = Shelf(store, "club-result", Result)
        self._places = Shelf(store, "club-result-of", Place)
        self._counts = Shelf(store, "club-count", Count)
        self._standings = Standings()
        self._lock = threading.Lock()

    def note(self, result: Result) -> int:
        """Write a result down, once; its place."""

        def decide() -> tuple[list[Change], int]:
            known = self._places.find(result.table)
            if known is not None:
                return [], known.value.place
            count = self._counts.find(LAST) or Kept(LAST, 0, Count(0))
            place = count.value.games + 1
            return [
                self._counts.put(Kept(LAST, count.version, Count(place))),
                self._places.new(result.table, Place(place)),
                self._results.new(f"{place:0{DIGITS}}", result),
            ], place

        return written(self._store, decide)

    def knows(self, table: str) -> bool:
        """Whether the result of a table is written down."""
        return self._places.find(table) is not None

    def standings(self) -> Standings:
        """As they are now; only what is new is read."""
        with self._lock:
            last = len(self._standings.results)
            for each in self._results.all(after=f"{last:0{DIGITS}}"):
                self._standings.note(each.value)
            return self._standings

    def correct(self, place: int, result: Result) -> None:
        """Put what a log says in place of what was written; for the command line."""
        name = f"{place:0{DIGITS}}"

        def decide() -> tuple[list[Change], None]:
            found = self._results.find(name)
            return [self._results.put(Kept(name, found.version if found else 0, result))], None

        written(self._store, decide)
        with self._lock:
            self._standings = Standings()

    def places(self) -> dict[str, int]:
        """Where the result of each table stands."""
        return {each.name: each.value.place for each in self._places.all()}
