"""What pages look like: accessible, fit for a phone, light in weight, friendly when one is lost."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, OVER, PHONE, WIDE, Person
from tests.web.helper import Server

MOST_BYTES = 130_000
LEAST_BUTTON = 44
LEAST_LETTERS = 13
SMALL_BUTTONS = f"""() => [...document.querySelectorAll('button, a.button, select, input, summary')]
  .filter((each) => each.checkVisibility({{ visibilityProperty: true }}))
  .filter((each) => !each.closest('.switch'))
  .map((each) => [each.outerHTML.slice(0, 120), each.getBoundingClientRect()])
  .filter(([, box]) => box.height < {LEAST_BUTTON} - .5 || box.width < {LEAST_BUTTON} - .5)
  .map(([html, box]) => `${{html}} ${{box.width}}x${{box.height}}`)"""
SMALL_LETTERS = f"""() => [...document.querySelectorAll('body *:not(svg *)')]
  .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((each) => each.checkVisibility() && !each.matches('.hush, script, template, noscript'))
  .filter((each) => parseFloat(getComputedStyle(each).fontSize) < {LEAST_LETTERS})
  .map((each) => each.outerHTML.slice(0, 120))"""
# Letters in the picture, and in the symbols it uses, at the size they have on the screen once
# everything lies still.
SMALL_IN_PICTURE = f"""async () => {{
  const ends = (motion) => Number.isFinite(motion.effect.getComputedTiming().endTime);
  const motions = document.getAnimations().filter(ends);
  await Promise.allSettled(motions.map((motion) => motion.finished));
  const inside = (name) => [...document.querySelectorAll(`.picture svg ${{name}}`)]
    .filter((each) => each.checkVisibility());
  const scaleOf = ({{ a, b }}) => Math.hypot(a, b); // also of what is turned
  const lines = inside('text').map((line) => [line, scaleOf(line.getScreenCTM())]);
  for (const use of inside('use')) {{
    const symbol = document.querySelector(use.getAttribute('href'));
    const scale = use.width.baseVal.value / symbol.viewBox.baseVal.width
      * scaleOf(use.getScreenCTM());
    lines.push(...[...symbol.querySelectorAll('text')].map((line) => [line, scale]));
  }}
  return lines
    .map(([line, scale]) => [line.textContent, parseFloat(getComputedStyle(line).fontSize) * scale])
    .filter(([content, size]) => content && size < {LEAST_LETTERS} - .1)
    .map(([content, size]) => `${{content}}: ${{size}}`);
}}"""


def assert_accessible(page: Page, where: str) -> None:
    """No serious or critical finding of axe."""
    found: list[Any] = Axe().run(page).response["violations"]
    serious = [
        f"{where}: {each['id']}: {[node['html'][:160] for node in each['nodes']][:3]}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]
    assert serious == []


def assert_readable(page: Page, where: str) -> None:
    """Nothing too small to read, neither around the picture nor in it."""
    assert page.evaluate(SMALL_LETTERS) == [], where
    assert page.evaluate(SMALL_IN_PICTURE) == [], where


def assert_fits(page: Page, where: str) -> None:
    """No sideways scrolling, nothing too small to hit or to read."""
    wide = page.evaluate("Math.max(document.documentElement.scrollWidth, innerWidth)")
    assert wide <= PHONE["width"], where  # phones make the page wider instead of scrolling
    assert page.evaluate(SMALL_BUTTONS) == [], where
    assert_readable(page, where)


def tour(server: Server, ania: Person, check: Any) -> None:
    """Every page there is, checked one after the other."""
    ania.forgiven = ("404",)
    ania.goto(server.url)
    check(ania.page, "home")
    ania.goto(f"{server.url}/new/battalia")
    ania.page.click("summary")
    ania.page.select_option("[data-clock]", "turn:86400")
    check(ania.page, "set up")
    ania.set_up(server.url, {}, name="Ania")
    ania.sees(".lobby")
    check(ania.page, "waiting")
    ania.set_up(server.url, {1: "here"}, name="Ania", seat1="Olek")
    ania.sees(".cover-sheet")
    check(ania.page, "cover")
    ania.set_up(server.url, {1: "bot:greedy"}, name="Ania")
    ania.page.wait_for_selector(BOARD)
    ania.play_on(2)
    check(ania.page, "running")
    if ania.page.locator("[data-bar-panel]").is_visible():
        ania.page.click("[data-bar-panel]")
        ania.page.wait_for_selector(".panel.open")
    for summary in ania.page.locator(".more details:not([hidden]) > summary").all():
        summary.click()
    check(ania.page, "panel")
    ania.page.click("[data-do=resign]")
    ania.page.wait_for_selector("dialog[open]")
    check(ania.page, "dialog")
    ania.page.click("dialog [data-answer=yes]")
    ania.page.wait_for_selector(OVER, state="attached")
    check(ania.page, "over")
    wish: dict[str, Any] = {"game": "spor", "name": "Ania", "clock": {"turn": 86400.0}}
    wish["bots"] = [{"seat": 1, "level": "greedy"}]
    days = ania.post(server.url, "/api/tables", wish)["id"]
    ania.goto(f"{server.url}/t/{days}")
    ania.page.wait_for_selector(".clock.days", state="attached")
    if ania.page.locator("[data-bar-panel]").is_visible():
        ania.page.click("[data-bar-panel]")
        ania.page.wait_for_selector(".panel.open")
    ania.page.click("details[data-holiday] summary")
    ania.page.click("details:has([data-do=link-also]) summary")
    ania.page.click("[data-do=link-also]")
    ania.page.wait_for_selector("[data-qr] svg")
    check(ania.page, "over days")
    ania.goto(f"{server.url}/my")
    ania.sees("[data-holiday]")
    check(ania.page, "my games")
    ania.goto(f"{server.url}/t/nowhere")
    ania.sees("h1")
    check(ania.page, "error")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_on_every_page(server: Server, somebody: NewPerson, theme: str) -> None:
    tour(server, somebody(color_scheme=theme), assert_accessible)


def test_a_phone_held_upright(server: Server, somebody: NewPerson) -> None:
    ania = somebody(viewport=PHONE, has_touch=True, is_mobile=True, locale="pl-PL")
    tour(server, ania, assert_fits)


def at_table(server: Server, ania: Person, game: str, moves: int) -> Page:
    """So many moves into a game against as many bots as it takes."""
    bots, options = {"spor": (1, {"tactics": "on"}), "podprad": (4, {}), "drako": (1, {})}[game]
    seats = dict.fromkeys(range(1, bots + 1), "bot:greedy")
    ania.set_up(server.url, seats, game=game, options=options)
    ania.page.wait_for_selector(BOARD)
    ania.play_on(moves)
    return ania.page


every_game = pytest.mark.parametrize("game", ["spor", "podprad", "drako"])


@every_game
def test_every_game_fits_a_phone(server: Server, somebody: NewPerson, game: str) -> None:
    ania = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    assert_fits(at_table(server, ania, game, 12), game)


@every_game
def test_every_game_is_readable_on_a_small_screen(
    server: Server, somebody: NewPerson, game: str
) -> None:
    ania = somebody(viewport=WIDE, locale="pl-PL")
    assert_readable(at_table(server, ania, game, 4), game)


def test_a_phone_that_is_turned(server: Server, somebody: NewPerson) -> None:
    ania = somebody(viewport=PHONE)
    ania.quick(server.url)
    tall = ania.page.get_attribute(BOARD, "viewBox")
    ania.page.set_viewport_size({"width": 844, "height": 390})
    ania.page.wait_for_selector(f'{BOARD}:not([viewBox="{tall}"])')
    ania.play_on(1)
    ania.page.set_viewport_size({"width": 390, "height": 844})
    ania.page.wait_for_selector(f'{BOARD}[viewBox="{tall}"]')


def test_first_pages_are_light(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    weight: list[float] = []
    devtools = ania.context.new_cdp_session(ania.page)
    devtools.send("Network.enable")
    devtools.on("Network.loadingFinished", lambda each: weight.append(each["encodedDataLength"]))
    ania.goto(server.url)
    ania.page.wait_for_load_state("networkidle")
    assert 5_000 < sum(weight) < MOST_BYTES, "home"
    weight.clear()
    ania.page.click("[data-game=spor] [data-do=quick]")
    ania.page.wait_for_selector(BOARD)
    assert 5_000 < sum(weight) < MOST_BYTES, "table"


@pytest.mark.parametrize(
    ("locale", "title", "way_out"),
    [
        ("pl-PL", "Nie udało się", "Na stronę główną"),
        ("en-GB", "That did not work", "To the home page"),
    ],
)
def test_lost_people_find_the_way(
    server: Server, somebody: NewPerson, locale: str, title: str, way_out: str
) -> None:
    ania = somebody(locale=locale)
    ania.forgiven = ("404",)
    for path in ("/t/nowhere", "/nothing/here", "/t/%00"):
        ania.goto(server.url + path)
        ania.sees("h1", title)
    ania.page.click(f"text={way_out}")
    ania.sees(".game h2")


def test_themes(server: Server, somebody: NewPerson) -> None:
    ania = somebody(color_scheme="light")
    ania.goto(server.url)
    ground = "getComputedStyle(document.body).backgroundColor"
    day = ania.page.evaluate(ground)
    ania.page.click("[data-do=theme]")
    night = ania.page.evaluate(ground)
    assert day != night
    ania.page.reload()
    assert ania.page.evaluate(ground) == night  # the first paint knows it already


STORY = """() => {
  const log = document.querySelector('.log');
  const last = log.querySelector('li:last-child').getBoundingClientRect();
  return [log.scrollHeight - log.clientHeight, last.bottom - log.getBoundingClientRect().bottom];
}"""


def test_the_end_of_the_story_is_in_sight(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.quick(server.url)
    ania.play_on(8)
    ania.ready()
    above, below = ania.page.evaluate(STORY)
    assert above > 0  # there is more than can be seen
    assert below <= 1
    ania.page.reload()
    ania.page.wait_for_selector(BOARD)
    assert ania.page.evaluate(STORY)[1] <= 1
