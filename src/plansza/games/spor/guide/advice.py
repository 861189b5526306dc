"""Which lessons fit whoever lost a game, the best first."""

from plansza.core.contract import View
from plansza.games.spor.rules.components import ATTACKER
from plansza.games.spor.rules.view import SporView

ATTACKING = ("proof", "formations", "goal")
LONG_ATTACK = ("retreat", "proof", "formations")
DEFENDING = ("defence", "formations", "goal")
LOST_A_DAM = ("retreat", "defence", "formations")
TACTICS = ("tricks", "elites")
SOME = 2  # damaged dams after which more of the same does not help: the board must be cleared


def lessons_after(view: View) -> list[str]:
    """An attacker who took some dams learns to start afresh, one who did not learns not to wait; a
    defender learns what broke his river."""
    assert isinstance(view, SporView)
    assert view.seat is not None
    state, board = view.state, view.state.board
    reason = "" if state.result is None else state.result.reason
    if board.role(view.seat) == ATTACKER:
        found = LONG_ATTACK if board.damaged_dams() >= SOME else ATTACKING
    else:
        found = LOST_A_DAM if reason == "destroyed" else DEFENDING
    return [*found, *(TACTICS if state.setup["tactics"] == "on" else ())]
