"""A game looked at again in a browser: by buttons, keys, slider and links."""

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from plansza.web.server import lan_address
from tests.browser.conftest import NewPerson
from tests.browser.helper import PHONE, SCREENS, Person
from tests.browser.test_guide import OVERHANG, serious_faults
from tests.support.patience import eventually
from tests.support.processes import Process
from tests.web.helper import ENVIRONMENT, ROOT, Player, Server, running

COUNT_GLIDES = """() => {
  const glides = (each) => each.effect.getKeyframes()[0].scale;
  window.glided = 0;
  window.counted = false;
  const count = () =>
    setTimeout(() => {
      window.glided += document.getAnimations().filter(glides).length;
      window.counted = true;
    });
  new MutationObserver(count).observe(document.querySelector(".picture"), { childList: true });
}"""
FAST = 550  # milliseconds from one move to the next
HAND = '.picture [aria-label$="in your hand"]'


def game(server: Any, moves: int, **options: str) -> tuple[Player, Player]:
    """A game of two, so many moves old; Ania attacks."""
    ania, olek = Player(server), Player(server)
    olek.table = ania.open(name="Ania", options={"attacker": "1", **options})
    olek.do("sit", seat=1, name="Olek")
    luck = random.Random(3)
    for _ in range(moves):
        (ania, olek)[ania.now()["to_move"][0]].play(luck.randrange(1000))
    return ania, olek


@pytest.fixture(scope="module")
def over(server: Server) -> str:
    """A game that was given up in the middle."""
    ania, olek = game(server, 16)
    olek.do("resign")
    return f"{server.url}/t/{ania.table}/replay"


def at(page: Page, place: int) -> None:
    """Wait until the page shows this place, with its picture and its words."""
    expect(page.locator("[data-count]")).to_have_text(re.compile(rf"^{place} / \d+$"))
    row = page.locator("[data-moves] li").nth(place)
    expect(row).to_have_attribute("aria-current", "true")
    expect(page.locator("[data-slider]")).to_have_value(str(place))
    said = row.locator(".said").inner_text()
    expect(page.locator("[data-lines]")).to_have_text(said)


def places(page: Page) -> dict[str, list[float]]:
    """Where the cards lie."""
    told = "(all) => all.map((each) => [each.id, each.getAttribute('transform')])"
    return dict(page.eval_on_selector_all('.picture [id^="card-"]', told))


# -- stepping -----------------------------------------------------------------------------------


def test_stepping_by_buttons_keys_slider_and_list(over: str, somebody: NewPerson) -> None:
    ania = somebody()
    ania.goto(over)
    page = ania.page
    at(page, 0)
    assert page.locator("[data-go=previous]").is_disabled()
    start = places(page)
    page.click("[data-go=next]")
    at(page, 1)
    assert places(page) != start
    page.click("h1")  # the keys must not need a button
    ania.press("ArrowRight", "ArrowRight")
    at(page, 3)
    ania.press("ArrowLeft")
    at(page, 2)
    ania.press("End")
    at(page, 17)
    assert page.locator("[data-lines]").inner_text().startswith("Olek resigns. Ania wins")
    assert page.locator("[data-go=next]").is_disabled()
    rows = page.locator("[data-moves] li:visible")
    tops = rows.evaluate_all("(all) => all.map((row) => row.offsetTop)")
    assert tops == sorted(tops)  # the oldest first, as at the table
    expect(rows.last).to_be_in_viewport(ratio=1)
    ania.press("Home")
    at(page, 0)
    assert places(page) == start
    page.locator("[data-moves] button").nth(9).click()
    at(page, 9)
    page.locator("[data-slider]").focus()
    ania.press("ArrowRight")
    at(page, 10)
    page.click("[data-go=last]")
    at(page, 17)
    page.click("[data-go=first]")
    at(page, 0)


def test_many_keys_at_once_end_where_they_should(over: str, somebody: NewPerson) -> None:
    ania = somebody()
    ania.goto(over)
    at(ania.page, 0)
    ania.press(*["ArrowRight"] * 15, *["ArrowLeft"] * 4)
    at(ania.page, 11)


def test_pieces_glide_unless_somebody_wants_no_motion(over: str, somebody: NewPerson) -> None:
    for wish, glides in (("no-preference", True), ("reduce", False)):
        ania = somebody(reduced_motion=wish)
        ania.goto(over)
        at(ania.page, 0)
        ania.page.wait_for_load_state("networkidle")
        ania.page.evaluate(COUNT_GLIDES)
        ania.press("ArrowRight")
        at(ania.page, 1)
        ania.page.wait_for_function("window.counted")
        assert (ania.page.evaluate("window.glided") > 0) == glides


