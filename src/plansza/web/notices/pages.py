"""Pages that messages lead to: to stop them, and to confirm a letter box.

They know nobody by a cookie: the address is the proof. Programs that look into people's letters
open every link, so to open one changes nothing; its button does, and what mail programs send for
their own button (RFC 8058) does the same.
"""

import asyncio
from dataclasses import replace
from urllib.parse import quote

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from plansza.store.notices import Wish
from plansza.web.common.errors import AnyRequest
from plansza.web.common.render import page
from plansza.web.common.visitor import language_of
from plansza.web.context import Context
from plansza.words import words_for

LONGEST = 60  # letters of what we made ourselves
LAST_SEAT = 63


def notice_page(
    request: AnyRequest, title: str, text: str, button: str = "", more: str = ""
) -> Response[str]:
    """A question with its button, or what was done; `more` is where everything is stopped."""
    return page(
        request,
        words_for(language_of(request)),
        "notice.html",
        script="common/plain.js",
        title=title,
        text=text,
        button=button,
        more=more,
    )


@get(
    ["/notices/stop/{recipient:str}", "/notices/stop/{recipient:str}/{table_id:str}/{seat:int}"],
    include_in_schema=False,
)
async def ask_to_stop(
    request: AnyRequest,
    recipient: FromPath[str],
    table_id: FromPath[str] = "",
    seat: FromPath[int] = 0,
) -> Response[str]:
    """Ask whether these messages shall stop: those of a table, and with another button all."""
    words = words_for(language_of(request))
    if not table_id:
        said = words("page-stop-all"), words("page-stop-all-ask"), words("page-stop-all-do")
        return notice_page(request, *said)
    said = words("page-stop"), words("page-stop-ask"), words("page-stop-do")
    return notice_page(request, *said, more=stop_path(recipient))


@post("/notices/stop/{recipient:str}", include_in_schema=False, status_code=200)
async def stop_all(
    request: AnyRequest, context: Context, recipient: FromPath[str]
) -> Response[str]:
    """Tell a recipient nothing any more; one that there is not is told nothing either."""
    found = await asyncio.to_thread(context.store.notices.recipient, recipient)
    if found is not None:
        await asyncio.to_thread(context.store.notices.forget, found.id)
    words = words_for(language_of(request))
    return notice_page(request, words("page-stop-all"), words("page-stop-all-done"))


@post(
    "/notices/stop/{recipient:str}/{table_id:str}/{seat:int}",
    include_in_schema=False,
    status_code=200,
)
async def stop_one(
    request: AnyRequest,
    context: Context,
    recipient: FromPath[str],
    table_id: FromPath[str],
    seat: FromPath[int],
) -> Response[str]:
    """Tell a recipient nothing more of this seat."""
    found = await asyncio.to_thread(context.store.notices.recipient, recipient)
    if found is not None and len(table_id) <= LONGEST and 0 <= seat <= LAST_SEAT:
        wish = Wish(table_id, seat, found.id, "")
        await asyncio.to_thread(context.store.notices.unwish, wish)
    words = words_for(language_of(request))
    more = stop_path(found.id) if found is not None else ""
    return notice_page(request, words("page-stop"), words("page-stop-done"), more=more)


def stop_path(recipient: str) -> str:
    """Where everything that a recipient is told is stopped."""
    return f"/notices/stop/{quote(recipient[:LONGEST], safe='')}"


@get("/notices/confirm/{proof:str}", include_in_schema=False)
async def ask_to_confirm(request: AnyRequest, proof: FromPath[str]) -> Response[str]:
    """Ask whether an address wants to be told."""
    words = words_for(language_of(request))
    ask, button = words("page-confirm-mail-ask"), words("page-confirm-mail-do")
    return notice_page(request, words("page-confirm-mail"), ask, button)


@post("/notices/confirm/{proof:str}", include_in_schema=False, status_code=200)
async def confirm_address(
    request: AnyRequest, context: Context, proof: FromPath[str]
) -> Response[str]:
    """From now on it is told."""
    book = context.store.notices
    words = words_for(language_of(request))
    found = await asyncio.to_thread(book.by_proof, proof)
    if found is None:
        return notice_page(request, words("page-confirm-mail"), words("page-confirm-mail-unknown"))
    await asyncio.to_thread(book.keep, replace(found, proof=None))
    return notice_page(request, words("page-confirm-mail"), words("page-confirm-mail-done"))


NOTICE_PAGE_ROUTES: list[HTTPRouteHandler] = [
    ask_to_stop,
    stop_all,
    stop_one,
    ask_to_confirm,
    confirm_address,
]
