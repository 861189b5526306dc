"""Courses taken in the browser: on a phone by taps, and a lesson by keys and labels alone."""

import pytest

from plansza.core import Game
from plansza.games import GAMES
from plansza.lessons import ON, Lesson, course_of
from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, PHONE, Person
from tests.browser.learning import NEXT_STEP, asked, said, take
from tests.browser.test_looks import assert_accessible
from tests.lessons.playing import deeds
from tests.web.helper import Server

COURSES = [game for game in GAMES.all().values() if course_of(game)]
a_course = pytest.mark.parametrize("game", COURSES, ids=lambda game: game.id)
KEYS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Tab")
MOST_KEYS = 300
NAMED = (
    "(id) => document.activeElement.id === id && document.activeElement.hasAttribute('aria-label')"
)
STARRED = ".lessons .starred"


def take_lessons(server: Server, ania: Person, game: Game, lessons: list[Lesson]) -> None:
    """One after the other; each has a star then."""

    def look(number: int) -> None:
        scrolled = "document.documentElement.scrollHeight - innerHeight"
        assert ania.page.evaluate(scrolled) <= 0, f"the page scrolls at deed {number}"
        cut = ania.page.locator(".prompt [tabindex]").count()
        assert not cut, f"the words at deed {number} have too little room"

    for lesson in lessons:
        take(ania, server.url, game, lesson, tall=True, look=look)
        ania.page.wait_for_selector("[data-lesson-over]:visible")
    ania.goto(f"{server.url}/learn/{game.id}")
    ania.page.wait_for_selector(STARRED)
    assert ania.page.locator(STARRED).count() == len(lessons)


@a_course
def test_the_first_lesson_on_a_phone(server: Server, somebody: NewPerson, game: Game) -> None:
    ania = somebody(viewport=PHONE, has_touch=True, is_mobile=True, locale="pl-PL")
    take_lessons(server, ania, game, list(course_of(game).values())[:1])
    assert_accessible(ania.page, "course")
    ania.goto(f"{server.url}/learn/{game.id}/{next(iter(course_of(game)))}")
    ania.page.wait_for_selector(BOARD)
    assert_accessible(ania.page, "lesson")


@pytest.mark.torture
@a_course
def test_a_course_on_a_phone(server: Server, somebody: NewPerson, game: Game) -> None:
    ania = somebody(viewport=PHONE, has_touch=True, is_mobile=True, locale="pl-PL")
    take_lessons(server, ania, game, list(course_of(game).values()))


def walk_to(ania: Person, id: str) -> None:
    """Press arrows, now and then Tab, until the focus is on a thing that has a name."""
    for _ in range(MOST_KEYS):
        ania.press(ania.luck.choice(KEYS))
        if ania.page.evaluate(NAMED, id):
            return
    raise AssertionError(f"keys do not reach {id}")


@a_course
def test_a_lesson_by_keys_and_labels(server: Server, somebody: NewPerson, game: Game) -> None:
    """Nothing is found but what has the focus and a name."""
    ania, lesson = somebody(), next(iter(course_of(game).values()))
    ania.goto(f"{server.url}/learn/{game.id}/{lesson.name}")
    ania.page.wait_for_selector(BOARD)
    done: list[str] = []
    for deed in deeds(game, lesson):
        now = asked(ania, server.url, done, tall=False)
        said(ania, now["text"])
        if deed == ON:
            ania.tab_to("[data-lesson-on]")
            ania.press("Enter")
        else:
            path = next(each["path"] for each in now["choices"] if each["move"] == deed)
            for id in path:
                walk_to(ania, id)
                ania.press("Enter")
        done.append(deed)
    ania.sees(".prompt .whose", "A star!")


def test_another_move_is_answered_and_taken_back(server: Server, somebody: NewPerson) -> None:
    """Whoever tries something else sees what that does, and one step back leads on."""
    game = GAMES.all()["spor"]
    lesson = next(
        each for each in course_of(game).values() if any(step.instead for step in each.steps)
    )
    ania = somebody()
    ania.goto(f"{server.url}/learn/{game.id}/{lesson.name}")
    ania.page.wait_for_selector(BOARD)
    done: list[str] = []
    for deed in deeds(game, lesson):
        now = asked(ania, server.url, done, tall=False)
        step = lesson.steps[now["step"]]
        said(ania, now["text"])
        if step.instead:
            other = next(each for each in now["choices"] if not step.leads_on([each["move"]]))
            break
        assert deed == ON
        ania.page.click(NEXT_STEP)
        done.append(deed)
    for id in other["path"]:
        ania.click(id)
    ania.sees(".prompt .whose", "Another way")
    assert not ania.ids(".picture .can"), "nothing but a step back leads on"
    ania.page.click("[data-lesson-back]:visible")
    said(ania, now["text"])
