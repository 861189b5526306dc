"""The bot `greedy-1`."""

from typing import Final

from plansza.bots import Bot, plays_only
from plansza.core.chance import Chance
from plansza.core.contract import Game, Insight, View
from plansza_opponents.greedy_1.battalia import BattaliaInsight
from plansza_opponents.greedy_1.drako import DrakoInsight
from plansza_opponents.greedy_1.podprad import PodPradInsight
from plansza_opponents.greedy_1.spor import SporInsight

NAME: Final = "greedy-1"
INSIGHTS: Final[dict[str, Insight]] = {
    "battalia": BattaliaInsight(),
    "drako": DrakoInsight(),
    "podprad": PodPradInsight(),
    "spor": SporInsight(),
}


class Greedy1Bot(Bot):
    """The move that looked best at a glance in version 1; equals are drawn by lot."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        if game.id not in INSIGHTS:
            raise plays_only(NAME, game, INSIGHTS)
        self.insight = INSIGHTS[game.id]

    def choose(self, view: View, chance: Chance) -> int:
        best = self.best_moves(view, chance)
        return best[chance.below(len(best))] if len(best) > 1 else best[0]

    def best_moves(self, view: View, chance: Chance) -> list[int]:
        """The moves it draws from."""
        assert view.seat is not None
        position = self.game.imagine(view, chance)
        moves = position.legal_moves(view.seat)
        if len(moves) == 1:
            return moves
        ratings = self.insight.rate(position, view.seat, moves)
        best = max(ratings)
        return [move for move, rating in zip(moves, ratings, strict=True) if rating == best]
