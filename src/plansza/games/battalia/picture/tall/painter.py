"""The table of a phone held upright, from its back to its front."""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Final

from plansza.core.drawing import Drawing
from plansza.core.kit import Box
from plansza.core.picture import scenery
from plansza.games.battalia.picture import alliance_bands
from plansza.games.battalia.picture.battle_scene import Arena, is_fought
from plansza.games.battalia.picture.draw import LENSES, Painter, ground, lens
from plansza.games.battalia.picture.hand import hand
from plansza.games.battalia.picture.layout import RIM, Layout, in_columns
from plansza.games.battalia.picture.map_picture import Chart
from plansza.games.battalia.picture.panels import Slips, oracle
from plansza.games.battalia.picture.pool_picture import Pool
from plansza.games.battalia.picture.tall import buttons
from plansza.games.battalia.picture.tall.dock import Dock, Offer
from plansza.games.battalia.picture.tall.sheets import Part, TallDrawers
from plansza.games.battalia.picture.tall.tabs import Tabs
from plansza.games.battalia.rules.view import BattaliaView

WIDE: Final = 350.0  # a drawer with room for four columns


class TallPainter(Painter):
    """Draws one picture for a phone."""

    def __init__(self, drawing: Drawing[BattaliaView]) -> None:
        super().__init__(drawing)
        self.drawing = drawing
        if drawing.view.seat is None:
            self._make_room()

    def _make_room(self) -> None:
        """Who only watches holds no hand and does nothing: the players take that room."""
        self.layout = layout = for_spectators(self.layout, self.board.seats)
        area, rows = layout.players, -(-self.board.seats // 2)
        self.below = Box(area.x, area.y + rows * (layout.player + 6) + 4, area.width, 62)

    def paint(self) -> None:
        view, layout, words, lit = self.view, self.layout, self.words, self.lit
        self.parts["ground"] = ground(layout.width, layout.height)
        self.parts["map"] = Chart(view, layout, words, lit).draw(self.choices)
        if not self.standalone:
            self._lenses()
        if is_fought(self.board):
            self.parts["battle"] = Arena(view, layout, words, lit, self.names).draw()
        self.parts.update(hand(view, layout, words, lit, self.pays))
        dock = Dock(self.drawing, layout, self.entries, self._offers(), self._trayed())
        if view.seat is not None:
            self.parts.update(dock.draw())
        elif self.below.bottom <= layout.height:
            self.parts["day"] = oracle(self.board, self.below, layout.letters, words)
        drawers = TallDrawers(view, layout, words, lit)
        self.parts.update(self._drawers(drawers, dock))

    def _lenses(self) -> None:
        """On the rim of the map; below one that is wide."""
        box = self.layout.map
        if self.layout.rim > RIM:
            super()._lenses()
            return
        size = self.layout.letters + 13
        for at, (sign, name, factor) in enumerate(LENSES):
            place = Box(box.x + 4 + at * (size + 6), box.bottom - size - 3, size, size)
            id = f"lens-{name}"
            self.parts[id] = lens(id, self.words(id), place, sign, factor)

    def _offers(self) -> list[Offer]:
        """Buttons for answers, and for tents to choose from, which tell more of themselves."""
        tents = Slips(self.view, self.layout, self.words, self.lit, self.names).tent_labels()
        return [Offer(id, tents.get(id, label)) for id, label in self.answers.buttons()]

    def _drawers(self, drawers: TallDrawers, dock: Dock) -> Iterable[Part]:
        """The tabs, and all drawers."""
        found = [*self._looked_at(drawers)]
        if self.view.seat is None:
            yield from self._slips()
        else:
            slips = [drawn for _, drawn in self._slips()]
            found = [drawers.sheet("actions", self._rest(dock)), *found]
            found += [drawers.sheet("players", slips), drawers.own()]
        tabs = Tabs(self.view, self.layout, self.words, self.lit)
        yield from tabs.draw([id.removeprefix("drawer-") for id, _ in found])
        yield from found
        yield drawers.limbo()
        yield from drawers.explained()

    def _looked_at(self, drawers: TallDrawers) -> Iterable[Part]:
        """The drawers that everybody has."""
        pool = Pool(self.view, self.layout, self.words, self.lit)
        rest = [*pool.rest()]
        heaps = [drawn for id, drawn in rest if id.startswith("stack-")]
        yield drawers.sheet("pool", [*[drawn for _, drawn in pool.stacks()], *heaps])
        week = [] if "day" in self.parts else [self._week()]
        luck = [each for each in rest if not each[0].startswith("stack-")]
        yield drawers.sheet("day", [*week, *drawers.luck(luck)])
        if self.board.display:
            yield drawers.relics()
        if self.view.options.bilkarr:
            yield drawers.flasks(pool.all_flasks())

    def _week(self) -> str:
        return oracle(self.board, self.layout.oracle, self.layout.letters, self.words)

    def _slips(self) -> Iterable[Part]:
        """The players, allies on one band; tents that can be clicked lie in the dock."""
        slips = Slips(self.view, self.layout, self.words, self.lit, self.names)
        bands = alliance_bands.bands(self.board, self.layout)
        if bands:
            yield "bands", scenery("bands", *bands)
        for seat in range(self.board.seats):
            yield f"seat-{seat + 1}", slips.slip(seat)
        yield from [each for each in slips.tents() if each[0] not in self.clickable]

    def _rest(self, dock: Dock) -> list[str]:
        """The actions that are not docked: most of them lack something, and say so when asked."""
        rest, area = dock.rest, self.layout.pool
        columns = 3 if area.width < WIDE else 4
        rows = -(-len(rest) // columns)
        high = min(46.0, (area.height + buttons.GAP) / max(rows, 1) - buttons.GAP)
        cells = [in_columns(area, columns, high, buttons.GAP, at) for at in range(len(rest))]
        return [
            dock.faces.action(entry, cell, f"act-{entry.name}" in dock.firsts)
            for entry, cell in zip(rest, cells, strict=True)
        ]


@lru_cache(maxsize=32)
def for_spectators(layout: Layout, seats: int) -> Layout:
    """The same table with the players where others have their hand."""
    top = layout.panel.y
    area = Box(layout.panel.x, top, layout.panel.width, layout.hand.bottom - top)
    high = min(80.0, (area.height + 6) / -(-seats // 2) - 6)
    return replace(layout, players=area, player_columns=2, player=high)
