"""Playing the same deal as one's friends: the pages, and what they send."""

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct, field

from plansza.bots import bot_names
from plansza.club.deals import Deal, Place, compared, pair_of, pairs_of
from plansza.core.chance import commitment, new_seed
from plansza.core.errors import PlanszaError, blaming
from plansza.core.setup import make_setup
from plansza.games import GAMES, find
from plansza.table.decide import DEFAULT_BOT, Command, refused
from plansza.table.ids import new_table_id
from plansza.table.table import OVER, RUNNING
from plansza.web.club.pages import shown, teller_for
from plansza.web.club.signing import club_in
from plansza.web.club.telling import Teller, Told
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.parameters import PROBLEMS, Language
from plansza.web.common.requests import Id, NewClock, Strict
from plansza.web.common.visitor import Caller, Visitor, browser_cookie
from plansza.web.context import Context, ServerContext
from plansza.web.tables.pictures import spoken_names
from plansza.web.tables.routes import browser_of
from plansza.web.tables.service import clock_of

MOST_TABLES = 16
NEWEST = 8  # in the list


class NewDeal(Strict):
    """What several tables shall play. With `pairs` two tables belong together, in a game for two:
    each pair plays one side here and the other there."""

    game: Id
    tables: Annotated[int, Meta(ge=2, le=MOST_TABLES)]
    seats: Annotated[int, Meta(ge=1, le=64)] | None = None
    options: Annotated[dict[Id, Id], Meta(max_length=40)] = field(default_factory=dict)
    clock: NewClock | None = None
    pairs: bool = False


class OpenedDeal(Struct):
    """A deal and where its page is."""

    id: str
    address: str
    commitment: str
    tables: list[str]


class Closing(Strict):
    """Nothing more need be said."""


class Closed(Struct):
    """The deal is over."""

    closed: bool


@dataclass(frozen=True)
class SeatLine:
    """A seat of one table, as the page of the deal shows it."""

    who: Told
    pair: str
    score: str
    won: bool
    share: str


@dataclass(frozen=True)
class TableLine:
    """A table of a deal."""

    id: str
    status: str
    seats: list[SeatLine]
    said: str
    moves: int
    mine: bool


# -- opening and closing --------------------------------------------------------------------------


@post("/deals", responses=PROBLEMS)
async def make_deal(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    data: JSONBody[NewDeal],
    language: Language = None,
) -> Response[OpenedDeal]:
    """Open several tables with one seed, drawn by the server and sealed before anybody sits."""
    club, browser = club_in(context), browser_of(context, visitor)
    me = await club.member(visitor)
    if me is None and not club.section.guests:
        raise refused("members-only", "only players of this club do this: sign in first")
    game = find(data.game)
    with blaming(game.id):
        setup = make_setup(game.id, game.seat_counts, game.options, data.seats, data.options)
        game.check(setup)
    if data.pairs and (setup.seats != 2 or data.tables % 2):
        raise web_refused("pairs-of-two", "pairs need a game for two, and tables by twos")
    for _ in range(data.tables):
        context.limiter.check(visitor.host, "create")
    id, seed = new_table_id(), new_seed()
    tables = tuple(new_table_id() for _ in range(data.tables))
    deal = Deal(
        game=game.id,
        seats=setup.seats,
        options=dict(setup.options),
        commitment=commitment(seed),
        tables=tables,
        created=context.tables.now(),
        maker=maker_mark(context, id, browser),
        member=me.name if me is not None else "",
        pairs=data.pairs,
    )
    await asyncio.to_thread(club.deals.kept.make, id, deal)
    clock = clock_of(data.clock)
    for table_id in tables:
        await context.tables.create(
            game,
            setup.seats,
            setup.options,
            clock=clock,
            hints=False,
            table_id=table_id,
            visitor=context.keys.label(visitor.address),
            stand_in=DEFAULT_BOT if DEFAULT_BOT in bot_names() else None,
            seed=seed,
            more={"deal": id, "family": id},
        )
    opened = OpenedDeal(id, f"/club/deals/{id}", deal.commitment, list(tables))
    return Response(opened, cookies=[browser_cookie(request, context.keys, browser)])


def maker_mark(context: ServerContext, id: str, browser: str) -> str:
    """What is kept of the browser that made something."""
    return context.keys.sign(f"maker {id} {browser}")


async def found_deal(context: ServerContext, id: str) -> Deal:
    """A deal by its id."""
    deal = await asyncio.to_thread(club_in(context).deals.kept.find, id[:100])
    if deal is None:
        raise web_refused("not-found", "there is no such deal")
    return deal


async def is_maker(context: ServerContext, visitor: Visitor, id: str, deal: Deal) -> bool:
    """Whether it was made by this browser, or this player."""
    me = await club_in(context).member(visitor)
    if me is not None and me.name == deal.member:
        return True
    return visitor.browser is not None and deal.maker == maker_mark(context, id, visitor.browser)


