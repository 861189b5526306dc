"""The tabs beside the map: fronts of drawers, each with its sign, its word, and a grip."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from plansza.core import kit
from plansza.core.kit import Box
from plansza.core.picture import (
    INK,
    MIDDLE,
    SANS,
    circle,
    edge,
    paper,
    rect,
    remembered,
    tag,
    text,
    use,
)
from plansza.games.battalia.picture.art.colours import BRIGHT, DEEP, QUIET_SIGN, WOOD
from plansza.games.battalia.picture.art.names import artefact_art
from plansza.games.battalia.picture.layout import in_columns
from plansza.games.battalia.picture.sheet import Sheet
from plansza.games.battalia.rules.assumptions import LIT
from plansza.games.battalia.rules.components import COLOURS, UNIVERSAL

GAP: Final = 4.0
HIGHEST: Final = 52.0
FRONT: Final = "#ecd9ab"
TODAY: Final = ("#3b2b52", "#a57cc0")  # the papers of the artefact that is lit today
PLAIN: Final = (QUIET_SIGN["color"], QUIET_SIGN["fill"])
GREAT: Final = (DEEP[UNIVERSAL], BRIGHT[UNIVERSAL])


class Sign(NamedTuple):
    """What stands on a tab, in two papers."""

    symbol: str
    hues: tuple[str, str] = PLAIN


class Tabs(Sheet):
    """The tabs of one view."""

    def draw(self, names: Sequence[str]) -> Iterable[tuple[str, str]]:
        """Those of these drawers, in a row or in a column, as the map leaves them room."""
        area = self.layout.tabs
        assert area is not None
        beside = area.height > area.width
        across = 1 if beside else len(names)
        shared = (area.height + GAP) / len(names) - GAP
        high = min(HIGHEST, shared) if beside else area.height
        for at, name in enumerate(names):
            box = in_columns(area, across, high, GAP, at)
            place = Box(*[round(value, 1) for value in box])
            id, drawer = f"open-{name}", f"drawer-{name}"
            face = self.words(f"tab-{name}", day=self.board.day + 1), self._sign(name)
            yield id, _tab(id, self.words(drawer), drawer, place, *face, self.letters, beside)

    def _sign(self, name: str) -> Sign:
        seat = self.view.seat
        own = self.board.colour[seat] if seat is not None else COLOURS
        signs = {
            "actions": Sign(""),
            "pool": Sign("bt-back"),
            "day": Sign(artefact_art(LIT[self.board.day]), TODAY),
            "relics": Sign("bt-great-5", GREAT),
            "flasks": Sign("bt-elixir-0"),
            "players": Sign("bt-banner-1", GREAT),
            "shelter": Sign("bt-city-1", (DEEP[own], BRIGHT[own]) if 0 <= own < COLOURS else PLAIN),
        }
        return signs[name]


def front(box: Box) -> str:
    """The front of a drawer."""
    line = rect(*box.inside(1.5), 6, fill="none", stroke=WOOD, stroke_opacity=".55")
    return paper(*box, FRONT, 7) + line


@remembered
def _tab(
    id: str,
    label: str,
    drawer: str,
    box: Box,
    said: str,
    sign: Sign,
    letters: float,
    beside: bool,
) -> str:
    """A front with its grip on the side to which the drawer is pulled."""
    grip = Box(box.middle - 9, box.bottom - 4.5, 18, 3)
    if beside:
        grip = Box(box.x + 2.5, box.centre - 8, 3, 16)
    middle = round(box.middle + (1.5 if beside else 0), 1)
    side = min(box.height - letters - 13, 28.0)
    art = _art(Box(round(middle - side / 2, 1), box.y + 4, side, side), sign)
    word = text(said, middle, box.bottom - 8, letters, **MIDDLE, font_family=SANS, fill=INK)
    knob = rect(grip.x, grip.y, grip.width, grip.height, 1.5, fill=WOOD)
    shapes = tag("title", label), front(box), art, word, knob, edge(*box, 7)
    return kit.opener(id, label, drawer, *shapes)


def _art(box: Box, sign: Sign) -> str:
    """A symbol, or three dots for all the rest."""
    if not sign.symbol:
        step = box.width * 0.34
        return "".join(
            circle(round(box.middle + at * step, 1), box.centre, 3, fill=PLAIN[0])
            for at in (-1, 0, 1)
        )
    dark, bright = sign.hues
    return use(sign.symbol, *box, color=dark, fill=bright)
