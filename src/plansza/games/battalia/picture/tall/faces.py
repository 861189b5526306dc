"""How the buttons of the dock look."""

from plansza.core.kit import Box
from plansza.core.picture import INK
from plansza.games.battalia.picture import action_panel
from plansza.games.battalia.picture.action_panel import Entry
from plansza.games.battalia.picture.art.colours import BRIGHT, CREAM, DEEP, SIGNS
from plansza.games.battalia.picture.art.names import artefact_art, emblem_art
from plansza.games.battalia.picture.draw import GROUPS
from plansza.games.battalia.picture.sheet import Sheet
from plansza.games.battalia.picture.tall import buttons
from plansza.games.battalia.picture.tall.buttons import Face, button
from plansza.games.battalia.rules.board import TENT_FIELDS
from plansza.games.battalia.rules.components import COLOUR_NAMES, NEUTRAL, TENT


class Faces(Sheet):
    """The faces of one view."""

    @property
    def hue(self) -> int:
        """The reader's faction, in whose colours signs are."""
        seat = self.view.seat
        colour = self.board.colour[seat] if seat is not None else -1
        return colour if colour >= 0 else NEUTRAL

    def action(self, entry: Entry, box: Box, can: bool) -> str:
        """Something to do in a turn: bright when it can be chosen, quiet otherwise. Its label says
        more than its words: what is chosen next, and the cost."""
        id = f"act-{entry.name}"
        label = self.words(f"begin-{entry.name}", **action_panel.COSTS.get(entry.name, {}))
        words, hue = self.words(f"entry-{entry.name}"), self.hue
        face = Face(
            words=words,
            band=GROUPS[entry.group],
            sign=entry.sign.format(min(hue, len(COLOUR_NAMES) - 1)),
            hues=(DEEP[hue], BRIGHT[hue]),
        )
        if not can:
            face = face._replace(paper=buttons.QUIET_PAPER, ink=buttons.QUIET_INK, faint=True)
        elif entry.group == "end":
            face = face._replace(paper=buttons.DARK_PAPER, ink=CREAM, band=CREAM)
        return button(id, label, box, face, self.letters, id in self.lit)

    def of(self, id: str, label: str) -> Face:
        """An answer, a colour, a level, a tent."""
        kind, _, name = id.partition("-")
        if kind == "hue":
            hue = COLOUR_NAMES.index(name)
            hues = SIGNS[hue], DEEP[hue]
            return Face(label, BRIGHT[hue], SIGNS[hue], sign=emblem_art(hue), hues=hues)
        if kind == "level":
            return Face(label, sign=f"bt-city-{name}", hues=(DEEP[self.hue], BRIGHT[self.hue]))
        if kind == "tent":
            return self._tent(int(name) - 1)
        return Face(label, ink=INK)

    def _tent(self, tent: int) -> Face:
        colour = max(self.board.colour[self.board.tents[tent * TENT_FIELDS]], 0)
        return Face(
            self.tent_name(tent), sign=artefact_art(TENT), hues=(DEEP[colour], BRIGHT[colour])
        )
