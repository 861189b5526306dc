"""How every game is drawn: what a game gives, and how a picture is put together from it."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Generic, Protocol, TypeVar

from plansza.core.badges import badge
from plansza.core.errors import Fact, IllegalMove
from plansza.core.moves import Moves
from plansza.core.picture import Picture, Speaker, Way, ids_in, reasons_for, root, standing_alone
from plansza.core.setup import Setup
from plansza.core.stage import Stage


class Shown(Protocol):
    """What a picture asks of a view, if it does not ask it itself."""

    setup: Setup
    seat: int | None

    def refusals(self, moves: Sequence[int]) -> Sequence[IllegalMove | None]:
        """Why the seat cannot make each of these moves now."""


V = TypeVar("V", bound=Shown)
Phrase = tuple[str, dict[str, Fact]]  # as in the contract, which imports this module
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
    names: Sequence[str] = ()  # of the players; none in a notebook or a guide, where nobody sits
    ways: Sequence[Way] = ()

    def name(self, seat: int) -> str:
        """What whoever sits there is called; empty where nobody does."""
        return self.names[seat] if seat < len(self.names) else ""


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
    # Set by a game whose things are named as `Moves.clicks` does: `paths` and `reasons` follow.
    moves: Moves | None = None

    def art(self) -> str:
        """The symbols that pictures use: a page loads them once. Here they are those in a file
        `art.svg` beside the module of the game's own pictures, if there is one."""
        whole = self._beside("art.svg")
        return whole[whole.index("<symbol") : whole.rindex("</svg>")] if whole else ""

    def cover(self) -> str:
        """The game's picture for whoever has not sat down yet, an SVG of 600 by 600 that may use
        the art: the file `cover.svg` beside that module. What has another colour by night says so
        behind the usual one: `fill="#f6ecd8" data-night="#1d474e"`."""
        return self._beside("cover.svg")

    def _beside(self, name: str) -> str:
        """A file beside the module of the game's own pictures; empty if there is none."""
        packages = [kind.__module__.rpartition(".")[0] for kind in type(self).__mro__]
        return next(filter(None, [text_in(package, name) for package in packages]), "")

    def paths(self, view: V, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
        """What is clicked, in order, to make each of these moves."""
        if self.moves is None:
            raise NotImplementedError
        return {move: self.moves.clicks(move) for move in choices}

    def ways(self, view: V, choices: Sequence[int], words: Speaker) -> Sequence[Way]:
        """Shortcuts: several moves by one gesture, as an enemy clicked for a card's symbol, the
        figure that strikes and its target. What they click is no whole path of a single move, nor
        the beginning of one, and from the view alone it is sure that they can be made."""
        return ()

    def clicks(
        self, view: V, choices: Sequence[int], words: Speaker
    ) -> tuple[dict[int, tuple[str, ...]], Sequence[Way]]:
        """Paths and ways of some moves: for a game that finds out both at once."""
        return self.paths(view, choices), self.ways(view, choices, words)

    def paint(self, drawing: Drawing[V]) -> Canvas:
        """Everything on the table."""
        raise NotImplementedError

    def preview(self, view: V, move: int, words: Speaker) -> str:
        """What a move would bring, as far as the view tells; empty where that is plain."""
        return ""

    def previews(self, view: V, choices: Sequence[int], words: Speaker) -> dict[int, str]:
        """Those of these moves that have one; here each is asked for by itself."""
        found = {move: self.preview(view, move, words) for move in choices}
        return {move: preview for move, preview in found.items() if preview}

    def reasons(self, view: V, clickable: Set[str], words: Speaker) -> dict[str, str]:
        """Why the reader's quiet things cannot be used now, by id, from the view alone."""
        if self.moves is None:
            return {}
        # The first click of many moves is asked about the last of them, which may well be the best.
        probes = {self.moves.clicks(move)[0]: move for move in range(self.moves.count)}
        return reasons_for(probes, clickable, view.refusals, words)

    def about(self, view: V, id: str) -> list[Phrase]:
        """What a thing of the picture is and does, and how it stands now, to a newcomer who points
        at it: up to four sentences, `about-CODE`s of the words. Its name is its label, and why it
        cannot be used is told by `reasons`."""
        return []

    def badges(self, view: V) -> list[str]:
        """The token of each seat as markup in a box of 24 by 24, to stand beside its name: its
        shape and its colour are those that it has on the board."""
        return [badge(seat) for seat in range(view.setup.seats)]

    def stage(self, view: V, kind: str, code: str, facts: Mapping[str, Fact]) -> Stage | None:
        """How an event of weight (`Game.moments`) is staged for a reader who knows these facts of
        it; the view is his after it. None where it is nothing great to him: his own card."""
        return Stage(kind)

    def sketch(self, view: V, words: Speaker) -> str:
        """The board as plain text, at most 80 columns wide."""
        raise NotImplementedError

    def draw(
        self,
        view: V,
        choices: Sequence[int],
        words: Speaker,
        standalone: bool,
        tall: bool,
        names: Sequence[str] = (),
    ) -> Picture:
        """The board as this view shows it; a picture that stands alone lights `choices` itself."""
        paths, found = self.clicks(view, choices, words) if choices else ({}, ())
        ways = tuple(found)
        clickable = ids_in([*paths.values(), *(way.path for way in ways)])
        lit = clickable if standalone else NOTHING
        canvas = self.paint(
            Drawing(view, choices, words, paths, clickable, lit, standalone, tall, names, ways)
        )
        reasons = self.reasons(view, clickable, words)
        picture = Picture(
            root(canvas.width, canvas.height, words.title(view.setup), canvas.long),
            canvas.parts,
            paths,
            {id: why for id, why in reasons.items() if self.moves is None or id in canvas.parts},
            self.previews(view, choices, words) if choices else {},
            ways,
        )
        return standing_alone(picture, self.art(), self.ground) if standalone else picture


@cache
def text_in(package: str, name: str) -> str:
    """What a file of a package says; empty if there is none."""
    file = files(package).joinpath(name) if package else None
    return file.read_text("utf-8") if file is not None and file.is_file() else ""


AnyPictures = Pictures[Any]
