"""The page on which a table is set up: who plays, and how."""

from litestar import Response, get
from litestar.params import FromPath

from plansza.table.decide import DEFAULT_BOT
from plansza.web.common.assets import version
from plansza.web.common.errors import AnyRequest
from plansza.web.common.render import page
from plansza.web.common.visitor import Caller, browser_cookie
from plansza.web.context import Context
from plansza.web.pages.covers import shared_address
from plansza.web.pages.guide import known_game
from plansza.web.pages.levels import offered_levels
from plansza.web.pages.offers import offer_of, options_of, presets_of
from plansza.web.tables.routes import browser_of
from plansza.words import words_for


@get("/new/{game_id:str}", include_in_schema=False)
async def setup_page(
    request: AnyRequest, context: Context, visitor: Caller, game_id: FromPath[str]
) -> Response[str]:
    """Everything that can be settled before the first move of a game."""
    game = known_game(game_id)
    words = words_for(visitor.language, game)
    main, folded = options_of(game)
    return page(
        request,
        words,
        "setup.html",
        script="pages/setup.js",
        cookies=[browser_cookie(request, context.keys, browser_of(context, visitor))],
        shared=shared_address(game),
        offer=offer_of(game, words),
        presets=presets_of(game),
        main=main,
        folded=folded,
        levels=offered_levels(words),
        default_bot=DEFAULT_BOT,
        version=version(),
    )


SETUP_ROUTES = [setup_page]
