"""What the coach could say to a player now; his page knows what he has heard before.

It is asked for only by pages on which the coach is on, so that updates carry nothing of it. All is
told from the player's own view, and from what happened as his seat saw it.
"""

from typing import Annotated

from litestar import Router, get
from litestar.params import QueryParameter
from msgspec import Struct

from plansza.core.contract import Event, Game
from plansza.core.guide import coach_of, remarks
from plansza.table.table import RUNNING, Table
from plansza.table.tail import Logged
from plansza.web.common.faults import note
from plansza.web.common.parameters import (
    LAST_NUMBER,
    NOT_BELOW_0,
    PROBLEMS,
    Language,
    SeatAsked,
    TableId,
)
from plansza.web.common.visitor import Caller, Viewer
from plansza.web.context import Context
from plansza.web.tables import service
from plansza.web.tables.pictures import spoken_names
from plansza.words import coach_words

MOST = 40  # entries that are looked back at; what is older was told, or matters no more

Since = Annotated[
    int | None,
    QueryParameter(
        name="since",
        ge=0,
        le=LAST_NUMBER,
        description="the number of an entry of the log: what happened after it is news",
        schema_extra=NOT_BELOW_0,
    ),
]


class Remark(Struct):
    """One thing to be said, once: `code` is what it is about."""

    code: str
    text: str


class Coaching(Struct):
    """What could be said after entry `number`, the most important first."""

    number: int
    remarks: list[Remark]


def topics_of(game: Game) -> list[str]:
    """All that the coach of a game may speak of; nothing where there is none, or it is broken."""
    try:
        coach = coach_of(game)
        return list(coach.codes) if coach is not None else []
    except Exception as error:
        note(game, error, "coach")
        return []


def news_in(entries: list[Logged]) -> list[Event]:
    """What happened in the game at these entries; after a take-back, only what came later."""
    found: list[Event] = []
    for entry, events in entries:
        found = [] if entry.kind == "takeback" else [*found, *events]
    return found


def said_to(table: Table, viewer: Viewer, told: list[Event]) -> list[Remark]:
    """What the coach of the game could say to a seat; nothing if he fails."""
    game = table.game
    if table.position is None or table.status != RUNNING:
        return []
    try:
        coach = coach_of(game)
        if coach is None:
            return []
        words = coach_words(viewer.language, game)
        names = spoken_names(table, words)
        found = remarks(coach, table.position.view(viewer.seat), told)
        return [Remark(phrase[0], words.remark(phrase, names)) for phrase in found]
    except Exception as error:
        note(game, error, "coach")
        return []


@get("/tables/{table_id:str}/coach", responses=PROBLEMS)
async def read_coach(
    context: Context,
    visitor: Caller,
    table_id: TableId,
    since: Since = None,
    seat: SeatAsked = None,
    language: Language = None,
) -> Coaching:
    """What a newcomer in your seat might want to know now; nothing unless the game runs."""
    table = await context.table(table_id)
    viewer = visitor.viewer(service.seat_needed(table, visitor, seat))
    after = table.number if since is None else max(since, table.number - MOST)
    told: list[Event] = []
    if after < table.number:
        part = await context.tables.part(table, after, table.number)
        told = news_in(part.logged)
    return Coaching(table.number, said_to(table, viewer, told))


COACH_ROUTES = Router("/api", route_handlers=[read_coach])
