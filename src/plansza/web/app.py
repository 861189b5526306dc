"""The application: routes, guards, errors and the parts of the house, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi.config import OpenAPIConfig

from plansza import __version__
from plansza.store import Store
from plansza.web.common.assets import FILES
from plansza.web.common.errors import MOST_BODY
from plansza.web.common.openapi import TrueJson
from plansza.web.common.problems import handlers
from plansza.web.common.security import Guard, Limiter, seal
from plansza.web.context import House
from plansza.web.hints.hints import HINTS
from plansza.web.history.history import MOMENTS
from plansza.web.history.replay import replay_page
from plansza.web.pages.guide import GUIDE
from plansza.web.pages.pages import PAGES
from plansza.web.reviews.reviews import REVIEWS
from plansza.web.settings import ServerSettings
from plansza.web.tables.poll import PULSE
from plansza.web.tables.routes import API, health

# Files are compressed already, and a stream must not wait until there is enough to compress.
COMPRESSION = CompressionConfig(
    backend="gzip", gzip_compress_level=5, minimum_size=800,
    exclude=[r"/stream$", r"^/static/", r"^/art/", r"^/cover/", r"^/g/[^/]+/"],
)  # fmt: skip


ROUTERS = [API, MOMENTS, PULSE, HINTS, REVIEWS]


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
        route_handlers=[*ROUTERS, health, *PAGES, *GUIDE, replay_page, *FILES],
        lifespan=[live],
        middleware=[Guard(Limiter(settings.rate))],
        before_send=[seal],
        exception_handlers=handlers(),
        compression_config=COMPRESSION,
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="plansza",
            version=__version__,
            description="Tables where people and bots play board games.",
            path="/api/schema",
            render_plugins=[TrueJson(path="/")],
        ),
        logging_config=None,
    )
