"""Who asks: the browser's secret, its language, and the shape of its screen."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from plansza.core.contract import Game
from plansza.table.table import Table
from plansza.web.common.addresses import address_group
from plansza.web.common.seats import COOKIE_AGE, Keys, seats_held
from plansza.words import LANGUAGES, Words, words_for

LANGUAGE_COOKIE = "plansza-language"
FALLBACK = "en"
LONGEST = 400  # letters of a header that are looked at, and remembered
AnyRequest = Request[Any, Any, Any]


def language_of(request: AnyRequest) -> str:
    """By `?lang`, cookie or browser, in this order; English if that is none of ours."""
    asked = (request.query_params.get("lang"), request.cookies.get(LANGUAGE_COOKIE))
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


@dataclass(frozen=True)
class Viewer:
    """All that decides what a viewer gets: those who share it share the bytes."""

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

    @property
    def address(self) -> str:
        """Whom limits count it for: a household, of whatever size."""
        return address_group(self.host)

    def held(self, table: Table) -> list[int]:
        """The seats it holds."""
        return seats_held(table, self.browser)

    def viewer(self, seat: int | None) -> Viewer:
        """The kind of viewer it is from this seat."""
        return Viewer(seat, self.language, self.tall)


def visitor_of(request: AnyRequest, keys: Keys) -> Visitor:
    """Read what a request brought along."""
    browser = keys.read_cookie(request.cookies.get(keys.cookie))
    if is_secure(request):  # the other is from before the server had TLS
        browser = keys.read_cookie(request.cookies.get(keys.secure_cookie)) or browser
    tall = request.query_params.get("tall") == "1"
    return Visitor(browser, language_of(request), tall, host_of(request))


def host_of(request: AnyRequest) -> str:
    """The address that a request comes from."""
    client = request.scope.get("client")
    return client[0] if client else "-"


def is_secure(request: AnyRequest) -> bool:
    """Whether the visitor came by https, as far as we know."""
    return request.scope["scheme"] == "https"


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
