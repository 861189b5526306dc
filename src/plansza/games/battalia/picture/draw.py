"""The table as SVG: a pure function of a view, the moves on offer, and words."""

from collections.abc import Mapping, Sequence, Set
from itertools import groupby

from plansza.core import kit
from plansza.core.badges import badge
from plansza.core.drawing import Canvas, Drawing, Phrase, Pictures
from plansza.core.errors import Fact
from plansza.core.kit import QUIET, SLIP, Box
from plansza.core.picture import (
    INK,
    SANS,
    Speaker,
    edge,
    paper,
    remembered,
    scenery,
    tag,
    text,
    thing,
    use,
)
from plansza.core.stage import Stage
from plansza.games.battalia.picture import action_panel, alliance_bands, captions, clicks, staging
from plansza.games.battalia.picture.about.tellers import about
from plansza.games.battalia.picture.art import art, pieces
from plansza.games.battalia.picture.art.colours import BRIGHT, DEEP
from plansza.games.battalia.picture.battle_scene import Arena, is_fought, is_low
from plansza.games.battalia.picture.drawers import Drawers
from plansza.games.battalia.picture.faces import (
    SLIVER,
    chip,
    fitted,
    held,
    hue_chip,
    length,
    push,
    short_name,
)
from plansza.games.battalia.picture.ghost import Ghosts
from plansza.games.battalia.picture.layout import SQUARE, in_columns, layout_for, shown
from plansza.games.battalia.picture.map_picture import Chart
from plansza.games.battalia.picture.panels import Slips, oracle
from plansza.games.battalia.picture.pool_picture import Pool
from plansza.games.battalia.picture.sketch import sketch
from plansza.games.battalia.picture.storm_card import omen
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules.board import Board
from plansza.games.battalia.rules.components import CARD_NAMES, COLOUR_NAMES, NEUTRAL, NOTHING
from plansza.games.battalia.rules.moves import HUSH, MOVES, PAY, UNTIL_NAMES
from plansza.games.battalia.rules.squares import ROWS, columns
from plansza.games.battalia.rules.turn.lines import DUST_WORTH
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
FACTIONS_ASKED = (b.FACTION, b.NAMING)
CHIPS = ("hue", "level", "guest", "deal")
SQUEEZED = 1.25  # so much wider than their room, buttons are hard to read
ANSWER_COLUMNS = 2


