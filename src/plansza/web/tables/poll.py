"""Small questions that pages ask often: does a table wait for me, and how are my tables doing?

A hidden page closes its stream, because browsers allow only a few connections to one server; it
asks small questions instead. Nothing here says more than the table itself says to the same visitor.
"""

from typing import Annotated

from litestar import Router, get
from litestar.params import QueryParameter
from msgspec import Struct

from plansza.core.errors import PlanszaError
from plansza.table.table import Table
from plansza.web.common.errors import web_refused
from plansza.web.common.parameters import PROBLEMS, Language, SeatAsked, TableId
from plansza.web.common.visitor import Visitor
from plansza.web.context import ServerContext
from plansza.web.tables import service
from plansza.web.tables.pictures import spoken_names
from plansza.words import words_for

MOST_ASKED = 50  # tables in one question
Ids = Annotated[
    str,
    QueryParameter(name="ids", max_length=4000, description="ids of tables, commas between them"),
]


class PollState(Struct):
    """How far a table has come, and whether it waits for the reader; `deciding` are those to move
    for whom no bot plays."""

    number: int
    status: str
    to_move: list[int]
    deciding: list[int]
    your_turn: bool


class Summary(Struct):
    """A table in a line: who plays, and whose turn it is."""

    id: str
    game: str
    title: str
    names: list[str]
    status: str
    to_move: list[int]
    held: list[int]
    your_turn: bool


class MyTables(Struct):
    """The tables a browser remembers, in its own order; those that are gone are left out."""

    tables: list[Summary]


def waits_for(table: Table, seats: list[int]) -> bool:
    """Whether one of these seats is asked: to move, or to answer an offer."""
    offer = table.offer
    asked = offer is not None and any(seat not in offer.agreed for seat in seats)
    return asked or any(seat in seats for seat in deciding(table))


def deciding(table: Table) -> list[int]:
    """The people who are to move: no bots, and nobody for whom a bot stands in."""
    return [seat for seat in table.to_move if not table.seats[seat].player]


@get("/tables/{table_id:str}/pulse", responses=PROBLEMS)
async def poll_table(
    context: ServerContext, visitor: Visitor, table_id: TableId, seat: SeatAsked = None
) -> PollState:
    """Whether a table waits for you. Whoever asks is at the table for a while."""
    table = await context.table(table_id)
    if seat is not None:
        service.seat_for(table, visitor, seat)
    context.presence.poll(table.id, visitor.held(table))
    held = visitor.held(table) if seat is None else [seat]
    to_move, waits = list(table.to_move), waits_for(table, held)
    return PollState(table.number, table.status, to_move, deciding(table), waits)


@get("/mine", responses=PROBLEMS)
async def list_my_tables(
    context: ServerContext, visitor: Visitor, ids: Ids = "", language: Language = None
) -> MyTables:
    """How the tables are doing that you remember."""
    asked = [each for each in dict.fromkeys(ids.split(",")) if each]
    if len(asked) > MOST_ASKED:
        raise web_refused("malformed", "malformed", what=f"ids: at most {MOST_ASKED}")
    found: list[Summary] = []
    for table_id in asked:
        try:
            found.append(summary(await context.table(table_id), visitor))
        except PlanszaError:  # gone, of other rules, or of a game that is not installed any more
            continue
    return MyTables(found)


def summary(table: Table, visitor: Visitor) -> Summary:
    """A table as everybody may see it, and what is the visitor's own."""
    words = words_for(visitor.language, table.game)
    held = visitor.held(table)
    return Summary(
        id=table.id,
        game=table.game.id,
        title=words.title(table.setup),
        names=spoken_names(table, words),
        status=table.status,
        to_move=list(table.to_move),
        held=held,
        your_turn=waits_for(table, held),
    )


POLL_ROUTES = Router("/api", route_handlers=[poll_table, list_my_tables])
