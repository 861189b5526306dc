"""What every request passes: where it comes from, how many there were; the headers of answers.

Plain http and bare addresses must work, so nothing here needs a secure context: browsers send
`Origin` with every POST to another site, and a request without one comes from no foreign page.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass
from math import ceil
from typing import Any, Protocol, cast
from urllib.parse import urlsplit

from litestar import Request
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from plansza.core.errors import PlanszaError
from plansza.web.common.addresses import Proxies, address_group, address_site, read_address
from plansza.web.common.bearer import BEARER, BOT, SEAT, Bearer, token_in
from plansza.web.common.errors import MOST_BODY, AnyRequest, web_refused
from plansza.web.common.visitor import host_of, is_secure

HEADERS = {
    b"content-security-policy": (
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        b"base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-resource-policy": b"same-origin",
    b"cache-control": b"no-store",
}
# A script, a stylesheet or letters cannot be opened as a page: of all these they need but some.
LOADED_BY_PAGES = (b"text/javascript", b"text/css", b"font/")
FOR_LOADED = {
    name: HEADERS[name]
    for name in (b"x-content-type-options", b"cross-origin-resource-policy", b"cache-control")
}
READING = ("GET", "HEAD", "OPTIONS")
DEFAULT_PORTS = (":80", ":443")
LOOPBACK = ("localhost", "127.0.0.1", "::1")
HEALTH = "/health"
LONGEST_NAME = 100  # of a host that is quoted
YEAR = 365 * 86400  # seconds for which a browser that came by https asks for nothing else
ENCRYPTED = {b"strict-transport-security": f"max-age={YEAR}".encode()}


def check_origin(request: AnyRequest) -> None:
    """Refuse what a page of another site sends in the name of its visitor."""
    headers = request.headers
    site, origin = headers.get("sec-fetch-site", "none"), headers.get("origin")
    host = headers.get("host", "")
    foreign = origin is not None and _bare(_place(origin)) != _bare(host)
    if origin is not None and is_secure(request):  # nor may anybody between us write the page
        foreign = foreign or not origin.startswith("https://")
    if foreign or site not in ("same-origin", "none"):
        raise web_refused("cross-site", "this request comes from another page")


def _place(origin: str) -> str:
    """The host and port of an origin; nothing if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def check_host(request: AnyRequest, names: Container[str], proxies: Proxies) -> None:
    """Refuse a request for a server of another name, which somebody points at our address.

    Whoever sits at this machine may use its loopback names, and a proxy may look at our health.
    """
    host = name_of(request.headers.get("host", ""))
    client = host_of(request)
    inside = host in LOOPBACK and is_loopback(client)
    checking = request.scope["path"] == HEALTH and client in proxies
    if host not in names and not inside and not checking:
        raise web_refused("foreign-host", f"this is not {host}", host=host[:LONGEST_NAME])


def name_of(host: str) -> str:
    """The name in a Host header, without port."""
    bare = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
    return bare.strip("[]").removesuffix(".").lower()


def is_loopback(host: str) -> bool:
    """Whether an address is one of this machine's own."""
    address = read_address(host)
    return address is not None and address.is_loopback


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
    "hint": (40.0, 0.4),
    "review": (20.0, 0.05),
    "guess": (10.0, 0.05),  # of passphrases; whoever knows his takes nothing
    "register": (30.0, 0.02),
    "write": (60.0, 10.0),
    "stream": (60.0, 5.0),
    "read": (200.0, 40.0),
    "notices": (20.0, 0.1),  # changes of who is told, and tests of it
    "told": (10.0, 1 / 120),  # messages to one target
    "told-host": (60.0, 0.5),  # and to all webhooks of one host
    "confirm": (3.0, 3 / 86400),  # letters that ask an address whether it is its owner's
    "token": (20.0, 0.02),  # that are made
    "token-guess": (20.0, 0.5),  # tokens that are none
    # Of programs, by their tokens; and in the last line of one address, by all its tokens.
    "program-create": (20.0, 0.5),
    "program-write": (100.0, 20.0),
    "program-stream": (30.0, 1.0),
    "program-read": (100.0, 20.0),
    "program": (2000.0, 400.0),
}
KINDS = {  # by how an address ends
    "tables": "create",
    "hint": "hint",
    "review": "review",
    "notices": "notices",
    "test": "notices",
    "challenge": "create",
    "tokens": "token",
    "bots": "token",
}
STREAMS = ("stream", "feed", "events")
FORMS = "/notices/"  # what begins so is posted by forms, post offices and other programs
NUMBERS = "/metrics"  # whose readers have a token of another kind
CODES = {
    "create": "too-many-tables",
    "program-create": "too-many-tables",
    "guess": "too-many-guesses",
    "hint": "too-many-hints",
    "review": "too-many-reviews",
}
OF_PROGRAMS = {kind: f"program-{kind}" for kind in ("create", "write", "stream", "read")}
OF_A_SITE = 16.0  # so many times as much as one address may the whole range do that one may rent
REMEMBERED = 20_000  # addresses