@post("/deals/{deal_id:str}/close", responses=PROBLEMS, status_code=200)
async def close_deal(
    context: Context,
    visitor: Caller,
    deal_id: FromPath[str],
    data: JSONBody[Closing],
    language: Language = None,
) -> Closed:
    """End a deal before all its tables are over: games that go on are drawn, and not compared."""
    club, deal = club_in(context), await found_deal(context, deal_id)
    if not await is_maker(context, visitor, deal_id, deal):
        raise web_refused("not-the-maker", "only whoever made this deal closes it")
    for table_id in deal.tables:
        table = await context.table(table_id)
        if table.status == RUNNING:
            await context.tables.submit(table_id, Command("close"))
    await club.settled()
    await asyncio.to_thread(club.deals.kept.close, deal_id)
    await asyncio.to_thread(club.note_deal, deal_id)
    return Closed(True)


# -- pages ----------------------------------------------------------------------------------------


@get("/club/deals", include_in_schema=False)
async def deals_page(request: AnyRequest, context: Context, visitor: Caller) -> Response[str]:
    """The newest deals, and a form for another one."""
    club = club_in(context)
    me, teller = await club.member(visitor), await teller_for(club, visitor)
    newest = await asyncio.to_thread(club.deals.kept.newest, NEWEST)
    lines = [
        (each.name, teller.title(each.value.game), len(each.value.tables), each.value.over,
         teller.day(each.value.created))
        for each in newest
    ]  # fmt: skip
    offers = [(id, teller.title(id), game.seat_counts) for id, game in GAMES.all().items()]
    return await shown(
        request, context, visitor, "deals.html", me, teller, script="club/deals.js",
        deals=lines, offers=offers, most=MOST_TABLES,
    )  # fmt: skip


@get("/club/deals/{deal_id:str}", include_in_schema=False)
async def deal_page(
    request: AnyRequest, context: Context, visitor: Caller, deal_id: FromPath[str]
) -> Response[str]:
    """A deal: its tables, and when all of them are over, the results side by side."""
    club, deal = club_in(context), await found_deal(context, deal_id)
    me, teller = await club.member(visitor), await teller_for(club, visitor)
    places = compared(deal) if deal.over else {}
    lines = [
        await table_line(context, visitor, teller, deal, place, places)
        for place in range(len(deal.tables))
    ]
    totals = pairs_of(deal) if deal.pairs and deal.over else []
    return await shown(
        request, context, visitor, "deal.html", me, teller, script="club/deals.js",
        id=deal_id, deal=deal, lines=lines, title=teller.title(deal.game),
        pairs=[(letter(n), teller.wins(won) if won is not None else "–")
               for n, won in enumerate(totals)],
        maker=await is_maker(context, visitor, deal_id, deal), scored=is_scored(deal),
    )  # fmt: skip


def is_scored(deal: Deal) -> bool:
    """Whether there are points besides winning and losing."""
    scores = {chair.score for each in deal.results.values() for chair in each.chairs}
    return not scores <= {0.0, 0.5, 1.0}


def letter(pair: int) -> str:
    """What a pair is called."""
    return chr(ord("A") + pair)


async def table_line(
    context: ServerContext,
    visitor: Visitor,
    teller: Teller,
    deal: Deal,
    place: int,
    places: dict[str, list[Place]],
) -> TableLine:
    """One of the tables; while the deal is played, only who sits there."""
    id = deal.tables[place]
    result, found = deal.results.get(id), places.get(id)
    names: list[str] = [""] * deal.seats
    status, mine = OVER if result is not None else "gone", False
    try:
        table = await context.table(id)
        words = visitor.viewer(None).words(table.game)
        names, status = spoken_names(table, words), table.status
        names = ["" if chair.free else name for chair, name in zip(table.seats, names, strict=True)]
        mine = bool(visitor.held(table))
    except PlanszaError:  # the host has deleted it; the result is here
        pass
    seats = [
        seat_line(teller, deal, place, seat, names[seat], found[seat] if found else None)
        for seat in range(deal.seats)
    ]
    chairs = [teller.chair(chair) for chair in result.chairs] if result is not None else []
    said = teller.outcome(result, chairs) if deal.over and result is not None else ""
    moves = result.moves if deal.over and result is not None else 0
    return TableLine(id, status, seats, said, moves, mine)


def seat_line(
    teller: Teller, deal: Deal, place: int, seat: int, name: str, found: Place | None
) -> SeatLine:
    """A seat, with its comparison where there is one."""
    result = deal.results.get(deal.tables[place])
    who = teller.chair(result.chairs[seat]) if result is not None else Told(name)
    pair = letter(pair_of(place, seat)) if deal.pairs else ""
    if found is None:
        return SeatLine(who, pair, "", False, "")
    share = teller.share(found.share) if found.share is not None else "–"
    return SeatLine(who, pair, f"{found.score:g}", bool(found.won), share)


DEAL_API: Any = Router("/api/club", route_handlers=[make_deal, close_deal])
DEAL_PAGES: list[Any] = [deals_page, deal_page]
