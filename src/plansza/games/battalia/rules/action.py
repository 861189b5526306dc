"""What every action of a turn is: something that is begun, and most often paid for with a line."""

from plansza.core.contract import Tell
from plansza.games.battalia.rules.state import BattaliaState


class Action:
    """One action; each stands in the module of its chapter, and `turn/actions.py` lists them."""

    def begin(self, s: BattaliaState, what: int, more: int, tell: Tell | None) -> None:
        """It is named, with the parts of its move: what must be paid is asked, or it is done."""
        raise NotImplementedError

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        """Its line is paid."""
        raise NotImplementedError
