"""Looking back at a table: what a seat could see after an entry of the log.

While the game runs everybody looks back with his own eyes only: the position of that time gives
his view, so nothing that came later can be in it. After the end all hands may be seen.
"""

from typing import Annotated, NamedTuple

from litestar import Router, get
from litestar.params import Parameter
from msgspec import Struct

from plansza.table.decide import refused
from plansza.table.table import OVER, RUNNING, Table
from plansza.table.tail import PAGE
from plansza.web.common.errors import web_refused
from plansza.web.common.parameters import (
    PROBLEMS,
    WATCHING,
    Before,
    Language,
    SeatViewed,
    TableId,
    Tall,
)
from plansza.web.common.responses import MeterState, StageState
from plansza.web.common.visitor import Caller, Viewer, Visitor
from plansza.web.context import Context
from plansza.web.history.cache import STOPS, HistoryCache, stops_in, undone_in
from plansza.web.tables import service
from plansza.web.tables.moments import stages_of
from plansza.web.tables.narration import lines_around, tell
from plansza.web.tables.pictures import Shown, position_shown, spoken_names

Number = Annotated[int, Parameter(description="the number of an entry of the log", ge=0)]


# -- what clients get ---------------------------------------------------------------------------


class Stop(Struct):
    """A move, or what else changed the game; `undone` when it was taken back later."""

    number: int
    kind: str
    seat: int | None
    at: float
    lines: list[str]
    undone: bool


class History(Struct):
    """The moves of a table as one pair of eyes saw them, a page of the log at a time."""

    id: str
    game: str
    title: str
    status: str
    number: int
    names: list[str]
    eyes: int | None
    open_eyes: list[int]  # the seats that the reader may look from
    stops: list[Stop]  # the newest
    older: int | None  # the number before which there are more


class Snapshot(Struct):
    """The table after an entry, seen by one pair of eyes at that time; `stages` are the great
    moments that led to it."""

    number: int
    kind: str
    seat: int | None
    at: float
    lines: list[str]
    stages: list[StageState]
    eyes: int | None
    status: str
    to_move: list[int]
    prompt: str
    meters: list[MeterState]
    badges: list[str]
    picture: str
    previous: int | None
    next: int | None


# -- who may look from where --------------------------------------------------------------------


def viewable_seats(table: Table, visitor: Visitor) -> list[int]:
    """The seats a visitor may look from: his own while the game runs, after it any."""
    return list(range(table.head.seats)) if table.status == OVER else visitor.held(table)


def seat_viewed(table: Table, visitor: Visitor, asked: int | None) -> int | None:
    """The seat to look from; unasked, the visitor's own."""
    if asked is None or asked == WATCHING:
        return service.seat_for(table, visitor, asked)
    if asked >= table.head.seats:
        raise refused("no-such-seat", "there is no such seat at this table")
    if asked not in viewable_seats(table, visitor):
        raise web_refused("foreign-seat", "this seat is not yours", seat=asked)
    return asked


# -- looking back -------------------------------------------------------------------------------


async def stops_of(
    cache: HistoryCache, table: Table, viewer: Viewer, after: int, last: int
) -> list[Stop]:
    """The moves between two entries, told to the viewer."""
    history = await cache.of(table)
    undone = undone_in(history.entries[: table.number])
    part = await cache.tables.part(table, after, last)
    found = [(entry, events) for entry, events in part.logged if entry.kind in STOPS]
    return [
        Stop(told.number, told.kind, told.seat, told.at, told.lines, told.number in undone)
        for told in tell(table, found, viewer)
    ]


def check_entry(table: Table, number: int) -> None:
    """The log has an entry of this number."""
    if not 1 <= number <= table.number:
        raise web_refused("not-found", "the log has no such entry")


async def table_at(cache: HistoryCache, table: Table, number: int) -> Table:
    """The table after an entry."""
    check_entry(table, number)
    history = await cache.of(table)
    return await cache.tables.reader.aside(history.at, table, number)


async def snapshot_of(cache: HistoryCache, table: Table, viewer: Viewer, number: int) -> Snapshot:
    """The table after an entry, as the viewer saw it then."""
    check_entry(table, number)
    history = await cache.of(table)
    then, events = await cache.tables.reader.aside(history.moment, table, number)
    entry = history.entries[number - 1]
    (told,) = tell(then, [(entry, events)], viewer)
    stops = [entry.number for entry in stops_in(history.entries[: table.number])]
    sight = shown(then, viewer)
    return Snapshot(
        number=number,
        kind=told.kind,
        seat=told.seat,
        at=told.at,
        lines=told.lines,
        stages=stages_of(then, events, viewer, lines_around(entry)),
        eyes=viewer.seat,
        status=then.status,
        to_move=list(then.to_move),
        prompt=sight.prompt,
        meters=sight.meters,
        badges=sight.badges,
        picture=sight.picture,
        previous=max((stop for stop in stops if stop < number), default=None),
        next=min((stop for stop in stops if stop > number), default=None),
    )


class Sight(NamedTuple):
    """What the viewer was asked, his meters, everybody's token, his picture."""

    prompt: str
    meters: list[MeterState]
    badges: list[str]
    picture: str


def shown(table: Table, viewer: Viewer) -> Sight:
    """What the viewer saw; nothing before the game."""
    position = position_shown(table)
    if table.position is None or position is None:
        return Sight("", [], [], "")
    words = viewer.words(table.game)
    asked = Shown(table.game, words, spoken_names(table, words))
    view = asked.view(position, viewer.seat)
    prompt = asked.prompt(view) if table.status == RUNNING else ""
    stopped = position is not table.position  # the meters tell how it stood then
    meters = asked.meters(asked.view(table.position, viewer.seat) if stopped else view)
    picture = asked.picture(view, [], viewer.tall).svg
    return Sight(prompt, meters, asked.badges(view), picture)


# -- routes -------------------------------------------------------------------------------------


@get("/tables/{table_id:str}/moments", responses=PROBLEMS)
async def read_history(
    context: Context,
    visitor: Caller,
    table_id: TableId,
    before: Before = None,
    seat: SeatViewed = None,
    language: Language = None,
) -> History:
    """The moves so far, in words: the newest, or those before an entry. Your own seat's or a
    spectator's; after the end anybody's."""
    table = await context.table(table_id)
    viewer = visitor.viewer(seat_viewed(table, visitor, seat))
    words = viewer.words(table.game)
    last = table.number if before is None else min(before - 1, table.number)
    after = max(0, last - PAGE)
    return History(
        id=table.id,
        game=table.game.id,
        title=words.title(table.setup),
        status=table.status,
        number=table.number,
        names=spoken_names(table, words),
        eyes=viewer.seat,
        open_eyes=viewable_seats(table, visitor),
        stops=await stops_of(context.history, table, viewer, after, last),
        older=after + 1 if after else None,
    )


@get("/tables/{table_id:str}/moments/{number:int}", responses=PROBLEMS)
async def read_snapshot(
    context: Context,
    visitor: Caller,
    table_id: TableId,
    number: Number,
    seat: SeatViewed = None,
    language: Language = None,
    tall: Tall = 0,
) -> Snapshot:
    """The table as it was after an entry of its log, as that seat saw it then."""
    table = await context.table(table_id)
    viewer = visitor.viewer(seat_viewed(table, visitor, seat))
    return await snapshot_of(context.history, table, viewer, number)


HISTORY_ROUTES = Router("/api", route_handlers=[read_history, read_snapshot])
