"""People at their browsers: what they see, and what they do with mouse and keys."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.support.patience import PATIENCE, eventually

MILLISECONDS = PATIENCE * 1000  # as Playwright counts
expect.set_options(timeout=MILLISECONDS)
BOARD = ".picture svg"
FIRST = ".picture .can:not(.later)"
NEXT = ".picture.picking:not(.waiting) .can:not(.rest):not(.chosen):not(.later)"
OVER = ".ending [data-do=rematch]"
READY = f".picture:not(.waiting) .can:not(.later), {OVER}"
WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 740}
SCREENS: dict[str, dict[str, Any]] = {
    "day": {},
    "night": {"color_scheme": "dark"},
    "phone": {"viewport": PHONE, "has_touch": True},
    "phone at night": {"viewport": PHONE, "color_scheme": "dark"},
}

# What opens the closed drawer in which a thing lies.
OPENER = """(id) => {
  const drawer = document.querySelector(`.picture [id="${id}"]`)?.closest(".drawer:not(.open)");
  return drawer && document.querySelector(`.picture [data-opens="${drawer.id}"]`)?.id;
}"""

# A point where a click reaches the thing itself, and nothing that lies on it; what lies under the
# bars of the page is scrolled out from there. What still glides is let come to rest: before a slow
# machine has pressed the button, it would be elsewhere. But nobody waits for what never rests.
SPOT = """async (id) => {
  const ends = (motion) => Number.isFinite(motion.effect.getComputedTiming().endTime);
  const motions = document.getAnimations().filter(ends);
  const rest = Promise.allSettled(motions.map((motion) => motion.finished));
  await Promise.race([rest, new Promise((enough) => setTimeout(enough, 10000))]);
  const thing = document.getElementById(id);
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  let [before, top] = [NaN, thing.getBoundingClientRect().top]; // the page may be scrolling
  for (let turns = 0; turns < 200 && before !== top; turns++) {
    await frame();
    await frame();
    [before, top] = [top, thing.getBoundingClientRect().top];
  }
  const free = () => {
    const box = thing.getBoundingClientRect();
    const sevenths = [3, 2, 4, 1, 5, 0, 6]; // people aim at the middle
    for (const row of sevenths) for (const column of sevenths) {
      const [x, y] = [box.x + box.width * (column + .5) / 7, box.y + box.height * (row + .5) / 7];
      if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
  };
  const found = free();
  if (found) return found;
  thing.scrollIntoView({ block: "center" });
  return free();
}"""
IDS = "(things) => things.map((thing) => thing.id)"


class Person:
    """Somebody with a browser of his own; faults of the page are kept."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.faults: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        context.set_default_timeout(MILLISECONDS)
        self.page = self.tab()
        self.luck = random.Random(7)

    def tab(self) -> Page:
        """One more tab of this browser."""
        page = self.context.new_page()
        page.on("console", lambda said: self._note(said.type in ("error", "warning"), said.text))
        page.on("pageerror", lambda error: self._note(True, str(error)))
        return page

    def _note(self, bad: bool, text: str) -> None:
        if bad and not any(each in text for each in self.forgiven):
            self.faults.append(text)

    # -- looking ------------------------------------------------------------------------------

    def ids(self, selector: str) -> list[str]:
        """The ids of the things that fit."""
        return list(self.page.eval_on_selector_all(selector, IDS))

    def story(self) -> list[str]:
        """What the page told so far."""
        return self.page.locator(".log li").all_inner_texts()

    def ready(self) -> bool:
        """Wait until there is something to do; False when the game is over."""
        self.page.wait_for_selector(READY, state="attached")  # it may lie in a drawer
        return not self.page.locator(OVER).count()

    # -- doing --------------------------------------------------------------------------------

    def goto(self, address: str) -> None:
        """Open a page and wait for it."""
        self.page.goto(address)
        self.page.wait_for_load_state()

    def click(self, id: str) -> None:
        """Click a thing on the board where it is visible; if it lies in a drawer, open that."""
        opener = self.page.evaluate(OPENER, id)
        if opener:
            self.page.mouse.click(*self.spot(opener))
        self.page.mouse.click(*self.spot(id))

    def spot(self, id: str) -> tuple[float, float]:
        """Where a thing can be clicked."""
        found = self.page.evaluate(SPOT, id)
        assert found is not None, f"{id} is covered"
        return found[0], found[1]

    def pick(self, selector: str) -> str:
        """Click one of the lit things; which one, is luck."""
        ids = self.ids(selector)
        assert ids, selector
        chosen = self.luck.choice(ids)
        self.click(chosen)
        return chosen

    def move(self) -> list[str]:
        """Make some move by clicking what is lit."""
        clicked = [self.pick(FIRST)]
        while self.page.locator(NEXT).count():
            clicked.append(self.pick(NEXT))
        return clicked

    def play_on(self, most: int = 10_000) -> int:
        """Play until the end, or until so many moves were made; how many there were."""
        for made in range(most):
            if not self.ready():
                return made
            self.move()
            self.page.wait_for_selector(".picture:not(.waiting)", state="attached")
        return most

    def turn(self) -> None:
        """Play until it is another person's turn."""
        while self.play_on(1) and self.page.locator(".prompt.yours").count():
            pass

    def quick(self, url: str) -> None:
        """A game against a bot in one click."""
        self.goto(url)
        self.page.click("[data-game=spor] [data-do=quick]")
        self.page.wait_for_selector(BOARD)

    def set_up(
        self,
        url: str,
        seats: dict[int, str],
        name: str = "Guest",
        game: str = "spor",
        options: dict[str, str] | None = None,
        **names: str,
    ) -> None:
        """Open a table and go there; in spor the first player attacks. This is quicker than by the
        page for it, which `set_up_by_hand` uses."""
        wanted = {"attacker": "1"} if game == "spor" else {}
        bots = {seat: who.partition(":")[2] for seat, who in seats.items() if ":" in who}
        wish = {
            "game": game,
            **({} if 0 in bots else {"name": name, "seat": 0}),  # else he only watches
            "seats": max(seats, default=1) + 1,
            "options": {**wanted, **(options or {})},
            "bots": [{"seat": seat, "level": level} for seat, level in bots.items()],
        }
        table = self.post(url, "/api/tables", wish)["id"]
        for seat in [seat for seat, who in seats.items() if who == "here"]:
            sit = {"kind": "sit", "seat": seat, "name": names[f"seat{seat}"], "key": f"s{seat}"}
            self.post(url, f"/api/tables/{table}/commands", sit)
        self.goto(f"{url}/t/{table}")

    def post(self, url: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Send what the page would send."""
        answer = self.page.request.post(url + path, data=body, headers={"origin": url})
        assert answer.ok, answer.text()
        return dict(answer.json())

    def set_up_by_hand(
        self,
        url: str,
        seats: dict[int, str],
        name: str = "",
        game: str = "spor",
        options: dict[str, str] | None = None,
        **names: str,
    ) -> None:
        """The same by the page on which a table is set up."""
        self.goto(url)
        card = self.page.locator(f"[data-game={game}]")
        if name:
            self.page.fill("#p-name", name)
        card.locator("[data-do=setup]").click()
        self.page.wait_for_url(f"**/new/{game}")
        count = card.locator("[data-count]")
        if count.count():
            count.select_option(str(max(seats) + 1))
        for seat, who in seats.items():
            row = card.locator(f'[data-seat="{seat}"]')
            row.locator("[data-who]").select_option(who)
            if who == "here":
                row.locator("[data-name]").fill(names[f"seat{seat}"])
        wanted = {"attacker": "1"} if game == "spor" else {}
        for option, choice in {**wanted, **(options or {})}.items():
            field = card.locator(f"[data-option={option}]")
            if not field.is_visible():
                card.locator("details summary").click()
            field.select_option(choice)
        card.locator("[type=submit]").click()
        self.page.wait_for_url("**/t/*")

    def sit(self, name: str) -> None:
        """Take the first free seat."""
        chair = self.page.locator(".chair:has([data-sit])").first
        chair.locator("input").fill(name)
        chair.locator("[data-sit]").click()

    def tab_to(self, selector: str) -> None:
        """Press Tab until the focus is on this."""

        def reached() -> bool:
            self.press("Tab")
            return bool(self.page.evaluate("(it) => document.activeElement.matches(it)", selector))

        eventually(reached, f"Tab does not lead to {selector}")

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def sees(self, selector: str, text: str | None = None) -> None:
        """Wait until the page shows this."""
        found = self.page.locator(selector).first
        expect(found).to_be_visible()
        if text is not None:
            expect(found).to_contain_text(text)


WISHES = """(wishes) => {
  for (const [name, wish] of Object.entries(wishes)) {
    const key = `plansza.${name}`;
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(wish));
  }
}"""


@contextmanager
def person(
    browser: Browser, pace: str = "at-once", coach: str = "never", **how: Any
) -> Iterator[Person]:
    """Somebody for a while; whatever his page complained of is a fault. Unless he wishes so, he
    does not wait for the others, nor for stages, and no coach speaks to him."""
    context = browser.new_context(**{"viewport": WIDE, "locale": "en-GB", **how})
    wishes = json.dumps({"pace": pace, "coach": coach})
    context.add_init_script(f"({WISHES})({wishes})")
    try:
        found = Person(context)
        yield found
        assert not found.faults, found.faults
    finally:
        context.close()
