"""The files that pages load: scripts, stylesheets, letters, icons, and the art of the games.

They are read and compressed once, scripts and styles without their comments, which are a fifth of
what they weigh. Their addresses carry a hash of everything, so that a browser may keep them for
ever and a new version is fetched at once.
"""

import gzip
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type

from litestar import Response, get
from litestar.params import FromPath

from plansza.core.contract import Game
from plansza.games import GAMES, find
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.faults import note
from plansza.web.common.packing import accepts_gzip

SVG = "http://www.w3.org/2000/svg"
FOR_EVER = "public, max-age=31536000, immutable"
FOR_A_DAY = "public, max-age=86400"
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
}


# What a script or a stylesheet says to its readers and not to a browser: whole lines, and asides.
REMARKS = re.compile(rb"^[ \t]*(//[^\n]*|/\*((?!\*/).)*\*/[ \t]*)\n", re.MULTILINE | re.DOTALL)
ASIDES = re.compile(rb"(?<=[;{},)>])[ \t]+//[^\n\"'`]*$", re.MULTILINE)  # at the end of a line
INDENTS = re.compile(rb"^[ \t]+|^\n", re.MULTILINE)


@dataclass(frozen=True)
class Asset:
    """A file as it is and as it travels."""

    kind: str
    data: bytes
    packed: bytes  # nothing where packing would not make it smaller
    tag: str

    def answer(self, request: AnyRequest, age: str) -> Response[bytes]:
        """The file for one browser, which may have it already."""
        headers = {"cache-control": age, "etag": self.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers)
        if not self.packed or not accepts_gzip(request):
            return Response(self.data, media_type=self.kind, headers=headers)
        headers["content-encoding"] = "gzip"
        return Response(self.packed, media_type=self.kind, headers=headers)


def make_asset(name: str, data: bytes) -> Asset:
    """A file by its name, compressed once."""
    suffix = "." + name.rpartition(".")[2]
    kind = TYPES.get(suffix) or guess_type(name)[0] or "application/octet-stream"
    tag = f'"{sha256(data).hexdigest()[:24]}"'
    packed = gzip.compress(data, mtime=0)
    return Asset(kind, data, packed if len(packed) < len(data) else b"", tag)


@cache
def assets() -> dict[str, Asset]:
    """All static files by name, those in folders as “letters/sans.woff2”."""
    return dict(sorted(_read(files("plansza.web") / "static", "")))


def _read(folder: Traversable, before: str) -> Iterator[tuple[str, Asset]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _read(each, f"{before}{each.name}/")
        else:
            yield before + each.name, make_asset(each.name, _lean(each.name, each.read_bytes()))


def _lean(name: str, data: bytes) -> bytes:
    """A script or a stylesheet without comments and indents; other files as they are."""
    if not name.endswith((".js", ".css")):
        return data
    return INDENTS.sub(b"", ASIDES.sub(b"", REMARKS.sub(b"", data)))


@cache
def version() -> str:
    """A hash of all static files and all art."""
    whole = sha256()
    for name, asset in assets().items():
        whole.update(f"{name} {asset.tag}\n".encode())
    for game in GAMES.all().values():
        whole.update(f"{game.id} {art_of(game).tag}\n".encode())
    return whole.hexdigest()[:12]


def address(*names: str) -> str:
    """Where a page finds a static file, or several stylesheets as one, which travel lighter so."""
    whole = "+".join(names)
    if static(whole) is None:
        raise LookupError(f"there is no static file “{whole}”")
    return f"/static/{version()}/{whole}"


@lru_cache(maxsize=64)
def static(name: str) -> Asset | None:
    """A static file by its name, several stylesheets by theirs: “prompt.css+players.css”."""
    parts = name.split("+")
    if len(parts) == 1:
        return assets().get(name)
    known = len(set(parts)) == len(parts) and all(part in assets() for part in parts)
    if not known or not all(part.endswith(".css") for part in parts):
        return None
    return make_asset(name, b"".join(assets()[part].data for part in parts))


@get("/static/{stamp:str}/{name:path}", include_in_schema=False)
async def static_file(
    request: AnyRequest, stamp: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """A static file; a page of another version gets ours, and asks again next time."""
    asset = static(name.removeprefix("/"))
    if asset is None:
        raise web_refused("not-found", "no such file")
    return asset.answer(request, FOR_EVER if stamp == version() else "no-cache")


@get("/art/{name:str}", include_in_schema=False)
async def art(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
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
