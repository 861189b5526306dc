"""Pod Prąd: how sure a lead is, in points that a forecast of the rest of the game expects."""

from benchmarks.fit.moments import Moment, Task
from plansza.core.chance import FastChance
from plansza.core.contract import Position
from plansza.core.setup import Setup
from plansza.games.podprad import GAME
from plansza.games.podprad.bots.forecast import Forecast
from plansza.games.podprad.bots.insight import LAST_ROUNDS, STEEPNESS, STEEPNESS_OF_TWO
from plansza.games.podprad.bots.outlook import last_row
from plansza.games.podprad.rules.position import PodPradPosition

TWO, MORE = "two players", "more players"
NAMES = {TWO: "STEEPNESS_OF_TWO", MORE: "STEEPNESS"}


class PodPradTask(Task):
    """One number for two players, and one for more: four play here."""

    game = GAME
    keep = 0.05  # every position is quiet in this game
    games = 600
    noise = 0.0

    def setup(self, number: int) -> Setup:
        return GAME.setup(2 if number % 2 else 4)

    def look(self, position: Position) -> list[Moment]:
        """With luck of its own, as a search would: the true one knows what comes."""
        assert isinstance(position, PodPradPosition)
        board = position.board
        if board.round == 0:
            return []
        twin = position.copy()
        twin.chance = FastChance(len(board.tokens) * sum(board.tokens) + board.points)
        forecast = Forecast(board, position.options, twin.chance)
        forecast.run()
        left = max(last_row(board) + LAST_ROUNDS - board.round, 1)
        return [
            Moment(
                TWO if board.seats == 2 else MORE,
                rivals=list(range(board.seats)),
                traits=[[points / left] for points in forecast.scores()],
                known=[0.0] * board.seats,
                judged=GAME.insight.values(twin),
            )
        ]

    def parts(self) -> list[str]:
        return [TWO, MORE]

    def current(self, part: str) -> list[float]:
        return [STEEPNESS_OF_TWO if part == TWO else STEEPNESS]

    def source(self, fitted: dict[str, list[float]]) -> str:
        return "\n".join(f"{NAMES[part]}: Final = {found[0]:.1f}" for part, found in fitted.items())
