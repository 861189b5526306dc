"""The players: what everybody knows of each one's cards, and the observer's own."""

from typing import Final

from plansza.core.features import Feature, Features
from plansza.core.native import i64
from plansza.core.sheet import MOST, Sheet
from plansza.games.battalia.features.cards import MOST_COPIES, count_known
from plansza.games.battalia.features.grid import Grid
from plansza.games.battalia.rules.assumptions import UNITS_EACH
from plansza.games.battalia.rules.board import Board
from plansza.games.battalia.rules.components import (
    COLOURS,
    KINDS,
    RANKS,
    REAL_KINDS,
    ROUNDS,
    ROYAL,
)
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.turn.great_artefacts import PUT_BACK
from plansza.games.battalia.rules.view import sees_pack

ROYALS: Final = 2  # Queen, King
LATER: Final = 2  # what becomes of a royal, or of a veteran, after “never”: has it, has lost it
UNITS: Final = ROYAL  # kinds


def of_nations(grid: Grid) -> list[Feature]:
    """The features of all players."""
    seats, cards = grid.seats, (grid.seats, REAL_KINDS)
    return [
        Feature("colour", (seats, COLOURS), 1, "Each seat's colour, from the observer on."),
        Feature("held", (seats,), MOST, f"How many cards each seat holds, {MOST} at most."),
        Feature("nation", (seats,), MOST, f"How many cards its nation has, {MOST} at most."),
        Feature("veiled", (seats,), MOST, f"How many went to its shelter unseen, {MOST} at most."),
        Feature("stacked", (seats,), PUT_BACK, "How many a Ming Vase put on its nation in order."),
        Feature("ambush", (seats,), MOST, f"How many lie in ambush, {MOST} at most."),
        Feature("shelter", cards, MOST_COPIES, "Cards seen to go to each shelter, by kind."),
        Feature("played", cards, MOST_COPIES, "Cards played this turn, by kind."),
        Feature("seen", cards, MOST_COPIES, "Cards that everybody knows in a hand, by kind."),
        Feature("traded", cards, MOST_COPIES, "Cards received by trade this turn, by kind."),
        Feature("guise", (seats, KINDS), MOST_COPIES, "Transformed cards that wait, by kind."),
        Feature("made-of", cards, MOST_COPIES, "The cards that these were made of, by kind."),
        Feature(
            "hidden",
            (seats - 1, REAL_KINDS),
            MOST_COPIES,
            "For each other seat, its hidden cards that everybody could list, wherever they are.",
        ),
        Feature("masked", (seats, RANKS), len(ROUNDS), "Drafted cards that nobody else has seen."),
        Feature("bared", (seats, UNITS), len(ROUNDS), "Drafted cards that were shown since."),
        Feature(
            "crowned",
            (seats, ROYALS, LATER),
            1,
            "Whether each seat has its Queen and its King, or has lost them.",
        ),
        Feature("veteran", (seats, LATER), 1, "Whether each seat is a veteran, or is disgraced."),
    ]


def of_own_cards() -> list[Feature]:
    """The features of the observer's own cards."""
    return [
        Feature("hand", (REAL_KINDS,), MOST_COPIES, "The observer's hand, by kind."),
        Feature("deck", (REAL_KINDS,), MOST_COPIES, "His nation, but for the cards in order."),
        Feature("order", (PUT_BACK, REAL_KINDS), 1, "The cards in order on it, the first first."),
        Feature("veil", (REAL_KINDS,), MOST_COPIES, "His cards that went to the shelter unseen."),
        Feature("lurking", (REAL_KINDS,), MOST_COPIES, "His cards in ambush."),
        Feature("stowed", (REAL_KINDS,), MOST_COPIES, "Traded cards that left his hand unseen."),
        Feature("kept", (UNITS,), UNITS_EACH, "Cards he drafted and nobody else has seen."),
        Feature("passed", (len(ROUNDS), UNITS), UNITS_EACH, "What he handed on in each round."),
        Feature(
            "pack", (REAL_KINDS,), MOST_COPIES, "The cards that go round or are lifted, if seen."
        ),
        Feature("gaze", (REAL_KINDS,), MOST_COPIES, "The cards that he looks at by a Ming Vase."),
    ]


