"""What makes an app of the pages, on a phone or a desk: manifest, worker, and a page for when there
is no connection. Only over https: browsers give no worker to plain http, and need none there."""

import json
from functools import cache

from litestar import Response, get

from plansza.web.common.assets import address, assets, version
from plansza.web.common.errors import AnyRequest
from plansza.web.common.render import CLUB, modules_of, page
from plansza.web.common.visitor import language_of
from plansza.words import words_for

NAME = "plansza"
PAPER, TABLE = "#fbf5e6", "#c9a678"  # `--slip` and `--table` of the stylesheet
WORKER = "app/worker.js"
AWAY = "app/away.js"
LETTERS = ("letters/sans.woff2", "letters/serif-700.woff2")
SHELL = ("icon.svg", "pages/alone.css", *LETTERS, AWAY, "common/app.js")
ICONS = (("icon-192.png", "192x192", "any"), ("icon-512.png", "512x512", "any"))
MASKABLE = ("icon-maskable.png", "512x512", "maskable")


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: AnyRequest) -> Response[bytes]:
    """What a phone needs to know to keep the pages as an app."""
    words = words_for(language_of(request))
    icons = [
        {"src": address(f"app/{name}"), "sizes": sizes, "type": "image/png", "purpose": purpose}
        for name, sizes, purpose in (*ICONS, MASKABLE)
    ]
    club = request.app.state.get(CLUB)
    if club is not None and club.icon:
        own = {"src": f"/club/icon?v={club.icon.tag}", "type": club.icon.kind}
        icons.insert(0, {**own, "sizes": "any", "purpose": "any"})
    name = club.name if club is not None else NAME
    shortcuts = [
        {"name": words("app-mine"), "url": "/my"},
        {"name": words("app-puzzle"), "url": "/puzzles"},
    ]
    told = {
        "id": "/",
        "name": name,
        "short_name": name,
        "description": words("app-about"),
        "lang": words.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": TABLE,
        "background_color": PAPER,
        "categories": ["games"],
        "icons": icons,
        "shortcuts": shortcuts,
    }
    body = json.dumps(told, ensure_ascii=False).encode()
    headers = {"cache-control": "no-cache", "vary": "accept-language, cookie"}
    return Response(body, media_type="application/manifest+json", headers=headers)


@get("/worker.js", include_in_schema=False)
async def worker(request: AnyRequest) -> Response[bytes]:
    """The worker of this version. Its address carries version and language, so that a page of a new
    version has a new worker, and its text names them, so that a browser sees that it is another."""
    language = language_of(request)
    begin = f"self.SHELL = {json.dumps(shell(language))};\n"
    body = begin.encode() + assets()[WORKER].data
    return Response(body, media_type="text/javascript", headers={"cache-control": "no-cache"})


@cache
def shell(language: str) -> dict[str, object]:
    """What the worker keeps: all that the page for no connection needs."""
    away = f"/away?lang={language}"
    modules = {address(name) for script in (AWAY, "common/app.js") for name in modules_of(script)}
    kept = {address(name) for name in SHELL} | {address("letters/letters.css", "style.css")}
    return {"version": version(), "away": away, "kept": sorted(kept | modules)}


@get("/away", include_in_schema=False)
async def away_page(request: AnyRequest) -> Response[str]:
    """What is shown in place of any page when the server cannot be reached."""
    return page(request, words_for(language_of(request)), "away.html", script=AWAY)


APP_ROUTES = [manifest, worker, away_page]
