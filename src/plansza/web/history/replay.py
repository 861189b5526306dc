"""The page on which a game is looked at again, move by move."""

from litestar import Response, get

from plansza.table.table import OVER
from plansza.web.common.errors import AnyRequest
from plansza.web.common.render import page
from plansza.web.common.visitor import visitor_of
from plansza.web.history.history import WATCHING, open_eyes
from plansza.web.tables.pictures import spoken_names
from plansza.web.tables.routes import house_of


@get("/t/{table_id:str}/replay", include_in_schema=False)
async def replay_page(request: AnyRequest, table_id: str) -> Response[str]:
    """The frame of a replay; the script fills it.

    Two hands at one device are never shown to whoever happens to look: while the game runs, a
    browser with several seats looks back as a spectator.
    """
    house = house_of(request)
    visitor = visitor_of(request, house.keys)
    table = await house.table(table_id)
    words = visitor.viewer(None).words(table.game)
    held, seen = visitor.held(table), open_eyes(table, visitor)
    own = held[0] if held and (len(held) == 1 or table.status == OVER) else WATCHING
    return page(
        request, words, "replay.html", script="replay.js", table=table, own=own,
        names=spoken_names(table, words), over=table.status == OVER,
        eyes=seen if table.status == OVER else [],
    )  # fmt: skip
