"""The review of a game that is over: thought out by a bot's process part by part, then kept.

Only what everybody may know by then goes into it: the record of the game, with its seed.
"""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from litestar import Router, get, post
from msgspec import Struct

from plansza.bots.review import (
    CURVE_PART,
    Review,
    Turn,
    curve,
    ends_of_turns,
    sides_of,
    turning_points,
)
from plansza.core.contract import Outcome
from plansza.store.entries import Entry
from plansza.table.decide import refused
from plansza.table.table import OVER, Table
from plansza.web.bots.bot_tasks import CurveQuestion, Thought, TurnQuestion
from plansza.web.bots.workers import NoMind, TooSlow, Workers
from plansza.web.common import requests
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.visitor import visitor_of
from plansza.web.history.history import archive_of, stops_in, undone_in
from plansza.web.reviews import curve as drawing
from plansza.web.tables.pictures import Viewer, spoken_names
from plansza.web.tables.routes import PROBLEMS, Language, TableId, Tall, house_of, kept
from plansza.words import Words
from plansza.words.chances import better_told, change_told, percent, turn_told

log = logging.getLogger(__name__)
REMEMBERED = 64  # reviews
NONE, THINKING, READY = "none", "thinking", "ready"


# -- what clients get ---------------------------------------------------------------------------


class TurningPoint(Struct):
    """A turn that changed much: the entry after it, whose it was, and what it was in words."""

    number: int
    seat: int
    text: str
    change: str
    better: str


class ReviewState(Struct):
    """How far the review has come, in percent; once it is `ready`, all of it.

    `moments` are the entries of the log after which the chances were judged, `chances` those of
    each of the `sides`, in percent.
    """

    status: str
    done: int = 0
    sides: list[str] = []
    moments: list[int] = []
    chances: list[list[int]] = []
    turns: list[TurningPoint] = []
    picture: str = ""


# -- thinking -----------------------------------------------------------------------------------


@dataclass
class Work:
    """A review under way."""

    done: float = 0.0
    review: Review | None = None
    failed: bool = False
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class Reviews:
    """The reviews that somebody asked for lately."""

    def __init__(self, workers: Workers, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._works: OrderedDict[str, Work] = OrderedDict()

    def find(self, table: Table) -> Work | None:
        """The review of a table, if somebody has asked for it."""
        return self._works.get(table.id)

    def start(self, table: Table) -> Work:
        """Begin a review, unless it is there; one that failed is tried again."""
        known = self._works.get(table.id)
        if known is not None and not known.failed:
            return known
        work = self._works[table.id] = Work()
        work.task = asyncio.create_task(self._do(table, work))
        if len(self._works) > REMEMBERED:
            self._works.popitem(last=False)
        return work

    async def _do(self, table: Table, work: Work) -> None:
        try:
            work.review = await self._think(table, work)
        except (TooSlow, NoMind, Trouble) as error:
            log.warning("no review of table %s: %r", table.id, error)
        except Exception:
            log.exception("the review of table %s stumbled", table.id)
        finally:
            work.failed = work.review is None

    async def _think(self, table: Table, work: Work) -> Review:
        game, record = table.game, table.record()
        text, seed = record.text(), int(record.commitment[:12], 16)
        ends = ends_of_turns(record)
        judged: list[list[float]] = []
        while len(judged) < len(ends):
            rest = tuple(ends[len(judged) :])
            judged += await self._ask(CurveQuestion(text, rest, seed, self._seconds))
            work.done = CURVE_PART * len(judged) / len(ends)
        sides = sides_of(game, record)
        chances = curve(ends, judged, sides)
        turns: list[Turn] = []
        found = turning_points(game, record, chances)
        for turn in found:
            turns.append(await self._ask(TurnQuestion(text, turn, seed, self._seconds)))
            work.done = CURVE_PART + (1 - CURVE_PART) * len(turns) / len(found)
        return Review([*chances, *_agreed_end(table)], sides, turns)

    async def _ask(self, question: Thought) -> Any:
        answer = await self._workers.ask_aside(question)
        if answer.trouble:
            raise Trouble(answer.trouble)
        return answer.found


class Trouble(Exception):
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


def reviews_of(request: AnyRequest) -> Reviews:
    """The reviews of this server; made when the first is asked for."""
    return kept(
        request, Reviews, lambda house: Reviews(house.workers, house.settings.review_seconds)
    )


# -- in words -----------------------------------------------------------------------------------


def entries_of(entries: list[Entry], count: int) -> list[int]:
    """The entry of every moment: the start, the moves that stayed, and an end without a move."""
    undone = undone_in(entries)
    found = [
        entry.number
        for entry in stops_in(entries)
        if entry.number not in undone and entry.kind != "takeback"
    ]
    return found[:count]


def told(table: Table, work: Work, entries: list[Entry], viewer: Viewer) -> ReviewState:
    """A review as its reader gets it."""
    if work.failed:
        raise web_refused("no-review", "this game could not be reviewed")
    review = work.review
    if review is None:
        return ReviewState(THINKING, percent(work.done))
    words = viewer.words(table.game)
    names = spoken_names(table, words)
    numbers = entries_of(entries, len(review.chances))
    return ReviewState(
        READY, 100,
        sides=[words.join([names[seat] for seat in side]) for side in review.sides],
        moments=numbers,
        chances=[[percent(chances[side[0]]) for side in review.sides]
                 for chances in review.chances],
        turns=[turn_in_words(words, turn, names, numbers[turn.last]) for turn in review.turns],
        picture=drawing.draw(review, words("review-curve"), viewer.tall),
    )  # fmt: skip


def turn_in_words(words: Words, turn: Turn, names: list[str], number: int) -> TurningPoint:
    """What somebody did, and what would have been better."""
    better = turn.better
    return TurningPoint(
        number, turn.seat,
        turn_told(words, turn.first, names[turn.seat], turn.moves),
        change_told(words, turn.before, turn.after),
        better_told(words, better.move, better.gain) if better else "",
    )  # fmt: skip


# -- routes -------------------------------------------------------------------------------------


async def finished(request: AnyRequest, table_id: str) -> Table:
    """A table whose game is over; while it runs nobody is told how it stands."""
    table = await house_of(request).table(table_id)
    if table.status != OVER or table.position is None:
        raise refused(f"table-{table.status}", "not now")
    return table


async def state_of(request: AnyRequest, table: Table, work: Work) -> ReviewState:
    """What a visitor is told of a review."""
    visitor = visitor_of(request, house_of(request).keys)
    past = await archive_of(request).past(table)
    return told(table, work, past.entries[: table.number], visitor.viewer(None))


@post("/tables/{table_id:str}/review", responses=PROBLEMS, status_code=200)
async def start_review(
    request: AnyRequest, table_id: TableId, data: requests.ReviewWish, language: Language = None,
    tall: Tall = 0,
) -> ReviewState:  # fmt: skip
    """Let a finished game be reviewed; ask again for how far it has come."""
    table = await finished(request, table_id)
    return await state_of(request, table, reviews_of(request).start(table))


@get("/tables/{table_id:str}/review", responses=PROBLEMS)
async def read_review(
    request: AnyRequest, table_id: TableId, language: Language = None, tall: Tall = 0
) -> ReviewState:
    """The review of a finished game, or how far it has come."""
    table = await finished(request, table_id)
    work = reviews_of(request).find(table)
    return ReviewState(NONE) if work is None else await state_of(request, table, work)


REVIEWS = Router("/api", route_handlers=[start_review, read_review])
