"""A game without a picture is played in browsers: on a laptop, on a phone, by keys alone."""

from collections.abc import Iterator

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.helper import OVER, PHONE, READY, Person
from tests.web.helper import BrokenServer, Server, StrangeServer, running

pytestmark = [pytest.mark.slow, pytest.mark.once]
SCREENS = {"laptop": {}, "phone": {"viewport": PHONE, "has_touch": True}}
STEPS = ".picture .step"
# What people can hit lies within the window's width and is as high as a thumb.
SMALL = """(things) => things.filter((thing) => {
  const box = thing.querySelector(".edge").getBoundingClientRect();
  return box.height && (box.height < 40 || box.left < 0 || box.right > innerWidth);
}).map((thing) => thing.id)"""


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with games that leave things out."""
    with running(tmp_path_factory.mktemp("strange"), StrangeServer) as server:
        yield server


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with games that fail; its log is full of it."""
    server = BrokenServer(tmp_path_factory.mktemp("broken"))
    try:
        yield server
    finally:
        server.stop()


def sit_down(ania: Person, url: str, game: str) -> None:
    """A table against a bot, in one click."""
    ania.goto(url)
    ania.page.click(f"[data-game={game}] [data-do=quick]")
    ania.page.wait_for_selector(READY)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", ["bare", "only_sketch", "only_paint", "some_paths"])
def test_a_bare_game_is_played_to_the_end(
    strange: Server, somebody: NewPerson, game: str, screen: str
) -> None:
    ania = somebody(**SCREENS[screen])
    sit_down(ania, strange.url, game)
    assert ania.page.eval_on_selector_all(".picture [id^=plain-do-]", SMALL) == []
    assert ania.play_on() >= 3
    ania.sees(OVER)


@pytest.mark.parametrize("screen", SCREENS)
def test_three_hundred_moves_take_two_clicks(
    strange: Server, somebody: NewPerson, screen: str
) -> None:
    ania = somebody(**SCREENS[screen])
    sit_down(ania, strange.url, "many")
    assert ania.page.locator(f"{STEPS}:visible").count() == 0
    ania.click("plain-of-go-2")
    shown = ania.page.locator(f"{STEPS}:visible")
    assert shown.count() == 30
    assert shown.first.get_attribute("aria-label") == "c>1"
    assert ania.page.eval_on_selector_all(STEPS, SMALL) == []
    ania.press("Escape")
    assert ania.play_on() == 3
    ania.sees(OVER)


def test_keys_alone_are_enough(strange: Server, somebody: NewPerson) -> None:
    """Arrows walk between what is seen, Enter takes it: first the piece, then the field."""
    ania = somebody()
    sit_down(ania, strange.url, "many")
    while ania.ready():
        ania.press("ArrowRight")
        ania.page.wait_for_selector(".picture .can:focus")
        while not ania.ids(".picture .can:focus")[0].startswith("plain-of-go"):
            ania.press("ArrowUp")
        ania.press("Enter")
        ania.page.wait_for_selector(f"{STEPS}:visible")
        while not ania.ids(f"{STEPS}:focus"):
            ania.press("ArrowDown")
        ania.press("ArrowDown", "Enter")
        ania.page.wait_for_selector(".picture:not(.waiting)", state="attached")
    ania.sees(OVER)


def test_the_author_reads_what_is_missing(strange: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.goto(f"{strange.url}/g/bare")
    ania.sees("[data-author]", "Pictures.paint")


@pytest.mark.parametrize("part", ["paint", "view"])
def test_a_fault_is_read_on_the_page(broken: Server, somebody: NewPerson, part: str) -> None:
    """A picture that fails is replaced; a bot that cannot move any more is not waited for."""
    ania = somebody()
    sit_down(ania, broken.url, f"broken_{part}")
    if part == "view":
        ania.move()
    ania.sees("[data-question] .warn", "This game has a fault (RuntimeError in")


def test_a_phone_says_why_nobody_moves(broken: Server, somebody: NewPerson) -> None:
    ania = somebody(**SCREENS["phone"])
    sit_down(ania, broken.url, "broken_view")
    ania.move()
    ania.sees(".prompt .ask", "nobody can move any more")