class BattaliaPictures(Pictures[BattaliaView]):
    """The map with all that lies around it."""

    ground = GROUND

    def art(self) -> str:
        return art()

    def paths(self, view: BattaliaView, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
        return clicks.paths(view, choices)

    def paint(self, drawing: Drawing[BattaliaView]) -> Canvas:
        painter = Painter(drawing)
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
        self.paths = drawing.paths
        self.choices = drawing.choices
        self.clickable = drawing.clickable
        self.lit = drawing.lit
        self.standalone = drawing.standalone
        self.names = drawing.names
        self.parts: dict[str, str] = {}

    def paint(self) -> None:
        """Everything on the table."""
        layout, view, words, lit = self.layout, self.view, self.words, self.lit
        self.parts["ground"] = _ground(layout.width, layout.height)
        self.parts["map"] = Chart(view, layout, words, lit).draw(self.choices)
        if not self.standalone:
            self._lenses()
        self.parts["day"] = oracle(self.board, layout, words)
        bands = alliance_bands.bands(self.board, layout)
        if bands:
            self.parts["bands"] = scenery("bands", *bands)
        slips = Slips(view, layout, words, lit, self.names)
        for seat in range(self.board.seats):
            self.parts[f"seat-{seat + 1}"] = slips.slip(seat)
        self.parts.update(slips.tents())
        pool = Pool(view, layout, words, lit)
        for row in (pool.stacks(), pool.rest(), pool.greats(), pool.flasks()):
            self.parts.update(row)
        self._panel()
        self._line()
        self._hand()
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
        kinds = (*TRAYED, "hue") if self.board.phase in FACTIONS_ASKED else TRAYED
        offered = sorted(
            {id for id in self.clickable if id.partition("-")[0] in kinds}, key=_tray_order
        )
        if self.board.phase in POOL_ASKED:
            named = [f"named-{COLOUR_NAMES[colour]}" for colour in self.board.factions]
            offered = named + offered
        if offered:
            above = is_fought(self.board) and is_low(self.board)
            self.parts["tray"] = drawers.tray(offered, captions.tray(view, words), above)
        if not self.standalone:
            self.parts.update(drawers.openers())
            self.parts.update(drawers.all())

    def _lenses(self) -> None:
        """Nearer, farther, all: on the rim of the map, between the numbers of its rows."""
        box = self.layout.map
        size = self.layout.letters + 12
        whole = shown(self.board, box)
        for at, (sign, name, factor) in enumerate(
            (("+", "nearer", 1.5), ("−", "farther", 1 / 1.5), ("▣", "whole", 0.0))
        ):
            id = f"lens-{name}"
            down = (ROWS - 3 + at) * SQUARE - (SQUARE if whole.y > 0 else 0) - whole.y
            y = box.y + down * box.width / whole.width - size / 2
            place = Box(box.x + 2, round(y, 1), size, size)
            self.parts[id] = _lens(id, self.words(id), place, sign, factor)

    # -- what can be done ---------------------------------------------------------------------

    def _panel(self) -> None:
        """Everything that can be done in a turn; what can be done now stands out."""
        entries = self.entries
        seat = self.view.seat
        colour = self.board.colour[seat] if seat is not None else -1
        things = []
        for at, entry in enumerate(entries):
            id = f"act-{entry.name}"
            last = at == len(entries) - 1
            sign = entry.sign.format(max(colour, 0))
            box = self._entry_box(at, last)
            said = self.words(f"entry-{entry.name}")
            label = self.words(f"begin-{entry.name}", **action_panel.COSTS.get(entry.name, {}))
            hue = colour if colour >= 0 else NEUTRAL
            can, lit = id in self.clickable, id in self.lit
            letters = self.layout.letters
            things.append(_entry(id, label, said, box, entry.group, sign, hue, letters, can, lit))
        label = self.words("panel-label")
        self.parts["panel"] = tag("g", *things, id="panel", role="group", aria_label=label)

    def _entry_box(self, at: int, last: bool) -> Box:
        """The end of the turn takes what is left of the last row."""
        box = self.layout.place(at)
        if last:
            return Box(box.x, box.y, self.layout.panel.right - box.x, box.height)
        return box

    def _line(self) -> None:
        """What is under way, and the answers that belong to no thing."""
        box, letters, words = self.layout.line, self.layout.letters, self.words
        pushed = self._pushed()
        gap = 5
        most = box.width * 0.72
        if self._is_crowded(pushed, most):
            self._spread(pushed)
            pushed = []
        widths = [self._push_width(id, label) for id, label in pushed]
        total = sum(widths) + gap * len(widths)
        share = min(1.0, most / total) if total else 1.0
        room = box.width - total * share - 16
        said = captions.line(self.view, words)
        ink = {"font_family": SANS, "fill": INK, "font_weight": "600"}
        line = fitted(said, box.x + 10, box.centre + letters * 0.35, letters, room, **ink)
        shapes = [paper(*box, SLIP, 8), thing("line-text", said, line)]
        x = box.right - total * share
        for (id, label), width in zip(pushed, widths, strict=True):
            place = Box(round(x, 1), box.y + 4, round(width * share, 1), box.height - 8)
            shapes.append(self._push(id, label, place))
            x += (width + gap) * share
        self.parts["line"] = tag("g", *shapes, id="line", role="group", aria_label=said)

    def _is_crowded(self, pushed: list[tuple[str, str]], room: float) -> bool:
        """Whether buttons would be squeezed in the line while the panel is of no use."""
        total = sum(self._push_width(id, label) for id, label in pushed)
        idle = self.board.phase != b.ACT and not omen(self.board, self.layout, self.words)
        return idle and total > SQUEEZED * room

    def _spread(self, pushed: list[tuple[str, str]]) -> None:
        """Answers that the line has no room for lie over the panel."""
        area, gap = self.layout.panel, 8.0
        rows = -(-len(pushed) // ANSWER_COLUMNS)
        high = min(self.layout.letters * 2.4, (area.height - gap) / rows - gap)
        inner = Box(area.x + gap, area.y + gap, area.width - 2 * gap, area.height)
        shapes = [paper(*area, SLIP, 8)]
        for at, (id, label) in enumerate(pushed):
            shapes.append(self._push(id, label, in_columns(inner, ANSWER_COLUMNS, high, gap, at)))
        said = self.words("answers-label")
        self.parts["answers"] = tag("g", *shapes, id="answers", role="group", aria_label=said)

    def _pushed(self) -> list[tuple[str, str]]:
        """The buttons of the line: answers, payments, colours, levels."""
        found: dict[str, str] = {}
        for move, path in self.paths.items():
            for id in path:
                kind = id.partition("-")[0]
                if kind == "move":
                    found[id] = self._answer(move)
                elif kind in CHIPS and not (kind == "hue" and self.board.phase in FACTIONS_ASKED):
                    found[id] = self._chip_name(id)
        return list(found.items())

    def _answer(self, move: int) -> str:
        """What a button says; a payment says what it takes."""
        kind, dust, _ = MOVES.parts(move)
        if kind is HUSH:
            return self.words("hush-chip", until=UNTIL_NAMES[dust])
        if kind is not PAY:
            return self.words.move(move)
        plain = max(0, self.board.supply - DUST_WORTH * dust)
        return self.words("pay-chip", dust=dust, count=plain)

    def _chip_name(self, id: str) -> str:
        kind, _, name = id.partition("-")
        if kind == "hue":
            return self.words("colour", colour=name)
        if kind == "level":
            return self.words("level-chip", level=int(name))
        return self.words(id if kind == "deal" else f"button-{name}")

    def _push_width(self, id: str, label: str) -> float:
        if id.startswith("hue-"):
            return self.layout.line.height - 4
        return length(label, self.layout.letters, bold=True) + 24

    def _push(self, id: str, label: str, box: Box) -> str:
        letters, lit = self.layout.letters, id in self.lit
        kind, _, name = id.partition("-")
        if kind == "hue":
            return hue_chip(id, box, label, COLOUR_NAMES.index(name), letters, lit)
        if kind == "level":
            return chip(id, box, label, f"bt-city-{name}", NEUTRAL, letters, lit)
        return push(id, box, label, letters, lit)

    # -- the hand -----------------------------------------------------------------------------

    def _hand(self) -> None:
        """The viewer's cards, equal ones together, and what some were turned into."""
        view, layout = self.view, self.layout
        if view.seat is None:
            return
        guise = self.board.guise[view.seat]
        cards = sorted(view.hand + guise)
        groups = [(kind, len(list(same))) for kind, same in groupby(cards)]
        width, _ = layout.card
        widths = [width * (1 + SLIVER * (count - 1)) + 7 for _, count in groups]
        total = sum(widths)
        share = min(1.0, (layout.hand.width - width) / max(total - width, 1))
        x = (
            layout.hand.x + max(0.0, (layout.hand.width - total) / 2)
            if share == 1
            else layout.hand.x
        )
        for (kind, count), wide in zip(groups, widths, strict=True):
            id = clicks.card_id(CARD_NAMES[kind])
            label = self.words.thing(CARD_NAMES[kind])
            if count > 1:
                label = f"{count} × {label}"
            name, made = short_name(kind, self.words), guise.count(kind)
            y, letters, lit = layout.hand.y, layout.letters, id in self.lit
            at = round(x, 1)
            self.parts[id] = held(id, label, at, y, width, kind, count, made, name, letters, lit)
            x += wide * share


def _tray_order(id: str) -> tuple[str, int, str]:
    kind, _, name = id.partition("-")
    return kind, int(name) if name.isdigit() else 0, name


@remembered
def _ground(width: float, height: float) -> str:
    """The table."""
    return scenery("ground", tag("rect", width=width, height=height, rx=12, fill=GROUND))


@remembered
def _lens(id: str, label: str, box: Box, sign: str, factor: float) -> str:
    """Brings the map nearer or farther."""
    ink = {"text_anchor": "middle", "font_weight": "700", "font_family": SANS}
    face = paper(*box, SLIP, 7)
    face += text(sign, box.middle, box.centre + 7, box.height - 9, **ink)
    return kit.lens(id, label, "map", factor, face, edge(*box, 7))


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
