"""Puzzles solved in the browser: by taps on a phone, and by keys and labels alone."""

from typing import Any

from playwright.sync_api import expect

from plansza.games import GAMES
from plansza.puzzles import Puzzle, puzzles_of
from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, PHONE, Person
from tests.browser.learning import said, walk_to
from tests.browser.test_looks import assert_accessible, assert_fits
from tests.web.helper import Server

SPOR = GAMES.all()["spor"]
SCROLLED = "document.documentElement.scrollHeight - innerHeight"


def open_puzzle(ania: Person, address: str) -> dict[str, Any]:
    """Open the page of a puzzle; what the server says before anything is tried."""
    ania.goto(address)
    ania.page.wait_for_selector(BOARD)
    now = tried(ania, [])
    said(ania, now["text"])
    return now


def tried(ania: Person, done: list[str]) -> dict[str, Any]:
    """What the server answers to these tries."""
    address = ania.page.url.partition("?")[0].replace("/puzzles/", "/api/puzzles/")
    tall = int(ania.page.evaluate("innerWidth < innerHeight"))
    language = ania.page.locator("html").get_attribute("lang")
    answer = ania.page.request.post(
        f"{address}?tall={tall}&lang={language}",
        data={"done": done},
        headers={"origin": ania.page.url.partition("/puzzles")[0]},
    )
    assert answer.ok, answer.text()
    return dict(answer.json())


def path_of(now: dict[str, Any], best: str, right: bool) -> list[str]:
    """What is clicked for the answer, or for anything else."""
    choices = [each for each in (*now["choices"], *now["ways"]) if each["path"]]
    fits = [each for each in choices if (each["move"].split()[0] == best) == right]
    return list(fits[0]["path"])


def puzzle_at(address: str) -> Puzzle:
    """The puzzle that an address leads to."""
    game, id = address.rstrip("/").split("/")[-2:]
    return puzzles_of(GAMES.all()[game])[id]


def test_the_puzzle_of_the_day_on_a_phone(server: Server, somebody: NewPerson) -> None:
    """From the home page by taps; the star and the streaks are still there after a reload."""
    ania = somebody(viewport=PHONE, has_touch=True, is_mobile=True, locale="pl-PL")
    ania.goto(server.url)
    ania.page.click(".riddle")
    ania.page.wait_for_url("**/puzzles/*/*")
    puzzle = puzzle_at(ania.page.url)
    now = open_puzzle(ania, ania.page.url)
    assert ania.page.evaluate(SCROLLED) <= 0, "a phone's table is one page"
    assert_accessible(ania.page, "puzzle")
    for id in path_of(now, puzzle.best, right=True):
        ania.click(id)
    ania.sees(".prompt .whose", "Od razu!")
    ania.sees(".why [data-best]")
    assert ania.page.evaluate(SCROLLED) <= 0
    assert_accessible(ania.page, "solved")
    ania.page.click(".why [data-puzzle-why]")
    expect(ania.page.locator(".why")).to_be_hidden()
    ania.goto(f"{server.url}/puzzles")
    for _ in range(2):
        expect(ania.page.locator(".daily .starred")).to_have_count(1)
        for count in ("[data-days]", "[data-row]"):
            expect(ania.page.locator(count)).to_have_text("1")
        ania.page.reload()
    assert_accessible(ania.page, "puzzles of the day")
    assert_fits(ania.page, "puzzles of the day")


def test_a_puzzle_by_keys_and_labels(server: Server, somebody: NewPerson) -> None:
    """A wrong move is told and not made; the right one follows, and the puzzle is marked."""
    ania, puzzle = somebody(), next(iter(puzzles_of(SPOR).values()))
    address = f"{server.url}/puzzles/spor/{puzzle.id}"
    now = open_puzzle(ania, address)
    for right, heading in ((False, "Not yet"), (True, "Found!")):
        for id in path_of(now, puzzle.best, right):
            walk_to(ania, id)
            ania.press("Enter")
        ania.sees(".prompt .whose", heading)
    assert ania.page.get_attribute(".teacher [data-puzzle-next]", "href") != address
    assert_accessible(ania.page, "solved")
    ania.goto(f"{server.url}/puzzles/spor")
    mark = ania.page.locator(f'.tiles [data-puzzle="{puzzle.id}"]')
    expect(mark).to_have_class("solved")  # and no star: it was not at the first try
    expect(ania.page.locator("[data-row]")).to_have_text("0")
    assert_accessible(ania.page, "collection")


def test_whoever_gives_up_is_shown(server: Server, somebody: NewPerson) -> None:
    """Only after a try; and it is not solved then."""
    ania, puzzle = somebody(), next(iter(puzzles_of(SPOR).values()))
    now = open_puzzle(ania, f"{server.url}/puzzles/spor/{puzzle.id}")
    show = ania.page.locator(".teacher [data-puzzle-show]")
    expect(show).to_be_disabled()
    for id in path_of(now, puzzle.best, right=False):
        ania.click(id)
    show.click()
    ania.sees(".prompt .whose", "This was it")
    ania.sees(".why [data-best]")
    assert not ania.ids(".picture .can")
    expect(ania.page.locator("[data-solved]")).to_be_hidden()
