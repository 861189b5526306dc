"""The pictures of the game: a pure function of a view, the moves on offer, and words."""

from collections.abc import Mapping, Sequence, Set

from plansza.core.drawing import Canvas, Drawing, Phrase, Pictures
from plansza.core.errors import Fact
from plansza.core.picture import Speaker
from plansza.core.stage import Stage
from plansza.games.spor.picture import clicks, faces, shapes, staging, table
from plansza.games.spor.picture.about import about
from plansza.games.spor.picture.draw import Painter
from plansza.games.spor.picture.layout import TALL, WIDE
from plansza.games.spor.picture.sketch import sketch
from plansza.games.spor.rules.view import SporView


class SporPictures(Pictures[SporView]):
    """The valley with its dams."""

    ground = "#c8ae7c"

    def art(self) -> str:
        return faces.art() + shapes.disc_art() + table.art()

    def paths(self, view: SporView, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
        return clicks.paths(view, choices)

    def paint(self, drawing: Drawing[SporView]) -> Canvas:
        layout = TALL if drawing.tall else WIDE
        painter = Painter(drawing, layout)
        painter.paint()
        return Canvas(layout.width, layout.height, painter.parts)

    def previews(self, view: SporView, choices: Sequence[int], words: Speaker) -> dict[int, str]:
        return clicks.previews(view, choices, words)

    def reasons(self, view: SporView, clickable: Set[str], words: Speaker) -> dict[str, str]:
        return clicks.reasons(view, clickable, words)

    def about(self, view: SporView, id: str) -> list[Phrase]:
        return about(view, id)

    def badges(self, view: SporView) -> list[str]:
        return [shapes.badge(view.board.role(seat)) for seat in (0, 1)]

    def stage(
        self, view: SporView, kind: str, code: str, facts: Mapping[str, Fact]
    ) -> Stage | None:
        return staging.stage(view, kind, code, facts)

    def sketch(self, view: SporView, words: Speaker) -> str:
        return sketch(view, words)
