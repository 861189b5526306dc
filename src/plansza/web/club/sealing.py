"""Tables of a deal that others play still are closed: nobody looks on, nobody looks back, and no
seed is shown, until all of them are over.

It is asked before any route, by the address alone, so that a route that comes later is closed, too;
what its own players need is listed here.
"""

import asyncio
import re
from typing import Any

from litestar import Request
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from plansza.club.deals import Deals
from plansza.core.errors import PlanszaError
from plansza.table.decide import refused
from plansza.table.seats import hash_secret
from plansza.table.table import OPEN, OVER, Table
from plansza.table.tables import Tables
from plansza.web.common.errors import web_refused
from plansza.web.common.seats import seat_secret, seats_held
from plansza.web.common.visitor import visitor_of

ADDRESS = re.compile(r"/+(api/+tables|t)/+([^/]+)(/.*?)?/*", re.DOTALL)
# What its players may ask of a table while it is sealed; looking back only until it is over.
OWN = {"", "/commands", "/log", "/settings", "/link", "/stream", "/pulse", "/about", "/coach"}
OWN |= {"/hint", "/qr.svg", "/look", "/why", "/feed"}
BACK = ("/moments", "/replay")
# What others may before the game begins, to sit down; nobody holds a line into it.
BEFORE = {"", "/pulse", "/qr.svg", "/commands"}
REMEMBERED = 5000  # deals that are known to be over


class SealedDeals:
    """Which tables are sealed, and who may sit at them."""

    def __init__(self, tables: Tables) -> None:
        self.kept = Deals(tables.store)
        self._tables = tables
        self._over: set[str] = set()

    async def is_sealed(self, table: Table) -> bool:
        """Whether others play, or may still play, the same deal."""
        id = table.head.extra.get("deal")
        if not id or id in self._over:
            return False
        deal = await asyncio.to_thread(self.kept.find, str(id))
        if deal is not None and not deal.over:
            return True
        if len(self._over) > REMEMBERED:
            self._over.clear()
        self._over.add(str(id))
        return False

    async def claim(self, table: Table, browser: str, member: str) -> None:
        """Nobody sits at two tables of one deal, nor at any when it is over."""
        id = str(table.head.extra.get("deal", ""))
        if not id:
            return
        deal = await asyncio.to_thread(self.kept.find, id)
        if deal is None or deal.over:
            raise web_refused("deal-over", "this deal is over: its luck is known")
        marks = [hash_secret(seat_secret(browser, table.head))[:40], *([member] if member else [])]
        left: list[str] = []
        for other in deal.tables:
            if other == table.id:
                continue
            found = await self._tables.table(other)
            if sits_at(found, browser, member):
                raise one_table()
            left += [other] * (found.status == OPEN)
        if not await asyncio.to_thread(self.kept.claim, id, marks, table.id, left):
            raise one_table()


def one_table() -> Exception:
    return refused("one-table", "you play this deal at another table already")


def sits_at(table: Table, browser: str | None, member: str) -> bool:
    """Whether somebody, as a browser or as a player, has a seat here."""
    return bool(seats_held(table, browser)) or any(
        member and chair.member == member for chair in table.seats
    )


class Seal(ASGIMiddleware):
    """Stands before all routes of tables."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Refusals raised here become ordinary answers."""
        found = ADDRESS.fullmatch(scope["path"])
        if found is not None:
            await check(Request(scope), found[2], found[3] or "", found[1] == "t")
        await next_app(scope, receive, send)


async def check(request: Request[Any, Any, Any], table_id: str, rest: str, on_page: bool) -> None:
    """Refuse what would tell one table of another."""
    from plansza.web.context import context_of

    context = context_of(request.app.state)
    if context.club is None:
        return
    try:
        table = await context.table(table_id)
    except PlanszaError:  # whoever answers says why
        return
    if not await context.club.deals.is_sealed(table):
        return
    visitor = visitor_of(request, context.keys)
    rest = re.sub("/+", "/", rest)
    if not permitted(request, table, visitor.held(table), rest, on_page):
        raise web_refused("deal-sealed", "others play this deal still: later")


def permitted(
    request: Request[Any, Any, Any], table: Table, held: list[int], rest: str, on_page: bool
) -> bool:
    """Whether this may be asked while the deal is played."""
    asked = request.query_params.getall("seat", [])
    moves_seat = rest == "" and any("." in each for each in asked)  # a link of a player's own
    if not held:
        return (moves_seat and on_page) or (table.status == OPEN and rest in BEFORE)
    if not moves_seat and not set(asked) <= {"-1", *map(str, held)}:
        return False
    return rest in OWN or (rest.startswith(BACK) and table.status != OVER)
