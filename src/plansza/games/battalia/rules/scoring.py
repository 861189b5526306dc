"""The end and who has won (A1, C19, C20, Q12)."""

from typing import Final

from plansza.core.contract import Tell
from plansza.core.state import Outcome
from plansza.games.battalia.rules import networks
from plansza.games.battalia.rules.board import OVER, Board
from plansza.games.battalia.rules.components import HEROES, TOP_LEVEL
from plansza.games.battalia.rules.squares import OFF, SQUARE_NAMES, SQUARES
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.variants.alliance import allies, in_teams, is_small

GREAT_CITY: Final = 4  # C19: the level that counts
CITIES_TO_END: Final[list[int]] = [0, 5, 9, 12]  # by the size of a side


def great_cities(board: Board, seat: int) -> int:
    """C19: how many cities of level 4 or more a seat has."""
    count = 0
    for square in range(SQUARES):
        if board.owner[square] == seat and board.level[square] >= GREAT_CITY:
            count += 1
    return count


def after_city(s: BattaliaState, square: int, before: int, tell: Tell | None) -> None:
    """C19: the fifth great city ends the game at once; the ninth of two allies, the twelfth of
    three. Everybody hears of a city that has become great: its level `before` was less."""
    board = s.board
    seat = board.owner[square]
    side = allies(board, seat)
    count, most = sum([great_cities(board, ally) for ally in side]), CITIES_TO_END[len(side)]
    if before < GREAT_CITY <= board.level[square]:
        allied = "yes" if in_teams(board) else "no"
        name = SQUARE_NAMES[square]
        s.tell(tell, "stronghold", seat, square=name, count=count, most=most, allied=allied)
    if count >= most:
        finish(s, "allied-cities" if in_teams(s.board) else "fifth-city", tell)


def after_laying(s: BattaliaState, tell: Tell | None) -> None:
    """C19: a full map ends the game at once, where that is agreed."""
    if s.options.full and s.board.phase != OVER and networks.is_full(s.board):
        finish(s, "full", tell)


def score(board: Board, seat: int) -> int:
    """A1, C19: the points of a seat's side; two against three count one and a half times, rounded
    up."""
    points = sum([board.points_of(ally) for ally in allies(board, seat)])
    return (3 * points + 1) // 2 if is_small(board, seat) else points


def rank_key(board: Board, seat: int) -> list[int]:
    """A1, C20: points, capitals, residences, cities by level, heroes on the map, cards; of allies
    together (Q12)."""
    side = allies(board, seat)
    key = [score(board, seat)]
    for level in range(TOP_LEVEL, 0, -1):
        key.append(sum([board.cities_of_level(ally, level) for ally in side]))
    key.append(sum([heroes_on_map(board, ally) for ally in side]))
    key.append(sum([board.deck_size(ally) for ally in side]))
    return key


def heroes_on_map(board: Board, seat: int) -> int:
    """C20: how many heroes of a seat are on the map."""
    return HEROES - board.heroes[seat * HEROES : seat * HEROES + HEROES].count(OFF)


def finish(s: BattaliaState, reason: str, tell: Tell | None) -> None:
    """The game is over: most points win; ties go down the list, then are shared. Every seat has
    the points of its side."""
    board = s.board
    keys = [rank_key(board, seat) for seat in range(board.seats)]
    best = max(keys)
    winners = tuple([seat for seat in range(board.seats) if keys[seat] == best])
    scores = tuple([float(key[0]) for key in keys])
    s.result = Outcome(scores, winners, reason)
    board.phase = OVER
    s.tell(tell, "over", winners[0], reason=reason)
