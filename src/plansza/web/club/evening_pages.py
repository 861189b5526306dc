"""The pages of evenings: the list, and one with its rounds and standings."""

import asyncio
from dataclasses import dataclass

from litestar import Response, get
from litestar.params import FromPath

from plansza.club.evenings import KINDS, KNOCKOUT, Evening, Pairing, standings
from plansza.core.errors import PlanszaError
from plansza.games import GAMES
from plansza.table.table import OPEN, OVER
from plansza.web.club.evenings import (
    MOST_ROUNDS,
    current,
    found_evening,
    organiser_token,
    organises,
    personal,
    reader_of,
)
from plansza.web.club.pages import shown, teller_for
from plansza.web.club.signing import club_in
from plansza.web.club.telling import Teller, Told
from plansza.web.common.errors import AnyRequest
from plansza.web.common.visitor import Caller
from plansza.web.context import Context, ServerContext
from plansza.words.numbers import number

NEWEST = 12


@dataclass(frozen=True)
class PairingLine:
    """A table of a round, as the page shows it."""

    place: int
    seats: list[Told]
    points: list[str]
    entered: list[str]  # what the organiser's fields hold at first
    status: str
    table: str
    by_hand: bool
    bye: bool


@dataclass(frozen=True)
class StandingLine:
    """A line of the standings."""

    who: Told
    points: str
    buchholz: str
    sonneborn: str
    wins: int
    games: int


@get("/club/evenings", include_in_schema=False)
async def evenings_page(request: AnyRequest, context: Context, visitor: Caller) -> Response[str]:
    """The newest evenings, and a form for another one."""
    club = club_in(context)
    me, teller = await club.member(visitor), await teller_for(club, visitor)
    newest = await asyncio.to_thread(club.evenings.newest, NEWEST)
    lines = [
        (each.name, each.value.title, teller.title(each.value.game), each.value.over,
         teller.day(each.value.created), each.value.kind)
        for each in newest
    ]  # fmt: skip
    offers = [(id, teller.title(id), game.seat_counts) for id, game in GAMES.all().items()]
    names = [teller.player(each).name for each in teller.players()] if club.section.listed else []
    return await shown(
        request, context, visitor, "evenings.html", me, teller, script="club/evenings.js",
        evenings=lines, offers=offers, kinds=KINDS, most_rounds=MOST_ROUNDS, names=names,
    )  # fmt: skip


@get("/club/evenings/{evening_id:str}", include_in_schema=False)
async def evening_page(
    request: AnyRequest, context: Context, visitor: Caller, evening_id: FromPath[str]
) -> Response[str]:
    """An evening: one's own table, the rounds, the standings; more for its organiser."""
    club, evening = club_in(context), await found_evening(context, evening_id)
    me, teller = await club.member(visitor), await teller_for(club, visitor)
    token = request.query_params.get("me", "")[:80]
    key = request.query_params.get("organiser", "")[:80]
    reader = await reader_of(context, visitor, evening_id, evening, token)
    organiser = await organises(context, visitor, evening_id, evening, key)
    base = f"{str(request.base_url).rstrip('/')}/club/evenings/{evening_id}"
    mine = current(evening, reader) if reader is not None else None
    rounds = [
        [await pairing_line(context, teller, evening, place, each) for place, each in enumerate(r)]
        for r in evening.rounds
    ]
    waiting = mine is not None and mine.points is None
    return await shown(
        request, context, visitor, "evening.html", me, teller, script="club/evenings.js",
        id=evening_id, evening=evening, title=teller.title(evening.game), rounds=rounds,
        standings=[] if evening.kind == KNOCKOUT else table_of(teller, evening),
        reader=evening.entrants[reader].name if reader is not None else "",
        waiting=waiting, resting=reader is not None and rests(evening, reader), token=token,
        organiser=organiser, key=organiser_token(context, evening_id) if organiser else "",
        links=[
            (each.name, f"{base}?me={personal(context, evening_id, place)}", bool(each.member))
            for place, each in enumerate(evening.entrants)
        ] if organiser else [],
        organiser_link=f"{base}?organiser={organiser_token(context, evening_id)}" if organiser
        else "",
        winner=winner_of(teller, evening),
    )  # fmt: skip


def rests(evening: Evening, reader: int) -> bool:
    """Whether somebody has a bye in the last round."""
    return any(each.seats == (reader,) for each in (evening.rounds[-1] if evening.rounds else ()))


def told(teller: Teller, evening: Evening, entrant: int) -> Told:
    """Somebody on the list, by the name of that evening if he is no player any more."""
    found = evening.entrants[entrant]
    return teller.player(found.member) if found.member else Told(found.name)


async def pairing_line(
    context: ServerContext, teller: Teller, evening: Evening, place: int, each: Pairing
) -> PairingLine:
    """A table of a round."""
    status = ""
    if each.table and each.points is None:
        try:
            status = (await context.table(each.table)).status
        except PlanszaError:
            status = OPEN
    elif each.table:
        status = OVER
    return PairingLine(
        place,
        [told(teller, evening, seat) for seat in each.seats],
        [points_text(teller, points) for points in each.points or ()],
        [f"{points:g}" for points in each.points or (1.0, *[0.0] * (len(each.seats) - 1))],
        status,
        each.table,
        each.by_hand,
        len(each.seats) == 1,
    )


def points_text(teller: Teller, points: float) -> str:
    """Points as they are written here."""
    return (
        f"{points:g}" if points == int(points) else number(teller.language, points, 2).rstrip("0")
    )


def table_of(teller: Teller, evening: Evening) -> list[StandingLine]:
    """The standings as the page shows them."""
    return [
        StandingLine(
            told(teller, evening, line.entrant),
            points_text(teller, line.points),
            points_text(teller, line.buchholz),
            points_text(teller, line.sonneborn),
            line.wins,
            line.games,
        )
        for line in standings(evening)
    ]


def winner_of(teller: Teller, evening: Evening) -> Told | None:
    """Who has won, when all is played."""
    if not evening.over:
        return None
    if evening.kind != KNOCKOUT:
        return told(teller, evening, standings(evening)[0].entrant)
    last = evening.rounds[-1][0]
    points = last.points or ()
    drawn = len(points) > 1 and points[0] == points[1]
    return None if drawn else told(teller, evening, last.seats[points.index(max(points))])


EVENING_PAGES = [evenings_page, evening_page]
