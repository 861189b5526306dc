"""The past of a table, moment by moment: what a seat could see after an entry of the log.

While the game runs everybody looks back with his own eyes only: the position of that time gives
his view, so nothing that came later can be in it. After the end all hands may be seen.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock
from typing import Annotated

from litestar import Router, get
from litestar.params import Parameter, QueryParameter
from msgspec import Struct

from plansza.core.contract import Event
from plansza.store import Store
from plansza.store.entries import Entry
from plansza.table.decide import refused
from plansza.table.table import OVER, RUNNING, Table
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.visitor import Visitor, visitor_of
from plansza.web.tables import service
from plansza.web.tables.narration import tell
from plansza.web.tables.pictures import Viewer, spoken_names
from plansza.web.tables.routes import PROBLEMS, Language, TableId, Tall, house_of, kept

STOPS = ("start", "move", "takeback", "resign", "draw")  # what changes the game on the table
WATCHING = -1  # in place of a seat: the eyes of a spectator
SPACING = 16  # entries between two tables that are kept
KEPT = 24  # tables of one log
REMEMBERED = 64  # logs

Eyes = Annotated[
    int | None,
    QueryParameter(name="seat", ge=WATCHING, le=63, description="whose eyes; -1: a spectator's"),
]
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


class Moments(Struct):
    """The moves of a table as one pair of eyes saw them."""

    id: str
    game: str
    title: str
    status: str
    number: int
    names: list[str]
    eyes: int | None
    open_eyes: list[int]  # the seats that the reader may look from
    stops: list[Stop]


class Moment(Struct):
    """The table after an entry, seen by one pair of eyes at that time."""

    number: int
    kind: str
    seat: int | None
    at: float
    lines: list[str]
    eyes: int | None
    status: str
    to_move: list[int]
    prompt: str
    picture: str
    previous: int | None
    next: int | None


# -- the past -----------------------------------------------------------------------------------


class Past:
    """The log of one table, and some of the tables it went through, the last used ones."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.told: list[list[Event]] = []  # what happened in the game at each entry followed
        self._kept: OrderedDict[int, Table] = OrderedDict()
        self._lock = Lock()

    def learn(self, entries: Sequence[Entry]) -> None:
        """Take over what is new in the log; several readers may bring the same."""
        with self._lock:
            self.entries += [entry for entry in entries if entry.number > len(self.entries)]

    def at(self, now: Table, number: int) -> Table:
        """The table after this entry. Nobody changes it: it is shared."""
        with self._lock:
            base = max((each for each in self._kept if each <= number), default=0)
            table = self._kept[base] if base else Table(now.game, now.head)
            if base:
                self._kept.move_to_end(base)
            return table if table.number == number else self._go_on(table, number)

    def _go_on(self, base: Table, number: int) -> Table:
        table = base.copy()
        for entry in self.entries[base.number : number]:
            events = table.apply(entry)
            if entry.number > len(self.told):
                self.told.append(events)
            if entry.number % SPACING == 0 and entry.number < number:
                self._keep(table.copy())
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        self._kept[table.number] = table
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


class Archive:
    """The pasts that somebody looked at lately."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pasts: OrderedDict[str, Past] = OrderedDict()

    async def past(self, table: Table) -> Past:
        """The past of a table, up to where it is now."""
        past = self._pasts.setdefault(table.id, Past())
        self._pasts.move_to_end(table.id)
        if len(self._pasts) > REMEMBERED:
            self._pasts.popitem(last=False)
        known = len(past.entries)
        if known < table.number:
            past.learn(await asyncio.to_thread(self._store.read, table.id, known))
        return past


def archive_of(request: AnyRequest) -> Archive:
    """The archive of this server; made when the first looks back."""
    return kept(request, Archive, lambda house: Archive(house.store))


# -- who may look from where --------------------------------------------------------------------


def open_eyes(table: Table, visitor: Visitor) -> list[int]:
    """The seats a visitor may look from: his own while the game runs, after it any."""
    return list(range(table.head.seats)) if table.status == OVER else visitor.held(table)


def eyes_for(table: Table, visitor: Visitor, asked: int | None) -> int | None:
    """The seat to look from; unasked, the visitor's own."""
    if asked is None:
        return service.seat_for(table, visitor, None)
    if asked == WATCHING:
        return None
    if asked >= table.head.seats:
        raise refused("no-such-seat", "there is no such seat at this table")
    if asked not in open_eyes(table, visitor):
        raise web_refused("foreign-seat", "this seat is not yours", seat=asked)
    return asked


