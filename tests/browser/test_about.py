"""Everything answers: by mouse, finger and keys, beside the thing, and nothing is played by it."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.fingers import Fingers
from tests.browser.helper import BOARD, PHONE, Person
from tests.web.helper import Server

SLIP = ".about.open"
MODE = "[data-do=about]"
HAND = ".picture [id^=card-].can"
SECOND = 1000


def table(server: Server, somebody: NewPerson, game: str = "spor", **how: Any) -> Person:
    """Somebody at a table with a friend; in spor it is his turn."""
    ania, olek = somebody(**how), somebody()
    ania.set_up(server.url, {1: "friend"}, name="Ania", game=game)
    olek.goto(ania.page.url)
    olek.sit("Olek")
    ania.page.wait_for_selector(f"{BOARD} .can" if game == "spor" else BOARD)
    return ania


def rest_on(person: Person, id: str) -> None:
    """Come with the mouse, and stay."""
    x, y = person.spot(id)
    person.page.mouse.move(x - 3, y - 3)
    person.page.mouse.move(x, y)


def told(page: Page) -> str:
    return page.locator(SLIP).inner_text()


def label(page: Page, id: str) -> str:
    found = page.locator(f'[id="{id}"]').get_attribute("aria-label")
    assert found
    return found


def apart(page: Page, id: str) -> bool:
    """Whether the slip lies beside the thing, and inside the window."""
    return bool(
        page.evaluate(
            """(id) => {
              const slip = document.querySelector(".about").getBoundingClientRect();
              const thing = document.getElementById(id).getBoundingClientRect();
              const beside = slip.right <= thing.left || slip.left >= thing.right
                || slip.bottom <= thing.top || slip.top >= thing.bottom;
              return beside && slip.left >= 0 && slip.top >= 0
                && slip.right <= innerWidth && slip.bottom <= innerHeight;
            }""",
            id,
        )
    )


def press_long(person: Person, id: str, drag: float = 0) -> None:
    """A finger comes down, waits until it is answered, perhaps slips, and is gone."""
    x, y = person.spot(id)
    finger = Fingers(person.page)
    finger.press((x, y))
    person.page.wait_for_selector(SLIP)
    if drag:
        finger.slide((x, y), (x, y - drag))
    finger.lift()


def nothing_was_played(person: Person) -> None:
    assert not person.ids(".picture .chosen, .picture .dragged")
    assert not person.page.locator(".picture.waiting").count()
    assert person.page.locator(".prompt.yours").count()


# -- a mouse --------------------------------------------------------------------------------------


def test_a_mouse_that_rests_is_told_what_lies_there(server: Server, somebody: NewPerson) -> None:
    ania = table(server, somebody)
    page, card = ania.page, ania.ids(HAND)[0]
    rest_on(ania, card)
    page.wait_for_selector(SLIP)
    expect(page.locator(f"{SLIP} h2")).to_have_text(label(page, card))
    expect(page.locator(f"{SLIP} .does")).to_have_text("You can choose this now.")
    assert apart(page, card)
    ania.click(card)  # the slip is in nobody's way
    assert ania.ids(".picture .chosen") == [card]
    assert not page.locator(SLIP).count()
    rest_on(ania, "deck")
    page.wait_for_selector(SLIP)
    assert apart(page, "deck")
    page.mouse.move(5, 5)
    page.wait_for_selector(SLIP, state="detached")


def test_a_thing_says_why_it_cannot_be_used(server: Server, somebody: NewPerson) -> None:
    ania = table(server, somebody)
    answer = ania.page.request.get(f"{server.url}/api{path_of(ania.page)}")
    reasons = answer.json()["now"]["reasons"]
    id, reason = next(each for each in reasons.items() if ania.page.locator(f"#{each[0]}").count())
    ania.page.click(MODE)
    ania.click(id)
    expect(ania.page.locator(f"{SLIP} .why")).to_have_text(reason)
    assert not ania.page.locator(".prompt.no").count()


def path_of(page: Page) -> str:
    return "/tables/" + page.url.rpartition("/")[2]


def test_a_drag_is_told_nothing(server: Server, somebody: NewPerson) -> None:
    ania = table(server, somebody)
    page, card = ania.page, ania.ids(HAND)[0]
    x, y = ania.spot(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 60, steps=4)
    page.wait_for_selector(".picture .dragged")
    page.mouse.move(x, y - 61)
    page.wait_for_timeout(SECOND)
    assert not page.locator(SLIP).count()
    page.mouse.move(x, y)
    page.mouse.up()


def test_answers_are_asked_for_once(server: Server, somebody: NewPerson) -> None:
    ania = table(server, somebody)
    asked: list[str] = []
    ania.page.on("request", lambda sent: asked.append(sent.url))
    ania.page.click(MODE)
    for id in ("deck", "discards", "deck", "discards", "deck"):
        ania.click(id)
        expect(ania.page.locator(f"{SLIP} h2")).to_have_text(label(ania.page, id))
    assert len([address for address in asked if "/about?" in address]) == 2


# -- a finger -------------------------------------------------------------------------------------


@pytest.fixture
def thumb(server: Server, somebody: NewPerson) -> Person:
    return table(server, somebody, viewport=PHONE, has_touch=True)


def test_a_long_press_asks_and_plays_nothing(thumb: Person) -> None:
    page, card = thumb.page, thumb.ids(HAND)[0]
    press_long(thumb, card)
    expect(page.locator(f"{SLIP} h2")).to_have_text(label(page, card))
    nothing_was_played(thumb)
    assert apart(page, card)
    press_long(thumb, card, drag=80)
    assert page.locator(SLIP).count()
    nothing_was_played(thumb)
    page.touchscreen.tap(*thumb.spot(card))  # a short one plays as ever, and the sheet is gone
    page.wait_for_selector(".picture .chosen")
    assert not page.locator(SLIP).count()


def test_on_a_phone_it_is_a_sheet_above_the_bar(thumb: Person) -> None:
    page = thumb.page
    press_long(thumb, "slip-far")
    sheet = page.locator(SLIP).bounding_box()
    bar = page.locator(".bar").bounding_box()
    assert sheet is not None
    assert bar is not None
    assert sheet["width"] > PHONE["width"] - 40
    assert 0 <= bar["y"] - sheet["y"] - sheet["height"] < 20
    page.locator(SLIP).tap()  # a tap on it reaches nothing below
    page.wait_for_selector(SLIP, state="detached")
    nothing_was_played(thumb)


def test_the_mode_is_in_reach_of_a_thumb(thumb: Person) -> None:
    page, card = thumb.page, thumb.ids(HAND)[0]
    page.tap(MODE)
    expect(page.locator(MODE)).to_have_attribute("aria-pressed", "true")
    page.touchscreen.tap(*thumb.spot(card))
    expect(page.locator(f"{SLIP} h2")).to_have_text(label(page, card))
    nothing_was_played(thumb)
    page.tap(MODE)
    page.wait_for_selector(SLIP, state="detached")
    page.touchscreen.tap(*thumb.spot(card))
    page.wait_for_selector(".picture .chosen")


# -- keys -----------------------------------------------------------------------------------------


def test_the_thing_in_focus_answers_to_a_key(server: Server, somebody: NewPerson) -> None:
    ania = table(server, somebody)
    page = ania.page
    ania.tab_to(HAND)
    focused = page.evaluate("document.activeElement.id")
    ania.press("?")
    expect(page.locator(f"{SLIP} h2")).to_have_text(label(page, focused))
    assert page.locator(SLIP).get_attribute("role") == "status"
    nothing_was_played(ania)
    ania.press("Escape")
    page.wait_for_selector(SLIP, state="detached")
    ania.press("Enter")
    assert ania.ids(".picture .chosen") == [focused]


def test_in_the_mode_the_arrows_walk_everywhere(server: Server, somebody: NewPerson) -> None:
    ania = table(server, somebody)
    page = ania.page
    page.locator("h1").click()
    ania.press("?")
    expect(page.locator(MODE)).to_have_attribute("aria-pressed", "true")
    walked = set()
    for arrow in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp"):
        ania.press(arrow)
        focused = page.evaluate("document.activeElement.id")
        assert focused
        expect(page.locator(f"{SLIP} h2")).to_have_text(label(page, focused))
        walked.add(focused)
    assert len(walked) > 2
    ania.press("Enter")
    nothing_was_played(ania)
    ania.press("Escape")
    expect(page.locator(MODE)).to_have_attribute("aria-pressed", "false")
    assert not page.locator(".picture [data-reached]").count()
    quiet = page.locator(".picture [id][aria-label]:not(.can)[tabindex]:not([data-opens])")
    assert not quiet.count()


def test_scenery_answers_in_the_mode(server: Server, somebody: NewPerson) -> None:
    ania = table(server, somebody)
    ania.page.click(MODE)
    box = ania.page.locator(BOARD).bounding_box()
    assert box is not None
    with ania.page.expect_response("**/about?thing=valley*") as answer:
        ania.page.mouse.click(box["x"] + 12, box["y"] + box["height"] - 12)
    assert answer.value.ok


# -- elsewhere ------------------------------------------------------------------------------------


def test_a_map_is_still_panned_and_zoomed_in_the_mode(server: Server, somebody: NewPerson) -> None:
    ania = table(server, somebody, "battalia")
    page = ania.page
    page.click("[data-zoom]:not([data-zoom$=' 0'])")
    window = page.locator("svg.window")
    page.click(MODE)
    box = window.bounding_box()
    assert box is not None
    before = window.get_attribute("viewBox")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 30, steps=4)
    page.mouse.up()
    assert window.get_attribute("viewBox") != before
    assert "Point at anything" in told(page) or not page.locator(SLIP).count()
    page.mouse.click(x, y)
    page.wait_for_selector(f"{SLIP} h2")


@pytest.mark.parametrize("screen", [{}, {"viewport": PHONE, "has_touch": True}])
def test_a_replay_answers_too(server: Server, somebody: NewPerson, screen: Any) -> None:
    ania = table(server, somebody, **screen)
    page = ania.page
    page.goto(f"{page.url}/replay")
    page.wait_for_selector(BOARD)
    page.click(MODE)
    with page.expect_response("**/about?thing=deck&number=*") as answer:
        page.mouse.click(*ania.spot("deck"))
    assert answer.value.ok
    expect(page.locator(f"{SLIP} h2")).to_have_text(label(page, "deck"))


def test_a_reader_who_wants_calm_sees_no_motion(server: Server, somebody: NewPerson) -> None:
    ania = table(server, somebody, reduced_motion="reduce")
    ania.page.click(MODE)
    ania.click("deck")
    ania.page.wait_for_selector(f"{SLIP} h2")
    moving = "document.querySelector('.about').getAnimations().length"
    assert ania.page.evaluate(moving) == 0


def test_whoever_passes_the_device_leaves_no_slip(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.set_up(server.url, {1: "here"}, name="Ania", seat1="Olek")
    ania.page.locator("[data-cover] button").first.click()
    ania.page.wait_for_selector(f"{BOARD} .can")
    ania.page.click(MODE)
    ania.click(ania.ids(HAND)[0])
    ania.page.wait_for_selector(f"{SLIP} h2")
    ania.press("Escape")
    ania.turn()
    ania.page.wait_for_selector(".table.covered")
    assert not ania.page.locator(".about").inner_text()
