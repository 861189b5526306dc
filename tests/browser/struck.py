"""A server whose knights, if they are seat 1's, begin under attack, and whose trolls begin beside a
dragon without cards, so that no luck is needed.

`python -m tests.browser.struck PORT DATABASE [JSON]`, as `tests.web.serve`.
"""

from plansza.core import Chance, Position, Setup
from plansza.games import GAMES
from plansza.games.drako.game import Drako
from plansza.games.drako.rules.position import DrakoPosition
from tests.rules.drako.helper import play, position
from tests.web import serve

FIGURES = "knight:c3/3 archer1:e1 archer2:e3 thrower:b2 berserker:a3"


def struck() -> DrakoPosition:
    """The thrower strikes the knight, hard."""
    hands = ("A-1|S Bow-2 Bow-2", "A-3 M1-3")
    begun = position("knights-trolls", FIGURES, turn=1, hands=hands)
    play(begun, "play:A-3", "use1", "throwerxknight")
    return begun


def facing() -> DrakoPosition:
    """The thrower beside the dragon, who has nothing to answer with."""
    figures = "thrower:b2 berserker:e1 dragon:c3"
    return position("trolls-dragon", figures, hands=("A-3 A-2|M1-1", ""))


MOMENTS = {"knights-trolls": struck, "trolls-dragon": facing}


class StruckDrako(Drako):
    """Drako from the moments on that tests are about."""

    def start(self, setup: Setup, chance: Chance) -> Position:
        if setup["duel"] not in MOMENTS or setup["first"] != "1":
            return super().start(setup, chance)
        begun = MOMENTS[setup["duel"]]()
        begun.setup, begun.chance = setup, chance
        return begun


GAMES.register(StruckDrako())

if __name__ == "__main__":
    serve.main()
