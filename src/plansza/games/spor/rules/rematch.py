"""The match of two games with swapped roles (V1)."""

from plansza.core.state import Outcome
from plansza.games.spor.rules.components import ATTACKER, DAMS, DECIDER, LOGS, MOST_PAIRS
from plansza.games.spor.rules.state import SporState


def note_leg(state: SporState, winner: int) -> None:
    """Write down a game: who attacked, who won, and how well."""
    board = state.board
    measure = board.deck if winner == ATTACKER else _standing(state)
    state.legs.append([board.attacker, board.seat(winner), measure])


def _standing(state: SporState) -> int:
    """How well a defender held out: logs and whole dams together, or as an option the one before
    the other, in one number."""
    logs, dams = state.board.logs, DAMS - state.board.damaged_dams()
    if state.options.standing == "logs":
        return logs * (DAMS + 1) + dams
    if state.options.standing == "dams":
        return dams * (LOGS + 1) + logs
    return logs + dams


def next_attacker(legs: list[list[int]]) -> int:
    """Roles swap within a pair; every pair starts like the first."""
    return legs[0][0] if len(legs) % 2 == 0 else 1 - legs[0][0]


def outcome(legs: list[list[int]], decider: bool = False) -> Outcome | None:
    """The result of the match after these games, or None while another one is due. After an equal
    pair that is a whole pair, or as an option a single game, which decides."""
    if decider and len(legs) == DECIDER:
        return _won(legs[-1][1], "decider")
    if len(legs) % 2:
        return None
    _, first_winner, first_measure = legs[-2]
    attacker, second_winner, second_measure = legs[-1]
    if first_winner == second_winner:
        return _won(first_winner, "both-games")
    if first_measure != second_measure:
        best = first_winner if first_measure > second_measure else second_winner
        return _won(best, "more-cards" if second_winner == attacker else "more-left-standing")
    if len(legs) == 2 * MOST_PAIRS:
        return Outcome((0.5, 0.5), (), "drawn")
    return None


def _won(seat: int, reason: str) -> Outcome:
    return Outcome((1.0 - seat, 0.0 + seat), (seat,), reason)
