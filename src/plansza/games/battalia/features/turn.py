"""The turn, and what is being decided, built or paid for."""

from typing import Final

from plansza.core.features import Feature, Features
from plansza.core.native import i64
from plansza.core.sheet import MOST, Sheet
from plansza.games.battalia.features.grid import Grid
from plansza.games.battalia.features.land import WAYS_OUT
from plansza.games.battalia.rules.board import OVER, TINTING, Board
from plansza.games.battalia.rules.components import DAYS, HAND, HEROES, KINDS, ROUNDS
from plansza.games.battalia.rules.moves import MOST_LINE
from plansza.games.battalia.rules.options import Options
from plansza.games.battalia.rules.squares import WAYS
from plansza.games.battalia.rules.steps import STEPS
from plansza.games.battalia.rules.turn.acts import ASKS, BARGAIN
from plansza.games.battalia.rules.variants import alliance

PHASES: Final = len(STEPS)
ACTS: Final = BARGAIN + 1
MOST_DUE: Final = 2 * HAND  # of cards, supplies, times; what is more looks alike
# What a line or effect is about is a colour, rank, shape, type, class, hero or unit.
ABOUT: Final = KINDS


def of_turn(grid: Grid, options: Options) -> list[Feature]:
    """The features of the turn."""
    seats, heroes = grid.seats, (grid.seats, HEROES)
    return [
        Feature("phase", (PHASES,), 1, "What is decided: a number of `rules/board.py`."),
        Feature("decides", (seats,), 1, "Who may decide now, from the observer on."),
        Feature("allies", (seats,), 1, "Who is on the observer's side, himself included."),
        Feature("asked", (seats,), 1, "Whose decision it is, or of allies who acted last."),
        Feature("turn", (seats,), 1, "Whose turn it is, or of allies who acted last."),
        Feature("first", (seats,), 1, "Who begins the day."),
        Feature("day", (DAYS,), 1, "The day of the week."),
        Feature("week", (1,), options.weeks, "The week."),
        Feature("ended", (seats,), 1, "Who has ended his part of an alliance's turn."),
        Feature("begun", (seats,), 1, "Who has begun a line this turn."),
        Feature("lurked", (seats,), 1, "Who has laid an ambush this turn."),
        Feature("rider", heroes, 1, "The hero of each seat who may still ride."),
        Feature("points", (seats,), MOST, f"His points of movement, {MOST} at most."),
        Feature("ported", heroes, 1, "Heroes who have gone through a gate this turn."),
        Feature("attacks", (1,), MOST_DUE, f"Attacks in this turn, {MOST_DUE} at most."),
        Feature("defended", (seats,), 1, "Who has been attacked in this turn."),
        Feature(
            "round",
            (max(len(ROUNDS), seats) + 1,),
            1,
            "The round of the draft, or before it how many factions have been named.",
        ),
        Feature("packed", (1,), seats, "How many cards go round in it."),
    ]


def of_line(grid: Grid) -> list[Feature]:
    """The features of the line or effect being carried out."""
    return [
        Feature("act", (ACTS,), 1, "What it is: a number of `rules/turn/acts.py`."),
        Feature(
            "about",
            (ABOUT,),
            1,
            "What it is about: the number of a hero, shape, card, …, as the act says.",
        ),
        Feature("spot", grid.shape, 1, "Its square."),
        Feature("slot", (MOST_LINE,), 1, "The card of a battle line that takes a colour."),
        Feature("mask", (WAYS,), 1, "The exits of the road being laid."),
        Feature("asks", (ASKS,), 1, "What cards it asks for: a number of `rules/turn/acts.py`."),
        Feature("need", (1,), MOST_DUE, f"How many of them are still due, {MOST_DUE} at most."),
        Feature("supply", (1,), MOST_DUE, f"Supplies still due, {MOST_DUE} at most."),
        Feature(
            "times", (1,), MOST_DUE, f"Times, cards or levels that are left, {MOST_DUE} at most."
        ),
        Feature("line-card", (KINDS,), 1, "The card played for it."),
        Feature("source", (KINDS,), 1, "The card that is being transformed."),
        Feature("forms", (KINDS,), 1, "What it may become."),
        Feature("to-hand", (1,), 1, "Whether what is gained goes to the hand."),
        Feature("back", (PHASES,), 1, "What is decided after it."),
    ]


