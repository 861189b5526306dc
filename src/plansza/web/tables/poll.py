"""Small questions that pages ask often: does a table wait for me, and how are my tables doing?

A hidden page closes its stream, because browsers allow only a few connections to one server; it
asks small questions instead. Nothing here says more than the table itself says to the same visitor.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import Router, get
from litestar.params import QueryParameter
from msgspec import Struct

from plansza.core.errors import PlanszaError
from plansza.games import find
from plansza.store.entries import Head
from plansza.table.names import visible
from plansza.table.seats import hash_secret
from plansza.table.standing import Standing, decode, standing_of
from plansza.table.table import OPEN, Table
from plansza.table.turns import turn_limit
from plansza.web.common.errors import web_refused
from plansza.web.common.parameters import PROBLEMS, Language, SeatAsked, TableId
from plansza.web.common.seats import seat_secret
from plansza.web.common.visitor import Caller, Visitor
from plansza.web.context import Context, ServerContext
from plansza.web.tables import service
from plansza.web.tables.times import time_left
from plansza.words import Words, words_for

MOST_ASKED = 100  # tables in one question
Ids = Annotated[
    str,
    QueryParameter(name="ids", max_length=8000, description="ids of tables, commas between them"),
]


class PollState(Struct):
    """How far a table has come, and whether it waits for the reader; `deciding` are those to move
    for whom no bot plays."""

    number: int
    status: str
    to_move: list[int]
    deciding: list[int]
    your_turn: bool


class Summary(Struct):
    """A table in a line: who plays, and whose turn it is.

    `moved` is when the last move was made. With a clock by turn `by_turn` is true, `deadline` is
    when the turn ends that matters to the reader (his own, else the first to end), `left` the
    seconds until then and `left_words` the same in words; `away` is until when he is on vacation
    himself, and `vacation` the days that he may still take.
    """

    id: str
    game: str
    title: str
    names: list[str]
    status: str
    to_move: list[int]
    held: list[int]
    your_turn: bool
    moved: float = 0.0
    by_turn: bool = False
    deadline: float | None = None
    left: float | None = None
    left_words: str = ""
    away: float | None = None
    vacation: int | None = None
    winners: list[int] = []
    next_table: str = ""


class MyTables(Struct):
    """The tables a browser remembers, in its own order; those that are gone are left out."""

    tables: list[Summary]


def waits_for(table: Table, seats: list[int]) -> bool:
    """Whether one of these seats is asked: to move, or to answer an offer."""
    offer = table.offer
    asked = offer is not None and any(seat not in offer.agreed for seat in seats)
    return asked or any(seat in seats for seat in deciding(table))


def deciding(table: Table) -> list[int]:
    """The people who are to move: no bots, and nobody for whom a bot stands in."""
    return [seat for seat in table.to_move if not table.seats[seat].player]


@get("/tables/{table_id:str}/pulse", responses=PROBLEMS)
async def poll_table(
    context: Context, visitor: Caller, table_id: TableId, seat: SeatAsked = None
) -> PollState:
    """Whether a table waits for you. Whoever asks is at the table for a while."""
    table = await context.table(table_id)
    if seat is not None:
        service.seat_for(table, visitor, seat)
    context.presence.poll(table.id, visitor.held(table))
    held = visitor.held(table) if seat is None else [seat]
    to_move, waits = list(table.to_move), waits_for(table, held)
    return PollState(table.number, table.status, to_move, deciding(table), waits)


@get("/mine", responses=PROBLEMS)
async def list_my_tables(
    context: Context, visitor: Caller, ids: Ids = "", language: Language = None
) -> MyTables:
    """How the tables are doing that you remember."""
    asked = [each for each in dict.fromkeys(ids.split(",")) if each]
    if len(asked) > MOST_ASKED:
        raise web_refused("malformed", "malformed", what=f"ids: at most {MOST_ASKED}")
    return MyTables(await summaries(context, visitor, asked))


async def summaries(
    context: ServerContext, visitor: Visitor, table_ids: Sequence[str]
) -> list[Summary]:
    """Tables in a line each; those that are gone are left out."""
    kept = await asyncio.to_thread(context.store.standings, table_ids)
    found: list[Summary] = []
    for table_id in table_ids:
        with suppress(PlanszaError):  # gone, of other rules, or of a game that is not installed
            head, standing = await how_it_stands(context, table_id, kept.get(table_id))
            found.append(summary(head, standing, visitor, context.tables.now()))
    return found


async def how_it_stands(
    context: ServerContext, table_id: str, kept: tuple[Head, str] | None
) -> tuple[Head, Standing]:
    """How a table stands: as it is kept beside the log, else as the table says."""
    if kept is not None:
        with suppress(msgspec.DecodeError):  # of another version of the program
            return kept[0], decode(kept[1])
    table = await context.table(table_id)
    return table.head, standing_of(table)


def summary(head: Head, standing: Standing, visitor: Visitor, now: float) -> Summary:
    """A table as everybody may see it, and what is the visitor's own."""
    game = find(head.game)
    words = words_for(visitor.language, game)
    held = held_of(standing, head, visitor.browser)
    is_open = standing.status == OPEN
    names = [
        visible(name)
        or (words("page-free-short") if is_open else words("seat-name", seat=number + 1))
        for number, name in enumerate(standing.names)
    ]
    asked = {*standing.deciding, *standing.asked}
    found = Summary(
        id=head.id,
        game=game.id,
        title=words.title(game.setup(head.seats, **head.options)),
        names=names,
        status=standing.status,
        to_move=standing.to_move,
        held=held,
        your_turn=not asked.isdisjoint(held),
        moved=standing.moved,
        by_turn=turn_limit(head.extra.get("clock")) is not None,
        winners=standing.winners,
        next_table=standing.next_table,
    )
    _add_time(found, standing, words, now)
    return found


def _add_time(found: Summary, standing: Standing, words: Words, now: float) -> None:
    """How long somebody still has, and the reader's vacation."""
    ends = {seat: end for seat, end in enumerate(standing.ends) if end is not None}
    mine = [end for seat, end in ends.items() if seat in found.held]
    deadline = min(mine or ends.values(), default=None)
    if deadline is not None:
        found.deadline, found.left = round(deadline, 1), round(max(0.0, deadline - now), 1)
        found.left_words = time_left(words, deadline - now)
    if found.held and standing.away:
        away = max(standing.away[seat] for seat in found.held)
        found.away = away if away > now else None
        found.vacation = min(standing.vacation[seat] for seat in found.held)


def held_of(standing: Standing, head: Head, browser: str | None) -> list[int]:
    """The seats that a browser holds."""
    if browser is None:
        return []
    shown = hash_secret(seat_secret(browser, head))
    return [seat for seat, holders in enumerate(standing.holders) if shown in holders]


POLL_ROUTES = Router("/api", route_handlers=[poll_table, list_my_tables])
