"""Moves that everybody knows must come: tables make them by themselves, and so do lessons."""

from plansza.core.contract import NO_MOVE, Position, Tell


def play_through(position: Position, seat: int, move: int, tell: Tell | None = None) -> None:
    """A move, and all that must follow it; on `IllegalMove` nothing has changed."""
    position.play(seat, move, tell)
    while position.to_move and (forced := position.forced()) != NO_MOVE:
        position.step(position.to_move[0], forced, tell)
