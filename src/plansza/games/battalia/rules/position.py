"""The position: what may be done at every step, and what a move does."""

from plansza.core.chance import Chance
from plansza.core.contract import NO_MOVE, Tell
from plansza.core.errors import IllegalMove
from plansza.core.setup import Setup
from plansza.core.state import Outcome
from plansza.games.battalia.rules import imagination, refusals
from plansza.games.battalia.rules.board import ACT, OVER, SNIPING, VIGIL, WARY
from plansza.games.battalia.rules.components import NOTHING
from plansza.games.battalia.rules.options import Options
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.steps import STEPS
from plansza.games.battalia.rules.turn import opening
from plansza.games.battalia.rules.variants import alliance, bridge, vigil
from plansza.games.battalia.rules.view import BattaliaView, show


class BattaliaPosition(BattaliaState):
    """The whole truth of a game."""

    @property
    def to_move(self) -> tuple[int, ...]:
        return alliance.movers(self.board)

    def mover(self) -> int:
        return alliance.first_mover(self.board)

    def stop(self, outcome: Outcome) -> None:
        self.result = outcome
        self.board.phase = OVER

    def copy(self) -> "BattaliaPosition":
        twin = BattaliaPosition()
        self.copy_into(twin)
        return twin

    def view(self, seat: int | None) -> BattaliaView:
        seen = BattaliaPosition()
        show(self, seat, seen)
        return BattaliaView(seen, seat)

    def reimagine(self, seat: int, chance: Chance) -> None:
        imagination.deal_hidden(self, seat, chance)

    def explain(self, seat: int, move: int) -> IllegalMove:
        before = alliance.take_over(self.board, seat)
        reason = refusals.explain(self, seat, move)
        alliance.take_over(self.board, before)
        return reason

    def legal_moves(self, seat: int) -> list[int]:
        board = self.board
        if board.phase == ACT:
            return self._offers(seat)
        return STEPS[board.phase].choices(self) if seat == board.seat else []

    def _offers(self, seat: int) -> list[int]:
        """Q12: what this ally could begin now."""
        if not alliance.may_move(self.board, seat):
            return []
        before = alliance.take_over(self.board, seat)
        found = STEPS[ACT].choices(self)
        alliance.take_over(self.board, before)
        return found

    def forced(self) -> int:
        alone = len(self.to_move) == 1
        return STEPS[self.board.phase].forced(self) if alone else NO_MOVE

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        board = self.board
        alliance.take_over(board, seat)
        if board.phase != WARY and board.phase != VIGIL:
            board.heard = 0
        STEPS[board.phase].play(self, move, tell)
        if self.options.secret_draft:
            for owner in range(board.seats):
                self.unmask(owner)
        if board.vale.due != NOTHING and board.phase == ACT:
            bridge.settle(self)
        if self.options.bilkarr and board.phase in (ACT, SNIPING):
            vigil.keep(self)


def start(setup: Setup, chance: Chance) -> BattaliaPosition:
    """A7: a new game."""
    position = blank(setup)
    position.chance = chance
    opening.set_up(position)
    return position


def blank(setup: Setup) -> BattaliaPosition:
    """A table at which nothing has been set up."""
    position = BattaliaPosition()
    position.setup = setup
    position.options = Options(setup)
    position.clear()
    return position
