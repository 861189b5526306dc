"""Watches the requests, where somebody wants to know of them: counts, a line in the log, a page."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from plansza.web.common.errors import REFUSED
from plansza.web.configuration import Metrics
from plansza.web.metrics.meter import UNKNOWN, Meter
from plansza.web.settings import ServerSettings

if TYPE_CHECKING:
    from plansza.web.metrics.page import Page

ARRIVED = "plansza.arrived"  # in the scope of a request: when it came, by the clock below
clock = time.perf_counter
log = logging.getLogger("plansza.requests")


class Watch:
    """The application, with somebody beside it who looks how long answers take.

    A request is noted when its answer begins, for streams have no end. Of an address only the
    route is noted, of a refusal the code.
    """

    def __init__(
        self,
        app: ASGIApp,
        meter: Meter | None = None,
        page: "Page | None" = None,
        tells: bool = False,
    ) -> None:
        self._app = app
        self._meter = meter
        self._page = page
        self._tells = tells

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        if self._page is not None and self._page.is_asked(scope):
            await self._page.show(scope, send)
            return
        began = cast(dict[str, Any], scope)[ARRIVED] = clock()

        async def noted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._note(cast(dict[str, Any], scope), message["status"], began)
            await send(message)

        await self._app(scope, receive, noted)

    def _note(self, scope: dict[str, Any], status: int, began: float) -> None:
        route, code = scope.get("path_template") or UNKNOWN, scope.get(REFUSED)
        if self._meter is not None:
            self._meter.request(route, status)
            if code is not None:
                self._meter.error(code)
        if self._tells:
            tell(scope["method"], route, status, clock() - began, code)


def watched(app: ASGIApp, meter: Meter | None, settings: ServerSettings) -> ASGIApp:
    """The application, watched if the host wants that."""
    page, tells = None, settings.configuration.logs.requests
    if meter is not None:
        page = page_of(meter, settings)
    return Watch(app, meter, page, tells) if page is not None or tells else app


def page_of(meter: Meter, settings: ServerSettings) -> "Page":
    """The page with its readers."""
    from plansza.web.metrics.page import Numbers, Page, Readers  # prometheus_client: only here

    metrics = settings.configuration.metrics or Metrics()
    networks = (*settings.proxies, *metrics.readers)
    return Page(Numbers(meter), Readers(networks, settings.names, settings.metrics_token))


def time_move(meter: Meter, scope: Scope, committed: float) -> None:
    """A person's move is on the disk, and those who wait for it here get it in this very turn of
    the event loop: what is called soon now comes behind them."""
    arrived: float | None = cast(dict[str, Any], scope).get(ARRIVED)
    if arrived is not None:
        meter.committed(committed - arrived)
        asyncio.get_running_loop().call_soon(lambda: meter.sent(clock() - arrived))


def tell(method: str, route: str, status: int, seconds: float, code: str | None) -> None:
    """A line of the log."""
    taken = round(seconds * 1000, 1)
    facts: dict[str, Any] = {"method": method, "route": route, "status": status, "ms": taken}
    facts |= {"code": code} if code is not None else {}
    said = f"{method} {route} {status} {taken} ms" + (f" {code}" if code is not None else "")
    log.info("%s", said, extra={"facts": facts})
