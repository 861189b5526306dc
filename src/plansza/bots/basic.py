"""The interface of all bots, and the two simplest: any move, and the best at a glance."""

from plansza.core.chance import Chance
from plansza.core.contract import Game, Position, View
from plansza.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves for a seat from its view; all its luck comes from `chance`."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, chance: Chance) -> int:
        """A legal move of the view's seat, which is to move."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    def choose(self, view: View, chance: Chance) -> int:
        assert view.seat is not None
        return self.game.imagine(view, chance).random_move(view.seat, chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """The move that looks best at a glance; equals are drawn by lot."""

    def choose(self, view: View, chance: Chance) -> int:
        assert view.seat is not None
        position = self.game.imagine(view, chance)
        return self.best(position, view.seat, position.legal_moves(view.seat), chance)

    def best(self, position: Position, seat: int, moves: list[int], chance: Chance) -> int:
        """The best of these moves."""
        if len(moves) == 1:
            return moves[0]
        ratings = self.game.insight.rate(position, seat, moves)
        best = max(ratings)
        equals = [move for move, rating in zip(moves, ratings, strict=True) if rating == best]
        return equals[chance.below(len(equals))]