def test_it_plays_by_itself_and_pauses(over: str, somebody: NewPerson) -> None:
    ania = somebody()
    ania.page.clock.install(time=0)
    ania.goto(over)
    at(ania.page, 0)
    ania.page.clock.pause_at(3_600_000)  # from now on time passes when we say so
    ania.page.select_option("[data-speed]", "fast")
    play = ania.page.locator("[data-go=play]")
    assert play.get_attribute("aria-label") == "Play"
    play.click()
    expect(play).to_have_attribute("aria-label", "Pause")
    eventually(lambda: place_later(ania.page) == 3, "it does not play")
    ania.press("Space")  # the button has the focus
    expect(play).to_have_attribute("aria-label", "Play")
    for _ in range(5):
        assert place_later(ania.page) == 3, "it goes on"
    ania.page.locator("[data-moves] button").nth(15).click()
    ania.page.click("h1")
    ania.press("Space")  # and so it works from anywhere
    expect(play).to_have_attribute("aria-label", "Pause")
    eventually(lambda: place_later(ania.page) == 17, "it does not play on")
    at(ania.page, 17)
    expect(play).to_have_attribute("aria-label", "Play")


def place_later(page: Page) -> int:
    """Where it is after as long as it stays at one place."""
    page.clock.run_for(FAST)
    return int(page.inner_text("[data-count]").split()[0])


# -- eyes and links -----------------------------------------------------------------------------


def test_after_the_end_one_can_look_with_all_eyes(over: str, somebody: NewPerson) -> None:
    ewa = somebody()
    ewa.goto(f"{over}?at=8")
    at(ewa.page, 5)
    assert ewa.page.locator(HAND).count() == 0
    hands: list[set[str]] = []
    for seat, role in (("0", "Attacker"), ("1", "Defender")):
        ewa.page.select_option("[data-choose-eyes]", seat)
        expect(ewa.page.locator("#slip-near")).to_contain_text(role)
        expect(ewa.page.locator(HAND)).to_have_count(6)
        hands.append(set(ewa.page.eval_on_selector_all(HAND, "(all) => all.map((x) => x.id)")))
        at(ewa.page, 5)
    assert not hands[0] & hands[1]
    link = ewa.page.input_value("[data-link]")
    assert link == f"{over}?at=8&seat=1"
    olek = somebody()
    olek.goto(link)
    at(olek.page, 5)
    expect(olek.page.locator(HAND)).to_have_count(6)
    assert olek.page.input_value("[data-choose-eyes]") == "1"
    assert places(olek.page) == places(ewa.page)
    expect(ewa.page).to_have_url(link)


@contextmanager
def serving_the_house(folder: Path) -> Iterator[SimpleNamespace]:
    """`plansza serve` for the whole home network, at an address that is not this machine's own."""
    address = lan_address()
    if address.startswith("127."):
        pytest.skip("this machine has no address in a network")
    serve = [sys.executable, *f"-m plansza serve --host {address} --port 0".split()]
    command = [*serve, "--database", f"sqlite:///{folder / 'tables.db'}"]
    with Process(command, cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.PIPE) as process:
        found = re.search(r"http://\S+", process.line())
        assert found is not None
        server = SimpleNamespace(url=found[0].rstrip("/"))
        eventually(partial(answers, server.url), "the server does not answer")
        yield server


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health", timeout=2, verify=False).status_code == 200
    except httpx.HTTPError:
        return False


def test_a_link_can_be_copied_without_a_secure_context(tmp_path: Path, somebody: NewPerson) -> None:
    with serving_the_house(tmp_path) as server:
        ania, olek = game(server, 3)
        olek.do("resign")
        ewa = somebody()
        ewa.goto(f"{server.url}/t/{ania.table}/replay")
        at(ewa.page, 0)
        assert not ewa.page.evaluate("isSecureContext")
        ewa.press("ArrowRight")
        at(ewa.page, 1)
        ewa.page.click("[data-do=copy]")
        ewa.sees("[data-said]", "The link is in the clipboard.")
        assert pasted(ewa) == f"{server.url}/t/{ania.table}/replay?at=4&seat=-1"


def pasted(somebody: Person) -> str:
    """What the clipboard holds."""
    somebody.page.evaluate("document.body.append(document.createElement('textarea'))")
    somebody.page.focus("textarea")
    somebody.press("Control+V")
    return somebody.page.input_value("textarea")


def test_the_record_can_be_downloaded(over: str, somebody: NewPerson) -> None:
    ania = somebody()
    ania.goto(over)
    at(ania.page, 0)
    with ania.page.expect_download() as download:
        ania.page.click("[data-over] a")
    assert download.value.path().read_text().startswith("plansza record 1")
    assert download.value.suggested_filename.startswith("spor-")


