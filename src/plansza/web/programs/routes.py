"""The routes for programs at a table: a look, a reason, and the feed."""

from functools import partial
from typing import Annotated, Any, cast

from litestar import Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from litestar.types import ASGIApp
from msgspec import Struct

from plansza.core.errors import PlanszaError
from plansza.games import GAMES
from plansza.table.table import Table
from plansza.web.common.bearer import SEAT
from plansza.web.common.errors import AnyRequest, at_table, web_refused
from plansza.web.common.packing import accepts_gzip
from plansza.web.common.parameters import (
    PROBLEMS,
    After,
    Language,
    SeatViewed,
    TableId,
)
from plansza.web.common.visitor import Caller, Viewer, Visitor
from plansza.web.context import Context, ServerContext
from plansza.web.programs.feed import Feed, Line, Looking, StateLine, state_line
from plansza.web.tables import service
from plansza.words import words_for

FEED = ResponseSpec(
    cast(type[Any], Line),
    description="one JSON object in each line",
    media_type="application/x-ndjson",
    generate_examples=False,
)
MoveAsked = Annotated[
    str, QueryParameter(name="move", max_length=190, description="a move in notation")
]


class Choice(Struct):
    """A choice of an option."""

    id: str
    title: str


class OptionState(Struct):
    """Something that is settled with a table."""

    id: str
    title: str
    default: str
    choices: list[Choice]


class GameState(Struct):
    """A game: how many play it, and with which options."""

    id: str
    title: str
    seats: list[int]
    rules_version: int
    options: list[OptionState]


class Games(Struct):
    """The games of this server."""

    games: list[GameState]


class Why(Struct):
    """Whether a move is legal, and why not, as far as its seat may know."""

    move: str
    legal: bool
    code: str = ""
    message: str = ""


@get("/games", responses=PROBLEMS, sync_to_thread=False)
def list_games(visitor: Caller, language: Language = None) -> Games:
    """What is played here, and how it can be set up."""
    found: list[GameState] = []
    for game in GAMES.all().values():
        words = words_for(visitor.language, game)
        options = [
            OptionState(
                option.id,
                words.option(option.id),
                option.default,
                [Choice(each, words.choice(option.id, each)) for each in option.choices],
            )
            for option in game.options
        ]
        seats = list(game.seat_counts)
        found.append(GameState(game.id, words.title(), seats, game.rules_version, options))
    return Games(found)


async def viewed(
    context: ServerContext, visitor: Visitor, table_id: str, seat: int | None, after: int = 0
) -> tuple[Table, Viewer]:
    """A table, and with whose eyes it is seen; whoever asks shows that he is there."""
    table = await context.table(table_id, after)
    context.automation.attend(table.id)
    held = visitor.held(table)
    context.presence.sign(table.id, held)
    if held and visitor.bearer is not None:
        await context.sittings.touch(visitor.bearer, table.id)
    return table, visitor.viewer(service.seat_for(table, visitor, seat))


@get("/tables/{table_id:str}/look", responses=PROBLEMS)
async def look(
    context: Context,
    visitor: Caller,
    table_id: TableId,
    seat: SeatViewed = None,
    after: After = None,
    language: Language = None,
) -> StateLine:
    """The first line of the feed, once: all that a program may know of a table."""
    table, viewer = await viewed(context, visitor, table_id, seat, after or 0)
    held = visitor.held(table)
    return await state_line(context.streams, context.looks, table, viewer, held, after or 0)


@get("/tables/{table_id:str}/why", responses=PROBLEMS)
async def why_not(
    context: Context,
    visitor: Caller,
    table_id: TableId,
    move: MoveAsked,
    seat: SeatViewed = None,
    language: Language = None,
) -> Why:
    """Whether your seat may make a move now, and why not; nothing is played."""
    table, viewer = await viewed(context, visitor, table_id, seat)
    words, names = viewer.words(table.game), table.names()
    with at_table(table):
        number = table.game.read_move(move)
        if viewer.seat is None:
            raise web_refused("not-seated", "you watch this table: sit down to take part")
        if table.position is None:
            raise web_refused("table-open", "the game has not started yet")
        refusal: PlanszaError | None = table.position.why_not(viewer.seat, number)
    written = table.game.write_move(number)
    if refusal is None:
        return Why(written, True)
    return Why(written, False, refusal.code, words.error(refusal, names))


@get("/tables/{table_id:str}/feed", responses={**PROBLEMS, 200: FEED})
async def feed(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    table_id: TableId,
    seat: SeatViewed = None,
    after: After = None,
    language: Language = None,
) -> ASGIApp:
    """A table's feed: first the whole state, with the log behind `after`, then every entry as it
    comes. Come back with the number of the last line, and nothing is missed or told twice."""
    table, viewer = await viewed(context, visitor, table_id, seat, after or 0)
    if not context.hub.allows(visitor.address):
        raise web_refused("too-many-streams", "too many open streams")
    bearer = visitor.bearer
    bound = bearer is not None and bearer.kind == SEAT
    watching = partial(context.tokens.watching, bearer)
    return Feed(
        context.streams,
        table,
        viewer,
        after or 0,
        visitor.address,
        visitor.held(table),
        accepts_gzip(request),
        Looking(context.looks, watching, bound),
    )


PROGRAM_ROUTES = Router("/api", route_handlers=[list_games, look, why_not, feed])