class Turn:
    """Writes whose turn it is, and how far it has come."""

    def __init__(self, row: Features, grid: Grid) -> None:
        self.grid = grid
        self.phase: i64 = row.start("phase")
        self.decides: i64 = row.start("decides")
        self.allies: i64 = row.start("allies")
        self.asked: i64 = row.start("asked")
        self.turn: i64 = row.start("turn")
        self.first: i64 = row.start("first")
        self.day: i64 = row.start("day")
        self.week: i64 = row.start("week")
        self.ended: i64 = row.start("ended")
        self.begun: i64 = row.start("begun")
        self.lurked: i64 = row.start("lurked")
        self.rider: i64 = row.start("rider")
        self.points: i64 = row.start("points")
        self.ported: i64 = row.start("ported")
        self.attacks: i64 = row.start("attacks")
        self.defended: i64 = row.start("defended")
        self.round: i64 = row.start("round")
        self.packed: i64 = row.start("packed")

    def write(self, board: Board, seat: int, sheet: Sheet) -> None:
        """Whose it is, what each seat has done in it, the draft before it."""
        self._write_whose(board, seat, sheet)
        for other in range(self.grid.seats):
            step = self.grid.step(seat, other)
            self._write_seat(board, other, step, sheet)
            if alliance.allied(board, seat, other):
                sheet.put(self.allies + step, 1)
        for other in board.defended:
            sheet.put(self.defended + self.grid.step(seat, other), 1)
        sheet.put(self.attacks, min(board.attacks, MOST_DUE))
        sheet.put(self.round + board.round, 1)
        sheet.put(self.packed, board.packed)

    def _write_whose(self, board: Board, seat: int, sheet: Sheet) -> None:
        """What is decided, by whom, when."""
        grid = self.grid
        sheet.put(self.phase + board.phase, 1)
        if board.phase != OVER:
            sheet.put(self.asked + grid.step(seat, board.seat), 1)
        sheet.put(self.turn + grid.step(seat, board.turn), 1)
        sheet.put(self.first + grid.step(seat, board.first), 1)
        sheet.put(self.day + board.day, 1)
        sheet.put(self.week, board.week)

    def _write_seat(self, board: Board, other: int, step: int, sheet: Sheet) -> None:
        """What a seat may do, and has done."""
        if alliance.may_move(board, other):
            sheet.put(self.decides + step, 1)
        if board.ended[other]:
            sheet.put(self.ended + step, 1)
        if board.begun[other]:
            sheet.put(self.begun + step, 1)
        if board.lurked[other]:
            sheet.put(self.lurked + step, 1)
        if board.rider[other] >= 0:
            sheet.put(self.rider + step * HEROES + board.rider[other], 1)
        if board.points[other]:
            sheet.put(self.points + step, min(board.points[other], MOST))
        for hero in range(HEROES):
            if board.ported[other * HEROES + hero]:
                sheet.put(self.ported + step * HEROES + hero, 1)


class Line:
    """Writes the line or effect being carried out."""

    def __init__(self, row: Features, grid: Grid) -> None:
        self.grid = grid
        self.act: i64 = row.start("act")
        self.about: i64 = row.start("about")
        self.spot: i64 = row.start("spot")
        self.slot: i64 = row.start("slot")
        self.mask: i64 = row.start("mask")
        self.asks: i64 = row.start("asks")
        self.need: i64 = row.start("need")
        self.supply: i64 = row.start("supply")
        self.times: i64 = row.start("times")
        self.card: i64 = row.start("line-card")
        self.source: i64 = row.start("source")
        self.forms: i64 = row.start("forms")
        self.to_hand: i64 = row.start("to-hand")
        self.back: i64 = row.start("back")

    def write(self, board: Board, sheet: Sheet) -> None:
        """What it is about, what is due, the cards in it."""
        self._write_target(board, sheet)
        sheet.put(self.asks + board.ask, 1)
        sheet.put(self.need, min(board.need, MOST_DUE))
        sheet.put(self.supply, min(board.supply, MOST_DUE))
        sheet.put(self.times, max(min(board.left, MOST_DUE), 0))
        if board.card >= 0:
            sheet.put(self.card + board.card, 1)
        if board.source:
            sheet.put(self.source + board.source % KINDS, 1)
        for kind in board.forms:
            sheet.put(self.forms + kind, 1)
        if board.to_hand:
            sheet.put(self.to_hand, 1)
        sheet.put(self.back + board.back, 1)

    def _write_target(self, board: Board, sheet: Sheet) -> None:
        """The action, its object and its square."""
        sheet.put(self.act + board.act, 1)
        if board.arg >= 0:
            sheet.put(self.about + board.arg, 1)
        if board.phase == TINTING:
            sheet.put(self.slot + board.spot, 1)
        else:
            cell = self.grid.cells[board.spot]
            if cell >= 0:
                sheet.put(self.spot + cell, 1)
        sheet.mark(WAYS_OUT[board.mask], self.mask)
