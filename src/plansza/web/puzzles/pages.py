"""The pages of puzzles: those of the day, a collection, and the board where one is solved."""

import asyncio

from litestar import Response, get
from litestar.params import FromPath

from plansza.core.contract import Game, View
from plansza.core.errors import blaming
from plansza.lessons import course_of
from plansza.puzzles import by_grade, puzzles_of, to_follow, today
from plansza.web.common.assets import FOR_A_DAY, FOR_EVER, version
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.render import page
from plansza.web.common.visitor import Caller, language_of
from plansza.web.pages.covers import shared_address
from plansza.web.pages.guide import known_game
from plansza.web.pages.offers import offer_of
from plansza.web.puzzles.daily import dailies, daily_of, picture_of
from plansza.web.puzzles.routes import known_puzzle
from plansza.words import Words, words_for

ALIKE = "role-"  # what the parts of those who all play alike begin with: they say only the order


@get("/puzzles", include_in_schema=False)
async def puzzles_page(request: AnyRequest, visitor: Caller) -> Response[str]:
    """The puzzles of the day."""
    found = await asyncio.to_thread(dailies, visitor.language)
    if not found:
        raise web_refused("not-found", "no game has puzzles")
    return page(
        request,
        words_for(visitor.language),
        "puzzles.html",
        script="puzzles/collection.js",
        shared=shared_address(found[today().toordinal() % len(found)].game),
        dailies=found,
        day=today().isoformat(),
        version=version(),
    )


@get("/puzzles/{game_id:str}", include_in_schema=False)
async def collection_page(
    request: AnyRequest, visitor: Caller, game_id: FromPath[str]
) -> Response[str]:
    """All puzzles of a game, and today's."""
    game = known_game(game_id)
    words = words_for(visitor.language, game)
    with blaming(game.id):
        daily = await asyncio.to_thread(daily_of, game, words)
    if daily is None:
        raise web_refused("not-found", "this game has no puzzles")
    return page(
        request,
        words,
        "collection.html",
        script="puzzles/collection.js",
        shared=shared_address(game),
        offer=offer_of(game, words),
        daily=daily,
        day=today().isoformat(),
        grades=by_grade(puzzles_of(game).values()),
        numbers=numbers_of(game),
        course=course_of(game),
        version=version(),
    )


@get("/puzzles/{game_id:str}/{puzzle_id:str}", include_in_schema=False)
async def puzzle_page(
    request: AnyRequest, visitor: Caller, game_id: FromPath[str], puzzle_id: FromPath[str]
) -> Response[str]:
    """The frame of a puzzle; the script fills it."""
    game = known_game(game_id)
    puzzle = known_puzzle(game, puzzle_id)
    words = words_for(visitor.language, game)
    with blaming(game.id):
        position = puzzle.begin(game)
        daily = daily_of(game, words)
    assert daily is not None
    return page(
        request,
        words,
        "puzzle.html",
        script="puzzles/puzzle.js",
        shared=shared_address(game),
        game=game,
        puzzle=puzzle,
        setup=position.setup,
        side=side_of(game, position.view(puzzle.seat), words),
        number=numbers_of(game)[puzzle.id],
        today=today().isoformat(),
        day=today().isoformat() if daily.puzzle == puzzle else "",
        following=[each.id for each in to_follow(puzzles_of(game).values(), puzzle)],
        course=course_of(game),
        version=version(),
    )


def numbers_of(game: Game) -> dict[str, int]:
    """What the puzzles of a game are called: their numbers, the easiest first."""
    return {id: number for number, id in enumerate(puzzles_of(game), 1)}


def side_of(game: Game, view: View, words: Words) -> str:
    """What the seat plays, such as an attacker or the trolls; empty where all play alike."""
    roles = game.roles(view.known)
    code, facts = roles[view.seat or 0] if roles else ("", {})
    return "" if not code or code.startswith(ALIKE) else words(code, form="nom", **facts)


@get("/puzzles/{game_id:str}/{puzzle_id:str}/picture.svg", include_in_schema=False)
async def puzzle_picture(
    request: AnyRequest, game_id: FromPath[str], puzzle_id: FromPath[str]
) -> Response[bytes]:
    """The position that a puzzle asks about, as its seat sees it."""
    game = known_game(game_id)
    puzzle = known_puzzle(game, puzzle_id)
    with blaming(game.id):
        found = await asyncio.to_thread(picture_of, game, puzzle.id, language_of(request))
    query = request.query_params
    lasting = query.get("v") == version() and "lang" in query
    return found.answer(request, FOR_EVER if lasting else FOR_A_DAY)


PUZZLE_PAGE_ROUTES = [puzzles_page, collection_page, puzzle_page, puzzle_picture]
