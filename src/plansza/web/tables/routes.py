"""The interface for programs and pages, under /api: JSON in, JSON out, all in the OpenAPI file."""

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.types import ASGIApp

from plansza import __version__
from plansza.table.decide import refuse_too_many
from plansza.web.common import requests, responses
from plansza.web.common.answers import JsonAnswer
from plansza.web.common.codes import code_of
from plansza.web.common.errors import AnyRequest, at_table, web_refused
from plansza.web.common.packing import accepts_gzip
from plansza.web.common.parameters import (
    PROBLEMS,
    After,
    Before,
    Language,
    LastSeen,
    SeatAsked,
    SeatViewed,
    TableId,
    Tall,
)
from plansza.web.common.seats import LINK_SECONDS
from plansza.web.common.visitor import Caller, Visitor, browser_cookie
from plansza.web.context import Context, ServerContext, context_of, visitor_in
from plansza.web.metrics.watch import time_move
from plansza.web.tables import service
from plansza.web.tables.log import log_page
from plansza.web.tables.stream import EventStream

DONE = ResponseSpec(responses.Done, description="it is done", generate_examples=False)
STREAM = ResponseSpec(
    responses.Update,
    description="server-sent events, each with one Update as its data",
    media_type="text/event-stream",
    generate_examples=False,
)


def browser_of(context: ServerContext, visitor: Visitor) -> str:
    """The secret of a visitor's browser: a new one, if it has none."""
    return visitor.browser or context.keys.new_browser()


def new_cookies(
    request: AnyRequest, context: ServerContext, visitor: Visitor, browser: str
) -> list[Cookie]:
    """The cookie of a browser that has none: it can repeat its next command and be known again. A
    program has a token, and gets none."""
    return [] if visitor.browser else [browser_cookie(request, context.keys, browser)]


@post("/tables", responses=PROBLEMS)
async def create_table(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    data: JSONBody[requests.NewTable],
    language: Language = None,
) -> Response[responses.Opened]:
    """Open a table, take a seat, and let bots take others; once for every `key` of a browser."""
    browser = browser_of(context, visitor)
    table, seat = await service.open_table(context, browser, data, visitor)
    opened = responses.Opened(
        table.id, seat, table.number, f"/t/{table.id}", table.commitment, table.shuffling
    )
    kept = [] if visitor.bearer else [browser_cookie(request, context.keys, browser)]
    return Response(opened, cookies=kept)


@get("/tables", responses=PROBLEMS)
async def list_tables(
    request: AnyRequest, context: Context, visitor: Caller, language: Language = None
) -> Response[responses.Tables]:
    """The open tables that wait for players."""
    browser = browser_of(context, visitor)
    found = responses.Tables(await service.listed_tables(context, visitor.language))
    return Response(found, cookies=new_cookies(request, context, visitor, browser))


@get("/tables/{table_id:str}", responses=PROBLEMS)
async def read_table(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    table_id: TableId,
    seat: SeatAsked = None,
    language: Language = None,
    tall: Tall = 0,
) -> Response[responses.TableState]:
    """Everything you may know of a table: its state, the newest of its log, your choices, the
    picture."""
    browser = browser_of(context, visitor)
    table = await context.table(table_id)
    context.automation.attend(table.id)
    context.presence.sign(table.id, visitor.held(table))
    state = await service.state_of(context, table, visitor, service.seat_for(table, visitor, seat))
    return Response(state, cookies=new_cookies(request, context, visitor, browser))


@get("/tables/{table_id:str}/log", responses=PROBLEMS)
async def read_log(
    context: Context,
    visitor: Caller,
    table_id: TableId,
    before: Before = None,
    seat: SeatViewed = None,
    language: Language = None,
) -> responses.LogPage:
    """A page of the log: the newest, or the one before a number. Ask for `older` until there is
    none, and you have all of it."""
    table = await context.table(table_id)
    viewer = visitor.viewer(service.seat_for(table, visitor, seat))
    return await log_page(context.tables, table, viewer, before)


