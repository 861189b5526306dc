"""Fingers on a screen, as the browser feels them."""

from playwright.sync_api import Page

Point = tuple[float, float]


class Fingers:
    """One finger or several; wherever they are is told at each step."""

    def __init__(self, page: Page) -> None:
        self._browser = page.context.new_cdp_session(page)

    def _tell(self, kind: str, points: tuple[Point, ...]) -> None:
        touched = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self._browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def press(self, *points: Point) -> None:
        self._tell("touchStart", points)

    def move(self, *points: Point) -> None:
        self._tell("touchMove", points)

    def lift(self) -> None:
        self._tell("touchEnd", ())

    def slide(self, start: Point, end: Point, steps: int = 6) -> None:
        """One finger, which is down, goes elsewhere."""
        for step in range(1, steps + 1):
            x, y = (one + (two - one) * step / steps for one, two in zip(start, end, strict=True))
            self.move((x, y))
