"""A browser of any make, as a tour uses it: it goes somewhere, looks, and has a mouse and keys.

What a browser must be able to do is little: `goto`, `run` a script, `perform` actions as WebDriver
describes them, `resize`. The rest is the same for all.
"""

import json
import random
from abc import ABC, abstractmethod
from typing import Any

from tests.browser.helper import FIRST, NEXT, OVER, SPOT
from tests.support.patience import eventually

Action = dict[str, Any]
Point = tuple[float, float]
STEPS = 4  # of a drag
DOWN, UP = ({"type": f"pointer{which}", "button": 0} for which in ("Down", "Up"))
WIDE = (1280, 800)
PHONE = (390, 844)
# Keys have numbers in WebDriver.
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "ArrowRight": "\ue014"}
# What is shown of what fits: some browsers give a place to what is not, too.
SHOWN = """(selector) => {
  const none = (each) => getComputedStyle(each).display === "none";
  const hidden = (each) => each && (none(each) || hidden(each.parentElement));
  const found = [...document.querySelectorAll(selector)];
  return found.filter((each) => !hidden(each)).map(({ id }) => id);
}"""
# How bright a photograph of the page is where an element is, from 0 to 1.
BRIGHTNESS = """async (photograph, selector) => {
  const bytes = Uint8Array.from(atob(photograph), (sign) => sign.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const scale = image.width / innerWidth;
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  const canvas = Object.assign(document.createElement("canvas"), { width: 60, height: 60 });
  const context = canvas.getContext("2d");
  context.drawImage(image, x * scale, y * scale, width * scale, height * scale, 0, 0, 60, 60);
  const { data } = context.getImageData(0, 0, 60, 60);
  const light = data.reduce((sum, value, place) => (place % 4 < 3 ? sum + value : sum), 0);
  return light / (data.length * 0.75 * 255);
}"""


class Engine(ABC):
    """One browser with one window."""

    name: str
    luck: random.Random

    @abstractmethod
    def goto(self, address: str) -> None:
        """Open a page and wait until it is there."""

    @abstractmethod
    def run(self, script: str) -> str:
        """What an asynchronous function without arguments returns: a text."""

    @abstractmethod
    def perform(self, sources: list[Action]) -> None:
        """Move, press and let go."""

    @abstractmethod
    def photograph(self) -> str:
        """What the window shows, as a PNG in base64."""

    @abstractmethod
    def resize(self, size: tuple[int, int]) -> None:
        """Give the page a window of this size."""

    # -- looking ------------------------------------------------------------------------------

    def ask(self, function: str, *arguments: Any) -> Any:
        """What a JavaScript function answers."""
        given = json.dumps(arguments)
        script = f"async () => JSON.stringify((await ({function})(...{given})) ?? null)"
        return json.loads(self.run(script))

    def count(self, selector: str) -> int:
        """How many elements fit."""
        return int(self.ask("(it) => document.querySelectorAll(it).length", selector))

    def sees(self, selector: str) -> None:
        """Wait until the page has this."""
        eventually(lambda: self.count(selector), f"{self.name} shows no {selector}")

    def ids(self, selector: str) -> list[str]:
        """The ids of the things that fit and are shown."""
        return list(self.ask(SHOWN, selector))

    def middle(self, selector: str) -> Point:
        """The middle of an element, brought into sight."""
        script = """async (it) => {
            const found = document.querySelector(it);
            found.scrollIntoView({ block: "center", behavior: "instant" });
            const frame = () => new Promise((done) => requestAnimationFrame(done));
            await frame().then(frame);
            const box = found.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
        }"""
        return self._point(self.ask(script, selector))

    def spot(self, id: str) -> Point:
        """Where a thing can be clicked."""
        found = self.ask(SPOT, id)
        assert found, f"{self.name}: {id} is covered"
        return self._point(found)

    def brightness(self, selector: str) -> float:
        """How bright an element is on the screen, from 0 to 1."""
        return float(self.ask(BRIGHTNESS, self.photograph(), selector))

    @staticmethod
    def _point(found: Any) -> Point:
        return float(found[0]), float(found[1])

    # -- doing --------------------------------------------------------------------------------

    def _mouse(self, *steps: Action) -> None:
        source = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self.perform([{**source, "actions": list(steps)}])

    def click(self, point: Point) -> None:
        """Click somewhere."""
        self._mouse(_move(point), DOWN, UP)

    def drag(self, start: Point, by: Point) -> None:
        """Drag something so far."""
        self.lift(start, by)
        self._mouse(UP)

    def lift(self, start: Point, by: Point = (12, -12)) -> None:
        """Begin to drag, and hold."""
        steps = [step / STEPS for step in range(1, STEPS + 1)]
        way = [_move((start[0] + by[0] * step, start[1] + by[1] * step)) for step in steps]
        self._mouse(_move(start), DOWN, *way)

    def drop(self, point: Point) -> None:
        """Carry what was lifted there, and let go."""
        x, y = point
        self._mouse(_move((x - 9, y - 9)), _move((x - 3, y - 3)), _move(point), UP)

    def press(self, key: str) -> None:
        """Press a key and let it go."""
        value = KEYS.get(key, key)
        steps = [{"type": which, "value": value} for which in ("keyDown", "keyUp")]
        self.perform([{"type": "key", "id": "keys", "actions": steps}])

    def turn_wheel(self, point: Point, by: int) -> None:
        """Turn the wheel of the mouse."""
        x, y = (int(each) for each in point)
        turn = {"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": by, "duration": 0}
        self.perform([{"type": "wheel", "id": "wheel", "actions": [turn]}])

    # -- playing ------------------------------------------------------------------------------

    def play_on(self, moves: int) -> None:
        """Make some moves by clicking what is lit, as far as the game goes."""
        for _ in range(moves):
            self.sees(f".picture:not(.waiting) .can, {OVER}")
            if self.count(OVER):
                return
            self.click(self.spot(self.luck.choice(self.ids(FIRST))))
            while ids := self.ids(NEXT):
                self.click(self.spot(self.luck.choice(ids)))


def _move(to: Point) -> Action:
    return {"type": "pointerMove", "x": round(to[0]), "y": round(to[1]), "duration": 0}
