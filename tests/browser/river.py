"""A server whose Pod Prąd begins where a test wants it, so that no luck is needed.

`python -m tests.browser.river PORT DATABASE [JSON]`, as `tests.web.serve`. With two players the
first one has a heron and an eagle before him, with three the spawning pool. Any other set-up
begins as always.
"""

from plansza.core import Chance, Position, Setup
from plansza.games import GAMES
from plansza.games.podprad.game import PodPrad
from plansza.games.podprad.rules.position import PodPradPosition
from tests.rules.podprad.helper import position
from tests.web import serve


class StagedPodPrad(PodPrad):
    """Pod Prąd from the moment on that a test is about."""

    def start(self, setup: Setup, chance: Chance) -> Position:
        begun = super().start(setup, chance)
        assert isinstance(begun, PodPradPosition)
        if setup.seats == 2:
            hunted = ["L4:2 R6:2", "C6:2 R7:2"]
            begun.board = position("L5=heron L6=eagle", hunted, seats=2, round=4).board
        elif setup.seats == 3:
            near = ["L10:2 R8:1", "R9:2", "L9:2"]
            begun.board = position(tokens=near, seats=3, round=8, last=10, points=3).board
        begun.restore()
        return begun


GAMES.register(StagedPodPrad())

if __name__ == "__main__":
    serve.main()
