"""The page of one's own games: whose turn it is, how long is left, and days off for all of them."""

from litestar import Response, get

from plansza.table.turns import MOST_AT_A_TIME
from plansza.web.common.errors import AnyRequest
from plansza.web.common.render import page
from plansza.web.common.visitor import Caller, browser_cookie
from plansza.web.context import Context
from plansza.web.tables.routes import browser_of
from plansza.words import words_for


@get("/my", include_in_schema=False)
async def mine_page(request: AnyRequest, context: Context, visitor: Caller) -> Response[str]:
    """The frame; the script fills it with the tables that this browser remembers."""
    return page(
        request,
        words_for(visitor.language),
        "mine.html",
        script="pages/mine.js",
        cookies=[browser_cookie(request, context.keys, browser_of(context, visitor))],
        most=MOST_AT_A_TIME,
    )


MINE_ROUTES = [mine_page]
