"""The position of a game: the contract's questions, answered by the step that is due."""

from typing import Final

from plansza.core.chance import Chance
from plansza.core.contract import NO_MOVE, NOBODY, Tell
from plansza.core.errors import IllegalMove
from plansza.core.setup import Setup
from plansza.core.state import Outcome
from plansza.games.drako.rules import imagination, opening, steps
from plansza.games.drako.rules.board import CARRYING, OVER, options_of
from plansza.games.drako.rules.state import DrakoState
from plansza.games.drako.rules.steps import STEPS
from plansza.games.drako.rules.view import DrakoView, show

FIRST_SEAT: Final[tuple[int, ...]] = (0,)
OTHER_SEAT: Final[tuple[int, ...]] = (1,)


class DrakoPosition(DrakoState):
    """The whole truth of a duel, or of a match of two."""

    @property
    def to_move(self) -> tuple[int, ...]:
        board = self.board
        if board.phase == OVER:
            return ()
        return OTHER_SEAT if board.seat(board.asked()) else FIRST_SEAT

    def mover(self) -> int:
        board = self.board
        return NOBODY if board.phase == OVER else board.seat(board.asked())

    def stop(self, outcome: Outcome) -> None:
        self.result = outcome
        self.board.phase = OVER

    def legal_moves(self, seat: int) -> list[int]:
        board = self.board
        role = board.role(seat)
        if board.phase == OVER or role != board.asked():
            return []
        return STEPS[board.phase].choices(self, role)

    def random_move(self, seat: int, chance: Chance) -> int:
        board = self.board
        return STEPS[board.phase].any_choice(self, board.role(seat), chance)

    def playout(self, chance: Chance, limit: int) -> int:
        made = 0  # the step that is due is asked for its role: nobody turns it into a seat and back
        while made < limit and self.board.phase != OVER:
            step, role = STEPS[self.board.phase], self.board.asked()
            step.play(self, role, step.any_choice(self, role, chance), None)
            made += 1
        return made

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        board = self.board
        STEPS[board.phase].play(self, board.role(seat), move, tell)

    def forced(self) -> int:
        """Where one figure can do one thing with the card in play: the board tells everybody. What
        depends on a hand is asked, whatever is in it, and so is whether luck is to be drawn or a
        card to be laid aside for nothing."""
        if self.board.phase != CARRYING:
            return NO_MOVE
        choices = STEPS[CARRYING].choices(self, self.board.turn)
        return choices[0] if len(choices) == 1 else NO_MOVE

    def explain(self, seat: int, move: int) -> IllegalMove:
        return steps.explain(self, self.board.role(seat), move)

    def copy(self) -> "DrakoPosition":
        twin = DrakoPosition()
        self.copy_into(twin)
        return twin

    def view(self, seat: int | None) -> DrakoView:
        seen = DrakoPosition()
        show(self, seat, seen)
        return DrakoView(seen, seat)

    def reimagine(self, seat: int, chance: Chance) -> None:
        imagination.deal_hidden(self, self.board.role(seat), chance)


def start(setup: Setup, chance: Chance) -> DrakoPosition:
    """T1: settle who plays which side, deal, and ask for what comes before the first turn."""
    chosen = setup["first"]
    first = chance.below(2) if chosen == "random" else int(chosen) - 1
    position = _at_table(setup)
    position.chance = chance
    position.deal(first)
    opening.begin(position, None)
    return position


def blank(setup: Setup) -> DrakoPosition:
    """A table at which nothing has been dealt."""
    position = _at_table(setup)
    position.clear(0)
    return position


def _at_table(setup: Setup) -> DrakoPosition:
    """A position that knows its options and nothing else."""
    position = DrakoPosition()
    position.setup = setup
    position.options = options_of(setup)
    position.legs = []
    return position
