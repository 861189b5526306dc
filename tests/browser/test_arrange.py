"""What readers arrange on a picture: windows panned and zoomed, drawers opened; and it stays so."""

from playwright.sync_api import Page

from plansza.core.kit import Box, drawer, lens, opener, window
from plansza.core.picture import edge, rect, root, tag, thing
from plansza.web.common import assets
from tests.browser.conftest import NewPerson
from tests.support.patience import eventually
from tests.web.helper import Server

BOX = Box(0, 0, 400, 400)
SETTLE = """async ([arrange, board, svg]) => {
  const { listen } = await import(arrange);
  const { patch } = await import(board);
  const host = document.createElement("div");
  host.className = "picture fits";
  host.id = "host";
  document.body.replaceChildren(host);
  listen(host);
  window.clicked = [];
  host.addEventListener("click", (event) => window.clicked.push(event.target.closest("[id]").id));
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


def settle(server: Server, somebody: NewPerson) -> Page:
    """A page with nothing but such a picture."""
    page = somebody().page
    page.goto(server.url)
    addresses = [assets.address(name) for name in ("arrange.js", "board.js")]
    page.evaluate(SETTLE, [*addresses, picture()])
    return page


def shown(page: Page) -> list[float]:
    """What the window shows."""
    return [float(value) for value in str(page.get_attribute("#map", "viewBox")).split()]


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Press, move, let go, in the units of the picture."""
    box = page.locator("#host > svg").bounding_box()
    assert box is not None
    scale = box["width"] / 500
    page.mouse.move(box["x"] + start[0] * scale, box["y"] + start[1] * scale)
    page.mouse.down()
    page.mouse.move(box["x"] + end[0] * scale, box["y"] + end[1] * scale, steps=5)
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
    page.evaluate("document.getElementById('card').classList.add('can')")
    assert card.is_visible(), "what can be clicked is never hidden"
