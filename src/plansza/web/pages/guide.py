"""The guide of each game: a page with the rules in our own words, and its pictures."""

import asyncio
from dataclasses import dataclass

from litestar import Response, get
from litestar.params import FromPath

from plansza.core.contract import Game
from plansza.core.errors import BrokenGame, UnknownGame, blaming
from plansza.games import find
from plansza.lessons import course_of
from plansza.web.common.assets import FOR_A_DAY, FOR_EVER, version
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.faults import faults_of, note, sentence
from plansza.web.common.render import page
from plansza.web.common.visitor import language_of
from plansza.web.pages.covers import shared_address
from plansza.web.pages.handbook import Handbook, handbook, picture, pictures_of
from plansza.web.pages.offers import puzzles_at
from plansza.words import Words, words_for
from plansza.words.missing import missing, said


def known_game(game_id: str) -> Game:
    """A game by its id in an address."""
    try:
        return find(game_id)
    except BrokenGame:
        raise
    except UnknownGame as error:
        raise web_refused("not-found", "no such game") from error


@get("/g/{game_id:str}", include_in_schema=False)
async def guide_page(request: AnyRequest, game_id: FromPath[str]) -> Response[str]:
    """How a game is played."""
    game, language = known_game(game_id), language_of(request)
    found = await asyncio.to_thread(book_of, game, language)
    words = words_for(language, game)
    notes = await asyncio.to_thread(notes_for_author, game, words)
    return page(
        request,
        words,
        "guide.html",
        script="common/plain.js",
        shared=shared_address(game),
        book=found,
        lessons=game.id if course_of(game) else "",
        puzzles=puzzles_at(game),
        notes=notes,
    )


def book_of(game: Game, language: str) -> Handbook | None:
    """A game's guide; None without one that can be shown."""
    try:
        return handbook(game, language)
    except Exception as error:
        note(game, error, "guide")
        return None


@dataclass(frozen=True)
class AuthorNotes:
    """What whoever writes a game would like to know."""

    playable: bool
    missing: list[str]
    faults: list[str]


def notes_for_author(game: Game, words: Words) -> AuthorNotes:
    """What the game leaves out, and what failed in it lately."""
    lacks = missing(game)
    faults = [sentence(words, fault) for fault in faults_of(game)]
    playable = not any(lack.needed for lack in lacks)
    return AuthorNotes(playable, [said(words, lack) for lack in lacks], faults)


@get("/g/{game_id:str}/{name:str}", include_in_schema=False)
async def guide_picture(
    request: AnyRequest, game_id: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """A picture of a guide: the file of its key, in the language and shape asked for."""
    game = known_game(game_id)
    with blaming(game.id):
        known = pictures_of(game)
    key, _, ending = name.rpartition(".")
    if ending != "svg" or key not in known:
        raise web_refused("not-found", "no such picture")
    query = request.query_params
    with blaming(game.id):
        found = await asyncio.to_thread(
            picture, game, key, language_of(request), query.get("tall") == "1"
        )
    lasting = FOR_EVER if query.get("v") == version() else FOR_A_DAY
    return found.answer(request, lasting if "lang" in query else "no-cache")


GUIDE_ROUTES = [guide_page, guide_picture]
