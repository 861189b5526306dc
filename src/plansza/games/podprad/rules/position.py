"""The course of the game (U1–U3, R1, R7–R11, D1, E1): set-up, rounds, turns, the end."""

from plansza.core.chance import NO_CHANCE, Chance, split
from plansza.core.contract import NOBODY, Event, Tell
from plansza.core.errors import IllegalMove
from plansza.core.setup import Setup
from plansza.core.state import Outcome
from plansza.games.podprad.rules import crumbling, duty, laying, movement, refusals, scoring
from plansza.games.podprad.rules.board import (
    FEEDING,
    LAYING,
    MOVING,
    OVER,
    PUSHING,
    Options,
    new_board,
)
from plansza.games.podprad.rules.components import (
    COLUMNS,
    CURRENT,
    FIRST_POINTS,
    FIRST_ROWS,
    KIND_NAMES,
    NOTHING,
    POINTS,
    deck_for,
)
from plansza.games.podprad.rules.river import POOL_TOKENS
from plansza.games.podprad.rules.state import PodPradState
from plansza.games.podprad.rules.view import PodPradView, show


class PodPradPosition(PodPradState):
    """The course of the game. Between calls the seat to move has at least two choices: whatever
    leaves no choice happens by itself."""

    @property
    def to_move(self) -> tuple[int, ...]:
        return () if self.board.phase == OVER else (self.board.seat,)

    def mover(self) -> int:
        board = self.board
        return NOBODY if board.phase == OVER else board.seat

    def stop(self, outcome: Outcome) -> None:
        self.result = outcome
        self.board.phase = OVER
        self.legal = []

    def legal_moves(self, seat: int) -> list[int]:
        return self.legal[:] if seat == self.board.seat else []

    def random_move(self, seat: int, chance: Chance) -> int:
        legal = self.legal
        return legal[chance.below(len(legal))]

    def copy(self) -> "PodPradPosition":
        twin = PodPradPosition()
        self.copy_into(twin)
        return twin

    def view(self, seat: int | None) -> PodPradView:
        seen = PodPradPosition()
        show(self, seen)
        return PodPradView(seen, seat)

    def reimagine(self, seat: int, chance: Chance) -> None:
        """All lies open but the luck to come; `imagine` gives a view its first."""
        if self.chance is not NO_CHANCE:
            self.chance = split(chance)

    def restore(self) -> None:
        self.legal = self.choices()

    def explain(self, seat: int, move: int) -> IllegalMove:
        return refusals.explain(self.board, self.options, move)

    # -- one decision -------------------------------------------------------------------------

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        if tell is None:  # search comes here most often
            self._do(move, None)
        else:
            behind = scoring.out_of_reach(self.board)
            self._do(move, tell)
            self._tell_out_of_reach(behind, tell)
        self.settle(tell)

    def _do(self, move: int, tell: Tell | None) -> None:
        """Carry out a move; W1: a chip handed on counts as a reveal and cannot come back."""
        board = self.board
        points = board.points
        if board.phase == LAYING:
            laying.make(board, move, tell)
        else:
            movement.make(board, self.options, move, tell)
        if self.options.chips:
            self.reveals += points - board.points

    def choices(self) -> list[int]:
        """What the seat to decide may do now; nothing when its phase is over."""
        board = self.board
        phase = board.phase
        if phase == MOVING:
            if board.token >= 0:
                return duty.ways(board, self.options)
            return duty.tokens(board, self.options)
        if phase == LAYING:
            return laying.choices(board)
        if phase == PUSHING:
            return duty.pushes(board, self.options) if board.due else []
        if phase == FEEDING:
            return movement.heron_choices(board)
        return []

    def settle(self, tell: Tell | None) -> None:
        """Go on while there is nothing to choose: forced moves, next phases, next turns."""
        while True:
            moves = self.choices()
            if len(moves) > 1 or self.board.phase == OVER:
                self.legal = moves
                return
            if tell is None:
                self._go_on(moves, None)
            else:
                behind = scoring.out_of_reach(self.board)
                self._go_on(moves, tell)
                self._tell_out_of_reach(behind, tell)
            if self.board.phase != OVER and self.board.is_empty():
                self._finish(False, tell)

    def _go_on(self, moves: list[int], tell: Tell | None) -> None:
        """Make the only move that there is, or go to the next phase."""
        if moves:
            self._do(moves[0], tell)
        else:
            self._next_phase(tell)

    def _tell_out_of_reach(self, before: list[int], tell: Tell) -> None:
        """E2: say so of those of whom it has just become true; the end itself says more, and so
        does the loss of a last salmon."""
        board = self.board
        if board.phase == OVER:
            return
        for seat in scoring.out_of_reach(board):
            if seat not in before and scoring.most_points(board, seat):
                tell(Event("out-of-reach", {"seat": seat}))

    def _next_phase(self, tell: Tell | None) -> None:
        """Pushed, moved, fed: the order of a turn; or a row is complete."""
        board = self.board
        phase = board.phase
        if phase == LAYING:
            self._lay_on(tell)
        elif phase == PUSHING:
            if board.due:
                board.due = []
            board.phase = MOVING
        elif phase == MOVING:
            if board.points and tell is not None:
                tell(Event("stuck", {"seat": board.seat, "points": board.points}))
            board.points = 0
            board.spare = 0
            if board.done:
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
        missing = min(laying.free_spots(board), board.tiles_left())
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
        if laying.some_tile_lies(board):
            board.seat = (board.seat + 1) % board.seats
        if not laying.first_rows_lie(board):
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
        board.spare = duty.spare_points(board, self.options)

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
            first_lays = (board.round % 2 == 1) != self.options.other_lays
            return board.first if first_lays else 1 - board.first
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
        self.board.spare = 0
        self.result = scoring.result(self.board, self.options, fastest)
        if tell is not None:
            tell(Event("over", {"reason": self.result.reason}))


def deck_of(setup: Setup) -> list[int] | None:
    """U2, W2, W4: the tiles of a set-up; None if there are not enough of a kind."""
    whirlpools = setup["whirlpools"] == "on"
    return deck_for(setup.seats, whirlpools, setup["currents"], setup["herons"], setup["eagles"])


def last_row_of(deck: list[int]) -> int:
    """R11: the row below the pool."""
    return (sum(deck) + 1) // COLUMNS


def start(setup: Setup, chance: Chance) -> PodPradPosition:
    """U1–U3: the sea, the deck, and the seat that lays the first tile; or the first rows, too."""
    position = blank(setup)
    position.chance = chance
    starter = position.options.starter
    if starter == NOTHING:
        starter = chance.below(setup.seats)
    position.board.seat = position.board.first = starter
    position.settle(None)
    if position.options.by_lot:
        _lay_by_lot(position, chance)
    return position


def _lay_by_lot(position: PodPradPosition, chance: Chance) -> None:
    """U3, option `river`: the first rows as the players could lay them, each way as likely."""
    while position.board.round == 0:
        moves = position.legal
        position.step(position.board.seat, moves[chance.below(len(moves))])


def blank(setup: Setup) -> PodPradPosition:
    """U1, U2: the sea and the deck; nothing has been drawn."""
    position = PodPradPosition()
    position.setup = setup
    position.options = options = Options(setup)
    deck = deck_of(setup)
    assert deck is not None, "Game.check refused this set-up"
    position.board = new_board(setup.seats, deck)
    if options.stops:  # R11: what is there when the pool is laid
        position.board.stays = last_row_of(deck) - FIRST_ROWS - 1
    position.legal = []
    return position
