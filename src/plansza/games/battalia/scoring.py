"""The end and who has won (A1, C19, C20)."""

from typing import Final

from plansza.core.contract import Outcome, Tell
from plansza.games.battalia import land
from plansza.games.battalia.board import OVER, Board
from plansza.games.battalia.components import HEROES, TOP_LEVEL
from plansza.games.battalia.squares import OFF, SQUARES
from plansza.games.battalia.state import State

GREAT_CITY: Final = 4  # C19: the level that counts
CITIES_TO_END: Final = 5


def great_cities(board: Board, seat: int) -> int:
    """C19: how many cities of level 4 or more a seat has."""
    count = 0
    for square in range(SQUARES):
        if board.owner[square] == seat and board.level[square] >= GREAT_CITY:
            count += 1
    return count


def after_city(s: State, seat: int, tell: Tell | None) -> None:
    """C19: the fifth great city ends the game at once."""
    if great_cities(s.board, seat) >= CITIES_TO_END:
        finish(s, "fifth-city", tell)


def after_laying(s: State, tell: Tell | None) -> None:
    """C19: a full map ends the game at once, where that is agreed."""
    if s.options.full and s.board.phase != OVER and land.is_full(s.board):
        finish(s, "full", tell)


def rank_key(board: Board, seat: int) -> list[int]:
    """A1, C20: points, capitals, residences, cities by level, heroes on the map, cards."""
    key = [board.points_of(seat)]
    key += [board.cities_of_level(seat, level) for level in range(TOP_LEVEL, 0, -1)]
    heroes = board.heroes[seat * HEROES : seat * HEROES + HEROES]
    key += [HEROES - heroes.count(OFF), board.deck_size(seat)]
    return key


def finish(s: State, reason: str, tell: Tell | None) -> None:
    """The game is over: most points win; ties go down the list, then are shared."""
    board = s.board
    keys = [rank_key(board, seat) for seat in range(board.seats)]
    best = max(keys)
    winners = tuple([seat for seat in range(board.seats) if keys[seat] == best])
    scores = tuple([float(key[0]) for key in keys])
    s.result = Outcome(scores, winners, reason)
    board.phase = OVER
    s.tell(tell, "over", winners[0], reason=reason)
