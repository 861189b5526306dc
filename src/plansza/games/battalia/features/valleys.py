"""The Royal Valleys (C25): what lies there, and what the observer has seen of it."""

from plansza.core.features import Feature, Features
from plansza.core.native import i64
from plansza.core.sheet import Sheet
from plansza.games.battalia.features.grid import Grid
from plansza.games.battalia.rules.components import COLOURS, GREAT, GREATS, HEROES
from plansza.games.battalia.rules.moves import DEAL_NAMES
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.variants.valley_board import BUILDINGS, ValleyBoard

DEALS = len(DEAL_NAMES)


def of_valleys(grid: Grid) -> list[Feature]:
    """The features of the valleys."""
    seats, plane, greats = grid.seats, grid.shape, (COLOURS, GREATS)
    return [
        Feature("shroud", plane, 1, "Squares whose card lies face down."),
        Feature("works", (BUILDINGS, *plane), 1, "Where each building was found."),
        Feature(
            "rings",
            (seats, HEROES, COLOURS),
            1,
            "Mountain Pass: the gate where each hero's bonus waits.",
        ),
        Feature(
            "deals", (seats, HEROES, DEALS), 1, "Royal Bridge: each hero's deals of this stop."
        ),
        Feature("served", (seats,), 1, "Who has had the card of a building this turn."),
        Feature("seals", (seats, COLOURS), 1, "Royal Bridge: the gates whose ring is left."),
        Feature("stashed", (COLOURS,), GREATS, "How many Great Artefacts lie under each gate."),
        Feature("peeked", (seats, COLOURS), 1, "The gates that each seat has looked under."),
        Feature("scanned", (seats,), 1, "Who has searched the unused Great Artefacts."),
        Feature("shelved", (GREATS,), 1, "Great Artefacts seen to go to the unused ones."),
        Feature("due", (COLOURS,), 1, "The gate that was left, while its bonus waits."),
        Feature("under-gates", greats, 1, "What lies under the gates that the observer knows."),
        Feature(
            "under-others",
            (GREATS,),
            1,
            "What lies under the other gates, if the observer has searched the unused ones.",
        ),
    ]


class Valleys:
    """Writes the valleys."""

    def __init__(self, row: Features, grid: Grid) -> None:
        self.grid = grid
        self.shroud: i64 = row.start("shroud")
        self.works: i64 = row.start("works")
        self.rings: i64 = row.start("rings")
        self.deals: i64 = row.start("deals")
        self.served: i64 = row.start("served")
        self.seals: i64 = row.start("seals")
        self.stashed: i64 = row.start("stashed")
        self.peeked: i64 = row.start("peeked")
        self.scanned: i64 = row.start("scanned")
        self.shelved: i64 = row.start("shelved")
        self.due: i64 = row.start("due")
        self.under_gates: i64 = row.start("under-gates")
        self.under_others: i64 = row.start("under-others")

    def write(self, s: BattaliaState, seat: int, sheet: Sheet) -> None:
        """What everybody sees, then what the observer has seen."""
        vale = s.board.vale
        self._write_places(vale, sheet)
        self._write_heroes(vale, seat, sheet)
        self._write_seats(vale, seat, sheet)
        self._write_gates(vale, sheet)
        self._write_stash(s, seat, sheet)

    def _write_places(self, vale: ValleyBoard, sheet: Sheet) -> None:
        """Cards that lie face down, buildings that were found."""
        cells = self.grid.cells
        for square in vale.shroud:
            sheet.put(self.shroud + cells[square], 1)
        for building in range(BUILDINGS):
            if vale.works[building] >= 0:
                plane = building * self.grid.size
                sheet.put(self.works + plane + cells[vale.works[building]], 1)

    def _write_heroes(self, vale: ValleyBoard, seat: int, sheet: Sheet) -> None:
        """Rings and deals."""
        for place in range(len(vale.rings)):
            hero = self.grid.hero(seat, place)
            if vale.rings[place] >= 0:
                sheet.put(self.rings + hero * COLOURS + vale.rings[place], 1)
            for deal in range(DEALS):
                if vale.dealt[place] >> deal & 1:
                    sheet.put(self.deals + hero * DEALS + deal, 1)

    def _write_seats(self, vale: ValleyBoard, seat: int, sheet: Sheet) -> None:
        """Who has been served, what rings he has left, where he has looked."""
        for other in range(self.grid.seats):
            step = self.grid.step(seat, other)
            if vale.served[other]:
                sheet.put(self.served + step, 1)
            if vale.scanned[other]:
                sheet.put(self.scanned + step, 1)
            for colour in range(COLOURS):
                if vale.seals[other] >> colour & 1:
                    sheet.put(self.seals + step * COLOURS + colour, 1)
                if vale.peeked[other] >> colour & 1:
                    sheet.put(self.peeked + step * COLOURS + colour, 1)

    def _write_gates(self, vale: ValleyBoard, sheet: Sheet) -> None:
        """How much lies under each, what lies elsewhere, what is due."""
        for colour in range(COLOURS):
            if vale.stashed[colour]:
                sheet.put(self.stashed + colour, vale.stashed[colour])
        for kind in vale.shelved:
            sheet.put(self.shelved + kind - GREAT, 1)
        if vale.due >= 0:
            sheet.put(self.due + vale.due, 1)

    def _write_stash(self, s: BattaliaState, seat: int, sheet: Sheet) -> None:
        """Which Great Artefacts lie under which gates, as far as the observer can tell."""
        vale = s.board.vale
        for colour in range(COLOURS):
            if vale.peeked[seat] >> colour & 1:
                for kind in s.stash[colour]:
                    sheet.put(self.under_gates + colour * GREATS + kind - GREAT, 1)
            elif vale.scanned[seat]:
                for kind in s.stash[colour]:
                    sheet.put(self.under_others + kind - GREAT, 1)
