"""How a game may go on: to its end, every seat makes the most hopeful plan of each turn.

Tiles that nobody knows yet are drawn, laid and turned by lot; many forecasts even that out.
"""

from typing import Final

from plansza.core.chance import Chance
from plansza.games.podprad.bots.outlook import Outlook
from plansza.games.podprad.bots.plans import Plan, Planner
from plansza.games.podprad.rules import crumbling, laying, movement, scoring
from plansza.games.podprad.rules.board import FEEDING, LAYING, MOVING, PUSHING, Board, Options
from plansza.games.podprad.rules.components import CURRENT, NOTHING, POINTS
from plansza.games.podprad.rules.moves import JUMP, MOVES, TOKEN
from plansza.games.podprad.rules.river import POOL_TOKENS

WAYS_OF_A_TOKEN: Final = 1  # considered for each number of points
SALMON_AHEAD: Final = 0.1  # E3: more salmon break a tie


class Forecast:
    """A board of its own that is played on; the first rows must lie there."""

    def __init__(self, board: Board, options: Options, chance: Chance) -> None:
        self.board = board.copy()
        self.options = options
        self.chance = chance.copy()
        self.over = False
        self.before: list[int] = []  # the tokens as the round began

    def run(self) -> None:
        """Play to the end of the game."""
        board = self.board
        if board.phase != LAYING:
            self._finish_turn()
            self._finish_round()
        while not self.over:
            if not board.last:
                self._lay_row()
            self._begin_round()
            self._finish_round()

    def scores(self) -> list[float]:
        """E2, E3: the points of every seat, a little more for the salmon that break ties."""
        board = self.board
        return [
            scoring.score(board, seat) + SALMON_AHEAD * scoring.salmon_home(board, seat)
            for seat in range(board.seats)
        ]

    # -- tiles ------------------------------------------------------------------------------------

    def _lay_row(self) -> None:
        """R7, R9: the tiles that are revealed and those yet to be drawn, anywhere."""
        board, chance = self.board, self.chance
        last = laying.is_last_row(board)
        free = laying.free_spots(board)
        while len(board.held) < free and board.tiles_left():
            laying.draw(board, chance)
        while board.held:
            board.tile = board.held[chance.below(len(board.held))]
            moves = laying.choices(board)
            laying.make(board, moves[chance.below(len(moves))], None)
        if last:
            laying.lay_pool(board, None)

    # -- rounds -----------------------------------------------------------------------------------

    def _begin_round(self) -> None:
        """R7, D1: the marker has passed to the left, but not with two players."""
        board = self.board
        board.round += 1
        self.before = board.tokens[:]
        if board.seats > 2:
            board.first = (board.first + 1) % board.seats
        board.seat = board.first
        if board.afloat[board.first]:
            self._turn(board.first)

    def _finish_round(self) -> None:
        """The turns of the other seats, then R8 and R9."""
        board = self.board
        seat = (board.seat + 1) % board.seats
        while seat != board.first:
            if board.afloat[seat]:
                self._turn(seat)
            seat = (seat + 1) % board.seats
        if not board.is_empty():
            crumbling.remove_row(board, None)
        if board.is_empty():
            self.over = True
        elif board.last:
            crumbling.advance(board, None)
            self.over = self.options.fastest and crumbling.someone_is_fastest(board)
            if not crumbling.goes_on(board) and board.tokens == self.before:
                self.over = True  # nobody has a plan that he would follow
        else:
            board.top += 1

    # -- turns ------------------------------------------------------------------------------------

    def _turn(self, seat: int) -> None:
        board = self.board
        board.seat = seat
        board.points = POINTS
        board.phase = PUSHING
        board.due = []
        if self.options.currents != "off":
            for token in board.own(seat):
                if token < POOL_TOKENS and board.kind(token // 2) == CURRENT:
                    board.due.append(token)
        self._finish_turn()

    def _finish_turn(self) -> None:
        """Pushed, moved, fed: what is left of a turn."""
        board = self.board
        if board.phase == PUSHING:
            self._push()
        if board.phase != FEEDING:
            self._spend()
            board.fed = NOTHING
        moves = movement.heron_choices(board)
        while moves:
            movement.make(board, self.options, moves[-1], None)  # R6: of a pair one is left
            moves = movement.heron_choices(board)

    def _push(self) -> None:
        """W5: in the order in which they wait."""
        board = self.board
        moves = movement.push_choices(board) if board.due else []
        while moves:
            movement.make(board, self.options, moves[0], None)
            moves = movement.push_choices(board)
        board.due = []
        board.phase = MOVING

    def _spend(self) -> None:
        """The best plan, and again while there are points left for another."""
        board = self.board
        board.token = NOTHING
        left = board.points + 1
        while 0 < board.points < left:
            left = board.points
            for plan in Planner(board, self.options, Outlook(board), WAYS_OF_A_TOKEN).find():
                self._follow(plan)
                if board.points < left:
                    break
        board.points = 0
        board.done = []

    def _follow(self, plan: Plan) -> None:
        """Make the steps of a plan as far as they are possible: its tokens may meet."""
        board, options = self.board, self.options
        for move in plan.moves():
            kind, what, _ = MOVES.parts(move)
            if kind is TOKEN:
                board.token = what
            elif board.token in board.own(board.seat):
                cost = movement.jump_cost(board.token // 2, what) if kind is JUMP else 1
                if cost <= board.points and board.has_room(what):
                    movement.make(board, options, move, None)
        board.token = NOTHING
