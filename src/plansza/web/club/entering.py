"""The page at the door, and what it sends."""

import asyncio
from typing import Annotated
from urllib.parse import urlsplit

from litestar import Response, Router, get, post
from litestar.params import JSONBody
from litestar.response import Redirect
from msgspec import Meta, Struct

from plansza.web.club.gate import Gate
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.parameters import PROBLEMS, Language
from plansza.web.common.render import page
from plansza.web.common.requests import Strict
from plansza.web.common.visitor import Caller, browser_cookie
from plansza.web.context import Context, ServerContext
from plansza.web.tables.routes import browser_of
from plansza.words import words_for

LONGEST_TARGET = 500


class Entrance(Strict):
    """The passphrase of the club."""

    passphrase: Annotated[str, Meta(max_length=400)]


class Entered(Struct):
    """You are in; every further request carries the cookies of this answer."""

    entered: bool


def target_of(asked: str) -> str:
    """Where somebody wanted to go: a place of ours, whatever the address says."""
    parts = urlsplit(asked[:LONGEST_TARGET])
    plain = asked.startswith("/") and not asked.startswith("//") and "\\" not in asked
    if not plain or parts.scheme or parts.netloc or any(ord(each) < 33 for each in asked):
        return "/"
    return asked[:LONGEST_TARGET] if parts.path != "/enter" else "/"


def gate_of(context: ServerContext) -> Gate:
    """The door; whoever asks for it where there is none has a wrong address."""
    if context.gate is None:
        raise web_refused("not-found", "no such page")
    return context.gate


@get("/enter", include_in_schema=False)
async def enter_page(
    request: AnyRequest, context: Context, visitor: Caller
) -> Response[str] | Redirect:
    """The door: whoever is in already goes on to where he wanted to."""
    target = target_of(request.query_params.get("to", "/"))
    if gate_of(context).is_in(request):
        return Redirect(target, status_code=303)
    cookies = [browser_cookie(request, context.keys, browser_of(context, visitor))]
    words = words_for(visitor.language)
    script = "club/enter.js"
    return page(request, words, "club/enter.html", script=script, cookies=cookies, target=target)


@post("/enter", responses=PROBLEMS, status_code=200)
async def enter(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    data: JSONBody[Entrance],
    language: Language = None,
) -> Response[Entered]:
    """Say the passphrase of the club. What is guessed wrongly counts, by address."""
    gate = gate_of(context)
    context.limiter.check(visitor.host, "guess")
    if not await asyncio.to_thread(gate.passphrase.fits, data.passphrase):
        raise web_refused("wrong-passphrase", "that is not the passphrase of this club")
    context.limiter.give_back(visitor.host, "guess")
    browser = browser_of(context, visitor)
    cookies = [browser_cookie(request, context.keys, browser), gate.cookie(request, browser)]
    return Response(Entered(True), cookies=cookies)


ENTER_API = Router("/api", route_handlers=[enter])
ENTER_PAGES = [enter_page]
