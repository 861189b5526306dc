"""The page of a game's course, and the page on which a lesson is played."""

from litestar import Response, get
from litestar.params import FromPath

from plansza.core.errors import blaming
from plansza.lessons import course_of, lesson_words
from plansza.web.common.assets import version
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.render import page
from plansza.web.common.visitor import Caller
from plansza.web.lessons.routes import known_lesson
from plansza.web.pages.covers import shared_address
from plansza.web.pages.guide import known_game
from plansza.web.pages.offers import first_game, offer_of


@get("/learn/{game_id:str}", include_in_schema=False)
async def course_page(
    request: AnyRequest, visitor: Caller, game_id: FromPath[str]
) -> Response[str]:
    """All lessons of a game."""
    game = known_game(game_id)
    with blaming(game.id):
        course = course_of(game)
    if not course:
        raise web_refused("not-found", "this game has no lessons")
    words = lesson_words(visitor.language, game)
    return page(
        request,
        words,
        "course.html",
        script="lessons/course.js",
        shared=shared_address(game),
        offer=offer_of(game, words),
        game=game,
        lessons=list(course.values()),
        version=version(),
    )


@get("/learn/{game_id:str}/{name:str}", include_in_schema=False)
async def lesson_page(
    request: AnyRequest, visitor: Caller, game_id: FromPath[str], name: FromPath[str]
) -> Response[str]:
    """The frame of a lesson; the script fills it."""
    game = known_game(game_id)
    lesson = known_lesson(game, name)
    names = list(course_of(game))
    place = names.index(name) + 1
    return page(
        request,
        lesson_words(visitor.language, game),
        "lesson.html",
        script="lessons/lesson.js",
        shared=shared_address(game),
        game=game,
        lesson=lesson,
        setup=game.setup(lesson.seats, **lesson.options),
        after=names[place] if place < len(names) else "",
        place=place,
        first=first_game(game),
        version=version(),
    )


LESSON_PAGE_ROUTES = [course_page, lesson_page]
