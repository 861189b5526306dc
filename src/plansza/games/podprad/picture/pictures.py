"""The pictures of the game: a pure function of a view, the moves on offer, and words."""

from collections.abc import Mapping, Sequence, Set

from plansza.core.drawing import Canvas, Drawing, Phrase, Pictures
from plansza.core.errors import Fact
from plansza.core.picture import Speaker, Way
from plansza.core.stage import Stage
from plansza.games.podprad.picture import clicks, moments, shapes
from plansza.games.podprad.picture.about import about
from plansza.games.podprad.picture.draw import Painter
from plansza.games.podprad.picture.layout import TALL, WIDE
from plansza.games.podprad.picture.sketch import sketch
from plansza.games.podprad.rules.view import PodPradView


class PodPradPictures(Pictures[PodPradView]):
    """The river between its banks."""

    ground = "#aabd9e"

    def art(self) -> str:
        return shapes.art()

    def paths(self, view: PodPradView, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
        return clicks.paths(view.board, choices)

    def paint(self, drawing: Drawing[PodPradView]) -> Canvas:
        layout = TALL if drawing.tall else WIDE
        painter = Painter(drawing, layout)
        painter.paint()
        return Canvas(layout.width, layout.height, painter.parts)

    def ways(self, view: PodPradView, choices: Sequence[int], words: Speaker) -> list[Way]:
        return clicks.ways(view, choices, words)

    def preview(self, view: PodPradView, move: int, words: Speaker) -> str:
        return clicks.preview(view, move, words)

    def reasons(self, view: PodPradView, clickable: Set[str], words: Speaker) -> dict[str, str]:
        return clicks.reasons(view, clickable, words)

    def about(self, view: PodPradView, id: str) -> list[Phrase]:
        return about(view, id)

    def badges(self, view: PodPradView) -> list[str]:
        return [shapes.badge(seat) for seat in range(view.board.seats)]

    def stage(self, view: PodPradView, kind: str, code: str, facts: Mapping[str, Fact]) -> Stage:
        return moments.stage(view.board, kind, code, facts)

    def sketch(self, view: PodPradView, words: Speaker) -> str:
        return sketch(view, words)
