"""Goal and progress, always in sight: beside the board on a laptop, a strip on top of a phone."""

import re

import pytest
from playwright.sync_api import expect

from plansza.core import FastChance
from plansza.games import find
from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, PHONE, SCREENS, SMALL_PHONE, Person
from tests.browser.test_looks import assert_accessible, assert_readable
from tests.web.helper import Server

BOX = """(part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return [x, y, width, height];
}"""
SCROLLS = """[document.documentElement.scrollHeight - innerHeight,
  document.documentElement.scrollWidth - innerWidth]"""
HEAD, STRIP, LINE = 44, 60, 28  # pixels of a phone: the head, the score, what the others did
LOOK_FOR_MARKS = """(strip) => {
  const slip = document.querySelector(strip);
  const look = () => (window.marked ||= Boolean(slip.querySelector(".moved")));
  new MutationObserver(look).observe(slip, { subtree: true, attributes: true, childList: true });
}"""
SETUPS: dict[str, dict[int, str]] = {
    "spor": {1: "bot:greedy"},
    "podprad": dict.fromkeys((1, 2, 3, 4), "bot:greedy"),
    "drako": {1: "bot:greedy"},
    "battalia": dict.fromkeys((1, 2, 3), "bot:greedy"),
}


def box(person: Person, selector: str) -> list[float]:
    """Where something is: x, y, width, height."""
    found: list[float] = person.page.eval_on_selector(selector, BOX)
    return found


def table_of(person: Person, server: Server, game: str) -> None:
    """A table of a game, with bots."""
    person.set_up(server.url, SETUPS[game], name="Ania", game=game)
    person.page.wait_for_selector(BOARD)
    person.page.wait_for_selector(".measure", state="attached")


@pytest.mark.parametrize("screen", ["day", "phone at night"])
@pytest.mark.parametrize("game", SETUPS)
def test_everybody_sees_how_far_it_is(
    server: Server, somebody: NewPerson, game: str, screen: str
) -> None:
    ania = somebody(**SCREENS[screen])
    table_of(ania, server, game)
    page = ania.page
    seats = len(SETUPS[game]) + 1
    told = find(game).start(find(game).setup(seats), FastChance(1)).view(0).meters()
    meters = page.locator(".measure")
    assert meters.count() == len(told)
    assert page.locator(".meters .owner").count() == seats
    for meter in page.locator(".measure[role=meter]").all():
        values = [
            int(meter.get_attribute(f"aria-value{each}") or "-1") for each in ("min", "now", "max")
        ]
        assert values == sorted(values)
        assert meter.get_attribute("aria-label")
        assert re.search(r"\d", meter.get_attribute("aria-valuetext") or "")
    assert page.locator(".measure.ends").first.get_attribute("title")
    assert_accessible(page, game)
    assert_readable(page, game)
    if screen != "day":
        assert_in_sight(ania)


def test_on_a_laptop_the_board_stays_where_it_was(server: Server, somebody: NewPerson) -> None:
    """The slip is beside the board, below the players, and whole."""
    ania = somebody()
    table_of(ania, server, "spor")
    assert box(ania, ".meters")[0] > box(ania, ".picture")[0] + box(ania, ".picture")[2]
    assert box(ania, ".meters")[1] > box(ania, ".players")[1]
    before = box(ania, BOARD)
    ania.page.eval_on_selector(".meters", "(slip) => slip.remove()")
    assert box(ania, BOARD) == before


def assert_in_sight(ania: Person) -> None:
    """On phones of both sizes strip and board are all in sight, and nothing scrolls; a tap on the
    strip tells everything."""
    page = ania.page
    for screen in (SMALL_PHONE, PHONE):
        page.set_viewport_size(screen)
        assert page.evaluate(SCROLLS) == [0, 0]
        strip, board, slip = (box(ania, each) for each in (".score", BOARD, ".prompt"))
        assert strip[1:] == [HEAD, screen["width"], STRIP]
        assert strip[1] + strip[3] + LINE <= board[1]
        assert board[1] + board[3] <= slip[1] + 0.5
        assert 0 <= board[0] < board[0] + board[2] <= screen["width"]
        for number in page.locator(".score :is(.number, .common > :first-child) b").all():
            expect(number).to_be_in_viewport(ratio=1)
    expect(page.locator(".measure").first).not_to_be_visible()
    page.click(".score")
    for measure in page.locator(".measure").all():
        expect(measure).to_be_in_viewport(ratio=1)
    assert_accessible(page, "the open score")
    assert_readable(page, "the open score")
    ania.press("Escape")
    expect(page.locator(".measure").first).not_to_be_visible()


@pytest.mark.parametrize("screen", ["day", "phone"])
def test_a_number_that_changes_is_marked_and_moves_nothing(
    server: Server, somebody: NewPerson, screen: str
) -> None:
    ania = somebody(**SCREENS[screen])
    table_of(ania, server, "spor")
    deck = ania.page.locator(".measure[aria-label$='cards in the deck']")
    expect(deck.locator("b")).to_have_text("48")
    strip = ".meters" if screen == "day" else ".score"
    before = box(ania, strip)[2:]
    ania.page.evaluate(LOOK_FOR_MARKS, strip)  # a mark is gone with the next news
    ania.turn()
    ania.ready()  # the bot draws no more
    expect(deck.locator("b")).not_to_have_text("48")
    left, now, done = deck.evaluate(
        """(meter) => [meter.querySelector("b").textContent, meter.getAttribute("aria-valuenow"),
          meter.querySelector("i").style.getPropertyValue("--done")]"""
    )  # all at once, for the bot plays on
    assert now == left
    ania.page.wait_for_function("window.marked")
    assert box(ania, strip)[2:] == before
    assert float(done) == pytest.approx(int(left) / 48)


def test_nothing_of_it_is_left_while_the_device_is_passed(
    server: Server, somebody: NewPerson
) -> None:
    ania = somebody()
    ania.set_up(server.url, {1: "here"}, name="Ania", seat1="Olek")
    ania.sees(".cover-sheet")
    expect(ania.page.locator(".meters")).to_be_hidden()
    assert ania.page.locator(".measure").count() == 0


@pytest.mark.parametrize("screen", ["day", "phone"])
def test_the_replay_shows_what_was_true_then(
    server: Server, somebody: NewPerson, screen: str
) -> None:
    ania = somebody(**SCREENS[screen])
    table_of(ania, server, "spor")
    ania.turn()
    ania.goto(ania.page.url + "/replay?at=1")
    ania.page.wait_for_selector(BOARD)
    ania.page.wait_for_selector(".measure")
    deck = ania.page.locator(".measure", has_text="cards in the deck").locator("b")
    expect(deck).to_have_text("48")
    ania.page.click("[data-go=last]")
    expect(deck).not_to_have_text("48")
