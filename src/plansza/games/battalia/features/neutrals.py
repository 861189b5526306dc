"""Neutral players and elixirs (C21–C23), and the questions that elixirs bring."""

from typing import Final

from plansza.core.features import Feature, Features
from plansza.core.native import i64
from plansza.core.sheet import Sheet
from plansza.games.battalia.features.grid import Grid
from plansza.games.battalia.rules.board import Board
from plansza.games.battalia.rules.components import (
    COLOURS,
    ELIXIRS,
    HEROES,
    KINDS,
    NEUTRAL_NAMES,
)
from plansza.games.battalia.rules.moves import MOVES, UNTIL_NAMES
from plansza.games.battalia.rules.variants.bilkarr import CORNERED
from plansza.games.battalia.rules.variants.elixirs import FLASK_FIELDS, LASTS

GUESTS: Final = len(NEUTRAL_NAMES)
HEADINGS: Final = CORNERED + 1
UNTILS: Final = len(UNTIL_NAMES)
KINDS_OF_MOVES: Final = MOVES.codes()
# By move: the number of its kind, and its first part.
KIND_NUMBERS: Final = bytes(
    [KINDS_OF_MOVES.index(MOVES.kind(move).code) for move in range(MOVES.count)]
)
FIRST_PARTS: Final = bytes([MOVES.parts(move)[1] for move in range(MOVES.count)])


def of_neutrals(grid: Grid) -> list[Feature]:
    """The features of neutral players and elixirs."""
    seats = grid.seats
    return [
        Feature(
            "guests",
            (GUESTS, *grid.shape),
            1,
            f"Where each neutral player is: {', '.join(NEUTRAL_NAMES)}.",
        ),
        Feature(
            "heading",
            (HEADINGS,),
            1,
            "Where Bilkarr goes: right and down, right and up, left and down, left and up, or that "
            "he is in a corner.",
        ),
        Feature("summoned", (GUESTS,), 1, "Who was called by the Lost Scroll."),
        Feature(
            "tributes",
            (seats, HEROES, COLOURS),
            1,
            "The terrain on which each hero has paid tribute this turn.",
        ),
        Feature("flasks", (ELIXIRS, seats), 1, "Who owns each elixir, from the observer on."),
        Feature("working", (ELIXIRS,), LASTS, "The day that it works, 0 before it is drunk."),
        Feature("used", (ELIXIRS,), 1, "Whether it has been used today."),
        Feature("victim", (seats,), 1, "Who suffers from Palsy."),
        Feature(
            "halted",
            (len(KINDS_OF_MOVES),),
            1,
            f"The kind of move that waits for an answer: {', '.join(KINDS_OF_MOVES)}.",
        ),
        Feature("halted-part", (KINDS,), 1, "Its card, type or hero, as a number."),
        Feature(
            "silent",
            (seats, UNTILS),
            1,
            f"Until when each seat is not to be asked: {', '.join(UNTIL_NAMES)}.",
        ),
        Feature("heard", (seats,), 1, "Who has answered since the last thing happened."),
    ]


class Neutrals:
    """Writes neutral players and elixirs."""

    def __init__(self, row: Features, grid: Grid) -> None:
        self.grid = grid
        self.guests: i64 = row.start("guests")
        self.heading: i64 = row.start("heading")
        self.summoned: i64 = row.start("summoned")
        self.tributes: i64 = row.start("tributes")
        self.flasks: i64 = row.start("flasks")
        self.working: i64 = row.start("working")
        self.used: i64 = row.start("used")
        self.victim: i64 = row.start("victim")
        self.halted: i64 = row.start("halted")
        self.halted_part: i64 = row.start("halted-part")
        self.silent: i64 = row.start("silent")
        self.heard: i64 = row.start("heard")

    def write(self, board: Board, seat: int, sheet: Sheet) -> None:
        """Guests and tributes, elixirs, questions."""
        self._write_guests(board, sheet)
        self._write_tributes(board, seat, sheet)
        self._write_flasks(board, seat, sheet)
        self._write_questions(board, seat, sheet)

    def _write_guests(self, board: Board, sheet: Sheet) -> None:
        """Where they are, and where Bilkarr goes."""
        for guest in range(GUESTS):
            square = board.guests[guest]
            if square >= 0:
                sheet.put(self.guests + guest * self.grid.size + self.grid.cells[square], 1)
        sheet.put(self.heading + board.heading, 1)
        if board.summoned >= 0:
            sheet.put(self.summoned + board.summoned, 1)

    def _write_tributes(self, board: Board, seat: int, sheet: Sheet) -> None:
        """C21: once a turn for each hero and terrain."""
        for place in range(len(board.tributes)):
            paid = board.tributes[place]
            if paid:
                first = self.tributes + self.grid.hero(seat, place) * COLOURS
                for colour in range(COLOURS):
                    if paid >> colour & 1:
                        sheet.put(first + colour, 1)

    def _write_flasks(self, board: Board, seat: int, sheet: Sheet) -> None:
        """C23: before whom each stands, whether it works, whether it was used."""
        flasks = board.flasks
        for elixir in range(ELIXIRS):
            at = elixir * FLASK_FIELDS
            owner = flasks[at]
            if owner >= 0:
                place = elixir * self.grid.seats + self.grid.step(seat, owner)
                sheet.put(self.flasks + place, 1)
                sheet.put(self.working + elixir, flasks[at + 1])
                sheet.put(self.used + elixir, flasks[at + 2])
        if board.victim >= 0:
            sheet.put(self.victim + self.grid.step(seat, board.victim), 1)

    def _write_questions(self, board: Board, seat: int, sheet: Sheet) -> None:
        """What waits for an answer, and who is not to be asked."""
        if board.halt >= 0:
            sheet.put(self.halted + KIND_NUMBERS[board.halt], 1)
            sheet.put(self.halted_part + FIRST_PARTS[board.halt], 1)
        for other in range(self.grid.seats):
            step = self.grid.step(seat, other)
            if board.silent[other]:
                sheet.put(self.silent + step * UNTILS + board.silent[other] - 1, 1)
            if board.heard >> other & 1:
                sheet.put(self.heard + step, 1)
