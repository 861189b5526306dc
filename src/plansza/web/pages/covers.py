"""The covers of the games: composed pictures for the home page, and for links that are shared."""

import asyncio
import re
from functools import lru_cache
from importlib.resources import files

from litestar import Response, get
from litestar.params import FromPath

from plansza.core import Game
from plansza.core.picture import art_used, tag
from plansza.core.plain_picture import cover as plain_cover
from plansza.games import find
from plansza.web.common.assets import FOR_A_DAY, FOR_EVER, Asset, make_asset, version
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.faults import note
from plansza.web.common.visitor import language_of
from plansza.words import LANGUAGES, words_for

BY_NIGHT = re.compile(r'="[^"]*" data-night="([^"]*)"')
BY_DAY = re.compile(r' data-night="[^"]*"')
ROOT = re.compile(r"<svg[^>]*>")


@get("/cover/{name:str}", include_in_schema=False)
async def cover(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """What a game is about: `spor.svg`, with `?night=1` by night; `spor.jpg` for messengers."""
    game_id, _, ending = name.rpartition(".")
    game = find(game_id)
    if ending == "jpg" and (shared := shared_cover(game)) is not None:
        asset = shared
    elif ending == "svg":
        night = request.query_params.get("night") == "1"
        asset = await asyncio.to_thread(draw_cover, game, language_of(request), night)
    else:
        raise web_refused("not-found", "no such picture")
    lasting = request.query_params.get("v") == version() and "lang" in request.query_params
    return asset.answer(request, FOR_EVER if lasting else FOR_A_DAY)


@lru_cache(maxsize=32 * len(LANGUAGES))
def draw_cover(game: Game, language: str, night: bool = False) -> Asset:
    """A game's own cover, with the art that it uses; without one, its name on plain paper."""
    try:
        drawn = game.pictures().cover()
        drawn = with_art(drawn, game.art()) if drawn else ""
    except Exception as error:
        note(game, error, "cover")
        drawn = ""
    drawn = drawn or plain_cover(words_for(language, game).title()).svg
    drawn = BY_NIGHT.sub(r'="\1"', drawn) if night else BY_DAY.sub("", drawn)
    return make_asset("cover.svg", drawn.encode())


def with_art(drawn: str, art: str) -> str:
    """A picture together with the symbols of the game that it uses."""
    symbols = art_used(drawn, art)
    defs = tag("defs", *symbols) if symbols else ""
    return ROOT.sub(lambda opening: opening[0] + defs, drawn, count=1)


@lru_cache(maxsize=32)
def shared_cover(game: Game) -> Asset | None:
    """The cover as pixels, which messengers show beside a link, if the game brings it along; one in
    a single file brings nothing."""
    package = type(game.pictures()).__module__.rpartition(".")[0]
    if not package:
        return None
    file = files(package).joinpath("cover.jpg")
    return make_asset("cover.jpg", file.read_bytes()) if file.is_file() else None


def shared_address(game: Game) -> str:
    """Where the picture beside a link to this game lies."""
    return f"/cover/{game.id}.{'svg' if shared_cover(game) is None else 'jpg'}"


COVER_ROUTES = [cover]
