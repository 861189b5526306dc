"""A lesson over HTTP. The learner sends what he did from the beginning; the answer is where he is.

The server keeps nothing of it, so a step back is only a shorter list.
"""

import asyncio
from typing import Annotated

from litestar import Router, post
from litestar.params import JSONBody, Parameter
from msgspec.structs import asdict

from plansza.core.contract import Game
from plansza.core.errors import BadNotation, IllegalMove, blaming
from plansza.lessons import Learner, Lesson, NotAsked, course_of, lesson_words
from plansza.web.common.errors import web_refused
from plansza.web.common.parameters import PROBLEMS, GameId, Language, Tall
from plansza.web.common.requests import LessonDone, LessonQuestion
from plansza.web.common.visitor import Caller, Viewer
from plansza.web.pages.guide import known_game
from plansza.web.tables.alone import Alone, Board, Explained
from plansza.words import Words

LessonName = Annotated[str, Parameter(description="the lesson's name", max_length=60)]


class LessonState(Board, kw_only=True):
    """Where the learner is: what is said, what it points at, and what can be done on the board."""

    step: int
    steps: int
    text: str
    points: list[str]
    reading: bool  # it asks for nothing but to read on
    strayed: bool  # only a step back leads on
    over: bool


def known_lesson(game: Game, name: str) -> Lesson:
    """A lesson by its name in an address."""
    with blaming(game.id):
        found = course_of(game).get(name)
    if found is None:
        raise web_refused("not-found", "no such lesson")
    return found


def learner_at(game: Game, lesson: Lesson, done: list[str]) -> Learner:
    """Who did all this; a page asks for nothing that cannot be done, but others may."""
    try:
        return Learner(game, lesson, done)
    except (IllegalMove, BadNotation, NotAsked) as error:
        raise web_refused("lesson-not-asked", str(error)) from error


def where(game: Game, lesson: Lesson, done: list[str], viewer: Viewer) -> LessonState:
    """Everything that the page of a lesson shows."""
    words = lesson_words(viewer.language, game)
    learner = learner_at(game, lesson, done)
    alone = Alone(game, words, learner.position, lesson.seat)
    board = alone.board(viewer, learner.moves, learner.told)
    board.decisive = [move for move in board.decisive if is_asked(learner, move)]
    step = learner.step
    return LessonState(
        step=learner.at,
        steps=len(lesson.steps),
        text=spoken(learner, words),
        points=list(step.point) if step is not None and not learner.strayed else [],
        reading=step is not None and step.reading,
        strayed=learner.strayed,
        over=step is None,
        **asdict(board),
    )


def is_asked(learner: Learner, move: str) -> bool:
    """Whether the lesson asks for just this move: a button for another would contradict it."""
    return learner.step is not None and learner.step.leads_on([*learner.made, move])


def spoken(learner: Learner, words: Words) -> str:
    """What the teacher says now."""
    if learner.strayed:
        return words(learner.answer) if learner.answer else words("page-lesson-allowed")
    if learner.step is None:
        return words("page-lesson-done")
    return words(learner.lesson.text(learner.step.say))


@post("/lessons/{game_id:str}/{name:str}", status_code=200, responses=PROBLEMS)
async def look_at_lesson(
    visitor: Caller,
    game_id: GameId,
    name: LessonName,
    data: JSONBody[LessonDone],
    language: Language = None,
    tall: Tall = 0,
) -> LessonState:
    """Where somebody is who did all this."""
    game = known_game(game_id)
    lesson = known_lesson(game, name)
    return await asyncio.to_thread(where, game, lesson, data.done, visitor.viewer(lesson.seat))


@post("/lessons/{game_id:str}/{name:str}/about", status_code=200, responses=PROBLEMS)
async def ask_about(
    visitor: Caller,
    game_id: GameId,
    name: LessonName,
    data: JSONBody[LessonQuestion],
    language: Language = None,
) -> Explained:
    """What a thing of the picture is."""
    game = known_game(game_id)
    lesson = known_lesson(game, name)
    words = lesson_words(visitor.language, game)

    def told() -> Explained:
        learner = learner_at(game, lesson, data.done)
        return Alone(game, words, learner.position, lesson.seat).about(data.thing)

    return await asyncio.to_thread(told)


LESSON_ROUTES = Router("/api", route_handlers=[look_at_lesson, ask_about], tags=["lessons"])
