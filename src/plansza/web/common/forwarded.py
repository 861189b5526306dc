"""What a proxy says about a request: believed from the addresses of the proxy, from nobody else.

Every proxy on the way adds the address it was asked from at the end of `X-Forwarded-For`, so the
last one that is no proxy of ours is the visitor. What stands before it he may have written himself.
"""

import re

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from plansza.web.common.addresses import Proxies, read_hop

FOR, PROTO, HOST = b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host"
SCHEMES = ("http", "https")
IS_HOST = re.compile(r"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")


class Forwarded:
    """The application as the visitor sees it, before the proxy."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and self._proxies:
            client = scope.get("client")
            if client is not None and client[0] in self._proxies:
                self._believe(scope)
        await self._app(scope, receive, send)

    def _believe(self, scope: Scope) -> None:
        headers = scope["headers"]
        hops = values(headers, FOR)
        visitor = self._visitor(hops)
        if visitor is not None:
            scope["client"] = (visitor, 0)
        proto = last(values(headers, PROTO)).lower()
        if proto in SCHEMES:
            scope["scheme"] = proto
        host = last(values(headers, HOST))
        if IS_HOST.fullmatch(host):
            others = [(name, value) for name, value in headers if name != b"host"]
            scope["headers"] = [(b"host", host.encode()), *others]

    def _visitor(self, hops: list[str]) -> str | None:
        """The nearest hop that is no proxy; None, for the proxy itself, if that makes no sense."""
        found: str | None = None
        for hop in reversed(hops):
            address = read_hop(hop)
            if address is None:
                break
            found = str(address)
            if address not in self._proxies:
                break
        return found


def values(headers: object, name: bytes) -> list[str]:
    """All values of a header, which may come several times and hold several each."""
    assert isinstance(headers, list)
    texts = [value.decode("latin-1") for each, value in headers if each == name]
    return [part.strip() for text in texts for part in text.split(",")]


def last(found: list[str]) -> str:
    """What the nearest proxy wrote."""
    return found[-1] if found else ""
