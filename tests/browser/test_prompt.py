"""One prompt: said once, in a room of its own, with a button for what decides."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, PHONE, SMALL_PHONE, Person
from tests.browser.test_looks import SMALL_LETTERS, assert_accessible
from tests.web.helper import Server

ROOMS: dict[str, dict[str, Any]] = {
    "day": {},
    "phone": {"viewport": PHONE, "has_touch": True},
    "small phone": {"viewport": SMALL_PHONE, "has_touch": True, "reduced_motion": "reduce"},
}
SETUPS: dict[str, dict[int, str]] = {
    "spor": {1: "bot:greedy"},
    "podprad": dict.fromkeys((1, 2, 3, 4), "bot:greedy"),
    "drako": {1: "bot:greedy"},
    "battalia": dict.fromkeys((1, 2, 3), "bot:greedy"),
}
LONG = "Wybierz kartę, a potem tamę, przy której ma leżeć. " * 9

# Where the board has been, frame by frame, and how high the slip was.
WATCH = """() => {
  window.places = new Set();
  const board = document.querySelector(".board");
  const slip = document.querySelector(".prompt");
  const look = () => {
    const { top, left, width } = board.getBoundingClientRect();
    const where = [left, top + scrollY, width, slip.getBoundingClientRect().height];
    window.places.add(where.map((each) => each.toFixed(1)).join(" "));
    requestAnimationFrame(look);
  };
  look();
}"""
# What else on the page says what is asked; what surrounds the question does not count.
ELSEWHERE = """() => {
  const letters = (text) => text.toLowerCase().replace(/[^\\p{L}\\p{N}]/gu, "");
  const ask = document.querySelector(".ask");
  const asked = letters(ask.textContent);
  const others = [...document.querySelectorAll("body *:not(script, template)")];
  return others.filter((each) => !each.contains(ask) && !ask.contains(each))
    .filter((each) => each.checkVisibility() && letters(each.textContent).includes(asked))
    .map((each) => `${each.tagName} ${each.id || each.className.baseVal || each.className}`);
}"""


def altered(change: Callable[[dict[str, Any]], None]) -> Callable[[Route], None]:
    """A server that tells of another situation than it is."""

    def answer(route: Route) -> None:
        response = route.fetch()
        data = response.json()
        change(data["now"])
        route.fulfill(response=response, json=data)

    return answer


def say_otherwise(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Change what the page reads, and let it read."""
    page.route("**/api/tables/*", altered(change))
    page.route("**/api/tables/*?*", altered(change))
    page.reload()
    page.wait_for_selector(BOARD)


def table_of(person: Person, server: Server, game: str) -> None:
    """A table of a game with bots, and somebody's turn there."""
    person.set_up(server.url, SETUPS[game], name="Ania", game=game)
    person.page.wait_for_selector(BOARD)
    person.ready()


def board(person: Person) -> list[float]:
    """Where the board begins on the page."""
    found: list[float] = person.page.eval_on_selector(
        ".board",
        "(it) => [it.getBoundingClientRect().left, it.getBoundingClientRect().top + scrollY]",
    )
    return found


# -- its room --------------------------------------------------------------------------------------


TABLES = [(game, screen) for game in SETUPS for screen in ("day", "phone")]


@pytest.mark.parametrize(("game", "screen"), [*TABLES, ("battalia", "small phone")])
def test_the_board_never_jumps_and_the_question_is_asked_once(
    server: Server, somebody: NewPerson, game: str, screen: str
) -> None:
    ania = somebody(**ROOMS[screen])
    table_of(ania, server, game)
    ania.page.evaluate(WATCH)
    for _ in range(4):
        assert ania.page.inner_text(".ask")
        assert ania.page.evaluate(ELSEWHERE) == []
        if not ania.play_on(1) or not ania.ready():
            break
    assert len(ania.page.evaluate("[...window.places]")) == 1


@pytest.mark.parametrize("screen", ["day", "small phone"])
def test_a_long_question_keeps_all_its_words(
    server: Server, somebody: NewPerson, screen: str
) -> None:
    ania = somebody(**ROOMS[screen])
    table_of(ania, server, "spor")
    before = board(ania)
    say_otherwise(ania.page, lambda now: now.update(prompt=LONG))
    expect(ania.page.locator(".ask")).to_have_text(LONG.strip())
    assert board(ania) == before
    scrolled = ania.page.locator(".prompt [tabindex='0']")
    assert scrolled.evaluate("(it) => it.scrollHeight > it.clientHeight")
    assert ania.page.evaluate(SMALL_LETTERS) == []
    assert_accessible(ania.page, screen)


