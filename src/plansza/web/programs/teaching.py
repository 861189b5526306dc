"""What programs read before they play, and look at while they do: the rules of one table as text,
the lessons of a game, and the picture of a table in one piece.
"""

import asyncio
from typing import Annotated

from litestar import Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from msgspec import Struct

from plansza.core.contract import Game
from plansza.core.errors import BadSetup, blaming
from plansza.core.setup import Setup
from plansza.lessons import course_of, lesson_words
from plansza.table.table import Table
from plansza.web.common.errors import web_refused
from plansza.web.common.parameters import PROBLEMS, GameId, Language, SeatViewed, TableId, Tall
from plansza.web.common.visitor import Caller, Viewer
from plansza.web.context import Context
from plansza.web.lessons.routes import LessonName, known_lesson
from plansza.web.pages.guide import known_game
from plansza.web.programs.routes import viewed
from plansza.web.tables.pictures import Shown, position_shown, spoken_names
from plansza.words import words_for
from plansza.words.rulebook import rulebook

MOST_OPTIONS = 40
SVG = "image/svg+xml"
Players = Annotated[
    int | None, QueryParameter(name="seats", ge=1, le=63, description="how many play")
]
Chosen = Annotated[
    list[str] | None,
    QueryParameter(
        name="option",
        max_items=MOST_OPTIONS,
        description="a choice that is not the usual one, as tactics=on; as often as you like",
    ),
]


class Rules(Struct):
    """The rules of a table with these choices, in Markdown."""

    game: str
    title: str
    seats: int
    options: dict[str, str]
    text: str


class LessonHead(Struct):
    """A lesson: by which name it is read, what it is called, how many steps it has."""

    name: str
    title: str
    steps: int


class Lessons(Struct):
    """The lessons of a game, in their order."""

    game: str
    lessons: list[LessonHead]


class LessonText(Struct):
    """A lesson to read: the table with which it begins, and what is said at each step."""

    game: str
    name: str
    title: str
    text: str
    steps: list[str]


def chosen_setup(game: Game, seats: int | None, options: list[str] | None) -> Setup:
    """The set-up that was asked for."""
    parts = [each.partition("=") for each in options or ()]
    try:
        return game.setup(seats, **{option: choice for option, _, choice in parts})
    except TypeError as error:  # options that no call can name
        raise BadSetup("bad-option", str(error), {"option": "–", "names": "–"}) from error


@get("/games/{game_id:str}/rules", responses=PROBLEMS)
async def read_rules(
    visitor: Caller,
    game_id: GameId,
    seats: Players = None,
    option: Chosen = None,
    language: Language = None,
) -> Rules:
    """The rules of exactly one table: what does not apply to these choices is left out."""
    game = known_game(game_id)
    setup = chosen_setup(game, seats, option)

    def told() -> Rules:
        with blaming(game.id):
            text = rulebook(game, setup, visitor.language)
        title = words_for(visitor.language, game).title(setup)
        return Rules(game.id, title, setup.seats, dict(setup.options), text)

    return await asyncio.to_thread(told)


@get("/games/{game_id:str}/lessons", responses=PROBLEMS)
async def list_lessons(visitor: Caller, game_id: GameId, language: Language = None) -> Lessons:
    """What there is to learn, the easiest first."""
    game = known_game(game_id)
    words = lesson_words(visitor.language, game)
    with blaming(game.id):
        course = course_of(game).values()
    heads = [LessonHead(each.name, words(each.text()), len(each.steps)) for each in course]
    return Lessons(game.id, heads)


@get("/games/{game_id:str}/lessons/{name:str}", responses=PROBLEMS)
async def read_lesson(
    visitor: Caller, game_id: GameId, name: LessonName, language: Language = None
) -> LessonText:
    """A lesson as text."""
    game = known_game(game_id)
    lesson = known_lesson(game, name)
    words = lesson_words(visitor.language, game)

    def told() -> LessonText:
        with blaming(game.id):
            board = game.sketch(lesson.begin(game).view(lesson.seat), words)
        steps = [words(lesson.text(step.say)) for step in lesson.steps]
        return LessonText(game.id, name, words(lesson.text()), board, steps)

    return await asyncio.to_thread(told)


@get(
    "/tables/{table_id:str}/picture",
    responses={**PROBLEMS, 200: ResponseSpec(str, media_type=SVG, generate_examples=False)},
)
async def picture(
    context: Context,
    visitor: Caller,
    table_id: TableId,
    seat: SeatViewed = None,
    language: Language = None,
    tall: Tall = 0,
) -> Response[str]:
    """The table as your seat sees it, an SVG that stands for itself; what can be done is lit."""
    table, viewer = await viewed(context, visitor, table_id, seat)
    return Response(drawn(table, viewer), media_type=SVG)


def drawn(table: Table, viewer: Viewer) -> str:
    """The viewer's own view, drawn with its art."""
    position = position_shown(table)
    if position is None:
        raise web_refused("table-open", "the game has not started yet")
    words = viewer.words(table.game)
    moves = table.legal_moves(viewer.seat) if viewer.seat is not None else []
    shown = Shown(table.game, words, spoken_names(table, words))
    view = shown.view(position, viewer.seat)
    return shown.picture(view, moves, viewer.tall, standalone=True).svg


TEACHING_ROUTES = Router("/api", route_handlers=[read_rules, list_lessons, read_lesson, picture])
