"""The ladder of registered bots: rated by what finished tables say, and by nothing else.

Whoever plays the ladder opens rated tables; how they ended stands in their logs. So the same tables
give the same ratings, after a restart, at another process, or years later. What one table says is
remembered while the process lives.
"""

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field

from plansza.arena.engine import MissingPart
from plansza.arena.results import Row
from plansza.arena.statistics import Rating, ratings_of
from plansza.core.errors import PlanszaError
from plansza.store import Store
from plansza.table.table import OVER, Table
from plansza.table.tables import News, Tables
from plansza.web.programs.registry import BotRegistry
from plansza.web.tables.ending import allies

FRESH = 5.0  # seconds for which standings are shown without a look at new tables
SURE = 3.0  # a rating counts less so many times its doubt: who has played little stands low


@dataclass(frozen=True)
class Result:
    """How one rated table ended."""

    ended: float
    table: str
    game: str
    bots: tuple[str, ...]  # by seat
    sides: tuple[int, ...]
    scores: tuple[float, ...]
    winners: tuple[int, ...]

    def rows(self, number: int) -> list[Row]:
        """The same as the arena counts games."""
        won = {self.sides[seat] for seat in self.winners}
        share = 1.0 / len(won) if won else 0.0
        return [
            Row(
                variant=0,
                number=number,
                seat=seat,
                side=side,
                bot=self.bots[seat],
                role="",
                won=share if side in won else 0.0,
                score=self.scores[seat],
                decisions=0,
                seconds=0.0,
                times={},
                winners=len(won),
                reason="",
                moves=0,
            )
            for seat, side in enumerate(self.sides)
        ]


@dataclass
class Standing:
    """One bot on the ladder; without openskill there is no rating, only what was won."""

    bot: str
    games: int = 0
    won: float = 0.0
    rating: Rating | None = None

    @property
    def order(self) -> tuple[float, float]:
        """By what a rating surely says, else by the share that was won."""
        if self.rating is None:
            return 0.0, self.won / max(1, self.games)
        return self.rating.mu - SURE * self.rating.sigma, self.rating.mu


@dataclass
class Standings:
    """The whole ladder, of all games or of one."""

    games: int
    bots: list[Standing] = field(default_factory=list)
    rated: bool = True


def result_of(table: Table) -> Result | None:
    """What a finished table says; nothing if somebody else played in a bot's place."""
    outcome = table.outcome
    if table.status != OVER or outcome is None or outcome.reason == "closed":
        return None
    strangers = not all(chair.program for chair in table.seats)
    if strangers or any(why not in ("", "resigned") for why in table.handed):
        return None
    side_of = {seat: number for number, side in enumerate(allies(table)) for seat in side}
    return Result(
        ended=0.0,
        table=table.id,
        game=table.game.id,
        bots=tuple(chair.program for chair in table.seats),
        sides=tuple(side_of[seat] for seat in range(len(table.seats))),
        scores=tuple(outcome.scores),
        winners=tuple(outcome.winners),
    )


def standings_of(results: list[Result]) -> Standings:
    """Count and rate, in the order in which the games ended."""
    ordered = sorted(results, key=lambda result: (result.ended, result.table))
    found: dict[str, Standing] = {}
    rows = [row for number, result in enumerate(ordered) for row in result.rows(number)]
    for row in rows:
        standing = found.setdefault(row.bot, Standing(row.bot))
        standing.games += 1
        standing.won += row.won
    rated = True
    try:
        for bot, rating in ratings_of(rows).items():
            found[bot].rating = rating
    except MissingPart:
        rated = False
    bots = sorted(found.values(), key=lambda each: (each.order, each.bot), reverse=True)
    return Standings(len(ordered), bots, rated)


class Ladder:
    """All rated tables of a server, as far as they are over."""

    def __init__(self, store: Store, tables: Tables, bots: BotRegistry) -> None:
        self._store = store
        self._tables = tables
        self._bots = bots
        self._results: dict[str, Result] = {}
        self._void: set[str] = set()  # those that are over, and count for nothing
        self._read = float("-inf")
        self._reading = asyncio.Lock()

    async def standings(self, game: str = "") -> Standings:
        """How they stand now, in one game or in all."""
        results = await self.results()
        return standings_of([each for each in results if not game or each.game == game])

    async def pairs(self) -> Counter[tuple[str, tuple[str, ...]]]:
        """How often who has played whom at what, by seat."""
        return Counter((each.game, each.bots) for each in await self.results())

    async def results(self) -> list[Result]:
        """What the finished tables say."""
        async with self._reading:
            if time.monotonic() - self._read > FRESH:
                self._read = time.monotonic()  # what ends from now on is looked at once more
                ids = await asyncio.to_thread(self._store.programs.rated)
                for gone in self._results.keys() - set(ids):
                    del self._results[gone]
                for table_id in ids:
                    if table_id not in self._results and table_id not in self._void:
                        await self._look(table_id)
        return list(self._results.values())

    def hear(self, news: News) -> None:
        """A rated game that ends here counts at once; those of other processes, in some seconds."""
        if news.table.status == OVER and news.table.head.extra.get("rated"):
            self._read = float("-inf")

    async def _look(self, table_id: str) -> None:
        try:
            table = await self._tables.table(table_id)
            if table.status != OVER:
                await self._tables.catch_up(table_id)
                table = await self._tables.table(table_id)
        except PlanszaError:  # of other rules, or of a game that is not installed any more
            return
        if table.status != OVER:
            return
        found = result_of(table)
        if found is None:
            self._void.add(table_id)
            return
        (entry,) = await asyncio.to_thread(self._store.read, table_id, table.ended - 1, 1)
        self._results[table_id] = Result(**{**vars(found), "ended": entry.at})
