"""The pictures of the game: a pure function of a view, the moves on offer, and words."""

from collections.abc import Mapping, Sequence, Set

from plansza.core.drawing import Canvas, Drawing, Phrase, Pictures
from plansza.core.errors import Fact
from plansza.core.picture import Speaker, Way
from plansza.core.stage import Stage
from plansza.games.drako.picture import (
    clicks,
    faces,
    gestures,
    ledger,
    shapes,
)
from plansza.games.drako.picture.about import about
from plansza.games.drako.picture.draw import Painter
from plansza.games.drako.picture.layout import TALL, WIDE
from plansza.games.drako.picture.scenery import SKY
from plansza.games.drako.picture.sketch import sketch
from plansza.games.drako.picture.staging import stage
from plansza.games.drako.rules.view import DrakoView


class DrakoPictures(Pictures[DrakoView]):
    """The clearing with its nineteen fields."""

    ground = SKY

    def art(self) -> str:
        return faces.art() + ledger.art()

    def paths(self, view: DrakoView, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
        return clicks.paths(view, choices)

    def ways(self, view: DrakoView, choices: Sequence[int], words: Speaker) -> Sequence[Way]:
        return gestures.ways(view, choices, words)

    def paint(self, drawing: Drawing[DrakoView]) -> Canvas:
        layout = TALL if drawing.tall else WIDE
        painter = Painter(drawing, layout)
        painter.paint()
        return Canvas(layout.width, layout.height, painter.parts)

    def preview(self, view: DrakoView, move: int, words: Speaker) -> str:
        return clicks.preview(view, move, words)

    def reasons(self, view: DrakoView, clickable: Set[str], words: Speaker) -> dict[str, str]:
        return clicks.reasons(view, clickable, words)

    def about(self, view: DrakoView, id: str) -> list[Phrase]:
        return about(view, id)

    def badges(self, view: DrakoView) -> list[str]:
        board, sides = view.board, view.options.sides
        return [shapes.badge(sides[board.role(seat)]) for seat in range(view.setup.seats)]

    def stage(
        self, view: DrakoView, kind: str, code: str, facts: Mapping[str, Fact]
    ) -> Stage | None:
        return stage(view, kind, code, facts)

    def sketch(self, view: DrakoView, words: Speaker) -> str:
        return sketch(view, words)
