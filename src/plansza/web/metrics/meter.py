"""Counts what happens, in the row of one process."""

from bisect import bisect_left
from collections.abc import Iterable

from plansza.web.metrics.cells import Cells
from plansza.web.metrics.declared import ANSWERS, CODES, METRICS, MOST_ROUTES, Metric

UNKNOWN = "unknown"  # the route of an address that is none


class Gauge:
    """A number that goes up and down; what only grows may be set, too."""

    def __init__(self, cells: Cells, slot: int, name: str) -> None:
        self._numbers = cells.numbers
        self._place = cells.start(slot) + METRICS[name].place

    def set(self, value: float) -> None:
        """It is so from now on."""
        self._numbers[self._place] = value


class Histogram:
    """Values sorted into buckets; a value counts in the first that it fits into."""

    def __init__(self, cells: Cells, slot: int, name: str, which: int = 0) -> None:
        metric = METRICS[name]
        self._numbers = cells.numbers
        self._bounds = metric.bounds
        self._first = cells.start(slot) + metric.place + which * metric.width
        self._sum = self._first + metric.width - 1

    def add(self, value: float) -> None:
        """One more."""
        self._numbers[self._first + bisect_left(self._bounds, value)] += 1
        self._numbers[self._sum] += value


class Meter:
    """All that one process counts; `routes` are the addresses of the application."""

    def __init__(self, cells: Cells, slot: int = 0, routes: Iterable[str] = ()) -> None:
        self.cells = cells
        self.slot = slot
        self.routes = (UNKNOWN, *sorted(set(routes)))
        if len(self.routes) > MOST_ROUTES:
            raise ValueError(f"{len(self.routes)} routes are more than {MOST_ROUTES}")
        self._numbers = cells.numbers
        self._begin = cells.start(slot)
        self._places: dict[tuple[str, int], int] = {}
        self._codes = self._labelled(METRICS["plansza_errors"], CODES)
        self._moves = self._labelled(METRICS["plansza_moves"], ("bot", "person"))
        self._committed = Histogram(cells, slot, "plansza_move_seconds", 0)
        self._sent = Histogram(cells, slot, "plansza_move_seconds", 1)
        self._jobs = Histogram(cells, slot, "plansza_store_batch_jobs")
        self._commits = Histogram(cells, slot, "plansza_store_batch_seconds")

    def _labelled(self, metric: Metric, values: Iterable[str]) -> dict[str, int]:
        return {each: self._begin + metric.place + n for n, each in enumerate(values)}

    def request(self, route: str, status: int) -> None:
        """A request is answered."""
        place = self._places.get((route, status))
        if place is None:
            place = self._places[route, status] = self._place_of(route, status)
        self._numbers[place] += 1

    def _place_of(self, route: str, status: int) -> int:
        which = self.routes.index(route) if route in self.routes else 0
        said = str(status) if str(status) in ANSWERS else "other"
        first = self._begin + METRICS["plansza_requests"].place
        return first + which * len(ANSWERS) + ANSWERS.index(said)

    def error(self, code: str) -> None:
        """Something was refused, or has failed; the reasons of rules and tables count together."""
        self._numbers[self._codes.get(code, self._codes["other"])] += 1

    def move(self, by_bot: bool) -> None:
        """A move is committed."""
        self._numbers[self._moves["bot" if by_bot else "person"]] += 1

    def committed(self, seconds: float) -> None:
        """So long after its arrival a move is on the disk."""
        self._committed.add(seconds)

    def sent(self, seconds: float) -> None:
        """So long after its arrival everybody here who waited for it has it."""
        self._sent.add(seconds)

    def batch(self, jobs: int, seconds: float) -> None:
        """The store has committed something; it is told so by its own thread."""
        self._jobs.add(jobs)
        self._commits.add(seconds)
