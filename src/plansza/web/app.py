"""The application: routes, guards, errors and the parts of the server, put together."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.middleware import ASGIMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components
from litestar.types import ControllerRouterHandler

from plansza import __version__
from plansza.store import Store
from plansza.web.about.routes import ABOUT_ROUTES
from plansza.web.club.sealing import Seal
from plansza.web.coach.routes import COACH_ROUTES
from plansza.web.common.addresses import Proxies
from plansza.web.common.assets import ASSET_ROUTES
from plansza.web.common.errors import MOST_BODY
from plansza.web.common.openapi import TOKEN, TrueJson
from plansza.web.common.problems import handlers
from plansza.web.common.render import CLUB
from plansza.web.common.security import Guard, Limiter, add_headers
from plansza.web.context import STATE_KEY, ServerContext, context_of, known_visitor
from plansza.web.hints.routes import HINT_ROUTES
from plansza.web.history.checks import CHECK_ROUTES
from plansza.web.history.replay import replay_page
from plansza.web.history.routes import HISTORY_ROUTES
from plansza.web.lessons.pages import LESSON_PAGE_ROUTES
from plansza.web.lessons.routes import LESSON_ROUTES
from plansza.web.metrics.cells import Cells
from plansza.web.metrics.meter import Meter
from plansza.web.notices.pages import NOTICE_PAGE_ROUTES
from plansza.web.notices.routes import NOTICE_ROUTES
from plansza.web.pages.app import APP_ROUTES
from plansza.web.pages.covers import COVER_ROUTES
from plansza.web.pages.guide import GUIDE_ROUTES
from plansza.web.pages.home import HOME_ROUTES
from plansza.web.pages.mine import MINE_ROUTES
from plansza.web.pages.programs import PROGRAM_PAGE_ROUTES
from plansza.web.pages.setup import SETUP_ROUTES
from plansza.web.pages.table import TABLE_PAGE_ROUTES
from plansza.web.processes.house import House
from plansza.web.programs.bot_routes import BOT_ROUTES
from plansza.web.programs.ladder_routes import LADDER_PAGE_ROUTES, LADDER_ROUTES
from plansza.web.programs.routes import PROGRAM_ROUTES
from plansza.web.programs.teaching import TEACHING_ROUTES
from plansza.web.programs.token_routes import TOKEN_ROUTES
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
        r"/(stream|feed|events|commands)$",
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
    components=Components(security_schemes={"token": TOKEN}),
    security=[{}, {"token": []}],  # people are known by their cookies, and whoever watches by none
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
    TOKEN_ROUTES,
    PROGRAM_ROUTES,
    TEACHING_ROUTES,
    BOT_ROUTES,
    LADDER_ROUTES,
    NOTICE_ROUTES,
    health,
]
PAGES: list[ControllerRouterHandler] = [
    *HOME_ROUTES,
    *MINE_ROUTES,
    *SETUP_ROUTES,
    *COVER_ROUTES,
    *TABLE_PAGE_ROUTES,
    *GUIDE_ROUTES,
    *LESSON_PAGE_ROUTES,
    *PUZZLE_PAGE_ROUTES,
    *PROGRAM_PAGE_ROUTES,
    *LADDER_PAGE_ROUTES,
    replay_page,
    *NOTICE_PAGE_ROUTES,
    *APP_ROUTES,
    *ASSET_ROUTES,
]


def make_app(
    settings: ServerSettings,
    store: Store | None = None,
    house: House | None = None,
    now: Callable[[], float] | None = None,
) -> Application:
    """A server as an ASGI application, perhaps one of several; the store is opened here unless it
    is given. `now` is the tables' own time, in seconds since 1970: left out, that of the machine.
    """

    club, extra = settings.configuration.club, list[ControllerRouterHandler]()
    if club is not None:  # whose packages nobody else needs
        from plansza.web.club.routes import club_routes

        extra = club_routes(club)
    buckets = house.buckets if house is not None else None
    limiter = Limiter(settings.rate, buckets, settings.configuration.programs.rate)

    @asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        context = ServerContext(settings, store, limiter, house, now, meter)
        app.state[STATE_KEY] = context
        guard.tokens = context.tokens
        app.state[CLUB] = club
        try:
            await context.open()
            guard.door = context.gate.check if context.gate is not None else None
            yield
        finally:
            await context.close()

    guard = Guard(limiter, settings.names, Proxies(settings.proxies))
    middleware: list[ASGIMiddleware] = [guard] if club is None else [guard, Seal()]
    app = Application(
        route_handlers=[*API, *PAGES, *extra],
        dependencies={
            "context": Provide(context_of, sync_to_thread=False),
            "visitor": Provide(known_visitor),
        },
        lifespan=[live],
        middleware=middleware,
        before_send=[add_headers],
        exception_handlers=handlers(),
        compression_config=COMPRESSION,
        request_max_body_size=MOST_BODY,
        openapi_config=OPENAPI,
        logging_config=None,
    )
    app.guard = guard
    meter = app.meter = meter_for(settings, house, app)
    return app


def meter_for(settings: ServerSettings, house: House | None, app: Litestar) -> Meter | None:
    """What counts here, if the host wants to know."""
    if settings.configuration.metrics is None:
        return None
    routes = (route.path_format for route in app.routes)
    if house is None or house.cells is None:
        return Meter(Cells(1), routes=routes)
    return Meter(house.cells, house.homes.me, routes)
