"""How near everybody is to the end of the game, and who leads (A1, A6, C19)."""

from typing import Final

from plansza.core.meters import Meter
from plansza.games.battalia.rules.board import BLOCKED, EMPTY, Board
from plansza.games.battalia.rules.components import DAYS
from plansza.games.battalia.rules.options import Options
from plansza.games.battalia.rules.scoring import CITIES_TO_END, great_cities, score
from plansza.games.battalia.rules.variants.alliance import allies

METERS: Final = ("cities", "points", "week", "day", "days", "free")


def meters(board: Board, options: Options, seat: int | None, reason: str) -> list[Meter]:
    """The reader's own side first; `reason` is why the game is over, if it is."""
    found: list[Meter] = []
    for place in range(board.teams):
        side = allies(board, (place + (seat or 0)) % board.teams)
        cities = sum([great_cities(board, ally) for ally in side])
        most, seats = CITIES_TO_END[len(side)], tuple(side)
        found.append(Meter("cities", min(cities, most), most, seats=seats, ends=True))
        found.append(Meter("points", score(board, side[0]), seats=seats))
    return found + _calendar(board, options, reason) + _map(board, options)


def _calendar(board: Board, options: Options, reason: str) -> list[Meter]:
    """A6, Q4: weeks of seven days, and how many days are left, where their number was agreed."""
    day = Meter("day", board.day + 1, DAYS)
    if options.open_end:
        return [Meter("week", board.week), day]
    done = (board.week - 1) * DAYS + board.day
    all_days = options.weeks * DAYS
    left = 0 if reason == "weeks" else all_days - done
    return [
        Meter("week", board.week, options.weeks),
        day,
        Meter("days", left, 0, all_days, ends=True),
    ]


def _map(board: Board, options: Options) -> list[Meter]:
    """C19: free squares, where a full map ends the game."""
    if not options.full:
        return []
    squares = len(board.land) - board.land.count(BLOCKED)
    return [Meter("free", board.land.count(EMPTY), 0, squares, ends=True)]
