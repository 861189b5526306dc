"""The match of two games with swapped roles (V1)."""

from plansza.core.state import Outcome
from plansza.games.spor.rules.components import ATTACKER, DAMS, MOST_PAIRS
from plansza.games.spor.rules.state import SporState


def note_leg(state: SporState, winner: int) -> None:
    """Write down a game: who attacked, who won, and how well."""
    board = state.board
    measure = board.deck if winner == ATTACKER else board.logs + DAMS - board.damaged_dams()
    state.legs.append([board.attacker, board.seat(winner), measure])


def next_attacker(legs: list[list[int]]) -> int:
    """Roles swap within a pair; every pair starts like the first."""
    return legs[0][0] if len(legs) % 2 == 0 else 1 - legs[0][0]


def outcome(legs: list[list[int]]) -> Outcome | None:
    """The result of the match after these games, or None while another one is due."""
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
