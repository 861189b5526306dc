"""The end of a duel (E1, E2, X1–X4) and of a match of two (O1)."""

from typing import Final

from plansza.core.contract import Tell
from plansza.core.state import Outcome
from plansza.games.drako.rules import opening
from plansza.games.drako.rules.assumptions import STALL_TURNS
from plansza.games.drako.rules.board import OVER
from plansza.games.drako.rules.components import NONE, SIDE_NAMES
from plansza.games.drako.rules.duels import COUNTED, LOSES, PASSES, UNENDING, WINS
from plansza.games.drako.rules.state import DrakoState

DUELS_IN_MATCH: Final = 2
DAWN_IS_NEAR: Final = 6  # cards in hand and deck


def can_draw(state: DrakoState, role: int) -> bool:
    """T2, X1, X2, X4: whether the draw action is offered."""
    board, camp = state.board, state.options.camps[role]
    if board.held[role] >= camp.draws_below:
        return False
    return board.deck[role] > 0 or reshuffle_due(state, role)


def reshuffle_due(state: DrakoState, role: int) -> bool:
    """X1: always. X2: once."""
    camp = state.options.camps[role]
    return camp.out_of_cards == UNENDING or (camp.second_deck > 0 and not state.board.renewed)


def out_of_cards(state: DrakoState, role: int) -> bool:
    """E1, X2: neither a card in hand nor one to draw, now or after a reshuffle."""
    board = state.board
    return not board.held[role] and not board.deck[role] and not reshuffle_due(state, role)


def tell_dawn(state: DrakoState, role: int, tell: Tell) -> None:
    """E1, E2, X4: how many cards a side has left, when its turn is over and the end is near."""
    board, camp = state.board, state.options.camps[role]
    cards = board.held[role] + board.deck[role]
    if camp.out_of_cards in (LOSES, WINS) and cards <= DAWN_IS_NEAR:
        state.tell(tell, "dawn", role, side=SIDE_NAMES[camp.side], count=cards)


def test_end(state: DrakoState, tell: Tell | None) -> bool:
    """E1, E2: deaths first, then the clocks; whether this duel is over."""
    board, options = state.board, state.options
    for role in range(2):
        if not board.any_alive(options.figures[role]):
            return finish(state, 1 - role, f"{SIDE_NAMES[options.sides[role]]}-slain", tell)
    for role in range(2):
        if board.held[role] or board.deck[role]:
            continue
        clock = options.camps[role].out_of_cards
        if clock in (PASSES, UNENDING) or not out_of_cards(state, role):
            continue
        name = SIDE_NAMES[options.sides[role]]
        if clock == LOSES:
            return finish(state, 1 - role, f"{name}-out", tell)
        if clock == WINS:
            return finish(state, role, f"{name}-outlast", tell)
        if clock == COUNTED and role == 0 and out_of_cards(state, 1):
            return _count_the_living(state, tell)
    return False


def _count_the_living(state: DrakoState, tell: Tell | None) -> bool:
    """X2: more living figures win; a tie goes to the second-named side, the dwarves."""
    board, figures = state.board, state.options.figures
    first, second = board.living(figures[0]), board.living(figures[1])
    if first == second:
        return finish(state, 1, "even-numbers", tell)
    return finish(state, 0 if first > second else 1, "outnumbered", tell)


def test_stall(state: DrakoState, tell: Tell | None) -> bool:
    """X1: too many turns in a row without a wound are a draw."""
    board = state.board
    if not state.options.unending or board.calm < STALL_TURNS:
        return False
    return finish(state, NONE, "stalled", tell)


def finish(state: DrakoState, winner: int, reason: str, tell: Tell | None) -> bool:
    """The duel is over; NONE has won a drawn one. In a match the next duel may begin."""
    board = state.board
    board.phase = OVER
    seat = board.seat(winner) if winner >= 0 else NONE
    code = "over" if winner >= 0 else "drawn"
    if tell is not None:
        state.tell(tell, code, max(winner, 0), reason=reason)
    if not state.options.match:
        state.result = _outcome(seat, reason)
        return True
    dealt = [board.dealt[board.role(each)] for each in (0, 1)]
    state.legs.append([seat, *dealt])
    if len(state.legs) < DUELS_IN_MATCH:
        state.deal(1 - board.first_seat)
        side = SIDE_NAMES[state.options.sides[0]]
        if tell is not None:
            state.tell(tell, "next-duel", 0, number=len(state.legs) + 1, side=side)
        opening.begin(state, tell)
        return True
    state.result = match_outcome(state.legs)
    return True


def match_outcome(duels: list[list[int]]) -> Outcome:
    """O1: more duels won; then more wounds dealt in both together; then a draw."""
    wins = [sum([duel[0] == seat for duel in duels]) for seat in (0, 1)]
    wounds = [sum([duel[1 + seat] for duel in duels]) for seat in (0, 1)]
    if wins[0] != wins[1]:
        return _outcome(0 if wins[0] > wins[1] else 1, "more-duels")
    if wounds[0] != wounds[1]:
        return _outcome(0 if wounds[0] > wounds[1] else 1, "more-wounds")
    return _outcome(NONE, "equal-wounds")


def _outcome(seat: int, reason: str) -> Outcome:
    if seat < 0:
        return Outcome((0.5, 0.5), (), reason)
    return Outcome((1.0 - seat, 0.0 + seat), (seat,), reason)
