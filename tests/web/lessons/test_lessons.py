"""Lessons over HTTP: pages in both languages, the learner's way, and what nobody can ask for."""

from html import unescape

import pytest

from plansza.core import Game
from plansza.games import GAMES
from plansza.lessons import course_of, lesson_words
from plansza.words import LANGUAGES
from tests.web.conftest import NewPlayer
from tests.web.helper import Player

SPOR = GAMES.all()["spor"]
FIRST = next(iter(course_of(SPOR)))
COURSES = [game for game in GAMES.all().values() if course_of(game)]


@pytest.fixture
def learner(player: NewPlayer) -> Player:
    return player()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COURSES, ids=lambda game: game.id)
def test_every_page_is_there(learner: Player, game: Game, language: str) -> None:
    words = lesson_words(language, game)
    page = learner.http.get(f"/learn/{game.id}", params={"lang": language})
    assert page.status_code == 200
    for lesson in course_of(game).values():
        assert words(lesson.text()) in unescape(page.text)
        each = learner.http.get(f"/learn/{game.id}/{lesson.name}", params={"lang": language})
        assert each.status_code == 200
        assert words(lesson.text("aim")) in unescape(each.text)


@pytest.mark.parametrize("path", ["/learn/chess", "/learn/spor/nothing", "/learn/chess/nothing"])
def test_what_is_not_there_is_not_found(learner: Player, path: str) -> None:
    assert learner.http.get(path).status_code == 404


def ask(learner: Player, name: str, **body: object) -> tuple[int, dict[str, object]]:
    answer = learner.http.post(f"/api/lessons/spor/{name}", json=body)
    return answer.status_code, answer.json()


def test_the_way_through_is_the_whole_state(learner: Player) -> None:
    """Two who did the same are at the same place; a step back is a deed less."""
    first = ask(learner, FIRST, done=[])
    assert first[0] == 200
    assert ask(learner, FIRST, done=["+"])[1]["step"] == 1
    assert ask(learner, FIRST, done=[]) == first


@pytest.mark.parametrize("done", [["nonsense"], ["+"] * 39, ["+", "claim1"]])
def test_what_the_lesson_does_not_ask_for_is_refused(learner: Player, done: list[str]) -> None:
    status, problem = ask(learner, FIRST, done=done)
    assert (status, problem["code"]) == (409, "lesson-not-asked")
    assert problem["message"]


def test_too_much_is_refused(learner: Player) -> None:
    assert ask(learner, FIRST, done=["+"] * 41)[0] == 422
    assert ask(learner, FIRST, made=[])[0] == 422
    assert ask(learner, "nothing", done=[])[0] == 404


def test_a_thing_is_told_about(learner: Player) -> None:
    answer = learner.http.post(
        f"/api/lessons/spor/{FIRST}/about", json={"done": [], "thing": "deck"}
    )
    assert answer.status_code == 200
    assert isinstance(answer.json()["lines"], list)
