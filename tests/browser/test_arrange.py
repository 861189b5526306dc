"""What readers arrange on a picture: windows panned and zoomed, drawers opened; and it stays so."""

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page

from plansza.core.kit import Box, drawer, lens, opener, window
from plansza.core.picture import edge, rect, root, tag, thing
from plansza.web.common import assets
from tests.browser.conftest import NewPerson
from tests.browser.fingers import Fingers, Point
from tests.browser.helper import PHONE
from tests.support.patience import eventually
from tests.web.helper import Server

BOX = Box(0, 0, 400, 400)
SETTLE = """async ([arrange, board, svg]) => {
  const { listen, openLit, reveal } = await import(arrange);
  const { patch } = await import(board);
  const host = document.createElement("div");
  host.className = "picture fits";
  host.id = "host";
  host.style.maxWidth = "800px"; // all of it is in the window
  document.body.replaceChildren(host);
  listen(host);
  window.clicked = [];
  host.addEventListener("click", (event) => window.clicked.push(event.target.closest("[id]").id));
  window.light = (...ids) => {  // as what can be clicked now
    for (const thing of host.querySelectorAll("svg [id]")) {
      thing.classList.toggle("can", ids.includes(thing.id));
    }
    openLit(host);
    reveal(host, [...host.querySelectorAll(".can")]);
  };
  window.redraw = (picture) => patch(host, picture);
  window.redraw(svg);
}"""


def picture() -> str:
    """A map of one square in a window, a lens, and a drawer with its opener."""
    square = thing("square", "a square", rect(100, 100, 80, 80), still=True)
    map_ = window(
        "map", "the map", BOX, BOX, tag("rect", width=400, height=400, fill="#cde"), square
    )
    near = lens("near", "nearer", "map", 2, rect(410, 10, 60, 60))
    far = lens("far", "all", "map", 0, rect(410, 90, 60, 60))
    pile = thing("card", "a card", edge(410, 300, 40, 60), rect(410, 300, 40, 60))
    limbo = drawer("limbo", "limbo", pile)
    opens = opener("opens", "limbo", "limbo", rect(410, 200, 60, 60))
    return f"{root(500, 400, 'test')}{map_}{near}{far}{opens}{limbo}</svg>"


def settle(server: Server, somebody: NewPerson, **how: Any) -> Page:
    """A page with nothing but such a picture."""
    page = somebody(**how).page
    page.goto(server.url)
    addresses = [assets.address(name) for name in ("board/arrange.js", "board/board.js")]
    page.evaluate(SETTLE, [*addresses, picture()])
    return page


def shown(page: Page) -> list[float]:
    """What the window shows."""
    return [float(value) for value in str(page.get_attribute("#map", "viewBox")).split()]


def on_screen(page: Page, x: float, y: float) -> Point:
    """Where a point of the picture is on the screen."""
    box = page.locator("#host > svg").bounding_box()
    assert box is not None
    scale = box["width"] / 500
    return box["x"] + x * scale, box["y"] + y * scale


def drag(page: Page, start: Point, end: Point) -> None:
    """Press, move, let go, in the units of the picture."""
    page.mouse.move(*on_screen(page, *start))
    page.mouse.down()
    page.mouse.move(*on_screen(page, *end), steps=5)
    page.mouse.up()


def test_a_window_is_zoomed_and_panned(server: Server, somebody: NewPerson) -> None:
    page = settle(server, somebody)
    drag(page, (300, 300), (200, 200))
    assert shown(page) == [0, 0, 400, 400], "all is shown: there is nowhere to go"
    page.click("#near")
    assert shown(page) == [100, 100, 200, 200]
    drag(page, (300, 300), (200, 250))
    eventually(lambda: shown(page) == [150, 125, 200, 200], "the window was not panned")
    drag(page, (50, 50), (390, 390))
    eventually(lambda: shown(page)[:2] == [0, 0], "it does not stop at the rim")
    page.mouse.wheel(0, -100)
    eventually(lambda: shown(page)[2] == 160, "the wheel does not zoom")
    page.click("#far")
    assert shown(page) == [0, 0, 400, 400]