# -- while the game runs --------------------------------------------------------------------------


def test_a_running_game_shows_ones_own_past(server: Server, somebody: NewPerson) -> None:
    players = game(server, 6)
    address = f"{server.url}/t/{players[0].table}/replay"
    ania, ewa = somebody(), somebody()
    become(ania, players[0])
    ania.page.clock.install()
    ania.goto(address)
    at(ania.page, 6)  # a running game begins with what is newest
    expect(ania.page.locator(HAND).first).to_be_visible()
    assert not ania.page.locator("[data-eyes]").is_visible()
    ania.sees("[data-running]", "from your seat")
    ewa.forgiven = ("403",)
    ewa.goto(f"{address}?at=5&seat=0")  # a wish that nobody grants while the game runs
    at(ewa.page, 2)
    assert ewa.page.locator(HAND).count() == 0
    seat = players[0].now()["to_move"][0]
    players[seat].play()
    ania.page.clock.fast_forward(6000)
    at(ania.page, 7)
    players[1].do("resign")
    ania.page.clock.fast_forward(6000)
    at(ania.page, 8)
    ania.sees("[data-eyes]")


def become(somebody: Person, player: Player) -> None:
    """Give a browser the seats of another."""
    url = str(player.http.base_url)
    for cookie in player.http.cookies.jar:
        value = str(cookie.value)
        somebody.context.add_cookies([{"name": cookie.name, "value": value, "url": url}])


def test_two_hands_at_one_device_are_shown_to_nobody(server: Server, somebody: NewPerson) -> None:
    both = Player(server)
    both.open(name="Ania", options={"attacker": "1"})
    both.do("sit", seat=1, name="Olek")
    ania = somebody()
    become(ania, both)
    ania.goto(f"{server.url}/t/{both.table}/replay")
    at(ania.page, 0)
    assert ania.page.locator(HAND).count() == 0
    ania.sees("[data-running]", "everybody saw")


def test_before_the_game_there_is_nothing_to_replay(server: Server, somebody: NewPerson) -> None:
    waiting = Player(server)
    waiting.open(name="Ania")
    ania = somebody()
    ania.goto(f"{server.url}/t/{waiting.table}/replay")
    ania.sees("[data-empty]", "The game has not begun yet")
    ania.press("ArrowRight", "End", " ")


def test_when_the_server_is_away_the_page_says_so(
    tmp_path_factory: pytest.TempPathFactory, somebody: NewPerson
) -> None:
    with running(tmp_path_factory.mktemp("away")) as server:
        ania, olek = game(server, 3)
        olek.do("resign")
        ewa = somebody()
        ewa.goto(f"{server.url}/t/{ania.table}/replay")
        at(ewa.page, 0)
        ewa.page.wait_for_load_state("networkidle")
        ewa.forgiven = ("ERR_INTERNET_DISCONNECTED", "Failed to load")
        ewa.context.set_offline(True)
        ewa.press("End")
        ewa.sees("[data-trouble]", "The server does not answer")
        ewa.context.set_offline(False)
        ewa.press("Home", "End")
        at(ewa.page, 4)
        expect(ewa.page.locator("[data-trouble]")).to_be_hidden()


# -- for everybody --------------------------------------------------------------------------------


def size_of(somebody: Person) -> dict[str, float]:
    """The size of the window."""
    found = somebody.page.viewport_size
    assert found is not None
    return {"width": found["width"], "height": found["height"]}


@pytest.mark.parametrize("how", SCREENS.values(), ids=SCREENS)
def test_everybody_can_use_it(over: str, somebody: NewPerson, how: dict[str, Any]) -> None:
    ania = somebody(**how)
    ania.goto(f"{over}?at=12&seat=0")
    at(ania.page, 9)
    assert ania.page.evaluate(OVERHANG) == 0
    assert serious_faults(ania.page) == []
    board, controls = (ania.page.locator(each) for each in (".picture svg", ".controls"))
    _, _, width, height = map(float, str(board.get_attribute("viewBox")).split())
    top, bar = board.bounding_box(), controls.bounding_box()
    assert top is not None
    assert bar is not None
    assert top["y"] < 200, "the board is the page"
    assert bar["y"] + bar["height"] <= size_of(ania)["height"], "out of reach"
    if how.get("viewport") == PHONE:
        assert height > width
        for button in ania.page.locator("[data-go]").all():
            size = button.bounding_box()
            assert size is not None
            assert min(size["width"], size["height"]) >= 44
    else:
        assert top["y"] + top["height"] <= size_of(ania)["height"], "the whole board is in sight"
