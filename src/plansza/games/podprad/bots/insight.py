"""What bots may ask: how good a move looks, how the game stands, and what is worth a thought.

At a glance a move is as good as the best end of the turn that it leads to. A search thinks in whole
turns: it follows only the steps of good plans, and judges a position by playing the game on.
"""

from math import exp
from typing import Final

from plansza.core.chance import FastChance, split
from plansza.core.contract import Insight, Phrase, Position
from plansza.games.podprad.bots import reasons
from plansza.games.podprad.bots.forecast import Forecast
from plansza.games.podprad.bots.outlook import Outlook, last_row
from plansza.games.podprad.bots.plans import Planner
from plansza.games.podprad.bots.turns import TurnSearch
from plansza.games.podprad.rules import laying
from plansza.games.podprad.rules.board import FEEDING, LAYING, MOVING, Board
from plansza.games.podprad.rules.components import NOTHING
from plansza.games.podprad.rules.moves import MOVES, TILE, TOKEN
from plansza.games.podprad.rules.position import PodPradPosition

RIVALS_SHARE: Final = 0.5  # how much a layer minds what the tiles do to others
# From a lead in points to a chance to win, by the number of rounds left; fitted to games between
# greedy players, of two and of four, and what a forecast expected of them.
STEEPNESS_OF_TWO: Final = 3.0
STEEPNESS: Final = 7.5
LOOKS: Final = 8  # forecasts, where luck is to come, for one steady judgement
LAST_ROUNDS: Final = 2  # R11: the river lasts so many rounds more than it has rows

PLANS: Final = 12  # the best ones of a turn are followed
WAYS_OF_A_TOKEN: Final = 2  # considered for each number of points
REMEMBERED: Final = 10_000  # positions: a search asks for the same ones again and again
PLAN_SPREAD: Final = 0.5  # in points: how much better a plan must look to be e times likelier
TILE_SPREAD: Final = 0.3
NO_PLAN: Final = -100.0


class PodPradInsight(Insight):
    """Everything lies open but the luck to come, so that all seats know the same."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], dict[int, float]] = {}

    def rate(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(position, PodPradPosition)
        if position.board.phase == LAYING:
            return [_rate_tile(position.board, seat, move) for move in moves]
        search = TurnSearch(position.board, position.options)
        return [search.rate(move) for move in moves]

    def value(self, position: Position, seat: int) -> float:
        """With luck of its own: what the position will really draw is nobody's knowledge."""
        twin, luck, total = position.copy(), FastChance(), 0.0
        for _ in range(LOOKS):
            twin.chance = split(luck)
            total += self.values(twin)[seat]
        return total / LOOKS

    def values(self, position: Position) -> list[float]:
        """The chances to win, as one forecast of the rest of the game sees them."""
        assert isinstance(position, PodPradPosition)
        board, result = position.board, position.result
        if result is not None:
            return [
                (1.0 if seat in result.winners else 0.0) / len(result.winners)
                if result.winners
                else 1.0 / board.seats
                for seat in range(board.seats)
            ]
        if board.round == 0:  # all salmon are in the sea: the river is the same for everybody
            return [1.0 / board.seats] * board.seats
        left = max(last_row(board) + LAST_ROUNDS - board.round, 1)
        forecast = Forecast(board, position.options, position.chance)
        forecast.run()
        steepness = STEEPNESS_OF_TWO if board.seats == 2 else STEEPNESS
        return chances_to_win(forecast.scores(), steepness / left)

    def weigh(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(position, PodPradPosition)
        phase = position.board.phase
        if phase == LAYING:
            return [rating / TILE_SPREAD for rating in self.rate(position, seat, moves)]
        if phase != MOVING:
            return [0.0] * len(moves)
        planned = self._planned(position)
        return [planned.get(move, NO_PLAN) / PLAN_SPREAD for move in moves]

    def worthwhile(self, position: Position, seat: int, moves: list[int]) -> list[int]:
        assert isinstance(position, PodPradPosition)
        board = position.board
        if board.phase == LAYING:
            return self._tiles(position, seat, moves)
        if board.phase == FEEDING:
            return moves[-1:]  # R6: of a pair one is left
        if board.phase != MOVING:
            return moves
        planned = self._planned(position)
        return [move for move in moves if move in planned] or moves

    def why(self, position: Position, seat: int, move: int) -> list[Phrase]:
        assert isinstance(position, PodPradPosition)
        return reasons.why(position.board, position.options, seat, move)

    def _tiles(self, position: PodPradPosition, seat: int, moves: list[int]) -> list[int]:
        """R7: in which order tiles are laid does not matter; U3: the first rows decide little."""
        if MOVES.kind(moves[0]) is TILE:
            return moves[:1]
        if position.board.round == 0:
            ratings = self.rate(position, seat, moves)
            return [moves[ratings.index(max(ratings))]]
        return moves

    def _planned(self, position: PodPradPosition) -> dict[int, float]:
        """The steps that good plans go on with, and what the best of those plans hopes for."""
        board = position.board
        now = [board.seat, board.round, board.points, board.token, board.spare]
        now.append(1 if position.options.only_token else 0)
        key = tuple(board.tokens + board.tiles + board.done + now)
        steps = self.known.get(key)
        if steps is None:
            steps = planned_steps(position)
            if len(self.known) >= REMEMBERED:
                self.known.clear()  # another thread may be looking, so nothing is read after this
            self.known[key] = steps
        return steps


def planned_steps(position: PodPradPosition) -> dict[int, float]:
    """The next step of every good plan: which token, or where the chosen one goes."""
    board = position.board.copy()
    token, board.token = board.token, NOTHING
    steps: dict[int, float] = {}
    followed = 0
    for plan in Planner(board, position.options, Outlook(board), WAYS_OF_A_TOKEN).find():
        moves = plan.moves()
        if token == NOTHING or moves[0] == TOKEN.at(token):
            step = moves[0] if token == NOTHING else moves[1]
            steps[step] = max(plan.hope, steps.get(step, NO_PLAN))
            followed += 1
            if followed == PLANS:
                break
    return steps


def chances_to_win(points: list[float], steepness: float) -> list[float]:
    """Every seat's share when points are turned into chances."""
    best = max(points)
    weights = [exp(steepness * (each - best)) for each in points]
    total = sum(weights, 0.0)
    return [weight / total for weight in weights]


def _rate_tile(board: Board, seat: int, move: int) -> float:
    """What a tile brings the layer, less what it brings the others; a choice of tile is worth
    its best place."""
    twin = board.copy()
    laying.make(twin, move, None)
    if MOVES.kind(move) is TILE:
        return max([_rate_tile(twin, seat, further) for further in laying.choices(twin)])
    hopes = Outlook(twin).hopes()
    rivals = (sum(hopes) - hopes[seat]) / (twin.seats - 1)
    return hopes[seat] - RIVALS_SHARE * rivals
