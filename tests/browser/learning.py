"""Somebody who takes lessons in the browser."""

from collections.abc import Callable
from typing import Any

from plansza.core import Game
from plansza.lessons import ON, Lesson
from tests.browser.helper import BOARD, Person
from tests.lessons.playing import deeds

SAID = ".prompt .ask"
NEXT_STEP = "[data-lesson-on]:visible"
KEYS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Tab")
MOST_KEYS = 300
NAMED = (
    "(id) => document.activeElement.id === id && document.activeElement.hasAttribute('aria-label')"
)


def asked(person: Person, url: str, done: list[str], tall: bool) -> dict[str, Any]:
    """What the server tells somebody who did this."""
    address = person.page.url.replace("/learn/", "/api/lessons/").partition("?")[0]
    language = person.page.locator("html").get_attribute("lang")
    query = f"tall={int(tall)}&lang={language}"
    answer = person.page.request.post(
        f"{address}?{query}", data={"done": done}, headers={"origin": url}
    )
    assert answer.ok, answer.text()
    return dict(answer.json())


def take(
    person: Person,
    url: str,
    game: Game,
    lesson: Lesson,
    tall: bool,
    look: Callable[[int], None] = lambda _: None,
) -> int:
    """Open a lesson and do all it asks for; `look` is called before every deed and at the end. How
    many clicks it took."""
    person.goto(f"{url}/learn/{game.id}/{lesson.name}")
    person.page.wait_for_selector(BOARD)
    done: list[str] = []
    clicks = 0
    for deed in deeds(game, lesson):
        now = asked(person, url, done, tall)
        said(person, now["text"])
        look(len(done))
        if deed == ON:
            person.page.click(NEXT_STEP)
            clicks += 1
        else:
            path = next(each["path"] for each in now["choices"] if each["move"] == deed)
            for id in path:
                person.click(id)
            clicks += len(path)
        done.append(deed)
    said(person, asked(person, url, done, tall)["text"])
    look(len(done))
    return clicks


def said(person: Person, text: str) -> None:
    """Wait until the teacher says this, and the board is ready."""
    person.sees(SAID, text)
    person.page.wait_for_selector(".picture:not(.waiting)", state="attached")


def walk_to(ania: Person, id: str) -> None:
    """Press arrows, now and then Tab, until the focus is on a thing that has a name."""
    for _ in range(MOST_KEYS):
        ania.press(ania.luck.choice(KEYS))
        if ania.page.evaluate(NAMED, id):
            return
    raise AssertionError(f"keys do not reach {id}")