@pytest.mark.parametrize("screen", ["day", "phone"])
def test_a_reason_moves_nothing_and_what_returns_is_not_announced(
    server: Server, somebody: NewPerson, screen: str
) -> None:
    ania = somebody(**ROOMS[screen])
    ania.page.clock.install()
    table_of(ania, server, "spor")
    usual, before = ania.page.inner_text(".ask"), board(ania)
    for refused in ania.ids('.picture [id^="pile"], .picture [id="deck"]'):
        ania.click(refused)
    ania.sees(".prompt.no .ask")
    assert ania.page.inner_text(".ask") != usual
    expect(ania.page.locator(".ask")).to_have_attribute("aria-live", "polite")
    assert board(ania) == before
    ania.page.clock.fast_forward(6000)
    expect(ania.page.locator(".ask")).to_have_text(usual)
    expect(ania.page.locator(".ask")).to_have_attribute("aria-live", "off")
    assert board(ania) == before


# -- what decides ----------------------------------------------------------------------------------


def deciding(now: dict[str, Any]) -> None:
    """The last choices decide."""
    now["decisive"] = [choice["move"] for choice in now["choices"][-1:]]


@pytest.mark.parametrize("screen", ["day", "small phone"])
def test_what_decides_has_a_button(server: Server, somebody: NewPerson, screen: str) -> None:
    ania = somebody(**ROOMS[screen])
    table_of(ania, server, "spor")
    before = board(ania)
    say_otherwise(ania.page, deciding)
    button = ania.page.locator(".prompt .deciding button")
    expect(button).to_have_count(1)
    assert board(ania) == before
    box, slip = button.bounding_box(), ania.page.locator(".prompt").bounding_box()
    assert box is not None
    assert slip is not None
    assert box["height"] >= 44
    assert slip["y"] <= box["y"]
    assert box["y"] + box["height"] <= slip["y"] + slip["height"]
    assert box["x"] + box["width"] <= slip["x"] + slip["width"]
    assert ania.page.evaluate(SMALL_LETTERS) == []
    assert_accessible(ania.page, screen)
    told = len(ania.story())
    button.click()
    ania.page.wait_for_function(
        "(told) => document.querySelectorAll('.log li').length > told", arg=told
    )
    expect(button).to_have_count(0)


def test_keys_reach_what_decides_and_a_careful_player_is_asked(
    server: Server, somebody: NewPerson
) -> None:
    ania = somebody()
    ania.forgiven = ("409",)  # the question before it is done
    table_of(ania, server, "spor")
    ania.page.click("[data-settings] summary")
    ania.page.check("[data-set=confirm]")
    say_otherwise(ania.page, deciding)
    words = ania.page.inner_text(".deciding button")
    ania.tab_to(".deciding button")
    expect(ania.page.locator(".then")).to_contain_text(words[1:])
    ania.press("Enter")
    ania.sees("dialog[open] h2", words[1:])
    expect(ania.page.locator(".deciding button")).to_have_count(0)


# -- what others ask -------------------------------------------------------------------------------


def inside(page: Page, selector: str) -> bool:
    """Whether all that fits lies in the slip, and in sight."""
    slip = page.locator(".prompt").bounding_box()
    assert slip is not None
    boxes = [each.bounding_box() for each in page.locator(selector).all()]
    return bool(boxes) and all(
        box is not None
        and slip["x"] <= box["x"] <= box["x"] + box["width"] <= slip["x"] + slip["width"]
        and slip["y"] <= box["y"] <= box["y"] + box["height"] <= slip["y"] + slip["height"]
        for box in boxes
    )


@pytest.mark.parametrize("screen", ["day", "small phone"])
def test_an_offer_is_answered_in_the_slip(server: Server, somebody: NewPerson, screen: str) -> None:
    ania, olek = somebody(locale="pl-PL", **ROOMS[screen]), somebody()
    ania.set_up(server.url, {}, name="Ania")
    olek.goto(ania.page.url)
    olek.sit("Olek")
    for each in (ania, olek):
        each.page.wait_for_selector(BOARD)
    page, marked = ania.page, ania.page.locator("[data-bar-panel].new")
    page.evaluate(WATCH)
    for answer in ("Nie", "Tak"):
        olek.page.click(".actions button:has-text('draw')")
        ania.sees(".prompt .question", "Olek proponuje remis. Zgoda?")
        expect(page.locator(".question button")).to_have_text(["Tak", "Nie"])
        assert inside(page, ".question, .question button")
        assert marked.count() == 1
        assert page.evaluate(SMALL_LETTERS) == []
        assert_accessible(page, screen)
        page.click(f".question button:has-text('{answer}')")
        expect(page.locator(".question")).to_be_hidden()
        expect(marked).to_have_count(0)
    assert len(page.evaluate("[...window.places]")) == 1
    olek.page.click(".ending [data-do=rematch]")
    ania.sees(".prompt .question", "Olek chce zagrać jeszcze raz")
    assert inside(page, ".question, .question button")
