"""What follows by itself (T1–T4, T7): from attack to wounds, from action to action, from turn to
turn."""

from plansza.core.contract import Tell
from plansza.games.drako.rules import ending, fighting, reaction
from plansza.games.drako.rules.board import ACTING, ASSIGNING, DODGING, REACTING
from plansza.games.drako.rules.components import ACTIONS
from plansza.games.drako.rules.state import DrakoState

# -- attacks and answers --------------------------------------------------------------------------


def all_declared(state: DrakoState, tell: Tell | None) -> None:
    """T6, T7: unequal values are assigned, then the defender is asked."""
    if fighting.must_assign(state.board):
        state.board.phase = ASSIGNING
    else:
        open_window(state, tell)


def open_window(state: DrakoState, tell: Tell | None) -> None:
    """T7: ask the defender, unless public facts say that he can do nothing."""
    state.board.phase = REACTING
    answered(state, tell)


def answered(state: DrakoState, tell: Tell | None) -> None:
    """T7: the window closes when nothing is left to answer."""
    if state.board.phase == REACTING and reaction.window_is_empty(state):
        close_window(state, tell)


def close_window(state: DrakoState, tell: Tell | None) -> None:
    """T7: blocks, damage, deaths, the step of a dodge: in this order."""
    reaction.resolve(state, tell)
    after_wounds(state, tell)


def after_wounds(state: DrakoState, tell: Tell | None) -> None:
    """P6, B3, P1: the rest of the wounds, the dead, the knight's step."""
    board = state.board
    if board.pending:
        reaction.place_forced(state, tell)
        if board.pending:
            return
    reaction.bury(state, tell)
    if reaction.step_is_due(board):
        board.phase = DODGING
    else:
        finish_card(state, tell)


# -- actions and turns ----------------------------------------------------------------------------


def finish_card(state: DrakoState, tell: Tell | None) -> None:
    """T3, E1: the card is discarded; deaths and clocks are tested."""
    board = state.board
    if board.card >= 0:
        board.discards[board.turn].append(board.card)
    board.clear_card()
    board.phase = ACTING
    if not ending.test_end(state, tell):
        action_done(state, tell)


def action_done(state: DrakoState, tell: Tell | None) -> None:
    """T2, T4: the next action, if there is one and anything to do."""
    board = state.board
    board.phase = ACTING
    board.actions -= 1
    if board.actions == 0:
        end_turn(state, tell)
    elif not can_act(state, board.turn):
        if tell is not None:
            state.tell(tell, "lapse", board.turn, count=board.actions)
        end_turn(state, tell)


def can_act(state: DrakoState, role: int) -> bool:
    """T4: a card in hand, or one to draw."""
    return state.board.held[role] > 0 or ending.can_draw(state, role)


def end_turn(state: DrakoState, tell: Tell | None) -> None:
    """T1, T4, X1: the other side's turn, unless it has neither cards nor draws."""
    board = state.board
    if tell is not None:
        ending.tell_dawn(state, board.turn, tell)
    while True:
        board.turns += 1
        board.calm = 0 if board.hurt else board.calm + 1
        board.hurt = False
        if ending.test_stall(state, tell):
            return
        board.turn = 1 - board.turn
        board.actions = ACTIONS
        board.fresh = True
        if can_act(state, board.turn):
            return
        state.tell(tell, "pass", board.turn)
