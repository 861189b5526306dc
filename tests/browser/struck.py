"""A server whose knights, if they are seat 1's, begin under attack, so that no luck is needed.

`python -m tests.browser.struck PORT DATABASE [JSON]`, as `tests.web.serve`.
"""

from plansza.core import Chance, Position, Setup
from plansza.games import GAMES
from plansza.games.drako.game import Drako
from tests.rules.drako.helper import play, position
from tests.web import serve

FIGURES = "knight:c3/3 archer1:e1 archer2:e3 thrower:b2 berserker:a3"


class StruckDrako(Drako):
    """Drako from the moment on that a test is about: the thrower strikes the knight, hard."""

    def start(self, setup: Setup, chance: Chance) -> Position:
        if (setup["duel"], setup["first"]) != ("knights-trolls", "1"):
            return super().start(setup, chance)
        hands = ("A-1|S Bow-2 Bow-2", "A-3 M1-3")
        struck = position("knights-trolls", FIGURES, turn=1, hands=hands)
        play(struck, "play:A-3", "use1", "throwerxknight")
        struck.setup, struck.chance = setup, chance
        return struck


GAMES.register(StruckDrako())

if __name__ == "__main__":
    serve.main()
