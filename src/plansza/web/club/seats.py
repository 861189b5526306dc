"""A player's seats on another of his devices: whoever has signed in takes them up there."""

from litestar import Response, Router, post
from litestar.params import JSONBody

from plansza.table.decide import Command, refused
from plansza.web.club.signing import club_in
from plansza.web.common.errors import AnyRequest, at_table
from plansza.web.common.parameters import PROBLEMS, Language
from plansza.web.common.requests import Id, Strict
from plansza.web.common.responses import Done
from plansza.web.common.seats import seat_secret
from plansza.web.common.visitor import Caller, browser_cookie
from plansza.web.context import Context
from plansza.web.tables.routes import browser_of


class Taking(Strict):
    """At which table."""

    table: Id


@post("/take", responses=PROBLEMS, status_code=200)
async def take_seats(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    data: JSONBody[Taking],
    language: Language = None,
) -> Response[Done]:
    """Take up your seats at a table on this device; the one that held them does so no more."""
    club, browser = club_in(context), browser_of(context, visitor)
    me = await club.needed(visitor)
    table = await context.table(data.table)
    held = set(visitor.held(table))
    mine = [
        seat
        for seat, chair in enumerate(table.seats)
        if chair.member == me.name and not chair.bot and seat not in held
    ]
    if not mine and not held:
        raise refused("not-seated", "you have no seat at this table")
    number = table.number
    with at_table(table):
        for seat in mine:
            body = {"secret": seat_secret(browser, table.head)}
            command = Command("device", seat, body, "", table.number)
            number = (await context.tables.submit(table.id, command)).number
    cookies = [browser_cookie(request, context.keys, browser)]
    return Response(Done(number, False), cookies=cookies)


SEATS_API = Router("/api/club", route_handlers=[take_seats])
