"""What learners observe: the whole open table, in planes of the river and in short vectors.

Everything lies open, so that all seats observe the same, but each counts the seats from itself: 0
is the observer, 1 whoever plays after it, and so on. A plane has a row of three numbers for each
row of the river, from the sea (row −1) to the row below the pool; places are those of
`rules/river.py`, so that a plane's number stands where the place says.
"""

from typing import Final

from plansza.core.contract import Position
from plansza.core.features import Feature, Features
from plansza.core.native import i64, mypyc_attr
from plansza.core.setup import Setup
from plansza.core.sheet import Sheet
from plansza.games.podprad.rules import laying
from plansza.games.podprad.rules.board import LAYING, OVER, Board, Options
from plansza.games.podprad.rules.components import (
    BARRED,
    COLUMNS,
    CURRENT,
    DECK_KINDS,
    IN_BOX,
    KIND_OF,
    KINDS,
    MOST_EGGS,
    PAIR,
    POINTS,
    ROTATIONS,
    TILES,
    TOKENS,
)
from plansza.games.podprad.rules.crumbling import FIRST_REMOVAL
from plansza.games.podprad.rules.position import PodPradPosition, deck_of, last_row_of
from plansza.games.podprad.rules.river import LOST, MOST_ROWS, POOL_TOKENS, WAY_OF_EDGE, WAYS

VERSION: Final = 1
PHASES: Final = OVER + 1
MOST_ROUNDS: Final = 2 * MOST_ROWS  # all later ones look alike
BELOW_THE_RIVER: Final = 2  # rows with numbers below 1: the sea's
# The options that the rules ask about, as they stand in `Options`.
SWITCHES: Final = (
    *("exact", "chips", "whirlpools", "only_token", "fastest", "one_by_one", "new_lays"),
    *("other_lays", "stops", "tokens_second"),
)


def rows_of(setup: Setup) -> int:
    """How many rows the river of a set-up has, the sea's included."""
    deck = deck_of(setup)
    assert deck is not None, "Game.check refused this set-up"
    return last_row_of(deck) + BELOW_THE_RIVER


def switched_on(options: Options) -> list[int]:
    """Which of the `SWITCHES` are on."""
    return [at for at, name in enumerate(SWITCHES) if getattr(options, name)]


def planes_of(tile: int) -> list[int]:
    """The planes that a tile marks: of tiles, then of barriers, then of arrows."""
    kind = KIND_OF[tile]
    found = [kind]
    found += [KINDS + edge for edge in range(ROTATIONS) if BARRED[tile] >> edge & 1]
    if kind == CURRENT and WAY_OF_EDGE[tile % ROTATIONS] >= 0:
        found.append(KINDS + ROTATIONS + WAY_OF_EDGE[tile % ROTATIONS])
    return found


def declared(setup: Setup) -> list[Feature]:
    """All features of a set-up, in the order in which they are written."""
    return [*_of_the_river(setup), *_of_the_tokens(setup), *_of_the_turn(setup)]


def _of_the_river(setup: Setup) -> list[Feature]:
    rows = rows_of(setup)
    most = max(IN_BOX)
    return [
        Feature(
            "tiles", (KINDS, rows, COLUMNS), 1, "A plane for each kind of tile: where it lies."
        ),
        Feature(
            "barriers",
            (ROTATIONS, rows, COLUMNS),
            1,
            "A plane for each edge, clockwise from the north: the tiles with a barrier there.",
        ),
        Feature(
            "arrows",
            (WAYS, rows, COLUMNS),
            1,
            "A plane for each way upstream (north, north-east, north-west): the Currents that flow "
            "there.",
        ),
        Feature("deck", (DECK_KINDS,), most, "How many tiles of each kind are left to draw."),
        Feature(
            "revealed", (DECK_KINDS,), COLUMNS, "The tiles revealed and not laid yet, by kind."
        ),
        Feature(
            "to-lay", (DECK_KINDS,), 1, "The kind of tile that is laid next, once it is clear."
        ),
        Feature("free", (rows, COLUMNS), 1, "Where a tile may be laid now."),
    ]