# -- looking back -------------------------------------------------------------------------------


def stops_in(entries: Sequence[Entry]) -> list[Entry]:
    """The entries worth stopping at."""
    return [entry for entry in entries if entry.kind in STOPS]


def undone_in(entries: Sequence[Entry]) -> set[int]:
    """The numbers of the moves that were taken back."""
    standing: list[int] = []
    undone: set[int] = set()
    for entry in entries:
        if entry.kind == "move":
            standing.append(entry.number)
        elif entry.kind == "takeback":
            undone |= set(standing[entry.body["steps"] :])
            del standing[entry.body["steps"] :]
    return undone


async def moments_of(request: AnyRequest, table: Table, viewer: Viewer) -> list[Stop]:
    """All moves so far, told to the viewer."""
    past = await archive_of(request).past(table)
    await asyncio.to_thread(past.at, table, table.number)
    entries = past.entries[: table.number]
    undone = undone_in(entries)
    found = [(entry, past.told[entry.number - 1]) for entry in stops_in(entries)]
    return [
        Stop(told.number, told.kind, told.seat, told.at, told.lines, told.number in undone)
        for told in tell(table, found, viewer)
    ]


async def moment_of(request: AnyRequest, table: Table, viewer: Viewer, number: int) -> Moment:
    """The table after an entry, as the viewer saw it then."""
    if not 1 <= number <= table.number:
        raise web_refused("not-found", "the log has no such entry")
    past = await archive_of(request).past(table)
    then = await asyncio.to_thread(past.at, table, number)
    (told,) = tell(then, [(past.entries[number - 1], past.told[number - 1])], viewer)
    stops = [entry.number for entry in stops_in(past.entries[: table.number])]
    prompt, picture = shown(then, viewer)
    return Moment(
        number, told.kind, told.seat, told.at, told.lines, viewer.seat, then.status,
        list(then.to_move), prompt, picture,
        previous=max((stop for stop in stops if stop < number), default=None),
        next=min((stop for stop in stops if stop > number), default=None),
    )  # fmt: skip


def shown(table: Table, viewer: Viewer) -> tuple[str, str]:
    """What the viewer was asked, and his picture; both empty before the game."""
    if table.position is None:
        return "", ""
    words = viewer.words(table.game)
    view = table.position.view(viewer.seat)
    running = table.status == RUNNING
    prompt = words.prompt(view.prompt(), spoken_names(table, words)) if running else ""
    return prompt, table.game.draw(view, [], words, tall=viewer.tall).svg


# -- routes -------------------------------------------------------------------------------------


@get("/tables/{table_id:str}/moments", responses=PROBLEMS)
async def list_moments(
    request: AnyRequest, table_id: TableId, seat: Eyes = None, language: Language = None
) -> Moments:
    """The moves so far, in words. Your own seat's or a spectator's; after the end anybody's."""
    house = house_of(request)
    visitor = visitor_of(request, house.keys)
    table = await house.table(table_id)
    viewer = visitor.viewer(eyes_for(table, visitor, seat))
    words = viewer.words(table.game)
    return Moments(
        table.id, table.game.id, words.title(), table.status, table.number,
        spoken_names(table, words), viewer.seat, open_eyes(table, visitor),
        await moments_of(request, table, viewer),
    )  # fmt: skip


@get("/tables/{table_id:str}/moments/{number:int}", responses=PROBLEMS)
async def read_moment(
    request: AnyRequest, table_id: TableId, number: Number, seat: Eyes = None,
    language: Language = None, tall: Tall = 0,
) -> Moment:  # fmt: skip
    """The table as it was after an entry of its log, as that seat saw it then."""
    house = house_of(request)
    visitor = visitor_of(request, house.keys)
    table = await house.table(table_id)
    viewer = visitor.viewer(eyes_for(table, visitor, seat))
    return await moment_of(request, table, viewer, number)


MOMENTS = Router("/api", route_handlers=[list_moments, read_moment])
