"""Reviews of games that are over: worked out by a bot's process part by part, then kept.

Only what everybody may know by then goes into one: the record of the game, with its seed.
"""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from plansza.bots.review import (
    CURVE_PART,
    Review,
    Turn,
    curve,
    ends_of_turns,
    sides_of,
    turning_points,
)
from plansza.core.state import Outcome
from plansza.table.table import Table
from plansza.web.bots.bot_tasks import CurveTask, Task, TurnTask
from plansza.web.bots.line import REVIEW, Errand
from plansza.web.bots.roster import NoWorker
from plansza.web.bots.worker import TaskTimeout
from plansza.web.bots.workers import Workers

log = logging.getLogger(__name__)
REMEMBERED = 64  # reviews


@dataclass
class ReviewJob:
    """A review under way."""

    done: float = 0.0
    review: Review | None = None
    failed: bool = False
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class ReviewJobs:
    """The reviews that somebody asked for lately."""

    def __init__(self, workers: Workers, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._jobs: OrderedDict[str, ReviewJob] = OrderedDict()

    def find(self, table: Table) -> ReviewJob | None:
        """The review of a table, if somebody has asked for it."""
        return self._jobs.get(table.id)

    def start(self, table: Table, visitor: str) -> ReviewJob:
        """Begin a review in the name of a visitor, unless it is there; one that failed is tried
        again."""
        known = self._jobs.get(table.id)
        if known is not None and not known.failed:
            return known
        job = self._jobs[table.id] = ReviewJob()
        job.task = asyncio.create_task(self._run(table, job, visitor))
        if len(self._jobs) > REMEMBERED:
            self._jobs.popitem(last=False)
        return job

    async def _run(self, table: Table, job: ReviewJob, visitor: str) -> None:
        try:
            job.review = await self._review(table, job, visitor)
        except (TaskTimeout, NoWorker, TaskFailed) as error:
            log.warning("no review of table %s: %r", table.id, error)
        except Exception:
            log.exception("the review of table %s failed", table.id)
        finally:
            job.failed = job.review is None

    async def _review(self, table: Table, job: ReviewJob, visitor: str) -> Review:
        game, record = table.game, table.record()
        text, seed = record.text(), int(record.commitment[:12], 16)
        ends = ends_of_turns(record)
        judged: list[list[float]] = []
        while len(judged) < len(ends):
            rest = tuple(ends[len(judged) :])
            task = CurveTask(text, rest, seed, self._seconds)
            judged += await self._ask(task, Errand(REVIEW, visitor, table.id))
            job.done = CURVE_PART * len(judged) / len(ends)
        sides = sides_of(game, record)
        chances = curve(ends, judged, sides)
        turns: list[Turn] = []
        found = turning_points(game, record, chances)
        for turn in found:
            better = TurnTask(text, turn, seed, self._seconds)
            turns.append(await self._ask(better, Errand(REVIEW, visitor, table.id)))
            job.done = CURVE_PART + (1 - CURVE_PART) * len(turns) / len(found)
        return Review([*chances, *_agreed_end(table)], sides, turns)

    async def _ask(self, task: Task, errand: Errand) -> Any:
        result = await self._workers.ask(task, errand)
        if result.error:
            raise TaskFailed(result.error)
        return result.value


class TaskFailed(Exception):
    """A process could not do its part."""


def _agreed_end(table: Table) -> list[list[float]]:
    """The end of a game that was given up or drawn: no move has led to it."""
    outcome, position = table.outcome, table.position
    if outcome is None or position is None or position.outcome is not None:
        return []
    return [shares(outcome, table.head.seats)]


def shares(outcome: Outcome, seats: int) -> list[float]:
    """Who has won, as chances."""
    winners = outcome.winners or tuple(range(seats))
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