def _of_the_tokens(setup: Setup) -> list[Feature]:
    rows = rows_of(setup)
    planes = PAIR, rows, COLUMNS
    return [
        Feature(
            "tokens",
            (setup.seats, *planes),
            TOKENS,
            "For each seat from the observer on, the tokens on each tile: a plane of single salmon "
            "and one of pairs.",
        ),
        Feature(
            "pool",
            (setup.seats, MOST_EGGS, PAIR),
            TOKENS,
            "For each seat, the tokens on each space of the spawning pool, from one egg to five: "
            "single salmon and pairs.",
        ),
        Feature("lost", (setup.seats,), TOKENS, "For each seat, the tokens that are out of play."),
        Feature("chosen", planes, 1, "The token chosen to move: a single salmon or a pair."),
        Feature("due", planes, TOKENS, "The tokens that Currents may still push this turn."),
        Feature("caught", planes, TOKENS, "The tokens that a whirlpool holds for this turn."),
        Feature("fed", (rows, COLUMNS), 1, "The Heron that was fed last at the end of this turn."),
    ]


def _of_the_turn(setup: Setup) -> list[Feature]:
    return [
        Feature(
            "phase",
            (PHASES,),
            1,
            "What is decided: laying tiles, which token a Current pushes, moving, which token "
            "feeds a Heron, or nothing any more.",
        ),
        Feature("decides", (setup.seats,), 1, "Whose decision it is, from the observer on."),
        Feature("marker", (setup.seats,), 1, "Who has the first player's marker."),
        Feature("points", (1,), POINTS, "The movement points left in this turn."),
        Feature("spare", (1,), POINTS, "How many of them may be left over at its end."),
        Feature(
            "round",
            (1,),
            MOST_ROUNDS,
            f"The round, 0 while the first rows are laid; at most {MOST_ROUNDS}.",
        ),
        Feature(
            "parity",
            (2,),
            1,
            "Whether the round is even or odd: with two players it says who lays.",
        ),
        Feature("crumbles", (1,), 1, "Whether the lowest row breaks off at the end of this round."),
        Feature("options", (len(SWITCHES),), 1, f"The options that are on: {', '.join(SWITCHES)}."),
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class PodPradFeatures(Features):
    """The open table in numbers, seen from one seat."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(VERSION, setup, declared(setup))
        self.seats = setup.seats
        self.plane = rows_of(setup) * COLUMNS  # numbers of one
        self.switches = switched_on(Options(setup))
        # By tile: where it marks its planes, from the first one of `tiles` on.
        self.planes = [[plane * self.plane for plane in planes_of(tile)] for tile in range(TILES)]
        self.tiles: i64 = self.start("tiles")
        self.deck: i64 = self.start("deck")
        self.revealed: i64 = self.start("revealed")
        self.to_lay: i64 = self.start("to-lay")
        self.free: i64 = self.start("free")
        self.tokens: i64 = self.start("tokens")
        self.pool: i64 = self.start("pool")
        self.lost: i64 = self.start("lost")
        self.chosen: i64 = self.start("chosen")
        self.due: i64 = self.start("due")
        self.caught: i64 = self.start("caught")
        self.fed: i64 = self.start("fed")
        self.phase: i64 = self.start("phase")
        self.decides: i64 = self.start("decides")
        self.marker: i64 = self.start("marker")
        self.points: i64 = self.start("points")
        self.spare: i64 = self.start("spare")
        self.round: i64 = self.start("round")
        self.parity: i64 = self.start("parity")
        self.crumbles: i64 = self.start("crumbles")
        self.options: i64 = self.start("options")

    def write(self, known: Position, seat: int, sheet: Sheet) -> None:
        assert isinstance(known, PodPradPosition)
        board = known.board
        self._write_river(board, sheet)
        self._write_deck(board, sheet)
        if board.phase == LAYING:
            self._write_laying(board, sheet)
        self._write_tokens(board, seat, sheet)
        self._write_marked(board, sheet)
        self._write_turn(board, seat, sheet)
        self._write_round(board, sheet)
        sheet.mark(self.switches, self.options)

    def mask(self, position: Position, seat: int, sheet: Sheet) -> None:
        """The moves are known already."""
        assert isinstance(position, PodPradPosition)
        if seat == position.board.seat:
            sheet.mark(position.legal)

    # -- the river ----------------------------------------------------------------------------

    def _write_river(self, board: Board, sheet: Sheet) -> None:
        """Tiles, barriers, arrows: their planes lie one after another."""
        planes, tiles = self.planes, board.tiles
        for place in range(self.plane):
            tile = tiles[place]
            if tile >= 0:
                sheet.mark(planes[tile], self.tiles + place)

    def _write_deck(self, board: Board, sheet: Sheet) -> None:
        """What is left to draw."""
        deck = board.deck
        for kind in range(DECK_KINDS):
            if deck[kind]:
                sheet.put(self.deck + kind, deck[kind])

    def _write_laying(self, board: Board, sheet: Sheet) -> None:
        """Revealed tiles, the one to be laid, and where."""
        for kind in board.held:
            sheet.add(self.revealed + kind)
        chosen = laying.kind_to_lay(board)
        if chosen >= 0:
            sheet.put(self.to_lay + chosen, 1)
        for column in range(COLUMNS):
            place = laying.spot(board, column)
            if place >= 0:
                sheet.put(self.free + place, 1)

    # -- tokens -------------------------------------------------------------------------------

    def _write_tokens(self, board: Board, seat: int, sheet: Sheet) -> None:
        """In the river, in the pool, lost: each seat in turn, from the observer on."""
        tokens, seats = board.tokens, self.seats
        spaces = MOST_EGGS * PAIR
        for step in range(seats):
            first = (seat + step) % seats * TOKENS
            for at in range(first, first + TOKENS):
                token = tokens[at]
                if token < POOL_TOKENS:
                    sheet.add(self._of_token(self.tokens + step * PAIR * self.plane, token))
                elif token < LOST:
                    sheet.add(self.pool + step * spaces + token - POOL_TOKENS)
                else:
                    sheet.add(self.lost + step)

    def _of_token(self, start: int, token: int) -> int:
        """Where a token in the river stands in a plane of single salmon and one of pairs."""
        return start + token % 2 * self.plane + token // 2

    def _write_marked(self, board: Board, sheet: Sheet) -> None:
        """Tokens that are chosen, pushed or held, and the Heron that had its share."""
        if board.token >= 0:
            sheet.put(self._of_token(self.chosen, board.token), 1)
        for token in board.due:
            sheet.add(self._of_token(self.due, token))
        for token in board.done:
            sheet.add(self._of_token(self.caught, token))
        if board.fed >= 0:
            sheet.put(self.fed + board.fed, 1)

    # -- the turn -----------------------------------------------------------------------------

    def _write_turn(self, board: Board, seat: int, sheet: Sheet) -> None:
        """What is asked, of whom, and how far he may go."""
        seats = self.seats
        sheet.put(self.phase + board.phase, 1)
        if board.phase != OVER:
            sheet.put(self.decides + (board.seat - seat + seats) % seats, 1)
        sheet.put(self.marker + (board.first - seat + seats) % seats, 1)
        sheet.put(self.points, board.points)
        sheet.put(self.spare, board.spare)

    def _write_round(self, board: Board, sheet: Sheet) -> None:
        """Which round it is, and what its end brings."""
        sheet.put(self.round, min(board.round, MOST_ROUNDS))
        sheet.put(self.parity + board.round % 2, 1)
        if board.round >= FIRST_REMOVAL and max(board.low, 0) < board.stays:
            sheet.put(self.crumbles, 1)
