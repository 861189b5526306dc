"""The picture of a game that has none yet, or not all of it.

What a view knows lies on slips of paper, or the game's own sketch on one; the moves are labelled
buttons. Every part of a game's `Pictures` falls back by itself: without `paint` everything is drawn
here; without `paths`, or for moves that they leave out, there are buttons below the game's picture;
without `sketch` the terminal gets what the view knows, line by line; without `about` things tell
their names alone.
"""

from collections.abc import Sequence, Set
from functools import lru_cache
from math import ceil
from textwrap import wrap
from typing import TYPE_CHECKING

from plansza.core import plain_text
from plansza.core.drawing import AnyPictures, Canvas, Drawing, Phrase, Pictures
from plansza.core.kit import SLIP, Box
from plansza.core.picture import (
    BOLD,
    INK,
    MIDDLE,
    PAPER,
    Picture,
    Speaker,
    paper,
    path,
    rect,
    root,
    scenery,
    text,
    thing,
)
from plansza.core.plain_moves import LETTER, ButtonPanel, paths_of
from plansza.core.plain_text import Section, sections_of

if TYPE_CHECKING:
    from plansza.core.contract import Game, View

WIDE, PHONE = 920.0, 390.0  # pixels that screens leave for a picture
SCREEN, PHONE_SCREEN = 632.0, 570.0  # how much of a picture is seen at once
LEFT = 532.0  # of a wide picture: where what is known ends, and the moves begin
MUCH = 460.0  # on a phone: what is longer comes below the moves
MARGIN, GAP, PAD = 12.0, 12.0, 12.0
SIZE, LEADING, HEAD = 16.0, 21.0, 30.0
MONO = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
MONO_SIZE, MONO_LETTER = 14.0, 0.61
TABLE = "#c9a678"
PLAIN = "plain-"  # what every id of this module begins with, and none of a game's own


def is_written(pictures: AnyPictures, part: str) -> bool:
    """Whether a game's pictures have this part, or left it as it was."""
    if part == "paths" and pictures.moves is not None:
        return True
    return getattr(type(pictures), part) is not getattr(Pictures, part)


@lru_cache(maxsize=64)
def pictures_of(game: "Game") -> AnyPictures:
    """The pictures of a game: asked for once, for they hold nothing of any table."""
    return game.pictures()


def draw(
    game: "Game",
    view: "View",
    choices: list[int],
    words: Speaker,
    standalone: bool = False,
    tall: bool = False,
    names: Sequence[str] = (),
) -> Picture:
    """A game's own picture, and whatever it leaves out."""
    own = pictures_of(game)
    if is_written(own, "paint") and is_written(own, "paths"):
        picture = own.draw(view, choices, words, standalone, tall, names)
        if all(map(picture.paths.get, choices)):
            return picture
    return FilledPictures(game, own).draw(view, choices, words, standalone, tall, names)


def draw_plainly(
    game: "Game", view: "View", choices: list[int], words: Speaker, tall: bool = False
) -> Picture:
    """The same without anything that the game draws itself: for one whose picture fails."""
    return FilledPictures(game, Pictures()).draw(view, choices, words, False, tall)


def sketch(game: "Game", view: "View", words: Speaker) -> str:
    """A game's own sketch, or what the view knows."""
    own = pictures_of(game)
    return own.sketch(view, words) if is_written(own, "sketch") else plain_sketch(game, view, words)


plain_sketch = plain_text.sketch


def about(game: "Game", view: "View", id: str) -> list[Phrase]:
    """What a game tells about a thing that it draws; plain slips and buttons say all by name."""
    return [] if id.startswith(PLAIN) else pictures_of(game).about(view, id)


