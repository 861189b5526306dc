"""The application: routes, guards, errors and the parts of the house, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from plansza import __version__
from plansza.store import Store
from plansza.web.errors import HANDLERS, MOST_BODY
from plansza.web.house import House
from plansza.web.moments import MOMENTS
from plansza.web.pages import art, front_page, table_page
from plansza.web.routes import API, health
from plansza.web.security import Guard, Limiter, seal
from plansza.web.settings import ServerSettings


def make_app(settings: ServerSettings, store: Store | None = None) -> Litestar:
    """A server as an ASGI application; the store is opened here unless it is given."""

    @asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        house = House(settings, store)
        app.state["house"] = house
        try:
            await house.open()
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[API, MOMENTS, health, front_page, table_page, art],
        lifespan=[live],
        middleware=[Guard(Limiter(settings.rate))],
        before_send=[seal],
        exception_handlers=HANDLERS,
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="plansza",
            version=__version__,
            description="Tables where people and bots play board games.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
    )
