"""The rules in the game's own words; `plansza.core.guide` says how to add pictures and tables."""

from plansza.core import FastChance
from plansza.core.guide import Illustration

from stub import GAME


def table() -> Illustration:
    """The first position of a game for three, as the first player sees it."""
    position = GAME.start(GAME.setup(3), FastChance(seed=2))
    return Illustration(position.view(0), tuple(position.legal_moves(0)))


PICTURES = {"table": table}
