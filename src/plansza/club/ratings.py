"""How strong players are, by game and by role, from results in their order (openskill).

The scale is that of chess: with two players whose strength is well known, 100 points more win
about 64 games of 100. A number is shown with its 95 % interval, “1480 ± 90”.
"""

from collections.abc import Mapping
from functools import cache
from math import log, sqrt
from typing import Any

from msgspec import Struct

from plansza.club.results import CLOSED, Result

FIRST = 25.0  # openskill's own scale: where everybody begins,
DOUBT = FIRST / 3  # how unsure that is,
LUCK = FIRST / 6  # and how much one player differs from game to game
CENTRE = 1500
POINTS = 400 / log(10) / (sqrt(2) * LUCK)  # of chess, for one of openskill
SURE = 1.96  # times the deviation: 95 of 100
FEW_GAMES = 10  # below that a number is provisional


class Rating(Struct, frozen=True):
    """A strength on openskill's scale, and how unsure it is."""

    mu: float = FIRST
    sigma: float = DOUBT
    games: int = 0

    @property
    def points(self) -> int:
        """As it is shown."""
        return round(CENTRE + (self.mu - FIRST) * POINTS)

    @property
    def margin(self) -> int:
        """Half of the interval that holds the truth 19 times of 20."""
        return round(SURE * self.sigma * POINTS)

    @property
    def provisional(self) -> bool:
        """Whether it is too early to take it seriously."""
        return self.games < FEW_GAMES


Key = tuple[str, str, str]  # player, game, role; no role is the whole game
Ratings = Mapping[Key, Rating]


@cache
def model() -> Any:
    """Plackett and Luce, for any number of sides; the numbers are written here, so that a newer
    openskill with other defaults changes nobody's rating."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=FIRST, sigma=DOUBT, beta=LUCK, tau=FIRST / 300)


def counts(result: Result) -> bool:
    """Whether a game is rated: at least two players on different sides, each on one, nobody with
    hints, and nobody won by what a bot played for him. Guests and bots are left out."""
    sides: dict[str, set[int]] = {}
    for chair in result.chairs:
        if chair.member:
            sides.setdefault(chair.member, set()).add(chair.side)
        if chair.won and chair.helped:
            return False
    alone = all(len(found) == 1 for found in sides.values())
    several = len(set().union(*sides.values())) > 1 if sides else False
    return alone and several and not result.hints and result.reason != CLOSED


def rated(result: Result, before: Ratings) -> dict[Key, Rating]:
    """The ratings that a game changes, as they are after it."""
    if not counts(result):
        return {}
    after = _rate(result, before, {})
    roles = {chair.member: chair.role for chair in result.chairs if chair.member}
    if all(roles.values()):
        after |= _rate(result, before, roles)
    return after


def _rate(result: Result, before: Ratings, roles: Mapping[str, str]) -> dict[Key, Rating]:
    teams: dict[int, dict[str, Key]] = {}  # by side: whose rating counts there
    for chair in result.chairs:
        if chair.member:
            key = (chair.member, result.game, roles.get(chair.member, ""))
            teams.setdefault(chair.side, {})[chair.member] = key
    sides = sorted(teams)
    known = {key: before.get(key, Rating()) for side in sides for key in teams[side].values()}
    ours = model()
    asked = [
        [ours.rating(mu=known[key].mu, sigma=known[key].sigma) for key in teams[side].values()]
        for side in sides
    ]
    ranks = [1 if _won(result, side) else 2 for side in sides]
    told = ours.rate(asked, ranks=ranks)
    return {
        key: Rating(found.mu, found.sigma, known[key].games + 1)
        for side, team in zip(sides, told, strict=True)
        for key, found in zip(teams[side].values(), team, strict=True)
    }


def _won(result: Result, side: int) -> bool:
    return any(chair.won for chair in result.chairs if chair.side == side)
