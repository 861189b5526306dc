"""How every game is drawn: what a game gives, and how a picture is put together from it."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from plansza.core.picture import Picture, Speaker, ids_in, root, standing_alone

V = TypeVar("V")
Paths = Mapping[int, tuple[str, ...]]
Lit = frozenset[str]
NOTHING: Lit = frozenset()


@dataclass(frozen=True)
class Drawing(Generic[V]):
    """What is to be drawn for one reader: a view, the moves on offer, where they are clicked."""

    view: V
    choices: Sequence[int]
    words: Speaker
    paths: Paths
    clickable: Lit  # everything that some path clicks
    lit: Lit  # what the picture itself lights: nothing on a page, whose script does that
    standalone: bool
    tall: bool


@dataclass(frozen=True)
class Canvas:
    """What was drawn: the parts by their ids, from the back of the table to its front."""

    width: float
    height: float
    parts: Mapping[str, str]
    long: bool = False  # too much for one screen: scrolled, not made smaller


class Pictures(Generic[V]):
    """The pictures of one game. A game gives the parts; `draw` puts them together."""

    ground = "#c9a678"  # the colour under a picture that stands alone

    def art(self) -> str:
        """The symbols that pictures use: a page loads them once."""
        return ""

    def paths(self, view: V, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
        """What is clicked, in order, to make each of these moves."""
        raise NotImplementedError

    def paint(self, drawing: Drawing[V]) -> Canvas:
        """Everything on the table."""
        raise NotImplementedError

    def preview(self, view: V, move: int, words: Speaker) -> str:
        """What a move would bring, as far as the view tells; empty where that is plain."""
        return ""

    def reasons(self, view: V, clickable: Set[str], words: Speaker) -> dict[str, str]:
        """Why the reader's quiet things cannot be used now, by id, from the view alone."""
        return {}

    def sketch(self, view: V, words: Speaker) -> str:
        """The board as plain text, at most 80 columns wide."""
        raise NotImplementedError

    def draw(
        self, view: V, choices: Sequence[int], words: Speaker, standalone: bool, tall: bool
    ) -> Picture:
        """The board as this view shows it; a picture that stands alone lights `choices` itself."""
        paths = self.paths(view, choices)
        clickable = ids_in(paths)
        lit = clickable if standalone else NOTHING
        canvas = self.paint(Drawing(view, choices, words, paths, clickable, lit, standalone, tall))
        previews = {move: self.preview(view, move, words) for move in choices}
        picture = Picture(
            root(canvas.width, canvas.height, words.title(), canvas.long),
            canvas.parts,
            paths,
            self.reasons(view, clickable, words),
            {move: preview for move, preview in previews.items() if preview},
        )
        return standing_alone(picture, self.art(), self.ground) if standalone else picture


AnyPictures = Pictures[Any]
