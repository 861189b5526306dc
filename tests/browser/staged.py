"""A server whose Battalia begins where a test wants it, so that no luck is needed.

`python -m tests.browser.staged PORT DATABASE [JSON]`, as `tests.web.serve`. With three players the
first one holds all he needs for a city, a battle, a gate and a new unit; with four in the valleys
his hero stands where there is something to explore. Any other set-up begins as always.
"""

from plansza.core import Chance, Position, Setup
from plansza.games import GAMES
from plansza.games.battalia.game import Battalia
from plansza.games.battalia.rules.board import ACT
from plansza.games.battalia.rules.components import CARD_NUMBERS, LETTERS
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.squares import CENTRES, GATES, NEUTRALS, plan
from tests.web import serve

WAR = "{0}Freeman {0}Freeman {0}Freeman {0}Chief {0}Lord {0}Weapon" + 5 * " Supply"
EXPEDITION = "{0}Freeman {0}Freeman Supply"


class StagedBattalia(Battalia):
    """Battalia from the moment on that a test is about."""

    def start(self, setup: Setup, chance: Chance) -> Position:
        position = super().start(setup, chance)
        assert isinstance(position, BattaliaPosition)
        if setup.seats == 3:
            open_up(position, WAR)
            position.board.heroes[:2] = [plan(3, GATES)[0], plan(3, NEUTRALS)[0]]
        elif setup.seats == 4 and setup["valleys"] != "off":
            open_up(position, EXPEDITION)
            position.board.heroes[0] = CENTRES[0]
        return position


def open_up(position: BattaliaPosition, hand: str) -> None:
    """Skip the opening; the first seat begins with this hand."""
    while position.board.phase != ACT:
        seat = position.to_move[0]
        position.step(seat, position.legal_moves(seat)[0])
    board = position.board
    board.first = board.turn = board.seat = 0
    names = hand.format(LETTERS[board.colour[0]]).split()
    position.hands[0] = sorted(CARD_NUMBERS[name] for name in names)
    board.held[0] = len(names)


GAMES.register(StagedBattalia())

if __name__ == "__main__":
    serve.main()
