"""Moves that everybody knows must come: tables make them by themselves, and so do lessons."""

from collections.abc import Sequence

from plansza.core.contract import NO_MOVE, Position, Tell


def play_through(
    position: Position, seat: int, moves: Sequence[int], tell: Tell | None = None
) -> list[int]:
    """The moves of one gesture, and all that must follow them, which is returned."""
    for move in moves:
        position.play(seat, move, tell)
    followed: list[int] = []
    while position.to_move and (forced := position.forced()) != NO_MOVE:
        position.step(position.to_move[0], forced, tell)
        followed.append(forced)
    return followed
