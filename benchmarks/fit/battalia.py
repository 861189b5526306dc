"""Battalia: what cities, a deck and the reach of heroes are worth, at this hour of the game.

What the facts are is asked of the functions that the bots use; how they are put together stands
here a second time, and every moment proves that it is the same.
"""

from benchmarks.fit.moments import Moment, Task
from plansza.core.contract import Position
from plansza.core.setup import Setup
from plansza.games.battalia import GAME
from plansza.games.battalia.bots import deck_worth, outlook, standing
from plansza.games.battalia.bots.insight import chances
from plansza.games.battalia.rules import networks, scoring
from plansza.games.battalia.rules.components import (
    C_ARTEFACT,
    CITY,
    CLASS_OF,
    CLASSES,
    DAYS,
    SHAPES,
    WEAPON,
)
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.squares import SQUARES

# The weights of `standing` that were found, in the order of the traits.
NAMES = (
    "POINT",
    "POINT_LATER",
    "HAND",
    "HAND_LATER",
    "HAND_NEARER",
    "GREAT_ONE",
    "NEARLY_GREAT",
    "ROOM",
    "PREY",
    "TO_MOVE",
)
PART = "two players"


class BattaliaTask(Task):
    """One regression, on games for two."""

    game = GAME
    keep = 0.5
    games = 700

    def setup(self, number: int) -> Setup:
        return GAME.setup(2)

    def look(self, position: Position) -> list[Moment]:
        assert isinstance(position, BattaliaPosition)
        seats = range(position.board.seats)
        hour = Hour(position)
        return [
            Moment(
                PART,
                rivals=list(seats),
                traits=[hour.traits(seat) for seat in seats],
                known=[hour.known(seat) for seat in seats],
                judged=chances(position) if hour.linear else None,
            )
        ]

    def parts(self) -> list[str]:
        return [PART]

    def current(self, part: str) -> list[float]:
        return [float(getattr(standing, name)) for name in NAMES]

    def source(self, fitted: dict[str, list[float]]) -> str:
        found = zip(NAMES, fitted[PART], strict=True)
        return "\n".join(f"{name}: Final = {weight:.3f}" for name, weight in found)


class Hour:
    """How far the game has got; see `standing.Clock`."""

    def __init__(self, position: BattaliaPosition) -> None:
        self.position = position
        self.board = board = position.board
        clock = standing.Clock(position)
        days = DAYS * min(position.options.weeks, standing.WEEKS)
        most = max(scoring.great_cities(board, seat) for seat in range(board.seats))
        self.future = clock.future
        self.late = deck_worth.day_of(board.week, board.day) / days - standing.MIDDLE
        self.near = most / scoring.CITIES_TO_END[1] - standing.MIDDLE
        point = standing.POINT + standing.POINT_LATER * self.late
        self.linear = point >= standing.LEAST_POINT and clock.hand >= 0.0  # else cut off there

    def known(self, seat: int) -> float:
        """What is set by hand: on the last days points alone count."""
        at_last = standing.POINT_AT_LAST * (1.0 - self.future)
        return at_last * scoring.score(self.board, seat)

    def traits(self, seat: int) -> list[float]:
        """What each weight is multiplied with."""
        board, points = self.board, float(scoring.score(self.board, seat))
        owned = [0] * CLASSES
        for kind in outlook.deck(self.position, seat):
            owned[CLASS_OF[kind]] += 1
        hand = self.future * deck_worth.hand_worth(owned) ** 2
        levels = [board.level[at] for at in range(SQUARES) if board.owner[at] == seat]
        room = any(networks.can_lay(board, seat, shape) for shape in range(CITY, SHAPES))
        prey = standing._prey(board, seat) / standing.PREY if owned[C_ARTEFACT + WEAPON] else 0.0
        facts = [
            sum(level >= scoring.GREAT_CITY for level in levels),
            levels.count(scoring.GREAT_CITY - 1),
            room,
            prey,
            seat == board.turn,
        ]
        return [
            points,
            self.late * points,
            hand,
            self.late * hand,
            self.near * hand,
            *[self.future * fact for fact in facts],
        ]