@dataclass
class Bucket:
    """Tokens that come back with time; every request takes one."""

    tokens: float
    at: float


class Buckets:
    """The buckets of one process; the longest unused are forgotten."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def find(self, group: str, kind: str) -> Bucket | None:
        """The bucket of an address for a kind of request, if it is remembered."""
        return self._buckets.get((group, kind))

    def keep(self, group: str, kind: str, bucket: Bucket) -> None:
        """Remember it, as the last used."""
        self._buckets[group, kind] = bucket
        self._buckets.move_to_end((group, kind))
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)


class Limiter:
    """Token buckets by address and kind of request.

    Of IPv6 all addresses of a household count as one; and because whoever rents a range has tens
    of thousands of households, the range has buckets of its own, asked first.
    """

    def __init__(
        self, generosity: float = 1.0, buckets: Buckets | None = None, programs: float = 1.0
    ) -> None:
        self._generosity = generosity
        self._programs = programs  # how generous the limits of programs are, besides
        self._buckets = buckets if buckets is not None else Buckets()

    def wait(self, host: str, kind: str, now: float) -> float:
        """The seconds until one more request may pass; none, if it passes now."""
        if not self._generosity:
            return 0.0
        site = address_site(host)
        wait = self._take(site, kind, now, OF_A_SITE) if site else 0.0
        return wait or self._take(address_group(host), kind, now, 1.0)

    def wait_for(self, name: str, kind: str, now: float) -> float:
        """The same for what is no address of a visitor."""
        return self._take(name, kind, now, 1.0) if self._generosity else 0.0

    def _take(self, group: str, kind: str, now: float, times: float, tokens: float = 1.0) -> float:
        most, speed = (limit * times * self._generosity for limit in LIMITS[kind])
        bucket = self._buckets.find(group, kind) or Bucket(most, now)
        bucket.tokens = min(most, bucket.tokens + (now - bucket.at) * speed)
        bucket.at = now
        passes = bucket.tokens >= tokens
        wait = 0.0 if passes else (tokens - bucket.tokens) / speed
        bucket.tokens -= tokens if passes else 0.0
        self._buckets.keep(group, kind, bucket)
        return wait

    def give_back(self, host: str, kind: str) -> None:
        """What was taken does not count."""
        if self._generosity:
            self._take(address_group(host), kind, time.monotonic(), 1.0, -1.0)
            if site := address_site(host):
                self._take(site, kind, time.monotonic(), OF_A_SITE, -1.0)

    def check(self, host: str, kind: str) -> None:
        """Refuse what is too much, and say when it will not be any more."""
        refuse_until(self.wait(host, kind, time.monotonic()), kind)

    def check_token(self, host: str, token: str, kind: str) -> None:
        """The same for a program: its token has limits of its own, and an address for all its
        tokens together."""
        if not self._generosity or not self._programs:
            return
        now, kind = time.monotonic(), OF_PROGRAMS.get(kind, kind)
        refuse_until(self.wait(host, "program", now), kind)
        refuse_until(self._take(f"token {token}", kind, now, self._programs), kind)


def refuse_until(wait: float, kind: str) -> None:
    """Refuse a request that may pass in so many seconds."""
    if wait:
        sentence, seconds = "too many requests", max(1, ceil(wait))
        raise web_refused(CODES.get(kind, "too-many"), sentence, seconds=seconds)


def kind_of(request: AnyRequest) -> str:
    """Which of the limits a request counts for."""
    path = request.scope["path"].rstrip("/")
    if request.method in READING:
        return "stream" if path.rpartition("/")[2] in STREAMS else "read"
    return KINDS.get(path.rpartition("/")[2], "write")


class Tokens(Protocol):
    """Who knows tokens."""

    async def find(self, token: str) -> Bearer: ...


# What is for a person's own browser, by the first and the last part of an address below /api.
OF_BROWSERS = ("tokens", "link")
NO_HELP = ("hint", "coach", "review")  # nobody helps bots
OF_ANY_SEAT = ("me", "games", "events", "schema")


def check_scope(bearer: Bearer, method: str, path: str) -> None:
    """Refuse what a token is not for."""
    parts = [part for part in path.split("/") if part]
    if len(parts) < 2 or parts[0] != "api":
        raise web_refused("token-not-here", "a token is for programs, under /api")
    _, first, *rest = parts
    ends = {first, *rest[-1:]}
    making = first == "bots" and method not in READING and not ends & {"challenge", "change"}
    if making or ends.intersection(OF_BROWSERS):
        raise web_refused("token-not-here", "this is for a person's own browser")
    if bearer.kind == BOT and set(rest).intersection(NO_HELP):
        raise web_refused("token-no-help", "nobody helps bots to think")
    its_own = first in OF_ANY_SEAT or (first == "tables" and rest[:1] == [bearer.table])
    if bearer.kind == SEAT and not its_own:
        raise web_refused("token-scope", "this token is for one seat of another table")


class Guard(ASGIMiddleware):
    """Checks what comes in."""

    scopes = (ScopeType.HTTP,)

    def __init__(
        self, limiter: Limiter, names: Iterable[str] = (), proxies: Proxies | None = None
    ) -> None:
        self._limiter = limiter
        self._names = frozenset(name_of(name) for name in names)
        self._proxies = proxies or Proxies()
        self.tokens: Tokens | None = None  # from when the server has begun
        # The door of a club, where there is one.
        self.door: Callable[[AnyRequest], None] | None = None

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Refusals raised here become ordinary answers."""
        await self.check(Request(scope))
        await next_app(scope, receive, send)

    async def check(self, request: AnyRequest) -> None:
        """Refuse what must not come in."""
        token = token_in(request.headers.get("authorization", ""))
        token = None if request.scope["path"] == NUMBERS else token
        if token is None:
            self._limiter.check(host_of(request), kind_of(request))
        if self._names:
            check_host(request, self._names, self._proxies)
        if token is not None:  # made by somebody who had come in
            await self._identify(request, token)
        elif self.door is not None:
            self.door(request)
        of_forms = request.scope["path"].startswith(FORMS)
        if token is None and request.method not in READING and not of_forms:
            check_origin(request)
        if request.method not in READING and not of_forms:
            check_body(request)

    async def _identify(self, request: AnyRequest, token: str) -> None:
        """Whose token it is. Nobody's browser sends one by itself, so it may come from anywhere;
        and one that is not good counts for the address it comes from."""
        assert self.tokens is not None
        try:
            bearer = await self.tokens.find(token)
        except PlanszaError:
            self._limiter.check(host_of(request), "token-guess")
            raise
        self._limiter.check_token(host_of(request), bearer.id, kind_of(request))
        check_scope(bearer, request.method, request.scope["path"])
        cast(dict[str, Any], request.scope)[BEARER] = bearer


async def add_headers(message: Message, scope: Scope) -> None:
    """Put the headers on every answer, refusals too."""
    if message["type"] == "http.response.start":
        given = {name.lower(): value for name, value in message["headers"]}
        loaded = given.get(b"content-type", b"").startswith(LOADED_BY_PAGES)
        wanted = FOR_LOADED if loaded else HEADERS
        if scope["scheme"] == "https":
            wanted = wanted | ENCRYPTED
        more = [each for each in wanted.items() if each[0] not in given]
        message["headers"] = [*message["headers"], *more]
