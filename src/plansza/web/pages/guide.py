"""The guide of each game: a page with the rules in our own words, and its pictures."""

import asyncio

from litestar import Response, get

from plansza.core.contract import Game
from plansza.core.errors import UnknownGame
from plansza.games import find
from plansza.web.common.assets import FOR_A_DAY, FOR_EVER, version
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.render import page
from plansza.web.common.visitor import language_of
from plansza.web.pages.handbook import handbook, picture, pictures_of
from plansza.words import words_for


def known_game(game_id: str) -> Game:
    """A game by its id in an address."""
    try:
        return find(game_id)
    except UnknownGame as error:
        raise web_refused("not-found", "no such game") from error


@get("/g/{game_id:str}", include_in_schema=False)
async def guide_page(request: AnyRequest, game_id: str) -> Response[str]:
    """How a game is played."""
    game, language = known_game(game_id), language_of(request)
    found = await asyncio.to_thread(handbook, game, language)
    return page(request, words_for(language, game), "guide.html", script="plain.js", book=found)


@get("/g/{game_id:str}/{name:str}", include_in_schema=False)
async def guide_picture(request: AnyRequest, game_id: str, name: str) -> Response[bytes]:
    """A picture of a guide: the file of its key, in the language and shape asked for."""
    game = known_game(game_id)
    key, _, ending = name.rpartition(".")
    if ending != "svg" or key not in pictures_of(game):
        raise web_refused("not-found", "no such picture")
    query = request.query_params
    found = await asyncio.to_thread(
        picture, game, key, language_of(request), query.get("tall") == "1"
    )
    lasting = FOR_EVER if query.get("v") == version() else FOR_A_DAY
    return found.answer(request, lasting if "lang" in query else "no-cache")


GUIDE_ROUTES = [guide_page, guide_picture]
