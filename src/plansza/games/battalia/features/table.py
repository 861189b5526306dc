"""The whole row of numbers: every part of the table in turn, as one seat sees it.

Seats count from the observer: 0 is himself, 1 whoever sits next, and so on. A plane has a number
for every square of the map, row by row from the north. Colours, cards, stacks and shapes go by the
numbers of `rules/components.py`. What the set-up does not have (valleys, neutral players) has no
features.
"""

from typing import Final

from plansza.core.contract import Position
from plansza.core.features import Feature, Features
from plansza.core.native import i64, mypyc_attr
from plansza.core.setup import Setup
from plansza.core.sheet import Sheet
from plansza.games.battalia.features.battle import Battle, of_battle
from plansza.games.battalia.features.grid import Grid
from plansza.games.battalia.features.land import Land, of_land
from plansza.games.battalia.features.nations import (
    Nations,
    OwnCards,
    of_nations,
    of_own_cards,
)
from plansza.games.battalia.features.neutrals import Neutrals, of_neutrals
from plansza.games.battalia.features.pool import Pool, of_pool
from plansza.games.battalia.features.tents import Tents, of_tents
from plansza.games.battalia.features.turn import Line, Turn, of_line, of_turn
from plansza.games.battalia.features.valleys import Valleys, of_valleys
from plansza.games.battalia.rules.assumptions import LAST_WEEK
from plansza.games.battalia.rules.options import Options
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.squares import blocked

VERSION: Final = 1
# The options that are on or off, as they stand in `Options`.
SWITCHES: Final = (
    *("advanced", "heroic", "limit", "named", "dealt", "draft", "secret_draft", "full", "open_end"),
    *("unbound", "fanatics", "metamorphia", "bilkarr", "summon"),
)


def declared(options: Options, grid: Grid) -> list[Feature]:
    """All features of a set-up, in the order in which they are written."""
    found = [*of_land(grid)]
    if options.valleys != "off":
        found += of_valleys(grid)
    found += of_pool(grid) + of_nations(grid) + of_own_cards() + of_tents(grid)
    found += of_turn(grid, options) + of_line(grid) + of_battle(grid)
    if has_neutrals(options):
        found += of_neutrals(grid)
    return found + of_setup()


def of_setup() -> list[Feature]:
    """The features of the set-up: always the same."""
    switches = f"The options that are on: {', '.join(SWITCHES)}."
    return [
        Feature("options", (len(SWITCHES),), 1, switches),
        Feature("last-week", (1,), LAST_WEEK, "The last week."),
    ]


def has_neutrals(options: Options) -> bool:
    """Whether neutral players are in the game."""
    return options.metamorphia or options.bilkarr


@mypyc_attr(allow_interpreted_subclasses=True)
class BattaliaFeatures(Features):
    """The table in numbers, seen from one seat."""

    def __init__(self, setup: Setup) -> None:
        options = Options(setup)
        grid = Grid(options)
        super().__init__(VERSION, setup, declared(options, grid))
        self.land = Land(self, grid, blocked(options.seats, options.map))
        self.has_valleys = options.valleys != "off"
        self.valleys = Valleys(self, grid)
        self.pool = Pool(self, grid)
        self.nations = Nations(self, grid)
        self.own_cards = OwnCards(self)
        self.tents = Tents(self, grid)
        self.turn = Turn(self, grid)
        self.line = Line(self, grid)
        self.battle = Battle(self, grid)
        self.has_neutrals = has_neutrals(options)
        self.neutrals = Neutrals(self, grid)
        self.options: i64 = self.start("options")
        self.last_week: i64 = self.start("last-week")
        self.weeks = options.weeks
        self.switches = [at for at, name in enumerate(SWITCHES) if getattr(options, name)]

    def write(self, known: Position, seat: int, sheet: Sheet) -> None:
        assert isinstance(known, BattaliaPosition)
        board = known.board
        self.land.write(board, seat, sheet)
        if self.has_valleys:
            self.valleys.write(known, seat, sheet)
        self.pool.write(known, seat, sheet)
        self.nations.write(known, seat, sheet)
        self.own_cards.write(known, seat, sheet)
        self.tents.write(known, seat, sheet)
        self.turn.write(board, seat, sheet)
        self.line.write(board, sheet)
        self.battle.write(board, seat, sheet)
        if self.has_neutrals:
            self.neutrals.write(board, seat, sheet)
        sheet.mark(self.switches, self.options)
        sheet.put(self.last_week, self.weeks)
