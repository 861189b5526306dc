"""The result slip: it lies over the board when a game is over, on any screen."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, PHONE, WIDE, Person
from tests.browser.test_guide import serious_faults
from tests.browser.test_replay import at, game
from tests.web.helper import Player, Server

PHONE_HELD = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
SCREENS: dict[str, dict[str, Any]] = {
    "wide": {"viewport": WIDE},
    "wide, still": {"viewport": WIDE, "reduced_motion": "reduce"},
    "phone": PHONE_HELD,
}
GAMES = {"spor": "Dams damaged", "podprad": "Salmon", "drako": "Wounds", "battalia": "Cities"}
SLIP = ".ending"
RESULT = "[data-do=result]"
TURNING_POINT = "[data-ending-turn]:has(a), [data-ending-turn]:has-text('No single')"
AT_REST = "Promise.allSettled(document.getAnimations().map((each) => each.finished))"


def resign(person: Person) -> None:
    """Give the game up; on a phone the button is in the drawer."""
    button = person.page.locator("[data-do=resign]")
    if not button.is_visible():
        person.page.click("[data-bar-panel]")
    button.click()
    expect(person.page.locator("dialog .main")).to_have_attribute("data-answer", "no")
    person.page.click("dialog [data-answer=yes]")


@pytest.mark.parametrize("screen", ["wide, still", "phone"])
def test_the_slip_comes_is_put_aside_and_brought_back(
    server: Server, somebody: NewPerson, screen: str
) -> None:
    ania = somebody(**SCREENS[screen])
    ania.set_up(server.url, {1: "bot:greedy"}, name="Ania")
    ania.page.wait_for_selector(BOARD)
    assert not ania.page.locator(SLIP).is_visible()
    resign(ania)
    ania.sees(f"{SLIP} h2", "wins!")
    ania.sees(SLIP, "You resigned.")
    ania.sees(f"{SLIP} .account", "Dams damaged")
    expect(ania.page.locator(SLIP)).to_be_focused()
    assert not ania.page.locator(RESULT).count()
    expect(ania.page.locator(f"{SLIP} [data-ending-ways] :is(a, button)")).to_have_count(5)
    expect(ania.page.locator(f"{SLIP} [data-do=watch]")).to_be_visible()
    ania.press("Escape")
    expect(ania.page.locator(SLIP)).to_be_hidden()
    expect(ania.page.locator(RESULT)).to_be_focused()
    ania.press("Enter")
    ania.sees(SLIP)
    ania.page.click("[data-ending-close]")
    expect(ania.page.locator(SLIP)).to_be_hidden()
    ania.page.click(RESULT)
    ania.sees(SLIP)
    assert serious_faults(ania.page) == []


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_every_game_has_a_slip_that_fits(
    server: Server, somebody: NewPerson, id: str, screen: str
) -> None:
    ania = somebody(**SCREENS[screen])
    ania.set_up(server.url, {1: "bot:novice"}, name="Ania", game=id)
    ania.page.wait_for_selector(BOARD)
    resign(ania)
    ania.sees(f"{SLIP} .account", GAMES[id])
    ania.page.evaluate(AT_REST)
    slip = ania.page.locator(SLIP).bounding_box()
    again = ania.page.locator("[data-do=rematch]").bounding_box()
    assert slip is not None
    assert again is not None
    size = SCREENS[screen]["viewport"]
    bar = ania.page.locator(".bar").bounding_box()
    foot = size["height"] if bar is None else bar["y"]
    assert 0 <= slip["x"] <= slip["x"] + slip["width"] <= size["width"]
    assert 0 <= slip["y"] < slip["y"] + slip["height"] <= foot + 1
    assert slip["y"] < again["y"] < again["y"] + again["height"] <= foot
    assert "our turn" not in ania.page.inner_text(".table")
    assert "to move" not in ania.page.inner_text(".players")


def test_chat_goes_on_beside_the_slip(two: tuple[Person, Person]) -> None:
    """It blocks nothing, and takes the focus from nobody who writes."""
    ania, olek = two
    ania.page.fill(".talk input", "well pl")
    resign(olek)
    ania.sees(f"{SLIP} h2", "You win!")
    expect(ania.page.locator(".talk input")).to_be_focused()
    ania.page.keyboard.type("ayed")
    ania.press("Enter")
    olek.sees(".log li.chat", "well played")


def test_another_game_is_agreed_on_by_the_slips(two: tuple[Person, Person]) -> None:
    ania, olek = two
    resign(olek)
    old = ania.page.url
    ania.page.click(f"{SLIP} [data-do=rematch]")
    olek.sees(f"{SLIP} .asked", "Ania would like to play again")
    olek.page.click(f"{SLIP} [data-do=rematch]")
    for each in two:
        each.page.wait_for_url(lambda url: url != old)
        each.page.wait_for_selector(BOARD)
        assert not each.page.locator(SLIP).is_visible()


def over(server: Server, moves: int = 16) -> tuple[Player, Player]:
    """A game that was given up in the middle."""
    ania, olek = game(server, moves)
    olek.do("resign")
    return ania, olek


def test_a_spectator_shares_the_game(server: Server, somebody: NewPerson) -> None:
    ania, _ = over(server)
    ewa = somebody()
    ewa.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ewa.page.add_init_script("delete Navigator.prototype.share")
    ewa.goto(f"{server.url}/t/{ania.table}")
    ewa.sees(f"{SLIP} h2", "Ania wins!")
    assert not ewa.page.locator("[data-do=rematch]").count()
    ewa.page.click("[data-do=share]")
    ewa.sees("[data-notice]", "Copied")
    link = f"{server.url}/t/{ania.table}/replay"
    assert ewa.page.evaluate("navigator.clipboard.readText()") == link


def test_a_device_that_can_share_does(server: Server, somebody: NewPerson) -> None:
    ania, _ = over(server)
    ewa = somebody(**PHONE_HELD)
    ewa.page.add_init_script("navigator.share = async (what) => (window.shared = what)")
    ewa.goto(f"{server.url}/t/{ania.table}")
    ewa.page.click("[data-do=share]")
    ewa.page.wait_for_function("window.shared")
    shared = ewa.page.evaluate("window.shared")
    assert shared["url"] == f"{server.url}/t/{ania.table}/replay"
    assert shared["text"] == "Ania wins!"


def test_whoever_played_is_told_the_turning_point_unasked(two: tuple[Person, Person]) -> None:
    ania, olek = two
    resign(olek)
    for each in two:
        each.sees(SLIP)
        expect(each.page.locator(TURNING_POINT)).to_be_visible()
    assert not ania.page.locator("[data-do=turn]").count()


def test_the_turning_point_is_found_when_asked_for(server: Server, somebody: NewPerson) -> None:
    ania, _ = over(server)
    ewa = somebody()
    ewa.goto(f"{server.url}/t/{ania.table}")
    ewa.page.click("[data-do=turn]")
    told = ewa.page.locator(TURNING_POINT)
    expect(told).to_be_visible()
    ewa.page.reload()  # now it is told at once
    expect(told).to_be_visible()


def test_the_end_of_a_replay_is_a_quiet_line(server: Server, somebody: NewPerson) -> None:
    ania, _ = over(server)
    ewa = somebody()
    ewa.goto(f"{server.url}/t/{ania.table}/replay")
    ewa.page.wait_for_selector(BOARD)
    ewa.press("End")
    at(ewa.page, 17)
    ewa.sees("[data-lines]", "Ania wins")
    assert not ewa.page.locator(SLIP).count()
    assert not ewa.page.locator(".picture #turn").count()
