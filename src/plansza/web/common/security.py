"""What every request passes: where it comes from, how many there were; the headers of answers.

Plain http and bare addresses must work, so nothing here needs a secure context: browsers send
`Origin` with every POST to another site, and a request without one comes from no foreign page.
"""

import time
from collections import OrderedDict
from dataclasses import dataclass
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from plansza.web.common.errors import MOST_BODY, AnyRequest, web_refused

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
}
# A script, a stylesheet or letters cannot be opened as a page: of all these they need but two.
LOADED_BY_PAGES = ("text/javascript", "text/css", "font/")
FOR_LOADED = ("x-content-type-options", "cross-origin-resource-policy")
READING = ("GET", "HEAD", "OPTIONS")
DEFAULT_PORTS = (":80", ":443")


def check_origin(request: AnyRequest) -> None:
    """Refuse what a page of another site sends in the name of its visitor."""
    site = request.headers.get("sec-fetch-site", "none")
    origin = request.headers.get("origin")
    host = request.headers.get("host", "")
    foreign = origin is not None and _bare(_place(origin)) != _bare(host)
    if foreign or site not in ("same-origin", "none"):
        raise web_refused("cross-site", "this request comes from another page")


def _place(origin: str) -> str:
    """The host and port of an origin; nothing if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _bare(host: str) -> str:
    """A host without the port that goes without saying; nothing is no host at all."""
    for port in DEFAULT_PORTS:
        host = host.removesuffix(port)
    return host.lower() or "-"


def check_body(request: AnyRequest) -> None:
    """JSON, and not too much: no form of another site can send that."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    length = request.headers.get("content-length", "0")
    if kind != "application/json":
        raise web_refused("not-json", "send JSON")
    if not length.isdecimal() or len(length) > 12 or int(length) > MOST_BODY:
        raise web_refused("too-large", "too large", most=MOST_BODY)


LIMITS = {  # how many at once, and how many a second
    "create": (20.0, 0.5),
    "write": (60.0, 10.0),
    "stream": (60.0, 5.0),
    "read": (200.0, 40.0),
}
REMEMBERED = 20_000  # addresses


@dataclass
class Bucket:
    """Tokens that come back with time; every request takes one."""

    tokens: float
    at: float


class Limiter:
    """Token buckets by address and kind of request; the longest unused are forgotten."""

    def __init__(self, generosity: float = 1.0) -> None:
        self._generosity = generosity
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def allows(self, address: str, kind: str, now: float) -> bool:
        """Whether one more request may pass."""
        if not self._generosity:
            return True
        most, speed = (limit * self._generosity for limit in LIMITS[kind])
        bucket = self._buckets.pop((address, kind), None) or Bucket(most, now)
        bucket.tokens = min(most, bucket.tokens + (now - bucket.at) * speed)
        bucket.at = now
        self._buckets[address, kind] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if bucket.tokens < 1:
            return False
        bucket.tokens -= 1
        return True


def kind_of(request: AnyRequest) -> str:
    """Which of the limits a request counts for."""
    path = request.url.path.rstrip("/")
    if request.method in READING:
        return "stream" if path.endswith("/stream") else "read"
    return "create" if path.endswith("/tables") else "write"


class Guard(ASGIMiddleware):
    """Checks what comes in."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, limiter: Limiter) -> None:
        self._limiter = limiter

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Refusals raised here become ordinary answers."""
        request: AnyRequest = Request(scope)
        self._check(request)
        await next_app(scope, receive, send)

    def _check(self, request: AnyRequest) -> None:
        address = request.client.host if request.client is not None else "-"
        if not self._limiter.allows(address, kind_of(request), time.monotonic()):
            raise web_refused("too-many", "too many requests")
        if request.method not in READING:
            check_origin(request)
            check_body(request)


async def add_headers(message: Message, scope: Scope) -> None:
    """Put the headers on every answer, refusals too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        loaded = headers.get("content-type", "").startswith(LOADED_BY_PAGES)
        for name in FOR_LOADED if loaded else HEADERS:
            headers.setdefault(name, HEADERS[name])
        headers.setdefault("cache-control", "no-store")
