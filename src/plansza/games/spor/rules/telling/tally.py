"""The account at the end: dams, logs and cards, and the games of a match (K6, T8, V1)."""

from typing import Final

from plansza.core.tally import Count, Tally
from plansza.core.values import codes
from plansza.games.spor.rules.board import EMPTY, OVER, Board
from plansza.games.spor.rules.components import ATTACKER, DAMAGED_TO_WIN, DAMS, DEFENDER, LOGS
from plansza.games.spor.rules.state import SporState

TALLIES: Final = codes("""
    damaged destroyed whole logs hand won
    game left-cards left-standing left-logs left-dams
""")


def lines(state: SporState) -> list[Tally]:
    """The games of the match that are over; then the one on the table, unless it is among them."""
    board, legs = state.board, state.legs
    found: list[Tally] = []
    if legs:
        games = [sum([leg[1] == seat for leg in legs]) for seat in (0, 1)]
        found.append(Tally("won", {}, [float(games[0]), float(games[1])]))
    for number, leg in enumerate(legs):
        found += _leg(state, number + 1, leg)
    return found if legs and board.phase == OVER else found + _table(board)


def _table(board: Board) -> list[Tally]:
    """What the one has broken, what the other has kept, and what both hold."""
    damaged = board.damaged_dams()
    found = [_of(board, ATTACKER, "damaged", damaged, DAMAGED_TO_WIN)]
    if board.destroyed != EMPTY:
        found.append(Tally("destroyed", {"dam": board.destroyed + 1}, _alone(board.attacker, 1)))
    broken = damaged + (board.destroyed != EMPTY and not board.is_damaged(board.destroyed))
    found.append(_of(board, DEFENDER, "whole", DAMS - broken, DAMS))
    found.append(_of(board, DEFENDER, "logs", board.logs, LOGS))
    cards = [board.held[role] + board.held_tactics[role] for role in (0, 1)]
    by_seat: list[Count] = [float(cards[board.role(seat)]) for seat in (0, 1)]
    return [*found, Tally("hand", {}, by_seat)]


def _leg(state: SporState, number: int, leg: list[int]) -> list[Tally]:
    """V1: who won a game, and how well: by cards left in the deck, or by what is left standing."""
    attacker, winner, measure = leg
    found = [Tally("game", {"number": number}, [1.0 - winner, 0.0 + winner])]
    if winner == attacker:
        measures = [("left-cards", measure)]
    elif state.options.standing == "logs":
        measures = [("left-logs", measure // (DAMS + 1)), ("left-dams", measure % (DAMS + 1))]
    elif state.options.standing == "dams":
        measures = [("left-dams", measure // (LOGS + 1)), ("left-logs", measure % (LOGS + 1))]
    else:
        measures = [("left-standing", measure)]
    for code, value in measures:
        found.append(Tally(code, {"number": number}, _alone(winner, value)))
    return found


def _of(board: Board, role: int, code: str, value: int, most: int) -> Tally:
    """What only one of the two has, and how much it could be."""
    return Tally(code, {"most": most}, _alone(board.seat(role), value))


def _alone(seat: int, value: int) -> list[Count]:
    return [float(value), None] if seat == 0 else [None, float(value)]
