"""Whether the account at the end of a game agrees with its outcome."""

from plansza.core.tally import Tally


def check_tally(lines: list[Tally], scores: tuple[float, ...], sides: tuple[int, ...]) -> None:
    """An account has a value for every seat, and agrees with the scores."""
    seats = range(len(scores))
    for line in lines:
        what = f"tally {line.code}"
        assert len(line.values) == len(scores), f"{what} has no value for every seat"
        for seat in seats if line.by_side else ():
            first = sides.index(sides[seat])
            assert line.values[seat] == line.values[first], f"{what} differs among allies"
        same = not line.total or line.values == list(scores)
        assert same, f"{what} says {line.values}, the scores are {scores}"
    if not any(line.total for line in lines):
        return
    for seat in seats:
        points = points_of([line for line in lines if line.worth], seat, sides)
        added = points is None or points == scores[seat]
        assert added, f"the lines of the tally add up to {points}, not {scores[seat]}"


def points_of(lines: list[Tally], seat: int, sides: tuple[int, ...]) -> float | None:
    """What the lines of some worth bring the side of a seat; None where there are none."""
    if not lines:
        return None
    points = 0.0
    for line in lines:
        for other in range(len(sides)):
            counts = other == seat or (sides[other] == sides[seat] and not line.by_side)
            points += line.worth * (line.values[other] or 0.0) if counts else 0.0
    return points
