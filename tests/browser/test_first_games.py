"""First games: one click leads to the first decision, and a lost one leads to a lesson."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, PHONE, Person
from tests.browser.test_ending import SLIP, resign
from tests.web.helper import Server

FIRST_ASKED = {  # what a newcomer reads first of all
    "spor": "Play a card",
    "podprad": "Choose a token",
    "drako": "one action left",
    "battalia": "The first turn",
}
STAR = "(name) => localStorage.setItem('plansza.stars', JSON.stringify({ spor: [name] }))"


def note(person: Person, game: str) -> Any:
    """What the button says besides."""
    return person.page.locator(f"[data-game={game}] [data-first-note]")


def play(person: Person, url: str, game: str) -> dict[str, Any]:
    """The one click; what table it opened."""
    if person.page.url.rstrip("/") != url:
        person.goto(url)
    person.page.click(f"[data-game={game}] [data-do=quick]")
    person.page.wait_for_selector(BOARD)
    table = person.page.url.rpartition("/")[2]
    answer = person.page.request.get(f"{url}/api/tables/{table}")
    assert answer.ok, answer.text()
    return dict(answer.json())


def opponents(state: dict[str, Any]) -> list[str]:
    return [seat["bot"] for seat in state["now"]["seats"] if seat["bot"]]


@pytest.mark.parametrize("game", FIRST_ASKED)
def test_one_click_and_it_is_the_newcomers_turn(
    server: Server, somebody: NewPerson, game: str
) -> None:
    ania = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    ania.goto(server.url)
    expect(note(ania, game)).to_have_text("first game")
    state = play(ania, server.url, game)
    assert opponents(state) == ["novice"]
    ania.sees(".prompt .whose", "Your turn")
    ania.sees(".prompt .ask", FIRST_ASKED[game])


def test_the_second_game_is_as_usual(server: Server, somebody: NewPerson) -> None:
    """It is another one as soon as a move was made; the chosen opponent counts from then on, and in
    a first game only when he was chosen for it."""
    ania = somebody()
    assert play(ania, server.url, "podprad")["options"]["river"] == "lot"
    assert play(ania, server.url, "podprad")["options"]["river"] == "lot", "nothing was played"
    ania.move()
    ania.page.wait_for_selector(".picture:not(.waiting)", state="attached")
    ania.goto(server.url)
    expect(note(ania, "podprad")).to_be_hidden()
    ania.page.select_option("[data-quick-level]", "greedy")
    usual = play(ania, server.url, "podprad")
    assert "river" not in usual["options"]
    assert opponents(usual) == ["greedy"]
    ania.goto(server.url)
    expect(note(ania, "drako").locator("span")).to_have_text(["first game", "Novice"])
    assert opponents(play(ania, server.url, "drako")) == ["novice"]
    ania.goto(server.url)
    ania.page.select_option("[data-quick-level]", "planner")
    expect(note(ania, "drako")).to_have_text("first game")
    assert opponents(play(ania, server.url, "drako")) == ["planner"]


def test_a_course_leads_to_a_first_game_and_a_lost_one_to_a_lesson(
    server: Server, somebody: NewPerson
) -> None:
    """The best lesson that is not done yet."""
    ania = somebody()
    ania.goto(f"{server.url}/learn/spor")
    ania.page.click("[data-first]")
    ania.page.wait_for_selector(BOARD)
    ania.sees(".prompt .ask", FIRST_ASKED["spor"])
    resign(ania)
    lesson = ania.page.locator(f"{SLIP} [data-do=lesson]")
    expect(lesson).to_have_text("A lesson for next time: Do not wait")
    ania.page.evaluate(STAR, "proof")
    ania.page.reload()
    expect(lesson).to_have_text("A lesson for next time: Formations")
    lesson.click()
    ania.page.wait_for_url("**/learn/spor/formations")
    ania.page.wait_for_selector(BOARD)
    ania.goto(f"{server.url}/learn/spor/tricks")
    ania.page.wait_for_selector(BOARD)
    ania.page.locator("a[data-lesson-over][data-first]").first.dispatch_event("click")
    ania.page.wait_for_url("**/t/*")
    ania.sees(".prompt .ask", FIRST_ASKED["spor"])
