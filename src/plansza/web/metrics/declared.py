"""Everything that is counted and measured, with its name, and its place in a row of numbers."""

from dataclasses import dataclass, field
from itertools import product
from math import prod

from plansza.web.common.errors import STATUSES

COUNTER, GAUGE, HISTOGRAM = "counter", "gauge", "histogram"
MOST_ROUTES = 200
ROUTES = tuple(map(str, range(MOST_ROUTES)))  # in the order of `Meter.routes`, which has the names
ANSWERS = (
    *("200", "201", "204", "206", "301", "302", "303", "304", "307", "308"),
    *("400", "403", "404", "405", "409", "413", "415", "421", "422", "429", "500", "503"),
    "other",
)
CODES = (*sorted(STATUSES), "internal", "malformed", "method", "unavailable", "other")
SHORT = (0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5)  # seconds
LAGS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5)
JOBS = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0)
Labels = tuple[tuple[str, tuple[str, ...]], ...]  # each with all values that it can have


@dataclass(frozen=True)
class Metric:
    """One thing that is counted or measured; without labels it is a single number."""

    name: str
    kind: str
    help: str
    labels: Labels = ()
    bounds: tuple[float, ...] = ()  # of a histogram's buckets, each up to and with its bound
    highest: bool = False  # of all processes the highest counts, not their sum
    apart: bool = False  # told of each process by itself
    place: int = field(default=0, compare=False)  # of its first number

    @property
    def width(self) -> int:
        """The numbers of one set of labels: a histogram has its buckets, the rest, and a sum."""
        return len(self.bounds) + 2 if self.kind == HISTOGRAM else 1

    @property
    def size(self) -> int:
        """All its numbers."""
        return self.width * prod(len(values) for _, values in self.labels)

    def sets(self) -> list[tuple[str, ...]]:
        """Every set of labels, in the order of the numbers."""
        return list(product(*(values for _, values in self.labels)))


def gauge(name: str, help: str, highest: bool = False, apart: bool = False) -> Metric:
    return Metric(name, GAUGE, help, highest=highest, apart=apart)


def counter(name: str, help: str, labels: Labels = (), apart: bool = False) -> Metric:
    return Metric(name, COUNTER, help, labels, apart=apart)


def histogram(name: str, help: str, bounds: tuple[float, ...], labels: Labels = ()) -> Metric:
    return Metric(name, HISTOGRAM, help, labels, bounds)


# Gauges come first: they are what a process takes with it when it dies.
DECLARED = (
    gauge("plansza_streams", "Open live streams."),
    gauge("plansza_tables", "Tables in memory."),
    gauge("plansza_bots_waiting", "Questions that wait for a process that thinks."),
    gauge("plansza_bots_thinking", "Questions that are being thought about."),
    gauge(
        "plansza_bots_oldest_seconds",
        "How long the oldest of the waiting questions has waited.",
        highest=True,
    ),
    gauge("plansza_bots_processes", "Processes that think for bots."),
    gauge("plansza_processes", "Processes that serve, as one of them knows.", highest=True),
    gauge("plansza_memory_bytes", "Memory that a process has.", apart=True),
    counter("plansza_cpu_seconds", "Processor time that a process has used.", apart=True),
    counter(
        "plansza_requests",
        "Requests that were answered, by route and status.",
        (("route", ROUTES), ("status", ANSWERS)),
    ),
    counter("plansza_errors", "Refusals and faults, by their code.", (("code", CODES),)),
    counter("plansza_moves", "Moves that were committed.", (("by", ("bot", "person")),)),
    histogram(
        "plansza_move_seconds",
        "From the arrival of a person's move until it was committed, and until it was sent.",
        SHORT,
        (("until", ("committed", "sent")),),
    ),
    histogram("plansza_store_batch_jobs", "Jobs that were committed together.", JOBS),
    histogram("plansza_store_batch_seconds", "How long a commit took.", SHORT),
    histogram("plansza_loop_lag_seconds", "By how much a timer of the event loop is late.", LAGS),
)


def placed(metrics: tuple[Metric, ...]) -> dict[str, Metric]:
    """All of them by name, each behind the one before."""
    found, place = {}, 0
    for each in metrics:
        found[each.name] = Metric(**{**vars(each), "place": place})
        place += each.size
    return found


METRICS = placed(DECLARED)
SIZE = sum(each.size for each in DECLARED)
GAUGES = sum(each.size for each in DECLARED if each.kind == GAUGE)
