"""The page on which a game is looked at again, move by move."""

from litestar import Response, get
from litestar.params import FromPath

from plansza.table.table import OVER
from plansza.web.common.errors import AnyRequest
from plansza.web.common.parameters import WATCHING
from plansza.web.common.render import page
from plansza.web.common.visitor import Caller
from plansza.web.context import Context
from plansza.web.history.routes import viewable_seats
from plansza.web.tables.pictures import spoken_names


@get("/t/{table_id:str}/replay", include_in_schema=False)
async def replay_page(
    request: AnyRequest, context: Context, visitor: Caller, table_id: FromPath[str]
) -> Response[str]:
    """The frame of a replay; the script fills it.

    Two hands at one device are never shown to whoever happens to look: while the game runs, a
    browser with several seats looks back as a spectator.
    """
    table = await context.table(table_id)
    words = visitor.viewer(None).words(table.game)
    held, over = visitor.held(table), table.status == OVER
    return page(
        request,
        words,
        "replay.html",
        script="pages/replay.js",
        table=table,
        own=held[0] if held and (len(held) == 1 or over) else WATCHING,
        names=spoken_names(table, words),
        over=over,
        eyes=viewable_seats(table, visitor) if over else [],
    )
