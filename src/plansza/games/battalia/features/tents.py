"""Tents (A14), in the order in which moves count them."""

from plansza.core.features import Feature, Features
from plansza.core.native import i64
from plansza.core.sheet import Sheet
from plansza.games.battalia.features.cards import MOST_COPIES
from plansza.games.battalia.features.grid import Grid
from plansza.games.battalia.rules.assumptions import PAVILION_CARDS, TENT_LIT
from plansza.games.battalia.rules.board import TENT_FIELDS
from plansza.games.battalia.rules.components import (
    CLASS_OF,
    CLASSES,
    COLOUR_OF,
    GREAT,
    NEUTRAL,
)
from plansza.games.battalia.rules.moves import MOST_TENTS
from plansza.games.battalia.rules.state import BattaliaState

FACTIONS = NEUTRAL + 1  # colours, universal, neutral


def of_tents(grid: Grid) -> list[Feature]:
    """The features of the tents."""
    most = max(PAVILION_CARDS, TENT_LIT)
    return [
        Feature("tent-owner", (MOST_TENTS, grid.seats), 1, "Whose each tent is."),
        Feature("tent-class", (MOST_TENTS, CLASSES), 1, "What card lies there as a tent."),
        Feature(
            "tent-colour", (MOST_TENTS, FACTIONS), 1, "Its colour; the last are universal, neutral."
        ),
        Feature("tent-count", (MOST_TENTS,), most, "How many cards are inside."),
        Feature("tent-open", (MOST_TENTS,), 1, "Whether it was pitched before this turn."),
        Feature("tent-grand", (MOST_TENTS,), 1, "Whether it is the Pavilion."),
        Feature("inside", (MOST_TENTS, GREAT), MOST_COPIES, "What is inside the observer's tents."),
    ]


class Tents:
    """Writes the tents."""

    def __init__(self, row: Features, grid: Grid) -> None:
        self.grid = grid
        self.owner: i64 = row.start("tent-owner")
        self.its_class: i64 = row.start("tent-class")
        self.colour: i64 = row.start("tent-colour")
        self.count: i64 = row.start("tent-count")
        self.open: i64 = row.start("tent-open")
        self.grand: i64 = row.start("tent-grand")
        self.inside: i64 = row.start("inside")

    def write(self, s: BattaliaState, seat: int, sheet: Sheet) -> None:
        """Tent by tent."""
        board = s.board
        tents = board.tents
        for tent in range(len(tents) // TENT_FIELDS):
            at = tent * TENT_FIELDS
            owner, card = tents[at], tents[at + 1]
            sheet.put(self.owner + tent * self.grid.seats + self.grid.step(seat, owner), 1)
            sheet.put(self.its_class + tent * CLASSES + CLASS_OF[card], 1)
            sheet.put(self.colour + tent * FACTIONS + COLOUR_OF[card], 1)
            sheet.put(self.count + tent, tents[at + 2])
            if tents[at + 3] < board.turns:
                sheet.put(self.open + tent, 1)
            if tents[at + 4]:
                sheet.put(self.grand + tent, 1)
            if owner == seat:
                sheet.add_all(s.tented[tent], self.inside + tent * GREAT)
