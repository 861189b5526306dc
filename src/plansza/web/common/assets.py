"""The files that pages load: scripts, stylesheet, icons, and the art of the games.

They are read and compressed once. Their addresses carry a hash of everything, so that a browser
may keep them for ever and a new version is fetched at once.
"""

import gzip
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from mimetypes import guess_type

from litestar import Response, get

from plansza.core.contract import Game
from plansza.games import GAMES, find
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.faults import note

SVG = "http://www.w3.org/2000/svg"
FOR_EVER = "public, max-age=31536000, immutable"
FOR_A_DAY = "public, max-age=86400"
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


@dataclass(frozen=True)
class Asset:
    """A file as it is and as it travels."""

    kind: str
    data: bytes
    packed: bytes
    tag: str

    def answer(self, request: AnyRequest, age: str) -> Response[bytes]:
        """The file for one browser, which may have it already."""
        headers = {"cache-control": age, "etag": self.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.data, media_type=self.kind, headers=headers)
        headers["content-encoding"] = "gzip"
        return Response(self.packed, media_type=self.kind, headers=headers)


def make_asset(name: str, data: bytes) -> Asset:
    """A file by its name, compressed once."""
    suffix = "." + name.rpartition(".")[2]
    kind = TYPES.get(suffix) or guess_type(name)[0] or "application/octet-stream"
    tag = f'"{sha256(data).hexdigest()[:24]}"'
    return Asset(kind, data, gzip.compress(data, mtime=0), tag)


@cache
def assets() -> dict[str, Asset]:
    """All static files by name."""
    folder = files("plansza.web") / "static"
    return {
        file.name: make_asset(file.name, file.read_bytes())
        for file in sorted(folder.iterdir(), key=lambda each: each.name)
        if file.is_file()
    }


@cache
def version() -> str:
    """A hash of all static files and all art."""
    whole = sha256()
    for name, asset in assets().items():
        whole.update(f"{name} {asset.tag}\n".encode())
    for game in GAMES.all().values():
        whole.update(f"{game.id} {art_of(game).tag}\n".encode())
    return whole.hexdigest()[:12]


def address(name: str) -> str:
    """Where a page finds a static file."""
    if name not in assets():
        raise LookupError(f"there is no static file “{name}”")
    return f"/static/{version()}/{name}"


@get("/static/{stamp:str}/{name:str}", include_in_schema=False)
async def static_file(request: AnyRequest, stamp: str, name: str) -> Response[bytes]:
    """A static file; a page of another version gets ours, and asks again next time."""
    asset = assets().get(name)
    if asset is None:
        raise web_refused("not-found", "no such file")
    return asset.answer(request, FOR_EVER if stamp == version() else "no-cache")


@get("/art/{name:str}", include_in_schema=False)
async def art(request: AnyRequest, name: str) -> Response[bytes]:
    """The symbols of a game's pictures, to be loaded once."""
    game_id, _, ending = name.rpartition(".")
    if ending != "svg":
        raise web_refused("not-found", "no such picture")
    return art_of(find(game_id)).answer(
        request, FOR_EVER if request.query_params.get("v") == version() else FOR_A_DAY
    )


@cache
def art_of(game: Game) -> Asset:
    """The symbols of a game's pictures as a file; an empty one where there are none."""
    try:
        symbols = game.art()
    except Exception as error:  # its pictures will be drawn plainly
        note(game, error, "picture")
        symbols = ""
    return make_asset("art.svg", f'<svg xmlns="{SVG}">{symbols}</svg>'.encode())


ASSET_ROUTES = [static_file, art]
