"""The door of a club: one passphrase for everybody, asked once of each browser.

Whoever has said it gets a cookie of its own, signed for his browser and for this very passphrase:
another one, or revoked seats, and he is asked again.
"""

from collections.abc import Callable

from litestar.datastructures import Cookie

from plansza.web.club.section import Passphrase
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.seats import COOKIE_AGE, Keys, same
from plansza.web.common.visitor import is_secure, visitor_of

SUFFIX = "-in"
# What is seen from outside: whether the server lives, the door, and what its page is made of.
OUTSIDE = ("/health", "/enter", "/api/enter", "/club/icon")
# A phone reads what makes an app without any cookie, and tells no more by it than the door does;
# messages are stopped and addresses confirmed by links that are a secret themselves.
APP = ("/manifest.webmanifest", "/worker.js", "/away")
MADE_OF = ("/static/", "/notices/")


class Gate:
    """Lets in who knows the passphrase."""

    def __init__(self, passphrase: Passphrase, keys: Callable[[], Keys]) -> None:
        self.passphrase = passphrase
        self._keys = keys

    def check(self, request: AnyRequest) -> None:
        """Refuse whoever has not come in by the door."""
        path = request.scope["path"]
        if path in OUTSIDE + APP or path.startswith(MADE_OF) or self.is_in(request):
            return
        raise web_refused("enter-first", "say the passphrase first: POST it to /api/enter")

    def is_in(self, request: AnyRequest) -> bool:
        """Whether this browser has said it."""
        keys = self._keys()
        browser = visitor_of(request, keys).browser
        shown = request.cookies.get(name_of(request, keys), "")
        return browser is not None and same(self._token(keys, browser), shown)

    def cookie(self, request: AnyRequest, browser: str) -> Cookie:
        """What a browser shows from now on."""
        keys = self._keys()
        return own_cookie(request, name_of(request, keys), self._token(keys, browser))

    def _token(self, keys: Keys, browser: str) -> str:
        return keys.sign(f"entered {self.passphrase.mark} {browser}")


def name_of(request: AnyRequest, keys: Keys, suffix: str = SUFFIX) -> str:
    """What a cookie of ours is called, over http or https."""
    return (keys.secure_cookie if is_secure(request) else keys.cookie) + suffix


def own_cookie(request: AnyRequest, name: str, value: str, age: int = COOKIE_AGE) -> Cookie:
    """A cookie that no script reads and no other site sends; of no age, it goes."""
    return Cookie(
        key=name,
        value=value,
        max_age=age,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure(request),
    )
