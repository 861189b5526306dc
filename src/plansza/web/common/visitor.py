"""Who asks: the browser's secret, its language, and the shape of its screen."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from plansza.core.contract import Game
from plansza.table.table import Table
from plansza.web.common.addresses import address_group
from plansza.web.common.bearer import BEARER, Bearer, token_in
from plansza.web.common.seats import COOKIE_AGE, Keys, seats_held
from plansza.words import LANGUAGES, Words, words_for

LANGUAGE_COOKIE = "plansza-language"
FALLBACK = "en"
LONGEST = 400  # letters of a header that are looked at, and remembered
AnyRequest = Request[Any, Any, Any]


def language_of(request: AnyRequest) -> str:
    """By `?lang`, cookie or browser, in this order; English if that is none of ours. Whoever shows
    a token is no browser: his cookies count for nothing."""
    asked = [request.query_params.get("lang")]
    if token_in(request.headers.get("authorization", "")) is None:
        asked.append(request.cookies.get(LANGUAGE_COOKIE))
    for language in asked:
        if language in LANGUAGES:
            return str(language)
    return _accepted(request.headers.get("accept-language", "")[:LONGEST])


@lru_cache(maxsize=1024)
def _accepted(header: str) -> str:
    """The best of ours in a header such as “de, pl;q=0.8, en;q=0.5”."""
    found: list[tuple[float, str]] = []
    for part in header.split(","):
        name, _, weight = part.strip().partition(";q=")
        language = name.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            found.append((_weight(weight), language))
    return max(found, key=lambda each: each[0])[1] if found else FALLBACK


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0


class Viewer(NamedTuple):
    """All that decides what a viewer gets: those who share it share the bytes. What is drawn for
    him is found by it several times an entry, so it is a tuple."""

    seat: int | None
    language: str
    tall: bool = False

    def words(self, game: Game) -> Words:
        """The viewer's words at the table of this game."""
        return words_for(self.language, game)


@dataclass(frozen=True)
class Visitor:
    """A browser, or a program, with what it brought along."""

    browser: str | None
    language: str
    tall: bool
    host: str = "-"  # the address it comes from
    bearer: Bearer | None = None  # what its token says of a program
    badge: str = ""  # by which a club knows a player who has signed in, if it is good

    @property
    def address(self) -> str:
        """Whom limits count it for: a household, of whatever size."""
        return address_group(self.host)

    def held(self, table: Table) -> list[int]:
        """The seats it holds, as far as its token is for them."""
        held = seats_held(table, self.browser)
        if self.bearer is not None:
            held = [seat for seat in held if self.bearer.may_hold(table.id, seat)]
        return held

    def viewer(self, seat: int | None) -> Viewer:
        """The kind of viewer it is from this seat."""
        return Viewer(seat, self.language, self.tall)


# What a route asks for as `visitor`.
Caller = NamedDependency[Visitor]


def visitor_of(request: AnyRequest, keys: Keys) -> Visitor:
    """Read what a request brought along: a token, which the guard has looked at, or cookies."""
    bearer: Bearer | None = request.scope.get(BEARER)  # type: ignore[assignment]
    tall = request.query_params.get("tall") == "1"
    if bearer is not None:
        host = host_of(request)
        return Visitor(bearer.browser, language_of(request), tall, host, bearer=bearer)
    browser = keys.read_cookie(request.cookies.get(keys.cookie))
    if is_secure(request):  # the other is from before the server had TLS
        browser = keys.read_cookie(request.cookies.get(keys.secure_cookie)) or browser
    badge = request.cookies.get(badge_name(request, keys), "")
    return Visitor(browser, language_of(request), tall, host_of(request), badge=badge)


def host_of(request: AnyRequest) -> str:
    """The address that a request comes from."""
    client = request.scope.get("client")
    return client[0] if client else "-"


def is_secure(request: AnyRequest) -> bool:
    """Whether the visitor came by https, as far as we know."""
    return request.scope["scheme"] == "https"


def badge_name(request: AnyRequest, keys: Keys) -> str:
    """The cookie of a player who has signed in."""
    return (keys.secure_cookie if is_secure(request) else keys.cookie) + "-me"


def browser_cookie(request: AnyRequest, keys: Keys, browser: str) -> Cookie:
    """The cookie that holds all seats of a browser; plain http at home must work."""
    secure = is_secure(request)
    return Cookie(
        key=keys.secure_cookie if secure else keys.cookie,
        value=keys.write_cookie(browser),
        max_age=COOKIE_AGE,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def language_cookie(language: str) -> Cookie:
    """The language that was asked for, for the next page."""
    return Cookie(key=LANGUAGE_COOKIE, value=language, max_age=COOKIE_AGE, path="/", samesite="lax")