class Nations:
    """Writes what everybody knows of the players."""

    def __init__(self, row: Features, grid: Grid) -> None:
        self.grid = grid
        self.colour: i64 = row.start("colour")
        self.held: i64 = row.start("held")
        self.nation: i64 = row.start("nation")
        self.veiled: i64 = row.start("veiled")
        self.stacked: i64 = row.start("stacked")
        self.ambush: i64 = row.start("ambush")
        self.shelter: i64 = row.start("shelter")
        self.played: i64 = row.start("played")
        self.seen: i64 = row.start("seen")
        self.traded: i64 = row.start("traded")
        self.guise: i64 = row.start("guise")
        self.made_of: i64 = row.start("made-of")
        self.hidden: i64 = row.start("hidden")
        self.masked: i64 = row.start("masked")
        self.bared: i64 = row.start("bared")
        self.crowned: i64 = row.start("crowned")
        self.veteran: i64 = row.start("veteran")

    def write(self, s: BattaliaState, seat: int, sheet: Sheet) -> None:
        """Seat by seat, from the observer on."""
        board, seats = s.board, self.grid.seats
        for step in range(seats):
            other = seat + step
            if other >= seats:
                other -= seats
            self._write_counts(board, other, step, sheet)
            self._write_open_cards(board, other, step, sheet)
            if step:
                count_known(sheet, self.hidden + (step - 1) * REAL_KINDS, s, other)
            self._write_draft(board, other, step, sheet)
            self._write_standing(board, other, step, sheet)

    def _write_counts(self, board: Board, other: int, step: int, sheet: Sheet) -> None:
        """Colour, and how many cards lie where."""
        if board.colour[other] >= 0:
            sheet.put(self.colour + step * COLOURS + board.colour[other], 1)
        sheet.put(self.held + step, min(board.held[other], MOST))
        sheet.put(self.nation + step, min(board.nation[other], MOST))
        sheet.put(self.veiled + step, min(board.veiled[other], MOST))
        if board.stacked[other]:
            sheet.put(self.stacked + step, board.stacked[other])
        if board.ambush[other]:
            sheet.put(self.ambush + step, min(board.ambush[other], MOST))

    def _write_open_cards(self, board: Board, other: int, step: int, sheet: Sheet) -> None:
        """Shelter, what is played, seen, traded or transformed."""
        first = step * REAL_KINDS
        sheet.add_all(board.shelter[other], self.shelter + first)
        sheet.add_all(board.played[other], self.played + first)
        sheet.add_all(board.seen[other], self.seen + first)
        sheet.add_all(board.traded[other], self.traded + first)
        if board.guise[other]:
            sheet.add_all(board.guise[other], self.guise + step * KINDS)
            for origin in board.origin[other]:
                sheet.add(self.made_of + first + origin % KINDS)

    def _write_draft(self, board: Board, other: int, step: int, sheet: Sheet) -> None:
        """C18: drafted cards, unseen and shown."""
        for rank in range(RANKS):
            unseen = board.masked[other * RANKS + rank]
            if unseen:
                sheet.put(self.masked + step * RANKS + rank, unseen)
        sheet.add_all(board.bared[other], self.bared + step * UNITS)

    def _write_standing(self, board: Board, other: int, step: int, sheet: Sheet) -> None:
        """C3, C14: royals and veterans."""
        for which in range(ROYALS):
            has = board.crowned[other * ROYALS + which]
            if has:
                sheet.put(self.crowned + (step * ROYALS + which) * LATER + has - 1, 1)
        if board.veteran[other]:
            sheet.put(self.veteran + step * LATER + board.veteran[other] - 1, 1)


class OwnCards:
    """Writes what the observer alone knows of his cards."""

    def __init__(self, row: Features) -> None:
        self.hand: i64 = row.start("hand")
        self.deck: i64 = row.start("deck")
        self.order: i64 = row.start("order")
        self.veil: i64 = row.start("veil")
        self.lurking: i64 = row.start("lurking")
        self.stowed: i64 = row.start("stowed")
        self.kept: i64 = row.start("kept")
        self.passed: i64 = row.start("passed")
        self.pack: i64 = row.start("pack")
        self.gaze: i64 = row.start("gaze")

    def write(self, s: BattaliaState, seat: int, sheet: Sheet) -> None:
        """Where his cards are, what he drafted, what he looks at."""
        sheet.add_all(s.hands[seat], self.hand)
        sheet.add_all(s.nations[seat], self.deck)
        tops = s.tops[seat]
        for place in range(len(tops)):
            sheet.put(self.order + place * REAL_KINDS + tops[place], 1)
        sheet.add_all(s.veils[seat], self.veil)
        sheet.add_all(s.ambushes[seat], self.lurking)
        sheet.add_all(s.stowed[seat], self.stowed)
        if s.options.secret_draft:
            self._write_draft(s, seat, sheet)
        if s.pack and sees_pack(s, seat):
            sheet.add_all(s.pack, self.pack)
        if s.gaze and seat == s.board.turn:
            sheet.add_all(s.gaze, self.gaze)

    def _write_draft(self, s: BattaliaState, seat: int, sheet: Sheet) -> None:
        """C18, hidden: what he kept, and what he handed on."""
        sheet.add_all(s.kept[seat], self.kept)
        rounds = len(ROUNDS)
        for round in range(rounds):
            cards = s.passed[seat * rounds + round]
            sheet.add_all(cards, self.passed + round * UNITS)
