"""The pool: stacks, what lies in limbo, Great Artefacts, luck to come."""

from plansza.core.features import Feature, Features
from plansza.core.native import i64
from plansza.core.sheet import Sheet
from plansza.games.battalia.features.cards import MOST_COPIES
from plansza.games.battalia.features.grid import Grid
from plansza.games.battalia.rules.board import Board
from plansza.games.battalia.rules.components import (
    BANDS,
    COLOURS,
    FATES,
    GREAT,
    GREATS,
    NEUTRAL_CARDS,
    RANKS,
    REAL_KINDS,
    STACKS,
    STORMS,
    copies_in,
)
from plansza.games.battalia.rules.state import BattaliaState

MOST_IN_A_STACK = max([copies_in(stack) for stack in range(STACKS)])


def of_pool(grid: Grid) -> list[Feature]:
    """The features of the pool."""
    stacks = STACKS, BANDS
    return [
        Feature("factions", (COLOURS,), 1, "The factions of the pool."),
        Feature("top", stacks, 1, "The band of the card on top of each stack."),
        Feature(
            "under",
            stacks,
            MOST_IN_A_STACK,
            "The cards below it in no known order, by band; those drafted unseen count here.",
        ),
        Feature("tail", stacks, MOST_IN_A_STACK, "The cards returned to the bottom of each stack."),
        Feature("next-in-tail", stacks, 1, "The first of these."),
        Feature("supplies", (1,), MOST_COPIES, "Supplies in the pool."),
        Feature("dust", (1,), NEUTRAL_CARDS, "Stardusts in the pool."),
        Feature("chests", (1,), NEUTRAL_CARDS, "Chests in the pool."),
        Feature("limbo", (REAL_KINDS,), MOST_COPIES, "Cards in limbo, by kind."),
        Feature("lost", (REAL_KINDS,), 1, "Royals that nobody can bring back."),
        Feature("display", (GREATS + 1,), 1, "Great Artefacts on display."),
        Feature("unused", (GREATS + 1,), 1, "Great Artefacts that are in nobody's hands."),
        Feature("fates", (FATES,), 1, "Fate cards that can still come."),
        Feature("storms", (STORMS,), 1, "Storm cards that can still come."),
        Feature("spent", (STORMS,), 1, "Storm cards that have come."),
        Feature(
            "great-of",
            (GREATS + 1, grid.seats),
            1,
            "Who owns each Great Artefact, and the kept Fate card, from the observer on.",
        ),
    ]


class Pool:
    """Writes the pool."""

    def __init__(self, row: Features, grid: Grid) -> None:
        self.grid = grid
        self.factions: i64 = row.start("factions")
        self.top: i64 = row.start("top")
        self.under: i64 = row.start("under")
        self.tail: i64 = row.start("tail")
        self.next_in_tail: i64 = row.start("next-in-tail")
        self.supplies: i64 = row.start("supplies")
        self.dust: i64 = row.start("dust")
        self.chests: i64 = row.start("chests")
        self.limbo: i64 = row.start("limbo")
        self.lost: i64 = row.start("lost")
        self.display: i64 = row.start("display")
        self.unused: i64 = row.start("unused")
        self.fates: i64 = row.start("fates")
        self.storms: i64 = row.start("storms")
        self.spent: i64 = row.start("spent")
        self.great_of: i64 = row.start("great-of")

    def write(self, s: BattaliaState, seat: int, sheet: Sheet) -> None:
        """Stacks, the bank, limbo, Great Artefacts, luck."""
        board = s.board
        self._write_stacks(board, sheet)
        self._write_unseen_draft(s, seat, sheet)
        self._write_bank(board, sheet)
        self._write_luck(board, sheet)
        self._write_greats(board, seat, sheet)

    def _write_stacks(self, board: Board, sheet: Sheet) -> None:
        """What lies on top, below, and at the bottom."""
        tops, tails = board.top, board.tail
        for stack in range(STACKS):
            first = stack * BANDS
            if tops[stack] >= 0:
                sheet.put(self.top + first + tops[stack], 1)
            tail = tails[stack]
            if tail:
                sheet.add_all(tail, self.tail + first)
                sheet.put(self.next_in_tail + first + tail[0], 1)
        sheet.put_all(board.under, self.under)

    def _write_unseen_draft(self, s: BattaliaState, seat: int, sheet: Sheet) -> None:
        """C18: what others have drafted unseen might as well lie in the stacks."""
        for other in range(self.grid.seats):
            if other != seat:
                for kind in s.kept[other]:
                    sheet.add(self.under + kind % RANKS * BANDS + kind // RANKS)

    def _write_bank(self, board: Board, sheet: Sheet) -> None:
        """What has no stack of its own."""
        sheet.mark(board.factions, self.factions)
        sheet.put(self.supplies, board.supplies)
        sheet.put(self.dust, board.dust)
        sheet.put(self.chests, board.chests)
        sheet.add_all(board.limbo, self.limbo)
        sheet.add_all(board.lost, self.lost)

    def _write_luck(self, board: Board, sheet: Sheet) -> None:
        """Fates and storms."""
        sheet.mark(board.fates, self.fates)
        sheet.mark(board.storms, self.storms)
        sheet.mark(board.spent, self.spent)

    def _write_greats(self, board: Board, seat: int, sheet: Sheet) -> None:
        """Great Artefacts: displayed, unused, owned."""
        sheet.mark(board.display, self.display - GREAT)
        sheet.mark(board.unused, self.unused - GREAT)
        for great in range(GREATS + 1):
            owner = board.great_of[great]
            if owner >= 0:
                place = great * self.grid.seats + self.grid.step(seat, owner)
                sheet.put(self.great_of + place, 1)
