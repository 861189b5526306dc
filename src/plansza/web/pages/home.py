"""The home page: choose a game, come back to one, or join one."""

from litestar import Response, get

from plansza.bots import level_names
from plansza.web.common.assets import version
from plansza.web.common.errors import AnyRequest
from plansza.web.common.render import page
from plansza.web.common.visitor import Caller, browser_cookie
from plansza.web.context import Context
from plansza.web.pages.levels import offered_levels
from plansza.web.pages.offers import offered
from plansza.web.puzzles.daily import daily_game
from plansza.web.tables import service
from plansza.web.tables.routes import browser_of
from plansza.words import words_for


@get("/", include_in_schema=False)
async def home_page(request: AnyRequest, context: Context, visitor: Caller) -> Response[str]:
    """Choose a game, come back to one, or join one; the first opponent is the weakest."""
    words = words_for(visitor.language)
    browser = browser_of(context, visitor)
    games, broken = offered(visitor.language)
    return page(
        request,
        words,
        "home.html",
        script="pages/home.js",
        cookies=[browser_cookie(request, context.keys, browser)],
        games=games,
        broken=broken,
        daily=daily_game(visitor.language),
        levels=offered_levels(words),
        first_bot=level_names()[0],
        version=version(),
        tables=await service.listed_tables(context, visitor.language),
    )


HOME_ROUTES = [home_page]
