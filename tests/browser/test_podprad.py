"""Pod Prąd in the browser: five at a table, tiles laid and turned, hunters, the pool in reach."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, FIRST, NEXT, PHONE, Person
from tests.browser.test_about import SLIP, rest_on
from tests.browser.test_hands import focus
from tests.browser.test_stage import halted, skip, staged
from tests.support.patience import eventually
from tests.web.helper import Server, running

BOTS = dict.fromkeys((1, 2, 3, 4), "bot:greedy")
TURNED = '.picture [id^="lay-"].can'
WHEEL = NEXT + '[id^="lay-"]'


def story(person: Person) -> list[str]:
    """All lines of the story."""
    return person.page.inner_text(".log").splitlines()


def carry(person: Person, id: str, target: str) -> None:
    """Drag a thing to another."""
    mouse = person.page.mouse
    mouse.move(*person.spot(id))
    mouse.down()
    mouse.move(*person.spot(target), steps=6)
    mouse.up()


def turning_spot(ania: Person) -> str | None:
    """A place where the tile to be laid can lie in more than one way, if there is one."""
    ways = Counter(way.split("-")[2] for way in ania.ids(TURNED))
    return next((f"spot-{place}" for place, turns in ways.items() if turns > 1), None)


def at_a_tile_that_turns(server: Server, ania: Person) -> str:
    """Play until a tile is to be laid whose rotation matters, and where; luck may need a second
    table."""
    for _ in range(5):
        ania.set_up(server.url, {1: "bot:greedy"}, game="podprad", options={"currents": "add"})
        for _ in range(12):
            if not ania.ready():
                break
            spot = turning_spot(ania)
            if spot:
                return spot
            ania.move()
            ania.page.wait_for_selector(".picture:not(.waiting)", state="attached")
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
    assert all(name in scored for name in ("Ania", "Czesia", "Dyzio", "Elka", "Felek"))


def test_a_tile_is_laid_on_a_place_and_turned_there(server: Server, somebody: NewPerson) -> None:
    """By taps, and dragged there: the wheel opens, with the wedges of this place alone."""
    ania = somebody()
    spot = at_a_tile_that_turns(server, ania)
    assert not ania.page.locator(TURNED).first.is_visible()
    ania.click(spot)
    ways = ania.ids(WHEEL)
    assert {way.split("-")[2] for way in ways} == {spot.removeprefix("spot-")}
    assert len(ways) > 1, "there is something to turn"
    ania.press("Escape")
    assert not ania.page.locator(TURNED).first.is_visible()
    carry(ania, "held-0", spot)
    assert ania.ids(WHEEL) == ways
    told = len(story(ania))
    ania.click(ways[-1])
    ania.page.wait_for_selector(f'.picture:not(:has([id="{ways[-1]}"].can))')
    assert len(story(ania)) > told


def test_a_tile_is_turned_and_laid_by_keys(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    spot = at_a_tile_that_turns(server, ania)
    told = len(story(ania))
    focus(ania.page, f'{FIRST}[id="{spot}"]', "Tab")
    ania.page.keyboard.press("Enter")
    way = focus(ania.page, WHEEL, "Tab")
    eventually(lambda: ania.page.inner_text(".prompt .then"), "the focus shows no preview")
    ania.page.keyboard.press("Enter")
    ania.page.wait_for_selector(f'.picture:not(:has([id="{way}"].can))')
    assert len(story(ania)) > told


# -- what the river tells -------------------------------------------------------------------------

SCREENS: dict[str, dict[str, Any]] = {"laptop": {}, "phone": {"viewport": PHONE, "has_touch": True}}
both_screens = pytest.mark.parametrize("screen", SCREENS)


class RiverServer(Server):
    """Pod Prąd begins in the middle, see `river.py`."""

    module = "tests.browser.river"


@pytest.fixture(scope="module")
def river(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("river"), RiverServer) as found:
        yield found


def hunted(server: Server, somebody: NewPerson, screen: str) -> tuple[Person, Person]:
    """Ania with a heron and an eagle before her, and Olek, who looks at everything."""
    ania, olek = somebody(**SCREENS[screen]), somebody(pace="quick", **SCREENS[screen])
    ania.set_up(server.url, {1: "friend"}, name="Ania", game="podprad")
    olek.goto(ania.page.url)
    olek.sit("Olek")
    for each in (ania, olek):
        each.page.wait_for_selector(BOARD)
    return ania, olek


@both_screens
def test_names_stand_on_the_slips(river: Server, somebody: NewPerson, screen: str) -> None:
    ania, olek = hunted(river, somebody, screen)
    for each, own, other in ((ania, "Ania (you)", "Olek"), (olek, "Olek (you)", "Ania")):
        each.sees(".picture", own)
        each.sees(".picture", other)


@both_screens
def test_a_heron_is_warned_of_before_it_eats(
    river: Server, somebody: NewPerson, screen: str
) -> None:
    ania, _ = hunted(river, somebody, screen)
    ania.sees(".prompt .ask", "Choose a token.")
    ania.click("token-0-0")
    ania.sees(".prompt .ask", "Moving a pair of salmon from L4")
    assert ania.page.locator("#swim-0-L5 [href='#podprad-bone']").count() == 1
    if screen == "laptop":
        rest_on(ania, "swim-0-L5")
        ania.sees(".prompt .then", "the heron takes a salmon at the end of your turn")
        ania.sees(SLIP, "At the end of your turn it takes one salmon")


def test_a_token_is_dragged_several_tiles(river: Server, somebody: NewPerson) -> None:
    """What it can reach, and at what price, comes to light as soon as it is lifted."""
    ania, _ = hunted(river, somebody, "laptop")
    goal = ania.page.locator("#swim-0-C5")
    assert not goal.is_visible()
    mouse = ania.page.mouse
    mouse.move(*ania.spot("token-0-0"))
    mouse.down()
    mouse.move(*ania.spot("tile-C4"), steps=6)
    expect(goal).to_be_visible()
    assert goal.locator("text").inner_html() == "2"
    mouse.move(*ania.spot("swim-0-C5"), steps=4)
    ania.sees(".prompt .then", "Cost: 2 movement points.")
    mouse.up()
    ania.sees(".log", "You swim from C4 to C5 with a pair of salmon.")
    ania.sees(".prompt .ask", "You have 3 movement points left.")


@both_screens
def test_an_eagle_carries_a_salmon_off(river: Server, somebody: NewPerson, screen: str) -> None:
    """Its tile stands for a token that can be chosen."""
    ania, olek = hunted(river, somebody, screen)
    halted(olek)
    ania.click("tile-L4")
    ania.page.wait_for_selector("#swim-0-L6")
    ania.click("swim-0-L6")
    assert staged(olek, "carried") == "The eagle on L6 takes a salmon and flies off."
    skip(olek)


@both_screens
def test_the_pool_in_reach_is_offered(river: Server, somebody: NewPerson, screen: str) -> None:
    ania = somebody(**SCREENS[screen])
    bots = dict.fromkeys((1, 2), "bot:greedy")
    ania.set_up(river.url, bots, name="Ania", game="podprad")
    ania.sees(".prompt .ask", "On L10, a pair of salmon can reach the spawning pool now!")
    for move in ("L10:2", ">C10"):
        ania.page.click(f'[data-decides="{move}"]')
    ania.page.wait_for_selector('[id^="token-0-"][aria-label*="1 egg"]', state="attached")
