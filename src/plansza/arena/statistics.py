"""What the results say: shares with intervals, points, lengths, thinking times, ratings."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from plansza.arena.engine import part
from plansza.arena.match import seconds_at
from plansza.arena.results import Row
from plansza.llm.account import Account
from plansza.simulate import wilson

HIGH = 0.95  # the decision that only one in twenty is longer than


@dataclass
class Tally:
    """What came of some seats of some games."""

    games: int = 0
    wins: float = 0.0  # a shared win counts as its part
    points: float = 0.0
    fair: float = 0.0  # what an even share of every game that somebody won comes to
    decisions: int = 0
    seconds: float = 0.0
    times: Counter[int] = field(default_factory=Counter)
    account: Account = field(default_factory=Account)  # of a language model

    def note(self, row: Row, sides: int) -> None:
        """One more seat of a game."""
        self.games += 1
        self.wins += row.won
        self.points += row.score
        self.fair += 1 / sides if row.winners else 0.0
        self.decisions += row.decisions
        self.seconds += row.seconds
        self.times.update(row.times)
        self.account.add(Account(**row.account))

    @property
    def share(self) -> float:
        """The part of the games that were won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def even(self) -> float:
        """The share that nobody could complain about."""
        return self.fair / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return wilson(self.wins, self.games)

    @property
    def average(self) -> float:
        """Points a game."""
        return self.points / self.games if self.games else 0.0

    @property
    def thought(self) -> float:
        """Seconds a decision."""
        return self.seconds / self.decisions if self.decisions else 0.0

    @property
    def long_thought(self) -> float:
        """The seconds that 95 % of the decisions stay below, within the width of a step."""
        left = HIGH * self.decisions
        for step in sorted(self.times):
            left -= self.times[step]
            if left <= 0:
                return seconds_at(step)
        return 0.0


@dataclass
class Lengths:
    """How long games were, in moves."""

    moves: list[int] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The average."""
        return sum(self.moves) / len(self.moves) if self.moves else 0.0

    def at(self, share: float) -> int:
        """The length that this share of the games does not exceed."""
        ordered = sorted(self.moves)
        return ordered[max(0, -int(-share * len(ordered) // 1) - 1)] if ordered else 0


@dataclass
class Summary:
    """Some games together."""

    games: int = 0
    drawn: int = 0  # nobody won
    shared: int = 0  # several won
    reasons: Counter[str] = field(default_factory=Counter)
    lengths: Lengths = field(default_factory=Lengths)
    bots: dict[str, Tally] = field(default_factory=dict)
    seats: dict[int, Tally] = field(default_factory=dict)
    roles: dict[str, Tally] = field(default_factory=dict)
    bots_in_seats: dict[tuple[str, int], Tally] = field(default_factory=dict)
    bots_in_roles: dict[tuple[str, str], Tally] = field(default_factory=dict)
    duels: dict[tuple[str, str], Tally] = field(default_factory=dict)  # a bot against another

    def note(self, rows: Sequence[Row]) -> None:
        """One more game: all its seats."""
        first, sides = rows[0], len({row.side for row in rows})
        self.games += 1
        self.drawn += first.winners == 0
        self.shared += first.winners > 1
        self.reasons[first.reason] += 1
        self.lengths.moves.append(first.moves)
        parts: set[tuple[int, str]] = set()
        for row in rows:
            self.bots.setdefault(row.bot, Tally()).note(row, sides)
            self.seats.setdefault(row.seat, Tally()).note(row, sides)
            self.bots_in_seats.setdefault((row.bot, row.seat), Tally()).note(row, sides)
            if row.role and (row.side, row.role) not in parts:  # allies may have one together
                parts.add((row.side, row.role))
                self.roles.setdefault(row.role, Tally()).note(row, sides)
                self.bots_in_roles.setdefault((row.bot, row.role), Tally()).note(row, sides)
            for other in {each.bot for each in rows if sides == 2 and each.side != row.side}:
                self.duels.setdefault((row.bot, other), Tally()).note(row, sides)


@dataclass
class Statistics:
    """All games of a contest, together and by variant."""

    total: Summary = field(default_factory=Summary)
    variants: dict[int, Summary] = field(default_factory=dict)

    def note(self, rows: Sequence[Row]) -> None:
        """One more game."""
        self.total.note(rows)
        self.variants.setdefault(rows[0].variant, Summary()).note(rows)


def games_of(rows: Iterable[Row]) -> Iterable[list[Row]]:
    """The rows of one game after another; they come in that order."""
    game: list[Row] = []
    for row in rows:
        if game and (game[0].variant, game[0].number) != (row.variant, row.number):
            yield game
            game = []
        game.append(row)
    if game:
        yield game


def statistics_of(rows: Iterable[Row]) -> Statistics:
    """Count everything."""
    statistics = Statistics()
    for game in games_of(rows):
        statistics.note(game)
    return statistics


# -- ratings ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rating:
    """A strength and how unsure it is, on the scale of openskill: 25 is where everybody begins."""

    mu: float
    sigma: float


def ratings_of(rows: Iterable[Row]) -> dict[str, Rating]:
    """Every bot's strength after all games in their order (Plackett and Luce). A bot that has
    several seats is rated by their average."""
    model = part("openskill.models", "arena").PlackettLuce()
    known: dict[str, Any] = {}
    for game in games_of(rows):
        if len({row.bot for row in game}) > 1:
            _rate(model, known, game)
    return {bot: Rating(found.mu, found.sigma) for bot, found in known.items()}


def _rate(model: Any, known: dict[str, Any], game: list[Row]) -> None:
    sides: dict[int, list[Row]] = {}
    for row in game:
        sides.setdefault(row.side, []).append(row)
        known.setdefault(row.bot, model.rating())
    before = [[known[row.bot] for row in each] for each in sides.values()]
    ranks = [1 if each[0].won else 2 for each in sides.values()]
    after: dict[str, list[Any]] = {}
    for each, ratings in zip(sides.values(), model.rate(before, ranks=ranks), strict=True):
        for row, rating in zip(each, ratings, strict=True):
            after.setdefault(row.bot, []).append(rating)
    for bot, found in after.items():
        known[bot] = model.rating(mu=_mean(found, "mu"), sigma=_mean(found, "sigma"))


def _mean(ratings: list[Any], name: str) -> float:
    return sum([float(getattr(rating, name)) for rating in ratings]) / len(ratings)
