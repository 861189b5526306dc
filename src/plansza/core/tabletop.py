"""A table laid from its top down: enough for the picture of a small game, wide or tall.

table = Tabletop(drawing, ground="#24544f")
for seat, box in enumerate(table.seats(["2 points", "no points"], 5 * table.letters)):
    table.thing(f"hat-{seat}", "A hat", use("hat", *box))
table.button("pass", table.row(3 * table.letters), "Pass")
return table.canvas()
"""

from collections.abc import Sequence
from typing import Any

from plansza.core import kit, picture
from plansza.core.drawing import Canvas, Drawing
from plansza.core.kit import Box

PHONE, WIDE = (390.0, 13.0), (1128.0, 18.0)  # how wide, and how high a letter is
MARGIN, GAP, LIGHT = 12.0, 8.0, 4.0
SEATS = ("#b3404c", "#2b8a94", "#c98a1b", "#6a9a48", "#8a6ab0", "#96623e")  # their colours
SEAM = {"stroke": "#fff", "stroke_opacity": ".22", "stroke_width": "3", "stroke_linecap": "round"}


class Tabletop:
    """Gives places from the top down, and keeps what is laid there, from the back to the front.

    Whoever counts heights in `letters` has one layout for both shapes of screens.
    """

    def __init__(self, drawing: Drawing[Any], ground: str) -> None:
        self.drawing = drawing
        self.ground = ground
        self.width, self.letters = PHONE if drawing.tall else WIDE
        self.bottom = MARGIN
        self.parts: dict[str, str] = {}

    # -- places ---------------------------------------------------------------------------------

    def row(self, height: float) -> Box:
        """The next place, as wide as the table."""
        box = Box(MARGIN, self.bottom, self.width - 2 * MARGIN, height)
        self.bottom += height + GAP
        return box

    def boxes(self, count: int, height: float, columns: int = 0) -> list[Box]:
        """So many places side by side, equally wide; several rows, if there are fewer columns."""
        columns = columns or count
        rows = [self.row(height) for _ in range(0, count, columns)]
        size = (self.width - 2 * MARGIN + GAP) / columns - GAP, height
        return [kit.in_grid(rows[0], size, place, columns, GAP) for place in range(count)]

    def seats(self, told: Sequence[str], height: float) -> list[Box]:
        """Lay a slip for every seat, with its name and what is told of it, and a light behind the
        slips of those to move. The places are those below the slips."""
        to_move, words = self.drawing.view.known.to_move, self.drawing.words
        boxes = self.boxes(len(told), 2.7 * self.letters)
        around = [box.inside(-LIGHT) for seat, box in enumerate(boxes) if seat in to_move]
        if around:
            lights = [picture.rect(*box, 9, fill=picture.GLOW) for box in around]
            self.scenery(picture.TURN, *lights)
        for seat, (box, facts) in enumerate(zip(boxes, told, strict=True)):
            name = words("seat-name", seat=seat + 1)
            above = box._replace(height=1.5 * self.letters)
            below = above._replace(y=box.y + 1.2 * self.letters)
            lines = [kit.line(above, name, self.letters), kit.line(below, facts, self.letters)]
            self.thing(f"seat-{seat}", f"{name}: {facts}", picture.paper(*box), *lines)
        return self.boxes(len(told), height)

    # -- what lies there ------------------------------------------------------------------------

    def scenery(self, id: str, *shapes: str) -> None:
        """Lay something to look at: neither named nor clicked."""
        self.parts[id] = picture.scenery(id, *shapes)

    def thing(self, id: str, label: str, *shapes: str) -> None:
        """Lay something that has a name; if it has an `edge`, it may be clicked."""
        self.parts[id] = picture.thing(id, label, *shapes, lit=id in self.drawing.lit)

    def slip(self, id: str, box: Box, content: str) -> None:
        """Lay a slip of paper with a line on it."""
        self.thing(id, content, kit.label(box, content, self.letters))

    def button(self, id: str, box: Box, content: str) -> None:
        """Lay something to press."""
        self.parts[id] = kit.button(id, box, content, id in self.drawing.lit)

    def canvas(self) -> Canvas:
        """All of it, on a cloth with a seam."""
        cloth = Box(0, 0, self.width, self.bottom - GAP + MARGIN)
        seam = picture.rect(*cloth.inside(4), 8, fill="none", stroke_dasharray="9 9", **SEAM)
        under = picture.scenery("tabletop", picture.rect(*cloth, 10, fill=self.ground), seam)
        return Canvas(cloth.width, cloth.height, {"tabletop": under, **self.parts})
