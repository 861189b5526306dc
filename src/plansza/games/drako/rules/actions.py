"""The actions of a turn: to play a card (T3), to draw (T2), fury (P7) and shedding the net (N1)."""

from plansza.core.contract import Tell
from plansza.games.drako.rules import turn
from plansza.games.drako.rules.board import CHOOSING, DROPPING
from plansza.games.drako.rules.components import (
    BRALD,
    CARD_NAMES,
    DRAWN,
    FIGURE_NAMES,
    FURY_ACTIONS,
    FURY_WOUNDS,
    HAND_LIMIT,
    NONE,
)
from plansza.games.drako.rules.state import DrakoState, tell_drawn


def lay_open(state: DrakoState, role: int, card: int, tell: Tell | None) -> None:
    """T3: the card is laid open; its symbol is chosen next."""
    board = state.board
    state.leave_hand(role, card)
    board.card = card
    board.fresh = False
    board.phase = CHOOSING
    if tell is not None:  # search comes here most often: gather no facts that nobody hears
        state.tell(tell, "play", role, card=CARD_NAMES[card])


def draw(state: DrakoState, role: int, tell: Tell | None) -> None:
    """T2, X1, X2: two cards, or what is there; an empty deck may be made anew."""
    board = state.board
    board.fresh = False
    if state.options.camps[role].second_deck and not board.deck[role]:
        make_second_deck(state, role, tell)
    drawn: list[int] = []
    while len(drawn) < DRAWN:
        if not board.deck[role]:
            if not state.options.unending:
                break
            state.reshuffle(role, 0)
            state.tell(tell, "reshuffle", role)
        drawn.append(state.draw_card(role))
    tell_drawn(state, tell, role, drawn)
    if board.held[role] > HAND_LIMIT:
        board.phase = DROPPING
    else:
        turn.action_done(state, tell)


def make_second_deck(state: DrakoState, role: int, tell: Tell | None) -> None:
    """X2: 18 of the discards at random, once; the enemy takes used stones back."""
    board, camps = state.board, state.options.camps
    state.reshuffle(role, camps[role].second_deck)
    board.renewed = True
    if tell is not None:
        state.tell(tell, "second-deck", role, count=board.deck[role])
    back = min(camps[1 - role].stones_back, board.used_stones)
    board.stones += back
    board.used_stones -= back
    if tell is not None:
        state.tell(tell, "stones-back", 1 - role, count=back)


def rage(state: DrakoState, role: int, tell: Tell | None) -> None:
    """P7: three actions this turn for a wound that nobody dealt."""
    board = state.board
    board.fury = False
    board.fresh = False
    board.actions = FURY_ACTIONS
    board.wounds[BRALD] += FURY_WOUNDS
    if tell is not None:
        state.tell(tell, "fury", role, figure=FIGURE_NAMES[BRALD])


def shed(state: DrakoState, role: int, tell: Tell | None) -> None:
    """N1: the net comes off for all actions of the turn."""
    board = state.board
    if tell is not None:
        state.tell(tell, "shed", role, figure=FIGURE_NAMES[board.net])
    board.net = NONE
    turn.end_turn(state, tell)
