"""What every part of the table is drawn from: a view, where things lie, the words, what is lit."""

from collections.abc import Sequence

from plansza.core import kit
from plansza.core.picture import Speaker
from plansza.games.battalia.picture.layout import Layout
from plansza.games.battalia.rules.board import NOBODY, TENT_FIELDS
from plansza.games.battalia.rules.components import COLOUR_NAMES, NEUTRAL, NOTHING
from plansza.games.battalia.rules.view import BattaliaView

Lit = frozenset[str]
WIDE = 0.62  # of a bold letter, in heights


class Sheet:
    """One part of the table, to be drawn for one view."""

    def __init__(
        self,
        view: BattaliaView,
        layout: Layout,
        words: Speaker,
        lit: Lit,
        names: Sequence[str] = (),
    ) -> None:
        self.view = view
        self.board = view.board
        self.layout = layout
        self.letters = layout.letters
        self.words = words
        self.lit = lit
        self.names = names

    def who(self, seat: int) -> str:
        """A player by his name; where nobody sits, by his faction."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self.words("faction", colour=self.faction(seat))

    def tent_name(self, tent: int) -> str:
        """Whose tent it is, and how much is in it."""
        owner, _, inside = self.board.tents[tent * TENT_FIELDS :][:3]
        if owner == self.view.seat:
            return self.words("tent-own", count=inside)
        return self.words("tent-chip", who=self.who(owner), count=inside)

    def faction(self, seat: int) -> str:
        """The colour of a player's faction, or none yet."""
        colour = self.board.colour[seat]
        return COLOUR_NAMES[colour] if colour != NOTHING else "none"


def hue_of(colours: tuple[int, ...], seat: int) -> int:
    """The colour of a player's faction, by the colours of all; neutral for none and for nobody."""
    colour = colours[seat] if seat != NOBODY else NOTHING
    return colour if colour != NOTHING else NEUTRAL


def shortened(name: str, room: float, letters: float) -> str:
    """A name in bold letters, cut where it is longer than its room: words are never squeezed."""
    return kit.shortened(name, room, letters, WIDE)
