"""Plain pages: enough to see a table and to take a seat by a link. The real ones come later."""

from hashlib import sha256
from html import escape

from litestar import Response, get
from litestar.datastructures import Cookie
from litestar.response import Redirect

from plansza.core.contract import Game
from plansza.games import find
from plansza.table.table import Table
from plansza.web import service
from plansza.web.errors import AnyRequest, web_refused
from plansza.web.pictures import Viewer
from plansza.web.routes import visitor_with_browser
from plansza.web.visitor import LANGUAGE_COOKIE, browser_cookie, language_cookie
from plansza.words import LANGUAGES, words_for

ART_AGE = 86400
SVG = "http://www.w3.org/2000/svg"


def page(language: str, title: str, *paragraphs: str) -> str:
    """A page without design; every paragraph is markup already."""
    body = "\n".join(paragraphs)
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n{body}\n"
        "</body>\n</html>\n"
    )


def paragraph(text: str, tag: str = "p") -> str:
    """A text from anybody, made harmless."""
    return f"<{tag}>{escape(text)}</{tag}>"


def anchor(address: str, text: str) -> str:
    """A link in a paragraph of its own."""
    return f'<p><a href="{escape(address)}">{escape(text)}</a></p>'


def html(text: str, cookies: list[Cookie]) -> Response[str]:
    """A page as an answer."""
    return Response(text, media_type="text/html", cookies=cookies)


def asked_language(request: AnyRequest) -> list[Cookie]:
    """Remember a language that the address asks for."""
    asked = request.query_params.get("lang")
    wanted = asked in LANGUAGES and asked != request.cookies.get(LANGUAGE_COOKIE)
    return [language_cookie(str(asked))] if wanted else []


@get("/", include_in_schema=False)
async def front_page(request: AnyRequest) -> Response[str]:
    """The open tables."""
    house, visitor, browser = visitor_with_browser(request)
    words = words_for(visitor.language)
    tables = await service.listed_tables(house, visitor.language)
    lines = [anchor(f"/t/{each.id}", f"{each.title}: {', '.join(each.names)}") for each in tables]
    lines = lines or [paragraph(words("page-no-tables"))]
    cookies = [browser_cookie(request, house.keys, browser), *asked_language(request)]
    text = page(visitor.language, words("page-tables"), *lines,
                anchor("/api/schema", words("page-schema")))  # fmt: skip
    return html(text, cookies)


@get("/t/{table_id:str}", include_in_schema=False)
async def table_page(request: AnyRequest, table_id: str) -> Response[str] | Redirect:
    """A table as text; with `?seat=TOKEN` the browser takes that seat first."""
    house, visitor, browser = visitor_with_browser(request)
    table = await house.table(table_id)
    cookies = [browser_cookie(request, house.keys, browser), *asked_language(request)]
    token = request.query_params.get("seat")
    if token is not None:
        # Messengers open links to preview them. They keep no cookies, so they take no seats.
        if visitor.browser is None and request.query_params.get("again"):
            raise web_refused("no-cookies", "this browser keeps no cookies")
        back = f"/t/{table_id}"
        if visitor.browser is None:
            back += f"?seat={token[:200]}&again=1"
        else:
            await service.take_link(house, table, browser, token[:200])
        return Redirect(back, status_code=303, cookies=cookies)
    house.steward.attend(table.id)
    viewer = visitor.viewer(service.seat_for(table, visitor, None))
    return html(table_text(table, viewer), cookies)


def table_text(table: Table, viewer: Viewer) -> str:
    """The state of a table as a page of text."""
    words = viewer.words(table.game)
    lines = [paragraph(words("page-watching") if viewer.seat is None
                       else words("page-your-seat", seat=viewer.seat + 1))]  # fmt: skip
    lines += [paragraph(f"{number}. {name}") for number, name in enumerate(table.names(), 1)]
    if table.position is None:
        lines.append(paragraph(words("page-waiting")))
    else:
        lines.append(paragraph(table.game.sketch(table.position.view(viewer.seat), words), "pre"))
    lines.append(anchor(f"/api/tables/{table.id}", words("page-data")))
    return page(viewer.language, words.title(), *lines)


@get("/art/{name:str}", include_in_schema=False)
async def art(request: AnyRequest, name: str) -> Response[bytes]:
    """The symbols of a game's pictures, to be loaded once."""
    game_id, _, ending = name.rpartition(".")
    data = art_of(find(game_id)) if ending == "svg" else None
    if data is None:
        raise web_refused("not-found", "no such picture")
    tag = f'"{sha256(data).hexdigest()[:24]}"'
    headers = {"cache-control": f"public, max-age={ART_AGE}", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, media_type="image/svg+xml", headers=headers)


def art_of(game: Game) -> bytes | None:
    """The symbols of a game's pictures as a file, if it has any."""
    symbols = game.art()
    return f'<svg xmlns="{SVG}">{symbols}</svg>'.encode() if symbols else None