def test_two_fingers_zoom_and_one_pans(server: Server, somebody: NewPerson) -> None:
    page = settle(server, somebody, viewport=PHONE, has_touch=True)
    fingers = Fingers(page)
    at = partial(on_screen, page)
    fingers.press(at(180, 200), at(220, 200))
    for apart in (30, 40):
        fingers.move(at(200 - apart, 200), at(200 + apart, 200))
    fingers.lift()
    eventually(lambda: abs(shown(page)[2] - 200) < 2, "two fingers do not zoom")
    assert shown(page)[:2] == pytest.approx([100, 100], abs=12), "around what is between them"
    x, y = shown(page)[:2]
    fingers.press(at(300, 300))
    fingers.slide(at(300, 300), at(260, 280))
    fingers.lift()
    eventually(lambda: shown(page)[0] > x + 15, "one finger does not pan")
    assert shown(page)[:2] == pytest.approx([x + 20, y + 10], abs=1)
    assert page.evaluate("window.clicked") == []


def test_what_was_arranged_survives_a_change(server: Server, somebody: NewPerson) -> None:
    page = settle(server, somebody)
    page.click("#near")
    page.click("#opens")
    for change in ("window.redraw(svg)", "window.redraw({ changed: { map: part } })"):
        part = picture().split("<svg", 2)[2].split("</svg>")[0]
        page.evaluate(f"([svg, part]) => {change}", [picture(), f"<svg{part}</svg>"])
        assert shown(page) == [100, 100, 200, 200]
        assert page.locator("#card").is_visible()


def test_a_pan_is_no_click(server: Server, somebody: NewPerson) -> None:
    page = settle(server, somebody)
    page.click("#near")
    page.evaluate("window.clicked = []")
    drag(page, (100, 100), (160, 160))
    assert page.evaluate("window.clicked") == []
    page.click("#square")
    assert page.evaluate("window.clicked") == ["square"]


def test_a_drawer_is_opened_by_mouse_and_keys(server: Server, somebody: NewPerson) -> None:
    page = settle(server, somebody)
    card = page.locator("#card")
    assert not card.is_visible()
    page.click("#opens")
    assert card.is_visible()
    assert page.get_attribute("#opens", "aria-expanded") == "true"
    page.focus("#opens")
    page.keyboard.press("Escape")
    assert not card.is_visible()
    page.keyboard.press("Enter")
    assert card.is_visible()
    page.click("#opens")
    assert not card.is_visible()


def test_a_drawer_opens_for_what_can_be_clicked(server: Server, somebody: NewPerson) -> None:
    page = settle(server, somebody)
    card, marked = page.locator("#card"), page.locator("#opens.holds")
    page.evaluate("window.light('card')")
    assert card.is_visible()
    assert marked.count() == 1
    page.click("#opens")  # whoever wants to see what lies under it
    assert not card.is_visible()
    page.evaluate("window.light('card')")
    assert not card.is_visible(), "news that change nothing leave it closed"
    assert marked.count() == 1
    page.evaluate("window.light()")
    assert marked.count() == 0
    page.evaluate("window.light('card')")
    assert card.is_visible()
    page.evaluate("window.light('card', 'square')")
    assert not card.is_visible(), "there is something else to do"
    assert marked.count() == 1
    page.evaluate("window.light('card')")
    assert card.is_visible()


def test_a_window_turns_to_what_can_be_clicked(server: Server, somebody: NewPerson) -> None:
    page = settle(server, somebody)
    page.evaluate("window.light('square')")
    assert shown(page) == [0, 0, 400, 400], "all is in sight"
    page.click("#near")
    page.click("#near")
    drag(page, (50, 50), (20, 20))
    page.evaluate("window.light('square')")
    eventually(lambda: shown(page)[:2] == [100, 100], "the lit square stays out of sight")
    assert shown(page)[2] == 100, "as near as before"
