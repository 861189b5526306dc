"""The application: routes, guards, errors and the parts of the server, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ControllerRouterHandler

from plansza import __version__
from plansza.store import Store
from plansza.web.about.routes import ABOUT_ROUTES
from plansza.web.coach.routes import COACH_ROUTES
from plansza.web.common.addresses import Proxies
from plansza.web.common.assets import ASSET_ROUTES
from plansza.web.common.errors import MOST_BODY
from plansza.web.common.openapi import TrueJson
from plansza.web.common.problems import handlers
from plansza.web.common.security import Guard, Limiter, add_headers
from plansza.web.context import STATE_KEY, ServerContext, context_of, visitor_in
from plansza.web.hints.routes import HINT_ROUTES
from plansza.web.history.checks import CHECK_ROUTES
from plansza.web.history.replay import replay_page
from plansza.web.history.routes import HISTORY_ROUTES
from plansza.web.lessons.pages import LESSON_PAGE_ROUTES
from plansza.web.lessons.routes import LESSON_ROUTES
from plansza.web.pages.covers import COVER_ROUTES
from plansza.web.pages.guide import GUIDE_ROUTES
from plansza.web.pages.home import HOME_ROUTES
from plansza.web.pages.setup import SETUP_ROUTES
from plansza.web.pages.table import TABLE_PAGE_ROUTES
from plansza.web.processes.house import House
from plansza.web.puzzles.pages import PUZZLE_PAGE_ROUTES
from plansza.web.puzzles.routes import PUZZLE_ROUTES
from plansza.web.reviews.routes import REVIEW_ROUTES
from plansza.web.settings import ServerSettings
from plansza.web.tables.commands import Application
from plansza.web.tables.poll import POLL_ROUTES
from plansza.web.tables.routes import TABLE_ROUTES, health

# Files are compressed already, streams pack themselves, piece by piece, and what answers a command
# is smaller than anything that is worth packing.
COMPRESSION = CompressionConfig(
    backend="gzip",
    gzip_compress_level=5,
    minimum_size=800,
    exclude=[
        r"/(stream|commands)$",
        r"^/static/",
        r"^/art/",
        r"^/cover/",
        r"^/g/[^/]+/",
        r"/picture\.svg$",
    ],
)
OPENAPI = OpenAPIConfig(
    title="plansza",
    version=__version__,
    description="Tables where people and bots play board games.",
    path="/api/schema",
    render_plugins=[TrueJson(path="/")],
)
API: list[ControllerRouterHandler] = [
    TABLE_ROUTES,
    HISTORY_ROUTES,
    CHECK_ROUTES,
    ABOUT_ROUTES,
    COACH_ROUTES,
    POLL_ROUTES,
    HINT_ROUTES,
    REVIEW_ROUTES,
    LESSON_ROUTES,
    PUZZLE_ROUTES,
    health,
]
PAGES: list[ControllerRouterHandler] = [
    *HOME_ROUTES,
    *SETUP_ROUTES,
    *COVER_ROUTES,
    *TABLE_PAGE_ROUTES,
    *GUIDE_ROUTES,
    *LESSON_PAGE_ROUTES,
    *PUZZLE_PAGE_ROUTES,
    replay_page,
    *ASSET_ROUTES,
]


def make_app(
    settings: ServerSettings, store: Store | None = None, house: House | None = None
) -> Litestar:
    """A server as an ASGI application, perhaps one of several; the store is opened here unless it
    is given."""

    limiter = Limiter(settings.rate, house.buckets if house is not None else None)

    @asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        context = ServerContext(settings, store, limiter, house)
        app.state[STATE_KEY] = context
        try:
            await context.open()
            yield
        finally:
            await context.close()

    guard = Guard(limiter, settings.names, Proxies(settings.proxies))
    app = Application(
        route_handlers=[*API, *PAGES],
        dependencies={
            "context": Provide(context_of, sync_to_thread=False),
            "visitor": Provide(visitor_in, sync_to_thread=False),
        },
        lifespan=[live],
        middleware=[guard],
        before_send=[add_headers],
        exception_handlers=handlers(),
        compression_config=COMPRESSION,
        request_max_body_size=MOST_BODY,
        openapi_config=OPENAPI,
        logging_config=None,
    )
    app.guard = guard
    return app
