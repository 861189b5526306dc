"""Finding a game's lessons: the files `guide/lessons/NN-NAME.toml`, in their order."""

import tomllib
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files

from plansza.core.contract import Game, View
from plansza.core.guide import guide_of
from plansza.lessons.lesson import Lesson, read_lesson
from plansza.words import Words, guide_words

FOLDER = "lessons"


@lru_cache(maxsize=64)
def course_of(game: Game) -> dict[str, Lesson]:
    """All lessons of a game by name; none for a game without."""
    guide = guide_of(game)
    if guide is None:
        return {}
    folder = files(guide).joinpath(FOLDER)
    if not folder.is_dir():
        return {}
    lessons = {}
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if not file.name.endswith(".toml"):
            continue
        name = file.name.removesuffix(".toml").partition("-")[2]
        lessons[name] = read_lesson(name, tomllib.loads(file.read_text(encoding="utf-8")))
    return lessons


def lessons_after(game: Game, view: View) -> list[Lesson]:
    """The lessons that fit whoever lost and sees this, the best first; none where the game's guide
    does not tell (`LESSONS_AFTER`)."""
    named: Callable[[View], list[str]] | None = getattr(guide_of(game), "LESSONS_AFTER", None)
    course = course_of(game)
    return [] if named is None else [course[name] for name in named(view)]


def lesson_words(language: str, game: Game) -> Words:
    """The words of a game with those of its lessons."""
    return guide_words(language, game, FOLDER)
