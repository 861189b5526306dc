"""Bots for `plansza bot run`: a fair one, and some that give trouble."""

import time

from plansza.core import Chance, Game, View


class MyBot:
    """Any legal move of a game that fits what its seat knows."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, chance: Chance) -> int:
        assert view.seat is not None
        moves = self.game.imagine(view, chance).legal_moves(view.seat)
        return moves[chance.below(len(moves))]


class Faulty:
    """Finds nothing, and wants no game."""

    def choose(self, view: View, chance: Chance) -> int:
        raise LookupError("no idea")


class Slow(MyBot):
    """Thinks for longer than any clock lasts."""

    def choose(self, view: View, chance: Chance) -> int:
        time.sleep(3.0)
        return super().choose(view, chance)
