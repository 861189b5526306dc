"""The routes of reviews, and how a review is told."""

from litestar import Router, get, post
from litestar.params import JSONBody
from msgspec import Struct

from plansza.bots.review import Turn
from plansza.store.entries import Entry
from plansza.table.decide import refused
from plansza.table.table import OVER, Table
from plansza.web.common import requests
from plansza.web.common.errors import web_refused
from plansza.web.common.parameters import PROBLEMS, Language, TableId, Tall
from plansza.web.common.visitor import Caller, Viewer, Visitor
from plansza.web.context import Context, ServerContext
from plansza.web.history.cache import stops_in, undone_in
from plansza.web.reviews import curve as drawing
from plansza.web.reviews.jobs import ReviewJob
from plansza.web.tables.pictures import spoken_names
from plansza.words import Words
from plansza.words.chances import better_told, change_told, percent, turn_told

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
    decisive: int = -1  # the place of the greatest among the turns
    picture: str = ""


# -- in words -----------------------------------------------------------------------------------


def entries_of(entries: list[Entry], count: int) -> list[int]:
    """The entry of every point: the start, the moves that stayed, and an end without a move."""
    undone = undone_in(entries)
    found = [
        entry.number
        for entry in stops_in(entries)
        if entry.number not in undone and entry.kind != "takeback"
    ]
    return found[:count]


def told(table: Table, job: ReviewJob, entries: list[Entry], viewer: Viewer) -> ReviewState:
    """A review as its reader gets it."""
    if job.failed:
        raise web_refused("no-review", "this game could not be reviewed")
    review = job.review
    if review is None:
        return ReviewState(THINKING, percent(job.done))
    words = viewer.words(table.game)
    names = spoken_names(table, words)
    numbers = entries_of(entries, len(review.chances))
    return ReviewState(
        status=READY,
        done=100,
        sides=[words.join([names[seat] for seat in side]) for side in review.sides],
        moments=numbers,
        chances=[
            [percent(chances[side[0]]) for side in review.sides] for chances in review.chances
        ],
        turns=[turn_in_words(words, turn, names, numbers[turn.last]) for turn in review.turns],
        decisive=decisive(review.turns),
        picture=drawing.draw(review, words("review-curve"), viewer.tall),
    )


def decisive(turns: list[Turn]) -> int:
    """The place of the turn that changed most; −1 where there is none."""
    sizes = [turn.size for turn in turns]
    return sizes.index(max(sizes)) if sizes else -1


def turn_in_words(words: Words, turn: Turn, names: list[str], number: int) -> TurningPoint:
    """What somebody did, and what would have been better."""
    better = turn.better
    return TurningPoint(
        number=number,
        seat=turn.seat,
        text=turn_told(words, turn.first, names[turn.seat], turn.moves),
        change=change_told(words, turn.before, turn.after),
        better=better_told(words, better.move, better.gain) if better else "",
    )


# -- routes -------------------------------------------------------------------------------------


async def finished(context: ServerContext, table_id: str) -> Table:
    """A table whose game is over; while it runs nobody is told how it stands."""
    table = await context.table(table_id)
    if table.status != OVER or table.position is None:
        raise refused(f"table-{table.status}", "not now")
    return table


async def state_of(
    context: ServerContext, visitor: Visitor, table: Table, job: ReviewJob
) -> ReviewState:
    """What a visitor is told of a review."""
    history = await context.history.of(table)
    return told(table, job, history.entries[: table.number], visitor.viewer(None))


@post("/tables/{table_id:str}/review", responses=PROBLEMS, status_code=200)
async def start_review(
    context: Context,
    visitor: Caller,
    table_id: TableId,
    data: JSONBody[requests.ReviewRequest],
    language: Language = None,
    tall: Tall = 0,
) -> ReviewState:
    """Let a finished game be reviewed; ask again for how far it has come."""
    table = await finished(context, table_id)
    job = context.reviews.start(table, context.keys.label(visitor.address))
    return await state_of(context, visitor, table, job)


@get("/tables/{table_id:str}/review", responses=PROBLEMS)
async def read_review(
    context: Context,
    visitor: Caller,
    table_id: TableId,
    language: Language = None,
    tall: Tall = 0,
) -> ReviewState:
    """The review of a finished game, or how far it has come."""
    table = await finished(context, table_id)
    job = context.reviews.find(table)
    if job is None:
        return ReviewState(NONE)
    return await state_of(context, visitor, table, job)


REVIEW_ROUTES = Router("/api", route_handlers=[start_review, read_review])
