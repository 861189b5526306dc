"""The coach beside a newcomer: each thing once, in the first games, and never in the way."""

import re

import pytest
from playwright.sync_api import Page, Request, expect

from plansza.core import Game
from plansza.core.guide import coach_of
from plansza.games import GAMES
from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, FIRST, PHONE, Person
from tests.browser.test_looks import assert_accessible
from tests.browser.test_phone import look
from tests.web.helper import Server

COACHED = [game for game in GAMES.all().values() if coach_of(game)]
SLIP = "[data-coach]"
SAID = "[data-coach-said]"
UNDERSTOOD = "[data-coach-understood]"
ATTACK = re.compile("^You attack")
BOT = {1: "bot:random"}
ROOM = """() => {
  const { x, y, width, height } = document.querySelector(".picture svg").getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""
# Keeps what the coach says, each time that he says something else.
LISTEN = """() => {
  const text = document.querySelector("[data-coach-said]");
  window.said = [];
  const keep = () => text.textContent && text.textContent !== window.said.at(-1)
    && window.said.push(text.textContent);
  new MutationObserver(keep).observe(text, { childList: true });
  keep();
}"""
# Buttons and links in sight that something else lies on; drawers are closed.
COVERED = """() => [...document.querySelectorAll("a, button, summary")].filter((button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  const hidden = getComputedStyle(button).visibility === "hidden";
  if (!width || hidden || y > innerHeight) return false;
  return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((button) => button.outerHTML.slice(0, 120))"""


def asks_of(page: Page) -> list[str]:
    """The questions that a page asks the coach, from now on."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/coach?" in request.url:
            asked.append(request.url)

    page.on("request", note)
    return asked


def heard(ania: Person) -> str:
    """What the coach says; waits until he does."""
    expect(ania.page.locator(SAID)).not_to_be_empty()
    return ania.page.inner_text(SAID)


def play_a_turn(ania: Person) -> None:
    """Until it is one's turn again."""
    ania.move()
    ania.page.wait_for_selector(".picture:not(.waiting)", state="attached")
    assert ania.ready()


def test_a_newcomer_is_told_once(server: Server, somebody: NewPerson) -> None:
    ania, ewa = somebody(coach="first"), somebody(coach="always")
    ania.set_up(server.url, BOT)
    assert ATTACK.match(heard(ania))
    assert_accessible(ania.page, "coach")
    ania.tab_to(UNDERSTOOD)
    ania.press("Enter")
    expect(ania.page.locator(SLIP)).to_be_hidden()
    with ania.page.expect_response("**/coach?*") as answer:
        ania.page.reload()
    assert answer.value.json()["remarks"][0]["code"] == "attack", "it could be said again"
    ania.page.evaluate(LISTEN)
    for _ in range(4):
        play_a_turn(ania)
        if ania.page.is_visible(UNDERSTOOD):
            ania.page.click(UNDERSTOOD)
    said = ania.page.evaluate("window.said")
    assert said, "there is always something for a high or a low card"
    assert len(set(said)) == len(said)
    assert not any(ATTACK.match(each) for each in said)
    asked = asks_of(ewa.page)
    ewa.goto(ania.page.url)
    ewa.page.wait_for_selector(BOARD)
    play_a_turn(ania)
    assert asked == [], "nobody speaks to those who watch"


def test_he_comes_to_two_games_and_when_he_is_called(server: Server, somebody: NewPerson) -> None:
    ania = somebody(coach="first")
    for _ in range(2):
        ania.set_up(server.url, BOT)
        assert ATTACK.match(heard(ania))
    asked = asks_of(ania.page)
    ania.set_up(server.url, BOT)
    ania.page.wait_for_selector(BOARD)
    play_a_turn(ania)
    assert asked == []
    ania.page.click("[data-settings] summary")
    ania.page.select_option("[data-set=coach]", "always")
    assert ATTACK.match(heard(ania))
    ania.page.select_option("[data-set=coach]", "never")
    expect(ania.page.locator(SLIP)).to_be_hidden()
    assert len(asked) == 1


def test_each_at_one_device_is_told_his_own(server: Server, somebody: NewPerson) -> None:
    ania = somebody(coach="first")
    ania.set_up(server.url, {1: "here"}, name="Ania", seat1="Olek")
    ania.page.click("[data-i-am='0']")
    assert ATTACK.match(heard(ania))
    ania.page.wait_for_selector(FIRST)
    ania.move()
    ania.page.wait_for_selector("[data-i-am='1']")
    assert ania.page.text_content(SAID) == "", "it was not meant for Olek"
    ania.page.click("[data-i-am='1']")
    assert heard(ania).startswith("You defend")


@pytest.mark.parametrize("game", COACHED, ids=lambda game: game.id)
def test_nothing_is_covered_on_a_phone(server: Server, somebody: NewPerson, game: Game) -> None:
    ania = somebody(coach="first", viewport=PHONE, has_touch=True, is_mobile=True, locale="pl-PL")
    seats = dict.fromkeys(range(1, game.seat_counts[0]), "bot:random")
    ania.set_up(server.url, seats, game=game.id)
    ania.ready()
    for moves in range(20):
        if ania.page.locator(SAID).text_content():
            break
        assert moves < 19, "he does not speak"
        ania.play_on(1)
    look(ania, FIRST, "with the coach")
    ania.page.set_viewport_size(PHONE)
    assert ania.page.evaluate(COVERED) == []
    text = ania.page.locator(SAID)
    assert text.evaluate("(text) => text.scrollHeight - text.clientHeight") <= 1
    room = ania.page.evaluate(ROOM)
    ania.page.click(UNDERSTOOD)
    expect(ania.page.locator(SLIP)).to_be_hidden()
    assert ania.page.evaluate(ROOM) == room, "the board has not moved"
