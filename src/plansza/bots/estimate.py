"""How likely a seat is to win, as far as it can know, and how sure that is: bots ask themselves
before they agree to a draw."""

from dataclasses import dataclass
from math import sqrt
from time import thread_time
from typing import Final

from plansza.bots.review import play_on
from plansza.core.chance import Chance
from plansza.core.contract import Game, Position, View

DEALS: Final = 24  # imagined, of what the seat does not know
SECONDS: Final = 1.0  # of the processor's time, for all of them
FEWEST: Final = 6  # deals; fewer say nothing
ERRORS: Final = 2.0  # of the mean; it is hardly ever wrong by more


@dataclass(frozen=True)
class Estimate:
    """The share of the seat's side in winning, from 0 to 1, and how far that may be wrong."""

    share: float
    error: float


def estimate(game: Game, view: View, chance: Chance, deals: int = DEALS) -> Estimate:
    """The average over some deals of what the seat does not know, each played on a little."""
    assert view.seat is not None
    began, found = thread_time(), list[float]()
    base = game.imagine(view, chance)
    for deal in range(1, deals + 1):
        imagined = base.copy()
        imagined.reimagine(view.seat, chance)
        play_on(game, imagined, began + SECONDS * deal / deals)
        found.append(share_of(game, imagined, view.seat))
        if thread_time() >= began + SECONDS:
            break
    mean = sum(found) / len(found)
    if len(found) < FEWEST:
        return Estimate(mean, 1.0)
    spread = sum((each - mean) ** 2 for each in found) / (len(found) - 1)
    return Estimate(mean, ERRORS * sqrt(spread / len(found)))


def share_of(game: Game, position: Position, seat: int) -> float:
    """The part of a seat's side when those of all sides add up to one."""
    values, sides = game.insight.values(position), game.sides(position.setup)
    total = sum(values[sides.index(side)] for side in set(sides))
    return values[seat] / total if total > 0 else even_share(game, position)


def even_share(game: Game, position: Position) -> float:
    """What everybody has at the beginning, and what a draw gives: as much as every other side."""
    return 1 / len(set(game.sides(position.setup)))


def turns_of(seat: int, movers: list[int]) -> int:
    """How often it was a seat's turn, when these made the moves one after the other."""
    before = [-1, *movers]
    return sum(mover == seat != last for last, mover in zip(before, movers, strict=False))
