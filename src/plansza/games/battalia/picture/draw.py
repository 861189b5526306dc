"""The table as SVG, as it lies on a wide screen; `tall` is that of a phone."""

from collections import Counter

from plansza.core import kit
from plansza.core.drawing import Drawing, Lit
from plansza.core.kit import QUIET, SLIP, Box
from plansza.core.picture import (
    INK,
    SANS,
    Speaker,
    edge,
    paper,
    remembered,
    scenery,
    section,
    tag,
    text,
    thing,
    use,
)
from plansza.games.battalia.picture import action_panel, alliance_bands, captions
from plansza.games.battalia.picture.answers import FACTIONS_ASKED, Answers
from plansza.games.battalia.picture.art.colours import BRIGHT, DEEP
from plansza.games.battalia.picture.battle_scene import Arena, is_fought, is_low
from plansza.games.battalia.picture.drawers import Drawers
from plansza.games.battalia.picture.faces import fitted
from plansza.games.battalia.picture.gestures.proposals import cards_laid
from plansza.games.battalia.picture.gestures.ways import SETTLE
from plansza.games.battalia.picture.ghost import Ghosts
from plansza.games.battalia.picture.hand import hand
from plansza.games.battalia.picture.layout import SQUARE, Layout, layout_for, shown
from plansza.games.battalia.picture.map_picture import Chart
from plansza.games.battalia.picture.panels import Slips, oracle
from plansza.games.battalia.picture.pool_picture import Pool
from plansza.games.battalia.picture.storm_card import omen
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules.board import Board
from plansza.games.battalia.rules.components import COLOUR_NAMES, NEUTRAL
from plansza.games.battalia.rules.squares import ROWS, columns
from plansza.games.battalia.rules.view import BattaliaView

GROUND = "#c8ae7c"
GROUPS = {
    "build": "#57993a",
    "move": "#3583c9",
    "fight": "#cf3f2b",
    "hire": "#e5b02c",
    "camp": "#8a5fb0",
    "trade": "#ee8420",
    "guests": "#2e9c95",
    "valley": "#9c3a4a",
    "end": "#54493a",
}
TRAYED = ("tray", "storm", "lurk")
POOL_ASKED = (b.NAMING, b.ASSENTING)  # A4: which factions there are; what was named lies there
LENSES = ("+", "nearer", 1.5), ("−", "farther", 1 / 1.5), ("▣", "whole", 0.0)


class Painter:
    """Draws one picture, from the back of the table to its front."""

    def __init__(self, drawing: Drawing[BattaliaView]) -> None:
        view = drawing.view
        seats = view.setup.seats
        self.view = view
        self.board: Board = view.board
        self.entries = action_panel.entries(view)
        width = columns(seats, view.options.map)
        flasks = view.options.bilkarr
        self.layout = layout_for(width, seats, len(self.entries), drawing.tall, flasks)
        self.words = drawing.words
        self.choices = drawing.choices
        self.clickable = drawing.clickable
        self.lit = drawing.lit
        self.standalone = drawing.standalone
        self.names = drawing.names
        self.answers = Answers(drawing, self.layout)
        settled = [way.moves for way in drawing.ways if way.path == (SETTLE,)]
        self.pays = cards_laid(self.board, settled[0]) if settled else self._shown()
        self.parts: dict[str, str] = {}

    def _shown(self) -> Counter[int]:
        """A8: the cards that the reader has shown for a cohort."""
        board, seat = self.board, self.view.seat
        showing = board.phase == b.SHOWING and seat == board.turn
        return Counter(board.seen[board.turn]) if showing else Counter()

    def paint(self) -> None:
        """Everything on the table."""
        layout, view, words, lit = self.layout, self.view, self.words, self.lit
        self.parts["ground"] = ground(layout.width, layout.height)
        self.parts["map"] = Chart(view, layout, words, lit).draw(self.choices)
        if not self.standalone:
            self._lenses()
        self.parts["day"] = oracle(self.board, layout.oracle, layout.letters, words)
        bands = alliance_bands.bands(self.board, layout)
        if bands:
            self.parts["bands"] = scenery("bands", *bands)
        slips = Slips(view, layout, words, lit, self.names)
        for seat in range(self.board.seats):
            self.parts[f"seat-{seat + 1}"] = slips.slip(seat)
        buttons = dict(self.answers.buttons())
        self.parts.update(each for each in slips.tents() if each[0] not in buttons)
        pool = Pool(view, layout, words, lit)
        for row in (pool.stacks(), pool.rest(), pool.greats(), pool.flasks()):
            self.parts.update(row)
        self._panel()
        self.parts.update(self.answers.draw())
        self.parts.update(hand(view, layout, words, lit, self.pays))
        self._above()

    def _above(self) -> None:
        """What lies over the map: the battle, cards to choose from, drawers."""
        view, layout, words = self.view, self.layout, self.words
        if is_fought(self.board):
            self.parts["battle"] = Arena(view, layout, words, self.lit, self.names).draw()
        self.parts["ghost"] = Ghosts(view, layout, words, self.lit).draw()
        turned_up = omen(self.board, layout, words)
        if turned_up:
            self.parts["omen"] = turned_up
        drawers = Drawers(view, layout, words, self.lit)
        offered = self._trayed()
        if offered:
            above = is_fought(self.board) and is_low(self.board)
            self.parts["tray"] = drawers.tray(offered, captions.tray(view, words), above)
        if not self.standalone:
            self.parts.update(drawers.openers())
            self.parts.update(drawers.all())

    def _trayed(self) -> list[str]:
        """The cards to choose from that lie nowhere else."""
        kinds = (*TRAYED, "hue") if self.board.phase in FACTIONS_ASKED else TRAYED
        offered = sorted(
            {id for id in self.clickable if id.partition("-")[0] in kinds}, key=_tray_order
        )
        if self.board.phase in POOL_ASKED:
            named = [f"named-{COLOUR_NAMES[colour]}" for colour in self.board.factions]
            offered = named + offered
        return offered

    def _lenses(self) -> None:
        """Nearer, farther, all: on the rim of the map, between the numbers of its rows."""
        box = self.layout.map
        size = self.layout.letters + 12
        whole = shown(self.board, self.layout)
        for at, (sign, name, factor) in enumerate(LENSES):
            id = f"lens-{name}"
            down = (ROWS - 3 + at) * SQUARE - (SQUARE if whole.y > 0 else 0) - whole.y
            y = box.y + down * box.width / whole.width - size / 2
            place = Box(box.x + 2, round(y, 1), size, size)
            self.parts[id] = lens(id, self.words(id), place, sign, factor)

    # -- what can be done ---------------------------------------------------------------------

    def _panel(self) -> None:
        """Everything that can be done in a turn; what can be done now stands out."""
        seat, entries = self.view.seat, tuple(self.entries)
        colour = self.board.colour[seat] if seat is not None else -1
        able = frozenset([id for id in self.clickable if id.startswith("act-")])
        lit = able & self.lit
        self.parts["panel"] = panel(entries, self.layout, colour, able, lit, self.words)


