"""The page of numbers, `/metrics`: what it says, and who may read it."""

from collections.abc import Iterator, Sequence
from hmac import compare_digest
from ipaddress import ip_address

from litestar.types import HTTPScope, Send
from prometheus_client import CollectorRegistry
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector

from plansza.web.common.addresses import Proxies
from plansza.web.common.security import LOOPBACK, is_loopback, name_of
from plansza.web.metrics.declared import COUNTER, HISTOGRAM, METRICS, Metric
from plansza.web.metrics.meter import Meter
from plansza.words import LANGUAGES, words_for

PLACE = "/metrics"
PLAIN = "text/plain; charset=utf-8"
Family = CounterMetricFamily | GaugeMetricFamily | HistogramMetricFamily
FORWARDED = (b"x-forwarded-for", b"forwarded", b"via", b"x-real-ip")
BEARER = "bearer "
REQUESTS = "plansza_requests"
SPARSE = (REQUESTS, "plansza_errors")  # what never happened is not told


class Numbers(Collector):
    """The rows of all processes, added up, as Prometheus takes them."""

    def __init__(self, meter: Meter) -> None:
        self._meter = meter

    def text(self, accept: str) -> tuple[bytes, str]:
        """The page, and what kind of text it is: whoever asks may wish for OpenMetrics."""
        registry = CollectorRegistry(auto_describe=False)
        registry.register(self)
        encode, kind = choose_encoder(accept)
        return encode(registry), kind

    def collect(self) -> Iterator[Family]:
        """All there is."""
        rows = list(self._meter.cells.rows())
        served = rows[: self._meter.cells.processes]
        added = [sum(values) for values in zip(*rows, strict=True)]
        highest = [max(values) for values in zip(*served, strict=True)]
        for metric in METRICS.values():
            if metric.apart:
                yield self._apart(metric, served)
            else:
                yield self._together(metric, highest if metric.highest else added)

    def _apart(self, metric: Metric, rows: Sequence[Sequence[float]]) -> Family:
        kind = CounterMetricFamily if metric.kind == COUNTER else GaugeMetricFamily
        family = kind(metric.name, metric.help, labels=["process"])
        for slot, row in enumerate(rows):
            family.add_metric([str(slot)], row[metric.place])
        return family

    def _together(self, metric: Metric, row: Sequence[float]) -> Family:
        names = [name for name, _ in metric.labels]
        if metric.kind == HISTOGRAM:
            return self._histogram(metric, names, row)
        kind = CounterMetricFamily if metric.kind == COUNTER else GaugeMetricFamily
        family = kind(metric.name, metric.help, labels=names)
        for place, labels in enumerate(metric.sets(), metric.place):
            if row[place] or metric.name not in SPARSE:
                family.add_metric(self._named(metric, labels), row[place])
        return family

    def _histogram(self, metric: Metric, names: Sequence[str], row: Sequence[float]) -> Family:
        family = HistogramMetricFamily(metric.name, metric.help, labels=names)
        for which, labels in enumerate(metric.sets()):
            begin = metric.place + which * metric.width
            *buckets, total = row[begin : begin + metric.width]
            family.add_metric(labels, heaped(metric.bounds, buckets), total)
        return family

    def _named(self, metric: Metric, labels: tuple[str, ...]) -> tuple[str, ...]:
        """The numbers of routes are told as routes."""
        if metric.name != REQUESTS:
            return labels
        return (self._meter.routes[int(labels[0])], *labels[1:])


def heaped(bounds: Sequence[float], buckets: Sequence[float]) -> list[tuple[str, float]]:
    """Buckets as Prometheus has them: each with all that are below."""
    found, so_far = [], 0.0
    for bound, count in zip([*map(str, bounds), "+Inf"], buckets, strict=True):
        so_far += count
        found.append((bound, so_far))
    return found


class Readers:
    """Who may read the page: with a token, whoever has it; else who asks directly, from this
    machine, the proxy's network or another that the host has named."""

    def __init__(self, networks: Sequence[str], names: Sequence[str], token: str | None) -> None:
        self._networks = Proxies(networks)
        self._names = frozenset(name_of(name) for name in names)
        self._token = token

    def admit(self, scope: HTTPScope) -> bool:
        """Whether this request may."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        if self._token is not None:
            return is_token(headers.get(b"authorization", ""), self._token)
        client = scope["client"]
        if client is None or any(name in headers for name in FORWARDED):
            return False
        near = is_loopback(client[0]) or client[0] in self._networks
        return near and self._is_ours(name_of(headers.get(b"host", "")))

    def _is_ours(self, host: str) -> bool:
        """No name that a stranger could point at us, so that his page would read this: names
        without a dot are given by a network itself."""
        return host in self._names or host in LOOPBACK or "." not in host or is_address(host)


def is_token(said: str, token: str) -> bool:
    """Whether a header brings the token."""
    kind, given = said[: len(BEARER)].lower(), said[len(BEARER) :].strip()
    return kind == BEARER and compare_digest(given.encode(), token.encode())


def is_address(host: str) -> bool:
    """Whether a host is named by its address."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


class Page:
    """The page itself."""

    def __init__(self, numbers: Numbers, readers: Readers) -> None:
        self._numbers = numbers
        self._readers = readers

    def is_asked(self, scope: HTTPScope) -> bool:
        """Whether a request is for it."""
        return scope["path"] == PLACE and scope["method"] in ("GET", "HEAD")

    async def show(self, scope: HTTPScope, send: Send) -> None:
        """The numbers, or why not."""
        if not self._readers.admit(scope):
            sentences = [words("error-metrics-closed") for words in map(words_for, LANGUAGES)]
            await answer(send, 403, "\n".join([*sentences, ""]).encode(), PLAIN)
            return
        accept = dict(scope["headers"]).get(b"accept", b"").decode("latin-1")
        await answer(send, 200, *self._numbers.text(accept))


async def answer(send: Send, status: int, body: bytes, kind: str) -> None:
    """A whole answer."""
    headers = [
        (b"content-type", kind.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"x-content-type-options", b"nosniff"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
