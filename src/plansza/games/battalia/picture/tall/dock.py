"""What can be done now, between the map and the hand: actions in the free moments of a turn, else
what is asked: cards to choose from and answers. What a first click leads to lies over it."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from plansza.core.drawing import Drawing
from plansza.core.kit import SLIP, Box
from plansza.core.picture import BOLD, paper, remembered, tag, text, thing
from plansza.games.battalia.picture import captions
from plansza.games.battalia.picture.action_panel import Entry
from plansza.games.battalia.picture.faces import wrapped
from plansza.games.battalia.picture.ghost import Ghosts, is_chosen
from plansza.games.battalia.picture.layout import Layout, card_height
from plansza.games.battalia.picture.panels import oracle
from plansza.games.battalia.picture.sheet import Sheet
from plansza.games.battalia.picture.storm_card import Omen, high_for, told, turned_up
from plansza.games.battalia.picture.tall import buttons
from plansza.games.battalia.picture.tall.buttons import GAP, ROW, button
from plansza.games.battalia.picture.tall.faces import Faces
from plansza.games.battalia.picture.tall.tray import Tray
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules.view import BattaliaView

MOST: Final = 12  # actions that there is room for; more lie in a drawer
FEW, SOME = 6, 9  # actions in two and in three rows of three
LARGE_ROW: Final = 58.0
GHOST: Final = 42.0  # how wide what is paid for is shown
ORACLE: Final = 58.0
ABOUT: Final = 72.0  # how high what is being paid for lies, or a storm with its card


class Offer(NamedTuple):
    """A button: what is clicked, and its name."""

    id: str
    label: str


class Dock(Sheet):
    """The dock of one picture."""

    def __init__(
        self,
        drawing: Drawing[BattaliaView],
        layout: Layout,
        entries: Sequence[Entry],
        offers: Sequence[Offer],
        cards: Sequence[str],
    ) -> None:
        super().__init__(drawing.view, layout, drawing.words, drawing.lit, drawing.names)
        self.faces = Faces(drawing.view, layout, drawing.words, drawing.lit, drawing.names)
        self.entries = entries
        self.cards = cards
        paths = [*drawing.paths.values(), *(way.path for way in drawing.ways)]
        self.firsts = {path[0] for path in paths}
        self.acting = self.board.phase == b.ACT and bool(self.firsts)
        self.offers = [each for each in offers if not self.acting or each.id in self.firsts]
        self.steps = [each for each in offers if each not in self.offers]
        self.box = self._box()
        self.parts: dict[str, str] = {}

    def _box(self) -> Box:
        """Where no hand is held, the dock takes its room."""
        dock, view = self.layout.panel, self.view
        if view.seat is None or view.hand or self.board.guise[view.seat]:
            return dock
        return Box(dock.x, dock.y, dock.width, self.layout.hand.bottom - dock.y)

    @property
    def docked(self) -> list[Entry]:
        """The actions that can be chosen now, as many as there is room for; the last ends the
        turn."""
        if not self.acting:
            return []
        lit = [entry for entry in self.entries if f"act-{entry.name}" in self.firsts]
        room = MOST - len(self.offers)
        return lit if len(lit) <= room else [*lit[: room - 1], lit[-1]]

    @property
    def rest(self) -> list[Entry]:
        """The other actions."""
        docked = self.docked
        return [entry for entry in self.entries if entry not in docked]

    def draw(self) -> Mapping[str, str]:
        """All parts of the dock. The week is among them where there is room for it."""
        if self.acting:
            self._actions()
        else:
            self._asked()
        return self.parts

    def _group(self, id: str, label: str, shapes: Iterable[str]) -> None:
        self.parts[id] = tag("g", *shapes, id=id, role="group", aria_label=self.words(label))

    # -- a turn's free moments ----------------------------------------------------------------

    def _actions(self) -> None:
        docked = self.docked
        count = len(docked) + len(self.offers)
        columns = 3 if count <= SOME else 4
        row = LARGE_ROW if count <= FEW else ROW + 2
        high = min(self.box.height, -(-count // columns) * (row + GAP) - GAP)
        cells = buttons.in_cells(self._low(self.box.bottom, high), count, columns)
        *others, end = [partial(self.faces.action, entry, can=True) for entry in docked]
        offers = [partial(self._button, offer) for offer in self.offers]
        drawn = zip([*others, *offers, end], cells, strict=True)
        self._group("panel", "panel-label", [draw(box=cell) for draw, cell in drawn])
        self._week(self.box.bottom - high)
        self._group("steps", "answers-label", self._stepped())

    def _stepped(self) -> Iterable[str]:
        """What an action is chosen for, such as its colour or its level: it takes the whole dock,
        and is out of sight until then."""
        kinds: dict[str, list[Offer]] = {}
        for offer in self.steps:
            kinds.setdefault(offer.id.partition("-")[0], []).append(offer)
        for offers in kinds.values():
            yield from self._grid(self.box, offers, True)

    # -- what is asked ------------------------------------------------------------------------

    def _asked(self) -> None:
        """From the bottom up: answers, cards to choose from, what it is about, the week."""
        low = self.box.bottom
        if self.offers:
            low = self._answers(low)
        omen = turned_up(self.board, self.words)
        if self.cards:
            low = self._tray(low, ABOUT + GAP if omen else 0.0)
        if omen:
            low = self._omen(low, omen)
        elif is_chosen(self.board) or self.board.phase == b.PLACING:
            low = self._doing(low)
        self._week(low)

    def _answers(self, low: float) -> float:
        columns = self._columns(self.offers)
        high = -(-len(self.offers) // columns) * (ROW + GAP) - GAP
        grid = self._grid(self._low(low, high), self.offers, False)
        self._group("answers", "answers-label", grid)
        return low - high - GAP

    def _tray(self, low: float, above: float) -> float:
        """Cards to choose from; so much room is left above them."""
        tray = Tray(self.view, self.layout, self.words, self.lit)
        title = captions.tray(self.view, self.words)
        top = self.box.y + above
        dock = Box(self.box.x, top, self.box.width, low - top)
        high, drawn = tray.over(self.cards, title, dock)
        self.parts["tray"] = drawn
        return low - high - GAP

    def _omen(self, low: float, omen: Omen) -> float:
        """A storm or Fate; over the map no wider than that, for tabs are beside it."""
        over = low - ABOUT < self.layout.panel.y
        wide = self.layout.map.width if over else self.box.width
        high = high_for(omen, wide, self.letters, ABOUT)
        left = self.layout.map.x if over else self.box.x
        box = Box(left, round(low - high, 1), wide, high)
        self.parts["omen"] = told(box, omen, self.letters, ABOUT)
        return low - high - GAP

    def _doing(self, low: float) -> float:
        """What is being laid or paid for, in words and as it will be."""
        box = self._low(low, ABOUT)
        said = captions.line(self.view, self.words)
        ghost = Ghosts(self.view, self.layout, self.words, self.lit)
        self.parts["line-text"] = _saying(box, said, self.letters)
        place = Box(box.x + 12, box.y + 6, GHOST, card_height(GHOST))
        self.parts["ghost"] = ghost.draw(place)
        return low - ABOUT - GAP

    def _week(self, low: float) -> None:
        """The days of the week, where nothing else takes their room."""
        if low - self.layout.panel.y >= ORACLE:
            box = Box(self.box.x, self.layout.panel.y, self.box.width, ORACLE)
            self.parts["day"] = oracle(self.board, box, self.letters, self.words)

    # -- buttons ------------------------------------------------------------------------------

    def _low(self, bottom: float, high: float) -> Box:
        """So much of the dock's width above a line."""
        return Box(self.box.x, round(bottom - high, 1), self.box.width, high)

    def _columns(self, offers: Sequence[Offer]) -> int:
        faces = [self.faces.of(*offer) for offer in offers]
        return buttons.columns_for(faces, self.box.width, self.letters)

    def _grid(self, area: Box, offers: Sequence[Offer], step: bool) -> Iterable[str]:
        cells = buttons.in_cells(area, len(offers), self._columns(offers))
        return [self._button(each, cell, step) for each, cell in zip(offers, cells, strict=True)]

    def _button(self, offer: Offer, box: Box, step: bool = False) -> str:
        id, label = offer
        face = self.faces.of(id, label)
        return button(id, label, box, face, self.letters, id in self.lit, step)


@remembered
def _saying(box: Box, said: str, letters: float) -> str:
    """A slip with a line of words, beside which there is room for a ghost."""
    size, left = letters + 2, box.x + 70
    lines = wrapped(said, box.right - left - 10, size)
    first = box.centre + size * (0.35 - 0.6 * (len(lines) - 1))
    shown = [
        text(line, left, round(first + at * size * 1.2, 1), size, **BOLD)
        for at, line in enumerate(lines)
    ]
    return thing("line-text", said, paper(*box, SLIP, 9), *shown)
