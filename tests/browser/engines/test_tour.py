"""A tour of all four games in the other browsers: from the home page to the replay."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.engines.engine import PHONE, WIDE, Engine
from tests.browser.engines.firefox import firefox
from tests.browser.engines.webkit import webkit
from tests.browser.helper import BOARD, OVER, WISHES
from tests.support.patience import eventually
from tests.web.helper import Server

pytestmark = [pytest.mark.torture, pytest.mark.once]

ENGINES = {"firefox": firefox, "webkit": webkit}
RESTED = f".picture:not(.waiting) .can:not(.later), {OVER}"
STATE = "async () => (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()"


@pytest.fixture(scope="module", params=ENGINES)
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    """A browser for all tours."""
    with ENGINES[request.param](tmp_path_factory.mktemp(request.param)) as found:
        yield found


@pytest.mark.parametrize("game", ["spor", "podprad", "drako", "battalia"])
def test_tour(engine: Engine, server: Server, game: str) -> None:
    open_table(engine, server, game)
    if engine.count("svg.window"):
        use_the_map(engine)
    engine.play_on(5)
    drag_something(engine)
    nights_are_dark(engine)
    keys_show_where_they_are(engine)
    play_on_a_phone(engine)
    look_at_it_again(engine)


def open_table(engine: Engine, server: Server, game: str) -> None:
    """One click on the home page."""
    engine.resize(WIDE)
    engine.goto(server.url)
    engine.ask(WISHES, {"pace": "at-once", "coach": "never"})
    engine.click(engine.middle(f"[data-game={game}] [data-do=quick]"))
    engine.sees(BOARD)


# -- dragging -------------------------------------------------------------------------------------

WHERE = """(id) => {
  const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
CARRIED = "(id) => !document.getElementById(id).matches('.still')"


def drag_something(engine: Engine) -> None:
    """Drag one thing to another, as soon as that is a move."""
    for _ in range(40):
        engine.sees(RESTED)
        found = to_drag(engine)
        if found:
            drag(engine, *found)
            return
        engine.play_on(1)
    raise AssertionError(f"{engine.name}: there is nothing to drag")


def to_drag(engine: Engine) -> tuple[str, str] | None:
    """Two things of which one can be dragged to the other."""
    shown = engine.ids(".picture .can")
    now = engine.ask(STATE)["now"]
    for choice in [*now["choices"], *now["ways"]]:
        path = choice["path"][:2]
        carried = [id for id in path if id in shown and engine.ask(CARRIED, id)]
        others = [id for id in path if id not in carried]
        if len(carried) == 1 and len(others) == 1:
            return carried[0], others[0]
    return None


def drag(engine: Engine, thing: str, target: str) -> None:
    """What is lifted lights its target, and is played there, or waits for what comes third."""
    made = moves_made(engine)
    engine.lift(engine.spot(thing))
    engine.sees(f'[id="{thing}"].dragged')
    x, y = engine.ask(WHERE, target)  # where something else may lie on it
    engine.drop((x, y))
    what = f"{engine.name}: dragging {thing} to {target} moves nothing"
    eventually(lambda: moves_made(engine) > made or engine.count(".chosen") == 2, what)
    engine.press("Escape")


def moves_made(engine: Engine) -> int:
    """How long the game is."""
    return sum(entry["kind"] == "move" for entry in engine.ask(STATE)["log"])


# -- the map --------------------------------------------------------------------------------------

# The thing of the map whose middle is nearest to that of its window, of those that one sees.
CENTRAL = """() => {
  const middle = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const window = document.querySelector("svg.window");
  const far = (each) => Math.hypot(...middle(each).map((at, axis) => at - middle(window)[axis]));
  const shown = (each) => window.contains(document.elementFromPoint(...middle(each)));
  const things = [...window.querySelectorAll("[id]")].filter(shown);
  return things.reduce((one, two) => (far(two) < far(one) ? two : one)).id;
}"""
# A point of the map, near another, where nothing would be lifted.
GROUND = """([x, y]) => {
  for (let far = 0; far < 160; far += 10) for (const side of [-1, 1]) {
    const found = document.elementFromPoint(x + side * far, y);
    const lifts = found?.closest(".can:not(.still)");
    if (found?.closest("svg.window") && !lifts) return [x + side * far, y];
  }
  return null;
}"""


def use_the_map(engine: Engine) -> None:
    """The wheel zooms around the pointer, and what is dragged moves as far as the mouse."""
    engine.sees(RESTED)
    central = engine.ask(CENTRAL)
    at = engine.ask(WHERE, central)
    for _ in range(3):
        engine.turn_wheel((at[0], at[1]), -100)
    engine.sees("svg.window.near")
    now = engine.ask(WHERE, central)
    assert now == pytest.approx(at, abs=3), f"{engine.name}: the map drifts while it zooms"
    x, y = engine.ask(GROUND, now)
    engine.drag((x, y), by=(-50, -20))
    moved = [one - two for one, two in zip(now, engine.ask(WHERE, central), strict=True)]
    assert moved == pytest.approx([50, 20], abs=2), f"{engine.name}: the map is not panned"


# -- night, keys, a phone, the replay -------------------------------------------------------------


def nights_are_dark(engine: Engine) -> None:
    """The scenery, which is most of the board, is dimmed."""
    theme = "(theme) => document.documentElement.setAttribute('data-theme', theme)"
    lights = []
    for each in ("light", "dark"):
        engine.ask(theme, each)
        lights.append(engine.brightness(BOARD))
    assert lights[1] < 0.96 * lights[0], f"{engine.name}: day and night are {lights}"
    engine.ask(theme, "light")


RING = "() => getComputedStyle(document.activeElement.querySelector(':scope > .edge')).strokeWidth"


def keys_show_where_they_are(engine: Engine) -> None:
    """After a click beside everything, an arrow key leads to something lit, and that is seen."""
    engine.sees(RESTED)
    if engine.count(OVER):
        return
    engine.click(engine.middle(".prompt .whose"))
    engine.press("ArrowRight")
    assert engine.ask("() => document.activeElement.matches('.picture .can')")
    assert engine.ask(RING) == "7px", f"{engine.name}: the focus is not shown"


def play_on_a_phone(engine: Engine) -> None:
    """Two moves more, on a phone held upright."""
    engine.resize(PHONE)
    tall = (
        f"() => {{ const {{ width, height }} = document.querySelector('{BOARD}').viewBox.baseVal;"
    )
    eventually(lambda: engine.ask(f"{tall} return width < height; }}"), "the picture stays wide")
    engine.play_on(2)
    width = engine.ask("() => document.documentElement.scrollWidth")
    assert width == PHONE[0], f"{engine.name}: the page is {width} wide"
    engine.resize(WIDE)


def look_at_it_again(engine: Engine) -> None:
    """The replay steps through all of it."""
    address: Any = engine.ask("() => location.href")
    engine.goto(f"{address}/replay")
    engine.sees(BOARD)
    seen: list[str] = []
    for step in ("first", "next", "last"):
        engine.click(engine.middle(f"[data-go={step}]"))
        eventually(lambda: here(engine) not in seen, f"{engine.name}: “{step}” leads nowhere")
        seen.append(here(engine))


def here(engine: Engine) -> str:
    """Which moment the replay shows."""
    return str(engine.ask("() => document.querySelector('[aria-current]')?.textContent ?? ''"))
