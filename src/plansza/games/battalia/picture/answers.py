"""What is under way, and the answers that belong to no thing: buttons in the line above the hand,
on a bill over the panel while something is paid for, and spread over it where they are many."""

from collections.abc import Mapping
from typing import Final

from plansza.core.drawing import Drawing
from plansza.core.kit import SLIP, Box
from plansza.core.picture import BOLD, INK, SANS, paper, tag, thing
from plansza.games.battalia.picture import captions
from plansza.games.battalia.picture.clicks import OWN
from plansza.games.battalia.picture.faces import chip, fitted, hue_chip, length, push
from plansza.games.battalia.picture.gestures.ways import COMMIT, SETTLE
from plansza.games.battalia.picture.ghost import is_chosen, on_bill
from plansza.games.battalia.picture.layout import Layout, in_columns
from plansza.games.battalia.picture.sheet import Sheet
from plansza.games.battalia.picture.storm_card import omen
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules.board import TENT_FIELDS
from plansza.games.battalia.rules.components import COLOUR_NAMES, NEUTRAL
from plansza.games.battalia.rules.moves import HUSH, MOVES, PAY, UNTIL_NAMES
from plansza.games.battalia.rules.turn.lines import DUST_WORTH
from plansza.games.battalia.rules.view import BattaliaView

FACTIONS_ASKED: Final = (b.FACTION, b.NAMING)
CHIPS: Final = ("hue", "level", "guest", "deal", OWN)
TOGETHER: Final = (SETTLE, COMMIT)  # buttons for several moves
COLUMNS: Final = 2
GAP: Final = 8.0
SAID: Final = 0.28  # of the line, at least, belong to what is under way
WORDS: Final = {"font_family": SANS, "fill": INK, "font_weight": "600"}
Button = tuple[str, str]  # its id and its words


class Answers(Sheet):
    """The buttons of one picture."""

    def __init__(self, drawing: Drawing[BattaliaView], layout: Layout) -> None:
        super().__init__(drawing.view, layout, drawing.words, drawing.lit, drawing.names)
        self.drawing = drawing

    # -- which there are --------------------------------------------------------------------------

    def buttons(self) -> list[Button]:
        """Answers, payments, colours, levels; first what makes several moves together."""
        found = {way.path[0]: way.words for way in self.drawing.ways if way.path[0] in TOGETHER}
        for move, path in self.drawing.paths.items():
            for id in path:
                kind = id.partition("-")[0]
                if kind == "move":
                    found[id] = self._answer(move)
                elif kind in CHIPS and not (kind == "hue" and self.board.phase in FACTIONS_ASKED):
                    found[id] = self._chip_name(id)
        return [*found.items(), *self._tents()]

    def _tents(self) -> list[Button]:
        """Tents to choose from: on a phone, and in a battle, where the panel is of no use."""
        if self.board.phase == b.ACT and not self.layout.tall:
            return []
        tents = {f"tent-{at + 1}": at for at in range(len(self.board.tents) // TENT_FIELDS)}
        clickable = self.drawing.clickable
        return [(id, self.tent_name(at)) for id, at in tents.items() if id in clickable]

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
        return self.words(id if kind == "deal" else f"button-{name or kind}")

    # -- where they lie ---------------------------------------------------------------------------

    def draw(self) -> Mapping[str, str]:
        """The line, and what lies over the panel."""
        buttons, panel = self.buttons(), self.layout.panel
        if is_chosen(self.board):
            return self._line([]) | self._bill(buttons)
        if self._is_crowded(buttons):
            return self._line([]) | self._spread(buttons, panel.inside(GAP))
        return self._line(buttons)

    def _is_crowded(self, buttons: list[Button]) -> bool:
        """Whether the line has no room for all, while the panel is of no use."""
        idle = self.board.phase != b.ACT and not omen(self.board, self.layout, self.words)
        return idle and self._total(buttons) > self.layout.line.width * (1 - SAID)

    def _total(self, buttons: list[Button]) -> float:
        return sum(self._width(button) + GAP for button in buttons)

    def _width(self, button: Button) -> float:
        id, label = button
        if id.startswith("hue-"):
            return self.layout.line.height - 4
        return round(length(label, self.letters, **WORDS) + 26, 1)

    def _line(self, buttons: list[Button]) -> dict[str, str]:
        """What is under way on the left, the buttons on the right."""
        box, letters = self.layout.line, self.letters
        total = self._total(buttons)
        room = box.width - total - 12
        chosen = is_chosen(self.board)  # then the bill says what is under way
        said = captions.below(self.view, self.words) if chosen else self._doing()
        shown = said if room > box.width * SAID else ""
        line = fitted(shown, box.x + 10, box.centre + letters * 0.35, letters, room, **WORDS)
        shapes = [paper(*box, SLIP, 8), thing("line-text", said, line)]
        share = min(1.0, (box.width - 8) / total) if total else 1.0
        x = box.right - total * share
        for button in buttons:
            width = self._width(button) * share
            place = Box(round(x, 1), box.y + 4, round(width, 1), box.height - 8)
            shapes.append(self._push(button, place))
            x += width + GAP * share
        return {"line": self._group("line", said, shapes)}

    def _bill(self, buttons: list[Button]) -> dict[str, str]:
        """What is being paid for, beside its ghost, and how."""
        panel, ghost = self.layout.panel, on_bill(self.layout)
        left = ghost.right + 14
        room = panel.right - left - 10
        said = self._doing()
        title = fitted(said, left, panel.y + self.letters + 12, self.letters + 2, room, **BOLD)
        top = panel.y + self.letters + 24
        if self.drawing.choices and not buttons:
            told = self.words("bill-cards")
            title += fitted(told, left, top + self.letters, self.letters, room, **WORDS)
        area = Box(left, top, room, panel.bottom - top - GAP)
        return self._spread(buttons, area, title)

    def _spread(self, buttons: list[Button], area: Box, *shapes: str) -> dict[str, str]:
        """Buttons in rows over the panel, a wide one in a row of its own."""
        half = (area.width - GAP) / COLUMNS
        wide = [each for each in buttons if each[0] in TOGETHER or self._width(each) > half * 1.6]
        narrow = [button for button in buttons if button not in wide]
        rows = max(len(wide) + -(-len(narrow) // COLUMNS), 1)
        high = min(self.letters * 2.6, (area.height + GAP) / rows - GAP)
        drawn = [paper(*self.layout.panel, SLIP, 8), *shapes]
        for at, button in enumerate(wide):
            drawn.append(self._push(button, in_columns(area, 1, high, GAP, at)))
        below = area._replace(y=area.y + len(wide) * (high + GAP))
        for at, button in enumerate(narrow):
            drawn.append(self._push(button, in_columns(below, COLUMNS, high, GAP, at)))
        return {"answers": self._group("answers", self.words("answers-label"), drawn)}

    def _doing(self) -> str:
        return captions.line(self.view, self.words)

    def _group(self, id: str, label: str, shapes: list[str]) -> str:
        return tag("g", *shapes, id=id, role="group", aria_label=label)

    def _push(self, button: Button, box: Box) -> str:
        id, label = button
        letters, lit = self.letters, id in self.lit
        kind, _, name = id.partition("-")
        place = Box(*[round(value, 1) for value in box])
        if kind == "hue":
            return hue_chip(id, place, label, COLOUR_NAMES.index(name), letters, lit)
        if kind == "level":
            return chip(id, place, label, f"bt-city-{name}", NEUTRAL, letters, lit)
        return push(id, place, label, letters, lit)
