"""Pointing at a thing of the picture: what it is and does, and how it stands.

All is told from the reader's own view, and only things in his own picture can be asked about:
whatever is not in it gets the same refusal, whether it exists or not.
"""

import re
from html import unescape
from typing import Annotated

from litestar import Router, get
from litestar.params import QueryParameter
from msgspec import Struct

from plansza.table.table import Table
from plansza.web.common.errors import web_refused
from plansza.web.common.parameters import (
    LAST_NUMBER,
    PROBLEMS,
    Language,
    SeatViewed,
    TableId,
    Tall,
)
from plansza.web.common.visitor import Caller, Viewer
from plansza.web.context import Context
from plansza.web.history.routes import seat_viewed, shown, table_at
from plansza.web.tables.pictures import Shown, position_shown, spoken_names

ID = re.compile(r'<(?!clipPath)\w+[^>]*?\sid="([^"]+)"')  # quoted values hold no “>”

Thing = Annotated[
    str,
    QueryParameter(name="thing", min_length=1, max_length=200, description="an id in the picture"),
]
Moment = Annotated[
    int | None,
    QueryParameter(
        name="number",
        ge=1,
        le=LAST_NUMBER,
        description="the number of an entry of the log: the table as it was then",
    ),
]


class About(Struct):
    """What a thing is and does after entry `number`, in sentences. None where the game tells no
    more than its name."""

    number: int
    thing: str
    lines: list[str]


def told(table: Table, viewer: Viewer, picture: str, thing: str) -> About:
    """What the game tells the viewer about a thing of his picture."""
    if thing not in things_in(picture):
        raise web_refused("no-such-thing", "there is no such thing in your picture")
    words = viewer.words(table.game)
    asked = Shown(table.game, words, spoken_names(table, words))
    position = position_shown(table)
    view = None if position is None else asked.view(position, viewer.seat)
    return About(table.number, thing, asked.about(view, thing))


def things_in(picture: str) -> set[str]:
    """The ids of everything that is drawn in a picture."""
    return {unescape(id) for id in ID.findall(picture)}


@get("/tables/{table_id:str}/about", responses=PROBLEMS)
async def read_about(
    context: Context,
    visitor: Caller,
    table_id: TableId,
    thing: Thing,
    number: Moment = None,
    seat: SeatViewed = None,
    language: Language = None,
    tall: Tall = 0,
) -> About:
    """What something in your picture is and does; now, or as you saw it after an entry."""
    table = await context.table(table_id)
    viewer = visitor.viewer(seat_viewed(table, visitor, seat))
    if number is None:
        return told(table, viewer, context.pictures.scene(table, viewer).svg, thing)
    then = await table_at(context.history, table, number)
    return told(then, viewer, shown(then, viewer).picture, thing)


ABOUT_ROUTES = Router("/api", route_handlers=[read_about])
