"""Which lessons fit whoever lost a game, the best first."""

from plansza.core.contract import View
from plansza.games.podprad.rules.river import LOST, salmon_of
from plansza.games.podprad.rules.scoring import spawners
from plansza.games.podprad.rules.view import PodPradView

EATEN = ("hunters", "jump", "crumble")
SWEPT_AWAY = ("crumble", "hunters", "jump")
SLOW = ("spawn", "jump", "swim")
MANY = 2  # tokens


def lessons_after(view: View) -> list[str]:
    """A single salmon in the pool has met a hunter. Of a token that is lost nobody knows who took
    it; but whoever lost several has mostly been too late for the crumbling river."""
    assert isinstance(view, PodPradView)
    assert view.seat is not None
    board = view.state.board
    lost = board.own(view.seat).count(LOST)
    singles = sum([salmon_of(token) == 1 for token in spawners(board, view.seat)])
    if lost >= MANY and lost > singles:
        return list(SWEPT_AWAY)
    return list(EATEN if singles + lost >= MANY else SLOW)
