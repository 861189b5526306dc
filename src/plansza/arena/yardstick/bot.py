"""The bot `greedy-1`."""

from typing import Final

from plansza.arena.yardstick.battalia import BattaliaYardstick
from plansza.arena.yardstick.drako import DrakoYardstick
from plansza.arena.yardstick.podprad import PodPradYardstick
from plansza.arena.yardstick.spor import SporYardstick
from plansza.bots.basic import Bot
from plansza.bots.levels import UnknownBot
from plansza.core.chance import Chance
from plansza.core.contract import Game, Insight, View
from plansza.core.native import mypyc_attr

NAME: Final = "greedy-1"
MEASURES: Final[dict[str, Insight]] = {
    "battalia": BattaliaYardstick(),
    "drako": DrakoYardstick(),
    "podprad": PodPradYardstick(),
    "spor": SporYardstick(),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class YardstickBot(Bot):
    """The move that looked best at a glance in version 1; equals are drawn by lot."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        if game.id not in MEASURES:
            names = ", ".join(MEASURES)
            raise UnknownBot(
                "no-yardstick",
                f"{NAME} does not play {game.id}; its games: {names}",
                {"bot": NAME, "game": game.id, "names": names},
            )
        self.measure = MEASURES[game.id]

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
        ratings = self.measure.rate(position, view.seat, moves)
        best = max(ratings)
        return [move for move, rating in zip(moves, ratings, strict=True) if rating == best]