def _tray_order(id: str) -> tuple[str, int, str]:
    kind, _, name = id.partition("-")
    return kind, int(name) if name.isdigit() else 0, name


@remembered
def ground(width: float, height: float) -> str:
    """The table."""
    return scenery("ground", tag("rect", width=width, height=height, rx=12, fill=GROUND))


@remembered
def lens(id: str, label: str, box: Box, sign: str, factor: float) -> str:
    """Brings the map nearer or farther."""
    ink = {"text_anchor": "middle", "font_weight": "700", "font_family": SANS}
    face = paper(*box, SLIP, 7)
    face += text(sign, box.middle, box.centre + 7, box.height - 9, **ink)
    return kit.lens(id, label, "map", factor, face, edge(*box, 7))


@section
def panel(
    entries: tuple[action_panel.Entry, ...],
    layout: Layout,
    colour: int,
    able: Lit,
    lit: Lit,
    words: Speaker,
) -> str:
    """All entries for a player of this colour, those that he is able to use standing out."""
    things = []
    hue = colour if colour >= 0 else NEUTRAL
    for at, entry in enumerate(entries):
        id, box = f"act-{entry.name}", layout.place(at)
        if at == len(entries) - 1:  # the end of the turn takes what is left of the last row
            box = Box(box.x, box.y, layout.panel.right - box.x, box.height)
        sign = entry.sign.format(max(colour, 0))
        said = words(f"entry-{entry.name}")
        label = words(f"begin-{entry.name}", **action_panel.COSTS.get(entry.name, {}))
        look = entry.group, sign, hue, layout.letters, id in able, id in lit
        things.append(_entry(id, label, said, box, *look))
    return tag("g", *things, id="panel", role="group", aria_label=words("panel-label"))


@remembered
def _entry(
    id: str,
    label: str,
    name: str,
    box: Box,
    group: str,
    sign: str,
    colour: int,
    letters: float,
    can: bool,
    lit: bool,
) -> str:
    """An entry of the panel: bright when it can be used, quiet otherwise. Its label says more than
    its name: what is chosen next, and the cost."""
    size = box.height - 5
    end = group == "end"
    fill = ("#54493a" if end else "#fff8e4") if can else "#dccaa2"
    ink = ("#fff8e4" if end else INK) if can else QUIET
    place = {"x": box.x, "y": box.y, "width": 6, "height": box.height, "rx": 3}
    strip = tag("rect", **place, fill=GROUPS[group], opacity=None if can else ".45")
    hues = {"color": DEEP[colour], "fill": BRIGHT[colour]}
    faint = None if can else ".5"
    art = use(sign, box.x + 9, box.y + 2.5, size, size, **hues, opacity=faint)
    letter = {"font_family": SANS, "fill": ink, "font_weight": "700" if can else "400"}
    x, y = box.x + size + 14, box.centre + letters * 0.35
    said = fitted(name, x, y, letters, box.width - size - 18, **letter)
    return thing(id, label, paper(*box, fill, 6), strip, art, said, edge(*box, 6), lit=lit)
