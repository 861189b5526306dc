"""Which lessons fit whoever lost a duel, the best first."""

from plansza.core.contract import View
from plansza.games.drako.rules.components import SIDE_NAMES, TROLLS
from plansza.games.drako.rules.view import DrakoView

# How a duel ends when cards run out.
BY_THE_DECK = {
    *("trolls-out", "knights-out", "dwarves-out", "dwarves-outlast"),
    *("outnumbered", "even-numbers"),
}


def lessons_after(view: View) -> list[str]:
    """Where the deck decided, that the deck is a clock; else what one's own side can do. Trolls may
    watch the last turns of a duel."""
    assert isinstance(view, DrakoView)
    assert view.seat is not None
    state = view.state
    side = state.options.sides[state.board.role(view.seat)]
    reason = "" if state.result is None else state.result.reason
    found = [SIDE_NAMES[side], "strike"]
    if side == TROLLS:
        found.insert(1, "duel")
    return ["clock", *found] if reason in BY_THE_DECK else found
