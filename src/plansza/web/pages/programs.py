"""The page on which people make tokens, register bots, and challenge those of others."""

from litestar import Response, get

from plansza.table.names import visible
from plansza.web.common.errors import AnyRequest
from plansza.web.common.render import page
from plansza.web.common.visitor import Caller, browser_cookie
from plansza.web.context import Context
from plansza.web.pages.offers import offered
from plansza.web.tables.routes import browser_of
from plansza.words import words_for


@get("/programs", include_in_schema=False)
async def programs_page(request: AnyRequest, context: Context, visitor: Caller) -> Response[str]:
    """Programs at the table; with `?table=ID` tokens can be made for one's seats there."""
    words = words_for(visitor.language)
    section = context.settings.configuration.programs
    games, _ = offered(visitor.language)
    seats: list[tuple[int, str]] = []
    table_id = request.query_params.get("table", "")[:200]
    if table_id:
        table = await context.table(table_id)
        seats = [(seat, visible(table.seats[seat].name)) for seat in visitor.held(table)]
    return page(
        request,
        words,
        "programs.html",
        script="programs/programs.js",
        cookies=[browser_cookie(request, context.keys, browser_of(context, visitor))],
        games=games,
        titles={
            offer.game.id: {
                "title": offer.words.title(),
                "seats": offer.game.seat_counts[0],
                "options": {option.id: option.default for option in offer.game.options},
            }
            for offer in games
        },
        section=section,
        seats=seats,
        table_id=table_id,
    )


PROGRAM_PAGE_ROUTES = [programs_page]
