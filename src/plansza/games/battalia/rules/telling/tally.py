"""The account at the end (A1, C19, C20): cities by level, points, and what broke a tie."""

from typing import Final

from plansza.core.tally import Count, Tally
from plansza.core.values import codes
from plansza.games.battalia.rules.board import Board
from plansza.games.battalia.rules.components import TOP_LEVEL
from plansza.games.battalia.rules.scoring import (
    CITIES_TO_END,
    GREAT_CITY,
    great_cities,
    rank_key,
    score,
)
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.variants.alliance import allies, in_teams, is_small

TALLIES: Final = codes("cities own half points great heroes deck")


def lines(s: BattaliaState) -> list[Tally]:
    """Every city is worth its level; allies add up, and two against three have half as much
    again."""
    board = s.board
    seats = range(board.seats)
    found: list[Tally] = []
    for level in range(TOP_LEVEL, 0, -1):
        cities = [board.cities_of_level(seat, level) for seat in seats]
        if any(cities):
            found.append(Tally("cities", {"level": level}, _counts(cities), worth=level))
    scores = [score(board, seat) for seat in seats]
    teams = in_teams(board)
    if teams:
        found.append(Tally("own", {}, _counts([board.points_of(seat) for seat in seats])))
    small = [seat for seat in seats if is_small(board, seat)]
    if small:
        more: list[Count] = [_half(board, seat) if seat in small else None for seat in seats]
        found.append(Tally("half", {}, more, worth=1, by_side=True))
    found.append(Tally("points", {}, _counts(scores), total=True, by_side=teams))
    greats = [sum([great_cities(board, ally) for ally in allies(board, seat)]) for seat in seats]
    great = {"level": GREAT_CITY, "most": _most_cities(board)}
    found.append(Tally("great", great, _counts(greats), by_side=teams))
    return found if s.result is None else found + _tie_breaks(board)


def _half(board: Board, seat: int) -> float:
    """C19: what the side of two is given besides."""
    return float(score(board, seat) - sum([board.points_of(ally) for ally in allies(board, seat)]))


def _most_cities(board: Board) -> int:
    """C19: how many end the game; 0 where sides of different size need different numbers."""
    sizes = {len(allies(board, seat)) for seat in range(board.seats)}
    return CITIES_TO_END[sizes.pop()] if len(sizes) == 1 else 0


def _tie_breaks(board: Board) -> list[Tally]:
    """C20: where even the cities of the best are alike: heroes on the map, then cards."""
    keys = [rank_key(board, seat) for seat in range(board.seats)]
    best = max(keys)[:-2]
    tied = [seat for seat in range(board.seats) if keys[seat][:-2] == best]
    if len({seat % board.teams for seat in tied}) < 2:
        return []
    teams = in_teams(board)
    return [
        Tally("heroes", {}, _counts([key[-2] for key in keys]), by_side=teams),
        Tally("deck", {}, _counts([key[-1] for key in keys]), by_side=teams),
    ]


def _counts(values: list[int]) -> list[Count]:
    return [float(value) for value in values]
