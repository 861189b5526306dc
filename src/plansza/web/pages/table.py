"""The page of a table, with the code that invites to it."""

from litestar import Response, get
from litestar.datastructures import Cookie
from litestar.params import FromPath
from litestar.response import Redirect

from plansza.table.decide import DEFAULT_BOT, stand_in_level
from plansza.table.table import Table
from plansza.table.turns import turn_limit
from plansza.web.coach.routes import topics_of
from plansza.web.common.assets import version
from plansza.web.common.codes import code_of
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.render import page
from plansza.web.common.visitor import Caller, Visitor, browser_cookie
from plansza.web.context import Context, ServerContext
from plansza.web.pages.covers import shared_address
from plansza.web.pages.levels import offered_levels
from plansza.web.settings import ServerSettings
from plansza.web.tables import service
from plansza.web.tables.pictures import spoken_names
from plansza.web.tables.routes import browser_of
from plansza.web.tables.times import time_left
from plansza.words import Words


@get("/t/{table_id:str}", include_in_schema=False)
async def table_page(
    request: AnyRequest, context: Context, visitor: Caller, table_id: FromPath[str]
) -> Response[str] | Redirect:
    """A table; with `?seat=TOKEN` the browser takes that seat first."""
    table = await context.table(table_id)
    cookies = [browser_cookie(request, context.keys, browser_of(context, visitor))]
    token = request.query_params.get("seat")
    if token is not None:
        back = await move_seat(request, context, table, visitor, token[:200])
        return Redirect(back, status_code=303, cookies=cookies)
    context.automation.attend(table.id)
    return show_table(request, table, visitor, cookies, context.settings)


async def move_seat(
    request: AnyRequest, context: ServerContext, table: Table, visitor: Visitor, token: str
) -> str:
    """Take a seat by a link, and where to go then.

    Messengers open links to preview them. They keep no cookies, so they take no seats.
    """
    if visitor.browser is None and request.query_params.get("again"):
        raise web_refused("no-cookies", "this browser keeps no cookies")
    if visitor.browser is None:
        return f"/t/{table.id}?seat={token}&again=1"
    await service.take_link(context, table, visitor.browser, token)
    return f"/t/{table.id}"


def show_table(
    request: AnyRequest,
    table: Table,
    visitor: Visitor,
    cookies: list[Cookie],
    settings: ServerSettings,
) -> Response[str]:
    """The frame of a table; the script fills it."""
    words = visitor.viewer(None).words(table.game)
    levels, stand_in = offered_levels(words), stand_in_level(table)
    settled = [(option.id, table.setup[option.id]) for option in table.game.options]
    return page(
        request,
        words,
        "table.html",
        script="table/table.js",
        cookies=cookies,
        table=table,
        shared=shared_address(table.game),
        held=visitor.held(table),
        secrets=service.has_secrets(table),
        names=spoken_names(table, words),
        levels=levels,
        stand_in=next((each.name for each in levels if each.id == stand_in), stand_in),
        default_bot=DEFAULT_BOT,
        version=version(),
        topics=topics_of(table.game),
        keep_finished=settings.keep_finished,
        keep_abandoned=settings.keep_abandoned,
        clock=clock_lines(words, table),
        options=[(words.option(id), words.choice(id, choice)) for id, choice in settled],
    )


def clock_lines(words: Words, table: Table) -> list[str]:
    """What was settled about the clock, if it is one by turn: how long, and what happens then."""
    limit = turn_limit(table.head.extra.get("clock"))
    if limit is None:
        return []
    lines = [
        words("page-settled-turn", time=time_left(words, limit.turn)),
        words("page-settled-late", late=limit.late, many="yes" if table.head.seats > 2 else "no"),
    ]
    if limit.weekends_off:
        lines.append(words("page-settled-weekends", zone=limit.zone.replace("_", " ")))
    return [*lines, words("page-settled-vacation", days=limit.vacation)]


@get("/t/{table_id:str}/qr.svg", include_in_schema=False)
async def table_code(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """The invitation to a table as a code to scan; it holds the address and nothing else."""
    if not table_id.isascii() or len(table_id) > 100:
        raise web_refused("not-found", "no such table")
    code = code_of(f"{str(request.base_url).rstrip('/')}/t/{table_id}")
    return Response(code.encode(), media_type="image/svg+xml")


TABLE_PAGE_ROUTES = [table_page, table_code]
