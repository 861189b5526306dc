"""The interface for programs and pages, under /api: JSON in, JSON out, all in the OpenAPI file."""

import asyncio
import time
from collections.abc import Callable
from typing import Annotated, TypeVar

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, Parameter, QueryParameter
from litestar.types import ASGIApp

from plansza import __version__
from plansza.store.entries import StoreError
from plansza.web.common import requests, responses
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.seats import LINK_SECONDS
from plansza.web.common.visitor import Visitor, browser_cookie, visitor_of
from plansza.web.context import House
from plansza.web.tables import service
from plansza.web.tables.stream import EventStream

NOT_BELOW_0 = {"minimum": 0}  # Litestar forgets a bound of zero where there may be nothing
Kept = TypeVar("Kept")
TableId = Annotated[str, Parameter(description="the table's id", max_length=200)]
SeatAsked = Annotated[
    int | None,
    QueryParameter(name="seat", ge=0, le=63, description="which of your seats",
              schema_extra=NOT_BELOW_0),
]  # fmt: skip
Language = Annotated[str | None, QueryParameter(name="lang", description="pl or en", max_length=20)]
Tall = Annotated[
    int,
    QueryParameter(name="tall", ge=0, le=1, description="1: the picture for a phone held upright"),
]
After = Annotated[
    int | None,
    QueryParameter(name="after", ge=0, le=2**31 - 1, description="the last number seen",
              schema_extra=NOT_BELOW_0),
]  # fmt: skip
LastSeen = Annotated[
    str | None, HeaderParameter(name="last-event-id", description="what a browser sends by itself")
]
PROBLEMS = {
    status: ResponseSpec(responses.Problem, description=text, generate_examples=False)
    for status, text in {
        403: "not your seat, or from another site",
        404: "no such table",
        409: "not now: look again",
        413: "too large",
        415: "not JSON",
        422: "malformed, or against the rules",
        429: "too many requests",
        503: "the store is away",
    }.items()
}


def house_of(request: AnyRequest) -> House:
    """The parts of this server."""
    house = request.app.state["house"]
    assert isinstance(house, House)
    return house


def kept(request: AnyRequest, kind: type[Kept], make: Callable[[House], Kept]) -> Kept:
    """What this server has one of; made when the first asks for it."""
    state = request.app.state
    if kind.__name__ not in state:
        state[kind.__name__] = make(house_of(request))
    found = state[kind.__name__]
    assert isinstance(found, kind)
    return found


def visitor_with_browser(request: AnyRequest) -> tuple[House, Visitor, str]:
    """Whoever asks, with a new secret for a browser that has none."""
    house = house_of(request)
    visitor = visitor_of(request, house.keys)
    return house, visitor, visitor.browser or house.keys.new_browser()


def new_cookies(request: AnyRequest, house: House, visitor: Visitor, browser: str) -> list[Cookie]:
    """The cookie of a browser that has none: it can repeat its next command and be known again."""
    return [] if visitor.browser else [browser_cookie(request, house.keys, browser)]


@post("/tables", responses=PROBLEMS)
async def create_table(
    request: AnyRequest, data: requests.NewTable, language: Language = None
) -> Response[responses.Opened]:
    """Open a table, take a seat, and let bots take others; once for every `key` of a browser."""
    house, visitor, browser = visitor_with_browser(request)
    table, seat = await service.open_table(house, browser, data, visitor.language)
    opened = responses.Opened(table.id, seat, table.number, f"/t/{table.id}")
    return Response(opened, cookies=[browser_cookie(request, house.keys, browser)])


@get("/tables", responses=PROBLEMS)
async def list_tables(request: AnyRequest, language: Language = None) -> Response[responses.Tables]:
    """The open tables that wait for players."""
    house, visitor, browser = visitor_with_browser(request)
    tables = responses.Tables(await service.listed_tables(house, visitor.language))
    return Response(tables, cookies=new_cookies(request, house, visitor, browser))


@get("/tables/{table_id:str}", responses=PROBLEMS)
async def read_table(
    request: AnyRequest, table_id: TableId, seat: SeatAsked = None, language: Language = None,
    tall: Tall = 0,
) -> Response[responses.TableState]:  # fmt: skip
    """Everything you may know of a table: its state, its log, your choices, the picture."""
    house, visitor, browser = visitor_with_browser(request)
    table = await house.table(table_id)
    house.steward.attend(table.id)
    state = await service.state_of(house, table, visitor, service.seat_for(table, visitor, seat))
    return Response(state, cookies=new_cookies(request, house, visitor, browser))


