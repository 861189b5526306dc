"""The pictures of the game: a pure function of a view, the moves on offer, and words."""

from collections.abc import Mapping, Sequence, Set

from plansza.core.badges import badge
from plansza.core.drawing import Canvas, Drawing, Phrase, Pictures
from plansza.core.errors import Fact
from plansza.core.picture import Speaker, Way
from plansza.core.stage import Stage
from plansza.games.battalia.picture import action_panel, captions, staging
from plansza.games.battalia.picture.about.tellers import about
from plansza.games.battalia.picture.art import art, pieces
from plansza.games.battalia.picture.draw import GROUND, Painter
from plansza.games.battalia.picture.gestures.ways import Gestures
from plansza.games.battalia.picture.sketch import sketch
from plansza.games.battalia.picture.tall.painter import TallPainter
from plansza.games.battalia.rules.components import NOTHING
from plansza.games.battalia.rules.view import BattaliaView


class BattaliaPictures(Pictures[BattaliaView]):
    """The map with all that lies around it."""

    ground = GROUND

    def art(self) -> str:
        return art()

    def paths(self, view: BattaliaView, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
        return Gestures(view, choices).paths

    def ways(self, view: BattaliaView, choices: Sequence[int], words: Speaker) -> Sequence[Way]:
        return Gestures(view, choices).ways(words)

    def clicks(
        self, view: BattaliaView, choices: Sequence[int], words: Speaker
    ) -> tuple[dict[int, tuple[str, ...]], Sequence[Way]]:
        gestures = Gestures(view, choices)
        return gestures.paths, gestures.ways(words)

    def paint(self, drawing: Drawing[BattaliaView]) -> Canvas:
        painter = TallPainter(drawing) if drawing.tall else Painter(drawing)
        painter.paint()
        return Canvas(painter.layout.width, painter.layout.height, painter.parts)

    def preview(self, view: BattaliaView, move: int, words: Speaker) -> str:
        return captions.preview(view, move, words)

    def reasons(self, view: BattaliaView, clickable: Set[str], words: Speaker) -> dict[str, str]:
        return action_panel.reasons(view, clickable, action_panel.entries(view), words)

    def stage(
        self, view: BattaliaView, kind: str, code: str, facts: Mapping[str, Fact]
    ) -> Stage | None:
        return staging.stage(view.seat, kind, code, facts)

    def about(self, view: BattaliaView, id: str) -> list[Phrase]:
        return about(view, id)

    def badges(self, view: BattaliaView) -> list[str]:
        """Before a seat has a faction, it has the token of its place."""
        hues = enumerate(view.board.colour)
        return [badge(seat) if hue == NOTHING else pieces.badge(hue) for seat, hue in hues]

    def sketch(self, view: BattaliaView, words: Speaker) -> str:
        return sketch(view, words)
