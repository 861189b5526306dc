"""Pod Prąd in the browser: five at a table, tiles laid and turned."""

from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, FIRST, Person
from tests.browser.test_hands import focus
from tests.support.patience import eventually
from tests.web.helper import Server

BOTS = dict.fromkeys((1, 2, 3, 4), "bot:greedy")
TURNED = FIRST + '[id^="lay-"]'


def story(person: Person) -> list[str]:
    """All lines of the story."""
    return person.page.inner_text(".log").splitlines()


def at_a_tile_that_turns(server: Server, ania: Person) -> None:
    """Play until a tile is to be laid whose rotation matters; luck may need a second table."""
    for _ in range(5):
        ania.set_up(server.url, {1: "bot:greedy"}, game="podprad", options={"currents": "add"})
        for _ in range(12):
            if not ania.ready() or ania.ids(TURNED):
                break
            ania.move()
            ania.page.wait_for_selector(".picture:not(.waiting)", state="attached")
        if ania.ids(TURNED):
            return
    raise AssertionError("no tile had to be turned")


def test_a_whole_game_of_five(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.set_up(server.url, BOTS, name="Ania", game="podprad")
    ania.page.wait_for_selector(BOARD)
    made = ania.play_on()
    assert made > 10
    ania.sees(".prompt .whose", "over")
    assert ania.page.locator(".players li").count() == 5
    scored = ania.page.inner_text(".picture")
    assert all(name in scored for name in ("Green", "Red", "Yellow", "White", "Purple"))


def test_a_tile_is_turned_and_laid_by_clicking(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    at_a_tile_that_turns(server, ania)
    ways = ania.ids(TURNED)
    assert len({way.rsplit("-", 1)[1] for way in ways}) > 1, "there is something to turn"
    told = len(story(ania))
    ania.click(ways[-1])
    ania.page.wait_for_selector(f'.picture:not(:has([id="{ways[-1]}"].can))')
    assert len(story(ania)) > told


def test_a_tile_is_turned_and_laid_by_keys(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    at_a_tile_that_turns(server, ania)
    told = len(story(ania))
    way = focus(ania.page, TURNED, "Tab")
    eventually(lambda: ania.page.inner_text(".prompt .then"), "the focus shows no preview")
    ania.page.keyboard.press("Enter")
    ania.page.wait_for_selector(f'.picture:not(:has([id="{way}"].can))')
    assert len(story(ania)) > told
