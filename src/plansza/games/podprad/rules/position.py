"""The course of the game (U1–U3, R1, R7–R11, D1, E1): set-up, rounds, turns, the end."""

from typing import Any

from plansza.core.chance import Chance, split
from plansza.core.contract import Event, Outcome, Position, Tell
from plansza.core.errors import IllegalMove
from plansza.core.setup import Setup
from plansza.core.values import outcome_data
from plansza.games.podprad.rules import crumbling, laying, movement, refusals, scoring
from plansza.games.podprad.rules.board import (
    FEEDING,
    LAYING,
    MOVING,
    OVER,
    PUSHING,
    Board,
    Options,
    new_board,
)
from plansza.games.podprad.rules.components import (
    COLOURS,
    COLUMNS,
    CURRENT,
    FIRST_POINTS,
    FIRST_ROWS,
    KIND_NAMES,
    NOTHING,
    POINTS,
    ROTATIONS,
    deck_for,
)
from plansza.games.podprad.rules.moves import FEED, JUMP, LAY, PUSH, SWIM, TILE, TOKEN
from plansza.games.podprad.rules.river import POOL_TOKENS
from plansza.games.podprad.rules.view import PodPradView, make_view


class PodPradPosition(Position):
    """The open board and the luck to come; `moves` are the choices of the seat that decides.

    Between calls there are always at least two: whatever leaves no choice happens by itself.
    """

    options: Options
    board: Board
    moves: list[int]
    result: Outcome | None

    @property
    def to_move(self) -> tuple[int, ...]:
        return () if self.board.phase == OVER else (self.board.seat,)

    @property
    def outcome(self) -> Outcome | None:
        return self.result

    def legal_moves(self, seat: int) -> list[int]:
        return self.moves[:] if seat == self.board.seat else []

    def copy(self) -> "PodPradPosition":
        twin = PodPradPosition()
        twin.setup = self.setup
        twin.options = self.options
        twin.chance = self.chance.copy()
        twin.reveals = self.reveals
        twin.board = self.board.copy()
        twin.moves = self.moves  # replaced, never changed
        twin.result = self.result
        return twin

    def view(self, seat: int | None) -> PodPradView:
        return make_view(self.setup, self.options, seat, self.board, self.reveals, self.result)

    def reimagine(self, seat: int, chance: Chance) -> None:
        """Nobody knows what will be drawn; all else lies open."""
        self.chance = split(chance)

    def explain(self, seat: int, move: int) -> IllegalMove:
        return refusals.explain(self.board, move)

    # -- one decision -------------------------------------------------------------------------

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        self._do(move, tell)
        self.settle(tell)

    def _do(self, move: int, tell: Tell | None) -> None:
        """Carry out a move; W1: a chip handed on counts as a reveal and cannot come back."""
        board = self.board
        points = board.points
        if move < LAY:
            board.tile = move - TILE
        elif move < PUSH:
            place = move - LAY
            laying.lay(board, place // ROTATIONS, place % ROTATIONS, tell)
        elif move < TOKEN:
            movement.push(board, self.options, move - PUSH, tell)
        elif move < SWIM:
            board.token = move - TOKEN
        elif move < JUMP:
            movement.swim(board, self.options, move - SWIM, tell)
        elif move < FEED:
            movement.jump(board, self.options, move - JUMP, tell)
        else:
            movement.feed(board, move - FEED, tell)
        if self.options.chips:
            self.reveals += points - board.points

    def choices(self) -> list[int]:
        """What the seat to decide may do now; nothing when its phase is over."""
        board = self.board
        phase = board.phase
        if phase == MOVING:
            if board.token >= 0:
                return movement.destinations(board, board.token)
            return movement.token_choices(board)
        if phase == LAYING:
            return laying.choices(board)
        if phase == PUSHING:
            return movement.push_choices(board) if board.due else []
        if phase == FEEDING:
            return movement.heron_choices(board)
        return []

    def settle(self, tell: Tell | None) -> None:
        """Go on while there is nothing to choose: forced moves, next phases, next turns."""
        while True:
            moves = self.choices()
            if len(moves) > 1 or self.board.phase == OVER:
                self.moves = moves
                return
            if moves:
                self._do(moves[0], tell)
            else:
                self._next_phase(tell)
            if self.board.phase != OVER and self.board.is_empty():
                self._finish(False, tell)

    def _next_phase(self, tell: Tell | None) -> None:
        """Pushed, moved, fed: the order of a turn; or a row is complete."""
        board = self.board
        phase = board.phase
        if phase == LAYING:
            self._lay_on(tell)
        elif phase == PUSHING:
            board.due = []
            board.phase = MOVING
        elif phase == MOVING:
            if board.points and tell is not None:
                tell(Event("stuck", {"seat": board.seat, "points": board.points}))
            board.points = 0
            board.done = []
            board.fed = NOTHING
            board.phase = FEEDING
        else:
            self._next_turn(tell)

    # -- tiles --------------------------------------------------------------------------------

    def _draw(self, tell: Tell | None) -> None:
        """Reveal a random tile of the deck."""
        board = self.board
        self.reveals += 1
        kind = laying.draw(board, self.chance)
        if tell is not None:
            tell(Event("reveal", {"seat": board.seat, "tile": KIND_NAMES[kind]}))

    def _lay_on(self, tell: Tell | None) -> None:
        """U3, R7, R9: all revealed tiles are laid: reveal more, or go on with the game."""
        board = self.board
        if board.round == 0:
            self._lay_first_rows(tell)
            return
        missing = sum([laying.spot(board, column) >= 0 for column in range(COLUMNS)])
        missing = min(missing, board.tiles_left())
        if missing:
            for _ in range(1 if self.options.one_by_one else missing):
                self._draw(tell)
            return
        if laying.is_last_row(board):
            laying.lay_pool(board, tell)
        self._next_round(tell)

    def _lay_first_rows(self, tell: Tell | None) -> None:
        """U3: the seats draw and lay in turn; who would lay next is the first player."""
        board = self.board
        laid = 0
        for place in range(2 * COLUMNS, (FIRST_ROWS + 2) * COLUMNS):
            if board.tiles[place] >= 0:
                laid += 1
        board.seat = (board.first + laid) % board.seats
        if laid < FIRST_ROWS * COLUMNS:
            self._draw(tell)
            return
        board.first = board.seat
        self._begin_round(tell)

    # -- turns and rounds ---------------------------------------------------------------------

    def _begin_round(self, tell: Tell | None) -> None:
        board = self.board
        board.round += 1
        if tell is not None:
            tell(Event("round", {"seat": board.first, "number": board.round}))
        if board.afloat[board.first]:
            self.begin_turn(board.first)
        else:
            board.seat = board.first
            self._next_turn(tell)

    def begin_turn(self, seat: int) -> None:
        """R1, D1: five points, but four in the very first turn with two players."""
        board = self.board
        opening = board.seats == 2 and board.round == 1 and seat == board.first
        board.seat = seat
        board.points = FIRST_POINTS if opening else POINTS
        board.phase = PUSHING
        board.token = NOTHING
        if self.options.currents != "off":
            board.due = [
                token
                for token in board.own(seat)
                if token < POOL_TOKENS and board.kind(token // 2) == CURRENT
            ]

    def _next_turn(self, tell: Tell | None) -> None:
        """R1: clockwise; a seat with no token in the river has no turn."""
        board = self.board
        seat = (board.seat + 1) % board.seats
        while seat != board.first:
            if board.afloat[seat]:
                self.begin_turn(seat)
                return
            seat = (seat + 1) % board.seats
        self._end_round(tell)

    def _end_round(self, tell: Tell | None) -> None:
        """R7–R9: the lowest row goes; a new one is laid, or the spawners move up."""
        board = self.board
        crumbling.remove_row(board, tell)
        if board.is_empty():
            self._finish(False, tell)
        elif board.last:
            crumbling.advance(board, tell)
            if self.options.fastest and crumbling.someone_is_fastest(board):
                self._finish(True, tell)
            else:
                self._next_round(tell)
        else:
            board.top += 1
            board.seat = self._layer()
            board.phase = LAYING

    def _layer(self) -> int:
        """R7, D1: the first player lays the new row; with two players they take turns."""
        board = self.board
        if board.seats == 2:
            return board.first if board.round % 2 else 1 - board.first
        return (board.first + 1) % board.seats if self.options.new_lays else board.first

    def _next_round(self, tell: Tell | None) -> None:
        """R7, D1: the marker passes to the left; with two players it stays."""
        board = self.board
        if board.seats > 2:
            board.first = (board.first + 1) % board.seats
        self._begin_round(tell)

    def _finish(self, fastest: bool, tell: Tell | None) -> None:
        """E1–E3."""
        self.board.phase = OVER
        self.board.points = 0
        self.result = scoring.result(self.board, self.options, fastest)
        if tell is not None:
            tell(Event("over", {"reason": self.result.reason}))

    # -- text ---------------------------------------------------------------------------------

    def inventory(self) -> list[str]:
        found: list[str] = []
        for kind, count in enumerate(self.board.inventory()):
            found += [KIND_NAMES[kind]] * count
        for seat in range(self.setup.seats):
            found += [COLOURS[seat]] * len(self.board.own(seat))
        return sorted(found)

    def data(self) -> dict[str, Any]:
        return {
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "chance": self.chance.text(),
            "reveals": self.reveals,
            "board": self.board.data(),
            "result": outcome_data(self.result),
        }


def start(setup: Setup, chance: Chance) -> PodPradPosition:
    """U1–U3: the sea, the deck, and a random seat that lays the first tile."""
    options = Options(setup)
    deck = deck_for(setup.seats, options.whirlpools, options.currents)
    assert deck is not None, "Game.check refused this set-up"
    position = PodPradPosition()
    position.setup = setup
    position.options = options
    position.chance = chance
    position.reveals = 0
    position.result = None
    position.moves = []
    position.board = new_board(setup.seats, deck, chance.below(setup.seats))
    position.settle(None)
    return position