@post("/tables/{table_id:str}/commands", responses=PROBLEMS, status_code=200)
async def give_command(
    request: AnyRequest, table_id: TableId, data: requests.AnyCommand, language: Language = None
) -> Response[responses.Done]:
    """Sit down, play, take back, resign, ask, answer, talk.

    A command with a `key` can be sent again when its answer was lost: it is carried out once. Keys
    belong to a browser, known by its cookie, so ask for the table first: whoever commands without
    a cookie is served, but if that answer is lost, nobody can know him again.
    """
    house, visitor, browser = visitor_with_browser(request)
    table = await house.table(table_id, data.seen)
    request.state["table"] = table  # for refusals in its words
    receipt = await service.carry(house, table, visitor, browser, data)
    done = responses.Done(receipt.number, receipt.repeated)
    return Response(done, cookies=new_cookies(request, house, visitor, browser))


@post("/tables/{table_id:str}/settings", responses=PROBLEMS, status_code=200)
async def change_settings(
    request: AnyRequest, table_id: TableId, data: requests.NewSettings, language: Language = None
) -> responses.Preferences:
    """Your private wishes: to confirm moves, or not to be asked until your next turn."""
    house = house_of(request)
    table = await house.table(table_id)
    seat = service.seat_needed(table, visitor_of(request, house.keys), data.seat)
    settings = await house.hall.prefer(table.id, seat, data.confirm, data.silent)
    house.wire.tell(table.id, table.number)
    house.steward.attend(table.id)
    return responses.Preferences(settings.confirm, settings.silent)


@get("/tables/{table_id:str}/record", responses=PROBLEMS, media_type="text/plain")
async def read_record(request: AnyRequest, table_id: TableId, language: Language = None) -> str:
    """The game on paper; moves and seed only when it is over."""
    table = await house_of(request).table(table_id)
    return table.record().text()


@post("/tables/{table_id:str}/link", responses=PROBLEMS, status_code=200)
async def make_link(
    request: AnyRequest, table_id: TableId, data: requests.LinkWish, language: Language = None
) -> responses.Link:
    """A link that moves your seat to another device, once."""
    house = house_of(request)
    table = await house.table(table_id)
    seat = service.seat_needed(table, visitor_of(request, house.keys), data.seat)
    token = house.keys.write_link(table, seat)
    return responses.Link(f"{str(request.base_url).rstrip('/')}/t/{table.id}?seat={token}",
                         LINK_SECONDS)  # fmt: skip


@get(
    "/tables/{table_id:str}/stream",
    responses={
        **PROBLEMS,
        200: ResponseSpec(
            responses.Update, description="server-sent events, each with one Update as its data",
            media_type="text/event-stream", generate_examples=False,
        ),
    },
)  # fmt: skip
async def stream_table(
    request: AnyRequest, table_id: TableId, seat: SeatAsked = None, after: After = None,
    last_seen: LastSeen = None, language: Language = None, tall: Tall = 0,
) -> ASGIApp:  # fmt: skip
    """Every entry behind `after` or `Last-Event-ID`, then every new one as it comes."""
    house = house_of(request)
    visitor = visitor_of(request, house.keys)
    number = int(last_seen) if last_seen and last_seen.isdecimal() and len(last_seen) < 10 else 0
    seen = max(number, after or 0)
    table = await house.table(table_id, seen)
    viewer = visitor.viewer(service.seat_for(table, visitor, seat))
    address = request.client.host if request.client is not None else "-"
    if not house.hub.allows(address):
        raise web_refused("too-many", "too many open streams")
    return EventStream(house.desk, table, viewer, seen, address)


@get("/health", responses={503: ResponseSpec(responses.Health, generate_examples=False)})
async def health(request: AnyRequest) -> Response[responses.Health]:
    """Whether this server can do its work."""
    house = house_of(request)
    try:
        await asyncio.to_thread(house.store.set_setting, "health", str(time.time()))
        writable = True
    except StoreError:
        writable = False
    state = responses.Health(
        "ok" if writable else "failing", __version__, writable, house.workers.alive(),
        len(house.hub),
    )  # fmt: skip
    return Response(state, status_code=200 if writable else 503)


API = Router(
    "/api",
    route_handlers=[
        create_table, list_tables, read_table, give_command, change_settings, read_record,
        make_link, stream_table,
    ],
)  # fmt: skip
