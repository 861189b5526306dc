"""How a seat stands: its cities, what its deck brings to hand, and what its heroes can reach.

The weights were found by logistic regression over 33,000 turns of 700 games between bots of many
tastes: who won, against the difference of these facts. One more means e times likelier to win.
Early on a good deck counts for more than points; on the last day, if a game gets there, points
alone count: that much is not found but known.
"""

from typing import Final

from plansza.games.battalia.bots import deck_worth, outlook
from plansza.games.battalia.rules import networks
from plansza.games.battalia.rules.board import NOBODY, Board
from plansza.games.battalia.rules.components import (
    C_ARTEFACT,
    CITY,
    CLASS_OF,
    CLASSES,
    DAYS,
    HEROES,
    SHAPES,
    WEAPON,
)
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.scoring import CITIES_TO_END, GREAT_CITY, great_cities
from plansza.games.battalia.rules.squares import OFF, SQUARES

WEEKS: Final = 6  # that a game lasts at most; longer ones end before
MIDDLE: Final = 0.4  # of a game, where the weights hold that change
POINT: Final = 0.14
LEAST_POINT: Final = 0.05
POINT_LATER: Final = 0.32
LAST_DAYS: Final = 8.0  # of the last week, in which all but points becomes worthless
POINT_AT_LAST: Final = 0.7
HAND: Final = 0.185  # by the square of what a hand brings: Lords are worth something together
HAND_LATER: Final = -0.2
HAND_NEARER: Final = -0.105  # the nearer anybody is to the last great city
GREAT_ONE: Final = 0.5  # besides its points
NEARLY_GREAT: Final = 0.25
ROOM: Final = 1.33  # somewhere to build a city
# An armed hero in a neutral city, two squares away a third of it; half of what was found, for to
# take the city must be worth more than to stand there.
PREY: Final = 0.5
TO_MOVE: Final = 0.32


class Clock:
    """How far a game has got, and what that makes of the weights."""

    def __init__(self, position: BattaliaPosition) -> None:
        board = position.board
        days = DAYS * min(position.options.weeks, WEEKS)
        passed = deck_worth.day_of(board.week, board.day)
        late = passed / days - MIDDLE
        most = max([great_cities(board, seat) for seat in range(board.seats)])
        near = most / CITIES_TO_END[1] - MIDDLE
        self.future = min(1.0, (days - passed) / LAST_DAYS) if passed < days else 0.0
        self.point = max(LEAST_POINT, POINT + POINT_LATER * late)
        self.point += POINT_AT_LAST * (1.0 - self.future)
        self.hand = HAND + HAND_LATER * late + HAND_NEARER * near


def standing(position: BattaliaPosition, seat: int, clock: Clock) -> float:
    """All but the points."""
    board = position.board
    owned = [0] * CLASSES
    for kind in outlook.deck(position, seat):
        owned[CLASS_OF[kind]] += 1
    hand = deck_worth.hand_worth(owned)
    total = max(0.0, clock.hand) * hand * hand + _cities(board, seat)
    if owned[C_ARTEFACT + WEAPON]:
        total += _prey(board, seat)
    if any(networks.can_lay(board, seat, shape) for shape in range(CITY, SHAPES)):
        total += ROOM
    return clock.future * (total + (TO_MOVE if seat == board.turn else 0.0))


def _cities(board: Board, seat: int) -> float:
    total = 0.0
    for square in range(SQUARES):
        if board.owner[square] == seat:
            if board.level[square] >= GREAT_CITY:
                total += GREAT_ONE
            elif board.level[square] == GREAT_CITY - 1:
                total += NEARLY_GREAT
    return total


def _prey(board: Board, seat: int) -> float:
    """How near the nearest hero is to a neutral city."""
    prey = [at for at in range(SQUARES) if board.owner[at] == NOBODY and board.is_city(at)]
    if not prey:
        return 0.0
    distances = outlook.walking_distances(board, prey)
    nearest = outlook.FAR
    for where in board.heroes[seat * HEROES : seat * HEROES + HEROES]:
        if where != OFF:
            nearest = min(nearest, distances[where])
    return PREY / (1 + nearest) if nearest < outlook.FAR else 0.0
