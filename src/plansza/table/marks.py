"""Positions on the way, kept so that a take-back need not play the game anew from its start.

Few are kept, and the older the fewer: of those further back than twice, four times, eight times
the spacing every second, fourth, eighth stays. So taking back some moves plays about as many once
more, however long the game is. Nobody changes a position that is kept: tables share it.
"""

from plansza.core.contract import Position

SPACING = 16  # moves between two of them
Marks = tuple[tuple[int, Position], ...]  # the number of moves made, and the position after them


def marked(marks: Marks, moves: int, position: Position) -> Marks:
    """The marks after one move more."""
    if moves % SPACING:
        return marks
    kept = [each for each in marks if _stays(each[0], moves)]
    return (*kept, (moves, position.copy()))


def _stays(place: int, moves: int) -> bool:
    """Whether a mark is not too old for where it stands."""
    age = (moves - place) // SPACING
    every = 1 << max(0, age.bit_length() - 1)
    return place // SPACING % every == 0


def up_to(marks: Marks, moves: int) -> Marks:
    """The marks that a take-back leaves, when so many moves stay."""
    return tuple(each for each in marks if each[0] <= moves)
