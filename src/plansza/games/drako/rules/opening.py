"""Before the first turn: the opening redraw (O2) and the figures' places (B2)."""

from plansza.core.contract import Tell
from plansza.games.drako.rules.board import ACTING, PLACING, REDRAWING, far_from_dragon
from plansza.games.drako.rules.components import ARCHER, FIGURE_NAMES, KNIGHTS, OTHER_ARCHER
from plansza.games.drako.rules.duels import FREE
from plansza.games.drako.rules.fields import FIELD_NAMES
from plansza.games.drako.rules.moves import GO, MOVES
from plansza.games.drako.rules.state import DrakoState, tell_drawn


def begin(state: DrakoState, tell: Tell | None) -> None:
    """O2, B2: first the redraws, then whatever is placed by choice, then the first turn."""
    state.board.turn = state.options.starts
    if state.options.redraw:
        state.board.phase = REDRAWING
    else:
        place_next(state, tell)


# -- the opening hand -----------------------------------------------------------------------------


def decide_hand(state: DrakoState, role: int, again: bool, tell: Tell | None) -> None:
    """O2: once each, the starting side first."""
    state.tell(tell, "redraw" if again else "keep", role)
    if again:
        state.opening_again(role)
        tell_drawn(state, tell, role, state.hands[role])
    if role == state.options.starts:
        state.board.turn = 1 - role
    else:
        place_next(state, tell)


# -- the figures' places --------------------------------------------------------------------------


def waiting(state: DrakoState, role: int) -> list[int]:
    """The figures still to be placed; of two archers, who are alike, only the first."""
    found = [figure for figure in state.options.figures[role] if not state.board.alive(figure)]
    if ARCHER in found and OTHER_ARCHER in found:
        found.remove(OTHER_ARCHER)
    return found


def fields_for(state: DrakoState, role: int) -> list[int]:
    """B2: the owner's fields that are free, or all fields not next to the dragon."""
    board = state.board
    if state.options.placings[role] == FREE:
        return far_from_dragon(board)
    return sorted([field for field in state.options.camps[role].start if board.field[field] < 0])


def placings(state: DrakoState, role: int) -> list[int]:
    """B2: every waiting figure on every field left."""
    fields = fields_for(state, role)
    return [GO.at(figure, field) for figure in waiting(state, role) for field in fields]


def place(state: DrakoState, role: int, figure: int, field: int, tell: Tell | None) -> None:
    """B2, P3: the figure takes its field, which is the knights' to return to."""
    board = state.board
    board.put(figure, field)
    board.placed += 1
    state.tell(tell, "place", role, figure=FIGURE_NAMES[figure], field=FIELD_NAMES[field])
    if state.options.sides[role] == KNIGHTS and field not in board.homes:
        board.homes = sorted([*board.homes, field])


def place_next(state: DrakoState, tell: Tell | None) -> None:
    """B2: ask for the next figure, unless there is nothing to choose; at last, the first turn."""
    board = state.board
    order = state.options.placing
    while board.placed < len(order):
        role = order[board.placed]
        choices = placings(state, role)
        if len(choices) > 1:
            board.phase = PLACING
            board.turn = role
            return
        _, figure, field = MOVES.parts(choices[0])
        place(state, role, figure, field, tell)
    board.phase = ACTING
    board.turn = state.options.starts
    board.actions = 1
    board.fresh = True
