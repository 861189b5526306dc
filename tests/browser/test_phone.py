"""Whole games on a phone held upright: whatever can be done is in sight, or one tap away."""

from typing import Any

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, FIRST, NEXT, OVER, PHONE, SMALL_PHONE, WIDE, Person
from tests.browser.test_looks import assert_accessible
from tests.web.helper import Server

SCREENS = (PHONE, SMALL_PHONE)
LEAST = 24  # pixels that a thumb still hits
MOVES = 6  # decisions that are looked at in every run; `torture` looks at whole games
GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "spor": (2, {"tactics": "on"}),
    "podprad": (2, {"currents": "add"}),
    "drako": (2, {}),
    "battalia": (2, {"mode": "heroic", "map": "large"}),  # two: who resigns ends the game
}

# What is lit and can be clicked now, but is out of the window, covered, too small, or in a drawer
# whose opener is not plainly there, and marked.
OUT_OF_SIGHT = f"""async (selector) => {{
  const ends = (motion) => Number.isFinite(motion.effect.getComputedTiming().endTime);
  const rest = document.getAnimations().filter(ends).map((motion) => motion.finished);
  await Promise.allSettled(rest);
  const within = (x, y) => x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
  const free = (thing) => {{
    const box = thing.getBoundingClientRect();
    for (let row = 0; row < 7; row++) for (let column = 0; column < 7; column++) {{
      const [x, y] = [box.x + box.width * (column + .5) / 7, box.y + box.height * (row + .5) / 7];
      if (within(x, y) && thing.contains(document.elementFromPoint(x, y))) return true;
    }}
    return false;
  }};
  const large = (thing) => {{
    const box = thing.getBoundingClientRect();
    return Math.max(box.width, box.height) >= {LEAST};
  }};
  const hidden = [];
  for (const thing of document.querySelectorAll(selector)) {{
    const drawer = thing.closest(".drawer");
    const opener = drawer && document.querySelector(`[data-opens="${{drawer.id}}"]`);
    const seen = thing.getClientRects().length > 0;
    if (seen && free(thing) && large(thing)) continue;
    if (!seen && opener?.matches(".holds") && free(opener) && large(opener)) continue;
    if (!seen && thing.classList.contains("step")) continue; // something else leads to it
    hidden.push(thing.id);
  }}
  return hidden;
}}"""


def look(ania: Person, selector: str, where: str) -> None:
    """At both sizes of phones everything that can be done now is in sight, and nothing scrolls."""
    for screen in SCREENS:
        ania.page.set_viewport_size(screen)
        size = f"{where} at {screen['width']}×{screen['height']}"
        assert ania.page.evaluate(OUT_OF_SIGHT, selector) == [], size
        scrolled = "document.documentElement.scrollHeight - innerHeight"
        assert ania.page.evaluate(scrolled) <= 0, f"the page scrolls: {size}"


def walk(ania: Person, most: int) -> int:
    """Play on by clicking, looking before every click; how many moves were made."""
    for made in range(most):
        if not ania.ready():
            return made
        asked = ania.page.inner_text(".prompt .ask")
        look(ania, FIRST, f"{asked} (move {made})")
        clicked = [ania.pick(FIRST)]
        while ania.page.locator(NEXT).count():
            look(ania, NEXT, f"{asked} (move {made}), after {', '.join(clicked)}")
            clicked.append(ania.pick(NEXT))
        ania.page.wait_for_selector(".picture:not(.waiting)", state="attached")
    return most


def sit_down(server: Server, ania: Person, game: str) -> None:
    """A table with bots that cost no time."""
    seats, options = GAMES[game]
    ania.goto(server.url)
    bots = [{"seat": seat, "level": "random"} for seat in range(1, seats)]
    wish: dict[str, Any] = {"game": game, "name": "Ania", "seat": 0, "seats": seats}
    answer = ania.page.request.post(
        f"{server.url}/api/tables",
        data={**wish, "options": options, "bots": bots},
        headers={"origin": server.url},
    )
    assert answer.ok, answer.text()
    ania.goto(f"{server.url}/t/{answer.json()['id']}")
    ania.page.wait_for_selector(BOARD)


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_under_the_thumb(server: Server, somebody: NewPerson, game: str) -> None:
    ania = somebody(viewport=PHONE, has_touch=True, is_mobile=True, locale="pl-PL")
    sit_down(server, ania, game)
    assert walk(ania, MOVES) > 3
    table = ania.page.url
    keeps_nobody_out(ania, f"{server.url}/g/{game}")
    keeps_nobody_out(ania, table)
    resign(ania)
    keeps_nobody_out(ania, f"{table}/replay")


def resign(ania: Person) -> None:
    """Give the game up."""
    ania.page.click("[data-do=resign]")
    ania.page.click("dialog[open] .warn")
    ania.page.wait_for_selector(OVER, state="attached")


def keeps_nobody_out(ania: Person, place: str) -> None:
    """Neither on a phone nor on a laptop."""
    for screen in (PHONE, WIDE):
        ania.page.set_viewport_size(screen)
        ania.goto(place)
        ania.page.wait_for_selector(f"{BOARD}, .guide")
        assert_accessible(ania.page, f"{place} at {screen['width']}")


@pytest.mark.torture
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_under_the_thumb(server: Server, somebody: NewPerson, game: str) -> None:
    ania = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    sit_down(server, ania, game)
    assert walk(ania, 10_000) > 10