class FilledPictures(Pictures["View"]):
    """The pictures of a game, with what they leave out."""

    def __init__(self, game: "Game", own: AnyPictures) -> None:
        self.game = game
        self.own = own
        self.ground = own.ground
        self.painted = is_written(own, "paint")

    def art(self) -> str:
        return self.own.art()

    def paths(self, view: "View", choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
        """The game's own ways, as far as they lead to things that it draws."""
        own: dict[int, tuple[str, ...]] = {}
        if self.painted and is_written(self.own, "paths"):
            own = {move: way for move, way in self.own.paths(view, choices).items() if way}
        return {**paths_of(self.game, [move for move in choices if move not in own]), **own}

    def previews(self, view: "View", choices: Sequence[int], words: Speaker) -> dict[int, str]:
        return self.own.previews(view, choices, words)

    def reasons(self, view: "View", clickable: Set[str], words: Speaker) -> dict[str, str]:
        return self.own.reasons(view, clickable, words) if self.painted else {}

    def paint(self, drawing: Drawing["View"]) -> Canvas:
        if self.painted:
            return self._below(self.own.paint(drawing), drawing)
        width = PHONE if drawing.tall else WIDE
        sheet = Sheet(self.game, drawing, width)
        if drawing.standalone and not drawing.choices:
            sheet.tell(Box(MARGIN, MARGIN, width - 2 * MARGIN, 0), self._sketch(drawing, width))
            return sheet.canvas()
        sketched = self._sketch(drawing, width)
        column = Box(MARGIN, MARGIN, width - 2 * MARGIN, 0)
        if not drawing.tall and (not sketched or mono_width(sketched) <= LEFT - MARGIN):
            sheet.tell(Box(MARGIN, MARGIN, LEFT - MARGIN, 0), sketched)
            sheet.offer(Box(LEFT + GAP, MARGIN + 4, width - LEFT - GAP - MARGIN, 0))
            return sheet.canvas()
        sheet.tell(column, sketched)
        if drawing.tall and sheet.bottom > MUCH:  # what can be done must not be out of sight
            sheet = Sheet(self.game, drawing, width)
            sheet.offer(column)
            sheet.tell(Box(MARGIN, sheet.bottom + GAP, column.width, 0), sketched)
        else:
            sheet.offer(Box(MARGIN, sheet.bottom + GAP, column.width, 0))
        return sheet.canvas()

    def _sketch(self, drawing: Drawing["View"], width: float) -> list[str]:
        """The game's own sketch, if it has one and there is room for it."""
        if not is_written(self.own, "sketch"):
            return []
        lines = self.own.sketch(drawing.view, drawing.words).rstrip().splitlines()
        return lines if lines and mono_width(lines) <= width - 2 * MARGIN else []

    def _below(self, canvas: Canvas, drawing: Drawing["View"]) -> Canvas:
        """Buttons under the game's own picture, for the moves that cannot be made on it."""
        plain = [move for move, way in drawing.paths.items() if way[0].startswith(PLAIN)]
        if not plain:
            return canvas
        unit = canvas.width / (PHONE if drawing.tall else WIDE)
        column = Box(MARGIN * unit, canvas.height + GAP * unit, canvas.width - 2 * MARGIN * unit, 0)
        panel = ButtonPanel(self.game, drawing.words, drawing.lit, column, unit)
        panel.lay(plain)
        bottom = panel.bottom + MARGIN * unit
        tray = rect(0, canvas.height, canvas.width, bottom - canvas.height, fill=TABLE)
        parts = {**canvas.parts, "plain-tray": scenery("plain-tray", tray), **panel.parts}
        return Canvas(canvas.width, bottom, parts, is_long(bottom / unit, drawing.tall))


def is_long(height: float, tall: bool) -> bool:
    """Whether so much is scrolled rather than made smaller."""
    return height > (PHONE_SCREEN if tall else SCREEN)


def mono_width(lines: Sequence[str]) -> float:
    """How wide a slip with these lines in a monospaced face is."""
    return max(map(len, lines)) * MONO_SIZE * MONO_LETTER + 2 * PAD


class Sheet:
    """A picture that is being laid out from top to bottom."""

    def __init__(self, game: "Game", drawing: Drawing["View"], width: float) -> None:
        self.game = game
        self.drawing = drawing
        self.width = width
        self.bottom = 0.0
        self.parts: dict[str, str] = {}

    def canvas(self) -> Canvas:
        """What was laid out, on a table of one colour."""
        height = max(300, ceil((self.bottom + MARGIN) / 60) * 60)  # it need not change so often
        table = scenery("plain-table", rect(0, 0, self.width, height, 10, fill=TABLE))
        long = is_long(height, self.drawing.tall)
        return Canvas(self.width, height, {"plain-table": table, **self.parts}, long)

    def tell(self, area: Box, sketched: list[str]) -> None:
        """What the view knows: the game's sketch on one slip, or slips side by side."""
        if sketched:
            self._sketch_slip(area, sketched)
            return
        sections = sections_of(self.game, self.drawing.view, self.drawing.words)
        half = (area.width - GAP) / 2
        tops = [area.y, area.y]
        for section in sections:
            if slip_width(section) > half:
                top = max(tops)
                tops = [self._slip(section, Box(area.x, top, area.width, 0)) + GAP] * 2
            else:
                side = 0 if tops[0] <= tops[1] else 1
                box = Box(area.x + side * (half + GAP), tops[side], half, 0)
                tops[side] = self._slip(section, box) + GAP
        self.bottom = max(self.bottom, max(tops) - GAP)

    def offer(self, column: Box) -> None:
        """The moves."""
        if not self.drawing.choices:
            return
        panel = ButtonPanel(self.game, self.drawing.words, self.drawing.lit, column)
        panel.lay(self.drawing.choices)
        self.parts.update(panel.parts)
        self.bottom = max(self.bottom, panel.bottom)

    def _sketch_slip(self, area: Box, lines: list[str]) -> None:
        size = min(area.width, max(mono_width(lines), 160)), len(lines) * 18 + 2 * PAD
        shapes = [paper(area.x, area.y, *size, SLIP, 6)]
        for place, line in enumerate(lines):
            hard = line.replace(" ", "\u00a0")  # SVG would take several spaces for one
            top = area.y + PAD + 13 + place * 18
            shapes.append(text(hard, area.x + PAD, top, MONO_SIZE, font_family=MONO))
        label = f"{self.drawing.words('page-board')}: {' '.join(' '.join(lines).split())}"
        self.parts["plain-sketch"] = thing("plain-sketch", label, *shapes)
        self.bottom = area.y + size[1]

    def _slip(self, section: Section, box: Box) -> float:
        """One slip; where it ends."""
        look = {"font_family": MONO} if section.rows else {}
        size, letter = (MONO_SIZE, MONO_LETTER) if section.rows else (SIZE, LETTER)
        room = max(8, int((box.width - 2 * PAD) / (size * letter)))
        lines = [part for line in section.lines for part in wrap(line, room)]
        height = HEAD + len(lines) * LEADING + PAD + 2
        shapes = [
            paper(box.x, box.y, box.width, height, PAPER, 6),
            text(section.heading, box.x + PAD, box.y + 23, 17, **BOLD),
        ]
        for place, line in enumerate(lines):
            top = box.y + HEAD + 16 + place * LEADING
            shapes.append(text(line, box.x + PAD, top, size, **look))
        label = f"{section.heading}: {'; '.join(section.lines)}"
        id = f"plain-{section.name}"
        self.parts[id] = thing(id, label, *shapes)
        return box.y + height


def slip_width(section: Section) -> float:
    """How wide a slip would be that breaks no line."""
    size = MONO_SIZE * MONO_LETTER if section.rows else SIZE * LETTER
    return max(len(section.heading) * 10, *(len(line) * size for line in section.lines)) + 2 * PAD


def bare_table(title: str) -> Picture:
    """A table on which nothing lies: for a game that cannot say what there is."""
    table = scenery("plain-table", rect(0, 0, WIDE, 300, 10, fill=TABLE))
    return Picture(root(WIDE, 300, title), {"plain-table": table})


# -- a cover ------------------------------------------------------------------------------------

PETAL = "M0 0C-34 -30 -30 -84 0 -112C30 -84 34 -30 0 0z"
CUT = "M0 -34C-12 -50 -11 -74 0 -88C11 -74 12 -50 0 -34z"
RED, GREEN = "#9c3b2e", "#3f6b4c"
COVER = 600.0, 600.0


def cover(title: str) -> Picture:
    """A cover with nothing but a name: a rosette of cut paper above it."""
    width, height = COVER
    petals = [
        path(PETAL + CUT, fill=(RED, GREEN)[turn % 2], fill_rule="evenodd", transform=place)
        for turn in range(12)
        for place in [f"translate({width / 2:g} 215) rotate({turn * 30}) scale(1.2)"]
    ]
    lines = wrap(title, 14)[:2] or [title]
    size = 64.0 if len(lines) == 1 else 54.0
    name = [
        text(line, width / 2, 480 + place * 60 - 34 * (len(lines) - 1), size, **MIDDLE, **BOLD)
        for place, line in enumerate(lines)
    ]
    ground = rect(0, 0, width, height, fill=TABLE)
    sheet = paper(24, 24, width - 48, height - 48, PAPER, 14)
    line = rect(40, 40, width - 80, height - 80, 8, fill="none", stroke=INK, stroke_opacity=".3")
    drawn = scenery("cover", ground, sheet, line, *petals, *name)
    return Picture(root(width, height, title), {"cover": drawn})
