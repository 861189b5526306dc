"""A battle (A15): who fights whom, where, and the cards of both sides."""

from typing import Final

from plansza.core.features import Feature, Features
from plansza.core.native import i64
from plansza.core.sheet import MOST, Sheet
from plansza.games.battalia.features.cards import MOST_COPIES
from plansza.games.battalia.features.grid import Grid
from plansza.games.battalia.rules.board import GUISED, STOLEN, Board
from plansza.games.battalia.rules.components import (
    C_FANATIC,
    CLASS_OF,
    CLASSES,
    HEROES,
    KINDS,
    NEUTRAL,
    REAL_KINDS,
    is_fanatic,
)
from plansza.games.battalia.rules.turn.battle_strength import ATTACKER, DEFENDER, total

SIDES: Final = 2  # the attacker's, the defender's
SHOWN: Final = 16  # cards of a line that are told one by one; more hardly ever lie there
FACTIONS: Final = NEUTRAL + 1  # colours, universal, neutral


def of_battle(grid: Grid) -> list[Feature]:
    """The features of a battle; all are 0 while there is none."""
    heroes, line = (grid.seats, HEROES), (SIDES, SHOWN)
    return [
        Feature("fighter", heroes, 1, "The attacking hero, from the observer's on."),
        Feature("second", heroes, 1, "The hero who attacks with him."),
        Feature("prey", heroes, 1, "The attacked hero."),
        Feature("foe", (grid.seats,), 1, "The defending seat."),
        Feature("target", grid.shape, 1, "The square that is attacked."),
        Feature("joined", (HEROES,), 1, "Which of the defender's heroes help a city."),
        Feature("far", (1,), 1, "Whether the attack comes from afar."),
        Feature("horns", (SIDES,), MOST, "How often the Horn counts, attacker first."),
        Feature("strength", (SIDES,), MOST, f"The strength of each side, {MOST} at most."),
        Feature("cards", (SIDES, REAL_KINDS), MOST_COPIES, "The real cards of each line, by kind."),
        Feature(
            "line-class",
            (*line, CLASSES),
            1,
            f"The class of each of the first {SHOWN} cards; the last one marks Fanatics.",
        ),
        Feature(
            "line-hue", (*line, FACTIONS), 1, "What each counts for: a colour, universal, neutral."
        ),
        Feature("line-strength", line, MOST, "How strong each is."),
        Feature("line-stolen", line, 1, "Whether each was taken by the Mask of Sion."),
        Feature("line-guised", line, 1, "Whether each is a transformed card."),
    ]


class Battle:
    """Writes a battle, if there is one."""

    def __init__(self, row: Features, grid: Grid) -> None:
        self.grid = grid
        self.fighter: i64 = row.start("fighter")
        self.second: i64 = row.start("second")
        self.prey: i64 = row.start("prey")
        self.foe: i64 = row.start("foe")
        self.target: i64 = row.start("target")
        self.joined: i64 = row.start("joined")
        self.far: i64 = row.start("far")
        self.horns: i64 = row.start("horns")
        self.strength: i64 = row.start("strength")
        self.cards: i64 = row.start("cards")
        self.its_class: i64 = row.start("line-class")
        self.hue: i64 = row.start("line-hue")
        self.each: i64 = row.start("line-strength")
        self.stolen: i64 = row.start("line-stolen")
        self.guised: i64 = row.start("line-guised")

    def write(self, board: Board, seat: int, sheet: Sheet) -> None:
        """Who and where; then the lines."""
        if board.fighter >= 0:
            self._write_heroes(board, seat, sheet)
            sheet.put(self.strength, self._within(total(board, ATTACKER)))
            sheet.put(self.strength + 1, self._within(total(board, DEFENDER)))
        self._write_target(board, seat, sheet)
        for side in range(SIDES):
            if board.kinds[side]:
                self._write_line(board, side, sheet)

    def _within(self, strength: int) -> int:
        """A strength as far as it can be told: Palsy may bring it below 0."""
        return max(min(strength, MOST), 0)

    def _write_heroes(self, board: Board, seat: int, sheet: Sheet) -> None:
        """The attacker's heroes."""
        sheet.put(self.fighter + self.grid.hero(seat, board.fighter), 1)
        if board.second >= 0:
            sheet.put(self.second + self.grid.hero(seat, board.second), 1)

    def _write_target(self, board: Board, seat: int, sheet: Sheet) -> None:
        """Whom and what they attack."""
        grid = self.grid
        if board.prey >= 0:
            sheet.put(self.prey + grid.hero(seat, board.prey), 1)
        if board.foe >= 0:
            sheet.put(self.foe + grid.step(seat, board.foe), 1)
        cell = grid.cells[board.target]
        if cell >= 0:
            sheet.put(self.target + cell, 1)
        for hero in range(HEROES):
            if board.joined >> hero & 1:
                sheet.put(self.joined + hero, 1)
        if board.far:
            sheet.put(self.far, 1)
        for side in range(SIDES):
            if board.extra[side]:
                sheet.put(self.horns + side, board.extra[side])

    def _write_line(self, board: Board, side: int, sheet: Sheet) -> None:
        """The cards of one side, in the order in which they were played."""
        kinds, strengths, hues = board.kinds[side], board.strengths[side], board.hues[side]
        for slot in range(len(kinds)):
            entry = kinds[slot]
            kind = entry % KINDS
            if entry < GUISED:
                sheet.add(self.cards + side * REAL_KINDS + kind)
            if slot >= SHOWN:
                continue
            at = side * SHOWN + slot
            sheet.put(self.its_class + at * CLASSES + CLASS_OF[kind], 1)
            if is_fanatic(kind):
                sheet.put(self.its_class + at * CLASSES + C_FANATIC, 1)
            sheet.put(self.hue + at * FACTIONS + hues[slot], 1)
            sheet.put(self.each + at, self._within(strengths[slot]))
            if entry >= GUISED:
                sheet.put(self.guised + at, 1)
            elif entry >= STOLEN:
                sheet.put(self.stolen + at, 1)