@post("/tables/{table_id:str}/commands", responses={**PROBLEMS, 200: DONE}, status_code=200)
async def give_command(
    request: AnyRequest,
    table_id: TableId,
    data: JSONBody[requests.AnyCommand],
    language: Language = None,
) -> ASGIApp:
    """Sit down, play, take back, resign, ask, answer, talk.

    A command with a `key` can be sent again when its answer was lost: it is carried out once. Keys
    belong to a browser, known by its cookie, so ask for the table first: whoever commands without
    a cookie is served, but if that answer is lost, nobody can know him again.
    """
    # Every move comes here: to have context and visitor injected would cost more than to ask.
    context = context_of(request.app.state)
    visitor = visitor_in(request, context)
    browser = browser_of(context, visitor)
    table = await context.table(table_id, data.seen)
    with at_table(table):
        receipt = await service.submit_command(context, table, visitor, browser, data)
    if context.meter is not None and isinstance(data, requests.Play) and not receipt.repeated:
        time_move(context.meter, request.scope, receipt.committed)
    done = responses.Done(receipt.number, receipt.repeated)
    return JsonAnswer(done, new_cookies(request, context, visitor, browser))


@post("/tables/{table_id:str}/settings", responses=PROBLEMS, status_code=200)
async def change_settings(
    context: Context,
    visitor: Caller,
    table_id: TableId,
    data: JSONBody[requests.NewSettings],
    language: Language = None,
) -> responses.Preferences:
    """Your private wishes: to confirm moves, not to be asked until your next turn, quicker bots."""
    table = await context.table(table_id)
    seat = service.seat_needed(table, visitor, data.seat)
    if data.pace is not None:
        context.automation.wish(table.id, seat, data.pace)
    settings = await context.tables.prefer(table.id, seat, data.confirm, data.silent)
    context.channel.announce(table.id)
    context.automation.attend(table.id)
    return responses.Preferences(settings.confirm, settings.silent)


@get("/tables/{table_id:str}/record", responses=PROBLEMS, media_type="text/plain")
async def read_record(context: Context, table_id: TableId, language: Language = None) -> str:
    """The game on paper; moves and seed only when it is over."""
    table = await context.table(table_id)
    return table.record().text()


@post("/tables/{table_id:str}/link", responses=PROBLEMS, status_code=200)
async def make_link(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    table_id: TableId,
    data: JSONBody[requests.LinkRequest],
    language: Language = None,
) -> responses.Link:
    """A link that moves your seat to another device, once; or opens it there as well."""
    table = await context.table(table_id)
    seat = service.seat_needed(table, visitor, data.seat)
    if data.also:
        refuse_too_many(table, seat)
    token = context.keys.write_link(table, seat, also=data.also)
    address = f"{str(request.base_url).rstrip('/')}/t/{table.id}?seat={token}"
    return responses.Link(address, LINK_SECONDS, code_of(address))


@get("/tables/{table_id:str}/stream", responses={**PROBLEMS, 200: STREAM})
async def stream_table(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    table_id: TableId,
    seat: SeatViewed = None,
    after: After = None,
    last_seen: LastSeen = None,
    language: Language = None,
    tall: Tall = 0,
) -> ASGIApp:
    """Every entry behind `after` or `Last-Event-ID`, then every new one as it comes. Who missed
    more than a page of the log gets an event `anew` and the newest page. While the stream is open,
    all who hold a seat from your browser are at the table."""
    number = int(last_seen) if last_seen and last_seen.isdecimal() and len(last_seen) < 10 else 0
    seen = max(number, after or 0)
    table = await context.table(table_id, seen)
    viewer = visitor.viewer(service.seat_for(table, visitor, seat))
    if not context.hub.allows(visitor.address):
        raise web_refused("too-many-streams", "too many open streams")
    held, packed = visitor.held(table), accepts_gzip(request)
    return EventStream(context.streams, table, viewer, seen, visitor.address, held, packed)


@get("/health", responses={503: ResponseSpec(responses.Health, generate_examples=False)})
async def health(context: Context) -> Response[responses.Health]:
    """Whether this server can do its work."""
    writable = await context.proof.holds()
    state = responses.Health(
        status="ok" if writable else "failing",
        version=__version__,
        writable=writable,
        workers=context.workers.alive(),
        tables=len(context.tables),
        streams=context.hub.streams,
        processes=len(context.homes.live),
    )
    return Response(state, status_code=200 if writable else 503)


TABLE_ROUTES = Router(
    "/api",
    route_handlers=[
        create_table,
        list_tables,
        read_table,
        read_log,
        give_command,
        change_settings,
        read_record,
        make_link,
        stream_table,
    ],
)
